"""An ask: one question to one seat, with every legal answer as data."""

from collections.abc import Iterable

from .base import Frozen, Move, Refusal, RuleId, Say, Seat, closed_by, tag_of
from .chance import Chance
from .domains import Words
from .offers import Offer
from .passage import Passage


class Ask(Frozen, omit_defaults=True):
    """One question to one seat: its text, and every legal answer as offers. A seat has one question at a time. The table keeps
    its number (`State.asked`) while the question is the same, so that answers of seats asked together do not make each other
    stale."""

    seat: Seat
    say: Say  # the text of the question
    offers: tuple[Offer, ...]  # the kinds of move that answer it; two of one kind are alternatives
    closed: dict[str, RuleId] = {}  # kinds of move a player might expect, and the rule that closes them
    sealed: bool = False  # the answer is kept secret until all sealed answers are in
    otherwise: Move | None = None  # the answer of silence; if its kind is on offer, it must be legal
    window: str = ""  # the name for standing orders; an order for "interrupt" also applies to "interrupt/alice"
    besides: tuple[str, ...] = ()  # more such names: the first ordered move counts, silence only if ordered for each
    lasts: int | None = None  # ms from when the question is asked
    until: int | None = None  # or a table time, for a clock shared by several questions
    opens: int | None = None  # a race: answers before this table time do not count, nor moves declared in advance
    drafted: bool = False  # a draft is stored, and its legal part submitted at zero
    heard: bool = False  # other viewers may read the tale while it is written; only if all may hear it when told
    awaited: bool = True  # an expiry counts as a sign of absence
    passing: bool = False  # something to look at: the table waits for a lost seat no longer than `Absence.glance`
    settled: bool = False  # the seat has answered and may change its answer: no clock runs, and nobody waits
    guard: bool = False  # the clock only ends a silence: the table has set no limit, and none is displayed
    weighed: bool = False  # the clock runs as for a choice, also if only one answer is left: which, others may not know

    @property
    def decides(self) -> bool:
        """Whether the seat has a choice, not only a button to press."""
        return len(self.offers) > 1 or any(offer.fields for offer in self.offers) or self.otherwise is None

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move is refused; None: it is on offer."""
        tag = move.__struct_config__.tag
        for offer in self.offers:
            if offer.move == tag and offer.admit(move) is None:
                return None
        return refusal_by(self.offers, move, self.closed)

    def mended(self, draft: Move | None) -> Move | None:
        """The legal part of a draft, which a clock may submit."""
        if draft is None or not self.drafted:
            return None
        tag = tag_of(draft)
        return next((m for o in self.offers if o.move == tag and (m := o.mend(draft)) is not None), None)


def read_along(ask: Ask, draft: Move) -> str | None:
    """The part of a draft that other viewers may read: the words of its tale. Cards that are woven in for good, which everybody has
    seen, are marked at their places; others are left out. None: nothing."""
    if not ask.heard or ask.sealed:
        return None
    tag = tag_of(draft)
    for offer in ask.offers:
        for name, domain in offer.fields.items() if offer.move == tag else ():
            if isinstance(domain, Words):
                tale: Passage = getattr(draft, name)
                return (tale.marked if domain.in_order else tale.text)[: domain.chars]
    return None


def obeys(window: str, order: str) -> bool:
    """Whether a standing order applies to this window: one for "interrupt" applies to "interrupt/alice"."""
    return window == order or window.startswith(order + "/")


def refusal_by(offers: Iterable[Offer], move: Move, closed: dict[str, RuleId]) -> Refusal | None:
    """Why none of the offers admits the move; a refusal that names a rule comes first."""
    tag = move.__struct_config__.tag
    first: Refusal | None = None
    for offer in offers:
        if offer.move == tag:
            refused = offer.admit(move)
            if refused is None:
                return None
            first = first if first is not None and first.rule else refused
    if first is not None:
        return first
    return closed_by(closed.get(str(tag)))


def sample(offers: tuple[Offer, ...], kinds: dict[str, type[Move]], chance: Chance) -> Move:
    """A random legal move of the offers: what the simplest bot plays. `kinds`: `Game.kinds`."""
    offer = chance.pick(offers, "sample")
    return offer.sample(kinds[offer.move], chance)
