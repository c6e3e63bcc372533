"""``overrun games``."""

from __future__ import annotations

from overrun.bots import bot_names
from overrun.core.table import Table
from overrun.games import GAMES
from overrun.text import Text
from overrun.text.say import Speaker
from overrun.tools.catalog import games_with_catalogue, load
from tests.cli.shell import overrun


def test_every_game_is_listed_with_all_its_options() -> None:
    said = overrun("games")
    assert said.code == 0
    blocks = dict(block.split("\n", 1) for block in said.out.split("\n\n"))
    assert [heading.partition(": ")[0] for heading in blocks] == list(GAMES)
    for game, block in zip(GAMES.values(), blocks.values(), strict=True):
        summary, options = block.split("\noption ")
        for word in (*bot_names(game.name), *game.sides, *game.endings):
            assert word in summary
        rows = options.splitlines()[1:]
        assert len(rows) == len(game.settings)
        for row, setting in zip(rows, game.settings, strict=True):
            keys, _, _ = row.partition(f" {setting.rule} ")
            name, *values = keys.split()
            assert name == setting.name
            shown = (setting.default, "TEXT") if setting.free else setting.values
            assert [value.strip(",") for value in values] == [
                value + ("*" if value == setting.default else "") for value in shown
            ]


def test_the_names_stand_beside_what_one_types() -> None:
    said = overrun("games").out.partition("\nlong-night: ")[0]
    rows = {line.split()[0].strip(":"): line.rstrip() for line in said.splitlines() if line}
    speaker = Speaker(Text("en"), GAMES["zombie-terror"])
    assert rows["zombie-terror"] == "zombie-terror: Zombie Terror"
    assert speaker.blurb in said
    assert rows["escaped"].endswith("  The humans win: enough of them got away.")
    assert rows["conceded"].endswith("  A side gave up.")
    assert rows["target"].endswith("  Stars to win")


def test_json_describes_the_games() -> None:
    told = overrun("games --json").json
    assert set(told) == {"games"}
    assert list(told["games"]) == list(GAMES)
    terror = told["games"]["zombie-terror"]
    assert terror["seats"] == {"min": 2, "max": 2}
    assert terror["options"]["layout"] == {
        "values": ["classic", "compact"],
        "default": "classic",
        "free": False,
        "rule": "ZT-DO-02",
    }
    assert terror["sides"] == ["humans", "zombies"]
    assert "escaped" in terror["endings"]
    assert "random" in terror["bots"]
    assert terror["rules"] == {"prefix": "ZT", "total": len(load("zombie-terror").rules)}


def test_the_rules_of_options_are_in_the_catalogue() -> None:
    for name, game in overrun("games --json").json["games"].items():
        for option in game["options"].values():
            rule = option["rule"]
            found = [each for each in games_with_catalogue() if rule in load(each).rules]
            assert found, f"{name}: {rule}"


def test_the_described_defaults_make_a_table() -> None:
    for name, game in overrun("games --json").json["games"].items():
        defaults = {option: facts["default"] for option, facts in game["options"].items()}
        table = Table.new(GAMES[name], seats=game["seats"]["min"], settings=defaults)
        assert table.header.settings == defaults


def test_help_has_examples() -> None:
    assert "overrun games --json" in overrun("games --help").out
