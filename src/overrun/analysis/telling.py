"""An analysis as plain data with its sentences, for commands and clients."""

from __future__ import annotations

from typing import Any

import msgspec

from overrun.analysis.advice import Advice
from overrun.analysis.report import Analysis, Mistake
from overrun.core.flow import Ask
from overrun.core.reason import unwire
from overrun.text.say import Speaker

DIGITS = 4


class Regret(msgspec.Struct):
    """A mistake in words."""

    step: int
    seat: int
    round: int
    kind: str
    option: str
    text: str
    chance: float
    better: str
    better_text: str
    better_chance: float
    cost: float
    luck: float


def regret(speaker: Speaker, mistake: Mistake) -> Regret:
    """What was done, and what would have been better."""
    decision = mistake.decision
    done, better = unwire(decision.option), unwire(decision.better)
    ask = Ask(mistake.seat, decision.kind, [done, better], decision.facts)
    return Regret(
        step=mistake.step,
        seat=mistake.seat,
        round=mistake.round,
        kind=decision.kind,
        option=decision.option,
        text=speaker.option(ask, done),
        chance=decision.chance,
        better=decision.better,
        better_text=speaker.option(ask, better),
        better_chance=decision.better_chance,
        cost=mistake.cost,
        luck=decision.luck,
    )


def plain(analysis: Analysis, speaker: Speaker) -> dict[str, Any]:
    """The analysis as JSON; ``docs/json.md`` describes it."""
    told = msgspec.to_builtins(analysis, str_keys=True)
    told["mistakes"] = [msgspec.to_builtins(regret(speaker, each)) for each in analysis.mistakes]
    rounded: dict[str, Any] = _rounded(told)
    return rounded


def _rounded(value: Any) -> Any:
    """The same with chances that can be read."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(each) for each in value]
    return value


# -- advice ----------------------------------------------------------------------------------------

MOST_REASONS = 2


def why(speaker: Speaker, advice: Advice) -> str:
    """Why an advice is good, in a sentence; nothing where the bot could not say."""
    text = speaker.text
    known = [word for word in advice.reasons if speaker.has(f"for-{word}")][:MOST_REASONS]
    if known:
        return text("hint-why", reasons=[speaker(f"for-{word}") for word in known])
    if advice.chance is None:
        return ""
    ahead = all(advice.chance > chance for _, chance in advice.others)
    return text("hint-why-ahead" if ahead else "hint-why-close")


def hundredths(chance: float) -> int:
    """A chance for people.

    >>> hundredths(0.256)
    26
    """
    return round(100 * chance)
