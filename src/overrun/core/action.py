"""Verbs and actions: what options are made of, declared once for everybody who reads them.

An option is a tuple of words, ``("move", "nurse", "B2")``. Its first word is a **verb**, the others
are arguments of **kinds**: a human, a field. A game declares both, in one table (``Game.verbs``):

>>> FIELDS = {"A1": 0, "B2": 7}
>>> FIELD = Kind("field", lambda state, word: FIELDS.get(word), words=lambda *_: FIELDS)
>>> HUMAN = among("human", "nurse", "child")
>>> move = Verb("move", human=HUMAN, field=FIELD)

From that follow its arguments by name, for sentences and clients; whether an option is nonsense,
and else the values that it names, for checks; what somebody might think of; and where on the
board it is (``Kind.where``).

>>> move.named(("move", "nurse", "B2"))
{'human': 'nurse', 'field': 'B2'}
>>> move.read(None, ("move", "nurse", "B2"))
('nurse', 7)
>>> move.read(None, ("move", "B2")) is None
True

An :class:`Action` is a verb with rules: what can be done, why not, what it costs, and how it is
done. Its ``check`` and ``do`` get the values, never the words. ``options`` runs for every answer
and knows nothing of kinds; the conformance checks prove that it and ``check`` agree.

How a game comes to use it
--------------------------
1. Write its kinds (``kinds.py``): each reads a word to a value, ``None`` for nonsense.
2. Make each row of its actions an :class:`Action` with its arguments by the names that sentences
   use: ``Action("attack", options, check, do, survivor=SURVIVOR, die=DIE)``. An argument that may
   be left out is ``DIE.maybe``; as many as one likes are ``CARD.many``, last.
3. Declare every other verb with which something is answered, also votes and picks, and put all of
   them into ``Game.verbs`` by :func:`table`. One verb has one row: where asks use it with
   more or fewer arguments, the last ones are ``maybe``.
4. Let ``why_not`` call :meth:`Verb.read`, give the game's word for nonsense if that finds none, and
   hand the values to the check; let ``considered`` walk :meth:`Verb.considered`.
5. Delete what that replaces: counts of words, places of words in options, ``where``, and the
   ``arguments`` of ``text/words``.

``tests/games/test_verbs.py`` plays every game and reads every option.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from overrun.core.errors import RulesError
from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason

ONE, MAYBE, MANY = "one", "maybe", "many"


def _none(state: Any, ask: Ask, known: Any) -> Iterable[str]:
    return ()


class Kind(msgspec.Struct, frozen=True):
    """What an argument may be: how its word is read, thought of, and found on the board."""

    name: str
    read: Callable[[Any, str], Any]
    """The value of a word in a state; ``None`` if it is nonsense there."""
    words: Callable[[Any, Ask, Option], Iterable[str]] = _none
    """The words that one might think of, from the state, the ask and the option so far; what may
    be left out is left out for the empty word."""
    where: Callable[[Any, Ask, str], Iterable[str]] = _none
    """The places on the board that a word stands for, from the view and the ask alone."""
    times: str = ONE

    @property
    def maybe(self) -> Kind:
        """The same, where it may be left out."""
        return msgspec.structs.replace(self, times=MAYBE)

    @property
    def is_left_out(self) -> bool:
        """Whether nobody thinks of it, and it need not be said."""
        return self.times == MAYBE and self.words is _none

    @property
    def many(self) -> Kind:
        """The same, any number of times."""
        return msgspec.structs.replace(self, times=MANY)


def among(name: str, *words: str) -> Kind:
    """A kind that is one of these words, and nowhere on the board.

    >>> facing = among("facing", *"NESW")
    >>> facing.read(None, "N"), facing.read(None, "X")
    ('N', None)
    """
    known = dict.fromkeys(words)
    return Kind(name, lambda state, word: word if word in known else None, lambda *_: known)


Arguments: TypeAlias = "dict[str, str | list[str] | None]"


class Verb:
    """The first word of an option, and the kinds of the others by their names.

    >>> drop = Verb("drop", card=among("card", "axe", "rope").many)
    >>> drop.named(("drop", "axe", "rope"))
    {'card': ['axe', 'rope']}
    """

    def __init__(self, name: str, /, *, manner: str = "", **kinds: Kind) -> None:
        self.name = name
        self.manner = manner
        """How clients offer it: ``move`` goes somewhere, ``aim`` hits somebody, ``cards`` is done
        with cards, ``rare`` as well but is seldom wanted, ``end`` ends something and should not
        be met by chance."""
        self.kinds = kinds
        self._all = tuple(kinds.values())
        times = [kind.times for kind in kinds.values()]
        self._least = times.count(ONE)
        self._most = None if MANY in times else len(times)
        if times != sorted(times, key=(ONE, MAYBE, MANY).index) or times.count(MANY) > 1:
            raise RulesError(f"{name!r} has an argument after one that may be left out")

    def named(self, option: Option) -> Arguments:
        """The arguments of an option by name; those that it leaves out are ``None``."""
        given: Arguments = {}
        for at, (name, kind) in enumerate(self.kinds.items(), 1):
            if kind.times == MANY:
                given[name] = list(option[at:])
            else:
                given[name] = option[at] if at < len(option) else None
        return given

    def read(self, state: Any, option: Option) -> tuple[Any, ...] | None:
        """The values of the arguments that are given; ``None`` if the option is nonsense."""
        size = len(option) - 1
        if size < self._least or (self._most is not None and size > self._most):
            return None
        values = []
        for kind, word in zip(self._kinds(size), option[1:], strict=True):
            value = kind.read(state, word)
            if value is None:
                return None
            values.append(value)
        return tuple(values)

    def where(self, view: Any, ask: Ask, option: Option) -> list[str]:
        """The places on the board that the option is about, in the order of its words."""
        kinds = self._kinds(len(option) - 1)
        words = zip(kinds, option[1:], strict=False)
        return [place for kind, word in words for place in kind.where(view, ask, word)]

    def considered(self, state: Any, ask: Ask, said: Option = ()) -> Iterator[Option]:
        """What one might think of with this verb; or as it goes on, if so much was said."""
        said = said or (self.name,)
        kinds = [*self.kinds.values()][len(said) - 1 :]
        if not kinds or kinds[0].times == MANY or kinds[0].is_left_out:
            yield said
            return
        for word in kinds[0].words(state, ask, said):
            if word:
                yield from self.considered(state, ask, (*said, word))
            else:
                yield said

    def _kinds(self, size: int) -> Sequence[Kind]:
        kinds = self._all
        if size == len(kinds):
            return kinds
        return kinds[:size] + kinds[-1:] * (size - len(kinds))


class Action(Verb):
    """A verb with its rules. All of them get the state, or the play, and whoever acts in the way of
    the game: a seat, a survivor, a pawn on its field."""

    def __init__(
        self,
        name: str,
        options: Callable[..., Any],
        check: Callable[..., Reason | None],
        do: Callable[..., Any],
        /,
        *,
        price: int = 1,
        manner: str = "",
        **kinds: Kind,
    ) -> None:
        super().__init__(name, manner=manner, **kinds)
        self.options = options
        """What can be done now, quickly."""
        self.check = check
        """Why something cannot, by its values; nothing if it can."""
        self.do = do
        """Carry it out; a flow if it may ask on."""
        self.price = price
        """What it costs in what the game counts: action points, actions, dice."""


Verbs: TypeAlias = Mapping[str, Verb]
V = TypeVar("V", bound=Verb)


def table(*verbs: V) -> dict[str, V]:
    """Verbs by their names, of which no two are alike.

    >>> table(Verb("end"), Verb("end"))
    Traceback (most recent call last):
    overrun.core.errors.RulesError: two verbs are called 'end'
    """
    found: dict[str, V] = {}
    for verb in verbs:
        if verb.name in found:
            raise RulesError(f"two verbs are called {verb.name!r}")
        found[verb.name] = verb
    return found
