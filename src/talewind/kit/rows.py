"""The log as data: one row for everything that ever happens to a table, and what each does."""

from typing import Any, Literal

import msgspec

from .asks import Ask
from .base import Frozen, Seat, kebab
from .chance import Key
from .game import AnyGame, Game
from .play import beside, expire, play, stand
from .presence import attend, end, house, leave, pause, sit, unpause
from .settle import Step, require
from .state import State

FAR = 1 << 53  # milliseconds that every language can count


class Row(Frozen, omit_defaults=True, tag_field="row", tag=kebab):
    """`at`: the server's milliseconds."""

    at: int


class Answered[M](Row):
    seat: Seat
    number: int
    move: M
    then: tuple[M, ...] = ()
    lag: int = 0  # ms it was on its way, as the server measured it
    waited: int = 0  # ms it lay at the server before it was played


class Did[M](Row):
    """Beside the running question."""

    seat: Seat
    move: M


class Expired[M](Row):
    drafts: dict[Seat, M] = {}


class Stood[M](Row):
    """A standing order; scope None takes it back."""

    seat: Seat
    window: str
    scope: str | None = None
    move: M | None = None


class Came(Row):
    seat: Seat
    presence: Literal["here", "lost", "away"]


class Left(Row):
    seat: Seat


class Sat(Row):
    seat: Seat


class Housed(Row):
    """A bot plays the seat from now on."""

    seat: Seat


class Stopped(Row):
    seat: Seat


class WentOn(Row):
    seat: Seat


class Ended(Row):
    seat: Seat


class TookBack(Row):
    seat: Seat


type AnyRow[M] = (
    Answered[M] | Did[M] | Expired[M] | Stood[M] | Came | Left | Sat | Housed | Stopped | WentOn | Ended | TookBack
)


def play_row[S: State[Any]](
    game: Game[S, Any, Any], state: S, row: Any, key: Key, put: tuple[Ask, ...] | None = None
) -> Step[S]:
    """What one row of the log did. `put`: `Step.put` of `state`, if at hand. All but TookBack, which needs the trail of a Sitting."""
    if not isinstance(row, Row):
        raise TypeError(f"not a row: {row!r}")
    require(0 <= row.at < FAR and 0 <= getattr(row, "seat", 0) < state.seats, "kit-not-asked")
    match row:
        case Answered(at, seat, number, move, then, lag, waited):
            return play(game, state, seat, number, move, at, key, then, put, lag, waited)
        case Did(at, seat, move):
            return beside(game, state, seat, move, at, key, put)
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
    """What msgspec decodes this game's rows as: `msgspec.json.Decoder(row_type(game))`."""
    return AnyRow[game.moves]  # type: ignore[name-defined]


def encode_row(row: Row) -> bytes:
    """One row as JSON."""
    return msgspec.json.encode(row)
