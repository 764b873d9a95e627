"""Recorded games, replayed by today's rules: every state, every event, the scores and the winners are as recorded."""

from pathlib import Path

import msgspec
import pytest

from talewind import games
from talewind.cli.recording import ENDING, lacking_in, result_of, results_in
from talewind.kit import replay, row_type, table_key
from talewind.server.books.verifying import verify
from talewind.server.record.game_file import GameFile, unfold

HERE = Path(__file__).parent
FILES = sorted(HERE.glob(f"*/*{ENDING}"))
MEANT = "If the change is meant, raise Game.version and record it again: docs/author/recorded_games.md"


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def ended(file: GameFile) -> object:
    game = games.load(file.game)
    key = table_key(bytes.fromhex(file.secret), [bytes.fromhex(nonce) for nonce in file.nonces])
    options = msgspec.json.decode(file.options, type=game.options_type)
    decode = msgspec.json.Decoder(row_type(game)).decode
    rows = [decode(row.body) for row in file.rows[1:]]
    state = replay(game, file.seats, options, key, file.opened_at, rows).state
    return result_of(game, state, len(file.rows))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_recorded_game_is_played_again_as_it_was(path: Path) -> None:
    file = unfold(path.read_bytes())
    verdict = verify(file)
    assert verdict.holds, f"row {verdict.row}: {verdict.fault or verdict.unchecked}. {MEANT}"
    assert ended(file) == results_in(path.parent)[path.name], MEANT


@pytest.mark.parametrize("name", games.names())
def test_every_value_of_every_option_is_used_by_a_recorded_game(name: str) -> None:
    lacking = lacking_in(games.load(name), HERE / name)
    assert not lacking, f"talewind record {name} tests/recorded/{name} --cover"


@pytest.mark.parametrize("name", games.names())
def test_every_result_belongs_to_a_file(name: str) -> None:
    assert set(results_in(HERE / name)) == {path.name for path in (HERE / name).glob(f"*{ENDING}")}
