"""``overrun check``: what is wrong with a card is said in one line, with its place."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import overrun as overrun_package
from overrun.bots.army_of_the_dead.aims import WANTS
from overrun.games import GAMES
from overrun.games.long_night import library
from overrun.games.long_night.checking import check_content
from overrun.tools.catalog import rulebook
from tests.cli.shell import overrun, refusal

Change = Callable[[str, str, str], list[str]]


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A copy of the cards, to be spoilt."""
    copy = tmp_path / "content"
    shutil.copytree(library.CONTENT, copy)
    return copy


@pytest.fixture
def change(content: Path) -> Change:
    """Replace something in a file; what is wrong then and was not before."""
    before = check_content(content)

    def changed(file: str, old: str, new: str) -> list[str]:
        path = content / file
        source = path.read_text(encoding="utf-8")
        assert old in source
        path.write_text(source.replace(old, new, 1), encoding="utf-8")
        return [each for each in check_content(content) if each not in before]

    return changed


@pytest.fixture
def added(content: Path) -> Callable[[str, str], list[str]]:
    """Write more into a file of the second box; what is wrong then and was not before."""
    problems = check_content(content)

    def add(file: str, source: str) -> list[str]:
        path = content / "town" / file
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(f"{before}\n{source}", encoding="utf-8")
        return [each for each in check_content(content) if each not in problems]

    return add


# --- The command ------------------------------------------------------------


def test_our_own_content_has_no_problem() -> None:
    said = overrun("check")
    assert said.code == 0, said.out
    lines = said.out.splitlines()
    assert [line for line in lines if not line.startswith("Note: ")] == [
        f"{name}: no problem" for name in GAMES
    ]


@pytest.mark.rule("AD-OP-163")
def test_what_is_worth_knowing_is_noted() -> None:
    note = "missions/back-door.toml, personal: leaves no room for the objectives of hanne"
    assert f"Note: {note}" in overrun("check army-of-the-dead").out.splitlines()
    assert note in overrun("check army-of-the-dead --json").json["army-of-the-dead"]["remarks"]


def test_json() -> None:
    said = overrun("check long-night --json")
    assert said.code == 0
    assert said.json == {"long-night": {"problems": [], "remarks": []}}


def test_a_game_that_does_not_exist() -> None:
    assert refusal(overrun("check shot-night")).startswith("unknown game 'shot-night' (did you")


def test_help_has_examples() -> None:
    assert "overrun check zombie-terror --json" in overrun("check --help").out


def test_problems_are_listed_and_counted(
    content: Path, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    problems = change("moon/survivors.toml", "influence = 41", "influence = 43")
    monkeypatch.setattr(library, "CONTENT", content)
    said = overrun("check long-night")
    assert said.code == 1
    assert said.out.splitlines() == [*problems, "long-night: 1 problem"]
    said = overrun("check long-night --json")
    assert said.code == 1
    assert said.json == {"long-night": {"problems": problems, "remarks": []}}


BROKEN = """\
import sys
from pathlib import Path
from overrun.games.long_night import library
library.CONTENT = Path(sys.argv[1])
from overrun.cli import main
sys.argv = ["overrun", *sys.argv[2:]]
main()
"""


@pytest.mark.parametrize(
    ("command", "code"), [(["check", "long-night"], 1), (["games"], 2)], ids=["check", "games"]
)
def test_a_broken_file_is_a_line_and_no_traceback(
    content: Path, command: list[str], code: int
) -> None:
    (content / "moon" / "items.toml").write_text("[pistol\nkind = ", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", BROKEN, str(content), *command],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    said = done.stdout + done.stderr
    assert "items.toml: " in said
    assert "line 1" in said


# --- What cannot be read ----------------------------------------------------


def test_every_mistake_is_found_at_once(content: Path, change: Change) -> None:
    change("moon/items.toml", 'kind = "weapon"', 'kind = "sword"')
    change("moon/crises.toml", 'do = "frostbite"', 'do = "frostbyte"')
    (content / "town" / "monsters.toml").write_text("[a]\nb = 1\n", encoding="utf-8")
    (content / "town" / "items-more.toml").write_text("[fuel]\nkind = 'fuel'\n", encoding="utf-8")
    problems = check_content(content)
    assert len(problems) == 4
    crisis, item, double, file = problems
    assert crisis.startswith("moon/crises.toml, [burst-pipes]: unknown effect 'frostbyte' (did you")
    assert item.startswith("moon/items.toml, [pistol]: Invalid enum value 'sword'")
    assert double == "town/items-more.toml: there are two items called 'fuel'"
    assert file.startswith("town/monsters.toml: unknown kind of cards 'monsters'; valid: surv")


def test_a_field_too_many(change: Change) -> None:
    (problem,) = change("moon/items.toml", "by = 1 }", "by = 1, bye = 2 }")
    assert problem.startswith("moon/items.toml, [food-1]: effect 'food': Object contains unknown")


# --- What cannot be right ---------------------------------------------------


def test_the_first_box_is_complete(change: Change) -> None:
    problems = change("moon/exiles.toml", "[new-hearth]", "[fallen-hearth]\nmodule = 'bandits'")
    assert problems == ["moon: there are 4 exiles, not 5 (LN-INV-04)"]


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("moon/survivors.toml", "influence = 41", "influence = 43",
         "moon/survivors.toml [grady]: gia has the influence 43 too"),
        ("moon/survivors.toml", "attack = 6", "attack = 7",
         "moon/survivors.toml [teodora]: attack is 7; a die shows 1 to 6"),
        ("moon/survivors.toml", 'place = "police"', 'place = "polis"',
         "moon/survivors.toml [mei]: unknown place 'polis' (did you mean 'police'?)"),
        ("moon/survivors.toml", 'ability = { passive = "quiet" }', "ability = { once = true }",
         "moon/survivors.toml [blue]: an ability has either effects or a passive"),
        ("moon/survivors.toml", 'once = true, effects = [{ do = "heal", who = "here" }]',
         'effects = [{ do = "heal", who = "here" }]',
         "moon/survivors.toml [gia]: it costs neither a die nor anything else, so it must be once "
         "a round"),
        ("moon/items.toml", 'deck = "library", kind = "education"',
         'deck = "library", kind = "weapon"',
         "moon/items.toml [card-catalogue]: find: there is no weapon in the deck of library"),
        ("moon/items.toml", 'equip = { passive = "tough" }\n', "",
         "moon/items.toml [riot-vest]: it has neither effects nor equip"),
        ("moon/crises.toml", "bandits = [2, 5]", "bandits = [2, 9]",
         "moon/crises.toml [thirty-below]: bandits: no place has the number 9"),
        ("moon/crises.toml", 'do = "wound", who = "leaders"', 'do = "wound"',
         "moon/crises.toml [bitter-well]: wound: here nobody acts"),
        ("moon/secrets.toml", '{ is = "morale-zero" },', '{ is = "main-done" },',
         "moon/secrets.toml [own-flock]: the first goal says what becomes of the colony: "
         "morale-zero or main-failed"),
        ("moon/objectives.toml", "morale = 7", "morale = 11",
         "moon/objectives.toml [tribute]: standard: morale is 11; the track goes from 1 to 10"),
        ("moon/objectives.toml", "colony = 6", "colony = 19",
         "moon/objectives.toml [tribute]: standard: 19 zombies and barricades do not fit at "
         "colony"),
        ("moon/objectives.toml", "[tribute.hard]",
         "[tribute.standard.players.5]\nmorale = 12\n[tribute.hard]",
         "moon/objectives.toml [tribute]: standard: players.5: morale is 12; the track goes from"),
        ("moon/objectives.toml", "[tribute.hard]",
         "[tribute.standard.players.6]\nmorale = 5\n[tribute.hard]",
         "moon/objectives.toml [tribute]: standard: unknown number of players '6'"),
        ("moon/objectives.toml", "[tribute.hard]",
         "[tribute.standard.players.3]\nhelpless = 40\n[tribute.hard]",
         "moon/objectives.toml [tribute]: standard: players.3: with 3 players 46 people do not"),
        ("moon/objectives.toml", 'kind = "medicine", at_least = 2, per_player = true',
         'kind = "medicine", at_least = 30, per_player = true',
         "moon/objectives.toml [tribute]: standard: it wants 150 medicine cards, but there are "),
        ("moon/objectives.toml", 'kind = "medicine", at_least = 2, per_player = true',
         'kind = "tool", at_least = 1, per_player = true',
         "moon/objectives.toml [tribute]: standard: it wants tool cards, but accepts none"),
    ],
)  # fmt: skip
def test_what_makes_no_sense(change: Change, file: str, old: str, new: str, problem: str) -> None:
    problems = change(file, old, new)
    assert any(each.startswith(problem) for each in problems), problems


def test_decks_follow_the_icons(change: Change) -> None:
    problems = change("moon/decks.toml", "[police]\n", "[police]\nnurses-bag = 9\n")
    assert "moon/decks.toml [police]: it has 29 cards, not 20 (LN-INV-09)" in problems
    assert (
        "moon/decks.toml [police]: it holds medicine, which the place does not show (LN-BRD-16)"
        in problems
    )


def test_rarer_kinds_come_later(change: Change) -> None:
    problems = change("moon/places.toml", '"weapon", "fuel", "tool"', '"food", "fuel", "weapon"')
    assert any("is rarer (LN-BRD-16)" in each for each in problems), problems
    assert any("but there is none" not in each for each in problems)


# --- A card of one's own ----------------------------------------------------

CROSSROADS = """
[mine]
when = [{when}]
[[mine.options]]
effects = [{effects}]
[[mine.options]]
effects = [{{ do = "nothing" }}]
"""


def crossroads(when: str, effects: str = '{ do = "nothing" }') -> str:
    return CROSSROADS.format(when=when, effects=effects)


@pytest.mark.parametrize(
    ("when", "problem"),
    [
        ('{ is = "did", action = "move", place = "school" }', ""),
        ('{ is = "did", action = "move", place = "skool" }', "did: unknown place 'skool'"),
        ('{ is = "did", action = "search", place = "colony" }',
         "did: 'search' is never done in the colony"),
        ('{ is = "did", action = "play", place = "school" }', "did: 'play' is done at no place"),
        ('{ is = "did", action = "move", kind = "fuel" }',
         "did: 'move' is done with no kind of card"),
        ('{ is = "did", action = "move", result = "bite" }', "did: 'move' has no result"),
        ('{ is = "owns", name = "gja" }', "owns: unknown survivor 'gja' (did you mean 'gia'?)"),
        ('{ is = "at", place = "scool" }', "at: unknown place 'scool'"),
        ('{ is = "morale", at_least = 12 }', "morale: 12 can never be, 10 at most"),
        ('{ is = "food" }', "food: it has no bound, so it always holds"),
        ('{ is = "food", at_least = 4 }, { is = "food", at_most = 2 }',
         "food: at least 4 and at most 2 cannot both hold"),
        ('{ is = "not", of = { is = "zombies", where = "moon", at_least = 1 } }',
         "zombies: unknown place 'moon'"),
        ("", "it has no condition"),
    ],
)  # fmt: skip
def test_triggers_can_come_true(
    added: Callable[[str, str], list[str]], when: str, problem: str
) -> None:
    problems = added("crossroads-mine.toml", crossroads(when))
    if problem:
        assert len(problems) == 1
        assert problems[0].startswith(f"town/crossroads-mine.toml [mine]: {problem}")
    else:
        assert problems == []


@pytest.mark.parametrize(
    ("effects", "problem"),
    [
        ('{ do = "food", by = 0 }', "food: by 0 is nothing"),
        ('{ do = "wound", who = "named" }', "wound: a name goes with"),
        ('{ do = "zombies", count = 2, where = "moon" }', "zombies: unknown place 'moon'"),
        ('{ do = "draw", deck = "colony" }', "draw: unknown deck 'colony'"),
        ('{ do = "find", deck = "school" }', "find: it looks for a kind, or for an item"),
        ('{ do = "roll", at_least = 7 }', "roll: at_least is 7"),
        ('{ do = "recruit", name = "gia" }', "it recruits gia, who need not be in the deck"),
        ('{ do = "exile-vote" }', "a vote on exile makes no sense in a game together"),
        ('{ do = "if", when = [{ is = "owns", name = "gja" }] }', "if: owns: unknown survivor"),
        ('{ do = "roll", at_least = 3, then = [{ do = "draw", count = 0 }] }',
         "draw: count is 0"),
    ],
)  # fmt: skip
def test_effects_can_be_carried_out(
    added: Callable[[str, str], list[str]], effects: str, problem: str
) -> None:
    problems = added("crossroads-mine.toml", crossroads('{ is = "alone" }', effects))
    assert len(problems) == 1, problems
    assert problems[0].startswith(f"town/crossroads-mine.toml [mine]: {problem}")


def test_an_item_needs_a_deck(added: Callable[[str, str], list[str]]) -> None:
    item = '[peaches]\nkind = "food"\neffects = [{ do = "food", by = 2 }]\n'
    assert added("items-mine.toml", item) == ["town/items-mine.toml [peaches]: it is in no deck"]


def test_a_vote_is_between_two_options(added: Callable[[str, str], list[str]]) -> None:
    card = crossroads('{ is = "alone" }').replace("when", "vote = true\nwhen", 1)
    card += '[[mine.options]]\neffects = [{ do = "nothing" }]\n'
    (problem,) = added("crossroads-mine.toml", card)
    assert problem.endswith("a vote is between two options, not 3")


def test_the_examples_of_the_page_pass(content: Path) -> None:
    """The cards of docs/adding-a-card.md, put where the page says."""
    page = (Path(__file__).parents[2] / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    for file, source in re.findall(r"<!-- (\w+)\.toml -->\n```toml\n(.*?)```", page, re.DOTALL):
        if file != "decks":
            (content / "town" / f"{file}-page.toml").write_text(source, encoding="utf-8")
    decks = content / "town" / "decks.toml"
    source = decks.read_text(encoding="utf-8")
    source = source.replace("[grocery]\n", "[grocery]\ncanned-peaches = 2\n")
    source = source.replace("[school]\n", "[school]\nhand-warmer = 1\n")
    decks.write_text(source, encoding="utf-8")
    assert check_content(content) == []


# --- A word of one's own ----------------------------------------------------

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-card.md"
SOURCE = Path(overrun_package.__file__).parent


def check_in(source: Path) -> list[str]:
    """What ``overrun check long-night`` prints where the program is this copy of ours."""
    done = subprocess.run(
        [sys.executable, "-m", "overrun", "check", "long-night"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(source.parent), "COLUMNS": "200"},
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout.splitlines()


def test_what_a_new_word_lacks_is_named(tmp_path: Path) -> None:
    """The word of docs/adding-a-card.md: its class alone, then with all that the page adds."""
    source = tmp_path / "overrun"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(rulebook(), source / "rulebook")
    blocks = r"<!-- add to ([\w./-]+) -->\n```\w+\n(.*?)```"
    (word, *others) = re.findall(blocks, PAGE.read_text(encoding="utf-8"), re.DOTALL)

    def add(file: str, more: str) -> None:
        with (source / file).open("a", encoding="utf-8") as end:
            end.write(f"\n\n{more}")

    add(*word)
    effect, event, worth, count = check_in(source)
    assert effect == "long-night/effects.ftl: ln-effect-thaw is missing"
    assert event.startswith("games/long_night/effects/people.py:")
    assert event.endswith("the event 'thawed' has no sentence: ln-event-thawed")
    assert worth == "bots/long_night/effects: what is the effect 'thaw' worth?"
    assert count == "long-night: 3 problems"
    for file, more in others:
        add(file, more)
    assert check_in(source) == ["long-night: no problem"]


def test_what_bots_do_not_know_of_missions_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(WANTS, "vault-open")
    said = overrun("check army-of-the-dead")
    assert said.code == 1
    line, _ = said.out.splitlines()
    assert line == "bots/army_of_the_dead/aims.py: what does 'vault-open' want?"
