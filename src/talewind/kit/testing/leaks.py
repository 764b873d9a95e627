"""The leak test: in a world that a seat cannot tell apart from the true one it gets the same view, questions, refusals
and events."""

from typing import Any

from msgspec import structs

from talewind.kit.asks import Ask, sample
from talewind.kit.base import Refused, Seat
from talewind.kit.chance import Chance, Key
from talewind.kit.game import AnyGame
from talewind.kit.look import Sight, look
from talewind.kit.questions import questions
from talewind.kit.rows import Answered, Did, play_row
from talewind.kit.settle import Step
from talewind.kit.state import State
from talewind.kit.worlds import world_of

from .faults import Counts, Leak, blaming
from .legality import illegal_moves, refusal_of


def who(seat: Seat | None) -> str:
    return "an onlooker" if seat is None else f"seat {seat}"


def difference(one: Sight[Any], other: Sight[Any]) -> str | None:
    """The name of the first field, of sight or view, in which two sights differ."""
    if one == other:
        return None
    for name in one.view.__struct_fields__:
        if getattr(one.view, name) != getattr(other.view, name):
            return f"view.{name}"
    return next((n for n in one.__struct_fields__ if getattr(one, n) != getattr(other, n)), None)


def _phase(state: State[Any]) -> str:
    return f"{type(state.stack[-1]).__name__}: " if state.stack else ""


def check_position(
    game: AnyGame, step: Step[Any], sight: Sight[Any], at: int, key: Key, dice: Chance, seen: Counts
) -> None:
    """Check that in another world the seat has the same sight, waits for the same seats and gets the same refusals."""
    state, seat = step.state, sight.seat
    with blaming(game, f"a world for {who(seat)}"):
        world = world_of(game, state, seat, dice)
    if structs.replace(world, chairs=state.chairs) != state:  # the kit itself changes sealed answers and orders
        seen["other worlds"] += 1
    put = questions(world)
    differs = difference(sight, look(game, world, seat, put))
    if differs == "waiting":
        raise Leak(f"{_phase(state)}who is asked depends on data hidden from {who(seat)}; choose seats by public facts")
    if differs:
        raise Leak(
            f"{'' if differs.startswith('view.') else _phase(state)}{differs} of {who(seat)} depends on hidden data; leave that out of the view or the question, or out of "
            "determinize if the seat may know it"
        )
    mine = next((a for a in step.asks if a.seat == seat), None)
    for move in illegal_moves(game, mine, dice) if mine else ():
        refusals = [
            refusal_of(game, s, mine.seat, s.asked[mine.seat], move, at, key, asked)  # type: ignore[union-attr]
            for s, asked in ((state, step.put), (world, put))
        ]
        if refusals[0] != refusals[1]:
            raise Leak(f"the refusal of {move} depends on data hidden from {who(seat)}: {refusals}")


def check_step(
    game: AnyGame, before: Step[Any], row: Any, after: Step[Any], seat: Seat | None, key: bytes,
    dice: Chance, seen: Counts,
) -> None:  # fmt: skip
    """Check that events tell a seat no more than its view afterwards, that a step which can be taken back tells nothing
    new, and that a sealed answer tells other seats nothing."""
    state = before.state
    asked = next((a for a in before.asks if isinstance(row, Answered) and a.seat == row.seat), None)
    if asked is not None and asked.sealed and after.only == (asked.seat,) != (seat,):
        _check_sealed(game, state, row, asked, after, seat, key, dice, seen)
        return
    if isinstance(row, Did) and not after.noticed(seat):
        seen["asides unnoticed"] += 1
        if differs := difference(look(game, state, seat), look(game, after.state, seat)):
            raise Leak(
                f"{differs} of {who(seat)} changes by {row.move} of seat {row.seat} without an event for it; tell one"
            )
        return
    if isinstance(row, Answered) and row.then and row.seat != seat:
        row = _effective(game, before, row, after, key)
    world = world_of(game, state, seat, dice)
    # Future deals are hidden too: with the same key, a card dealt in this step would be the same card.
    deals = b"%d" % dice.roll(1 << 60, "world")
    try:
        there = play_row(game, world, row, (key, deals))
    except Refused as no:
        if asked is not None and asked.seat == seat:
            raise Leak(f"{row} of {who(seat)} is refused in another world ({no}): offers depend on hidden data") from no
        return  # the mover could not have made this move there, so the seat can now rule this world out
    seen["steps in other worlds"] += 1
    heard, heard_there = after.heard(seat), there.heard(seat)
    differs = difference(look(game, after.state, seat, after.put), look(game, there.state, seat, there.put))
    if not after.floor and (differs or heard != heard_there):
        raise Leak(
            f"a step that can be taken back tells {who(seat)} something new ({differs or heard}): "
            "tell it with shows=True, or call t.commit"
        )
    if differs is None and isinstance(row, Answered) and _may_undo(after, row, seat) != _may_undo(there, row, seat):
        raise Leak(
            f"whether seat {row.seat} may take {row.move} back depends on data hidden from {who(seat)}: "
            "call t.commit in every case"
        )
    if differs is None and heard != heard_there:
        raise Leak(
            f"events tell {who(seat)} more than its view shows afterwards: {heard}, in another world {heard_there}; "
            "show it in the view, or tell it to fewer seats"
        )


def _effective(game: AnyGame, before: Step[Any], row: Answered[Any], after: Step[Any], key: bytes) -> Answered[Any]:
    """The row without planned moves that came to nothing: a plan is its seat's own, so other seats cannot expect its
    rest in another world, where it might be legal."""
    for planned in range(len(row.then)):
        shorter = structs.replace(row, then=row.then[:planned])
        if play_row(game, before.state, shorter, key, before.put) == after:
            return shorter
    return row


def _may_undo(step: Step[Any], row: Answered[Any], seat: Seat | None) -> bool | str:
    """What a viewer knows about undo: the mover the reason against it, others whether it is possible."""
    return step.floor if row.seat == seat else bool(step.floor)


def _check_sealed(
    game: AnyGame, state: State[Any], row: Any, ask: Ask, after: Step[Any], seat: Seat | None, key: Key,
    dice: Chance, seen: Counts,
) -> None:  # fmt: skip
    """Check that another sealed answer looks the same to other seats, and that neither makes a frame."""
    move = sample(ask.offers, game.kinds, dice)
    other = play_row(game, state, Answered(row.at, row.seat, row.number, move), key)
    seen["sealed answers"] += 1
    if after.noticed(seat) or after.heard(seat) or difference(look(game, state, seat), look(game, after.state, seat)):
        raise Leak(f"the sealed answer of seat {ask.seat} changes the sight of {who(seat)}; hide who has answered")
    if difference(look(game, after.state, seat), look(game, other.state, seat)):
        raise Leak(f"{who(seat)} sees the sealed answer of seat {ask.seat}; leave it out of the view")
