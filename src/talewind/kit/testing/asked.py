"""Checks that a question is written rightly: its text, its seat, and offers that fit the game's moves."""

from functools import cache
from typing import Any

from msgspec import NODEFAULT, Struct, structs

from talewind.kit.asks import Ask
from talewind.kit.base import Move, Say
from talewind.kit.domains import Domain, OneOf, Some
from talewind.kit.game import AnyGame
from talewind.kit.offers import Offer
from talewind.kit.state import State

from .faults import Fault
from .fitting import misfit_of


def check_written(game: AnyGame, state: State[Any], ask: Ask) -> None:
    """Check one question before anything is played."""
    phase = type(state.stack[-1]).__name__
    if not isinstance(ask.say, Say):
        raise Fault("ask", f"{phase}.asks gives {ask.say!r} as the text of a question; write say({ask.say!r})")
    key = ask.say.key
    if not isinstance(ask.offers, tuple | list):
        raise Fault("ask", f"{key} of {phase} has {type(ask.offers).__name__} as its offers; write a tuple, (take,)")
    if not 0 <= ask.seat < state.seats:
        raise Fault("ask", f"{phase}.asks asks seat {ask.seat}, but the seats are 0 to {state.seats - 1}")
    for offer in ask.offers:
        check_offer(game, offer, key)
        empty = [name for name, domain in offer.fields.items() if (size := domain.size()) is not None and size <= 0]
        if empty:
            kind = game.kinds[offer.move].__name__
            says = f"{key} offers seat {ask.seat} no {kind}: {empty[0]} has no legal value; leave the offer out then"
            raise Fault("dead end", says)
    if ask.otherwise is not None and type(ask.otherwise) not in game.kinds.values():
        raise _unknown(game, key, type(ask.otherwise).__name__)


def check_offer(game: AnyGame, offer: Any, key: str) -> None:
    """Check that the offered move is one of the game's, and that the offer names its fields."""
    if not isinstance(offer, Offer):
        raise Fault("ask", f"{key} offers {offer!r}, which is no offer; write offer(Take, count=amount(1, 3))")
    kind = game.kinds.get(offer.move)
    if kind is None:
        raise _unknown(game, key, offer.move)
    for name in offer.fields:
        if name not in kind.__struct_fields__:
            raise Fault("offer", f"{key}: offer({kind.__name__}) names {name}, which is no field of {kind.__name__}")
        if says := _misfit(kind, name, offer.fields[name]):
            raise Fault("offer", f"{key}: a value that is offered for {says}")
    for name in _required(kind):
        if name not in offer.fields:
            raise Fault("offer", f"{key}: offer({kind.__name__}) lacks {name}, which has no default; give it a domain")


def _misfit(kind: type[Move], name: str, domain: Domain) -> str | None:
    """Whether the first value of a domain has the type of its field."""
    match domain:
        case OneOf((first, *_)):
            return misfit_of(kind, name, first)
        case Some((first, *_)):
            return misfit_of(kind, name, (first,))
    return None


def _unknown(game: AnyGame, key: str, move: str) -> Fault:
    state = game.state_type.__name__
    return Fault(
        "undeclared", f"{key}: the move {move!r} is not among the moves of {state}; add {_class(move)} to its brackets"
    )


def _class(tag: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in tag.split("-"))


@cache
def _required(kind: type[Move]) -> tuple[str, ...]:
    """The fields without a default."""
    fields = structs.fields(kind)
    return tuple(f.name for f in fields if f.default is NODEFAULT and f.default_factory is NODEFAULT)


def changed_fields(one: Struct, other: Struct) -> str:
    """The names of the fields in which two states differ, for a fault."""
    names = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    return ", ".join(f"state.{name}" for name in names) or "the state"
