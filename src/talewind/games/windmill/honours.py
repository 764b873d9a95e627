"""What is remembered of an evening of Windmill: the tale that was hardest to find, the sharpest eye, the boldest stakes."""

from collections.abc import Iterator

from talewind.kit import Honour, Line, Plate, Say, Seat, say
from talewind.kit.ready import by_most, by_words, first_quoted

from .state import Mill, Tale


def honours(state: Mill) -> Iterator[Honour]:
    for tale in sorted(state.tales, key=_hidden, reverse=True):
        if len(tale.guesses) > 1:
            fact = say("windmill-honour-hardest-fact", seat=tale.teller, finder=tale.finder, guesses=len(tale.guesses))
            yield _honour("hardest", tale.teller, fact, _plate(tale))
    for seat, finds in by_most(tale.finder for tale in state.tales if tale.finder is not None):
        found = next(tale for tale in reversed(state.tales) if tale.finder == seat)
        yield _honour("sharpest", seat, say("windmill-honour-sharpest-fact", seat=seat, finds=finds), _plate(found))
    stakes = [(laid.seat, tale) for tale in state.tales for laid in tale.guesses if laid.staked]
    for seat, times in by_most(seat for seat, _ in stakes):
        own = [tale for staker, tale in stakes if staker == seat]
        won = sum(tale.finder == seat for tale in own)
        fact = say("windmill-honour-boldest-fact", seat=seat, stakes=times, won=won)
        yield _honour("boldest", seat, fact, _plate(own[-1]))
    for seat, words, plate in by_words((tale.teller, tale.tale, _plate(tale)) for tale in state.tales):
        yield _honour("weaver", seat, say("windmill-honour-weaver-fact", seat=seat, words=words), plate)


def quote(state: Mill) -> Line | None:
    """The first sentence of the tale that was found last."""
    return first_quoted((tale.teller, tale.tale) for tale in sorted(state.tales, key=_late, reverse=True))


def _plate(tale: Tale) -> Plate | None:
    return Plate("windmill", tale.picture) if tale.picture else None


def _honour(of: str, seat: Seat, fact: Say, plate: Plate | None) -> Honour:
    return Honour(seat, say(f"windmill-honour-{of}"), fact, plate)


def _hidden(tale: Tale) -> tuple[bool, int]:
    """How hard a tale was to find: nobody did, or after many guesses."""
    return tale.finder is None, len(tale.guesses)


def _late(tale: Tale) -> tuple[bool, int, int]:
    return tale.finder is not None, len(tale.guesses), tale.id
