"""How long people wait in Winter Tales: `python bench/waiting.py [games] [seats] [seconds]`.

Tellers decide; the clock is that of people at the brisk pace:

| Figure | From |
|---|---|
| choosing | `talewind.bots.times`; nothing is read afterwards, since text is read while it grows |
| 40 words a minute | issue 16 |
| a sentence of 15 words before the first drawing, one to end with, or two in all | `talewind.bots.times` |
| 5 words before each further drawing | our assumption; the bots weave in up to ten in an epilogue |
| `seconds` of silence before the first word of a passage and before a turn | none by default; our assumption: 10 |

All of it within the clocks of the pace: whoever is short of time writes less. Nothing to do: neither asked, nor is there text that
grows. Reading what was told, the private notebook and suggestions would fill more of that time; they do not count."""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from talewind.bots import times
from talewind.bots.winter_tales import Teller
from talewind.games.winter_tales.game import WinterTales
from talewind.games.winter_tales.moves import Activate, Capture
from talewind.games.winter_tales.options import WinterOptions
from talewind.kit import AnyGame, Ask, Chance, Move, Seat, Step, Tell, Weave, Words, due, expire, look, open_table, play
from talewind.kit.clocks import deadline

SECOND = 1_000
TYPING = 40  # words a minute
FURTHER = 5  # words
BORED, ALONE = 20, 480  # s, wanted at most
GAME: AnyGame = WinterTales()


@dataclass
class Evening:
    """ms of one game. By seat: `idle` and `asked` in all, `bored` since the last question or growing text, `alone` since the last
    question; the longest of each over all seats."""

    seats: int
    length: int = 0
    telling: int = 0
    longest_bored: int = 0
    longest_alone: int = 0
    idle: list[int] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    bored: list[int] = field(default_factory=list)
    alone: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.idle, self.asked, self.bored, self.alone = ([0] * self.seats for _ in range(4))

    def passes(self, asked: set[Seat], silent: int, live: int) -> None:
        """Time passes: some are asked, nobody writes for a while, then text grows."""
        self.length += silent + live
        self.telling += live
        for seat in range(self.seats):
            if seat in asked:
                self.asked[seat] += silent + live
                self.bored[seat] = self.alone[seat] = 0
                continue
            self.idle[seat] += silent
            self.bored[seat] += silent
            self.alone[seat] += silent + live
            self.longest_bored = max(self.longest_bored, self.bored[seat])
            self.longest_alone = max(self.longest_alone, self.alone[seat])
            if live:
                self.bored[seat] = 0

    def share(self, ms: list[int]) -> float:
        return 100 * sum(ms) / (self.length * self.seats)


class Table:
    """A game of tellers at the pace of people."""

    def __init__(self, seats: int, number: int, silence: int) -> None:
        self.found, self.silence, self.at = Evening(seats), silence, 0
        self.key, self.dice = b"waiting %d" % number, Chance(b"waiting %d" % number)
        self.step: Step[Any] = open_table(GAME, seats, WinterOptions(players=seats, pace="brisk"), self.key)  # type: ignore[arg-type]
        self.writing = (-1, 0)  # the seat and the number of the question at which somebody writes

    def play(self) -> Evening:
        while self.step.state.winners is None or self.step.asks[0].say.key == "winter_tales-tell-epilogue_end":
            step, state = self.step, self.step.state
            if not step.asks:
                self.go_on(due(GAME, state, step.put) or 0, 0)
                self.step = expire(GAME, state, self.at, self.key)
                continue
            ask = min(step.asks, key=lambda one: state.asked_at[one.seat] + times.choose(one.offers))
            bot = Teller(GAME, b"%d" % self.dice.roll(1 << 32, "seed"))
            move, then = bot.answer(look(GAME, state, ask.seat, step.put), iter(()))
            self.think(ask, move)
            number = state.asked[ask.seat]
            self.step = play(GAME, state, ask.seat, number, move, self.at, self.key, then, put=step.put)
        return self.found

    def think(self, ask: Ask, move: Move) -> None:
        """Choose and write, as far as the clock allows."""
        state = self.step.state
        begun = state.asked_at[ask.seat] if len(self.step.put) > 1 else state.at
        ready = begun + times.choose(ask.offers)
        writes, first = words(ask, move), self.writing != (ask.seat, state.asked[ask.seat])
        if (writes and first) or isinstance(move, Activate):
            ready += self.silence
        self.writing = (ask.seat, state.asked[ask.seat]) if writes else self.writing
        told = ready + writes * times.MINUTE // TYPING
        end = deadline(GAME, state, ask)
        self.go_on(ready if end is None else min(ready, end), told if end is None else min(told, end))

    def go_on(self, ready: int, told: int) -> None:
        """Text grows from `ready` to `told`."""
        ready, told = max(self.at, ready), max(self.at, ready, told)
        self.found.passes({ask.seat for ask in self.step.asks}, ready - self.at, told - ready)
        self.at = told


def words(ask: Ask, move: Move) -> int:
    """How many words are written before this answer is given."""
    match move:
        case Weave():
            return FURTHER if woven(ask) else times.SENTENCE
        case Tell(tale) | Capture(tale=tale) if tale.parts:
            return times.SENTENCE * (1 if woven(ask) else times.SENTENCES)
    return 0


def woven(ask: Ask) -> bool:
    """Whether the passage has a drawing already."""
    fields = [field for offer in ask.offers for field in offer.fields.values()]
    return any(isinstance(field, Words) and field.in_order and field.weave for field in fields)


def main() -> None:
    games, seats, seconds = (int(word) for word in [*sys.argv[1:4], *("20", "5", "0")[len(sys.argv) - 1 :]])
    found = [Table(seats, number, seconds * SECOND).play() for number in range(games)]
    minutes = sorted(one.length / times.MINUTE for one in found)
    print(f"{games} games of {seats}: {median(minutes):.0f} minutes ({minutes[0]:.0f} to {minutes[-1]:.0f})")
    for name in ("asked", "idle"):
        print(f"{name}: {mean(one.share(getattr(one, name)) for one in found):.0f} % of a seat's time")
    for title, most, name in (("nothing to do", BORED, "longest_bored"), ("between questions", ALONE, "longest_alone")):
        some = sorted(getattr(one, name) / SECOND for one in found)
        kept = sum(value <= most for value in some)
        print(f"{title}, longest: median {median(some):.0f} s, at most {some[-1]:.0f} s; {kept} games within {most} s")


if __name__ == "__main__":
    main()
