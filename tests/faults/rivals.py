"""Two rows for the same moment of a table, and what holds for them."""

from typing import Any

from talewind.kit import Chance, Frozen, Seat, due, sample
from talewind.kit.rows import Answered, Expired, Stopped, TookBack, WentOn
from talewind.server.tables import Played
from talewind.server.tables.keeper import MakeRow

RULES = ("same question",) * 6 + ("same id",) * 3 + ("two seats",) * 4 + ("pause", "clock", "undo")


class Rivals(Frozen):
    """`seat` and `number`: of the question that both answer, if they do."""

    rule: str
    makes: tuple[MakeRow, MakeRow]
    seat: Seat = 0
    number: int = 0

    def left_open(self, found: list[tuple[Any, float]]) -> bool:
        """Whether the first of two answers has left its question open, as a vote that may be changed."""
        first: Played = min((played for played, _ in found), key=lambda played: played.seq)
        asked = {ask.seat for ask in first.step.asks}
        return self.seat in asked and first.sitting.state.asked[self.seat] == self.number


def rivals_at(sitting: Any, dice: Chance) -> Rivals:
    state, asks = sitting.state, sitting.step.asks
    if state.paused is not None:
        return Rivals("going on", ((lambda s, at: WentOn(at, 0)), (lambda s, at: WentOn(at, 1))))
    if not asks:
        return Rivals("clock", (expiry(sitting), expiry(sitting)))
    ask = dice.pick(asks, "who")
    one, number = answer(ask, sitting, dice), state.asked[ask.seat]
    match dice.pick(RULES, "rule"):
        case "same id":
            return Rivals("same id", (one, one), ask.seat, number)
        case "two seats" if len(asks) > 1:
            rest = dice.pick(tuple(each for each in asks if each.seat != ask.seat), "other")
            return Rivals("two seats", (one, answer(rest, sitting, dice)))
        case "pause":
            return Rivals("pause", (one, lambda s, at: Stopped(at, ask.seat)))
        case "clock" if due(sitting.game, state, sitting.step.put) is not None:
            return Rivals("clock", (one, expiry(sitting)))
        case "undo" if sitting.trail:
            seat = sitting.trail[-1].seat
            return Rivals("undo", (one, lambda s, at: TookBack(at, seat)))
    return Rivals("same question", (one, answer(ask, sitting, dice)), ask.seat, number)


def answer(ask: Any, sitting: Any, dice: Chance) -> MakeRow:
    """A legal answer, not before its question opens."""
    seat, number, opens = ask.seat, sitting.state.asked[ask.seat], (ask.opens or 0) + sitting.state.slept
    move = sample(ask.offers, sitting.game.kinds, dice)
    return lambda sitting, at: Answered(max(at, opens), seat, number, move)


def expiry(sitting: Any) -> MakeRow:
    """The table's clock runs out now."""
    when = due(sitting.game, sitting.state, sitting.step.put)
    return lambda sitting, at: Expired(max(at, when or 0))
