"""What a zombie does with its action points (sections 15 to 21 and 30)."""

from __future__ import annotations

from tests.oracle.zombie_terror.park import LEFT, RIGHT, WAYS, Field, Park, Zombie, plus


def sees(park: Park, zombie: Zombie, place: Field, facing: str) -> int:
    """How far away the human is that it would see from there: 1 to 4; 0 if it sees nobody."""
    for distance in range(1, 5):  # ZT-SIG-01
        there = plus(place, WAYS[facing], distance)
        if not park.holds(there) or there in park.obstacles or park.is_car(there):
            return 0  # ZT-SIG-02, ZT-SIG-09
        if park.human_on(there) is not None:
            return distance
        other = park.zombie_on(there)
        if other is not None and other is not zombie:
            return 0  # ZT-SIG-03
    return 0


def category(park: Park, zombie: Zombie) -> int:
    distance = sees(park, zombie, zombie.place, zombie.facing)
    if distance == 1:
        return 1
    return 2 if distance and not zombie.cunning else 3


def may_act(park: Park) -> list[Zombie]:
    """The highest category that is not empty (ZT-MAN-01, ZT-MAN-21)."""
    idle = [zombie for zombie in park.zombies if not zombie.acted]
    if not idle:
        return []
    first = min(category(park, zombie) for zombie in idle)
    return [zombie for zombie in idle if category(park, zombie) == first]


def activations(park: Park, zombie: Zombie, points: int) -> set[str]:
    """All that it may do with its points, in the catalogue's letters."""
    every: list[tuple[str, bool]] = []
    _follow(park, zombie, zombie.place, zombie.facing, "", points, every)
    complete = {steps for steps, is_complete in every if is_complete}
    return complete or {steps or "-" for steps, _ in every}


def halts(park: Park, zombie: Zombie, points: int, unseen: set[str]) -> set[str]:
    """After which steps it may halt for a card between two points (ZT-OP-47): for Cunning where
    it was free, has now come to see a human and may still turn; for Scent after any point."""
    found = set()
    was_free = category(park, zombie) == 3 and not zombie.cunning and not zombie.turned
    for steps in activations(park, zombie, points):
        seen = False
        for length in range(1, points):
            begun = steps[:length].rstrip("*-")
            if len(begun) < length or steps[length:] == "*":
                break
            sight = sees(park, zombie, *_led(zombie, begun))
            first_sight = bool(sight) and not seen and not set(begun) & {"L", "R"}
            seen = seen or bool(sight)
            if "cunning" in unseen and was_free and first_sight:
                found.add(begun)
            if "scent" in unseen and length == 1:
                found.add(begun)
    return found


def _led(zombie: Zombie, steps: str) -> tuple[Field, str]:
    """Where steps lead, and which way it looks then."""
    place, facing = zombie.place, zombie.facing
    for step in steps:
        if step == "F":
            place = plus(place, WAYS[facing])
        else:
            facing = LEFT[facing] if step == "L" else RIGHT[facing]
    return place, facing


def _follow(
    park: Park,
    zombie: Zombie,
    place: Field,
    facing: str,
    steps: str,
    points: int,
    every: list[tuple[str, bool]],
) -> None:
    distance = sees(park, zombie, place, facing)
    if distance == 1:
        every.append((steps + "*", True))  # ZT-BIT-01: it must bite, and that is the end
        return
    every.append((steps, points == 0))
    if points == 0:
        return
    ahead = plus(place, WAYS[facing])
    if ahead == zombie.place or park.is_free_for_zombies(ahead):
        _follow(park, zombie, ahead, facing, steps + "F", points - 1, every)
    bound = distance > 1 and not zombie.cunning  # ZT-MAN-06, ZT-MAN-08, ZT-MAN-14
    may_turn = not zombie.turned and not set(steps) & {"L", "R"}  # ZT-ZAC-07
    if may_turn and not bound:
        _follow(park, zombie, place, LEFT[facing], steps + "L", points - 1, every)
        _follow(park, zombie, place, RIGHT[facing], steps + "R", points - 1, every)


def carry_out(zombie: Zombie, steps: str) -> None:
    """Move the pawn; whether it bites is for the caller."""
    zombie.place, zombie.facing = _led(zombie, steps.rstrip("*-"))
    zombie.turned = zombie.turned or bool(set(steps) & {"L", "R"})
