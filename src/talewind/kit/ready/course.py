"""The course of a storytelling game: who begins, colours, seats that were left, notes for the book, the end."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal

from talewind.kit.base import Event, Move, Refused, Seat
from talewind.kit.offers import Offer, offer, one_of, words
from talewind.kit.table import Table

from .together import Encore

NOTE = 300  # characters


def by_wish[C](seats: int, wishes: Sequence[C | None], colours: Sequence[C], taken: Refused) -> tuple[C, ...]:
    """Each seat's colour: the wished one, or the first free one. Raises `taken` if two seats wish for the same."""
    chosen = [wish for wish in wishes[:seats] if wish]
    if len(set(chosen)) < len(chosen):
        raise taken
    free = [colour for colour in colours if colour not in chosen]
    return tuple((wishes[n] if n < len(wishes) else None) or free.pop(0) for n in range(seats))


def first_seat(t: Table[Any], named: Seat | Literal["random"]) -> Seat:
    """The seat that begins: the one the table has chosen, if it exists, else a random one."""
    return t.chance.roll(t.state.seats, "first") if named == "random" or named >= t.state.seats else named


def remove_left(t: Table[Any]) -> list[Seat]:
    """Remove the seats that were left and whose time to return is over; returns them."""
    state = t.state
    left = [seat for seat, chair in enumerate(state.chairs) if chair.presence == "left" and not chair.bot]
    over = [seat for seat in left if t.at - state.chairs[seat].since >= state.options.kept]
    for seat in over:
        t.remove(seat)
    return over


def notes(note: Callable[..., Move], **told: Sequence[int]) -> Iterator[Offer]:
    """Offer a line for the book about tales told aloud, if any: `notes(Note, tale=[3, 5])`. See `Passage.as_note`."""
    for of, numbers in told.items():
        if numbers:
            yield offer(note, **{of: one_of(numbers, of=of)}, line=words(NOTE))


class Decided(Event):
    """Base of the event that ends a game: `class GameEnded(Decided): ...`"""

    winners: tuple[Seat, ...]
    cut_short: bool


def conclude(t: Table[Any]) -> None:
    """Fix the result once it is reached. Call it after scoring, before an interlude: leaving then changes nothing."""
    winners = t.state.decided()
    if winners is not None:
        t.conclude(winners)


def finish(t: Table[Any], winners: Iterable[Seat], ended: type[Decided], encore: Encore) -> None:
    """End the game: fix the result if it is open, tell it, and run the encore, in which notes are still possible."""
    if t.state.winners is None:
        t.conclude(winners)
    t.tell(ended(t.state.winners, t.state.cut_short), shows=True)
    t.unwind(encore)
