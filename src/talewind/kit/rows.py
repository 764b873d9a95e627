"""The rows of a table's log, one per thing that happens to it, and how each is played."""

from typing import Any, Literal

import msgspec

from .asks import Ask
from .base import Frozen, Seat, kebab
from .chance import Key
from .game import AnyGame, Game
from .play import do_aside, expire, play, stand
from .presence import attend, end, house, leave, pause, sit, unpause
from .settle import Step, require
from .state import State

FAR = 1 << 53  # the largest milliseconds exact in every language


class Row(Frozen, omit_defaults=True, tag_field="row", tag=kebab):
    """Base of rows. `at`: the server's milliseconds."""

    at: int


class Answered[M](Row):
    """A seat answers its question. `number`: of the question. `then`: moves declared in advance."""

    seat: Seat
    number: int
    move: M
    then: tuple[M, ...] = ()
    lag: int = 0  # transit time in ms, measured by the server
    waited: int = 0  # ms between its arrival and the row


class Did[M](Row):
    """An aside, besides the current question."""

    seat: Seat
    move: M


class Expired[M](Row):
    """A clock has run out. `drafts`: the legal parts of unfinished answers that are submitted."""

    drafts: dict[Seat, M] = {}


class Stood[M](Row):
    """A standing order; `scope` None cancels it."""

    seat: Seat
    window: str
    scope: str | None = None
    move: M | None = None


class Came(Row):
    """A connection was opened or lost, or a seat was marked away."""

    seat: Seat
    presence: Literal["here", "lost", "away"]


class Left(Row):
    """A seat was left for good."""

    seat: Seat


class Sat(Row):
    """Somebody takes over a seat that was left or that a bot plays."""

    seat: Seat


class Housed(Row):
    """A bot plays the seat from now on."""

    seat: Seat


class Stopped(Row):
    """A seat pauses the table."""

    seat: Seat


class WentOn(Row):
    """A seat ends the pause."""

    seat: Seat


class Ended(Row):
    """The last person present ends the game of a sleeping table."""

    seat: Seat


class TookBack(Row):
    """A seat takes its last move back."""

    seat: Seat


type AnyRow[M] = (
    Answered[M] | Did[M] | Expired[M] | Stood[M] | Came | Left | Sat | Housed | Stopped | WentOn | Ended | TookBack
)


def play_row[S: State[Any]](
    game: Game[S, Any, Any], state: S, row: Any, key: Key, put: tuple[Ask, ...] | None = None
) -> Step[S]:
    """Play one row of the log; all but TookBack, which needs the trail of a Sitting. `put`: `Step.put` of `state`, if
    available."""
    if not isinstance(row, Row):
        raise TypeError(f"not a row: {row!r}")
    require(0 <= row.at < FAR and 0 <= getattr(row, "seat", 0) < state.seats, "kit-not-asked")
    match row:
        case Answered(at, seat, number, move, then, lag, waited):
            return play(game, state, seat, number, move, at, key, then, put, lag, waited)
        case Did(at, seat, move):
            return do_aside(game, state, seat, move, at, key, put)
        case Expired(at, drafts):
            return expire(game, state, at, key, drafts, put)
        case Stood(at, seat, window, scope, move):
            return stand(game, state, seat, window, scope, at, key, move, put)
        case Came(at, seat, presence):
            return attend(game, state, seat, presence, at, key, put)
        case Left(at, seat):
            return leave(game, state, seat, at, key, put)
        case Sat(at, seat):
            return sit(game, state, seat, at, key, put)
        case Housed(at, seat):
            return house(game, state, seat, at, key, put)
        case Stopped(at, seat):
            return pause(game, state, seat, at, key, put)
        case WentOn(at, seat):
            return unpause(game, state, seat, at, key, put)
        case Ended(at, seat):
            return end(game, state, seat, at, key, put)
    raise TypeError(f"not a row: {row!r}")


def row_type(game: AnyGame) -> Any:
    """The type of this game's rows for msgspec: `msgspec.json.Decoder(row_type(game))`."""
    return AnyRow[game.moves]  # type: ignore[name-defined]


def encode_row(row: Row) -> bytes:
    """One row as JSON."""
    return msgspec.json.encode(row)
