"""Random rows for a table: people answer, go away, come back, plan, undo, pause and leave."""

from collections.abc import Callable
from typing import Any

from msgspec import structs

from talewind.kit.asks import Ask, sample
from talewind.kit.base import Move, Seat
from talewind.kit.chance import Chance
from talewind.kit.clocks import due
from talewind.kit.game import AnyGame
from talewind.kit.passage import Passage
from talewind.kit.presence import may_sit
from talewind.kit.rows import Answered, Came, Did, Ended, Expired, Housed, Left, Sat, Stood, Stopped, TookBack, WentOn
from talewind.kit.sitting import Sitting
from talewind.kit.state import State

from .faults import Fault


class Wanderer:
    """Generates the next row. `leaving`, `absent`: whether people of this table often leave or go away."""

    def __init__(self, game: AnyGame, sitting: Sitting[Any], dice: Chance, leaving: bool, absent: bool):
        self.game, self.sitting, self.dice = game, sitting, dice
        self.leaving, self.absent = leaving, absent
        self.at = sitting.state.at

    def chance_of(self, one_in: int) -> bool:
        return self.dice.roll(one_in, "wander") == 0

    def next_row(self) -> Any:
        self.at += 1 + self.dice.roll(3_000, "wander")
        state, step = self.sitting.state, self.sitting.step
        if state.paused is not None:
            return self.sleeping(state)
        when = due(self.game, state, step.put)
        if when is not None and self.at >= when:
            return self.expiry(when, step.asks)
        if self.absent and self.dice.roll(10, "house") == 0 and (row := self.house(state)) is not None:
            return row
        for odds, may in self.moods(state):
            if self.chance_of(odds) and (row := may(state)) is not None:
                return row
        asked = tuple(a for a in step.asks if state.holds(a.seat))
        if not asked or (when is not None and self.chance_of(12)):
            if when is None:
                phase = type(state.stack[-1]).__name__
                says = f"{phase} asks nobody, no clock runs, and the game is not over; it must ask a seat or pop"
                raise Fault("dead end", says)
            return self.expiry(when, step.asks)
        return self.answer(state, asked)

    def moods(self, state: State[Any]) -> list[tuple[int, Callable[[Any], Any]]]:
        """Weighted generators of rows: one in how many, and which."""
        always: list[tuple[int, Callable[[Any], Any]]] = [(6, self.undo), (5, self.something_beside), (12, self.order)]
        restless: list[tuple[int, Callable[[Any], Any]]] = [
            (15, self.come_or_go),
            (60, self.pause),
            (20, self.take_over),
        ]
        return (
            always
            + (restless if self.absent else [])
            + ([(30, self.leave), (20, self.take_over)] if self.leaving else [])
        )

    def answer(self, state: State[Any], asked: tuple[Ask, ...]) -> Any:
        ask = self.dice.pick(asked, "wander")
        self.at = max(self.at, (ask.opens or 0) + state.slept)
        then = (self.move(ask),) if self.chance_of(10) else ()
        lag = self.dice.roll(250, "wander") if self.chance_of(3) else 0
        return Answered(self.at, ask.seat, state.asked[ask.seat], self.move(ask), then, lag)

    def move(self, ask: Ask) -> Move:
        if not ask.offers or any(0 in [d.size() for d in o.fields.values()] for o in ask.offers):
            raise Fault("dead end", f"{ask.say.key} offers seat {ask.seat} no answer; add an offer, or do not ask")
        return sample(ask.offers, self.game.kinds, self.dice)

    def expiry(self, when: int, asked: tuple[Ask, ...]) -> Any:
        self.at = max(self.at, when)
        drafted = [a for a in asked if a.drafted and self.chance_of(2)]
        return Expired(self.at, {a.seat: self.unfinished(a) for a in drafted})

    def unfinished(self, ask: Ask) -> Move:
        """A draft that may be too long or empty."""
        draft = self.move(ask)
        for name in draft.__struct_fields__:
            text = getattr(draft, name)
            if isinstance(text, Passage):
                again = self.dice.pick([0, 1, 7, 40], "wander")
                return structs.replace(draft, **{name: Passage(text.parts * again, lang=text.lang)})
        return draft

    def someone(self, fitting: Callable[[Seat], bool]) -> Seat | None:
        seats = [s for s in range(self.sitting.state.seats) if fitting(s)]
        return self.dice.pick(seats, "wander") if seats else None

    def undo(self, state: State[Any]) -> Any:
        seat = self.someone(lambda s: self.sitting.may_undo(s, self.at))
        return None if seat is None else TookBack(self.at, seat)

    def something_beside(self, state: State[Any]) -> Any:
        seat = self.someone(state.holds)
        offers = () if seat is None else tuple(self.game.asides(state, seat))
        return Did(self.at, seat, sample(offers, self.game.kinds, self.dice)) if seat is not None and offers else None

    def order(self, state: State[Any]) -> Any:
        windows = [a for a in self.sitting.step.asks if a.window]
        if not windows:
            return None
        ask = self.dice.pick(windows, "wander")
        move = self.move(ask) if self.chance_of(2) else None
        return Stood(self.at, ask.seat, ask.window, None if self.chance_of(3) else "conform", move)

    def come_or_go(self, state: State[Any]) -> Any:
        seat = self.someone(lambda s: state.holds(s) and not state.chairs[s].bot)
        return None if seat is None else Came(self.at, seat, self.dice.pick(["here", "here", "lost", "away"], "wander"))

    def pause(self, state: State[Any]) -> Any:
        top = state.stack[-1]
        seat = self.someone(lambda s: state.here(s) and top.unpausable(state, s) is None)
        return None if seat is None else Stopped(self.at, seat)

    def leave(self, state: State[Any]) -> Any:
        seat = self.someone(state.holds)
        return None if seat is None else Left(self.at, seat)

    def take_over(self, state: State[Any]) -> Any:
        seat = self.someone(lambda s: may_sit(state, s))
        return None if seat is None or self.chance_of(2) else Sat(self.at, seat)

    def house(self, state: State[Any]) -> Any:
        """Let a bot play for somebody absent, or bring that person back."""
        chairs = state.chairs
        absent = [s for s in state.remaining() if chairs[s].presence != "here" and not chairs[s].bot]
        if absent:
            return Housed(self.at, self.dice.pick(absent, "house"))
        back = [s for s in state.bots() if chairs[s].presence in ("lost", "away")]
        return Came(self.at, self.dice.pick(back, "house"), "here") if back else None

    def sleeping(self, state: State[Any]) -> Any:
        assert state.paused is not None
        if state.paused.by is not None:
            seat = self.someone(state.holds)
            return WentOn(self.at, seat) if seat is not None else self.expiry(due(self.game, state) or 0, ())
        chairs = state.chairs
        back = self.someone(lambda s: state.holds(s) and not chairs[s].bot and not state.present(s))
        if back is None:
            back = self.someone(lambda s: chairs[s].bot and chairs[s].presence in ("lost", "away"))
        if back is not None and not self.chance_of(8):
            return Came(self.at, back, "here")
        last = self.someone(lambda s: state.present(s) and not chairs[s].bot)
        if last is not None and self.chance_of(2):
            return Ended(self.at, last)
        when = due(self.game, state)
        assert when is not None
        return self.expiry(when, ())
