"""The book of The End of the Story: a page per story with its three pictures, narrator and finders of all three."""

from collections.abc import Iterator

from talewind.kit import Line, Page, Plate, say

from .state import EndState

# Each shape is painted in the colour it stands for (ES-2).
COLOUR_SHAPES: dict[str, str] = {
    "red": "kite", "blue": "stone", "green": "leaf", "yellow": "sun", "purple": "star", "white": "moon",
}  # fmt: skip


def pages(state: EndState) -> Iterator[Page]:
    for story in state.stories:
        found = [say("end_of_the_story-page-found", seat=seat) for seat in story.finders]
        yield Page(
            id=story.id,
            heading=say("end_of_the_story-page", number=story.id),
            lines=(Line(story.narrator, story.story),),
            plates=tuple(Plate("objects", picture, named=True) for picture in story.targets),
            finders=story.finders,
            facts=(say("end_of_the_story-page-told", seat=story.narrator), *found),
        )
