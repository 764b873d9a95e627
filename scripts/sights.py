"""Record what viewers see in every phase of every game, into web/tests/sights: tests mount the client's boards on it.

    python scripts/sights.py            write the files
    python scripts/sights.py --check    exit 1 if a file is not what the games say

The tables are played by random answers with fixed seeds. Of each phase the first position is kept for every set of moves that
was offered in it, at most eight, those that offer another move than all before, and the first of each mode, as three viewers
see it: a seat that is asked, a seat that is not, an onlooker. Of a phase to which none of them comes soon, one position is kept
of tables with everything in play, where a bot gives half of the answers to the end."""

import argparse
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from talewind import games
from talewind.bots import bot_for
from talewind.kit import Ask, Chance, Game, Move, Phase, Seat, Sitting, due, look, menu, open_table, sample
from talewind.kit.base import tag_of
from talewind.kit.rows import Answered, Did, Expired
from talewind.kit.testing.choices import some_table

PLACE = Path(__file__).parents[1] / "web" / "tests" / "sights"
TABLES = 12  # of each game
WHOLE_TABLES = 40  # to their end, at most
FIRST_ROWS = 120  # of each table: later positions are larger and show the same screens
ALL_ROWS = 1_500  # of a whole table, at most
MOST = 8  # positions of a phase
IN_ALL = 110  # positions of a game, about: of many phases each has fewer
HEARD = 20  # rows back; a board looks no further than the round
BESIDE = 3  # once in so many times the asked seat plays an aside
NAMES = ("Mina", "Leo", "Bo", "Ida", "Sam", "Ada", "Max", "Eve")

# Phases to which nobody comes here: random captains beat no White Crester, tellers seldom win every power. The others run
# through without a question.
RARE = {
    "windward": {"claiming", "cornering", "rounds"},
    "winter_tales": {"passing", "rehoming", "returning", "spreading", "standing"}
    | {"battle", "chapter", "epilogue", "interruption", "quest", "setup", "trap"},
}

type Json = dict[str, Any]
type Kept = dict[tuple[tuple[str, ...], str], Json]  # by the moves offered, and the mode


class Recording:
    """One table, played by random answers."""

    def __init__(self, name: str, number: int) -> None:
        self.game: Game[Any, Any, Any] = games.load(name)
        self.dice = Chance(b"sights %s %d" % (name.encode(), number))
        self.seats, self.options = self.drawn(number)
        key = b"sights %d" % number
        self.sitting = Sitting(self.game, key, open_table(self.game, self.seats, self.options, key, 1_000_000))
        self.steps = [self.sitting.step]

    def drawn(self, number: int) -> tuple[int, Any]:
        """Seats and options; the first tables have the usual ones."""
        if number > 2:
            return some_table(self.game, number, self.dice)
        return self.game.seats[number % len(self.game.seats)], self.game.options_type()

    def positions(self, rows: int) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Play on. Yields for each position the phase and the moves that its first question offers."""
        for _ in range(rows):
            state = self.sitting.state
            if not state.stack:
                yield "over", ()
                return
            asked = self.asked()
            yield tag_of(state.stack[-1]), tuple(sorted(offer.move for offer in asked.offers)) if asked else ()
            self.steps.append(self.sitting.take(self.next_row(asked)))

    def asked(self) -> Ask | None:
        return next((ask for ask in self.sitting.step.asks if not ask.settled), None)

    def next_row(self, asked: Ask | None) -> Any:
        state, when = self.sitting.state, due(self.game, self.sitting.state)
        at = max(state.at + 1_000, 0 if asked is None or asked.opens is None else asked.opens)
        if asked is None or (when is not None and at >= when):
            return Expired(when or at)
        if not self.dice.roll(BESIDE, "beside") and (offers := tuple(self.game.asides(state, asked.seat))):
            return Did(at, asked.seat, sample(offers, self.game.kinds, self.dice))
        return Answered(at, asked.seat, state.asked[asked.seat], self.answer(asked))

    def answer(self, asked: Ask) -> Move:
        return sample(asked.offers, self.game.kinds, self.dice)

    def scene(self, moves: tuple[str, ...]) -> Json:
        asked = self.asked()
        seat = 0 if asked is None else asked.seat
        waited = {ask.seat for ask in self.sitting.step.asks}
        other = next((s for s in range(self.seats) if s not in waited), (seat + 1) % self.seats)
        return {
            "moves": moves,
            "names": NAMES[: self.seats],
            "shapes": self.game.shapes(self.sitting.state),
            "options": self.options,
            "now": self.sitting.state.at,
            "viewers": {"asked": self.seen(seat), "other": self.seen(other), "onlooker": self.seen(None)},
        }

    def seen(self, seat: Seat | None) -> Json:
        steps = self.steps[-HEARD:]
        log = [{"n": n, "events": step.heard(seat)} for n, step in enumerate(steps, 1)]
        return {"log": log, "sight": look(self.game, self.sitting.state, seat)}


class Whole(Recording):
    """A table with everything in play that can be switched on; a bot gives half of the answers."""

    def drawn(self, number: int) -> tuple[int, Any]:
        flags = {option.name: True for option in menu(self.game) if option.kind == "flag"}
        return some_table(self.game, number, self.dice, flags)

    def answer(self, asked: Ask) -> Move:
        if self.dice.roll(2, "bot"):
            return super().answer(asked)
        bot = bot_for(self.game, b"%d" % self.dice.roll(1 << 30, "seed"))
        return bot.answer(look(self.game, self.sitting.state, asked.seat), iter(()))[0]


def saying(game: Game[Any, Any, Any]) -> set[str]:
    """The phases that a viewer can see: those that say what happens, and the end."""
    return {tag_of(phase) for phase in game.phases if getattr(phase, "now", None) is not Phase.now} | {"over"}


def recorded(name: str) -> dict[str, list[Json]]:
    """The scenes of a game by phase."""
    found: dict[str, Kept] = {}
    phases = saying(games.load(name))
    most = min(MOST, IN_ALL // len(phases))
    for number in range(TABLES):
        table = Recording(name, number)
        for phase, moves in table.positions(FIRST_ROWS):
            kept, mode = found.setdefault(phase, {}), str(getattr(table.sitting.state, "mode", ""))
            known = {each for each, _ in kept}
            new = moves not in known and (len(kept) < most or set(moves).difference(*known))
            if new or all(mode != other for _, other in kept):
                kept[moves, mode] = table.scene(moves)
    later(name, phases - RARE.get(name, set()), found)
    return {phase: [scenes[key] for key in sorted(scenes)] for phase, scenes in sorted(found.items())}


def later(name: str, wanted: set[str], found: dict[str, Kept]) -> None:
    """Add the first position of each wanted phase that was not found."""
    for number in range(WHOLE_TABLES):
        if wanted <= found.keys():
            return
        table = Whole(name, number)
        for phase, moves in table.positions(ALL_ROWS):
            if phase in wanted - found.keys():
                found[phase] = {(moves, ""): table.scene(moves)}


@cache
def files() -> dict[str, str]:
    """The content of each file, one scene per line."""
    own = [name for name in games.names() if games.load(name).package.startswith("talewind.games.")]
    found = {}
    for name in own:
        for phase, scenes in recorded(name).items():
            lines = [json.dumps(json.loads(msgspec.json.encode(scene)), ensure_ascii=False) for scene in scenes]
            found[f"{name}.{phase}.json"] = "[\n" + ",\n".join(lines) + "\n]\n"
    return found


def main(words: list[str] | None = None, place: Path = PLACE) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args(words)
    wanted, there = files(), {file.name: file.read_text("utf-8") for file in place.glob("*.json")}
    if asked.check:
        stale = sorted(name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name))
        if stale:
            print(f"stale: {', '.join(stale)}. Run python scripts/sights.py and commit them.", file=sys.stderr)
        return 1 if stale else 0
    place.mkdir(parents=True, exist_ok=True)
    for name in there.keys() - wanted.keys():
        (place / name).unlink()
    for name, text in wanted.items():
        (place / name).write_text(text, "utf-8")
    print(f"{place}: {len(wanted)} files written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
