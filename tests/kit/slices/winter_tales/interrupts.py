"""Entries, battles and traps (WT-72 to WT-106, WT-R18 to WT-R39)."""

from __future__ import annotations

from collections.abc import Iterable

from talewind.kit import Ask, EachSeat, Offer, Pass, Say, Seat, Steps, Table, Window, offer, one_of, piles, say, words

from .state import Winter
from .telling import Story, Strike
from .words import SPACES, BattleWon, Capture, Claimed, Interrupt, Narrated, SetTrap, TrapSet, TrapShown

type T = Table[Winter]


class Entry(Window):
    """A character has entered a space: those who stand there may interrupt."""

    char: str
    came_from: str
    standing: dict[Seat, list[str]]

    def eligible(self, state: Winter) -> Iterable[Seat]:
        return self.standing

    def name(self, state: Winter, seat: Seat) -> str:
        return f"interrupt/{self.char}"

    def prompt(self, state: Winter, seat: Seat) -> Say:
        return say("winter-interrupt", char=self.char)

    def means(self, state: Winter, seat: Seat) -> list[Offer]:
        return [offer(Interrupt, char=one_of(self.standing[seat], of="character"))] if state.hands[seat] else []

    def shut(self, state: Winter, seat: Seat) -> dict[str, str]:
        return {} if state.hands[seat] else {"interrupt": "WT-R25"}

    def reacted(self, t: T, moves: dict[Seat, Interrupt]) -> None:
        order = t.state.clockwise(t.state.figures[self.char].seat)  # WT-R24
        if claims := {seat: moves[seat].char for seat in order if seat in moves}:
            t.become(Interruption([*claims], claims=claims, mover=self.char, came_from=self.came_from))
        else:
            t.pop()


class Interruption(EachSeat, kw_only=True):
    """The first claim counts; if nothing comes of it, the next one (WT-76, WT-77, WT-R25)."""

    claims: dict[Seat, str]
    mover: str
    came_from: str
    stopped: bool = False

    def began(self, t: T) -> None:
        t.unplan(t.state.figures[self.mover].seat)  # a plan stops after an interrupt
        t.tell(Claimed(self.claims), shows=True)

    def turn(self, t: T, seat: Seat) -> None:
        if t.state.figures[self.mover].rebel:
            t.push(Battle(soldier=self.claims[seat], rebel=self.mover))
        else:
            t.push(Trap(rebel=self.claims[seat], soldier=self.mover, came_from=self.came_from))

    def resumed(self, t: T, done: Battle | Trap) -> None:
        if not done.void:
            self.to_come = []
            self.stopped = done.winner != self.mover


class Battle(Steps):
    """Rounds of attack and defence (WT-79); a step without a card ends it, and the last card wins (WT-82, WT-83)."""

    order = ("attack", "defend", "another_round", "finish", "place", "clear_away")
    soldier: str
    rebel: str
    cards: list[str] = []
    winner: str = ""
    void: bool = False

    def attack(self, t: T) -> None:
        t.push(Strike(t.state.figures[self.soldier].seat, 1, 1, kind="battle-attack", claimed=not self.cards))

    def defend(self, t: T) -> None:
        t.push(Strike(t.state.figures[self.rebel].seat, 1, 1, kind="battle-defend"))

    def another_round(self, t: T) -> None:
        self.step = "attack"

    def resumed(self, t: T, done: Story) -> None:
        match done:
            case Strike(woven=[]) if not self.cards:
                self.void, self.step = True, "over"
            case Strike(woven=[], kind=kind):
                self.winner, self.step = self.rebel if kind == "battle-attack" else self.soldier, "finish"
            case Strike(woven=cards):
                self.cards += cards

    def finish(self, t: T) -> None:
        t.push(Story(t.state.figures[self.winner].seat, kind="battle-close"))  # WT-85

    def asks(self, state: Winter) -> Iterable[Ask]:
        if self.step == "place" and self.winner == self.soldier:
            place = offer(Capture, space=one_of(SPACES, of="space"))  # WT-88, WT-R33
            stay = Capture(state.figures[self.rebel].space)
            yield Ask(state.figures[self.soldier].seat, say("winter-capture"), (place,), otherwise=stay, lasts=90_000)

    def answered(self, t: T, seat: Seat, move: Capture) -> None:
        t.state.change(self.rebel, space=move.space, upright=False, pinned=True)  # WT-87 to WT-89
        self.advance()

    def clear_away(self, t: T) -> None:
        if self.winner == self.soldier:
            t.tell(BattleWon(self.soldier, self.rebel, "WT-87"))
        else:
            t.tell(BattleWon(self.rebel, self.soldier, "WT-90"))
        t.state.discards += self.cards  # WT-91


class Trap(Steps):
    """The hidden cards are in the state (`Pile`): phases hold no secrets."""

    order = ("set", "evade", "show", "finish", "clear_away")
    rebel: str
    soldier: str
    came_from: str
    cards: list[str] = []  # the trap card (WT-92), then those played to evade (WT-97)
    winner: str = ""
    void: bool = False

    def asks(self, state: Winter) -> Iterable[Ask]:
        if self.step == "set":
            seat = state.figures[self.rebel].seat
            hand = state.hands[seat]
            cards = piles(hand, of="card", trap=(1, 1), spring=(0, len(hand)), winter=(0, len(hand)))  # WT-93
            trap = offer(SetTrap, cards=cards, tale=words())
            prompt = say("winter-set-trap", soldier=self.soldier)
            yield Ask(seat, prompt, (trap,), otherwise=Pass(), lasts=300_000, drafted=True)

    def answered(self, t: T, seat: Seat, move: SetTrap | Pass) -> None:
        match move:
            case SetTrap(cards, tale):
                self.cards = [*cards["trap"]]
                t.state.hide(seat, cards["spring"], cards["winter"])
                t.state.narrate(t, Narrated(seat, "trap-set", tale))
                public = TrapSet(seat, self.cards[0])
                t.tell(TrapSet(seat, self.cards[0], cards["spring"]), to=seat, others=public)
                self.advance()
            case Pass():
                self.void, self.step = True, "over"  # WT-R25

    def evade(self, t: T) -> None:
        t.push(Strike(t.state.figures[self.soldier].seat, 1, 1, kind="trap-evade"))

    def resumed(self, t: T, done: Story) -> None:
        if done.woven:
            self.cards += done.woven
            self.step = "evade"  # one at a time, any number (WT-97)

    def show(self, t: T) -> None:
        pile, evaded = t.state.pile, len(self.cards) - 1
        assert pile is not None
        pile.shown = True  # it lies open while the winner finishes the story
        self.winner, rule = self.rebel, "WT-100"
        if evaded < len(pile.spring):
            t.state.change(self.soldier, upright=False, pinned=True)
        elif evaded == len(pile.spring):
            rule = "WT-101"
            t.state.change(self.soldier, space=self.came_from, pinned=True)
        else:
            self.winner, rule = self.soldier, "WT-102"
        t.tell(TrapShown(tuple(pile.spring), tuple(pile.winter), evaded, rule), shows=True)

    def finish(self, t: T) -> None:
        t.push(Story(t.state.figures[self.winner].seat, kind="trap-close"))  # WT-106

    def clear_away(self, t: T) -> None:
        t.state.discards += self.cards + t.state.lift()  # WT-103, WT-104
