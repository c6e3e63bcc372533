"""How bots look at The Long Night: what a table and each option come to, in whole numbers."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

from overrun.bots.long_night.answers import KINDS_OF_ASK, Told
from overrun.bots.long_night.stand import Stand
from overrun.core.flow import Ask


class LongNightLook(Stand):
    """The table as one seat sees it."""

    NUMBERS: ClassVar[dict[str, str]] = {
        "left": "rounds to play, this one included",
        "morale": "the colony's morale",
        "slack": "morale beyond a point for every round",
        "store": "food that is left after tonight's meal, below 0 if it does not last",
        "starved": "starvation tokens",
        "helpless": "helpless survivors",
        "unruly": "those of them who are unruly",
        "waste": "cards of waste",
        "waste-loss": "morale that the waste costs tonight",
        "missing": "points that the crisis lacks",
        "held": "cards in hand that help against the crisis",
        "failing": "the chance that the crisis comes, in hundredths",
        "stake": "what the crisis costs, in tenths of a point of morale",
        "later": "players whose turn is still to come in this round",
        "later-hands": "cards in their hands",
        "hand": "cards in hand",
        "hands": "cards in all hands",
        "dice": "unused dice",
        "high-dice": "those of them that show four or more",
        "group": "survivors of one's own",
        "people": "all survivors",
        "at-home": "survivors in the colony",
        "hurt": "wounds of one's own, of every kind",
        "frost": "one's own who are frostbitten",
        "frail": "all survivors whom one more wound kills",
        "all-hurt": "wounds of all",
        "zombies-home": "zombies at the colony",
        "zombies-outside": "zombies elsewhere",
        "walls-home": "barricades and traps at the colony",
        "walls-outside": "barricades and traps elsewhere",
        "danger-home": "deaths to expect at the colony, in tenths",
        "danger-outside": "deaths to expect elsewhere, in tenths",
        "noise": "noise tokens",
        "dead": "survivors who have died",
        "effort": "dice that the main objective will take",
        "pressure": "tenths of the time left that this takes",
        "goals": "goals of the main objective that are not met",
        "lack": "the share of the objective that is lacking, in tenths",
        "wishes": "demands of one's own objective that are not met",
        "traitor": "1 for a betrayer",
        "striking": "1 for a betrayer who strikes",
        "exiled": "1 in exile",
        "exiles": "players in exile",
        "alone": "1 if everybody wins alone",
        "players": "players",
        "hard": "1 on the hard side",
        "dawn": "1 if the game ends with this round",
        "bandits": "bandits",
        "specials": "special zombies",
        "built": "improvements that stand",
        "best": "what the best card for the objective is worth, in tenths",
        "food-worth": "what two rations are worth, in tenths",
    }
    TRAITS: ClassVar[dict[str, str]] = {
        "worth": "what an option is worth by a rough count, as a step of a ladder",
        "best": "that it is the best of all by that count, or of its verb",
        "part": "what a part of that is worth: danger, work, exposure",
        "die": "whether a lower die would do",
        "item": "which item it is about",
        "kind": "the kind of a card",
        "who": "which survivor it is about",
        "place": "a place that it is about",
        "state": "the state of a survivor, or of the place",
        "case": "what the question is about, with what may be said of the option",
        "does": "an effect that it has, and how much",
        "ref": "the path of the card's effects",
        "door": "what stands at an entrance",
        "face": "a die",
        "need": "what is lacking that it would bring",
    }

    ASKS: ClassVar[dict[str, Told]] = KINDS_OF_ASK
    """What is told of the options of each kind of ask."""

    def __init__(self, view: Any, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.players = view.players
        self.me = view.players[seat]
        self._meet()
        self._see()

    @cached_property
    def position(self) -> list[int]:  # type: ignore[override]
        """The numbers of the position: many questions are answered without them."""
        return self._numbers()

    def _numbers(self) -> list[int]:
        view, me, left, morale = self.view, self.me, self.left, self.view.morale
        high = 0
        for die in me.dice:
            if die > 3:
                high += 1
        best = 0
        for kind in self.plan.accepts:
            value = self.deliver(kind)
            if value > best:
                best = value
        home = self.now_home
        return [
            left, morale, morale - left, max(-8, min(12, self.store)), view.starvation,
            view.helpless, view.unruly, len(view.waste), view.waste_loss, self.gap, self.held,
            self.failing, self.stake // 10, self.later, self.later_hands, me.hand_size, self.hands,
            len(me.dice), high, len(me.group), len(self.people),
            self.at_home, self.hurt_own, self.frost, self.frail, self.hurt_all,
            home[0], self.now[0] - home[0], home[1], self.now[1] - home[1],
            min(60, self.danger_home // 10), min(60, self.danger_outside // 10), self.noises,
            len(view.graveyard), min(300, self.effort // 10), min(60, self.pressure // 10),
            self.unsolved, self.lack, self.unmet, int(self.wish.betrayal), self.striking,
            int(me.exiled), self.exiles, int(not self.coop), len(self.players),
            int(view.side == "hard"), int(left == 1), self.bandits, self.specials,
            len(view.modules.built), best // 10, self.food(2) // 10,
        ]  # fmt: skip

    def traits(self, ask: Ask) -> list[list[str]]:
        known = self.ASKS.get(ask.kind)
        if known is None:  # what the option names, where nothing better is known
            return [[f"case/{part}" for part in option[1:]] for option in ask.options]
        return known(self, ask)


LOOK = LongNightLook
