"""Fireside: each tells once, in writing or aloud, and the loudest has won. What games of telling share, and no more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import structs

from talewind.kit import (
    Ask,
    Chance,
    Event,
    Frozen,
    Move,
    Offer,
    Passage,
    Phase,
    Seat,
    Table,
    fresh,
    offer,
    refuse,
    say,
    words,
)
from talewind.kit.ready import (
    Again,
    Decided,
    Encore,
    Enough,
    Mode,
    Pace,
    TaleGame,
    TaleOptions,
    TaleState,
    Tell,
    by_wish,
    finish,
    first_seat,
    notes,
    remove_left,
)

type Colour = Literal["red", "blue", "green", "white"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "white")


class Speak(Move):
    """Aloud."""


class Note(Move):
    tale: int
    line: Passage


class Noted(Event):
    seat: Seat
    tale: int


class FireOut(Decided): ...


type Moves = Tell | Speak | Note | Again | Enough


class Evening(Phase):
    first: Seat | Literal["random"] = "random"

    def run(self, t: T) -> None:
        state = t.state
        remove_left(t)
        waiting = [seat for seat in state.remaining() if seat not in [tale.seat for tale in state.tales]]
        if not waiting or len(state.remaining()) < 2:
            return end(t)
        first = first_seat(t, self.first)
        return t.push(Telling(first if first in waiting else waiting[0]))


class Telling(Phase):
    seat: Seat

    def asks(self, state: FireState) -> Iterable[Ask]:
        ways = state.options.ways(offer(Tell, tale=words(100)), offer(Speak))
        yield Ask(self.seat, say("kit-narrate"), ways, lasts=state.options.lasting(30), drafted=state.options.typed)

    def answered(self, t: T, seat: Seat, move: Tell | Speak) -> None:
        self.told(t, move.tale if isinstance(move, Tell) else Passage(aloud=True))

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        self.told(t, draft.tale if isinstance(draft, Tell) else Passage())

    def told(self, t: T, tale: Passage) -> None:
        t.state.tales.append(Tale(self.seat, tale))
        t.score(self.seat, 1 + tale.aloud, "FI-1")
        t.pop()


class Embers(Encore):
    """Another fire?"""


def end(t: T) -> None:
    finish(t, t.state.best(), FireOut, Embers(t.state.audience()))


type T = Table[FireState]


class Tale(Frozen):
    seat: Seat
    tale: Passage


class FireOptions(TaleOptions, kw_only=True):
    mode: Mode = "either"
    pace: Pace = "live"
    colours: tuple[Colour | None, ...] = ()


class FireState(TaleState[Moves]):
    options: FireOptions
    colours: tuple[Colour, ...]
    tales: list[Tale] = []


class FireView(Frozen):
    tales: tuple[Tale, ...]


class Fireside(TaleGame[FireState, FireView, FireOptions]):
    id = "fireside"
    phases = (Evening, Telling, Embers)
    seats = range(2, 5)
    seats_rule = "FI-0"
    event_types = Noted | FireOut

    def start(self, seats: int, options: FireOptions) -> FireState:
        colours = by_wish(seats, options.colours, COLOURS, refuse("fireside-colour-taken", "FI-2"))
        return FireState(**fresh(seats), stack=[Evening()], options=options, colours=colours)

    def view(self, state: FireState, seat: Seat | None) -> FireView:
        return FireView(tuple(state.tales))

    def determinize(self, state: FireState, seat: Seat | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def asides(self, state: FireState, seat: Seat) -> Iterable[Offer]:
        return notes(Note, tale=[n for n, tale in enumerate(state.tales) if tale.seat == seat and tale.tale.aloud])

    def did_aside(self, t: T, seat: Seat, move: Note) -> None:
        t.state.tales[move.tale] = structs.replace(t.state.tales[move.tale], tale=move.line.as_note())
        t.tell(Noted(seat, move.tale))

    def end(self, t: T) -> None:
        end(t)
