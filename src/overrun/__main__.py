"""``python -m overrun`` is the same as ``overrun``."""

from overrun.cli import main

main()
