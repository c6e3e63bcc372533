"""The browser client knows the messages by a file made from them."""

from __future__ import annotations

from overrun.server import typescript


def test_the_clients_types_are_up_to_date() -> None:
    written = typescript.TARGET.read_text(encoding="utf-8")
    assert written == typescript.source(), "run: python -m overrun.server.typescript"


def test_what_a_client_may_leave_out_is_optional() -> None:
    source = typescript.source()
    assert "  settings?: Record<string, string>;" in source
    assert "  answers: number;" in source


def test_a_frame_names_its_type() -> None:
    assert "export interface Update {\n  type: 'update';" in typescript.source()
