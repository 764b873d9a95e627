"""A finished game as it leaves the server: without drafts that no clock has played, and with hidden parts of the book masked.
The stored bytes do not change."""

from typing import Any

import msgspec
from msgspec import Raw, structs

from talewind import games
from talewind.kit import Seat, Sitting, open_table, row_type, stored, table_key
from talewind.kit.play import submitted
from talewind.kit.rows import Expired, encode_row
from talewind.server.record.game_file import GameFile, GameRow

from .masking import Mask, neutral


def outgoing(file: GameFile, mask: Mask | None) -> GameFile:
    """The file as anybody may read it. Runs the rules if an expiry has drafts, which may take a second: call it in a thread."""
    if any(b'"drafts"' in bytes(row.body) for row in file.rows):
        file = _without_drafts(file)
    if confided := games.load(file.game).confided:
        file = _changed(file, [_unconfided(row, confided) for row in file.rows])
    if mask is None or not mask.hiding:
        return file
    return _changed(file, [_masked(row, mask) for row in file.rows])


def _changed(file: GameFile, rows: list[GameRow]) -> GameFile:
    """The file with these rows; those that are others now are marked."""
    changed = [new.seq for new, row in zip(rows, file.rows, strict=True) if new != row]
    return structs.replace(file, rows=tuple(rows), masked=tuple(sorted({*file.masked, *changed})))


def _unconfided(row: GameRow, tags: tuple[str, ...]) -> GameRow:
    """A row of a private notebook, or of words for one person alone, without the words."""
    body = msgspec.json.decode(row.body)
    move = body.get("move")
    if not isinstance(move, dict) or move.get("move") not in tags:
        return row
    told = msgspec.json.decode(row.told)
    return structs.replace(row, told=_raw(_wordless(told)), body=_raw(body | {"move": _wordless(move)}))


def _wordless(value: Any) -> Any:
    """JSON with neutral words in its passages."""
    if isinstance(value, list):
        return [_wordless(each) for each in value]
    if not isinstance(value, dict):
        return value
    if "parts" in value:
        return value | {"parts": [neutral(part) if isinstance(part, str) else part for part in value["parts"]]}
    return {key: _wordless(each) for key, each in value.items()}


def _without_drafts(file: GameFile) -> GameFile:
    """Keep only the drafts that were played, as they were played: the states stay the same. If other rules are installed,
    nobody can tell which drafts those are; then the row is masked."""
    game = games.load(file.game)
    if any(row.rules != game.version for row in file.rows):
        return _changed(file, [_emptied(row) for row in file.rows])
    key = table_key(bytes.fromhex(file.secret), [bytes.fromhex(nonce) for nonce in file.nonces])
    options = stored(game, bytes(file.options))
    sitting = Sitting(game, key, open_table(game, file.seats, options, key, file.opened_at))
    decode, kept = msgspec.json.Decoder(row_type(game)).decode, [file.rows[0]]
    for row in file.rows[1:]:
        body = decode(row.body)
        if isinstance(body, Expired) and body.drafts:
            body = Expired(body.at, submitted(game, sitting.state, body.at, key, body.drafts))
            row = structs.replace(row, body=Raw(encode_row(body)))
        sitting.take(body)
        kept.append(row)
    return structs.replace(file, rows=tuple(kept))


def _emptied(row: GameRow) -> GameRow:
    body = msgspec.json.decode(row.body)
    return (
        structs.replace(row, body=_raw({k: v for k, v in body.items() if k != "drafts"})) if "drafts" in body else row
    )


def _masked(row: GameRow, mask: Mask) -> GameRow:
    """Mask a row. A seat's words in its move and in the events are masked alike, even if they differ by a closing call."""
    told, body = msgspec.json.decode(row.told), msgspec.json.decode(row.body)
    new_told, new_body = mask.masked(told), mask.masked(body)
    if "move" in body:
        new_body["move"] = _alike(body["move"], new_body["move"], _said(told, row.seat), _said(new_told, row.seat))
    for whose in body.get("drafts", ()):
        was, new, seat = body["drafts"][whose], new_body["drafts"][whose], int(whose)
        new_body["drafts"][whose] = _alike(was, new, _said(told, seat), _said(new_told, seat))
    if (new_told, new_body) == (told, body):
        return row
    return structs.replace(row, told=_raw(new_told), body=_raw(new_body))


def _said(told: list[Any], seat: Seat | None) -> list[dict[str, Any]]:
    """The passages of a seat in the events of a row."""
    events = [entry["event"] for entry in told if entry["event"].get("seat") == seat]
    return [value for event in events for value in event.values() if isinstance(value, dict) and "parts" in value]


def _alike(was: Any, new: Any, told: list[dict[str, Any]], masked: list[dict[str, Any]]) -> Any:
    if not told or new is None:
        return new
    if told == masked:
        return was
    return {
        key: value | {"parts": _worded(value["parts"], masked[0]["parts"])}
        if isinstance(value, dict) and "parts" in value
        else value
        for key, value in new.items()
    }


def _worded(own: list[Any], masked: list[Any]) -> list[Any]:
    """The masked words in a move's own passage; cards that the rules have added to what is told are not in the move."""
    said = [part for part in masked if isinstance(part, str)]
    if len(said) != sum(isinstance(part, str) for part in own):
        return masked
    words = iter(said)
    return [next(words) if isinstance(part, str) else part for part in own]


def _raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))
