"""The Long Night at the terminal: two to five seats, hidden hands, long turns, many cards."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from overrun.bots import let_answer, make_bot
from overrun.core.errors import BadSetting
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games import find
from overrun.games.long_night.library import library
from overrun.terminal.boards import board_for
from overrun.terminal.choices import Choices, imagine
from overrun.terminal.commands import COMMANDS
from overrun.terminal.plain import PlainScreen
from overrun.terminal.saves import Saves
from overrun.terminal.seats import Seating
from overrun.terminal.session import Session
from overrun.text import Text
from overrun.text.say import Speaker
from tests.terminal.sitting import Terminal, at_table, scripted, shown

GAME = find("long-night")
TEXT = Text("en")
PROMPT = "> > >"
BOARD = board_for(Speaker(TEXT, GAME))  # strict: a missing message raises


def play(terminal: Terminal, *words: str, typed: list[str] | None = None) -> str:
    return terminal.play(*words, typed=typed or [], game=GAME.name).output


def until(kind: str, seats: int = 3, about: str = "", **settings: str) -> tuple[Table[Any], Ask]:
    """A table at which the first seat is asked this, the others having answered theirs."""
    for number in range(60):
        table = Table.new(GAME, seats=seats, seed=f"until/{number}", settings=settings)
        bots = [make_bot("steady", GAME.name, f"{number}/{seat}") for seat in range(seats)]
        while not table.ended:
            asks = sorted(table.asks, key=lambda ask: -ask.seat)
            ask = asks[0]
            if ask.seat == 0 and ask.kind == kind and ask.facts.get("about", "") == about:
                return table, ask
            let_answer(table, ask, bots[ask.seat])
    raise AssertionError(f"nobody was ever asked {kind}")


def told(table: Table[Any], saves: Path, capsys: pytest.CaptureFixture[str], *typed: str) -> str:
    """All that a plain screen tells the first seat, who types some lines and leaves."""
    lines = [*typed, "quit"]

    def keyboard(prompt: str) -> str:
        print(PROMPT)
        return lines.pop(0)

    screen = PlainScreen(TEXT, BOARD, keyboard)
    others = dict.fromkeys(range(1, table.header.seats), "random")
    Session(table, Seating((0,), others), BOARD, screen, Saves(saves)).run()
    return capsys.readouterr().out


def flat(said: str) -> str:
    """The text without line breaks, to look for sentences in."""
    return re.sub(r"\s+", " ", said)


# --- Whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "people"), [(2, (0,)), (3, (2,)), (4, (0, 1, 2, 3)), (5, (1, 4))]
)
def test_a_whole_game(terminal: Terminal, seats: int, people: tuple[int, ...]) -> None:
    seed = f"whole/{seats}"
    lines, expected = scripted(seed, people, game=GAME, seats=seats)
    words = [word for seat in people for word in ("--seat", f"player-{seat + 1}")]
    output = play(terminal, "--seed", seed, "--seats", str(seats), *words, typed=lines)
    table = terminal.table()
    assert table.ended
    assert table.log.hash == expected.log.hash
    assert ("The keyboard goes to: " in output) == (len(people) > 1)


def test_bots_alone_can_be_watched(terminal: Terminal) -> None:
    output = play(terminal, "--seed", "alone", "--seats", "4", "--seat", "none")
    assert "Round 1 begins" in output
    assert "You win" not in output
    assert terminal.table().ended


def test_all_modes_and_objectives_can_be_played(terminal: Terminal) -> None:
    for objective in ("random", "front-door"):
        settings = {"objective": objective, "boxes": "two", "adult": "on", "elimination": "on"}
        lines, expected = scripted("modes", (0,), settings, game=GAME, seats=3)
        words = [word for each in settings.items() for word in ("--option", "=".join(each))]
        play(terminal, "--seed", "modes", "--seats", "3", *words, typed=lines)
        assert terminal.table().log.hash == expected.log.hash


NONSENSE = [
    "", "xyzzy", "0", "99", "²", "move", "move:", "::::", "attack:gia:9", "play:", "look", "look :",
    "look a", "why", "why attack 9", "rules", "rules bite", "hand gia axe", "exile player 9", "7 7",
    "[bold]", "{ $seat }", "attack " * 200, "hint", "log", "legend", "board", "choices", "help",
    "goal", "concede", "no", "quit please", "player", "1 2 3", "barricade", "school", "why school",
]  # fmt: skip


def test_any_mixture_of_commands_and_answers_is_survived(terminal: Terminal) -> None:
    draw = random.Random("mixture")
    words = [*NONSENSE, *(word for word in COMMANDS if word not in ("quit", "concede"))]
    lines = [draw.choice([*words, "1", "2", "3", "end"]) for _ in range(150)]
    play(terminal, "--seed", "mixture", "--seats", "3", typed=lines)
    seats = ("--seat", "player-1", "--seat", "player-2")
    play(terminal, "--seed", "mixture", "--seats", "3", *seats, typed=lines)


# --- Seats --------------------------------------------------------------------------------------


def test_as_few_as_possible_play_if_nobody_says_how_many(terminal: Terminal) -> None:
    assert "You are Player 1" in play(terminal, "--seed", "two")
    assert terminal.table().header.seats == 2


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--seats", "6"], "long-night is for 2, 3, 4, 5 seats, not 6"),
        (["--seats", "none"], "--seats: 'none' is not a whole number"),
        (
            ["--seats", "3", "--seat", "player-4"],
            "unknown seat 'player-4' (did you mean 'player-3'?)",
        ),
        (["--seats", "3", "--bots", "player-1=random"], "player-1 is given to a person and"),
        (["--resume", "x", "--seats", "3"], "--resume cannot be combined with --seats"),
    ],
)
def test_wrong_seats(terminal: Terminal, words: list[str], message: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(message)):
        play(terminal, *words)


def test_each_of_several_people_is_alone_with_the_own_secrets(terminal: Terminal) -> None:
    """The first one, too: secrets are dealt before anybody is asked."""
    seats = ("--seat", "player-1", "--seat", "player-2", "--seat", "player-3")
    lines, expected = scripted("veil", (0, 1, 2), game=GAME, seats=4)
    output = play(terminal, "--seed", "veil", "--seats", "4", *seats, typed=lines)
    before, *acts = re.split(r"The keyboard goes to: (Player \d)", output)
    assert "secret" not in before
    names, scenes = acts[::2], acts[1::2]
    assert set(names) == {"Player 1", "Player 2", "Player 3"}
    assert "\n" * 40 in scenes[0]
    secrets = {
        f"Player {seat + 1}": TEXT(f"ln-secret-{player.secret}")
        for seat, player in enumerate(expected.state.players)
    }
    for name, scene in zip(names[:-1], scenes[:-1], strict=True):  # the end tells everything
        for other, secret in secrets.items():
            assert (secret in scene) <= (other == name), f"{name} reads {secret} of {other}"


def test_a_person_is_told_what_the_seat_is_called(tmp_path: Path) -> None:
    table = Table.new(GAME, seats=3, seed="called")
    said = shown(table, tmp_path, "1")
    assert "You are Player 1" in said
    assert "You lead" not in said
    assert "²Player 2" in said


# --- Long turns ---------------------------------------------------------------------------------


def turn(table: Table[Any]) -> Choices:
    (ask,) = table.asks
    return Choices(BOARD.speaker, ask, typed=BOARD.typed)


def meant(choices: Choices, typed: str) -> list[Option]:
    found = choices.find(typed)
    return list(BOARD.meant(found, typed)) if len(found) > 1 else found


def test_a_turn_is_listed_by_who_does_what(tmp_path: Path) -> None:
    table, ask = until("action")
    assert len(ask.options) > 30
    choices = turn(table)
    leader, follower = (BOARD.speaker(f"survivor-{name}.short") for name in own(table))
    assert [row.actor for row in choices.rows] == [leader, follower, ""]
    # people's deeds are typed, cards and the end of the turn have numbers
    assert all(group.summary for row in choices.rows[:-1] for group in row.groups)
    numbered = [group for group in choices.rows[-1].groups if not group.summary]
    assert {group.verb for group in numbered} >= {"Play", "Add to the crisis", ""}
    assert numbered[-1].entries[-1].option == ("end",)
    said = shown(table, tmp_path)
    assert re.search(rf"^{leader} +attack with a \d", said, re.M)
    assert "Type who does what: “" in said
    assert len(said.splitlines()) < 45


def own(table: Table[Any]) -> list[str]:
    return list(table.state.players[0].group)


def test_words_find_what_is_meant() -> None:
    table, ask = until("action")
    choices = turn(table)
    who = own(table)[0]
    name = BOARD.speaker(f"survivor-{who}.short").lower()
    dice = [str(die) for die in dict.fromkeys(table.state.players[0].dice)]
    for typed in (f"{name} barricade {dice[-1]}", f"{who[:4]} barr {dice[-1]}"):
        assert meant(choices, typed) == [("barricade", who, dice[-1])]
    assert meant(choices, f"{name} library") == [("move", who, "library")]
    assert meant(choices, f"{name} gas") == [("move", who, "gas")]
    assert meant(choices, "end turn") == [("end",)]
    item = next(option[1] for option in ask.options if option[0] == "add")
    assert meant(choices, f"add {TEXT(f'ln-item-{item}')}") == [("add", item)]
    for option in ask.options:
        assert choices.find(choices.example(option)) == [option]


def test_without_a_number_the_lowest_die_is_used() -> None:
    table, _ = until("action")
    choices = turn(table)
    who = own(table)[0]
    lowest = str(min(table.state.players[0].dice))
    assert meant(choices, f"{who} barricade") == [("barricade", who, lowest)]
    # but not where it matters which: that die would be turned
    options = [("raise", "2"), ("raise", "3")]
    assert BOARD.meant(options, "raise") == options
    assert BOARD.meant([("attack", "gia", "3"), ("attack", "tom", "3")], "attack") != [
        ("attack", "gia", "3")
    ]


def test_players_are_found_by_the_number_that_is_said() -> None:
    ask = Ask(0, "action", [("exile", "1"), ("exile", "2"), ("request", "1"), ("end",)])
    choices = Choices(BOARD.speaker, ask, typed=BOARD.typed)
    assert choices.find("exile player 2") == [("exile", "1")]
    assert choices.find("exile player 3") == [("exile", "2")]
    assert choices.find("exile player 1") == []
    assert choices.find("ask player 2 for a card") == [("request", "1")]


def test_a_name_alone_lists_what_its_owner_can_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = until("action")
    who = own(table)[0]
    name = BOARD.speaker(f"survivor-{who}.short")
    said = told(table, tmp_path, capsys, name)
    listed = said.split("say more:")[1]
    assert re.search(rf"^- {name}: barricade with a \d", listed, re.M)
    assert re.search(rf"^- {name}: move to the ", listed, re.M)
    answers = len(table.answers)
    said = told(table, tmp_path, capsys, "the")
    assert "say more:" in said
    assert len(table.answers) == answers


def test_why_not_with_that_die(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, ask = until("action")
    who = own(table)[0]
    missing = next(str(n) for n in range(1, 7) if n not in table.state.players[0].dice)
    refused = [("attack", who, die) for die in "123456"]
    assert imagine(BOARD.speaker, ask, refused, f"{who} attack {missing}") == [
        ("attack", who, missing)
    ]
    said = told(table, tmp_path, capsys, f"why {who} barricade {missing}", f"{who} colony")
    assert "You have no unused die of that value. (LN-ACT-01)" in said
    assert "This survivor is there already." in said


def test_undo_speaks_of_nobody_s_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = until("action")
    said = told(table, tmp_path, capsys, "undo", "help")
    assert "came to light or somebody else has acted.\n" in said
    assert "why gia school" in said
    assert not re.search("ZT-|nurse|pawns", said)


# --- Cards --------------------------------------------------------------------------------------


def test_a_crossroads_card_is_read_before_it_is_answered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, ask = until("crossroads")
    card = f"ln-crossroads-{ask.facts['crossroads']}"
    for size in ((100, 40), (80, 24)):
        said = flat(shown(table, tmp_path, size=size).split(" left with it")[-1])
        assert flat(TEXT(f"{card}.story")) in said
        assert f"“{TEXT(card)}”: what do you do?" in said
        for option in ask.options:
            assert flat(BOARD.speaker.option(ask, option)) in said
    said = told(table, tmp_path, capsys)
    assert said.count(TEXT(f"{card}.story")) == 1  # when it came to light, and not again


def test_what_cannot_be_chosen_is_read_as_well() -> None:
    name = next(card.id for card in library().crossroads.values() if len(card.options) > 1)
    ask = Ask(0, "crossroads", [("option", "0")], {"crossroads": name, "actor": ""})
    view = Table.new(GAME, seats=3, seed="card").view(0)
    story, *ways = BOARD.reading(view, ask)
    assert story == TEXT(f"ln-crossroads-{name}.story")
    assert ways[0].startswith(f"Not possible now: {TEXT(f'ln-crossroads-{name}.option1')}")


def test_a_vote_says_what_each_thumb_brings(tmp_path: Path) -> None:
    card = next(card.id for card in library().crossroads.values() if card.vote)
    facts: dict[str, Any] = {"about": "crossroads", "crossroads": card, "seat": 1}
    ask = Ask(0, "vote", [("yes",), ("no",)], facts)
    _, up, down = BOARD.reading(Table.new(GAME, seats=3, seed="card").view(0), ask)
    assert up.startswith(f"Thumbs up: {TEXT(f'ln-crossroads-{card}.option0')}. ")
    assert down.startswith(f"Thumbs down: {TEXT(f'ln-crossroads-{card}.option1')}. ")
    table, ask = until("vote", about="exile")
    assert BOARD.reading(table.view(0), ask) == []
    assert re.search(r"1\) Yes: Player \d must go  2\) No:", shown(table, tmp_path))


def test_a_search_shows_the_cards_and_the_noise(tmp_path: Path) -> None:
    table, _ = until("search")
    (search,) = [player.search for player in table.state.players if player.search]
    place = table.state.places[search.place]
    said = flat(shown(table, tmp_path))
    for item in search.drawn:
        assert f"“{TEXT(f'ln-item-{item}')}” (" in said
    noise = f"{place.noise} of {place.noise_spaces} noise tokens lie here; "
    assert f"{noise}{len(place.deck)} cards are left in the deck." in said
    # nobody else sees them
    assert not BOARD.reading(table.view(1), table.asks[0])[:-1]


def test_survivors_are_introduced_before_they_are_chosen(tmp_path: Path) -> None:
    table = Table.new(GAME, seats=3, seed="keep")
    said = flat(shown(table, tmp_path))
    for name in table.view(0).offer:  # type: ignore[attr-defined]
        card = library().survivors[name]
        assert f"{TEXT(f'ln-survivor-{name}')}: " in said
        assert f"influence {card.influence}, " in said
        assert f"“{TEXT(f'ln-survivor-{name}.ability')}”: " in said


@pytest.mark.parametrize("kind", ["request", "equip", "choose-card"])
def test_cards_in_question_say_what_they_do(kind: str) -> None:
    table, ask = until(kind)
    for line in BOARD.reading(table.view(0), ask):
        assert re.match(r"“.+” \(\w+\): .+\.$", line)


def test_hand_look_and_goal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = until("action")
    view = table.view(0)
    own_secret = TEXT(f"ln-secret-{table.state.players[0].secret}")
    said = told(table, tmp_path, capsys, "hand", "look", "look burst pipes", "look xyzzy", "goal")
    _, hand, look, crisis, nothing, goal, _ = said.split(f"{PROMPT}\n")
    for item in view.players[0].hand:  # type: ignore[attr-defined]
        assert f"“{TEXT(f'ln-item-{item}')}” (" in hand
    assert f"Secret objective “{own_secret}”: " in hand
    for name in own(table):
        assert f"{TEXT(f'ln-survivor-{name}')}: " in look
    assert f"Crisis “{TEXT(f'ln-crisis-{table.state.crisis}')}”: " in look
    assert crisis.startswith("Crisis “Burst Pipes”: Needs tool cards")
    assert nothing.startswith("There is no card called “xyzzy”")
    assert "The colony’s aim is “" in goal
    assert own_secret in goal


def test_what_has_no_name_or_two_is_looked_up() -> None:
    view = Table.new(GAME, seats=3, seed="look").view(0)
    assert [card for card, _ in BOARD.look_up(view, "fuel")] == ["“Fuel” (fuel)"]
    assert len(BOARD.look_up(view, "plans")) > 1
    assert BOARD.look_up(view, "gia")[0][0] == TEXT("ln-survivor-gia")
    assert BOARD.look_up(view, "police station")[0][0] == "Police Station"
    for shelf in ("survivors", "items", "crises", "crossroads", "objectives", "secrets", "exiles"):
        for name in getattr(library(), shelf):
            assert BOARD.look_up(view, name.replace("-", " ")), f"{shelf}: {name}"


# --- The table ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_picture_fits_the_terminal(tmp_path: Path, width: int, height: int, seats: int) -> None:
    table = Table.new(GAME, seats=seats, seed="fits")
    session, screen = at_table(table, Seating(tuple(range(seats)), {}), tmp_path, width, height)
    bots = [make_bot("steady", GAME.name, f"fits/{seat}") for seat in range(seats)]
    kinds = []

    def keyboard(prompt: str) -> str:
        ask = table.asks[0]
        kinds.append(ask.kind)
        worlds = lambda seed: table.world(ask.seat, seed)  # noqa: E731
        return ":".join(bots[ask.seat].choose(table.view(ask.seat), ask, worlds))

    screen.curtain = lambda name: None  # type: ignore[method-assign]
    screen._keyboard = keyboard
    session.run()
    heights = [len(picture.splitlines()) for picture in screen.shown[:-1]]
    assert max(len(line) for picture in screen.shown for line in picture.splitlines()) <= width
    # a low terminal may lose the top of a long turn, but never of another question
    too_high = [kind for kind, lines in zip(kinds, heights, strict=True) if lines + 1 > height]
    assert set(too_high) <= ({"action"} if height == 24 else set())
    assert len(too_high) <= len(heights) // 3
    assert max(heights) <= height + 6


def drawn(view: Any, ask: Ask | None = None) -> list[str]:
    """The lines of the picture without a frame."""
    picture: Any = BOARD.draw(view, ask, framed=False)
    return [line.plain for line in picture.renderables]


def test_the_picture_shows_the_dead_the_living_and_what_can_be_chosen(tmp_path: Path) -> None:
    table, ask = until("action")
    s = table.state
    who, other = own(table)
    s.places["school"].doors[0].zombies = 2
    s.places["school"].doors[0].barricades = 1
    s.places["school"].noise = 3
    for door in s.places["colony"].doors:
        door.zombies, door.barricades, door.traps = 1, 0, 1
    s.helpless, s.unruly = 3, 1
    for survivor in s.survivors.values():
        s.places[survivor.place].survivors.remove(survivor.id)
        survivor.place = "library"
        s.places["library"].survivors.append(survivor.id)
    hurt = s.survivors[who]
    hurt.wounds, hurt.frostbite = 1, 1
    view = table.view(0)
    lines = drawn(view)
    assert lines[0] == " Colony         1z^· 2z^· 3z^· 4z^· 5z^· 6z^·"
    assert lines[1] == "  + 3 helpless, 1 unruly"
    assert f" School         zz#· ♪♪♪  {len(s.places['school'].deck)} FETMO" in lines
    name = TEXT(f"ln-survivor-{who}.short")
    assert f" {name}¹+*" in "".join(lines)
    leave = Ask(0, "leave", [("leave", other, "hospital"), ("leave", other, "gas")])
    assert BOARD.lit(view, leave) == {other, "hospital", "gas"}
    lit = drawn(view, leave)
    assert any(line.startswith("[Hospital]") for line in lit)
    assert any(f"[{TEXT(f'ln-survivor-{other}.short')}¹]" in line for line in lit)
    trap = Ask(0, "door", [("door", "2")], {"place": "colony"})
    assert BOARD.lit(view, trap) == {"colony/2"}
    assert BOARD.lit(view, ask) == frozenset()
    assert BOARD.size(view, framed=False) == (50, len(lines))


def test_the_same_in_sentences() -> None:
    table, _ = until("action")
    s = table.state
    who = own(table)[0]
    s.survivors[who].wounds = 2
    s.places["school"].doors[0].zombies = 2
    s.places["school"].doors[0].barricades = 1
    s.places["school"].noise = 1
    s.colony.doors[3].traps = 1
    view = table.view(0)
    said = "\n".join(BOARD.describe(view, whole=True))
    assert "School: 2 zombies, 1 barricade and 1 noise token." in said
    assert "1 trap at entrance 4" in said
    assert f"{TEXT(f'ln-survivor-{who}.short')} (Player 1; 2 wounds)" in said
    assert "cards to find: food, education, tool, medicine and outsider, the likeliest" in said
    assert "cards to find" not in "\n".join(BOARD.describe(view, whole=False))
    facts = {fact.label: fact.value for fact in BOARD.panel(view)}
    assert facts["Morale"] == str(s.morale)
    assert facts["Player 2"].startswith(f"{len(s.players[1].hand)} card")
    assert f"“{TEXT(f'ln-crisis-{s.crisis}')}” (" in facts["Crisis"]
    assert "2 wounds" in facts[TEXT(f"ln-survivor-{who}.short")]
    public = {fact.label for fact in BOARD.panel(table.view(None))}
    assert not public & {"Your cards", "Your secret", "Your dice", "You hold"}


def test_the_legend_explains_every_sign(tmp_path: Path) -> None:
    table = Table.new(GAME, seats=2, seed="legend")
    said = shown(table, tmp_path, "legend")
    for meaning in (
        "explosive trap",
        "a survivor of Player 2",
        "medicine can be found here",
        "special zombie",
        "bandit",
    ):
        assert meaning in said


MODULES = {"improvements": "on", "bandits": "on", "raxxon": "on"}


def test_what_the_modules_laid_out_stands_beside_the_board(tmp_path: Path) -> None:
    table, _ = until("action", **MODULES)
    s = table.state
    s.improvements.row[0].tokens = 1
    s.improvements.built = ["common-kettle"]
    s.improvements.operated = ["common-kettle"]
    s.raxxon.code, s.raxxon.contained = [3], 2
    s.bandits.loot = ["fuel", "junk"]
    facts = {fact.label: fact.value for fact in BOARD.panel(table.view(0))}
    row, experiment = s.improvements.row[0].id, table.view(0).modules.experiment
    needed = library().improvements[row].needed
    assert f"“{TEXT(f'ln-improvement-{row}')}” 1/{needed}" in facts["To build"]
    assert facts["Built"] == "“The Common Kettle”, used this round"
    assert facts["Experiment"].startswith(f"“{TEXT(f'ln-experiment-{experiment}')}”, code ")
    assert facts["Experiment"].endswith("; laid 3; 2 contained")
    assert facts["Loot"] == "2 cards, carried off by bandits"
    plain = {fact.label for fact in BOARD.panel(until("action")[0].view(0))}
    assert not plain & {"To build", "Built", "Experiment", "Loot", "Story"}


def test_improvements_and_experiments_are_looked_up(tmp_path: Path) -> None:
    table, _ = until("action", **MODULES)
    view = table.view(0)
    titles = [title for title, _ in BOARD.look_up(view, "")]
    row = TEXT(f"ln-improvement-{view.modules.row[0].id}")
    assert f"Improvement “{row}”" in titles
    assert f"Experiment “{TEXT(f'ln-experiment-{view.modules.experiment}')}”" in titles
    [(title, text)] = BOARD.look_up(view, "scissors")
    assert title == "Experiment “Scissors”"
    assert "Containment code: 2 and 5." in text


def test_a_page_of_the_story_is_read_with_its_rules(tmp_path: Path) -> None:
    table, ask = until("story", story="raid")
    page = f"ln-page-{ask.facts['page']}"
    title, *lines = BOARD.reading(table.view(0), ask)
    assert title == TEXT(page)
    assert "\n\n".join(lines[:-1]) == TEXT(f"{page}.text")
    assert lines[-1] == TEXT(f"{page}.rules")
    facts = {fact.label: fact.value for fact in BOARD.panel(table.view(0))}
    stage = ("first", "second", "third")[len(table.state.story.stages)]
    assert facts["Story"] == f"“The Neighbours”, its {stage} stage"


def test_a_crossroads_of_another_is_told_with_its_story(tmp_path: Path) -> None:
    for number in range(20):
        table = Table.new(GAME, seats=3, seed=f"aloud/{number}")
        bots = [make_bot("steady", GAME.name, f"{number}/{seat}") for seat in range(3)]
        while not table.ended:
            let_answer(table, table.asks[0], bots[table.asks[0].seat])
            found = [each for each in table.events if each.name == "crossroads"]
            if found and not table.ended:
                session, _ = at_table(table, Seating((0,), {1: "random", 2: "random"}), tmp_path)
                story = TEXT(f"ln-crossroads-{found[0].facts['crossroads']}.story")
                assert sum(story in line for line in session.log(0)) == 1
                assert "" not in session.log(0)
                return
    raise AssertionError("no crossroads in twenty games")


def test_who_holds_a_crossroads_card_knows_it() -> None:
    for number in range(20):
        table = Table.new(GAME, seats=3, seed=f"held/{number}")
        while not any(player.crossroads for player in table.state.players):
            ask = table.asks[0]
            table.answer(ask.seat, ask.number, ask.options[0])
        (held,) = [player for player in table.state.players if player.crossroads]
        holder, card = held.holder, held.crossroads
        for seat in range(3):
            view = table.view(seat)
            facts = {fact.label: fact.value for fact in BOARD.panel(view)}
            assert ("You hold" in facts) == (seat == holder)
            cards = [title for title, _ in BOARD.hand(view)]
            held = f"Crossroads “{TEXT(f'ln-crossroads-{card}')}”"
            assert (held in cards) == (seat == holder)


# --- The end ------------------------------------------------------------------------------------


def ended(seats: int, **settings: str) -> Table[Any]:
    table = Table.new(GAME, seats=seats, seed="the end", settings=settings)
    bots = [make_bot("steady", GAME.name, f"end/{seat}") for seat in range(seats)]
    while not table.ended:
        let_answer(table, table.asks[0], bots[table.asks[0].seat])
    return table


def test_the_end_tells_what_everybody_was_after() -> None:
    table = ended(4, mode="betrayer")
    outcome = table.outcome
    assert outcome is not None
    story, main, *players = BOARD.result(table.view(0))
    side = "won" if outcome.facts["main"] else "lost"
    assert story == TEXT(f"ln-objective-tribute.{side}")
    assert main.startswith("“Tribute”: ")
    assert len(players) == 4
    for seat, (said, player) in enumerate(zip(players, table.state.players, strict=True)):
        betrayer = library().secrets[player.secret].betrayal
        name = f"Player {seat + 1}, the betrayer," if betrayer else f"Player {seat + 1}"
        wins = "wins" if seat in outcome.winners else "loses"
        assert said.startswith(f"{name} {wins} with “{TEXT(f'ln-secret-{player.secret}')}”")
        assert ("(Not done.)" in said) == (seat not in outcome.winners)


def test_an_exile_is_judged_by_other_goals() -> None:
    table = ended(3)
    view = table.view(0)
    player = view.players[1]  # type: ignore[attr-defined]
    before = BOARD.result(view)[3]
    player.exile_card = next(iter(library().exiles))
    half = "betrayer" if library().secrets[player.secret].betrayal else "loyal"
    goals = [goal for goal, _ in BOARD.cards.secret_goals(player)]  # type: ignore[attr-defined]
    entry = BOARD.cards.entry("exile", player.exile_card)  # type: ignore[attr-defined]
    own_goals = library().secrets[player.secret].goals
    assert goals[0] == entry.texts[f"{half}0"]
    exile = library().exiles[player.exile_card]
    assert len(goals) == len(getattr(exile, half)) + len(own_goals) - 1
    after = BOARD.result(view)[3]
    assert before != after
    assert f"” and “{entry.title}”: " in after


def test_a_betrayer_who_stayed_hidden_has_one_more_goal() -> None:
    player = ended(3).view(0).players[1]  # type: ignore[attr-defined]
    player.secret, player.exile_card, player.goals_met = "renegade", "", [True, True, True, False]
    own = library().secrets["renegade"].goals
    goals = BOARD.cards.secret_goals(player)  # type: ignore[attr-defined]
    assert len(goals) == len(own) + 1 == 4
    assert goals[-1] == ("Morale is 0.", False)


def test_players_of_a_game_together_have_one_end(terminal: Terminal) -> None:
    output = play(terminal, "--seed", "end", typed=["1", "concede", "yes"])
    assert "You all win or lose together." in output
    assert "The colony was given up" in output
    assert output.count("(Not done.)") == len(library().objectives["tribute"].hard.goals)
    assert "secret" not in output
