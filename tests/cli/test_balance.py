"""``overrun balance``."""

from __future__ import annotations

from pathlib import Path

from overrun.cli.balance import page
from overrun.lab.balance import Balance, Cell, Chapter, Rate, Rates, Result, Row
from overrun.lab.study.racing import Race
from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal

SMALL = "balance long-night --games 1 --only tribute,betrayer,cooperative-hard --seed page"


def test_json_has_the_promised_keys() -> None:
    said = shell(f"{SMALL} --json")
    assert said.code == 0
    told = said.json
    assert list(told) == ["game", "seed", "looks", "precision", "chapters"]
    assert (told["game"], told["looks"], told["seed"]) == ("long-night", [1], "page")
    assert list(told["chapters"]) == ["cooperative-hard"]
    cells = told["chapters"]["cooperative-hard"]["tribute"]
    assert set(cells) == {"steady", "random"}
    cell = cells["random"]
    assert cell["settings"] == {"objective": "tribute", "mode": "cooperative", "side": "hard"}
    assert (cell["seats"], cell["bot"], cell["games"]) == (4, "random", 1)
    assert set(cell["rates"]["main"]) == {"hits", "of", "rate", "low", "high"}
    assert sum(cell["endings"].values()) == 1
    assert cell["verdict"] == ""


def test_it_prints_and_writes_the_same_tables(tmp_path: Path) -> None:
    file = tmp_path / "balance" / "long-night.md"
    said = shell(f"{SMALL} --write {file}")
    assert said.code == 0
    assert "Together, hard side, four players" in said.out
    page = file.read_text(encoding="utf-8")
    assert page.startswith("# Balance of The Long Night\n")
    assert "\n## Together, hard side, four players\n" in page
    assert "\n| Tribute | " in page
    assert "overrun balance long-night --games 1 --first 1 --precision 3 --seed page" in page
    assert "looked at after one game and whenever they have doubled, up to 1," in page


class Aimed:
    """A plan with a band, and with sums over its rows and columns."""

    game = "long-night"
    observer = Rates
    chapters = (
        Chapter(
            id="players",
            columns=("2", "3"),
            rates=("main",),
            rows=(Row("tribute", {}), Row("last-bus", {})),
            aims={"main": (30, 60)},
            summed=True,
        ),
        Chapter(
            id="cooperative-hard",
            columns=("steady", "random"),
            rates=("main", "loyal"),
            rows=(Row("tribute", {}), Row("last-bus", {})),
            aims={"main": (30, 60)},
            summed=True,
        ),
    )

    def label(self, row: str) -> str:
        return f"ln-objective-{row}"


def result(hits: int, tries: int, loyal: int = 0) -> Result:
    return Result(
        cell=Cell(settings={}, seats=2, bot="steady"),
        games=tries,
        rates={"main": Rate(hits, tries), "loyal": Rate(loyal, tries)},
        mean_rounds=4.0,
        endings={"morale": tries - hits, "objective": hits},
    )


def test_figures_that_are_sure_are_measured_by_the_aim() -> None:
    balance = Balance(
        game="long-night",
        race=Race(precision=3.0, first=200, most=200),
        seed="page",
        results={
            "players": {
                "tribute": {"2": result(150, 200), "3": result(150, 200)},
                "last-bus": {"2": result(50, 200), "3": result(10, 200)},
            },
            "cooperative-hard": {
                "tribute": {"steady": result(300, 400, 300), "random": result(0, 20)},
                "last-bus": {"steady": result(100, 400, 300), "random": result(2, 20)},
            },
        },
    )
    lines = page(Aimed(), balance).splitlines()
    rows = [line for line in lines if line.startswith("|")]
    assert rows[2:5] == [
        "| Tribute | 75 % (69–80), above | 75 % (69–80), above | 75 % (71–79), above |",
        "| The Last Bus | 25 % (20–31) | 5 % (3–9), below | 15 % (12–19), below |",
        "| all together | 50 % (45–55) ✓ | 40 % (35–45) ✓ | 45 % (42–48) ✓ |",
    ]
    assert rows[7].startswith("| Tribute | 75 % (71–79), above | 75 % (71–79) | 4.0 | 25 % | 75 %")
    assert rows[9] == (
        "| all together | 50 % (47–53) ✓ | 75 % (72–78) | 4.0 | 50 % | 50 % | 5 % (1–17) |"
    )
    assert any("surely lies within the aim" in line for line in lines)


class Pooled:
    """A plan with a chapter over all games of its bot."""

    game = "army-of-the-dead"
    observer = Rates
    chapters = (
        Chapter(
            id="easy",
            columns=("steady", "random"),
            rates=("won",),
            rows=(Row("back-door", {}), Row("last-tank", {})),
            aims={"won": (60, 80)},
        ),
        Chapter(
            id="players-easy",
            columns=("2", "6"),
            rates=("won",),
            rows=(Row("back-door", {}),),
            aims={"won": (60, 80)},
        ),
        Chapter(
            id="personal",
            columns=(),
            rates=("won", "kept"),
            rows=(Row("rafe", {}), Row("hanne", {})),
            aims={"won": (40, 65)},
            pool="steady",
        ),
    )

    def label(self, row: str) -> str:
        return f"ad-personal-{row}" if row in ("rafe", "hanne") else f"ad-mission-{row}"


def played(bot: str, mission: str, seats: int, **rates: tuple[int, int]) -> Result:
    return Result(
        cell=Cell(settings={"mission": mission}, seats=seats, bot=bot),
        games=300,
        rates={name.replace("_", "-"): Rate(*rate) for name, rate in rates.items()},
        mean_rounds=4.0,
        endings={"escaped": 300},
    )


def test_a_pool_counts_all_games_of_its_bot_once() -> None:
    six = played(
        "steady", "back-door", 6, won=(150, 300), won_rafe=(150, 300), kept_rafe=(200, 300)
    )
    two = played("steady", "back-door", 2, won=(1, 9), won_rafe=(10, 100), kept_rafe=(40, 100))
    other = played("steady", "last-tank", 6, won=(0, 9), won_hanne=(1, 4), kept_hanne=(2, 4))
    random = played("random", "back-door", 6, won=(0, 20), won_rafe=(0, 20))
    balance = Balance(
        game="army-of-the-dead",
        race=Race(precision=3.0, first=300, most=300),
        seed="page",
        results={
            "easy": {
                "back-door": {"steady": six, "random": random},
                "last-tank": {"steady": other, "random": random},
            },
            "players-easy": {"back-door": {"2": two, "6": six}},
        },
    )
    rows = [line for line in page(Pooled(), balance).splitlines() if line.startswith("|")]
    assert rows[-4] == "| objective | won | achieved | games |"
    assert rows[-2:] == [
        "| The Cabinet of Blades | 40 % (35–45) | 60 % (55–65) | 400 |",
        "| One Last Fuse | 25 % (5–70) | 50 % (15–85) | 4 |",
    ]


def test_a_wrong_name_is_told_with_those_that_exist() -> None:
    assert "cooperative-hard" in refusal(shell("balance long-night --only nothing"))
    assert "things" in refusal(shell("balance zombie-terror --only nothing"))
