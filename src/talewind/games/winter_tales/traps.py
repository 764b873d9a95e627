"""Traps (WT-92 to WT-106, WT-212, WT-218, WT-267; WT-R35 to WT-R39, WT-R69c, WT-R101)."""

from collections.abc import Iterable
from typing import Any

from talewind.kit import Ask, Pass, Phase, RuleId, Say, Seat, Steps, offer, piles, say
from talewind.kit.ready import SECOND

from .battles import Standing
from .cards import Deed, Pile
from .cast import Char
from .events import Relocated
from .fight_events import Fell, PileHidden, TrapLaid, TrapShown
from .moves import LayTrap
from .state import T, Winter
from .telling import Pad
from .town import Space


class Laying(Phase):
    """All cards of the hand are hidden, each with either side up; the rebel's player sets the trap card aside first. There is no
    text in this question, since others read along where there is one (WT-92, WT-93, WT-R101)."""

    seat: Seat
    char: Char
    soldier: Char
    second: bool = False  # the pile of a linked partner, without a trap card (WT-R69c)
    laid: bool = False

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-laying", seat=self.seat, char=self.char, soldier=self.soldier)

    def asks(self, state: Winter) -> Iterable[Ask]:
        if not state.holds(self.seat):
            return
        hand = state.hands[self.seat]
        bounds = {"spring": (0, len(hand)), "winter": (0, len(hand))}
        trap = {} if self.second else {"trap": (1, 1)}
        lay = offer(LayTrap, cards=piles(hand, "card", **trap, **bounds)) if hand or self.second else offer(Pass)
        prompt = say("winter_tales-lay-second" if self.second else "winter_tales-lay", soldier=self.soldier)
        offers = (lay, offer(Pass)) if self.second else (lay,)
        lasts = state.options.times.brief * SECOND
        yield Ask(self.seat, prompt, offers, {"pass": "WT-R25"} if hand and not self.second else {}, lasts=lasts)

    def answered(self, t: T, seat: Seat, move: LayTrap | Pass) -> None:
        if isinstance(move, LayTrap):
            self.lay(t, move.cards)
        t.pop()

    def lay(self, t: T, cards: dict[str, tuple[str, ...]]) -> None:
        state, spring, winter = t.state, cards["spring"], cards["winter"]
        self.laid = True
        for card in cards.get("trap", ()):
            state.play(t, self.seat, card, "spring", "fight", "trap")
        state.hands[self.seat] = []
        state.piles[self.seat] = Pile(spring, winter)
        if self.second:
            t.tell(PileHidden(self.seat, spring, winter), to=self.seat, others=PileHidden(self.seat))
        else:
            shown = TrapLaid(self.seat, self.char, cards["trap"][0])
            own = TrapLaid(self.seat, self.char, cards["trap"][0], spring, winter)
            t.tell(own, to=self.seat, others=shown)

    def expired(self, t: T, ask: Ask, draft: Any) -> None:
        t.pop()

    def run(self, t: T) -> None:
        t.pop()


class Trap(Steps, kw_only=True):
    """A trap springs on a soldier that has entered a location from a plaza (`came_from`)."""

    order = ("stand", "set", "second", "ambush", "evade", "show", "close", "clear")
    rebel: Char
    soldier: Char
    came_from: Space
    partner: Char = ""
    winner: Char = ""
    void: bool = False

    def stand(self, t: T) -> None:
        state, partner = t.state, t.state.partner(self.rebel)
        if not partner:
            return
        it, own = state.figures[partner], state.figures[self.rebel]
        if it.upright and it.space == own.space and it.seat != own.seat:
            t.push(Standing(it.seat, self.rebel, partner, trap=True))

    def set(self, t: T) -> None:
        t.push(Laying(t.state.figures[self.rebel].seat, self.rebel, self.soldier))

    def second(self, t: T) -> None:
        if self.partner:
            t.push(Laying(t.state.figures[self.partner].seat, self.partner, self.soldier, second=True))

    def ambush(self, t: T) -> None:
        """The ambush is told, inspired by the trap card; the trap stands whatever is told (WT-96)."""
        card = next(one.card for one in t.state.in_scene("fight") if one.source == "trap")
        seat = t.state.figures[self.rebel].seat
        t.push(Pad(seat, woven=[card], kind="trap_set", scene="fight", char=self.rebel))

    def evade(self, t: T) -> None:
        """Any number of cards, one at a time (WT-97)."""
        seat = t.state.figures[self.soldier].seat
        t.push(Evading(seat, most=None, kind="trap_evade", scene="fight", char=self.soldier, side="winter"))

    def resumed(self, t: T, done: Phase) -> None:
        match done:
            case Standing(together=True, partner=partner):
                self.partner = partner
            case Laying(second=False, laid=False):
                self.void, self.step = True, "over"  # WT-R25

    def show(self, t: T) -> None:
        """Hidden spring-side cards against defence cards; skills add one (WT-94, WT-95, WT-99 to WT-102, WT-R36)."""
        state = t.state
        total = sum(len(pile.spring) for pile in state.piles.values())
        total += any(state.skilled(char, "trap") for char in (self.rebel, self.partner))
        evaded = sum(one.source == "hand" for one in state.in_scene("fight")) + state.skilled(self.soldier, "trap")
        shown = state.options.trap_reveal == "all"
        spring = tuple(card for pile in state.piles.values() for card in pile.spring)
        winter = tuple(card for pile in state.piles.values() for card in pile.winter) if shown else ()
        state.piles = {seat: Pile(pile.spring, pile.winter, shown=True) for seat, pile in state.piles.items()}
        self.winner = self.soldier if evaded > total else self.rebel
        rule: RuleId = "WT-102" if evaded > total else "WT-100" if evaded < total else "WT-101"
        state.note(t, TrapShown(total, evaded, spring, winter, rule), shows=True)
        if evaded < total:
            state.change(self.soldier, upright=False, pinned=True)
            state.note(t, Fell(self.soldier))
            state.deeds.append(Deed("rebels", state.figures[self.rebel].seat, self.soldier))
        elif evaded == total:
            state.change(self.soldier, space=self.came_from, pinned=True)
            state.note(t, Relocated(self.soldier, self.came_from))

    def close(self, t: T) -> None:
        """The winner finishes the story (WT-106)."""
        it = t.state.figures[self.winner]
        t.push(Pad(it.seat, kind="trap_close", scene="fight", char=self.winner, side=it.side))

    def clear(self, t: T) -> None:
        t.state.clear("fight")  # WT-103, WT-104
        t.state.lift()


class Evading(Pad, kw_only=True):
    """The soldier's defence; the Great Artifact is no help in a trap (WT-218)."""

    def hand(self, state: Winter) -> list[str]:
        return state.hands[self.seat]
