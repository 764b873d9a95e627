"""Verification of a finished game: the secret is checked against its commitment, and every row is replayed.

Whoever has the secret can make up another game of other moves that also passes. A verdict proves that chance was fixed by the
commitment and that the rules were kept; `talewind verify` says so."""

from collections.abc import Iterator
from typing import Any

import msgspec

from talewind import games
from talewind.kit import (
    AnyGame,
    Frozen,
    Sitting,
    Step,
    commitment,
    fingerprint,
    open_table,
    row_type,
    snapshot,
    stored,
    table_key,
)
from talewind.server.record.game_file import GameFile, GameRow


class Verdict(Frozen):
    """`fault`: the first error, and `row`: where it is; None: before the first row. `unchecked`: why rows could not be
    replayed; nothing is known about rows from `replayed` on. `masked`: the first row with hidden words, if any; from there on
    the rules were run with the words in the file, and the states differ from the game's."""

    replayed: int = 0
    fault: str = ""
    row: int | None = None
    unchecked: str = ""
    masked: int | None = None

    @property
    def holds(self) -> bool:
        return not self.fault and not self.unchecked


class Differs(Exception):
    def __init__(self, fault: str, row: int | None = None) -> None:
        super().__init__(fault, row)
        self.fault, self.row = fault, row


class Stuck(Exception):
    """The rules give another result in this row, and hidden words before it may be the reason."""

    def __init__(self, row: int, first: int) -> None:
        super().__init__(f"the words of row {first} are hidden, and the rules may need them from row {row} on")
        self.row = row


def verify(file: GameFile) -> Verdict:
    """Verify a file. Never raises: a file may contain anything."""
    try:
        key = _key(file)
        _check_numbers(file)
        unchecked = _unchecked(file)
        if unchecked:
            return Verdict(unchecked=unchecked)
        return Verdict(replayed=_replayed(file, games.load(file.game), key), masked=min(file.masked, default=None))
    except Stuck as found:
        return Verdict(replayed=found.row, unchecked=str(found), masked=min(file.masked))
    except Differs as found:
        return Verdict(fault=found.fault, row=found.row)


def _key(file: GameFile) -> bytes:
    try:
        secret, nonces = bytes.fromhex(file.secret), [bytes.fromhex(n) for n in file.nonces]
    except ValueError:
        raise Differs("the secret or a nonce is not hexadecimal") from None
    if commitment(secret).hex() != file.commitment:
        raise Differs("the secret is not the one that was committed to")
    if len(nonces) != file.seats:
        raise Differs("there is not one nonce for each seat")
    return table_key(secret, nonces)


def _check_numbers(file: GameFile) -> None:
    if not file.rows:
        raise Differs("there are no rows")
    for number, row in enumerate(file.rows):
        if row.seq != number:
            raise Differs(f"row {row.seq} stands in its place: rows are missing or in another order", number)
    if (file.opened_at, file.rules) != (file.rows[0].at, file.rows[0].rules):
        raise Differs("the game was not opened when, or by the rules, that the file says", 0)


def _unchecked(file: GameFile) -> str:
    """Why the rows cannot be replayed: other rules would give other states for the same moves, so a difference would mean
    nothing."""
    if file.game not in games.names():
        return f"the game {file.game!r} is not installed here"
    installed = games.load(file.game).version
    other = next((row for row in file.rows if row.rules != installed), None)
    if other is None:
        return ""
    return (
        f"row {other.seq} was played by version {other.rules} of the rules, and version {installed} is installed here"
    )


def _replayed(file: GameFile, game: AnyGame, key: bytes) -> int:
    steps, first = _steps(file, game, key), min(file.masked, default=len(file.rows))
    for row in file.rows:
        try:
            step, at, seat = next(steps)
            _compare(row, step, at, seat, first)
        except (Differs, Stuck):
            raise
        except Exception as why:  # whatever a changed row does to the rules, the row is wrong
            if row.seq >= first:
                raise Stuck(row.seq, first) from why
            raise Differs(f"the rules do not take it ({type(why).__name__}: {why})", row.seq) from why
    if step.state.stack:
        if first < len(file.rows):
            raise Stuck(row.seq, first)
        raise Differs("the game is not over there: rows are missing", row.seq)
    return len(file.rows)


def _steps(file: GameFile, game: AnyGame, key: bytes) -> Iterator[tuple[Step[Any], int, int | None]]:
    """The step of each row, and the time and the seat of its body."""
    first, *rows = file.rows
    if msgspec.json.decode(first.body) != {"row": "opened", "at": first.at}:
        raise ValueError("it does not open the table")
    options = stored(game, bytes(file.options))
    sitting = Sitting(game, key, open_table(game, file.seats, options, key, first.at))
    yield sitting.step, first.at, None
    decode = msgspec.json.Decoder(row_type(game)).decode
    for row in rows:
        body = decode(row.body)
        yield sitting.take(body), body.at, getattr(body, "seat", None)


def _compare(row: GameRow, step: Step[Any], at: int, seat: int | None, first: int) -> None:
    if (row.at, row.seat) != (at, seat):
        raise Differs("its time or its seat is not that of its move", row.seq)
    if row.seq < first and fingerprint(snapshot(step.state)).hex() != row.state_hash:
        raise Differs("the rules lead to another state", row.seq)
    if msgspec.json.encode(step.events) != bytes(row.told) or step.only != row.only_for:
        if row.seq >= first:
            raise Stuck(row.seq, first)
        raise Differs("the rules tell something else, or tell it to others", row.seq)
