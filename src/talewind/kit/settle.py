"""From one answer to the next question: automatic phases, plans, standing orders, empty seats, sealed rounds."""

from typing import Any

from .asks import Ask, obeys
from .base import Event, Frozen, Move, Seat, refuse
from .chairs import miss, rouse
from .game import AnyGame, Game
from .mistakes import misasked, not_asks
from .phases import Phase
from .questions import pending, questions
from .state import PLAIN, Order, State
from .table import Addressed, Floor, Table

MOST_OBEYED = 32  # orders per step: one that leaves its own question open would repeat for ever
BUDGET = 200  # automatic phases per step; the longest chain of Winter Tales is about 40


class Runaway(RuntimeError):
    """The rules do not come to a question. The state has not changed."""


class Step[S: State[Any]](Frozen):
    """The result of a row: the state after it, the events, the questions. `put`: all questions of the top phase,
    including those with sealed answers; computed once per step and passed on."""

    state: S
    events: tuple[Addressed, ...]
    put: tuple[Ask, ...]
    floor: Floor = "went-on"  # why the step cannot be taken back; "": it can
    only: tuple[Seat, ...] | None = None  # the seats that may notice this row; None: every viewer

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions."""
        return pending(self.state, self.put)

    def heard(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events for a seat (None: an onlooker)."""
        return tuple(e for each in self.events if (e := each.heard(seat)) is not None)

    def noticed(self, seat: Seat | None) -> bool:
        """Whether the step makes a frame for this seat."""
        return self.only is None or seat in self.only


def standing[S: State[Any]](state: S) -> Step[S]:
    """A step without events for a stored state, from which a sitting can begin."""
    return Step(state, (), questions(state))


def settle[S: State[Any]](game: Game[S, Any, Any], t: Table[S]) -> tuple[Ask, ...]:
    """Run until a seat must answer, a sealed round must last longer, or the game is over; returns the top phase's
    questions."""
    state = t.state
    stack = state.stack
    for _ in range(BUDGET):
        if not stack:
            return ()
        phase: Phase = stack[-1]
        asked = phase.asks(state)
        if asked.__class__ is not tuple:
            try:
                asked = tuple(asked)
            except TypeError:
                if hasattr(asked, "__iter__"):
                    raise  # a generator: its own code has failed
                raise not_asks(phase, asked) from None
        if not asked:
            t.ran += 1
            phase.run(t)
            continue
        try:
            for ask in asked:
                if state.chairs[ask.seat] is not PLAIN:
                    break
            else:
                return asked
        except (AttributeError, IndexError, TypeError):
            raise misasked(phase, state.seats, asked) from None
        ready = _answer_by_itself(game, t, phase, asked)
        if ready:
            return asked
    raise _runaway(game, state)


def _runaway(game: AnyGame, state: State[Any]) -> Runaway:
    top = type(state.stack[-1]).__name__
    gone = [ask.seat for ask in questions(state) if not state.plays(ask.seat)]
    why = f"{top} asks seat {gone[0]}, which is out of the game, again and again" if gone else f"now in {top}"
    cure = "answer for it in `left`, or ask another seat" if gone else "a phase must ask a seat or pop"
    return Runaway(f"{game.id}: more than {BUDGET} automatic phases in one step, {why}; {cure}")


def _answer_by_itself(game: AnyGame, t: Table[Any], phase: Phase, asked: tuple[Ask, ...]) -> bool:
    """Answer for empty seats, plans and standing orders, and open complete sealed rounds. False: rules have run; call
    it again with the new questions."""
    state = t.state
    for ask in asked:
        chair = state.chairs[ask.seat]
        if chair.sealed is not None:
            continue
        gone = _is_gone(state, ask)
        move = None if gone else _foreseen(t, ask)
        if ask.sealed and (gone or move is not None):
            t.seal(ask, silence(ask) if move is None else move)
            t.foreseen.append(ask)
        elif gone or move is not None:
            t.ran += 1
            if ask.seat != t.mover:
                t.commit()  # another seat has moved, automatically
            if move is None:
                phase.left(t, ask)
            else:
                phase.answered(t, ask.seat, move)
            return False
    if pending(state, asked) or t.at < state.since + phase.hushing(state):
        return True
    if any(ask.seat != t.mover and not _is_gone(state, ask) for ask in t.foreseen):
        t.commit()  # the round opens at once and tells what was ordered
    unseal(game, t, phase, asked)
    return False


def _is_gone(state: State[Any], ask: Ask) -> bool:
    """Whether nobody answers this question: the seat is out of the game, or eliminated and asked for a decision."""
    chair = state.chairs[ask.seat]
    return chair.presence == "gone" or (chair.out and ask.awaited)


def _foreseen(t: Table[Any], ask: Ask) -> Move | None:
    """The move that the seat has declared in advance for this question."""
    chair = t.state.chairs[ask.seat]
    if ask.opens is not None:
        t.unplan(ask.seat)
        return None
    if chair.plan:
        move: Move = chair.plan[0]
        if ask.refusal(move) is None:
            t.amend(ask.seat, plan=chair.plan[1:])
            return move
        t.amend(ask.seat, plan=())
    if not ask.window or t.obeyed >= MOST_OBEYED:
        return None
    orders = [_order(chair.orders, window) for window in (ask.window, *ask.besides)]
    moves = [order.move for order in orders if order is not None]
    ordered = next((m for m in moves if m is not None and m != ask.otherwise and ask.refusal(m) is None), None)
    if ordered is None and None in orders:
        return None
    t.obeyed += 1
    return ask.otherwise if ordered is None else ordered


def _order(orders: tuple[Order[Move], ...], window: str) -> Order[Move] | None:
    """The most specific order for a window: one for "interrupt/alice" before one for "interrupt"."""
    fitting = [o for o in orders if obeys(window, o.window)]
    return max(fitting, key=lambda o: len(o.window), default=None)


def silence(ask: Ask) -> Move:
    """The answer to a sealed question that nobody answers."""
    if ask.otherwise is None:
        raise NotImplementedError(f"{ask.say.key} is sealed and has no answer for silence; give the ask an `otherwise`")
    return ask.otherwise


def unseal(game: AnyGame, t: Table[Any], phase: Phase, asked: tuple[Ask, ...]) -> None:
    """Open all sealed answers at once."""
    chairs = t.state.chairs
    answers = {ask.seat: chairs[ask.seat].sealed for ask in asked}
    t.felt = {seat: answer.felt for seat, answer in answers.items()}
    for seat, answer in answers.items():
        t.amend(seat, sealed=None)
        if answer.own:
            rouse(game, t, seat)
        elif answer.missed:
            miss(game, t, seat)
    t.ran += 1
    t.turned = True
    t.state.since = t.at  # each round of a phase has its own least duration
    phase.unsealed(t, {seat: answer.move for seat, answer in answers.items()})


def close[S: State[Any]](
    t: Table[S], before: tuple[Ask, ...], put: tuple[Ask, ...], mover: Seat | None = None, floor: Floor = ""
) -> Step[S]:
    """Close the step and number the new questions of `put`. An unchanged question keeps its number, so that other seats
    cannot make it stale. A question answered in advance is numbered too, or the next number would reveal the order. In
    a race a question keeps its number during the phase, so that a seat can move without waiting for the last frame. A
    question that a seat is writing at keeps number, draft and clock through reminders, interruptions and woven
    cards."""
    state, races = t.state, {ask.seat for ask in before if ask.opens is not None}
    state.at = t.at
    if not state.stack:
        state.paused = None
    if mover is not None and not floor:
        for ask in put:
            if ask.seat != mover:
                floor = "asked"
    after, were_asked = pending(state, put), {ask.seat for ask in before}
    where = (len(state.stack) - 1, getattr(state.stack[-1], "step", "") if state.stack else "")
    for ask in (*after, *t.foreseen) if t.foreseen else after:
        seat = ask.seat
        if ask.opens is not None and seat in races and not t.turned:
            continue
        if ask.drafted and state.drafting.get(seat) == where:
            continue
        if seat != mover and not t.turned and seat not in t.silenced and ask in before:
            continue
        state.asked[seat] += 1
        state.asked_at[seat] = t.at
        if ask.drafted:
            state.drafting = {**state.drafting, seat: where}
        elif seat in state.drafting:
            state.drafting = {s: w for s, w in state.drafting.items() if s != seat}
        chair = state.chairs[seat]
        if chair.held or chair.graced:
            same = ask.until is not None and not t.turned and seat in were_asked  # another question on the same clock
            t.amend(seat, held=0, graced=chair.graced and same)
    floor = "over" if not state.stack else "rolled" if t.gambled else t.floor or floor
    return Step(state, tuple(t.events), put, floor)


def require(condition: object, key: str) -> None:
    """Raise Refused unless the condition holds."""
    if not condition:
        raise refuse(key)
