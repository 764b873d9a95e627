"""What is remembered of an evening of The End of the Story: the quickest hand, the sharpest eye, the clearest story."""

from collections.abc import Iterator

from talewind.kit import Honour, Line, Picture, Plate, Say, Seat, say
from talewind.kit.ready import by_most, by_words, first_quoted

from .events import Clocked
from .state import EndState


def honours(state: EndState) -> Iterator[Honour]:
    for token in sorted(state.clocked, key=_time):
        fact = say("end_of_the_story-honour-quickest-fact", seat=token.seat, picture=token.picture, time=token.time)
        yield _honour("quickest", token.seat, fact, token.picture)
    for seat, found in by_most((token.seat for token in state.clocked), least=2):
        last = next(token.picture for token in reversed(state.clocked) if token.seat == seat)
        yield _honour("sharpest", seat, say("end_of_the_story-honour-sharpest-fact", seat=seat, found=found), last)
    for story in sorted(state.stories, key=lambda story: len(story.finders), reverse=True):
        if story.finders:
            fact = say("end_of_the_story-honour-clearest-fact", seat=story.narrator, finders=len(story.finders))
            yield _honour("clearest", story.narrator, fact, story.targets[-1])
    told = ((story.narrator, story.story, Plate("objects", story.targets[0])) for story in state.stories)
    for seat, words, plate in by_words(told):
        fact = say("end_of_the_story-honour-weaver-fact", seat=seat, words=words)
        yield Honour(seat, say("end_of_the_story-honour-weaver"), fact, plate)


def quote(state: EndState) -> Line | None:
    """The first sentence of the story whose objects most have found."""
    finest = sorted(state.stories, key=lambda story: len(story.finders), reverse=True)
    return first_quoted((story.narrator, story.story) for story in finest)


def _honour(of: str, seat: Seat, fact: Say, picture: Picture) -> Honour:
    return Honour(seat, say(f"end_of_the_story-honour-{of}"), fact, Plate("objects", picture))


def _time(token: Clocked) -> int:
    return token.time
