"""A table for tests: set up a position, answer as a seat, inspect what a seat sees."""

from typing import Any

from msgspec import structs

from talewind.kit.asks import Ask
from talewind.kit.base import Event, Move, Refused, Seat
from talewind.kit.clocks import due
from talewind.kit.game import Game, Options
from talewind.kit.look import Sight, look
from talewind.kit.outcome import Outcome
from talewind.kit.phases import Phase
from talewind.kit.play import open_table
from talewind.kit.questions import asks
from talewind.kit.rows import Answered, Came, Did, Ended, Expired, Housed, Left, Sat, Stood, Stopped, TookBack, WentOn
from talewind.kit.settle import close, settle, standing
from talewind.kit.sitting import Sitting
from talewind.kit.state import Presence, State
from talewind.kit.table import Table

KEY = b"test"  # the key of chance of every rig, unless it is given another


class Rig[S: State[Any]]:
    """A table for tests: `rig = Rig(Windmill(), 4); rig.do(1, Guess("wm07"))`. Every call is one row of the log, a millisecond later."""

    def __init__(
        self,
        game: Game[S, Any, Any],
        seats: int,
        options: Options | None = None,
        key: bytes = KEY,
        bots: tuple[Seat, ...] = (),
    ) -> None:
        self.game, self.key = game, key
        self.at = 0
        self.heard: list[tuple[Event, ...]] = []  # by row: the events for an onlooker
        self.sitting = Sitting(game, key, open_table(game, seats, options, key))
        for seat in bots:
            self.sitting.take(Housed(0, seat))

    @property
    def state(self) -> S:
        """The state, with all secrets."""
        return self.sitting.state

    def put(self, *stack: Phase) -> None:
        """Replace the stack and settle."""
        t = Table(self.state, self.key, self.at)
        t.unwind(*stack)
        self.sitting = Sitting(self.game, self.key, close(t, (), settle(self.game, t), floor="went-on"))

    def interrupt(self, phase: Phase) -> None:
        """Push a phase and settle."""
        t, before = Table(self.state, KEY, self.at), self.sitting.step.asks
        t.push(phase)
        self.sitting = Sitting(self.game, KEY, close(t, before, settle(self.game, t), floor="went-on"))

    def arranged(self) -> None:
        """Compute the questions again after the state was changed by hand."""
        self.sitting = Sitting(self.game, self.key, standing(self.state))

    def take(self, row: Any) -> tuple[Event, ...]:
        """Play a row; returns the events for its seat, or for an onlooker."""
        step = self.sitting.take(row)
        self.at = max(self.at, row.at)
        self.heard.append(step.heard(None))
        return step.heard(getattr(row, "seat", None))

    def ask(self, seat: Seat) -> Ask:
        """The open question of a seat."""
        return next(a for a in asks(self.state) if a.seat == seat)

    def asked(self) -> list[Seat]:
        """The seats with an open question."""
        return [a.seat for a in self.sitting.step.asks]

    def offered(self, seat: Seat) -> set[str]:
        """The kinds of move offered to a seat."""
        return {o.move for o in self.ask(seat).offers}

    def sees(self, seat: Seat | None) -> Sight[Any]:
        """What a seat sees (None: an onlooker)."""
        return look(self.game, self.state, seat)

    @property
    def result(self) -> Outcome | None:
        """The outcome, without what is remembered of the evening."""
        found = self.sees(None).outcome
        return found and structs.replace(found, honours=(), quote=None)

    def do(
        self, seat: Seat, move: Move, *then: Move, lag: int = 0, after: int = 1, waited: int = 0
    ) -> tuple[Event, ...]:
        """Answer as a seat, `after` ms later."""
        return self.take(Answered(self.at + after, seat, self.state.asked[seat], move, then, lag, waited))

    def do_aside(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make a move that `Game.asides` offers."""
        return self.take(Did(self.at + 1, seat, move))

    def refused(self, seat: Seat, move: Move, aside: bool = False) -> str | None:
        """The rule, or else the message key, by which a move is refused; None: it was accepted."""
        try:
            self.do_aside(seat, move) if aside else self.do(seat, move)
        except Refused as no:
            return no.refusal.rule or no.refusal.say.key
        return None

    def wait(self, **drafts: Move) -> tuple[Event, ...]:
        """Let the next clock expire; `wait(seat_0=Tell(...))` with this draft."""
        when = due(self.game, self.state)
        assert when is not None, "no clock runs; give the question `lasts` or `until`"
        self.at = max(self.at, when)
        return self.take(Expired(self.at, {int(name.split("_")[1]): move for name, move in drafts.items()}))

    def leave(self, seat: Seat) -> tuple[Event, ...]:
        """Leave the table for good."""
        return self.take(Left(self.at + 1, seat))

    def sit(self, seat: Seat, after: int = 1) -> tuple[Event, ...]:
        """Take over a seat that was left, or a bot's."""
        return self.take(Sat(self.at + after, seat))

    def house(self, seat: Seat) -> tuple[Event, ...]:
        """Let a bot play the seat."""
        return self.take(Housed(self.at + 1, seat))

    def come(self, seat: Seat, presence: Presence, after: int = 1) -> tuple[Event, ...]:
        """Set the presence of a seat: here, lost or away."""
        assert presence in ("here", "lost", "away")
        return self.take(Came(self.at + after, seat, presence))

    def stand(self, seat: Seat, window: str, scope: str | None, move: Move | None = None) -> tuple[Event, ...]:
        """Give a standing order for a window; `scope` None cancels it."""
        return self.take(Stood(self.at + 1, seat, window, scope, move))

    def pause(self, seat: Seat) -> tuple[Event, ...]:
        """Pause the table as a seat."""
        return self.take(Stopped(self.at + 1, seat))

    def unpause(self, seat: Seat, after: int = 1) -> tuple[Event, ...]:
        """End the pause as a seat."""
        return self.take(WentOn(self.at + after, seat))

    def end(self, seat: Seat) -> tuple[Event, ...]:
        """End the game of a sleeping table."""
        return self.take(Ended(self.at + 1, seat))

    def undo(self, seat: Seat, after: int = 1) -> bool:
        """Take back the seat's last move, `after` so many ms; False if it cannot."""
        if not self.sitting.may_undo(seat, self.at + after):
            return False
        self.take(TookBack(self.at + after, seat))
        return True
