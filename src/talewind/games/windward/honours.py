"""What is remembered of a voyage: who sailed farthest, won most battles, brought home most teeth, slept out most often."""

from collections.abc import Iterator

from talewind.kit import Honour, Seat, say
from talewind.kit.ready import by_most

from .book import legs_of
from .log import Leg
from .planet import PORT
from .state import Sky


def honours(state: Sky) -> Iterator[Honour]:
    legs = legs_of(state)
    counts = {
        "fighter": [leg.seat for leg in legs for deed in leg.deeds if deed.what == "won"],
        "hunter": [leg.seat for leg in legs for _ in range(_teeth(leg))],
        "farthest": [leg.seat for leg in legs for _ in leg.sailed[1:]],
        "stargazer": [leg.seat for leg in legs if leg.way[-1] != PORT],
    }
    for of, counted in counts.items():
        yield from (_honour(of, seat, number) for seat, number in by_most(counted))


def _teeth(leg: Leg) -> int:
    return sum(deed.number + deed.other for deed in leg.deeds if deed.what == "teeth")


def _honour(of: str, seat: Seat, number: int) -> Honour:
    return Honour(seat, say(f"windward-honour-{of}"), say(f"windward-honour-{of}-fact", seat=seat, number=number))
