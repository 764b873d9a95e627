"""What is remembered of an evening of Story: the best loved story, the finest ear, the quiet hand."""

from collections.abc import Iterator

from talewind.kit import Honour, Line, Plate, Say, Seat, say
from talewind.kit.ready import by_most, quoted

from .state import Board, Tale


def honours(state: Board) -> Iterator[Honour]:
    for tale in sorted(state.tales, key=_loved, reverse=True):
        if votes := _loved(tale):
            yield _honour("loved", tale.seat, say("story-honour-loved-fact", seat=tale.seat, votes=votes), tale)
    won = [tale for tale in state.tales if tale.won]
    for seat, times in by_most((seat for tale in won for seat in tale.backers if seat != tale.seat), least=2):
        heard = next(tale for tale in reversed(won) if seat in tale.backers)
        yield _honour("ear", seat, say("story-honour-ear-fact", seat=seat, times=times), heard)
    for tale in reversed(won):
        if tale.tale.sketch:
            yield _honour("quiet", tale.seat, say("story-honour-quiet-fact", seat=tale.seat), tale)
    for seat, words in by_most(tale.seat for tale in state.tales for _ in tale.tale.text.split()):
        told = max((tale for tale in state.tales if tale.seat == seat), key=lambda tale: len(tale.tale.text))
        yield _honour("weaver", seat, say("story-honour-weaver-fact", seat=seat, words=words), told)


def quote(state: Board) -> Line | None:
    """The first sentence of the story that most others voted for."""
    for tale in sorted(state.tales, key=_loved, reverse=True):
        if line := quoted(tale.seat, tale.tale):
            return line
    return None


def _honour(of: str, seat: Seat, fact: Say, tale: Tale) -> Honour:
    return Honour(seat, say(f"story-honour-{of}"), fact, Plate("story", tale.picture))


def _loved(tale: Tale) -> int:
    """The votes of others."""
    return sum(seat != tale.seat for seat in tale.backers)
