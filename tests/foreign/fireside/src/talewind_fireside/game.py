"""Fireside: each seat adds to one story in turn. Everybody reads along (`Narration.heard`), and the story only grows."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from talewind.kit import (
    Again,
    Chance,
    EachSeat,
    Encore,
    Enough,
    Event,
    Frozen,
    Game,
    Narration,
    Options,
    Outcome,
    Passage,
    Say,
    Seat,
    State,
    Table,
    Tell,
    fresh,
    say,
)  # fmt: skip
from talewind.kit.ready import Decided, finish
from talewind.kit.views import Growing


class Told(Event):
    seat: Seat
    tale: Passage


class GameEnded(Decided): ...


class Evening(EachSeat):
    def turn(self, t: T, seat: Seat) -> None:
        t.push(Telling(seat))

    def over(self, t: T) -> None:
        finish(t, t.state.remaining(), GameEnded, Ending(t.state.remaining()))


class Telling(Narration):
    chars = 400
    heard = True

    def now(self, state: Fire) -> Say:
        return say("fireside-now-telling", seat=self.seat)

    def prompt(self, state: Fire) -> Say:
        return say("fireside-tell")

    def narrated(self, t: T) -> None:
        t.state.story.append(Part(self.seat, self.tale))
        t.tell(Told(self.seat, self.tale))
        t.pop()


class Ending(Encore): ...


class Part(Frozen):
    seat: Seat
    tale: Passage


class FireOptions(Options, kw_only=True):
    players: Literal[2, 3, 4] = 3
    rounds: Annotated[int, Meta(ge=1, le=20)] = 2


class Fire(State[Tell | Again | Enough]):
    options: FireOptions
    story: list[Part] = []


class FireView(Frozen):
    story: Growing[tuple[Part, ...]]


type T = Table[Fire]


class Fireside(Game[Fire, FireView, FireOptions]):
    id = "fireside"
    phases = (Evening, Telling, Ending)
    seats = range(2, 5)
    seats_rule = "FS-1"
    option_rules = {"players": "FS-1", "rounds": "FS-2"}
    minutes = (10, 30)
    event_types = Told | GameEnded

    def start(self, seats: int, options: FireOptions) -> Fire:
        return Fire(**fresh(seats), stack=[Evening(list(range(seats)) * options.rounds)], options=options)

    def view(self, state: Fire, seat: Seat | None) -> FireView:
        return FireView(tuple(state.story))

    def determinize(self, state: Fire, seat: Seat | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def outcome(self, state: Fire) -> Outcome:
        return Outcome(tuple(state.remaining()), contest="together")
