"""Whole games of tellers, without clocks. `python -m tests.bots.winter_tales.evenings --help`"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean, median
from typing import NamedTuple

from talewind.bots import MakeBot
from talewind.bots.winter_tales import Teller
from talewind.games.winter_tales.game import WinterTales
from talewind.games.winter_tales.options import WinterOptions
from talewind.games.winter_tales.state import Winter
from talewind.kit import AnyGame, Ask, Chance, Move, Sight, due, expire, look, open_table, play

GAME: AnyGame = WinterTales()
BOUND = 4_000  # steps of a game; the longest of tellers seen, with all modules, had 1,148 answers


class Answered(NamedTuple):
    """One answer: what the seat saw, what it was asked, what it answered, and the state before."""

    state: Winter
    ask: Ask
    sight: Sight[object]
    move: Move


def answers(
    bots: Sequence[MakeBot], options: WinterOptions, number: int = 0, lang: str = "en", end: list[Winter] | None = None
) -> Iterator[Answered]:
    """Play a game to its verdict and yield every answer. A first move that is refused raises, and so does a game without an end;
    the last state goes to `end`."""
    key, dice, steps = b"evening %d" % number, Chance(b"tellers %d" % number), 0
    step = open_table(GAME, len(bots), options, key)
    while step.state.winners is None or step.state.stack[-1].__class__.__name__ != "Ending":
        steps += 1
        assert steps < BOUND, f"game {number} does not end: {step.state.stack[-1]}"
        if not step.asks:
            step = expire(GAME, step.state, due(GAME, step.state, step.put) or 0, key)
            continue
        ask = step.asks[0]
        sight = look(GAME, step.state, ask.seat, step.put)
        move, then = bots[ask.seat](GAME, b"%d" % dice.roll(1 << 32, "seed"), lang).answer(sight, iter(()))
        yield Answered(step.state, ask, sight, move)
        step = play(GAME, step.state, ask.seat, step.state.asked[ask.seat], move, 0, key, then, put=step.put)
    if end is not None:
        end.append(step.state)


def evening(seats: int, number: int = 0, lang: str = "en", **options: object) -> Winter:
    """The state at the end of a game of tellers."""
    end: list[Winter] = []
    for _ in answers([Teller] * seats, WinterOptions(players=seats, **options), number, lang, end):  # type: ignore[arg-type]
        pass
    return end[0]


def report(seats: int, games: int, first: int, memories: int = 3) -> str:
    """Length, and who has won: factions, and seats by their place in the ring."""
    won, places, chapters, turns, points, passages = Counter[str](), Counter[int](), [], [], [], []
    ended, kinds = Counter[str](), Counter[str]()
    for number in range(first, first + games):
        state = evening(seats, number, memories=memories)
        winners = state.winners or ()
        won[state.factions[winners[0]] if winners else "nobody"] += 1
        places.update(state.ring.index(seat) for seat in winners)
        chapters.append(state.chapter)
        turns.append(state.turns)
        points.append(abs(state.standing()["spring"] - state.standing()["winter"]))
        passages.append(len(state.tales))
        kinds.update(tale.kind for tale in state.tales)
        ended["".join(memory.side[0] for memory in state.track.values())] += 1
    shares = ", ".join(f"{faction} {n} ({100 * n // games}%)" for faction, n in sorted(won.items()))
    seated = " ".join(f"{place + 1}:{100 * places[place] // games}%" for place in range(seats))
    return (
        f"{seats} seats, {games} games: {shares}; seats {seated}; chapters {mean(chapters):.1f}, turns {median(turns)},"
        f" passages {median(passages)}, margin {mean(points):.1f}; quests {kinds['quest_begin'] / games:.1f}, joined"
        f" {kinds['quest_join'] / games:.1f}, battles {kinds['battle_close'] / games:.1f}, traps"
        f" {kinds['trap_close'] / games:.1f}, saves {kinds['save'] / games:.1f}; memories {ended.most_common(6)}"
    )


def main() -> None:
    parser = ArgumentParser(description="Play games of tellers. Example: evenings --seats 5 --games 20")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6, 7])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--memories", type=int, default=3)
    chosen = parser.parse_args()
    for seats in chosen.seats:
        print(report(seats, chosen.games, chosen.first, chosen.memories), flush=True)


if __name__ == "__main__":
    main()
