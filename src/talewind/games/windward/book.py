"""The book of a voyage: its chart, then a page for each round, with the wind, the ways and what came of them."""

from collections.abc import Iterable, Iterator

from msgspec import structs

from talewind.kit import Account, Page, Say, Seat, say

from .chart import charted, ground
from .log import Leg
from .planet import PORT
from .state import Sky
from .telling import FOUGHT, best_of, sentence, way_of


def pages(state: Sky) -> Iterable[Page]:
    legs = legs_of(state)
    if not legs:
        return
    yield _chart(state, legs)
    for number in sorted({leg.round for leg in legs}):
        turns = [leg for leg in legs if leg.round == number]
        yield Page(
            number,
            say("windward-page", round=number, wind=turns[0].wind),
            best=best_of(turns),
            accounts=tuple(Account(leg.seat, tuple(_facts(leg))) for leg in turns),
            chart=charted(state.planet, turns, state.seats, numbered=False),
        )


def legs_of(state: Sky) -> list[Leg]:
    """The turns in the log, and the one in which the voyage ended."""
    course, last = state.course, [(leg.round, leg.seat) for leg in state.legs[-1:]]
    if state.winners is None or not course.way or last == [(state.round, state.active)]:
        return state.legs
    return [*state.legs, Leg(state.round, state.active, state.wind, tuple(course.way), tuple(course.deeds))]


def _chart(state: Sky, legs: list[Leg]) -> Page:
    """The first page: the whole planet with all tracks. Its id is 0, since those of the others are their rounds."""
    chart = charted(state.planet, legs, state.seats, numbered=True)
    moment = best_of(legs)
    told = next((leg for leg in legs if best_of([leg]) == moment), legs[0])
    return Page(
        0,
        say("windward-chart"),
        facts=tuple(_result(state)),
        best=(say("windward-voyage", rounds=legs[-1].round, best=told.round), *moment),
        accounts=tuple(Account(seat, _summary(legs, seat)) for seat in range(state.seats)),
        chart=structs.replace(chart, ground=ground(state.planet, legs, state.tiles)),
    )


def _result(state: Sky) -> Iterator[Say]:
    if state.winners is None:
        yield say("windward-chart-so-far")
    elif not state.contest:
        yield say("windward-voyage-ended", winners=state.winners, cut_short=not state.verdict, rule=state.verdict)
    else:
        by_score = sorted(range(state.seats), key=lambda seat: -state.scores[seat])
        yield say(
            "windward-chart-won", seats=state.winners, score=max((state.scores[s] for s in state.winners), default=0)
        )
        yield from (
            say("windward-chart-had", seat=s, score=state.scores[s]) for s in by_score if s not in state.winners
        )


def _summary(legs: Iterable[Leg], seat: Seat) -> tuple[Say, ...]:
    """The voyage of one captain, in numbers."""
    own = [leg for leg in legs if leg.seat == seat]
    deeds = [deed.what for leg in own for deed in leg.deeds]
    fights = [what for what in deeds if what in FOUGHT]
    teeth = sum(deed.number + deed.other for leg in own for deed in leg.deeds if deed.what == "teeth")
    spaces, nights = sum(len(leg.sailed) - 1 for leg in own), sum(leg.way[-1] != PORT for leg in own)
    return (
        say("windward-captain", seat=seat, spaces=spaces, nights=nights),
        say("windward-captain-deeds", fights=len(fights), won=fights.count("won"), teeth=teeth),
    )


def _facts(leg: Leg) -> Iterator[Say]:
    """The sentences about one turn."""
    yield way_of(leg)
    for deed in leg.deeds:
        yield sentence(leg, deed)
