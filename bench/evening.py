"""How long a first game of Windward takes, and what those do whose turn it is not: `python bench/evening.py [games] [seats]`.

Captains play; the clock is that of people in their first game:

| Figure | From |
|---|---|
| choosing an answer | `talewind.bots.times`, three times as long: its figures are of people who know the screen |
| 60 s to plan a turn | our assumption; a plan laid while waiting counts for half, since the sky has changed by then |
| 6 s to watch what a move has changed | our assumption: a way sailed, dice, the wind |

Nothing to do: not asked, everything watched, and the own turn planned."""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median

sys.path.insert(0, str(Path(__file__).parents[1]))

from talewind.bots import times
from talewind.bots.windward import Captain
from talewind.games.windward import Windward
from talewind.games.windward.options import SkyOptions
from talewind.games.windward.turn import Turn
from talewind.kit import Chance, due, expire, look, open_table, play, worlds_of

SECOND = 1_000
PLANNING, WATCHING, NOVICE = 60 * SECOND, 6 * SECOND, 3


@dataclass
class Evening:
    """ms of one game: `asked`, `watching`, `planning` and `idle` are summed over the seats."""

    seats: int
    length: int = 0
    asked: int = 0
    watching: int = 0
    planning: int = 0
    idle: int = 0
    longest_idle: int = 0
    planned: list[int] = field(default_factory=list)  # by seat: ms spent on the plan of the coming turn
    idle_since: list[int] = field(default_factory=list)  # by seat: ms without anything to do, up to now

    def __post_init__(self) -> None:
        self.planned, self.idle_since = [0] * self.seats, [0] * self.seats

    def passes(self, seat: int, ms: int) -> None:
        """A seat thinks for so long; the others watch what came before, then plan, then wait."""
        self.length += ms
        self.asked += ms
        self.idle_since[seat] = 0
        for other in set(range(self.seats)) - {seat}:
            watched = min(ms, WATCHING)
            planned = min(ms - watched, PLANNING - self.planned[other])
            self.watching += watched
            self.planning += planned
            self.planned[other] += planned
            idle = ms - watched - planned
            self.idle += idle
            self.idle_since[other] = self.idle_since[other] + idle if idle else 0
            self.longest_idle = max(self.longest_idle, self.idle_since[other])

    def plans(self, seat: int) -> int:
        """ms to plan the turn that begins."""
        planned, self.planned[seat] = self.planned[seat], 0
        return PLANNING - planned // 2

    def share(self, ms: int) -> float:
        return 100 * ms / (self.length * self.seats)


def evening(seats: int, number: int) -> Evening:
    game, key, dice = Windward(), b"evening %d" % number, Chance(b"evening %d" % number)
    step, found, turn = open_table(game, seats, SkyOptions(timers="none"), key), Evening(seats), (0, -1)
    while step.state.winners is None:
        if not step.asks:
            step = expire(game, step.state, due(game, step.state, step.put) or 0, key)
            continue
        ask = step.asks[0]
        thought = NOVICE * times.choose(ask.offers)
        if isinstance(step.state.stack[-1], Turn) and turn != (step.state.round, ask.seat):
            turn = (step.state.round, ask.seat)
            thought += found.plans(ask.seat)
        found.passes(ask.seat, thought)
        seed = b"%d" % dice.roll(1 << 32, "seed")
        worlds = worlds_of(game, step.state, ask.seat, Chance(b"worlds " + seed))
        move, then = Captain(game, seed).answer(look(game, step.state, ask.seat, step.put), worlds)
        step = play(game, step.state, ask.seat, step.state.asked[ask.seat], move, 0, key, then, put=step.put)
    return found


def main() -> None:
    games, seats = (int(word) for word in [*sys.argv[1:3], *("20", "3")[len(sys.argv) - 1 :]])
    found = [evening(seats, number) for number in range(games)]
    minutes = sorted(one.length / times.MINUTE for one in found)
    print(f"{games} first games of {seats}: {median(minutes):.0f} minutes ({minutes[0]:.0f} to {minutes[-1]:.0f})")
    for name in ("asked", "watching", "planning", "idle"):
        print(f"{name:>10}: {mean(one.share(getattr(one, name)) for one in found):.0f} % of a seat's time")
    print(f"longest without anything to do: {max(one.longest_idle for one in found) / SECOND:.0f} s")


if __name__ == "__main__":
    main()
