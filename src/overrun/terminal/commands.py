"""The commands that one may type instead of an answer.

Each takes the session, the open ask and the rest of the line; those that change something say
whether the table has moved on, so that the ask is no longer the one to answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from overrun.analysis import telling
from overrun.analysis.advice import advise
from overrun.bots import usual_bot
from overrun.core.errors import UndoRefused
from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason, wire
from overrun.terminal.choices import arrange, own
from overrun.terminal.fields import runs
from overrun.terminal.saves import SaveFailed
from overrun.tools import catalog

if TYPE_CHECKING:
    from overrun.terminal.session import Session

Command = Callable[["Session", Ask, str], bool | None]

WHY_LINES = 18
WHY_TARGETS = 6
RULES_FOUND = 12
CARDS_SHOWN = 20
NOW = "now"
RANDOM = "random"
"""The bot whose advice is worth nothing."""


class Leave(Exception):
    """Somebody wants to stop playing for today. ``saved`` says whether the game is to be kept."""

    def __init__(self, saved: bool = True) -> None:
        super().__init__()
        self.saved = saved


def command_for(typed: str, commands: Mapping[str, Command]) -> tuple[Command | None, str]:
    """The command of these that a line stands for, and the rest of it."""
    word, _, rest = typed.partition(" ")
    word = ALIASES.get(word.lower(), word.lower())
    rest = rest.strip()
    if rest and word not in TAKES_MORE:
        return None, typed  # "hand nurse b2" is an answer, "hand" a command
    return commands.get(word), rest


# -- looking -----------------------------------------------------------------------------------


def help_(session: Session, ask: Ask, rest: str) -> None:
    choices = session.choices(ask)
    session.say(
        "help",
        numbered=bool(choices.by_number),
        words=choices.example(),
        id=wire(choices.first),
    )
    session.screen.say(
        session.text("terminal-item", words=own(session.speaker, f"terminal-help-{word}"))
        for word in session.commands
    )


def goal(session: Session, ask: Ask, rest: str) -> None:
    session.screen.say(session.board.goal(session.table.view(ask.seat)))


def board(session: Session, ask: Ask, rest: str) -> None:
    session.screen.table(session.scene(ask.seat, ask))


def legend(session: Session, ask: Ask, rest: str) -> None:
    session.screen.legend()


def log(session: Session, ask: Ask, rest: str) -> None:
    session.screen.say(session.log(ask.seat))


def choices(session: Session, ask: Ask, rest: str) -> None:
    """Every choice in a full sentence, also those that were shown in short."""
    scene = session.scene(ask.seat, ask)
    assert scene.choices is not None
    session.screen.say([session.speaker.ask(ask), *scene.choices.sentences()])


def hand(session: Session, ask: Ask, rest: str) -> None:
    cards = session.board.hand(session.table.view(ask.seat))
    if not cards:
        session.say("no-hand")
    session.screen.say(session.board.told(cards))


def look(session: Session, ask: Ask, rest: str) -> None:
    """The cards of a name, or those that matter now, and what they do."""
    cards = session.board.look_up(session.table.view(ask.seat), rest)
    if not cards:
        session.say("nothing-of-that-name", typed=rest or None)
    session.say_some(session.board.told(cards), CARDS_SHOWN)


def rules(session: Session, ask: Ask, rest: str) -> None:
    """A rule by its id, or the rules that speak of a word."""
    game = session.table.game
    book = catalog.in_force(game.name, game.builds_on)
    if not book.rules:
        session.say("no-rules")
        return
    if not rest:
        session.say("rules-how", example=next(iter(book.rules)), count=len(book.rules))
        return
    try:
        rule = book.find(rest)
    except catalog.UnknownRule as error:
        found = [rule for rule in book.rules.values() if rest.lower() in rule.text.lower()]
        if not found or "-" in rest:
            session.screen.say([str(error)])
            return
        said = [session.text("terminal-rule", id=rule.id, rule=rule.text) for rule in found]
        session.say_some(said, RULES_FOUND)
        return
    session.say("rule", id=rule.id, rule=rule.text)


def why(session: Session, ask: Ask, rest: str) -> None:
    """Why one option is not allowed, or what is not allowed at all."""
    if rest:
        legal = session.choices(ask).find(rest)
        words = [session.speaker.option(ask, option) for option in legal]
        session.say_some([session.text("terminal-allowed", words=each) for each in words],
                         WHY_TARGETS)  # fmt: skip
        if len(legal) != 1:
            session.explain(ask, rest, others=bool(legal))
        return
    refused = list(session.table.refused(ask))
    telling = [each for each in refused if each[1].key not in session.board.dull] or refused
    if not telling:
        session.say("nothing-refused")
        return
    lines = _refusals(session, ask, telling)
    session.say("not-allowed")
    session.say_some(lines, WHY_LINES)
    session.say("why-how")


def _refusals(session: Session, ask: Ask, refused: list[tuple[Option, Reason]]) -> list[str]:
    """What is not allowed, gathered by reason: ``Nurse, move to B2, B3: not free (ZT-MOV-04)``.

    Actors are named together only if what is said is true of each of them.
    """
    by_reason: dict[str, list[Option]] = {}
    for option, reason in refused:
        by_reason.setdefault(session.speaker.reason(reason), []).append(option)
    lines = []
    for because, options in by_reason.items():
        together: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        for row in arrange(session.speaker, ask, options):
            for group in row.groups:
                labels = tuple(dict.fromkeys(entry.label for entry in group.entries))
                actors = together.setdefault((group.verb, labels), [])
                actors += [row.actor] if row.actor else []
        for (verb, labels), actors in together.items():
            said = runs(session.text, labels)
            if len(said) > WHY_TARGETS:
                said = [*said[:WHY_TARGETS], session.text("terminal-others")]
            what = session.text("terminal-list", items=said)
            lines.append(
                session.text(
                    "terminal-refused-group",
                    actors=actors or None,
                    what=session.text("terminal-group", verb=verb, targets=what) if verb else what,
                    reason=because,
                )
            )
    return lines


def hint(session: Session, ask: Ask, rest: str) -> None:
    """What the best bot would choose, and why; it sees no more than the person does."""
    table, seat, speaker = session.table, ask.seat, session.speaker
    if usual_bot(table.game.name) == RANDOM:
        session.say("no-hint")
        return
    seed = f"{table.header.seed}/hint/{ask.number}"
    worlds = partial(table.world, seat)
    advice = advise(table.game.name, table.view(seat), ask, worlds, seed)
    session.say("hint", words=speaker.option(ask, advice.option))
    if reason := telling.why(speaker, advice):
        session.screen.say([reason])
    if advice.chance is not None:
        others = [
            session.text(
                "terminal-hint-option",
                words=speaker.option(ask, option),
                chance=telling.hundredths(chance),
            )
            for option, chance in advice.others
        ]
        session.say("hint-chances", chance=telling.hundredths(advice.chance), others=others)


# -- changing ----------------------------------------------------------------------------------


def undo(session: Session, ask: Ask, rest: str) -> bool:
    """Take back the person's last answer, and with the consent of the others what came since.

    Bots never consent: a secret that came to light cannot be forgotten again.
    """
    table, seat = session.table, ask.seat
    if not any(answer.seat == seat for answer in table.answers):
        session.say("nothing-to-undo")
        return False
    consent: set[int] = set()
    if not table.may_undo(seat):
        if session.bots:
            session.say("undo-stops", rule=session.board.undo_rule or None)
            return False
        for other in session.seating.people:
            if other != seat:
                if not _confirm(session, "undo-consent", name=session.name_of(other)):
                    session.say("undo-refused", name=session.name_of(other))
                    return False
                consent.add(other)
    try:
        while True:
            own = table.answers[-1].seat == seat
            table.undo(seat, consent)
            if own:
                break
    except UndoRefused as error:
        session.screen.say([str(error)])
        return False
    session.forget()
    session.say("undone")
    return True


def concede(session: Session, ask: Ask, rest: str) -> bool:
    if not _confirm(session, "concede-confirm"):
        session.say("go-on")
        return False
    session.table.concede(ask.seat)
    return True


def save(session: Session, ask: Ask, rest: str) -> None:
    try:
        path = session.saves.write(session.table, rest)
    except SaveFailed as error:
        session.say("save-failed", error=str(error))
    else:
        session.say("saved", path=str(path), command=session.resume_command(path))


def quit_(session: Session, ask: Ask, rest: str) -> bool:
    """Leave, unless the game cannot be saved: then only ``quit now`` does."""
    if rest.lower() == NOW:
        raise Leave(saved=False)
    try:
        session.saves.write(session.table)
    except SaveFailed as error:
        session.say("save-failed", error=str(error))
        session.say("quit-anyway")
        return False
    raise Leave


def _confirm(session: Session, key: str, **facts: str) -> bool:
    text = session.text
    typed = session.screen.read(text(f"terminal-{key}", **facts)).lower()
    return typed in (text("yes"), text("yes")[:1])


COMMANDS: dict[str, Command] = {
    "help": help_,
    "goal": goal,
    "why": why,
    "rules": rules,
    "board": board,
    "choices": choices,
    "hand": hand,
    "look": look,
    "log": log,
    "legend": legend,
    "hint": hint,
    "undo": undo,
    "save": save,
    "concede": concede,
    "quit": quit_,
}
ALIASES = {"?": "help", "q": "quit", "exit": "quit", "rule": "rules"}
TAKES_MORE = frozenset(("why", "rules", "look", "save", "quit"))
