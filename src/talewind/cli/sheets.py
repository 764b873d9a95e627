"""Simulated games as rows of a file: one per game or one per move, as CSV or as Parquet."""

import csv
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import msgspec

from talewind.bots.times import MINUTE
from talewind.kit import AnyGame, Ask, Move, Seat, Step, tag_of

type Rows = Literal["games", "moves"]
type Row = tuple[Any, ...]
type Write = Callable[[Row], None]
type Noted = Callable[[Step[Any], Ask | None, Move | None, int, Step[Any]], None]

# By column its type in Parquet. In CSV a list is written with spaces between its entries.
GAMES = {
    "game": "string", "seed": "int64", "seats": "int16", "options": "string", "bots": "list<string>", "scores": "list<int32>",
    "winners": "list<int16>", "moves": "int32", "minutes": "float64",
}  # fmt: skip
MOVES = {
    "game": "string", "seed": "int64", "seats": "int16", "options": "string", "step": "int32", "minutes": "float64", "phase": "string",
    "seat": "int16", "bot": "string", "kind": "string", "move": "string", "choices": "int64", "scores": "list<int32>",
}  # fmt: skip
COLUMNS: dict[Rows, dict[str, str]] = {"games": GAMES, "moves": MOVES}
GROUP = 10_000  # rows that are written at once


class Sheet:
    """Writes the rows of games that are played one after another."""

    def __init__(self, game: AnyGame, rows: Rows, write: Write) -> None:
        self.game, self.rows, self.write = game, rows, write

    def noting(self, seed: int, options: Any, bots: Sequence[str], seats: int) -> Noted | None:
        """What is called after each step of a game; nothing if a game is one row."""
        if self.rows == "games":
            return None
        head, step = (self.game.id, seed, seats, _json(options)), 0

        def note(before: Step[Any], ask: Ask | None, move: Move | None, at: int, after: Step[Any]) -> None:
            nonlocal step
            step += 1
            told = ask is not None and move is not None
            who = (ask.seat, bots[ask.seat], tag_of(move), _json(move), choices(ask)) if ask and told else (None,) * 5
            phase = tag_of(before.state.stack[-1])
            self.write((*head, step, minutes(at), phase, *who, tuple(after.state.scores)))

        return note

    def game_over(
        self, seed: int, options: Any, bots: Sequence[str], scores: Sequence[int], winners: Sequence[Seat], moves: int, ms: int
    ) -> None:  # fmt: skip
        if self.rows == "games":
            row = (tuple(bots), tuple(scores), tuple(winners), moves, minutes(ms))
            self.write((self.game.id, seed, len(scores), _json(options), *row))


def open_sheet(game: AnyGame, path: Path | None, rows: Rows) -> AbstractContextManager[Sheet | None]:
    """The sheet of a file, chosen by its ending; says what is wrong and exits."""
    if path is None:
        return nullcontext()
    if path.suffix not in (".csv", ".parquet"):
        sys.exit(f"--out takes a file that ends in .csv or .parquet, not {path.name}")
    if not path.parent.is_dir():
        sys.exit(f"--out: there is no folder {path.parent}")
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        sys.exit(
            "--out: Parquet needs pyarrow, of the extra [arena]: pip install 'talewind[arena]'. CSV needs nothing."
        )
    return _sheet(game, path, rows)


@contextmanager
def _sheet(game: AnyGame, path: Path, rows: Rows) -> Iterator[Sheet]:
    with (_csv if path.suffix == ".csv" else _parquet)(path, COLUMNS[rows]) as write:
        yield Sheet(game, rows, write)


@contextmanager
def _csv(path: Path, columns: dict[str, str]) -> Iterator[Write]:
    with path.open("w", newline="", encoding="utf-8") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(columns)
        yield lambda row: out.writerow([" ".join(map(str, v)) if isinstance(v, tuple) else v for v in row])


@contextmanager
def _parquet(path: Path, columns: dict[str, str]) -> Iterator[Write]:
    import pyarrow
    from pyarrow.parquet import ParquetWriter

    schema = pyarrow.schema([(name, _type(kind)) for name, kind in columns.items()])
    waiting: list[dict[str, Any]] = []
    with ParquetWriter(path, schema) as file:

        def flush() -> None:
            if waiting:
                file.write_table(pyarrow.Table.from_pylist(waiting, schema))
                waiting.clear()

        def write(row: Row) -> None:
            waiting.append(dict(zip(columns, row, strict=True)))
            if len(waiting) == GROUP:
                flush()

        yield write
        flush()


def _type(kind: str) -> Any:
    import pyarrow

    if kind.startswith("list<"):
        return pyarrow.list_(_type(kind.removeprefix("list<").removesuffix(">")))
    return getattr(pyarrow, kind)()


def choices(ask: Ask) -> int | None:
    """The number of legal answers; None: too many to list."""
    sizes = [offer.size() for offer in ask.offers]
    return None if None in sizes else sum(size for size in sizes if size is not None)


def minutes(ms: int) -> float:
    return round(ms / MINUTE, 2)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
