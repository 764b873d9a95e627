"""The checker sees what it is for: a history that differs from the log in any way is a fault."""

import json
from collections.abc import Callable

import msgspec
import pytest
from msgspec import structs

from talewind.games.windmill import Windmill
from talewind.kit import Chance, Sitting, commitment, fingerprint, open_table, sample, snapshot
from talewind.kit.rows import Answered, encode_row
from talewind.server.tables.header import Header, Seated
from talewind.server.tables.past import Past

from .clients import Client
from .history import Checked, Replay, Row, check_frames, check_moves, check_sights

SECRET, AT, MOVES = b"s" * 32, 1_000, 12
type Case = tuple[Client, list[Row]]


def header() -> Header:
    seats = tuple(Seated(seat, f"person {seat}", f"P{seat}", b"") for seat in range(3))
    options = msgspec.json.encode({"players": 3})
    return Header(
        "A1",
        "windmill",
        options,
        3,
        "playing",
        "person 0",
        None,
        b"",
        b"",
        False,
        SECRET,
        commitment(SECRET),
        AT,
        AT,
        seats,
    )


def row_of(sitting: Sitting, seq: int, move_id: str | None, body: bytes) -> Row:  # type: ignore[type-arg]
    state, told, only = sitting.state, msgspec.json.encode(sitting.step.events), sitting.step.only
    return Row(seq, move_id, body, told, only, fingerprint(snapshot(state)), AT + seq, state.rules_version)


@pytest.fixture
def case() -> Case:
    """A client in seat 0 with the history of a log that was played by chance."""
    table, dice = header(), Chance(b"dice")
    client = Client(["http://127.0.0.1"], table.id, 0)
    sitting = Sitting(table.game, table.key, open_table(Windmill(), 3, table.chosen(), table.key, AT))
    log = [row_of(sitting, 0, None, b"{}")]
    for seq in range(1, MOVES):
        ask = dice.pick(sitting.step.asks, "who")
        number, move = sitting.state.asked[ask.seat], sample(ask.offers, sitting.game.kinds, dice)
        body = Answered(AT + seq, ask.seat, number, move)
        sitting.take(body)
        log.append(row_of(sitting, seq, f"{ask.seat} m{number}", encode_row(body)))
        if ask.seat == 0:
            client.words[f"m{number}"] = {"do": "answer", "move": json.loads(msgspec.json.encode(move))}
            client.taken.append((f"m{number}", 0.0))
    past = Past(log, 0).frames  # type: ignore[arg-type]
    client.frames = {frame.n: json.loads(msgspec.json.encode(frame.events)) for frame in past}
    client.sights = dict(enumerate(Replay(table, log).sights(0), 1))
    client.n = len(past)
    return client, log


def faults(client: Client, log: list[Row]) -> list[str]:
    replay, checked = Replay(header(), log), Checked()
    found = check_moves(client, client.words, log, header(), checked)
    return replay.faults + found + check_frames(client, log, checked) + check_sights(client, replay, checked)


def test_a_history_that_is_the_logs_has_no_fault(case: Case) -> None:
    assert len(case[0].taken) > 1
    assert faults(*case) == []


def lose(client: Client, log: list[Row]) -> None:
    client.taken.append(("m99", 0.0))


def double(client: Client, log: list[Row]) -> None:
    first = next(row for row in log if row.move_id == f"0 {client.taken[0][0]}")
    log[-1] = structs.replace(log[-1], move_id=first.move_id)


def refuse(client: Client, log: list[Row]) -> None:
    client.refused[client.taken[0][0]] = "kit-not-asked"


def alter(client: Client, log: list[Row]) -> None:
    client.words[client.taken[0][0]]["move"] = {"move": "next"}


def reorder(client: Client, log: list[Row]) -> None:
    mine = [n for n, row in enumerate(log) if (row.move_id or "").startswith("0 ")]
    first, second = log[mine[0]].move_id, log[mine[1]].move_id
    log[mine[0]], log[mine[1]] = (
        structs.replace(log[mine[0]], move_id=second),
        structs.replace(log[mine[1]], move_id=first),
    )


def miss(client: Client, log: list[Row]) -> None:
    del client.frames[3]


def mishear(client: Client, log: list[Row]) -> None:
    client.frames[3] = [*client.frames[3], {"event": "next"}]


def missee(client: Client, log: list[Row]) -> None:
    client.sights[client.n] = client.sights[client.n].replace(b'"phase"', b'"Phase"')


def misstore(client: Client, log: list[Row]) -> None:
    log[5] = structs.replace(log[5], state_hash=b"h" * 16)


@pytest.mark.parametrize("fault", [lose, double, refuse, alter, reorder, miss, mishear, missee, misstore])
def test_a_history_that_differs_is_a_fault(case: Case, fault: Callable[[Client, list[Row]], None]) -> None:
    fault(*case)
    assert faults(*case)
