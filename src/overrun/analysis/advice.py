"""Advice to somebody who is asked: what to do, why, and what else one might."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from overrun.bots import MASTER, Worlds, make_bot, usual_bot
from overrun.bots.mind import Mind, knows
from overrun.bots.search.budget import Playouts
from overrun.bots.search.halving import Judged
from overrun.bots.search.master import MasterBot
from overrun.core.errors import RulesError
from overrun.core.flow import Ask
from overrun.core.reason import Option

PLAYOUTS = 60
"""What is thought through for an advice."""
OTHERS = 2
"""So many of the next best are told of."""
REASONS = 4
"""So many words may say why; those that a game has no text for are left out later."""
SHARE = 5
"""A reason that is so many times smaller than the strongest is not told."""


class Advice(msgspec.Struct):
    """What a good bot would do. It saw a view, and worlds that look the same from there."""

    option: Option
    chance: float | None = None
    """How likely a win is then; nothing where no bot can say."""
    others: list[tuple[Option, float]] = []
    """The next best that it thought of, and their chances."""
    reasons: list[str] = []
    """Words of the traits that speak most for it, beside the next best."""


def advise(game: str, view: Any, ask: Ask, worlds: Worlds, seed: str) -> Advice:
    """What to answer. With the same seed it is the same again."""
    if not knows(game) or len(ask.options) == 1:
        return Advice(make_bot(usual_bot(game), game, seed).choose(view, ask, worlds))
    bot = make_bot(f"{MASTER}:{PLAYOUTS}", game, seed)
    assert isinstance(bot, MasterBot)
    bot.thinking = bot.usual.about(view, ask.seat)
    worlds = bot.thinking.weighed(view, ask.seat, worlds)
    lines = bot.steady.lines(view, ask, worlds, bot.thinking.lines)
    for option in _liked(bot.mind, view, ask):
        offered = {line[0] for line in lines}
        if len(offered) <= OTHERS and option not in offered:
            lines.append([option])
    try:
        option = bot.think(ask, worlds, lines, Playouts(PLAYOUTS), bot.thinking.doubt)[0]
    except RulesError:  # no world fits, so nothing can be tried
        return Advice(lines[0][0])
    if not bot.thoughts:  # it saw no sense in that
        rival = next(each for each in _liked(bot.mind, view, ask) if each != option)
        return Advice(option, reasons=reasons(bot.mind, view, ask, option, rival))
    chances = _chances(bot.thoughts)
    others = sorted(chances.items(), key=lambda pair: -pair[1])
    others = [pair for pair in others if pair[0] != option][:OTHERS]
    why = reasons(bot.mind, view, ask, option, others[0][0]) if others else []
    return Advice(option, chances[option], others, why)


def _liked(mind: Mind, view: Any, ask: Ask) -> list[Option]:
    return [option for option, _ in mind.policy.ranked(view, ask)]


def _chances(thoughts: list[Judged]) -> dict[Option, float]:
    """For each answer the chance of the best line that begins with it."""
    found: dict[Option, float] = {}
    for each in thoughts:
        found[each.option] = max(each.chance, found.get(each.option, 0.0))
    return found


def reasons(mind: Mind, view: Any, ask: Ask, option: Option, rival: Option) -> list[str]:
    """The words of the traits that speak for an option rather than another, the strongest first.

    What only makes it less bad than the other is no reason for it, and what hardly counts beside
    the strongest is not worth a word.
    """
    weights = mind.numbers.policy[ask.kind].traits if ask.kind in mind.numbers.policy else {}
    traits = dict(zip(ask.options, mind.look(view, ask.seat).traits(ask), strict=True))
    mine, theirs = (_weighed(traits[each], weights) for each in (option, rival))
    ahead = Counter({word: mine[word] - theirs[word] for word in mine if mine[word] > 0})
    found = ahead.most_common(REASONS)
    return [word for word, weight in found if weight > 0 and SHARE * weight >= found[0][1]]


def _weighed(traits: list[str], weights: dict[str, int]) -> Counter[str]:
    """What the traits of an option add up to, by the words that stand for them."""
    words: Counter[str] = Counter()
    for name in traits:
        words[name.partition("/")[0]] += weights.get(name, 0)
    return words
