"""Exact odds of Battles by convolution of dice."""

from collections.abc import Iterable
from functools import cache
from typing import Literal, NamedTuple

from talewind.games.windward.battle import FACES, HARPOON

UNLIKELY = 0.05

type End = Literal["win", "tie", "beaten", "lost"]
type Odds = tuple[tuple["Result", float], ...]


class Result(NamedTuple):
    """How a Battle ends for a side: `used` boosts (Harpoons and tokens), and by how much a beaten ship fell short."""

    end: End
    used: int = 0
    short: int = 0


@cache
def hits(dice: int) -> tuple[float, ...]:
    """The chance of each total.

    >>> hits(1)[:4]
    (0.0, 0.5, 0.3333333333333333, 0.16666666666666666)
    """
    if not dice:
        return (1.0,)
    fewer = hits(dice - 1)
    found = [0.0] * (3 * dice + 1)
    for total, chance in enumerate(fewer):
        for face in (1, 2, 3):
            found[total + face] += chance * FACES.count(face) / len(FACES)
    return tuple(found)


@cache
def margins(mine: int, theirs: int) -> tuple[tuple[int, float], ...]:
    """The chance of each difference of Hits, by numbers of dice."""
    found: dict[int, float] = {}
    for a, p in enumerate(hits(mine)):
        for b, q in enumerate(hits(theirs)):
            if p and q:
                found[a - b] = found.get(a - b, 0.0) + p * q
    return tuple(sorted(found.items()))


@cache
def battle(mine: int, theirs: int, bonus: int, boosts: int, morale: int) -> Odds:
    """The ends of a Battle of a ship that plays the fewest boosts that win, else tie, else keep it from being Lost."""
    return _sum((settle(margin + bonus, boosts, morale), chance) for margin, chance in margins(mine, theirs))


@cache
def prospects(mine: int, theirs: int, bonus: int, boosts: int, morale: int) -> Odds:
    """The ends of a Battle that a plan looks at: an unlikely one counts as the likeliest of its kind."""
    odds = battle(mine, theirs, bonus, boosts, morale)
    likeliest = {result.end: result for result, _ in sorted(odds, key=lambda one: one[1])}
    return _sum((result if chance >= UNLIKELY else likeliest[result.end], chance) for result, chance in odds)


@cache
def defence(theirs: int, dice: int, bonus: int, boosts: int, morale: int) -> Odds:
    """The ends of a Battle against Hits that are known."""
    return _sum(
        (settle(mine + bonus - theirs, boosts, morale), chance) for mine, chance in enumerate(hits(dice)) if chance
    )


@cache
def settle(margin: int, boosts: int, morale: int) -> Result:
    """The end that the fewest boosts bring; `morale` 0: a Longboat.

    >>> settle(-1, 1, 2), settle(-3, 1, 2)
    (Result(end='win', used=1, short=0), Result(end='beaten', used=1, short=1))
    """
    for goal in (1, 0, 1 - morale):
        used = max(0, -((margin - goal) // HARPOON))
        if used <= boosts:
            after = margin + HARPOON * used
            if after > 0:
                return Result("win", used)
            if not after:
                return Result("tie", used)
            if morale and -after < morale:
                return Result("beaten", used, -after)
    return Result("lost")


def _sum(found: Iterable[tuple[Result, float]]) -> Odds:
    ends: dict[Result, float] = {}
    for result, chance in found:
        ends[result] = ends.get(result, 0.0) + chance
    return tuple(ends.items())


@cache
def winning(mine: int, theirs: int, bonus: int, boosts: int) -> float:
    return sum(chance for margin, chance in margins(mine, theirs) if margin + bonus + HARPOON * boosts > 0)


@cache
def sinking(mine: int, theirs: int, needed: int) -> float:
    """The chance of so many Hits more than the other side, by numbers of dice."""
    return sum(chance for margin, chance in margins(mine, theirs) if margin >= needed)
