"""`talewind record`: writes finished games of bots as `.talewind` files, which tests and `talewind verify` replay."""

import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Raw

from talewind import games
from talewind.bots import TellingBot
from talewind.kit import (
    AnyGame,
    Ask,
    Chance,
    Frozen,
    Move,
    Refused,
    Sitting,
    Step,
    commitment,
    fingerprint,
    look,
    open_table,
    outcome,
    snapshot,
    stored,
    table_key,
)
from talewind.kit.rows import encode_row
from talewind.kit.testing.wanderer import Wanderer
from talewind.server.record.game_file import GameFile, GameRow, NotAGameFile, pack, unfold

from .choosing import options_of, seats_of
from .covering import uncommon, used, wanted

ENDING = ".talewind"
RESULTS = "results.json"
MOST_ROWS = 3_000


class Result(Frozen):
    """How a recorded game ended."""

    rows: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Players(Wanderer):
    """Bots with the habits of people: half of their answers are a telling bot's, half are random legal ones; some
    leave, lose their connection, pause and take back."""

    def move(self, ask: Ask) -> Move:
        sight = look(self.game, self.sitting.state, ask.seat)
        if sight.question is None or self.chance_of(2):
            return super().move(ask)
        lang = getattr(sight.view, "language", "en")
        return TellingBot(self.game, b"%d" % self.dice.roll(1 << 30, "bot"), lang).move(sight)


def recorded(game: AnyGame, seats: int, options: Any, secret: bytes) -> tuple[GameFile, Result]:
    """Play one game to its end. The secret determines everything: cards, dice and the bots' answers."""
    nonces = [b"nonce %d" % seat for seat in range(seats)]
    key, dice = table_key(secret, nonces), Chance(secret)
    sitting = Sitting(game, key, open_table(game, seats, options, key, 0))
    rows = [_row(0, 0, msgspec.json.encode({"row": "opened", "at": 0}), sitting.step, None)]
    restless = dice.roll(4, "restless")
    players = Players(game, sitting, dice, leaving=restless == 1, absent=restless in (1, 2))
    while sitting.state.stack:
        if len(rows) > MOST_ROWS:
            raise ValueError(f"{game.id} has no end after {MOST_ROWS} rows; run `talewind conform {game.id}`")
        row = players.next_row()
        try:
            step = sitting.take(row)
        except Refused:  # such as an order that stands already
            continue
        rows.append(_row(len(rows), row.at, encode_row(row), step, getattr(row, "seat", None)))
    file = GameFile(
        game=game.id,
        rules=game.version,
        options=Raw(msgspec.json.encode(options)),
        seats=seats,
        commitment=commitment(secret).hex(),
        secret=secret.hex(),
        nonces=tuple(nonce.hex() for nonce in nonces),
        opened_at=0,
        rows=tuple(rows),
    )
    return file, result_of(game, sitting.state, len(rows))


def _row(seq: int, at: int, body: bytes, step: Step[Any], seat: int | None) -> GameRow:
    state_hash = fingerprint(snapshot(step.state)).hex()
    return GameRow(
        seq, at, Raw(body), Raw(msgspec.json.encode(step.events)), state_hash, step.state.rules_version, seat, step.only
    )


def result_of(game: AnyGame, state: Any, rows: int) -> Result:
    return Result(rows, tuple(state.scores), tuple(outcome(game, state).winners))


def results_in(folder: Path) -> dict[str, Result]:
    place = folder / RESULTS
    return msgspec.json.decode(place.read_bytes(), type=dict[str, Result]) if place.exists() else {}


def secret_of(seed: str) -> bytes:
    return blake2b(seed.encode(), digest_size=32, person=b"talewind record").digest()


def record_games(name: str, path: Path, seats: str, words: list[str], seed: str, cover: bool, again: bool) -> None:
    game = games.load(name)
    if cover or again:
        if not path.is_dir():
            sys.exit(f"{path} is no folder; --cover and --again need one.")
        _record_again(game, path) if again else _cover(game, path, seed)
        return
    if path.suffix != ENDING:
        sys.exit(f"The file's name must end with {ENDING}: {path}")
    if not path.parent.is_dir():
        sys.exit(f"There is no folder {path.parent}.")
    options = options_of(game, words)
    number = seats_of(game, options, seats)[-1]
    _write(path, *recorded(game, number, options, secret_of(seed)))


def _record_again(game: AnyGame, folder: Path) -> None:
    """Record each game again with the same seats, options and secret, by today's rules. All files are read before the first is
    written."""
    for path, file in files_of(game, folder).items():
        options = stored(game, bytes(file.options))
        _write(path, *recorded(game, file.seats, options, bytes.fromhex(file.secret)))


def _cover(game: AnyGame, folder: Path, seed: str) -> None:
    """Record games until every value of every option is used by one of them."""
    lacking, dice = lacking_in(game, folder), Chance(secret_of(seed))
    number = len(list(folder.glob(f"*{ENDING}")))
    while lacking:
        number += 1
        while (folder / f"{number:02}{ENDING}").exists():  # files before it may be missing
            number += 1
        seats, options = uncommon(game, lacking, dice)
        _write(folder / f"{number:02}{ENDING}", *recorded(game, seats, options, secret_of(f"{seed} {number}")), "xb")
        if not used(seats, options) & lacking:
            sys.exit(f"{game.id} refuses all options tried with these values: {sorted(lacking, key=str)}")
        lacking -= used(seats, options)


def lacking_in(game: AnyGame, folder: Path) -> set[tuple[str, Any]]:
    """Values of options that no recorded game of the folder uses."""
    files = files_of(game, folder).values()
    options = [stored(game, bytes(file.options)) for file in files]
    return wanted(game).difference(*(used(file.seats, chosen) for file, chosen in zip(files, options, strict=True)))


def files_of(game: AnyGame, folder: Path) -> dict[Path, GameFile]:
    """The recorded games of a folder, in the order of their names. A file of another game is left out, which is said; one that cannot be
    read, too, and exits."""
    found: dict[Path, GameFile] = {}
    for path in sorted(folder.glob(f"*{ENDING}")):
        try:
            file = unfold(path.read_bytes())
        except NotAGameFile as why:
            sys.exit(f"{path} is not a finished Talewind game. {why} Nothing was recorded.")
        if file.game == game.id:
            found[path] = file
        else:
            print(f"{path} is a game of {file.game}, not of {game.id}: it is left as it is.", file=sys.stderr)
    return found


def _write(path: Path, file: GameFile, result: Result, mode: Literal["wb", "xb"] = "wb") -> None:
    """`mode`: "xb" never replaces a file."""
    with path.open(mode) as place:
        place.write(pack(file))
    results = results_in(path.parent) | {path.name: result}
    (path.parent / RESULTS).write_text(
        "{\n" + ",\n".join(f'"{name}": {_json(results[name])}' for name in sorted(results)) + "\n}\n"
    )
    print(f"{path}: {result.rows} rows, scores {list(result.scores)}, winners {list(result.winners)}")


def _json(result: Result) -> str:
    return msgspec.json.encode(result).decode()
