"""The teller: answers every question of Winter Tales from its sight and a seed. It never objects and always accepts."""

from collections.abc import Callable, Iterator
from typing import Any

from talewind.bots.company import USUAL, Temper
from talewind.games.winter_tales.moves import Agree, NameArbiter, Rule, Stand
from talewind.games.winter_tales.power_moves import FlipBack
from talewind.kit import AnyGame, Chance, Enough, Move, Pass, Sight, State, sample, tag_of
from talewind.kit.look import Prompt

from .outlook import Outlook
from .passages import Passages
from .turns import Turns

SURE: tuple[Move, ...] = (Rule("accept"), Agree(True), Stand(True), FlipBack(), Enough(), Pass())


class Teller:
    """Keeps nothing between questions: whatever it plans, it plans anew from what it sees."""

    def __init__(self, game: AnyGame, seed: bytes, lang: str = "en", temper: Temper = USUAL) -> None:
        self.kinds, self.lang, self.dice = game.kinds, lang, Chance(seed)

    def answer(self, sight: Sight[Any], worlds: Iterator[State[Any]]) -> tuple[Move, tuple[Move, ...]]:
        outlook = Outlook(sight)
        for find in self.ways(outlook):
            found = find()
            if found and legal(outlook.ask, found[0]):
                return found[0], tuple(found[1:])
        return self.last_resort(outlook.ask), ()

    def ways(self, outlook: Outlook) -> Iterator[Callable[[], list[Move]]]:
        """Where an answer may come from, in this order."""
        turns, passages = Turns(outlook, self.dice), Passages(outlook, self.lang, self.dice)
        yield lambda: arbiter(outlook)
        yield turns.answer
        yield passages.answer
        for move in SURE:
            yield lambda move=move: [move]  # type: ignore[misc]

    def last_resort(self, ask: Prompt) -> Move:
        return ask.otherwise if ask.otherwise is not None else sample(ask.offers, self.kinds, self.dice)


def arbiter(outlook: Outlook) -> list[Move]:
    """The first person at the table, or else whom the table suggests (WT-R98)."""
    people = [seat for seat in range(len(outlook.view.factions)) if seat not in outlook.sight.bots]
    return [NameArbiter(people[0] if people else 0)]


def legal(ask: Prompt, move: Move) -> bool:
    return any(offer.move == tag_of(move) and offer.admit(move) is None for offer in ask.offers)
