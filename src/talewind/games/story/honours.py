"""What is remembered of an evening of Story: the best loved story, the finest ear, the quiet hand."""

from collections.abc import Iterator

from talewind.kit import Honour, Line, Picture, Plate, Say, Seat, say
from talewind.kit.ready import by_most, by_words, first_quoted

from .state import Board, Tale


def honours(state: Board) -> Iterator[Honour]:
    for tale in sorted(state.tales, key=_loved, reverse=True):
        if votes := _loved(tale):
            yield _honour("loved", tale.seat, say("story-honour-loved-fact", seat=tale.seat, votes=votes), tale.picture)
    won = [tale for tale in state.tales if tale.won]
    for seat, times in by_most((seat for tale in won for seat in tale.backers if seat != tale.seat), least=2):
        heard = next(tale for tale in reversed(won) if seat in tale.backers)
        yield _honour("ear", seat, say("story-honour-ear-fact", seat=seat, times=times), heard.picture)
    for tale in reversed(won):
        if tale.tale.sketch:
            yield _honour("quiet", tale.seat, say("story-honour-quiet-fact", seat=tale.seat), tale.picture)
    for seat, words, plate in by_words((tale.seat, tale.tale, Plate("story", tale.picture)) for tale in state.tales):
        fact = say("story-honour-weaver-fact", seat=seat, words=words)
        yield Honour(seat, say("story-honour-weaver"), fact, plate)


def quote(state: Board) -> Line | None:
    """The first sentence of the story that most others voted for."""
    return first_quoted((tale.seat, tale.tale) for tale in sorted(state.tales, key=_loved, reverse=True))


def _honour(of: str, seat: Seat, fact: Say, picture: Picture) -> Honour:
    return Honour(seat, say(f"story-honour-{of}"), fact, Plate("story", picture))


def _loved(tale: Tale) -> int:
    """The votes of others."""
    return sum(seat != tale.seat for seat in tale.backers)
