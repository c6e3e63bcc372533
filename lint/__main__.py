"""The command: ``python -m lint src``."""

from __future__ import annotations

import sys
from pathlib import Path

from lint.checks import lint, python_files


def main(arguments: list[str]) -> int:
    """The command: 0 if all is well, 1 with findings, 2 if there is nothing to look at."""
    places = [Path(argument) for argument in arguments]
    missing = [place for place in places if not place.exists()]
    if missing or not places:
        trouble = f"{missing[0]}: no such file or directory" if missing else "name what to look at"
        print(f"lint: {trouble}; e.g. python -m lint src", file=sys.stderr)
        return 2
    files = python_files(places)
    findings = lint(files)
    for finding in findings:
        print(finding)
    print(f"lint: {len(files)} files, {len(findings) or 'no'} findings", file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
