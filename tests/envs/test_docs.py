"""What docs/envs.md shows can be run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


OURS = [each for each in EXAMPLES if re.search(r"\benvs? = ", each)]
OPENSPIELS = [each for each in EXAMPLES if "pyspiel" in each]


@pytest.mark.parametrize("example", OURS)
def test_an_example_runs(example: str) -> None:
    names: dict[str, Any] = {}
    exec(example, names)
    if "envs" in names:
        space = names["envs"].observation_space["action_mask"]
        assert names["observations"]["action_mask"].shape == space.shape == (8, 8192)
    else:
        mask = names["env"].unwrapped.episode.encoding.mask(None)
        assert names["observation"]["action_mask"].shape == mask.shape


@pytest.mark.parametrize("example", OPENSPIELS)
def test_an_example_for_openspiel_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    exec(example, names)
    assert names["state"].is_terminal()
    assert capsys.readouterr().out.count("1.0") == 3


def test_there_are_examples() -> None:
    assert (len(OURS), len(OPENSPIELS), len(EXAMPLES)) == (3, 1, 4)
