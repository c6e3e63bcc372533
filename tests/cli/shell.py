"""A shell for tests: runs ``overrun`` in this process, as a person would type it."""

from __future__ import annotations

import io
import json
import os
import shlex
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, NamedTuple
from unittest.mock import patch

from overrun.cli import main


class Said(NamedTuple):
    """The exit code, and what was written to the two outputs."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def overrun(line: str, *more: object) -> Said:
    """Run a command line; further words are taken as they are, so paths need no quotes."""
    words = ["overrun", *shlex.split(line), *map(str, more)]
    out, err = io.StringIO(), io.StringIO()
    code = 0
    wide = patch.dict(os.environ, {"COLUMNS": "500", "NO_COLOR": "1", "TERM": "dumb"})
    with wide, patch.object(sys, "argv", words), redirect_stdout(out), redirect_stderr(err):
        try:
            main()
        except SystemExit as exit:
            code = exit.code if isinstance(exit.code, int) else int(exit.code is not None)
    return Said(code, out.getvalue(), err.getvalue())


def refusal(said: Said) -> str:
    """The one line that says what was wrong with the input."""
    assert said.code == 2, said
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith("overrun: ")
    return line.removeprefix("overrun: ")
