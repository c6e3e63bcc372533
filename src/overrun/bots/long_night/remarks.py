"""What a bot says of its vote, once all votes are shown: why, from what everybody has seen."""

from __future__ import annotations

from typing import Any

from overrun.bots.base import Remark
from overrun.bots.long_night.suspicion import EVIDENCE, evidence, suspected, weights
from overrun.core.flow import Ask
from overrun.core.reason import Option


def remark(view: Any, ask: Ask, option: Option) -> Remark | None:
    """Why a bot votes as it does about an exile; of other answers it says nothing."""
    if ask.kind != "vote" or ask.facts.get("about") != "exile":
        return None
    accused = int(str(ask.facts["other"]))
    if accused == ask.seat:
        return Remark("ln-remark-me", {})
    if option == ("yes",):
        return Remark("ln-remark-for", {"accused": accused}, {"evidence": against(view, accused)})
    doubts = suspected(view, ask.seat)
    worst = max(doubts, key=lambda seat: doubts[seat], default=accused)
    if doubts.get(worst, 0) > doubts.get(accused, 0):
        seats = {"accused": accused, "other": worst}
        return Remark("ln-remark-rather", seats, {"evidence": against(view, worst)})
    return Remark("ln-remark-against", {"accused": accused})


def against(view: Any, seat: int) -> str:
    """What speaks most against a player: ``hand-more``, ``added-fewer``; or ``nothing``."""
    learned = weights()
    amounts = dict(zip(EVIDENCE, evidence(view)[seat], strict=True))
    name = max(EVIDENCE, key=lambda name: learned.get(name, 0) * amounts[name])
    if learned.get(name, 0) * amounts[name] <= 0:
        return "nothing"
    return f"{name}-{'more' if amounts[name] > 0 else 'fewer'}"
