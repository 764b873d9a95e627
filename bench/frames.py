"""How large frames and views are: `python bench/frames.py [story] [--seats 8] [--games 3] [--bot teller] [--check]`.

Bots play whole games; every row makes frames for all seats and an onlooker by the function that the server uses. `--check` exits
with 1 where the median of frames is above 2.5 KB or the 95th percentile above 6 KB."""

import argparse
import sys
from collections import Counter
from statistics import median, quantiles
from typing import Any

import msgspec

from talewind import games
from talewind.bots import MakeBot, TellingBot, bots_of
from talewind.kit import AnyGame, Chance, Sitting, due, look, open_table
from talewind.kit.rows import Answered, Expired
from talewind.server.live.frames import frames_of
from talewind.server.tables.header import Seated
from talewind.server.tables.loaded import Played, counted

MEDIAN, NINETY_FIVE = 2_500, 6_000  # bytes
THOUGHT = 1_000  # ms


class Sizes:
    """Sizes of all frames and of their parts, and of whole views, which a welcome carries."""

    def __init__(self) -> None:
        self.frames: list[int] = []
        self.views: list[int] = []
        self.fields: Counter[str] = Counter()

    def add(self, frame: bytes) -> None:
        self.frames.append(len(frame))
        message = msgspec.json.decode(frame)
        sight = message.pop("sight")
        parts = [("", message), ("sight.", sight), ("view.", sight.pop("view")), ("grown.", message.pop("grown", {}))]
        for where, part in parts:
            for name, value in part.items():
                self.fields[where + name] += len(msgspec.json.encode({name: value})) - 1

    def figures(self) -> tuple[float, float]:
        return median(self.frames), quantiles(self.frames, n=20)[-1]


def evening(
    game: AnyGame, seats: int, number: int, sizes: Sizes, bot: MakeBot = TellingBot, options: Any = None
) -> int:
    """Play one game to its end; returns the number of rows."""
    key, dice, at = b"frames %d" % number, Chance(b"frames %d" % number), 0
    header: Any = _Header(game, seats)
    sitting = Sitting(game, key, open_table(game, seats, options, key))
    numbers, rows = dict.fromkeys([*range(seats), None], 1), 0
    while sitting.state.stack:
        before, rows, at = sitting.state, rows + 1, at + THOUGHT
        ask = dice.pick([a for a in sitting.step.asks if not a.settled] or list(sitting.step.asks) or [None], "who")
        ends = due(game, before)
        if ask is None or (ends is not None and at > ends):
            row: Any = Expired(at := max(at - THOUGHT, ends or at))
        else:
            at = max(at, ask.opens or 0)
            sight = look(game, before, ask.seat)
            seed = b"%d %d %d" % (number, ask.seat, before.asked[ask.seat])
            row = Answered(at, ask.seat, before.asked[ask.seat], *bot(game, seed, "en").answer(sight, iter(())))
        step = sitting.take(row)
        numbers = counted(numbers, step.only)
        for frame in frames_of(Played(header, rows, sitting, numbers, before), numbers, 200).values():
            sizes.add(frame)
        views = game.views(sitting.state, numbers).values()
        sizes.views += [len(msgspec.json.encode(view)) for view in views]
    return rows


class _Header:
    """A header with the fields that frames need."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game, self.host = game, "0"
        self.seats = [Seated(seat, str(seat), f"Player {seat}", b"") for seat in range(seats)]

    def seat_of(self, person: str) -> int:
        return int(person)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="story")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--bot", default="telling", help="telling, random, or one made for the game")
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    game, sizes = games.load(asked.game), Sizes()
    seats, bot = asked.seats or max(game.seats), bots_of(game)[asked.bot]
    rows = sum(evening(game, seats, number, sizes, bot) for number in range(asked.games))
    half, most = sizes.figures()
    print(
        f"{asked.game}: {rows} rows, {len(sizes.frames)} frames: median {half:.0f} bytes, 95 % up to {most:.0f} bytes"
    )
    print(f"  whole views: median {median(sizes.views):.0f} bytes, at most {max(sizes.views)} bytes")
    for name, size in sizes.fields.most_common(12):
        print(f"  {name:24} {size / len(sizes.frames):8.1f} bytes a frame")
    return int(asked.check and (half > MEDIAN or most > NINETY_FIVE))


if __name__ == "__main__":
    sys.exit(main())
