"""States that an older version of a game has stored, phase by phase: they are read, and the table plays on."""

import json
from base64 import b64decode
from pathlib import Path

import pytest

from talewind import games
from talewind.kit import Sitting, due, look, restore, standing
from talewind.kit.rows import Expired

STORED = Path(__file__).parent / "stored"
FILES = [(file.name.split(".")[0], file) for file in sorted(STORED.glob("*.json"))]
STATES = [(name, phase, raw) for name, file in FILES for phase, raw in json.loads(file.read_text()).items()]


@pytest.mark.parametrize(("name", "phase", "raw"), STATES, ids=[f"{name}-{phase}" for name, phase, _ in STATES])
def test_a_stored_game_is_read_and_plays_on(name: str, phase: str, raw: str) -> None:
    game = games.load(name)
    state = restore(game, b64decode(raw))
    assert (type(state.stack[-1]).__name__, state.rules_version) == (phase, game.version)
    for seat in (*range(state.seats), None):
        look(game, state, seat)
    sitting = Sitting(game, b"old", standing(state))
    for _ in range(12):
        when = due(game, sitting.state) if sitting.state.stack else None
        if when is None or sitting.state.paused is not None:
            return
        sitting.take(Expired(max(when, sitting.state.at + sitting.state.slept)))


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_states_of_its_first_version(name: str) -> None:
    assert (STORED / f"{name}.1.json").exists()
