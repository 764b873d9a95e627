"""Battles (WT-79 to WT-91, WT-193, WT-211, WT-212, WT-214, WT-268; WT-R30 to WT-R34, WT-R69b, WT-R70, WT-R72, WT-R76)."""

from collections.abc import Iterable
from typing import Any

from talewind.kit import Offer, Phase, Say, Seat, Steps, flag, offer, one_of, say

from .arbiter import Judging
from .cards import Deed, Kind
from .cast import HORROR, SAFE_HOUSE, Char
from .deciding import Deciding
from .fight_events import BattleEnded, Captured, Fell, StoodTogether
from .moves import Capture, Stand
from .power_events import SkillUsed
from .state import T, Winter
from .telling import Pad, Strike
from .town import LOCATIONS, SPACES, Space


class Standing(Deciding):
    """A linked rebel may stand with its partner, as one character (WT-211, WT-R69b, WT-R69c)."""

    window = "together"
    char: Char
    partner: Char
    trap: bool = False
    together: bool = False

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-standing", char=self.char, partner=self.partner)

    def prompt(self, state: Winter) -> Say:
        key = "winter_tales-stand-trap" if self.trap else "winter_tales-stand"
        return say(key, char=self.char, partner=self.partner)

    def offers(self, state: Winter) -> list[Offer]:
        return [offer(Stand, together=flag())]

    def usual(self, state: Winter) -> Stand:
        return Stand(False)

    def answered(self, t: T, seat: Seat, move: Stand) -> None:
        self.together = move.together
        if move.together:
            t.state.note(t, StoodTogether(self.char, self.partner))
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
    to: Space = ""  # where the captor puts it
    tale: int = 0

    def stand(self, t: T) -> None:
        partner = t.state.partner(self.rebel)
        if partner and (it := t.state.figures[partner]).space == t.state.figures[self.rebel].space:
            t.push(Standing(it.seat, self.rebel, partner))

    def attack(self, t: T) -> None:
        state = t.state
        if self.horror and not self.rounds:
            card = state.track[state.source_of(HORROR)].card
            state.play(t, state.figures[self.soldier].seat, card, "winter", "fight", "horror")
        else:
            self.strike(t, self.soldier, "battle_attack")

    def defend(self, t: T) -> None:
        self.strike(t, self.rebel, "battle_defence")

    def second(self, t: T) -> None:
        """The partner's player may defend instead (WT-212); one card is needed in all."""
        if self.partner:
            self.strike(t, self.partner, "battle_defence")

    def strike(self, t: T, char: Char, kind: Kind) -> None:
        """The first attack cannot be refused; the Battle skill needs no card in the first round (WT-268, WT-R25)."""
        it, first = t.state.figures[char], not self.rounds
        told, claimed = first and t.state.skilled(char, "battle"), first and char == self.soldier
        t.push(Strike(it.seat, 1, 1, kind=kind, scene="fight", char=char, side=it.side, claimed=claimed, told=told))

    def again(self, t: T) -> None:
        self.rounds += 1
        self.step = "attack"

    def resumed(self, t: T, done: Phase) -> None:
        match done:
            case Standing(together=True, partner=partner):
                self.partner = partner
            case Strike(struck=True, told=told, char=char, kind=kind):
                if told:
                    t.tell(SkillUsed(char, "battle"))
                if kind == "battle_defence":
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

    def beaten(self) -> tuple[Char, ...]:
        return (self.rebel, self.partner) if self.partner else (self.rebel,)

    def fall(self, t: T) -> None:
        """The rebel lies and cannot be moved again; with a safe house it goes there upright (WT-86 to WT-90, WT-214, WT-R70)."""
        state = t.state
        if self.winner == self.rebel:
            state.note(t, BattleEnded(self.rebel, self.soldier, "WT-90"))
            return
        state.note(t, BattleEnded(self.soldier, self.rebel, "WT-87"))
        refuge = state.powers.get(SAFE_HOUSE, ("",))[0]
        for char in self.beaten():
            upright = state.figures[char].upright
            state.change(char, upright=upright and bool(refuge), pinned=True, space=refuge or state.figures[char].space)
            if refuge:
                state.note(t, Captured(char, refuge))
            elif upright:
                state.note(t, Fell(char))
                state.deeds.append(Deed("reward", state.figures[self.soldier].seat, char))

    def close(self, t: T) -> None:
        """The winner finishes the story; a captor may put the rebel anywhere (WT-85, WT-88)."""
        state, it = t.state, t.state.figures[self.winner]
        about: dict[str, Any] = {"kind": "battle_close", "scene": "fight", "char": self.winner, "side": it.side}
        if self.winner == self.soldier and SAFE_HOUSE not in state.powers:
            t.push(Captor(it.seat, **about, space=state.figures[self.rebel].space))
        else:
            t.push(Pad(it.seat, **about))

    def judge(self, t: T) -> None:
        if self.to and self.to != t.state.figures[self.rebel].space:
            t.push(Judging(tale=self.tale, matter="captive", chars=self.beaten()))

    def clear(self, t: T) -> None:
        state = t.state
        if self.to and self.to != state.figures[self.rebel].space:
            for char in self.beaten():
                state.change(char, space=self.to)
                state.note(t, Captured(char, self.to))
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
