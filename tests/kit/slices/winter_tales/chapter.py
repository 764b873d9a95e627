"""Set-up, chapters and turns (WT-52 to WT-60, WT-65)."""

from __future__ import annotations

from collections.abc import Iterable

from talewind.kit import Ask, Pass, Phase, Seat, Table, offer, one_of, say

from .activation import Activation
from .quest import Quest
from .state import Winter
from .words import LOCATIONS, PLAZAS, REBELS, SOLDIERS, Activate, Keep, Resolve

type T = Table[Winter]


class Setup(Phase):
    def run(self, t: T) -> None:
        state = t.state
        free = {"spring": t.chance.shuffled(LOCATIONS, "places"), "winter": t.chance.shuffled(PLAZAS, "places")}
        cast = {"spring": list(REBELS), "winter": list(SOLDIERS)}
        for seat in [*range(state.seats)] * 2:
            side = state.sides[seat]
            state.place(cast[side].pop(0), seat, free[side].pop())
        sites = t.chance.shuffled(LOCATIONS, "quests")[:6]
        state.quests = {site: state.both[i % 2] for i, site in enumerate(sites)}
        for seat in range(state.seats):
            state.draw(t, seat, 4)
        t.become(Chapter())


class Turn(Activation):
    """An activation of one's own, with its action: to resolve a quest of one's own side (WT-65, WT-133)."""

    order = ("flip", "draw", "move", "act", "discard")

    def asks(self, state: Winter) -> Iterable[Ask]:
        figure = state.figures[self.char]
        if self.step == "act" and figure.upright and state.quests.get(figure.space) == figure.side:
            offers = (offer(Resolve), offer(Pass))
            yield Ask(figure.seat, say("winter-act"), offers, otherwise=Pass(), lasts=90_000)
        yield from super().asks(state)

    def answered(self, t: T, seat: Seat, move: Resolve | Pass | Keep) -> None:
        if isinstance(move, Keep):
            return super().answered(t, seat, move)
        self.advance()
        if isinstance(move, Resolve):
            t.push(Quest(self.char, t.state.figures[self.char].space))


class Chapter(Phase):
    """Turns until no character is ready (WT-52 to WT-60)."""

    def asks(self, state: Winter) -> Iterable[Ask]:
        if ready := state.ready(state.acting):
            activate = offer(Activate, char=one_of(ready, of="character"))
            yield Ask(state.acting, say("winter-turn"), (activate,), otherwise=Activate(ready[0]), lasts=90_000)

    def answered(self, t: T, seat: Seat, move: Activate) -> None:
        t.push(Turn(move.char))

    def left(self, t: T, ask: Ask) -> None:
        """A sleeping seat flips one character a turn without drawing."""
        t.state.change(t.state.ready(ask.seat)[0], ready=False)
        self.pass_on(t)

    def resumed(self, t: T, done: Turn) -> None:
        t.lapse("movement")
        self.pass_on(t)

    def pass_on(self, t: T) -> None:
        t.state.acting = (t.state.acting + 1) % t.state.seats

    def run(self, t: T) -> None:
        state = t.state
        if any(figure.ready for figure in state.figures.values()):
            return self.pass_on(t)  # WT-56
        t.lapse("chapter")
        state.chapter += 1
        if state.chapter > 2 or len(state.memories) >= 3:
            return t.unwind()
        for char in state.figures:
            state.change(char, ready=True, pinned=False)  # WT-60
        for seat in range(state.seats):
            if state.plays(seat):
                state.draw(t, seat, 4)  # WT-58
