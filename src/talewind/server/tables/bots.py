"""Seats that bots play. A bot sees only what its seat sees; any process may play it."""

from hashlib import blake2b
from typing import Any

import msgspec

from talewind.bots import Temper, times
from talewind.bots.company import MANNERS, temper_of
from talewind.bots.thinking import Task, think
from talewind.kit import Ask, Chance, Seat, Sitting, asks, refuse, sample, snapshot, world_of
from talewind.kit.play import MOST_PLANNED
from talewind.kit.rows import Answered
from talewind.server.telemetry.logs import log

from .bot_pool import BotFailed, BotPool
from .header import Header


def unhoused(header: Header, sitting: Sitting[Any]) -> Seat | None:
    """A seat with a bot since the start whose row `Housed` is missing: the table is new, or older than such rows."""
    state = sitting.state
    seats = (s.seat for s in header.seats if s.person is None and state.attends(s.seat))
    return next(seats, None) if state.stack else None


def bots_ask(sitting: Sitting[Any]) -> Ask | None:
    """The question that a bot answers next; a bot never revises an answer."""
    chairs = sitting.state.chairs
    asked = (ask for ask in sitting.step.asks if chairs[ask.seat].bot and not ask.settled)
    return min(asked, key=lambda ask: ask.opens or 0, default=None)


def bot_ready(header: Header, sitting: Sitting[Any], at: int) -> int | None:
    """The time at which a bot answers, after a pause like a person's; in a race not before the signal."""
    if unhoused(header, sitting) is not None:
        return at
    ask, state = bots_ask(sitting), sitting.state
    slept: int = state.slept
    if ask is None or state.paused is not None:
        return None
    pause = _pause(header, sitting, ask)
    if ask.opens is not None:
        return max(at, ask.opens + slept) + pause
    return max(at, int(state.asked_at[ask.seat]) + slept + pause)


def _pause(header: Header, sitting: Sitting[Any], ask: Ask) -> int:
    """The pause, computed from what an onlooker knows of the question: it reveals nothing of the bot's hand."""
    game, state = sitting.game, sitting.state
    world = world_of(game, state, None, Chance(_digest(header, ask.seat, state.asked[ask.seat], b"talewind wait")))
    seeming = next((other for other in asks(world) if other.seat == ask.seat), ask)
    just_told = sitting.step.heard(None) if state.asked_at[ask.seat] == state.at else ()
    return times.pause(seeming.offers, just_told, MANNERS[_temper(header, ask.seat)].pace)


def _digest(header: Header, seat: Seat, number: int, person: bytes) -> bytes:
    """A digest equal in every process and unpredictable without the table's secret."""
    return blake2b(f"{seat} {number}".encode(), key=header.key, digest_size=32, person=person).digest()


def task_of(header: Header, sitting: Sitting[Any], ask: Ask) -> Task:
    """What the bot may know of its question. Its random key is not the deal's, with which it could undo it."""
    seat, number = ask.seat, sitting.state.asked[ask.seat]
    deal = Chance(_digest(header, seat, number, b"talewind deal"))
    world = snapshot(world_of(sitting.game, sitting.state, seat, deal))
    return Task(
        header.game_id, world, seat, _digest(header, seat, number, b"talewind bot"), header.lang, _temper(header, seat)
    )


def _temper(header: Header, seat: Seat) -> Temper:
    """That of the seat's member of the company, or of one that plays on for a person."""
    seated = header.seats[seat]
    return temper_of(seated.house if seated.person is None else None)


async def bots_answer(header: Header, sitting: Sitting[Any], pool: BotPool | None) -> Answered[Any]:
    """The row of the asked bot's answer; the caller sets its time. Without a pool the bot runs in this process. If it
    fails, the answer is that of a silent seat, or a random one where silence is not allowed."""
    ask, game = bots_ask(sitting), sitting.game
    if ask is None:
        raise refuse("kit-not-asked")
    task, number = task_of(header, sitting, ask), sitting.state.asked[ask.seat]
    try:
        raw = think(task) if pool is None else await pool.think(task)
        moves: Any = tuple[game.moves, tuple[game.moves, ...]]  # type: ignore[name-defined]
        move, then = msgspec.json.decode(raw, type=moves)
        if ask.refusal(move) is not None or len(then) > MOST_PLANNED:
            raise BotFailed("the bot gave no legal answer")
    except Exception as why:  # whatever a bot raises, its table goes on
        log().warning("bot-failed", table=header.id, game=header.game_id, seat=ask.seat, error=why)
        silent = ask.otherwise is not None and ask.refusal(ask.otherwise) is None
        move = ask.otherwise if silent else sample(ask.offers, game.kinds, Chance(task.seed))
        then = ()
    return Answered(0, ask.seat, number, move, then)
