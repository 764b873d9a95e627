"""The result of a game: the winners, the kind of contest, and the message for it."""

from collections.abc import Sequence
from typing import Literal

from .base import Frozen, Say, Seat, say

# points: each seat for itself, ranked by points. rules: each for itself, points are not ranks. sides: factions.
# together: all against the game, one person alone included; all win or all lose.
type Contest = Literal["points", "rules", "sides", "together"]


class Side(Frozen, omit_defaults=True):
    """A faction. Its name is the text `<game>-side-<name>`. `points`: if the faction has them instead of its seats."""

    name: str
    seats: tuple[Seat, ...]
    points: int | None = None


class Outcome(Frozen, omit_defaults=True):
    """Several winners share the victory; none: nobody has won. `sides`: all factions of a contest of sides; one with a
    winner among its seats has won. The kit sets `cut_short`."""

    winners: tuple[Seat, ...]
    cut_short: bool = False
    contest: Contest = "points"
    sides: tuple[Side, ...] = ()

    @property
    def won(self) -> tuple[Side, ...]:
        """The sides that have won."""
        return tuple(side for side in self.sides if not set(side.seats).isdisjoint(self.winners))


def sentence(game_id: str, ended: Outcome, scores: Sequence[int]) -> Say:
    """The message for a result.

    >>> sentence("windmill", Outcome((0, 2)), (4, 3, 4))
    Say(key='kit-ended', args={'winners': (0, 2)})
    """
    if ended.contest == "together" and len(scores) == 1:
        return say(f"kit-ended-alone-{'won' if ended.winners else 'lost'}", seat=0, points=scores[0])
    if ended.contest == "together" and not ended.winners:
        return say("kit-ended-lost", seats=tuple(range(len(scores))))
    if not ended.winners:
        return say("kit-ended-nobody")
    match ended.won:
        case (Side(name),):
            return say("kit-ended-side", side=f"{game_id}-side-{name}", winners=ended.winners)
    return say("kit-ended", winners=ended.winners)
