"""My finished games: how many, how they went, and what was achieved by them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

from overrun.bots import bot_names
from overrun.server import framing, rest
from overrun.server.feats import feats
from overrun.server.store import Store
from overrun.server.tales import ALONE, BETRAYER, LOYAL, PEOPLE, Tale, tales
from overrun.text.say import Speaker

MOST = 2000
"""Finished games that are looked at, the newest."""


def my_games(store: Store, person: str, locale: str) -> rest.MyGames:
    """The statistics and feats of a person."""
    played = tales(store.finished(person, MOST), person) if person else []
    by_game = defaultdict(list)
    for tale in played:
        by_game[tale.game].append(tale)
    return rest.MyGames(
        games=len(played),
        won=sum(tale.won for tale in played),
        each=[_of_game(framing.speaker_for(game, locale), mine) for game, mine in by_game.items()],
        feats=_feats(played, locale),
    )


def _of_game(speaker: Speaker, played: Sequence[Tale]) -> rest.GameScore:
    longest = max(played, key=lambda tale: tale.rounds)
    levels = [PEOPLE, ALONE, *bot_names(speaker.game.name)]
    return rest.GameScore(
        game=speaker.game.name,
        title=speaker.name,
        games=len(played),
        won=sum(tale.won for tale in played),
        roles=_scores(played, lambda tale: tale.role, lambda role: _role(speaker, role)),
        levels=sorted(
            _scores(played, _level, lambda level: speaker.text(f"server-against-{level}")),
            key=lambda score: levels.index(score.id) if score.id in levels else 0,
        ),
        longest=longest.rounds,
        longest_table=longest.table if longest.rounds else "",
    )


def _level(tale: Tale) -> str:
    return tale.level if tale.company not in (PEOPLE, ALONE) else tale.company


def _role(speaker: Speaker, role: str) -> str:
    return speaker.text(f"server-role-{role}") if role in (BETRAYER, LOYAL) else speaker.side(role)


def _scores(
    played: Sequence[Tale], key: Callable[[Tale], str], name: Callable[[str], str]
) -> list[rest.Score]:
    """How it went, by something that tells games apart."""
    found: dict[str, list[bool]] = defaultdict(list)
    for tale in played:
        if key(tale):
            found[key(tale)].append(tale.won)
    return [
        rest.Score(id=each, name=name(each), games=len(won), won=sum(won))
        for each, won in found.items()
    ]


def _feats(played: Sequence[Tale], locale: str) -> list[rest.FeatInfo]:
    """All feats, earned or not; those of games that were never played are not shown yet."""
    known = {tale.game for tale in played}
    found = []
    for feat in feats():
        if feat.game and feat.game not in known:
            continue
        if feat.game:
            say = framing.speaker_for(feat.game, locale)
            title, story, group = say(f"feat-{feat.id}"), say(f"feat-{feat.id}.text"), say.name
        else:
            text = framing.text_in(locale)
            title, story = text(f"server-feat-{feat.id}"), text(f"server-feat-{feat.id}.text")
            group = ""
        by = feat.earned_by(played)
        found.append(
            rest.FeatInfo(
                id=feat.id,
                game=feat.game,
                group=group,
                title=title,
                text=story,
                at=by.at if by else 0.0,
                table=by.table if by else "",
            )
        )
    return found
