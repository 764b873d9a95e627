"""An ask: one question to one seat, with every legal answer as data."""

from collections.abc import Iterable

from .base import Frozen, Move, Refusal, RuleId, Say, Seat, say, tag_of
from .chance import Chance
from .domains import Words
from .offers import Offer


class Ask(Frozen, omit_defaults=True):
    """A seat has one question at a time. Its number is the table's (`State.asked`): it stays while the question stays,
    so that seats asked together do not make each other stale."""

    seat: Seat
    say: Say
    offers: tuple[Offer, ...]
    closed: dict[str, RuleId] = {}  # kinds of move one might expect, and the rule that shuts them
    sealed: bool = False  # held back and shown to nobody until all sealed answers are in
    otherwise: Move | None = (
        None  # what silence plays: clock, standing order, empty seat; of a kind on offer, it must be legal
    )
    window: str = ""  # what standing orders name; "interrupt/alice" obeys an order for "interrupt" too
    lasts: int | None = None  # ms from the moment the question is put
    until: int | None = None  # or a table time, for a clock that outlives its questions
    opens: int | None = None  # a race: no answer counts that came before this table time, nor one declared beforehand
    drafted: bool = False  # an unfinished answer is kept, and what is legal of it submitted at zero
    heard: bool = (
        False  # others may read along while its tale is written; only where everybody may hear the tale when told
    )
    awaited: bool = True  # letting it run out is a sign of absence
    settled: bool = False  # the seat has answered and may think again: no clock runs for it, and nobody waits
    guard: bool = False  # its clock only ends a silence: the table has set no limit, and none is shown

    @property
    def decides(self) -> bool:
        """Is there anything to decide, or only to press?"""
        return len(self.offers) > 1 or any(offer.fields for offer in self.offers) or self.otherwise is None

    def refusal(self, move: Move) -> Refusal | None:
        """None: the move is on offer."""
        tag = move.__struct_config__.tag
        for offer in self.offers:
            if offer.move == tag and offer.admit(move) is None:
                return None
        return refusal_by(self.offers, move, self.closed)

    def mended(self, draft: Move | None) -> Move | None:
        """What a clock may submit of an unfinished answer."""
        if draft is None or not self.drafted:
            return None
        tag = tag_of(draft)
        return next((m for o in self.offers if o.move == tag and (m := o.mend(draft)) is not None), None)


def read_along(ask: Ask, draft: Move) -> str | None:
    """What others may read of an unfinished answer: the words of the tale, without cards and whatever else is in it. None: nothing."""
    if not ask.heard or ask.sealed:
        return None
    tag = tag_of(draft)
    for offer in ask.offers:
        for name, domain in offer.fields.items() if offer.move == tag else ():
            if isinstance(domain, Words):
                text: str = getattr(draft, name).text
                return text[: domain.chars]
    return None


def obeys(window: str, order: str) -> bool:
    """Is a standing order for this window? "interrupt/alice" obeys one for "interrupt"."""
    return window == order or window.startswith(order + "/")


def refusal_by(offers: Iterable[Offer], move: Move, closed: dict[str, RuleId]) -> Refusal | None:
    """Why none of the offers takes the move; the refusal that names a rule comes first."""
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
    rule = closed.get(str(tag))
    return Refusal(say("kit-closed" if rule else "kit-not-offered"), rule)


def sample(offers: tuple[Offer, ...], kinds: dict[str, type[Move]], chance: Chance) -> Move:
    """Some legal move: what a random bot plays."""
    offer = chance.pick(offers, "sample")
    return offer.sample(kinds[offer.move], chance)
