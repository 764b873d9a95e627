"""The result of a game: the winners, the kind of contest, the message for it, and what is remembered of the evening."""

from collections.abc import Iterable, Sequence
from typing import Literal

from .base import Frozen, Say, Seat, say
from .book import Line, Plate

HONOURS = 3  # at most, of a game

# points: each seat for itself, ranked by points. rules: each for itself, points are not ranks. sides: factions.
# together: all against the game, one person alone included; all win or all lose.
type Contest = Literal["points", "rules", "sides", "together"]


class Side(Frozen, omit_defaults=True):
    """A faction. Its name is the text `<game>-side-<name>`. `points`: if the faction has them instead of its seats."""

    name: str
    seats: tuple[Seat, ...]
    points: int | None = None


class Honour(Frozen, omit_defaults=True):
    """A kind superlative for one seat: "Sharpest eye", and the sentence that says why. `plate`: a picture of it."""

    seat: Seat
    title: Say
    fact: Say
    plate: Plate | None = None


class Outcome(Frozen, omit_defaults=True):
    """Several winners share the victory; none: nobody has won. `sides`: all factions of a contest of sides; one with a
    winner among its seats has won. The kit sets the rest: `honours` and `quote`, the line of the evening, from the
    game's methods of these names."""

    winners: tuple[Seat, ...]
    cut_short: bool = False
    contest: Contest = "points"
    sides: tuple[Side, ...] = ()
    honours: tuple[Honour, ...] = ()
    quote: Line | None = None

    @property
    def won(self) -> tuple[Side, ...]:
        """The sides that have won."""
        return tuple(side for side in self.sides if not set(side.seats).isdisjoint(self.winners))


def chosen_honours(proposed: Iterable[Honour]) -> tuple[Honour, ...]:
    """At most three of those that a game proposes, in its order: each title once, and different people where possible.

    >>> eye, ear, hand = Say("eye"), Say("ear"), Say("hand")
    >>> proposed = [Honour(0, eye, eye), Honour(1, eye, eye), Honour(0, ear, ear), Honour(2, hand, hand), Honour(1, ear, ear)]
    >>> [(honour.seat, honour.title.key) for honour in chosen_honours(proposed)]
    [(0, 'eye'), (1, 'ear'), (2, 'hand')]
    """
    found: dict[str, Honour] = {}
    everything = list(proposed)
    for honour in (*_of_others(everything), *everything):
        if len(found) < HONOURS:
            found.setdefault(honour.title.key, honour)
    return tuple(found[key] for key in dict.fromkeys(honour.title.key for honour in everything) if key in found)


def _of_others(proposed: Iterable[Honour]) -> Iterable[Honour]:
    """The first honours by title that each go to somebody who has none yet."""
    titles: set[str] = set()
    seats: set[Seat] = set()
    for honour in proposed:
        if honour.seat not in seats and honour.title.key not in titles:
            titles.add(honour.title.key)
            seats.add(honour.seat)
            yield honour


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
