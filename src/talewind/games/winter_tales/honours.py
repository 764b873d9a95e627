"""What is remembered of a winter: who wove in most drawings, placed most memories, told most; and the line of the evening."""

from collections.abc import Iterator

from talewind.kit import Honour, Line, Seat, say
from talewind.kit.ready import by_most, quoted

from .cards import Tale
from .state import Winter


def honours(state: Winter) -> Iterator[Honour]:
    counts = {
        "keeper": [memory.by for memory in state.track.values()],
        "weaver": [tale.seat for tale in state.tales for _ in tale.tale.cards],
        "voice": [tale.seat for tale in state.tales for _ in tale.tale.text.split()],
        "listened": [tale.seat for tale in state.tales if tale.tale.aloud],
    }
    for of, counted in counts.items():
        yield from (_honour(of, seat, number) for seat, number in by_most(counted))


def quote(state: Winter) -> Line | None:
    """The first sentence of the passage with the most drawings, the latest of several."""
    for tale in sorted(state.tales, key=_woven, reverse=True):
        if tale.fate == "told" and (line := quoted(tale.seat, tale.tale, tale.side)):
            return line
    return None


def _woven(tale: Tale) -> tuple[int, int]:
    return len(tale.tale.cards), tale.id


def _honour(of: str, seat: Seat, number: int) -> Honour:
    return Honour(
        seat, say(f"winter_tales-honour-{of}"), say(f"winter_tales-honour-{of}-fact", seat=seat, number=number)
    )
