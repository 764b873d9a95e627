"""Recorded games of Windward, for tests of the book."""

from functools import cache
from pathlib import Path
from typing import cast

import msgspec

from talewind import games
from talewind.games.windward.state import Sky
from talewind.kit import replay, row_type, table_key
from talewind.server.record.game_file import unfold

PLACE = Path(__file__).parents[2] / "recorded" / "windward"
GAMES = sorted(path.stem for path in PLACE.glob("*.talewind"))
NAMES = ("Mina", "Ana", "Bo", "Ida", "Leo")


@cache
def ended(number: str) -> Sky:
    """The last state of a recorded game."""
    return after(number, 1_000_000)


def after(number: str, rows: int) -> Sky:
    file, game = unfold((PLACE / f"{number}.talewind").read_bytes()), games.load("windward")
    key = table_key(bytes.fromhex(file.secret), [bytes.fromhex(nonce) for nonce in file.nonces])
    options = msgspec.json.decode(file.options, type=game.options_type)
    decode = msgspec.json.Decoder(row_type(game)).decode
    played = [decode(row.body) for row in file.rows[1 : rows + 1]]
    return cast(Sky, replay(game, file.seats, options, key, file.opened_at, played).state)
