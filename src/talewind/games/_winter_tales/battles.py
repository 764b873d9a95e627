"""Battles (WT-79 to WT-91, WT-193, WT-211, WT-212, WT-214, WT-268; WT-R30 to WT-R34, WT-R69b, WT-R70, WT-R72, WT-R76)."""

from collections.abc import Iterable
from typing import Any

from talewind.kit import Ask, Move, Offer, Phase, Say, Seat, Steps, flag, offer, one_of, say

from .arbiter import Judging
from .cards import Deed
from .cast import HORROR, SAFE_HOUSE, Char
from .events import BattleEnded, Captured, Fell, SkillUsed, StoodTogether
from .moves import Capture, Stand
from .state import T, Winter
from .telling import Pad, Strike
from .town import LOCATIONS, SPACES, Space


class Standing(Phase):
    """A linked rebel may stand with its partner, as one character (WT-211, WT-R69b, WT-R69c)."""

    char: Char
    partner: Char
    trap: bool = False
    together: bool = False

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-standing", char=self.char, partner=self.partner)

    def asks(self, state: Winter) -> Iterable[Ask]:
        seat = state.figures[self.partner].seat
        if state.holds(seat):
            yield Ask(
                seat,
                say(
                    "winter_tales-stand-trap" if self.trap else "winter_tales-stand",
                    char=self.char,
                    partner=self.partner,
                ),
                (offer(Stand, together=flag()),),
                otherwise=Stand(False),
                window="together",
                lasts=state.options.decision,
            )

    def answered(self, t: T, seat: Seat, move: Stand) -> None:
        self.together = move.together
        if move.together:
            t.tell(StoodTogether(self.char, self.partner))
        t.pop()

    def run(self, t: T) -> None:
        t.pop()


class Battle(Steps, kw_only=True):
    """Rounds of attack and defence. A step without a card ends it, and whoever played last wins (WT-79, WT-82, WT-83). `horror`:
    the memory card opens it (WT-225)."""

    order = ("stand", "attack", "defend", "second", "again", "fall", "close", "judge", "clear")
    soldier: Char
    rebel: Char
    horror: bool = False
    partner: Char = ""
    rounds: int = 0
    winner: Char = ""
    void: bool = False
    lay: bool = False  # the rebel lay before (WT-R26)
    to: Space = ""  # where the captor puts it
    tale: int = 0

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-battle", soldier=self.soldier, rebel=self.rebel)

    def stand(self, t: T) -> None:
        partner = t.state.partner(self.rebel)
        if partner and t.state.figures[partner].space == t.state.figures[self.rebel].space:
            t.push(Standing(self.rebel, partner))

    def attack(self, t: T) -> None:
        state, seat = t.state, t.state.figures[self.soldier].seat
        if self.horror and not self.rounds:
            card = state.track[state.source_of(HORROR)].card
            state.play(t, seat, card, "winter", "fight", "horror")
            return
        told = not self.rounds and not self.horror and state.skilled(self.soldier, "battle")
        t.push(self.strike(seat, self.soldier, "battle_attack", claimed=not self.rounds, told=told))

    def defend(self, t: T) -> None:
        self.defended(t, self.rebel)

    def second(self, t: T) -> None:
        """The partner's player may defend instead (WT-212); one card is needed in all."""
        self.defended(t, self.partner)

    def defended(self, t: T, char: Char) -> None:
        told = not self.rounds and t.state.skilled(char, "battle")
        t.push(self.strike(t.state.figures[char].seat, char, "battle_defence", told=told))

    def strike(self, seat: Seat, char: Char, kind: Any, claimed: bool = False, told: bool = False) -> Strike:
        side: Any = "winter" if char == self.soldier else "spring"
        return Strike(seat, 1, 1, kind=kind, scene="fight", char=char, side=side, claimed=claimed, told=told)

    def again(self, t: T) -> None:
        self.rounds += 1
        self.step = "attack"

    def resumed(self, t: T, done: Phase) -> None:
        match done:
            case Standing(together=True, partner=partner):
                self.partner = partner
            case Strike(struck=True, told=told, char=char):
                if told:
                    t.tell(SkillUsed(char, "battle"))
                if self.step == "second":
                    self.step = "again"
            case Strike(kind="battle_attack") if not self.rounds:
                self.void, self.step = True, "over"
            case Strike(kind="battle_attack"):
                self.winner, self.step = self.rebel, "fall"
            case Strike(char=char) if char == self.rebel and self.partner:
                pass  # the partner's player is asked
            case Strike():
                self.winner, self.step = self.soldier, "fall"
            case Captor(space=space, number=number):
                self.to, self.tale = space, number
            case Judging(verdict="reject"):
                self.to = ""

    def run(self, t: T) -> None:
        if self.step == "second" and not self.partner:
            self.step = "again"
        super().run(t)

    def beaten(self) -> tuple[Char, ...]:
        return (self.rebel, self.partner) if self.partner else (self.rebel,)

    def fall(self, t: T) -> None:
        """The rebel lies and cannot be moved again; with a safe house it goes there upright (WT-86 to WT-90, WT-214, WT-R70)."""
        state = t.state
        self.lay = not state.figures[self.rebel].upright
        if self.winner == self.rebel:
            t.tell(BattleEnded(self.rebel, self.soldier, "WT-90"))
            return
        t.tell(BattleEnded(self.soldier, self.rebel, "WT-87"))
        refuge = state.powers.get(SAFE_HOUSE, ("",))[0]
        for char in self.beaten():
            upright = state.figures[char].upright
            state.change(char, upright=upright and bool(refuge), pinned=True, space=refuge or state.figures[char].space)
            if refuge:
                t.tell(Captured(char, refuge))
            elif upright:
                t.tell(Fell(char))
                state.deeds.append(Deed("reward", state.figures[self.soldier].seat, char))

    def close(self, t: T) -> None:
        """The winner finishes the story; a captor may put the rebel anywhere (WT-85, WT-88)."""
        state = t.state
        seat = state.figures[self.winner].seat
        side: Any = state.figures[self.winner].side
        if self.winner == self.soldier and SAFE_HOUSE not in state.powers:
            where = state.figures[self.rebel].space
            t.push(Captor(seat, kind="battle_close", scene="fight", char=self.winner, side=side, space=where))
        else:
            t.push(Pad(seat, kind="battle_close", scene="fight", char=self.winner, side=side))

    def judge(self, t: T) -> None:
        if self.to and self.to != t.state.figures[self.rebel].space:
            t.push(Judging(tale=self.tale, matter="captive", char=self.rebel))

    def clear(self, t: T) -> None:
        state = t.state
        if self.to and self.to != state.figures[self.rebel].space:
            for char in self.beaten():
                state.change(char, space=self.to)
                t.tell(Captured(char, self.to))
        state.clear("fight")  # WT-91


class Captor(Pad, kw_only=True):
    """The end of a won battle, and where the captive is put: in the story's favour, anywhere (WT-88, WT-R33)."""

    space: Space

    def offers(self, state: Winter) -> list[Offer]:
        spaces: Iterable[Space] = SPACES
        if state.options.captive_places == "locations":
            spaces = [space for space in SPACES if space in LOCATIONS or space == self.space]
        return [offer(Capture, space=one_of(spaces, of="space", rule="WT-R33"), tale=self.says(state))]

    def answered(self, t: T, seat: Seat, move: Any) -> None:
        if isinstance(move, Capture):
            self.space, self.tale = move.space, move.tale
            self.narrated(t)
        else:
            super().answered(t, seat, move)

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        if isinstance(draft, Capture):
            self.answered(t, self.seat, draft)
        else:
            super().expired(t, ask, draft)
