"""The course of a game of telling: who begins, in which colours; seats that were left; notes for the book; the end."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal

from talewind.kit.base import Event, Move, Refused, Seat
from talewind.kit.offers import Offer, offer, one_of, words
from talewind.kit.table import Table

from .together import Encore

NOTE = 300  # characters


def by_wish[C](seats: int, wishes: Sequence[C | None], colours: Sequence[C], taken: Refused) -> tuple[C, ...]:
    """Each seat's colour; who has not chosen gets the first free one, and no two may have chosen the same."""
    chosen = [wish for wish in wishes[:seats] if wish]
    if len(set(chosen)) < len(chosen):
        raise taken
    free = [colour for colour in colours if colour not in chosen]
    return tuple((wishes[n] if n < len(wishes) else None) or free.pop(0) for n in range(seats))


def first_seat(t: Table[Any], named: Seat | Literal["random"]) -> Seat:
    """Who begins: as the table has chosen, if there is such a seat."""
    return t.chance.roll(t.state.seats, "first") if named == "random" or named >= t.state.seats else named


def remove_left(t: Table[Any]) -> list[Seat]:
    """The seats that were left, and kept long enough, are out of the game: those."""
    state = t.state
    left = [seat for seat, chair in enumerate(state.chairs) if chair.presence == "left" and not chair.bot]
    over = [seat for seat in left if t.at - state.chairs[seat].since >= state.options.kept]
    for seat in over:
        t.remove(seat)
    return over


def notes(note: Callable[..., Move], **told: Sequence[int]) -> Iterator[Offer]:
    """A line for the book about what was told aloud, if anything was: `notes(Note, tale=[3, 5])`. See `Passage.as_note`."""
    for of, numbers in told.items():
        if numbers:
            yield offer(note, **{of: one_of(numbers, of=of)}, line=words(NOTE))


class Decided(Event):
    """The game is over: `class GameEnded(Decided): ...`"""

    winners: tuple[Seat, ...]
    cut_short: bool


def conclude(t: Table[Any]) -> None:
    """After points were given, before everybody looks at them: a result once reached stands, whoever leaves meanwhile."""
    winners = t.state.decided()
    if winners is not None:
        t.conclude(winners)


def finish(t: Table[Any], winners: Iterable[Seat], ended: type[Decided], encore: Encore) -> None:
    """The game is decided, now or before; there is time for the last notes, and for another game."""
    if t.state.winners is None:
        t.conclude(winners)
    t.tell(ended(t.state.winners, t.state.cut_short), shows=True)
    t.unwind(encore)
