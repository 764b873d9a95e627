"""Set-up, rounds, the tiebreaker and the end (ES-1 to ES-10, ES-45 to ES-51)."""

from talewind.kit import Encore, Phase, Seat, Table
from talewind.kit.ready import finish, remove_left

from .events import FirstDrawn, RoundOpened, StoriesEnded, TieBegun
from .judging import Showing
from .round import Round
from .state import Deciding, EndState
from .telling import Telling

type T = Table[EndState]

TIEBREAKERS = 3  # in all, with `tiebreak_repeat`


def open_round(t: T, narrator: Seat, guessers: list[Seat], decides: bool = False) -> None:
    number = len(t.state.narrated)
    t.state.round = Round(number, narrator, guessers, decides)
    t.tell(RoundOpened(narrator, number, decides))
    t.push(Telling())


class Setup(Phase):
    def run(self, t: T) -> None:
        t.state.first = t.chance.roll(t.state.seats, "first")  # ES-7
        t.tell(FirstDrawn(t.state.first))
        t.become(Turns())


class Turns(Phase):
    """Passes the narrator's role round (ES-8 to ES-10)."""

    def run(self, t: T) -> None:
        state = t.state
        remove_left(t)
        remaining = state.remaining()
        if state.winners is not None:
            return end(t, list(state.winners))
        if state.all_narrated():
            return self.decide(t)
        if len(remaining) < 3:  # ES-R32
            state.cut_short = True
            return end(t, state.best())
        due = state.clockwise(state.narrated[-1]) if state.narrated else [state.first]
        narrator = next(seat for seat in due if state.narrated.count(seat) < state.times)
        state.narrated.append(narrator)
        return open_round(t, narrator, state.clockwise(narrator))

    def decide(self, t: T) -> None:
        """End with the highest score; players who share it play a tiebreaker (ES-48, ES-49)."""
        tied = t.state.best()
        if len(tied) == 1:
            return end(t, tied)
        t.tell(TieBegun(tuple(tied)))
        return t.become(Tie(tied))


class Tie(Deciding):
    """One final round of the tied players (ES-49 to ES-51, ES-R13 to ES-R16)."""

    tied: list[Seat]
    drawn: list[Seat] = []  # to narrate this round
    played: int = 0

    def run(self, t: T) -> None:
        state = t.state
        if state.winners is not None:
            return end(t, list(state.winners))
        free = [s for s in range(state.seats) if state.here(s) and s not in self.tied and s not in self.drawn]
        if len(self.tied) == 1 or not free or self.played == self.most_rounds(state):
            return end(t, self.tied)
        narrator = t.chance.pick(free, "tie")
        self.drawn.append(narrator)
        return open_round(t, narrator, [s for s in state.clockwise(narrator) if s in self.tied], decides=True)

    def resumed(self, t: T, done: Phase) -> None:
        """Replace a narrator who failed; a round that was played counts."""
        if isinstance(done, Showing):
            self.tied, self.drawn, self.played = self.ahead(t.state), [], self.played + 1

    def ahead(self, state: EndState) -> list[Seat]:
        """The tied players with the most points of the last round."""
        points = {seat: state.now.points(seat) for seat in self.tied}
        return [seat for seat in self.tied if points[seat] == max(points.values())]

    def decided(self, state: EndState) -> list[Seat] | None:
        """The winners, if the round just scored was the last."""
        ahead = self.ahead(state)
        return ahead if len(ahead) == 1 or self.played + 1 == self.most_rounds(state) else None

    def most_rounds(self, state: EndState) -> int:
        return TIEBREAKERS if state.options.tiebreak_repeat else 1

    def drop(self, t: T) -> None:
        """Drop tied players who have left for good; the last one wins (ES-R30)."""
        self.tied = [seat for seat in self.tied if t.state.holds(seat)] or self.tied
        if len(self.tied) == 1:
            end(t, self.tied)


def end(t: T, winners: list[Seat]) -> None:
    """End the game. A told story is in the book with its targets even if the race was cut short; cards nobody told
    about stay hidden."""
    now = t.state.round
    if now and now.story and not now.revealed:
        t.state.record()
    t.state.round = None
    finish(t, winners, StoriesEnded, Ending(t.state.audience()))


class Ending(Encore):
    """Asks for another game; meanwhile players may write notes."""
