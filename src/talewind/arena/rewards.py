"""Rewards from results and from scores."""

from collections.abc import Sequence
from typing import Literal

from talewind.kit import Outcome

type Rewarding = Literal["outcome", "scores"]


def of_outcome(outcome: Outcome, seats: int) -> list[float]:
    """Each for itself: the winners share 1, and every other seat gets -1; 0 for all where nobody has won. Sides: 1 for every
    seat of the side that has won, -1 for the others. Together: 1 for all or -1 for all.

    >>> of_outcome(Outcome((0, 2)), 3), of_outcome(Outcome(()), 2)
    ([0.5, -1.0, 0.5], [0.0, 0.0])
    >>> of_outcome(Outcome((), contest="together"), 2), of_outcome(Outcome((0, 1), contest="sides"), 3)
    ([-1.0, -1.0], [1.0, 1.0, -1.0])
    """
    if not outcome.winners:
        return [-1.0 if outcome.contest == "together" else 0.0] * seats
    won = 1.0 if outcome.contest in ("sides", "together") else 1 / len(outcome.winners)
    return [won if seat in outcome.winners else -1.0 for seat in range(seats)]


def of_scores(before: Sequence[int], after: Sequence[int]) -> list[float]:
    """What each seat has gained, minus the mean gain of the others; a seat alone gets its own gain.

    >>> of_scores([0, 0, 0], [3, 0, 1]), of_scores([2], [5])
    ([2.5, -2.0, -0.5], [3.0])
    """
    gains = [now - was for was, now in zip(before, after, strict=True)]
    total, others = sum(gains), max(1, len(gains) - 1)
    return [float(gain - (total - gain) / others) for gain in gains]
