"""Movement: cards, steps and the tale of the way (WT-64, WT-67 to WT-71, WT-113, WT-120, WT-209, WT-269 to WT-271; WT-R18 to
WT-R23, WT-R69, WT-R84, WT-R89, WT-R90, WT-R100)."""

from collections.abc import Sequence
from typing import Any

from talewind.kit import Offer, Phase, RuleId, Say, Seat, Tell, Weave, flag, offer, one_of, say

from . import objectives, skills
from .cards import Deed
from .cast import STEPS, Char
from .encounters import interrupters
from .events import Walked
from .interrupting import Entry, Interruption
from .joining_ways import ways
from .moves import Save, Walk
from .saving import Saving, offer_save, save
from .skills import Journey
from .state import T, Winter
from .town import NEXT, Space


class Movement(Journey, kw_only=True):
    """Step 3 of every activation (WT-R100). A card buys two steps; the tale is told when the way is over."""

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-movement", seat=self.seat, char=self.char)

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-go-on", char=self.char, steps=self.steps)

    def may_move(self, state: Winter) -> bool:
        it = state.figures[self.char]
        return it.upright and not it.pinned and it.space != self.goal

    def onward(self, state: Winter, space: Space) -> Sequence[Space]:
        """Where the next step may lead."""
        if not self.goal or state.options.join_route == "free":
            return NEXT[space]
        return ways(state, self.char, self.goal, self.entered, space)

    def must_go(self, state: Winter) -> bool:
        """A joiner takes at least one step if it can be paid, unless his passage has led there; one that cannot be moved takes the
        passage (WT-R45)."""
        if not self.goal or self.walked or state.options.join_route == "free":
            return False
        if not self.may_move(state):
            return skills.may_relocate(state, self)
        payable = self.steps or state.hands[self.seat] or skills.may_go_free(state, self)
        return bool(payable and self.onward(state, state.figures[self.char].space))

    def offers(self, state: Winter) -> list[Offer]:
        found = [] if self.must_go(state) else [offer(Tell, tale=self.says(state))]
        may_move = self.may_move(state)
        if may_move and (hand := state.hands[self.seat]):
            found.append(offer(Weave, card=one_of(hand, of="card")))
        if may_move and self.steps:
            found += self.walks(state)
        found += skills.offers(state, self, may_move)
        found += objectives.offers(state, self.seat, self.char, reached=self.has_reached(state))
        if not self.goal and isinstance(saving := offer_save(state, self.seat), Offer):
            found.append(saving)
        return found

    def has_reached(self, state: Winter) -> bool:
        """Whether the character has come to its space by itself, or began there; being put there does not count (WT-R21)."""
        space = state.figures[self.char].space
        return not self.walked or (bool(self.entered) and self.entered[-1] == space)

    def walks(self, state: Winter) -> list[Offer]:
        space = state.figures[self.char].space
        if not (to := self.onward(state, space)):
            return []
        step = one_of(to, of="space", closed={s: "WT-R45" for s in NEXT[space] if s not in to}, rule="WT-67")
        return [offer(Walk, to=step, along=flag())] if self.companion(state) else [offer(Walk, to=step)]

    def companion(self, state: Winter) -> Char:
        """The linked rebel that would come along (WT-209, WT-R69)."""
        other = state.partner(self.char)
        if other and (it := state.figures[other]).follows and it.space == state.figures[self.char].space:
            return other
        return ""

    def shut(self, state: Winter) -> dict[str, RuleId]:
        it = state.figures[self.char]
        if self.must_go(state):
            return {"tell": "WT-R45"}
        if not self.may_move(state):
            rule = "WT-R45" if it.space == self.goal else "WT-R29" if it.upright else "WT-108"
            return {"walk": rule, "weave": rule}
        return {} if self.steps else {"walk": "WT-67"}

    def wove(self, t: T, card: str) -> None:
        super().wove(t, card)
        self.steps += STEPS

    def answered(self, t: T, seat: Seat, move: Any) -> None:
        match move:
            case Walk():
                self.walk(t, move)
            case Save():
                save(t, seat, move)
            case _ if skills.used(t, self, move) or objectives.acted(t, self.seat, self.char, move):
                pass
            case _:
                super().answered(t, seat, move)

    def walk(self, t: T, move: Walk) -> None:
        state, came_from = t.state, t.state.figures[self.char].space
        along = self.companion(state) if move.along else ""
        self.steps -= 1
        self.walked = True
        self.entered.append(move.to)
        for char in (self.char, along) if along else (self.char,):
            state.change(char, space=move.to)
        t.tell(Walked(self.char, came_from, move.to, along or None))
        state.deeds.append(Deed("entry", self.seat, self.char if state.figures[self.char].rebel else "", move.to))
        objectives.arrive(t, self.seat, self.char)
        if standing := interrupters(state, self.char, move.to):
            t.push(Entry(self.char, came_from, standing, along, list(self.woven)))
        else:
            objectives.check(t)

    def resumed(self, t: T, done: Phase) -> None:
        """The passage so far is told before an interrupt; what is told afterwards is a new one (WT-R18). Whoever is beaten, caught or
        turned back cannot be moved again, so the movement has ended (WT-86, WT-100, WT-101a)."""
        if isinstance(done, Interruption):
            self.woven = []
        if isinstance(done, Entry | Interruption | Saving):
            objectives.check(t)

    def narrated(self, t: T) -> None:
        """A way without a card and without a word is no passage."""
        t.state.clear("move")  # WT-70
        t.lapse("movement")
        if self.tale.parts or self.tale.aloud:
            super().narrated(t)
        else:
            t.pop()
