"""A tale on its page: its words, and the cards woven in."""

import re
from collections.abc import Callable, Iterator

from talewind.kit import Passage

from .book import BookLine, BookPage
from .html import Html, element, escaped, join
from .speaking import BookSpeaker, language_tag

CAPITALS = {"three": 160, "two": 80}  # minimum length of a tale whose first letter is as high as so many lines

type Weave = Callable[[str], Html]


def line_of(speaker: BookSpeaker, line: BookLine, page: BookPage, weave: Weave) -> Html:
    """If a page has several tellers, each is named before their own lines."""
    several = len({one.seat for one in page.lines}) > 1
    name = element("p", escaped(speaker.names[line.seat]), class_="teller", dir="auto") if several else join()
    aloud = element("p", escaped(speaker.text("book-told-aloud")), class_="aloud") if line.passage.aloud else join()
    look = "tale" if several or line.passage.aloud else f"tale {capital(line.passage.text)}".strip()
    told = element(
        "div", *paragraphs(line.passage, weave), class_=look, lang=language_tag(line.passage.lang), dir="auto"
    )
    return join(name, aloud, told if line.passage.parts else join())


def capital(text: str) -> str:
    return next((lines for lines, least in CAPITALS.items() if len(text) >= least), "")


def paragraphs(passage: Passage, weave: Weave) -> Iterator[Html]:
    """Split at blank lines of the typed text."""
    parts: list[Html] = []
    for part in passage.parts:
        if not isinstance(part, str):
            parts.append(weave(part.card))
            continue
        first, *rest = re.split(r"\n\s*\n", part)
        parts.append(escaped(first))
        for paragraph in rest:
            yield _paragraph(parts)
            parts = [escaped(paragraph)]
    yield _paragraph(parts)


def _paragraph(parts: list[Html]) -> Html:
    return element("p", Html(" ".join(part for part in parts if part)))
