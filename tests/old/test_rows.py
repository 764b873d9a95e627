"""Stored games of older versions, read with the kit alone: every row, event, draft and snapshot, and the game played again."""

import json
from base64 import b64decode
from collections.abc import Sequence
from typing import Any, Union

import msgspec
import pytest

from talewind import games
from talewind.kit import AnyGame, Passage, Sitting, fingerprint, look, open_table, restore, row_type, snapshot
from talewind.server.record.game_file import unfold

from .stored import HERE, VERSIONS, StoredRow, StoredTable, tables

# Rules that play old rows otherwise since: (version that stored them, game) -> why. Such games are read, but not compared.
LONGER = "a result is shown as long as it takes to read: silence at it came sooner"
MEANS_ELSE: dict[tuple[str, str], str] = {
    (version, game): LONGER for version in ("0.1.0", "0.2.0") for game in ("windmill", "story", "end_of_the_story")
}

ALL = [table for version in VERSIONS for table in tables(version)]
BEGUN = [table for table in ALL if table.status != "open"]


def named(table: StoredTable) -> str:
    return f"{table.version}-{table.game_id}-{table.status}-{table.id}"


def rows_of(table: StoredTable) -> Sequence[StoredRow]:
    if table.folded is None:
        return table.rows
    return [
        StoredRow(row.seq, row.at, bytes(row.body), bytes(row.told), row.only_for, row.state_hash, row.rules)
        for row in unfold(table.folded).rows
    ]


def heard_type(game: AnyGame) -> Any:
    """The events of one row, as today's types read them."""
    event: Any = Union[tuple(game.events.values())]  # noqa: UP007 (made of a list)
    stored = msgspec.defstruct("Stored", [("event", event), ("to", Any, None), ("others", event | None, None)])
    return list[stored]  # type: ignore[valid-type]


def played_again(table: StoredTable) -> tuple[Sitting[Any], list[Any]]:
    """The whole game by today's rules, and its step after each row."""
    game, rows = table.game, rows_of(table)
    sitting = Sitting(game, table.key, open_table(game, table.seats, table.chosen(), table.key, rows[0].at))
    decode = msgspec.json.Decoder(row_type(game)).decode
    return sitting, [sitting.step, *(sitting.take(decode(row.body)) for row in rows[1:])]


def compared(table: StoredTable) -> bool:
    return (table.version, table.game_id) not in MEANS_ELSE


@pytest.mark.parametrize("table", ALL, ids=named)
def test_options_rows_events_and_drafts_are_read(table: StoredTable) -> None:
    game = table.game
    assert isinstance(table.chosen(), game.options_type)
    told, row = msgspec.json.Decoder(heard_type(game)), msgspec.json.Decoder(row_type(game))
    for stored in rows_of(table):
        told.decode(stored.told)
        if stored.seq:
            assert row.decode(stored.body).at == stored.at
    for draft in table.drafts:
        msgspec.json.decode(draft, type=game.moves)


@pytest.mark.parametrize("table", [table for table in BEGUN if compared(table)], ids=named)
def test_a_game_played_again_tells_what_was_told(table: StoredTable) -> None:
    """Bytes are compared as today's types write them: a field that is new has its default in both. Hashes are compared where
    the version of the rules is the same; then `talewind verify` compares them too."""
    game, (_, steps) = table.game, played_again(table)
    kind = heard_type(game)
    for stored, step in zip(rows_of(table), steps, strict=True):
        then = msgspec.json.decode(stored.told, type=kind)
        assert then == msgspec.json.decode(msgspec.json.encode(step.events), type=kind), f"row {stored.seq}"
        assert stored.only_for == step.only, f"row {stored.seq}"
        if stored.rules == game.version:
            assert bytes(stored.told) == msgspec.json.encode(step.events), f"row {stored.seq}"
            assert stored.state_hash == fingerprint(snapshot(step.state)).hex(), f"row {stored.seq}"


@pytest.mark.parametrize("table", [table for table in BEGUN if table.snapshot], ids=named)
def test_a_snapshot_is_read_and_is_the_state_that_its_rows_lead_to(table: StoredTable) -> None:
    assert table.snapshot is not None
    seq, raw = table.snapshot
    game, state = table.game, restore(table.game, raw)
    assert state.rules_version == game.version
    for seat in (*range(state.seats), None):
        look(game, state, seat)
    if compared(table):
        _, steps = played_again(table)
        assert state == steps[seq].state


@pytest.mark.parametrize("table", [table for table in ALL if table.game_id == "story"], ids=named)
def test_a_stored_story_is_written_as_it_was_agreed(table: StoredTable) -> None:
    """All write together by default since 0.3.0 (ST-R36); stored options name the way, so the default means nothing to them."""
    agreed = msgspec.json.decode(table.options)["composing"]
    assert table.chosen().composing == agreed
    if table.snapshot:
        assert restore(table.game, table.snapshot[1]).options.composing == agreed


@pytest.mark.parametrize("version", VERSIONS)
def test_a_passage_with_woven_cards_is_read(version: str) -> None:
    stored = json.loads((HERE / version / "woven.json").read_text())
    for passage in (
        msgspec.json.decode(stored["json"], type=Passage),
        msgspec.msgpack.decode(b64decode(stored["msgpack"]), type=Passage),
    ):
        assert (passage.text, passage.cards) == ("Then fell.", ("key", "st120"))


@pytest.mark.parametrize("version", VERSIONS)
def test_every_game_of_that_version_is_there_in_every_kind(version: str) -> None:
    """So that nobody weakens these tests by taking bytes away."""
    found = {(table.game_id, table.status) for table in tables(version)}
    was = {game for game, _ in found}
    assert {(game, status) for game in was for status in ("open", "playing", "folded")} <= found
    assert was <= set(games.names())
