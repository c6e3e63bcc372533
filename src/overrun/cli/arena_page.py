"""What ``overrun arena`` tells: tables for a terminal, for a page, and for programs."""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table

from overrun import __version__
from overrun.arena.playing import Arena
from overrun.arena.report import Mean, Share, Standing
from overrun.cli import pages
from overrun.games import find
from overrun.text import Text

Column = tuple[str, Callable[[Standing], str]]


class Report:
    """What is told of an arena: a table of the agents, and one of their suspicions."""

    def __init__(self, arena: Arena, blocks: int, found: list[Standing]) -> None:
        self.arena, self.blocks, self.found = arena, blocks, found
        self.text = Text("en")

    def as_json(self) -> dict[str, object]:
        arena = self.arena
        return {
            "env": str(arena.env),
            "version": __version__,
            "players": arena.players,
            "settings": arena.settings,
            "against": arena.against,
            "blocks": self.blocks,
            "seed": arena.seed,
            "tries": arena.tries,
            "agents": {each.agent.name: each.as_json() for each in self.found},
        }

    def title(self) -> str:
        arena = self.arena
        return self.text(
            "cli-arena-title",
            env=str(arena.env),
            players=arena.players,
            against=arena.against,
            blocks=self.blocks,
            seed=arena.seed,
        )

    def tables(self) -> list[tuple[str, Table]]:
        """As a terminal shows it: each with what stands above it."""
        return [(title, _table(columns, rows)) for title, columns, rows in self._parts() if rows]

    def page(self, command: str) -> str:
        """As a page has it."""
        lines: list[str] = []
        for title, columns, rows in self._parts():
            if rows:
                heads = [head for head, _ in columns]
                cells = [[tell(row) for _, tell in columns] for row in rows]
                lines += ["", f"{title}:", "", *pages.table(heads, cells, figures=True)]
        return "\n".join([*lines, "", self.text("cli-arena-again"), "", "```sh", command, "```"])

    def _parts(self) -> list[tuple[str, list[Column], list[Standing]]]:
        stated = [each for each in self.found if each.suspicions is not None]
        return [
            (self.title(), self._scores(), self.found),
            (self.text("cli-arena-conduct"), self._conduct(), self.found),
            (self.text("cli-arena-suspicion"), self._suspicions(), stated),
        ]

    def _scores(self) -> list[Column]:
        text, found = self.text, self.found
        roles = dict.fromkeys(role for each in found for role in each.roles)
        columns: list[Column] = [
            (text("cli-arena-agent"), lambda each: each.agent.name),
            (text("cli-arena-games"), lambda each: str(each.whole.games)),
            (text("cli-arena-won"), lambda each: self._share(each.whole)),
        ]
        if len(roles) > 1:
            columns += [(self._role(role), self._in_role(role)) for role in roles]
        if any(each.clean.games < each.whole.games for each in found):
            columns.append((text("cli-arena-clean"), lambda each: self._part(each.clean)))
        return columns

    def _conduct(self) -> list[Column]:
        text, found = self.text, self.found
        columns: list[Column] = [
            (text("cli-arena-agent"), lambda each: each.agent.name),
            (text("cli-arena-asked"), lambda each: str(each.errors.asked)),
            (text("cli-arena-illegal"), lambda each: self._count(each, "illegal")),
            (text("cli-arena-nonsense"), lambda each: self._count(each, "nonsense")),
            (text("cli-arena-absent"), lambda each: self._count(each, "silent", "faults")),
            (text("cli-arena-defaults"), lambda each: self._count(each, "defaults")),
        ]
        if any(each.read or each.written for each in found):
            columns.append((text("cli-arena-tokens"), self._tokens))
        if any(each.cost for each in found):
            columns.append((text("cli-arena-cost"), lambda each: f"{each.cost:.2f}"))
        columns.append((text("cli-arena-time"), self._time))
        return columns

    def _suspicions(self) -> list[Column]:
        names = ("brier", "known-brier", "apart", "log", "known-log", "divergence")
        return [
            (self.text("cli-arena-agent"), lambda each: each.agent.name),
            (self.text("cli-arena-statements"), self._stated),
            *((self.text(f"cli-arena-{name}"), self._mean(name)) for name in names),
        ]

    # -- cells -----------------------------------------------------------------------------

    def _role(self, role: str) -> str:
        key = f"{find(self.arena.env.game).short}-side-{role}.title"
        return self.text(key) if self.text.has(key) else role

    def _in_role(self, role: str) -> Callable[[Standing], str]:
        return lambda each: self._part(each.roles.get(role))

    def _share(self, share: Share) -> str:
        return self.text("cli-arena-share", **_percent(share))

    def _part(self, share: Share | None) -> str:
        if share is None or not share.games:
            return self.text("cli-arena-none")
        return self.text("cli-arena-in-games", games=share.games, **_percent(share))

    def _count(self, each: Standing, *names: str) -> str:
        count = sum(getattr(each.errors, name) for name in names)
        return str(count)

    def _tokens(self, each: Standing) -> str:
        return self.text("cli-arena-pair", first=f"{each.read:,}", second=f"{each.written:,}")

    def _time(self, each: Standing) -> str:
        seconds = each.seconds / max(1, each.errors.asked)
        return self.text("cli-arena-seconds", seconds=f"{seconds:.3g}")

    def _stated(self, each: Standing) -> str:
        assert each.suspicions is not None
        return str(each.suspicions.statements)

    def _mean(self, name: str) -> Callable[[Standing], str]:
        def tell(each: Standing) -> str:
            assert each.suspicions is not None
            mean: Mean | None = each.suspicions.means.get(name.replace("-", "_"))
            if mean is None:
                return self.text("cli-arena-none")
            value = f"{mean.value:.3f}"
            if each.suspicions.blocks < 2:
                return self.text("cli-arena-mean-alone", value=value)
            return self.text("cli-arena-mean", value=value, reach=f"{mean.reach:.3f}")

        return tell


def _table(columns: list[Column], rows: list[Standing]) -> Table:
    table = Table(box=None)
    for head, _ in columns:
        table.add_column(head, justify="right" if table.columns else "left")
    for row in rows:
        table.add_row(*(tell(row) for _, tell in columns))
    return table


def _percent(share: Share) -> dict[str, str]:
    return {
        "rate": f"{100 * share.rate:.0f}",
        "low": f"{100 * share.low:.0f}",
        "high": f"{100 * share.high:.0f}",
    }
