"""Windmill tables for tests, in the language of the table: who tells, who has how many points, which card was drawn."""

from typing import Any

from talewind.games.windmill import MillOptions, Windmill
from talewind.games.windmill.guessing import Guessing
from talewind.games.windmill.moves import Guess, Stake
from talewind.games.windmill.state import Mill
from talewind.games.windmill.telling import Telling
from talewind.games.windmill.turns import Turns
from talewind.kit import Next, Passage, Seat, Tell, passage
from talewind.kit.testing import KEY, Rig

A, B, C, D, E = range(5)
CARD = "wm01"  # what the Storyteller has drawn in these tables
WRONG = ("wm02", "wm03", "wm04", "wm05")
TALE = passage("A child walks home. The lanterns know the way.")


class MillRig(Rig[Mill]):
    @property
    def scores(self) -> list[int]:
        return self.state.scores

    def draws(self, picture: str) -> None:
        """The Storyteller's card is this one."""
        self.state.card = picture

    def tells(self, seat: Seat, tale: Passage = TALE) -> None:
        self.do(seat, Tell(tale))

    def guesses(self, seat: Seat, picture: str) -> None:
        self.do(seat, Guess(picture))

    def right(self, *seats: Seat) -> None:
        for seat in seats:
            self.guesses(seat, CARD)

    def wrong(self, *seats: Seat) -> None:
        """Each of them chooses another picture that it is not."""
        for seat in seats:
            lying = self.state.lying(self.guessing.laid)
            self.guesses(seat, next(p for p in lying if p != self.state.card))

    def stakes(self, seat: Seat) -> None:
        self.do(seat, Stake())

    def press_on(self) -> None:
        """Everybody presses Next."""
        for seat in self.asked():
            self.do(seat, Next())

    @property
    def guessing(self) -> Guessing:
        top = self.state.stack[-1]
        assert isinstance(top, Guessing)
        return top

    @property
    def in_phase(self) -> str:
        return type(self.state.stack[-1]).__name__ if self.state.stack else "over"

    def grid(self) -> int:
        """How many cards lie in the grid."""
        return sum(cell is not None for cell in self.sees(None).view.grid)

    def turn(self, finder: Seat | None = None, staked: bool = False) -> Seat:
        """A whole turn, found by `finder` or by nobody; gives the Storyteller."""
        (teller,) = self.asked()
        self.draws(next(p for p in self.state.grid if p in self.state.deck or p == self.state.card))
        card = self.state.card
        assert card
        self.tells(teller)
        while self.in_phase == "Guessing":
            (seat,) = self.asked()
            if not self.state.here(seat):
                self.wait()
            elif seat == finder:
                if staked:
                    self.stakes(seat)
                self.guesses(seat, card)
            else:
                self.wrong(seat)
        self.press_on()
        return teller


def fresh_table(seats: int = 4, key: bytes = KEY, **options: Any) -> MillRig:
    """A new game in which A tells first."""
    chosen = MillOptions(**({"first_storyteller": A} | options))
    return MillRig(Windmill(), seats, chosen, key)


def telling(*scores: int, turn: int = 2, key: bytes = KEY, **options: Any) -> MillRig:
    """A has drawn CARD and is about to tell."""
    rig = fresh_table(len(scores), key, **options)
    rig.state.scores[:] = scores
    rig.put(Turns(), Telling(A))
    rig.state.told, rig.state.turn = [A], turn
    rig.draws(CARD)
    return rig


def guessing(*scores: int, turn: int = 2, aloud: bool = False, **options: Any) -> MillRig:
    """A has told about CARD; B guesses first."""
    rig = telling(*scores, turn=turn, **options)
    tale = Passage(aloud=True) if aloud else TALE
    rig.put(Turns(), Guessing(A, tale, rig.state.clockwise(A)))
    return rig
