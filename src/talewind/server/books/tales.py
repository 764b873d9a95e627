"""A tale on its page: its words, the cards woven in, what was drawn."""

import re
from collections.abc import Callable, Iterator

from talewind.kit import Passage
from talewind.kit.passage import Gesture

from .book import BookLine, BookPage
from .html import Html, element, join, words
from .speaking import BookSpeaker, language_tag

LONG_ENOUGH = 80  # characters of a tale that begins with a large letter

type Weave = Callable[[str], Html]


def line_of(speaker: BookSpeaker, line: BookLine, page: BookPage, weave: Weave) -> Html:
    """Several tellers on one page are named, each before the own lines."""
    several = len({one.seat for one in page.lines}) > 1
    name = element("p", words(speaker.names[line.seat]), class_="teller", dir="auto") if several else join()
    aloud = element("p", words(speaker.text("book-told-aloud")), class_="aloud") if line.passage.aloud else join()
    look = "tale capital" if len(line.passage.text) >= LONG_ENOUGH and not (several or line.passage.aloud) else "tale"
    told = element(
        "div", *paragraphs(line.passage, weave), class_=look, lang=language_tag(line.passage.lang), dir="auto"
    )
    return join(name, aloud, told if line.passage.parts else join(), sketch(speaker, line.passage.sketch))


def paragraphs(passage: Passage, weave: Weave) -> Iterator[Html]:
    """A blank line in what was typed begins a new one."""
    parts: list[Html] = []
    for part in passage.parts:
        if not isinstance(part, str):
            parts.append(weave(part.card))
            continue
        first, *rest = re.split(r"\n\s*\n", part)
        parts.append(words(first))
        for paragraph in rest:
            yield _paragraph(parts)
            parts = [words(paragraph)]
    yield _paragraph(parts)


def _paragraph(parts: list[Html]) -> Html:
    return element("p", Html(" ".join(part for part in parts if part)))


def sketch(speaker: BookSpeaker, gestures: tuple[Gesture, ...]) -> Html:
    """What was shown without words, drawn in one line a gesture."""
    lines = [element("polyline", points=points) for one in gestures if (points := _points(one.points))]
    if not lines:
        return join()
    label = speaker.text("book-sketch")
    return element("svg", *lines, class_="sketch", viewBox="0 0 1000 1000", role="img", aria_label=label)


def _points(numbers: tuple[int, ...]) -> str:
    """A single point is a dot: a line to itself."""
    pairs = [f"{x},{y}" for x, y in zip(numbers[::2], numbers[1::2], strict=False)]
    return " ".join(pairs * 2 if len(pairs) == 1 else pairs)
