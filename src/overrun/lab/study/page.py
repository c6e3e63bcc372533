"""The page of a study: one HTML file that a designer can read, print and send around."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources

from overrun.games import find
from overrun.lab.statistics import Rate
from overrun.lab.study.plan import BOT, PLAY, SEATS, SEEDS
from overrun.lab.study.plots import Bars, Dot, bars, dots, shares
from overrun.lab.study.run import Answer, Found
from overrun.text import Text
from overrun.text.say import Speaker


class Page:
    """An answer in words and pictures."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.study = answer.study
        self.text = Text("en")
        self.speaker = Speaker(self.text, find(self.study.game))

    def html(self) -> str:
        """The whole file."""
        style = (resources.files(__package__) / "page.css").read_text(encoding="utf-8")
        title = escape(self.study.title)
        body = "\n".join(
            [
                f"<h1>{title}</h1>",
                f"<p>{escape(self.study.about)}</p>" if self.study.about else "",
                f"<p>{self.say('how', **self._method())}</p>",
                f"<p>{self.say('how-seeds')}</p>" if self._seeds > 1 else "",
                *self._rates(),
                *self._factors(),
                *self._without(),
                *self._lengths(),
                *self._drama(),
                *self._skill(),
                *self._luck(),
                *self._cards(),
            ]
        )
        return (
            f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n"
            f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
        )

    # -- words ---------------------------------------------------------------------------------

    def say(self, key: str, **facts: str | int) -> str:
        return escape(self.text(f"study-{key}", **facts), quote=False)

    def _method(self) -> dict[str, str | int]:
        race = self.answer.race
        return {
            "game": self.text(f"{find(self.study.game).short}-name"),
            "seed": self.study.seed,
            "precision": f"{race.precision:g}",
            "first": race.first,
            "most": race.most,
            "looks": len(race.looks),
        }

    def named(self, factor: str, level: str) -> str:
        """What a level of a factor is called."""
        if factor == SEATS:
            return self.text("study-seats", count=int(level))
        if factor == SEEDS:
            return self.text("study-seed", seed=level)
        key = f"setting-{factor}-{level}"
        return self.speaker(key) if self.speaker.has(key) else level.replace("-", " ")

    def factor(self, name: str) -> str:
        if name in (SEATS, BOT, SEEDS):
            return self.text(f"study-factor-{name}")
        key = f"setting-{name}"
        return self.speaker(key) if self.speaker.has(key) else name.replace("_", " ")

    def label(self, cell: Found) -> str:
        """What sets a cell apart, in words."""
        levels = [self.named(*pair) for pair in cell.asked.levels.items() if pair[0] != PLAY]
        return ", ".join(levels) or self.text("study-only")

    def card(self, name: str) -> str:
        known = [key for key in (f"card-{name}", f"item-{name}") if self.speaker.has(key)]
        return self.speaker(known[0]) if known else name.replace("-", " ")

    @property
    def success(self) -> str:
        return self.text(f"cli-balance-rate-{self.study.success}")

    @property
    def _seeds(self) -> int:
        """How many seeds there are."""
        return len({cell.asked.seed for cell in self.answer.cells})

    @property
    def _usual(self) -> list[Found]:
        return [cell for cell in self.answer.cells if PLAY not in cell.asked.levels]

    # -- sections ------------------------------------------------------------------------------

    def _section(self, key: str, *parts: str) -> list[str]:
        return [f"<section>\n<h2>{self.say(key)}</h2>", *parts, "</section>"]

    def _figure(self, plot: str, rows: Iterable[Sequence[str]], *heads: str) -> str:
        """A plot, and the same in figures below."""
        said = [self.say(f"head-{head}") for head in heads]
        head = "".join(f'<th scope="col">{each}</th>' for each in said)
        body = "\n".join(
            f'<tr><th scope="row">{escape(row[0])}</th>'
            + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
            + "</tr>"
            for row in rows
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table>"
        return f'{_framed(plot)}\n<div class="wide" tabindex="0">{table}</div>'

    def _dot(self, label: str, rate: Rate, interval: tuple[float, float]) -> Dot:
        return Dot(label, rate.share, *interval, f"{100 * rate.share:.0f} %")

    def _rates(self) -> list[str]:
        cells, band = self._usual, self.study.band
        plot = dots(
            [self._dot(self.label(cell), cell.rate, cell.interval) for cell in cells],
            self.success,
            band=None if band is None else (band[0] / 100, band[1] / 100),
        )
        rows = [
            [
                self.label(cell),
                _percent(cell.rate.share),
                _range(cell.interval),
                str(cell.games),
                self.text(f"study-verdict-{cell.verdict or 'open'}"),
            ]
            for cell in cells
        ]
        aim = (
            [f"<p>{self.say('band', low=f'{band[0]:g}', high=f'{band[1]:g}')}</p>"] if band else []
        )
        table = self._figure(plot, rows, "cell", "rate", "interval", "games", "verdict")
        intro = f"<p>{self.say('rates-intro', success=self.success)}</p>"
        return self._section("rates", intro, *aim, table)

    def _factors(self) -> list[str]:
        """Each factor by itself, over all levels of the others."""
        parts = []
        names = [name for name, levels in self.study.factors.items() if len(levels) > 1]
        for name in names if len(names) > 1 else ():
            sums: dict[str, Rate] = {}
            for cell in self._usual:
                level = cell.asked.levels.get(name)
                if level is not None:
                    sums[level] = sums.get(level, Rate(0, 0)) + cell.rate
            rows = [
                self._dot(self.named(name, at), rate, rate.interval) for at, rate in sums.items()
            ]
            parts.append(f"<h3>{escape(self.factor(name))}</h3>")
            parts.append(_framed(dots(rows, self.factor(name))))
        return self._section("factors", *parts) if parts else []

    def _without(self) -> list[str]:
        """Restricted play beside the same games with nothing forbidden."""
        usual = {self.label(cell): cell for cell in self._usual}
        found = [cell for cell in self.answer.cells if PLAY in cell.asked.levels]
        if not found:
            return []
        drawn, rows = [], []
        for cell in found:
            beside = usual[self.label(cell)]
            many = len(usual) > 1
            play = cell.asked.levels[PLAY]
            name = f"{self.label(cell)}: {play}" if many else play
            drawn.append(self._dot(name, cell.rate, cell.interval))
            points = 100 * (cell.rate.share - beside.rate.share)
            rows.append([name, _percent(cell.rate.share), _range(cell.interval), f"{points:+.0f}"])
        plot = dots(drawn, self.text("study-without"))
        intro = f"<p>{self.say('without-intro')}</p>"
        table = self._figure(plot, rows, "play", "rate", "interval", "points")
        return self._section("without", intro, table)

    def _lengths(self) -> list[str]:
        cells = self._usual
        most = max(cell.rounds["max"] for cell in cells)
        rows = [
            Dot(self.label(cell), r["mean"], r["min"], r["max"], f"{r['mean']:.1f}")
            for cell in cells
            for r in [cell.rounds]
        ]
        plot = dots(rows, self.text("study-length"), most=most, percent=False)
        spread = bars(
            [Bars(self.label(each), each.lengths) for each in cells], self.text("study-spread")
        )
        return self._section(
            "length",
            f"<p>{self.say('length-intro')}</p>",
            _framed(plot),
            f"<p>{self.say('spread-intro')}</p>",
            _framed(spread),
        )

    def _drama(self) -> list[str]:
        cells = [cell for cell in self._usual if cell.changes.tries]
        if not cells:
            return []
        most = max(1.0, *(cell.changes.share for cell in cells))
        rows = [
            Dot(self.label(cell), at, at, at, f"{at:.1f}")
            for cell in cells
            for at in [cell.changes.share]
        ]
        plot = dots(rows, self.text("study-drama"), most=most, percent=False)
        lines = [
            [self.label(cell), f"{cell.changes.share:.2f}", _percent(cell.comebacks.share)]
            for cell in cells
        ]
        intro = f"<p>{self.say('drama-intro')}</p>"
        return self._section(
            "drama", intro, self._figure(plot, lines, "cell", "changes", "comebacks")
        )

    def _skill(self) -> list[str]:
        standing = self.answer.skill
        if standing is None:
            return []
        rungs = {name: rung.run for name, rung in standing.rungs.items()}
        rates = {name: Rate(run.wins, len(run.won)) for name, run in rungs.items()}
        plot = dots(
            [self._dot(name, rate, rate.interval) for name, rate in rates.items()],
            self.text("study-skill"),
        )
        rows = [
            [name, _percent(rate.share), _range(rate.interval), str(rate.tries)]
            for name, rate in rates.items()
        ]
        intro = f"<p>{self.say('skill-intro', contest=standing.contest)}</p>"
        table = self._figure(plot, rows, "level", "rate", "interval", "games")
        return self._section("skill", intro, table)

    def _luck(self) -> list[str]:
        families = self.answer.luck
        if families is None:
            return []
        found = families.shares
        parts = [
            (self.text(f"study-luck-{name}"), getattr(found, name))
            for name in ("skill", "deal", "table")
        ]
        intro = f"<p>{self.say('luck-intro', games=families.games)}</p>"
        plot = shares(parts, self.text("study-luck"))
        return self._section("luck", intro, _framed(plot))

    def _cards(self) -> list[str]:
        cards = self.answer.cards
        if not cards:
            return []
        plot = dots(
            [self._dot(self.card(card.name), card.held, card.held.interval) for card in cards],
            self.text("study-cards"),
        )
        rows = [
            [
                self.card(card.name),
                _percent(card.seen.share),
                _percent(card.used.share),
                _percent(card.held.share),
                _range(card.held.interval),
            ]
            for card in cards
        ]
        intro = f"<p>{self.say('cards-intro')}</p>"
        table = self._figure(plot, rows, "card", "seen", "used", "held", "interval")
        return self._section("cards", intro, table)


def _framed(plot: str) -> str:
    """A plot that can be scrolled where there is little room."""
    return f'<figure tabindex="0">{plot}</figure>'


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _range(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.0f}–{100 * interval[1]:.0f} %"
