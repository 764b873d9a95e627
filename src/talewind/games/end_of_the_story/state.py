"""The state of The End of the Story: the narrators so far, the current round, the stories told."""

from __future__ import annotations

from talewind.kit import Passage, Phase, Picture, Seat
from talewind.kit.ready import TaleState

from .events import Clocked
from .forbidden import OBJECTS
from .moves import Moves
from .options import Colour, EndOptions
from .round import Round, Story


class Deciding(Phase):
    """A phase that says who has won, in place of the points of the whole game."""

    def decided(self, state: EndState) -> list[Seat] | None:
        raise NotImplementedError(f"{type(self).__name__}.decided is missing: return the winners, or None")


class EndState(TaleState[Moves]):
    options: EndOptions
    colours: tuple[Colour, ...]
    times: int  # that each player narrates
    first: Seat = 0
    narrated: list[Seat] = []  # in order, with skipped and void rounds (ES-R29)
    round: Round | None = None
    stories: list[Story] = []
    clocked: list[Clocked] = []  # all verdicts, but for tiebreakers

    @property
    def now(self) -> Round:
        """The current round."""
        assert self.round is not None
        return self.round

    @property
    def pile(self) -> list[Picture]:
        """All pictures, at every draw (ES-46); they have no order before it (ES-5)."""
        return list(OBJECTS)

    @property
    def rounds(self) -> int:
        """The number of rounds, played and to come: those that the seats still in the game have left (ES-R24)."""
        return len(self.narrated) + sum(max(0, self.times - self.narrated.count(seat)) for seat in self.remaining())

    def all_narrated(self) -> bool:
        """Whether every remaining player has narrated often enough (ES-47, ES-R24)."""
        return all(self.narrated.count(seat) >= self.times for seat in self.remaining())

    def decided(self) -> list[Seat] | None:
        if self.stack and isinstance(phase := self.stack[0], Deciding):
            return phase.decided(self)
        return self.best() if self.all_narrated() and len(self.best()) == 1 else None

    def record(self) -> None:
        """Add the story to the book, now that its targets are shown."""
        now = self.now
        found = tuple(now.found_all())
        self.stories.append(Story(len(self.stories) + 1, now.narrator, now.story or Passage(), now.targets, found))
