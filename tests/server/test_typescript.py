"""The browser client knows the messages by a file made from them."""

from __future__ import annotations

import os
from pathlib import Path

from overrun.server import typescript


def test_it_is_written_when_it_says_something_new(tmp_path: Path) -> None:
    target = tmp_path / "src/lib/protocol.ts"
    typescript.write(target)
    assert target.read_text(encoding="utf-8") == typescript.source()
    os.utime(target, (0, 0))
    typescript.write(target)
    assert target.stat().st_mtime == 0
    target.write_text("// of an older server", encoding="utf-8")
    typescript.write(target)
    assert target.read_text(encoding="utf-8") == typescript.source()


def test_what_a_client_may_leave_out_is_optional() -> None:
    source = typescript.source()
    assert "  settings?: Record<string, string>;" in source
    assert "  answers: number;" in source


def test_a_frame_names_its_type() -> None:
    assert "export interface Update {\n  type: 'update';" in typescript.source()


def test_what_is_one_of_a_few_words_says_which() -> None:
    assert "  until?: 'begun' | 'decision' | 'recalled' | 'turn';" in typescript.source()
