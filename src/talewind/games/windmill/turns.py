"""Set-up, rounds, turns and the end (WM-1 to WM-17, WM-71 to WM-76)."""

from talewind.kit import Encore, Phase, Table
from talewind.kit.ready import finish, first_seat, remove_left

from .events import GameEnded, GridLaid, RoundBegun
from .guessing import Guessing
from .state import Mill
from .telling import Telling

type T = Table[Mill]


class Setup(Phase):
    def run(self, t: T) -> None:
        state = t.state
        state.grid = tuple(t.chance.shuffled(state.deck, "grid"))  # WM-3
        state.token = first_seat(t, state.options.first_storyteller)  # WM-8, WM-R1
        t.tell(GridLaid(state.grid, state.token))
        t.tell(RoundBegun(1))
        t.become(Turns())


class Turns(Phase):
    """Passes the Storyteller's role round (WM-10 to WM-17)."""

    def run(self, t: T) -> None:
        state = t.state
        remove_left(t)
        remaining = state.remaining()
        if remaining and state.token not in remaining:  # WM-R20
            state.token = state.clockwise(state.token)[0]
        if state.decided() is not None:
            return end(t)
        if len(remaining) < 3:  # WM-R25
            state.cut_short = True
            return end(t)
        if state.round_is_over():
            self.next_round(t)
        if state.told:
            teller = next(s for s in state.clockwise(state.told[-1]) if s not in state.told)  # WM-16, WM-R20
        else:
            teller = state.token  # WM-10
        state.told.append(teller)
        state.turn += 1
        t.push(Telling(teller))

    def next_round(self, t: T) -> None:
        t.state.round += 1
        t.state.told = []
        t.state.aside = []  # WM-71 to WM-73
        t.tell(RoundBegun(t.state.round))


def end(t: T) -> None:
    """Open the book; the highest score wins, and equal ones share (WM-75, WM-76, WM-R25). A tale whose guessing was cut
    short is in the book too."""
    if isinstance(top := t.state.stack[-1], Guessing):
        t.state.record(top.teller, top.tale, top.laid, None)
    t.state.open_book()
    finish(t, t.state.best(), GameEnded, Ending(t.state.audience()))


class Ending(Encore):
    """Asks for another game; meanwhile players may write notes and titles."""
