"""``overrun fidelity``: the rules beside their rulebooks."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from overrun.lab.fidelity import DEPARTURES, departures, fidelity, heading, kind_of
from overrun.tools import catalog
from overrun.tools.catalog import CatalogueError, Rule
from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal

ROOT = Path(__file__).parents[2]


def rule(text: str, source: str) -> Rule:
    return Rule("ZT-BIT-99", text, "18. Bite", source, 1)


@pytest.mark.parametrize(
    ("game", "source", "section"),
    [
        ("zombie-terror", "Przygotowanie gry step 5; Pionki sąsiadujące", "Przygotowanie gry"),
        ("zombie-terror", "1) Ruch zombie / Ruch, Obrót", "1) Ruch zombie"),
        ("zombie-terror", "ZT-BIT-01", "Ugryzienie"),
        ("long-night", "PL 'Atak' and 'Zawartość' step 4, FR 'Attaquer'", "Atak"),
        ("long-night", "PL banner R1", "R1"),
        ("warring-colonies", '"Wilcza nora". Base: adds.', "Wilcza nora"),
        ("warring-colonies", "content WC-OP-07. Base: keeps.", ""),
        ("army-of-the-dead", "SETUP-11, MISSION", "Przygotowanie do gry"),
        ("army-of-the-dead", "BOLA example", "Wyrzutnia Bolasów"),
    ],
)
def test_a_source_names_its_section_of_the_rulebook(game: str, source: str, section: str) -> None:
    assert heading(catalog.load(game), rule("Text.", source)) == section


@pytest.mark.parametrize(
    ("text", "source", "kind"),
    [
        ("A bite costs 0 AP.", "Ugryzienie", "printed"),
        ("(D) A bite costs 0 AP.", "Ugryzienie", "inferred"),
        ("`[INF]` There is one leader.", '"Przygotowanie gry"', "inferred"),
        ("It works in every attack. *(inferred: none is excepted)*", "SKILLS", "inferred"),
        ("(R → ZT-OP-35) It bites.", "Ugryzienie", "ruled"),
        ("A ruling of ours.", "", "ruled"),
    ],
)
def test_a_rule_rests_on_the_book_or_on_a_ruling(text: str, source: str, kind: str) -> None:
    assert kind_of(rule(text, source)) == kind


@pytest.mark.parametrize("game", catalog.games_with_catalogue())
def test_every_rule_is_in_one_section(game: str) -> None:
    found = fidelity(game, ROOT / "tests")
    ids = [id for part in found.parts for id in part.rules]
    assert sorted(ids) == sorted(catalog.load(game).rules)
    assert sum(found.kinds.values()) == len(ids)
    assert found.parts[-1].heading == ""  # what the book does not say comes last


def told(file: Path) -> list[str]:
    """The page without the last column, which changes with every test that is written."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line.rpartition(" | ")[0] if line.startswith("| ") else line for line in lines]


def test_the_page_is_what_the_catalogues_say(tmp_path: Path) -> None:
    said = shell("fidelity --write", tmp_path / "fidelity.md")
    assert said.code == 0
    page = ROOT / "docs" / "fidelity.md"
    assert told(page) == told(tmp_path / "fidelity.md"), "overrun fidelity --write docs/fidelity.md"


def test_json_has_the_promised_keys() -> None:
    told = shell("fidelity zombie-terror --json").json
    assert list(told) == ["zombie-terror"]
    figures = told["zombie-terror"]
    assert {"total", "tested", "vectors", "sections", "departures"} <= set(figures)
    bite = next(part for part in figures["sections"] if part["section"] == "Ugryzienie")
    assert set(bite) == {"section", "rules", "printed", "inferred", "ruled", "tests", "untested"}
    assert "ZT-BIT-01" in bite["rules"]


def test_a_wrong_name_is_told_with_those_that_exist(tmp_path: Path) -> None:
    assert "long-night" in refusal(shell("fidelity nothing"))
    assert "no such directory" in refusal(shell("fidelity --tests", tmp_path / "none"))


DEPARTS = """
[zombie-terror.{id}]
book = "A bite is free."
here = "{here}"
why = "A test."
option = "{option}"
"""


@pytest.mark.parametrize(
    ("id", "here", "option", "wrong"),
    [
        ("ZT-BIT-02", "It costs.", "layout=compact", ""),
        ("ZT-BIT-77", "It costs.", "", "no rule ZT-BIT-77"),
        ("ZT-BIT-02", " ", "", "must say what the book prints"),
        ("ZT-BIT-02", "It costs.", "layout=round", "round"),
        ("ZT-BIT-02", "It costs.", "layuot=compact", "layuot"),
    ],
)
def test_a_departure_names_a_rule_and_a_setting_that_exist(
    tmp_path: Path, id: str, here: str, option: str, wrong: str
) -> None:
    shutil.copy(catalog.rulebook() / "zombie-terror.md", tmp_path)
    (tmp_path / DEPARTURES).write_text(DEPARTS.format(id=id, here=here, option=option))
    catalogue = catalog.read(tmp_path / "zombie-terror.md")
    if not wrong:
        assert departures("zombie-terror", catalogue, tmp_path)[id].option == option
        return
    with pytest.raises(CatalogueError, match=wrong):
        departures("zombie-terror", catalogue, tmp_path)


def test_a_broken_list_of_departures_says_where(tmp_path: Path) -> None:
    (tmp_path / DEPARTURES).write_text("[zombie-terror\n")
    with pytest.raises(CatalogueError, match=DEPARTURES):
        departures("zombie-terror", catalog.load("zombie-terror"), tmp_path)
