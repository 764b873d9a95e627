"""One's own activation, with its action (WT-61, WT-65, WT-108; WT-R28, WT-R40, WT-R43)."""

from collections.abc import Iterable
from typing import Any

from talewind.kit import Ask, Offer, Pass, Phase, RuleId, Seat, offer, say

from . import objectives
from .activation import Activation
from .moves import Generate, Resolve, Save
from .quests import Introducing, generate, offer_generate, offer_resolve
from .resolving import Quest
from .saving import offer_save
from .state import T, Winter


class OwnActivation(Activation, kw_only=True):
    """All five steps (WT-61)."""

    order = ("flip", "draw", "move", "act", "end", "after")

    def ask_act(self, state: Winter) -> Iterable[Ask]:
        """An upright character may perform one action; one that lies cannot (WT-65, WT-108)."""
        if not state.figures[self.char].upright or not state.holds(self.seat):
            return
        offers: list[Offer] = [offer(Pass)]
        closed: dict[str, RuleId] = {}
        for kind, found in (
            ("resolve", offer_resolve(state, self.char)),
            ("generate", offer_generate(state, self.char)),
            ("save", offer_save(state, self.seat)),
        ):
            match found:
                case str():
                    closed[kind] = found
                case Offer():
                    offers.append(found)
                case list():
                    offers += found
        offers += objectives.offers(state, self.seat, self.char)
        prompt = say("winter_tales-act", char=self.char)
        lasts = state.options.decision
        yield Ask(self.seat, prompt, tuple(offers), closed, otherwise=Pass(), lasts=lasts, weighed=True)  # WT-R97

    def act(self, t: T) -> None:
        """Nobody can act."""

    def answered(self, t: T, seat: Seat, move: Any) -> None:
        if self.step != "act" or isinstance(move, Save):
            super().answered(t, seat, move)
            return
        match move:
            case Pass():
                self.advance()
            case Generate():
                self.advance()
                generate(t, seat, self.char, move)
            case Resolve(token):
                self.advance()
                t.push(Quest(seat=seat, char=self.char, token=token))
            case _:
                super().answered(t, seat, move)

    def resumed(self, t: T, done: Phase) -> None:
        if not isinstance(done, Quest | Introducing):
            super().resumed(t, done)
