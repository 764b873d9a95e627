"""The pad: one player tells, weaving in story cards (WT-13 to WT-17, WT-69, WT-111a, WT-111b; WT-R93, WT-R94, WT-R112)."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from talewind.kit import (
    Ask,
    Move,
    Narration,
    Offer,
    Pass,
    Passage,
    RuleId,
    Say,
    Seat,
    Tell,
    Weave,
    Woven,
    offer,
    one_of,
    say,
    words,
)  # fmt: skip
from talewind.kit.ready import SECOND

from .cards import BRIEF, Kind, Scene
from .cast import Card, Char, Side, Token
from .moves import Capture, Longer
from .options import LINE, PAGE
from .passages import record
from .state import T, Winter

LONGER = offer(Longer)


def room(state: Winter, kind: Kind) -> int:
    """The characters of a passage."""
    return LINE if not state.options.typed or (kind == "move" and state.options.one_line) else PAGE


class Pad(Narration, kw_only=True):
    """A passage. A card is committed the moment it is woven in; the text stays editable until it is told. A seat that nobody
    holds tells nothing."""

    live = True
    heard = True
    kind: Kind
    scene: Scene = "quest"
    char: Char = ""
    side: Side = "spring"
    quest: Token = ""
    added: int = 0  # how often the teller has taken more time
    number: int = 0  # of the passage, once it is told

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-telling", seat=self.seat, kind=self.kind, char=self.char or "none")

    def prompt(self, state: Winter) -> Say:
        return say(f"winter_tales-tell-{self.kind}", char=self.char or "none", quest=self.quest or "none")

    def lasting(self, state: Winter) -> int:
        times = state.options.times
        return SECOND * (times.brief if self.kind in BRIEF else times.telling)

    def hand(self, state: Winter) -> Sequence[Card]:
        """The cards that may be woven in: one's own, and the Great Artifact's once a quest or battle (WT-217, WT-R72)."""
        if self.most == 0:
            return ()
        hand = state.hands[self.seat]
        memory = state.artifact_card(self.char) if self.scene in ("quest", "fight") else ""
        spent = not memory or any(one.source == "artifact" for one in state.in_scene(self.scene))
        return hand if spent else [*hand, memory]

    def says(self, state: Winter, cards: Sequence[Card] = ()) -> Passage:
        """The domain of the text, with the cards that are committed."""
        return words(
            room(state, self.kind), weave=(*self.woven, *cards), in_order=True, aloud=state.options.aloud, rule="WT-R93"
        )

    def offers(self, state: Winter) -> list[Offer]:
        """What the teller may do. Each card is woven in one by one; with `least` they all come first."""
        hand = self.hand(state)
        found = [offer(Tell, tale=self.says(state))] if len(self.woven) >= self.least or not hand else []
        if hand and (self.most is None or len(self.woven) < self.most):
            found.append(offer(Weave, card=one_of(hand, of="card")))
        return found

    def began(self, t: T) -> None:
        super().began(t)
        t.state.ideas, t.state.content = {}, []

    def asks(self, state: Winter) -> Iterable[Ask]:
        if not state.holds(self.seat):
            return ()
        offers, prompt, heard = self.offers(state), self.prompt(state), state.options.live_drafts
        if self.added < state.options.times.longer[1]:
            offers.append(LONGER)
        return (Ask(self.seat, prompt, tuple(offers), self.shut(state), until=self.until, drafted=True, heard=heard),)

    def answered(self, t: T, seat: Seat, move: Any) -> None:
        if isinstance(move, Longer):
            self.added += 1
            self.until += t.state.options.times.longer[0] * SECOND
            t.commit()
        else:
            super().answered(t, seat, move)

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        """The draft is told as it is, also one that says where a captive is put."""
        if isinstance(draft, Tell | Capture):
            self.answered(t, self.seat, draft)
        else:
            self.run(t)

    def wove(self, t: T, card: Card) -> None:
        own = card in t.state.hands[self.seat]
        t.state.play(t, self.seat, card, self.side, self.scene, "hand" if own else "artifact")

    def narrated(self, t: T) -> None:
        self.number = record(t, self.seat, self.kind, self.tale, self.char, self.side, self.quest)
        t.pop()

    def run(self, t: T) -> None:
        """Nobody holds the seat: what is committed stays played."""
        self.tale = Passage(tuple(Woven(card) for card in self.woven))
        self.narrated(t)


class Strike(Pad, kw_only=True):
    """One step of a battle: exactly one card and its text, or none, by choice or for lack of cards (WT-80 to WT-82). The first
    step of a claim cannot be refused (WT-R25). `told`: the Battle skill needs no card in the first round (WT-268, WT-R30)."""

    live: ClassVar[bool] = False
    claimed: bool = False
    told: bool = False
    struck: bool = False

    def offers(self, state: Winter) -> list[Offer]:
        hand, long, aloud = self.hand(state), room(state, self.kind), state.options.aloud
        if self.told:
            found = [offer(Tell, tale=words(long, aloud=aloud))]
        else:
            found = [offer(Tell, tale=words(long, weave=hand, least=1, most=1, aloud=aloud))] if hand else []
        return found if self.claimed and found else [*found, offer(Pass)]

    def shut(self, state: Winter) -> dict[str, RuleId]:
        if not self.told and not self.hand(state):
            return {"tell": "WT-82"}
        return {"pass": "WT-R25"} if self.claimed else {}

    def answered(self, t: T, seat: Seat, move: Any) -> None:
        if isinstance(move, Pass):
            t.pop()
            return
        if isinstance(move, Tell):
            self.struck = self.told or bool(move.tale.cards)
        super().answered(t, seat, move)

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        """A draft with its card is played; without one the step is not taken."""
        if isinstance(draft, Tell) and ask.refusal(draft) is None:
            self.answered(t, self.seat, draft)
        else:
            t.pop()

    def run(self, t: T) -> None:
        t.pop()
