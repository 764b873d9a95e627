"""Chapters and turns (WT-52 to WT-60, WT-109; WT-R6 to WT-R10, WT-R95, WT-R96)."""

from collections.abc import Iterable, Mapping
from typing import Any

from talewind.kit import Ask, Move, Offer, Phase, RuleId, Say, Seat, flag, offer, one_of, say
from talewind.kit.ready import SECOND

from . import objectives, powers_used
from .acting import OwnActivation
from .battles import Battle
from .cast import Char
from .deciding import Deciding
from .epilogue import begin_epilogue
from .events import Activated, ChapterBegun, TurnBegun, WrapUpDecided
from .moves import Activate, Agree, EndTurn, Save
from .powers_used import Returning
from .saving import Saving, offer_save, save
from .state import T, Winter


class Chapter(Phase):
    """Turns clockwise until no character is ready, then the end phase (WT-52, WT-54, WT-57)."""

    def began(self, t: T) -> None:
        t.state.chapter += 1
        t.state.placed, t.state.proposed = False, []
        t.tell(ChapterBegun(t.state.chapter))

    def run(self, t: T) -> None:
        state = t.state
        if any(figure.ready for figure in state.figures.values()):
            t.push(Turn(state.acting))
        else:
            self.end_phase(t)

    def resumed(self, t: T, done: Phase) -> None:
        """The acting player token passes clockwise (WT-55, WT-56)."""
        state = t.state
        t.lapse("quest")
        state.acting = state.clockwise(state.acting)[0]
        state.passed = False

    def end_phase(self, t: T) -> None:
        """All draw, all characters are readied; a game that stands still ends (WT-58 to WT-60, WT-R95)."""
        state = t.state
        t.lapse("chapter")
        for seat in (state.acting, *state.clockwise(state.acting)):  # WT-R4
            if state.holds(seat):
                state.draw(t, seat, state.share(seat))
        state.barren = 0 if state.placed else state.barren + 1
        cap = state.options.chapter_cap
        if state.barren >= state.options.stall_chapters or (cap is not None and state.chapter >= cap):
            begin_epilogue(t, "WT-R95")
            return
        for char in state.figures:
            state.change(char, ready=True, activated=False, pinned=False, barred=False, flipped=False)
        t.become(Chapter())


class Turn(Deciding):
    """The acting player activates one of his ready characters (WT-55, WT-R7). A turn without a ready character ends at once, but
    for Freezing Horror (WT-56, WT-R8, WT-222)."""

    over: bool = False  # nothing more is asked
    ended: bool = False

    def began(self, t: T) -> None:
        t.state.turns += 1
        if t.state.ready(self.seat):
            t.tell(TurnBegun(self.seat))

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-turn")

    def offers(self, state: Winter) -> list[Offer]:
        found: list[Offer] = []
        if ready := state.ready(self.seat):
            found.append(offer(Activate, char=one_of(ready, of="character", rule="WT-55")))
            if isinstance(saving := offer_save(state, self.seat), Offer):
                found.append(saving)
        return [] if self.over else found + powers_used.offers(state, self.seat)

    def shut(self, state: Winter) -> dict[str, RuleId]:
        saving = offer_save(state, self.seat) if state.ready(self.seat) else None
        return {"save": saving} if isinstance(saving, str) else {}

    def usual(self, state: Winter) -> Activate | EndTurn:
        return Activate(first_ready(state, self.seat)) if state.ready(self.seat) else EndTurn()

    def answered(self, t: T, seat: Seat, move: Any) -> None:
        match move:
            case Save():
                save(t, seat, move)
            case Activate(char):
                self.over = True
                t.push(OwnActivation(seat=seat, char=char))
            case _:
                self.over = True
                powers_used.use(t, seat, move)

    def resumed(self, t: T, done: Phase) -> None:
        """Objectives are checked after a save, a horror's battle and a return (WT-R82)."""
        if isinstance(done, Saving | Battle | Returning):
            objectives.check(t)

    def run(self, t: T) -> None:
        """A seat that nobody holds flips one ready character without drawing. Objectives are checked when the turn ends (WT-R82)."""
        state = t.state
        if self.ended:
            t.pop()
            return
        if not self.over and not state.holds(self.seat) and state.ready(self.seat):
            char = first_ready(state, self.seat)
            state.change(char, ready=False, activated=True)
            t.tell(Activated(self.seat, char, asleep=True))
        self.over = self.ended = True
        objectives.check(t)


def first_ready(state: Winter, seat: Seat) -> Char:
    """The first ready character, upright ones first."""
    ready = state.ready(seat)
    return next((char for char in ready if state.figures[char].upright), ready[0])


class WrappingUp(Phase):
    """Somebody has proposed to close the tale; all others must agree (WT-R96)."""

    by: Seat
    voters: list[Seat]

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-wrapping-up", seat=self.by)

    def asks(self, state: Winter) -> Iterable[Ask]:
        for seat in self.voters:
            agree, lasts = offer(Agree, yes=flag()), state.options.times.vote * SECOND
            prompt = say("winter_tales-wrap-up", seat=self.by)
            yield Ask(seat, prompt, (agree,), sealed=True, otherwise=Agree(False), lasts=lasts)

    def unsealed(self, t: T, answers: Mapping[Seat, Move]) -> None:
        attending = [move for seat, move in answers.items() if t.state.holds(seat)]
        agreed = all(isinstance(move, Agree) and move.yes for move in attending)
        t.tell(WrapUpDecided(agreed), shows=True)
        if agreed:
            begin_epilogue(t, "WT-R96")
        else:
            t.pop()

    def run(self, t: T) -> None:
        t.tell(WrapUpDecided(True), shows=True)
        begin_epilogue(t, "WT-R96")
