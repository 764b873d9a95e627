"""Is a finished game what it says it is? The secret against its commitment, and every row played again by the rules.

Whoever has the secret can make up another game of other moves with it, that also holds: what a verdict proves is that chance
was fixed by the commitment, and that the rules were kept. `talewind verify` says so."""

from collections.abc import Iterator
from typing import Any

import msgspec

from talewind import games
from talewind.kit import Frozen, Game, Sitting, Step, commitment, fingerprint, open_table, row_type, snapshot, table_key
from talewind.server.record.folding import GameFile, GameRow


class Verdict(Frozen):
    """`fault`: the first thing that is wrong, and `row`: where; None: before the first row. `unchecked`: why the rows could
    not be played again; then nothing is known of them."""

    replayed: int = 0
    fault: str = ""
    row: int | None = None
    unchecked: str = ""

    @property
    def holds(self) -> bool:
        return not self.fault and not self.unchecked


class Differs(Exception):
    def __init__(self, fault: str, row: int | None = None) -> None:
        super().__init__(fault, row)
        self.fault, self.row = fault, row


def verify(file: GameFile) -> Verdict:
    """Never raises: a file may hold anything."""
    try:
        key = _key(file)
        _check_numbers(file)
        unchecked = _unchecked(file)
        if unchecked:
            return Verdict(unchecked=unchecked)
        return Verdict(replayed=_replayed(file, games.load(file.game), key))
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
    """Other rules would make other states of the same moves: a difference would mean nothing."""
    if file.game not in games.names():
        return f"the game {file.game!r} is not installed here"
    installed = games.load(file.game).version
    other = next((row for row in file.rows if row.rules != installed), None)
    if other is None:
        return ""
    return (
        f"row {other.seq} was played by version {other.rules} of the rules, and version {installed} is installed here"
    )


def _replayed(file: GameFile, game: Game[Any, Any, Any], key: bytes) -> int:
    steps = _steps(file, game, key)
    for row in file.rows:
        try:
            step, at, seat = next(steps)
        except Exception as why:  # whatever a changed row does to the rules, it is the row that is wrong
            raise Differs(f"the rules do not take it ({type(why).__name__}: {why})", row.seq) from why
        _compare(row, step, at, seat)
    if step.state.stack:
        raise Differs("the game is not over there: rows are missing", row.seq)
    return len(file.rows)


def _steps(file: GameFile, game: Game[Any, Any, Any], key: bytes) -> Iterator[tuple[Step[Any], int, int | None]]:
    """What each row does, and the time and the seat of its body."""
    first, *rows = file.rows
    if msgspec.json.decode(first.body) != {"row": "opened", "at": first.at}:
        raise ValueError("it does not open the table")
    options = msgspec.json.decode(file.options, type=game.options_type)
    sitting = Sitting(game, key, open_table(game, file.seats, options, key, first.at))
    yield sitting.step, first.at, None
    decode = msgspec.json.Decoder(row_type(game)).decode
    for row in rows:
        body = decode(row.body)
        yield sitting.take(body), body.at, getattr(body, "seat", None)


def _compare(row: GameRow, step: Step[Any], at: int, seat: int | None) -> None:
    if (row.at, row.seat) != (at, seat):
        raise Differs("its time or its seat is not that of its move", row.seq)
    if fingerprint(snapshot(step.state)).hex() != row.state_hash:
        raise Differs("the rules lead to another state", row.seq)
    if msgspec.json.encode(step.told) != bytes(row.told) or step.only != row.only_for:
        raise Differs("the rules tell something else, or tell it to others", row.seq)
