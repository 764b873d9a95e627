"""A finished game is played again: a true one holds, and whatever is changed in one is found."""

import json
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec import Raw, structs

from talewind.cli.verifying import verify_file
from talewind.games.windmill import Windmill
from talewind.kit import Chance, Sitting, commitment, due, fingerprint, open_table, sample, snapshot
from talewind.kit.rows import Answered, Came, Expired, Stood, encode_row
from talewind.server.books.folding import fold
from talewind.server.books.verifying import verify
from talewind.server.record.game_file import MAGIC, GameFile, GameRow, pack, unfold
from talewind.server.tables import Header, Seated

SECRET = b"s" * 32
OPENED = 1_000_000
PRIVATE = 2  # a standing order, which only its seat may notice


@cache
def genuine() -> GameFile:
    """A game of Windmill by random bots, with a clock that ran out, a private row, and a row after the end."""
    game = Windmill()
    options = game.options_type(players=3)
    header = Header(
        id="T", game_id="windmill", options=msgspec.json.encode(options), chairs=3, status="playing", host="host", code=None,
        join_key=b"", watch_key=b"", locked=False, secret=SECRET, commitment=commitment(SECRET), opened_at=0, started_at=0,
        seats=tuple(Seated(n, f"person {n}", f"P{n}", b"nonce %d" % n) for n in range(3)),
    )  # fmt: skip
    sitting = Sitting(game, header.key, open_table(game, 3, options, header.key, OPENED))
    log: list[dict[str, Any]] = []
    dice, at = Chance(b"dice"), OPENED

    def write(body: bytes) -> None:
        step = sitting.step
        log.append({
            "seq": len(log), "at": at, "seat": None, "body": body, "told": msgspec.json.encode(step.events),
            "only_for": step.only, "state_hash": fingerprint(snapshot(step.state)), "rules": step.state.rules_version,
        })  # fmt: skip

    def take(row: Any) -> None:
        sitting.take(row)
        write(encode_row(row))

    write(msgspec.json.encode({"row": "opened", "at": at}))
    at = due(game, sitting.state) or at
    take(Expired(at))
    take(Stood(at, 2, "interrupt", "game"))
    while sitting.state.stack:
        at += 1_000
        ask = dice.pick(sitting.step.asks, "who")
        take(Answered(at, ask.seat, sitting.state.asked[ask.seat], sample(ask.offers, game.kinds, dice)))
    take(Came(at + 1_000, 1, "lost"))
    return unfold(fold(header, cast(Any, log)))


MIDDLE = 19  # the first guess of a turn


def with_rows(rows: Iterable[GameRow]) -> GameFile:
    return structs.replace(genuine(), rows=tuple(rows))


def renumbered(rows: Iterable[GameRow]) -> GameFile:
    return with_rows(structs.replace(row, seq=n) for n, row in enumerate(rows))


def changed(number: int = MIDDLE, **fields: Any) -> GameFile:
    return with_rows(structs.replace(r, **fields) if r.seq == number else r for r in genuine().rows)


def without(number: int) -> list[GameRow]:
    return [row for row in genuine().rows if row.seq != number]


def swapped() -> list[GameRow]:
    rows = without(MIDDLE)
    return [*rows[: MIDDLE + 1], genuine().rows[MIDDLE], *rows[MIDDLE + 1 :]]


def other_move() -> GameFile:
    """Another legal answer to the same question."""
    body = msgspec.json.decode(genuine().rows[MIDDLE].body)
    grid = msgspec.json.decode(genuine().rows[0].told)[0]["event"]["grid"]
    body["move"]["picture"] = next(picture for picture in grid if picture != body["move"]["picture"])
    return changed(body=Raw(msgspec.json.encode(body)))


def other_option() -> Raw:
    options = msgspec.json.decode(genuine().options)
    return Raw(msgspec.json.encode(options | {"tell_time": 31}))


def header_with(**fields: Any) -> GameFile:
    return structs.replace(genuine(), **fields)


# What is changed, and the row it is found in; None: before the first.
TAMPERED: dict[str, tuple[Callable[[], GameFile], int | None]] = {
    "another legal move": (other_move, MIDDLE),
    "a move that is refused": (lambda: changed(body=Raw(b'{"row":"left","at":1,"seat":9}')), MIDDLE),
    "a body that is no row": (lambda: changed(body=Raw(b"[1]")), MIDDLE),
    "a told event": (lambda: changed(told=Raw(b"[]")), MIDDLE),
    "a hash": (lambda: changed(state_hash="0" * 32), MIDDLE),
    "the time of a row": (lambda: changed(at=1), MIDDLE),
    "the seat of a row": (lambda: changed(seat=None), MIDDLE),
    "a public row made private": (lambda: changed(only_for=(1,)), MIDDLE),
    "a private row made public": (lambda: changed(PRIVATE, only_for=None), PRIVATE),
    "a row dropped": (lambda: with_rows(without(MIDDLE)), MIDDLE),
    "a row dropped, the rest renumbered": (lambda: renumbered(without(MIDDLE)), MIDDLE),
    "the opening": (lambda: changed(0, body=Raw(b'{"row":"opened","at":5}')), 0),
    "the opening dropped": (lambda: renumbered(without(0)), 0),
    "all rows dropped": (lambda: with_rows([]), None),
    "the end cut off": (lambda: with_rows(genuine().rows[:MIDDLE]), MIDDLE - 1),
    "rows in another order": (lambda: with_rows(swapped()), MIDDLE),
    "rows in another order, renumbered": (lambda: renumbered(swapped()), MIDDLE),
    "an option": (lambda: header_with(options=other_option()), 0),
    "options that are none": (lambda: header_with(options=Raw(b'{"players":"many"}')), 0),
    "the secret": (lambda: header_with(secret="00" * 32), None),
    "the commitment": (lambda: header_with(commitment="00" * 32), None),
    "both": (lambda: header_with(secret="00" * 32, commitment=commitment(bytes(32)).hex()), 0),
    "a nonce": (lambda: header_with(nonces=("00", *genuine().nonces[1:])), 0),
    "a nonce too few": (lambda: header_with(nonces=genuine().nonces[1:]), None),
    "a nonce that is none": (lambda: header_with(nonces=("x", "y", "z")), None),
    "the time it was opened": (lambda: header_with(opened_at=1), 0),
    "the number of seats": (lambda: header_with(seats=4, nonces=(*genuine().nonces, "00")), 0),
}


def test_a_genuine_game_holds_with_private_rows_and_a_clock_that_ran_out() -> None:
    verdict, rows = verify(genuine()), genuine().rows
    assert verdict.holds, verdict
    assert verdict.replayed == len(rows) > MIDDLE + 2
    assert rows[PRIVATE].only_for == (2,)
    assert {"expired", "stood", "came"} <= {msgspec.json.decode(r.body)["row"] for r in rows}


@pytest.mark.parametrize("what", TAMPERED)
def test_whatever_is_changed_is_found_where_it_was_changed(what: str) -> None:
    make, row = TAMPERED[what]
    verdict = verify(unfold(pack(make())))
    assert not verdict.holds
    assert verdict.fault
    assert verdict.row == row, verdict


def test_another_legal_move_is_found_by_the_state_it_leads_to() -> None:
    assert verify(other_move()).fault == "the rules lead to another state"


def test_a_hash_or_a_told_changed_in_any_row_is_found_in_that_row() -> None:
    for row in genuine().rows:
        assert verify(changed(row.seq, state_hash="f" * 32)).row == row.seq
        assert verify(changed(row.seq, told=Raw(b'[{"event":{"event":"x"}}]'))).row == row.seq


def test_a_game_of_other_rules_is_neither_genuine_nor_not() -> None:
    newer = with_rows(structs.replace(r, rules=99) for r in genuine().rows)
    verdict = verify(structs.replace(newer, rules=99))
    assert (verdict.holds, verdict.fault, verdict.replayed) == (False, "", 0)
    assert "version 99" in verdict.unchecked
    assert "version 99" in verify(changed(rules=99)).unchecked
    assert "not installed" in verify(header_with(game="chess")).unchecked


@pytest.mark.parametrize(
    ("make", "code", "words", "never"),
    [
        (genuine, 0, (genuine().commitment, "Compare it with the one you noted", "does not prove"), "NOT"),
        (lambda: changed(state_hash="0" * 32), 1, (f"NOT GENUINE. Row {MIDDLE}:",), "This proves"),
        (lambda: header_with(game="chess"), 1, ("NOT CHECKED", genuine().commitment), "This proves"),
    ],
)
def test_the_command_says_what_it_proves_and_nothing_more(
    make: Callable[[], GameFile], code: int, words: tuple[str, ...], never: str,
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    path = tmp_path / "game"
    path.write_bytes(pack(make()))
    with pytest.raises(SystemExit) as end:
        verify_file(path)
    said = capsys.readouterr().out
    assert end.value.code == code
    assert all(word in said for word in words), said
    assert never not in said


@pytest.mark.parametrize("raw", [b"", b"GIF89a", MAGIC, MAGIC + b"not zlib", None])
def test_the_command_fails_with_a_sentence_for_what_is_no_game(raw: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "game"
    if raw is not None:
        path.write_bytes(raw)
    with pytest.raises(SystemExit, match=r"is not a finished Talewind game|cannot be opened"):
        verify_file(path)


def test_a_number_that_nothing_can_store_is_a_fault_and_no_crash() -> None:
    note = {"move": "note", "tale": 2**70, "line": {"parts": ["x"], "aloud": False, "lang": "en", "sketch": []}}
    answered = [row for row in genuine().rows if b'"row":"answered"' in bytes(row.body)]
    bodies = {row.seq: json.dumps(msgspec.json.decode(row.body) | {"then": [note]}).encode() for row in answered}
    assert not all(verify(changed(seq, body=Raw(body))).holds for seq, body in bodies.items())
