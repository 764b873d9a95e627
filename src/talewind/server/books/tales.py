"""The tales of a page: their words, the cards woven in, and what happened between them."""

import re
from collections.abc import Callable, Iterator

from talewind.kit import Happening, Passage

from .book import BookLine, BookPage
from .html import Html, element, escaped, join
from .signs import crest
from .speaking import BookSpeaker, from_right, language_tag

CAPITALS = {"three": 160, "two": 80}  # minimum length of a tale whose first letter is as high as so many lines

type Weave = Callable[[str, str], Html]  # of a card and its ink
type Sign = Callable[[int], Html]  # of a seat


def told(speaker: BookSpeaker, page: BookPage, weave: Weave, sign: Sign) -> Iterator[Html]:
    """The lines of a page, and what happened between them."""
    for at, line in enumerate(page.lines):
        between = [_happened(speaker, each) for each in page.happenings if each.at == at]
        yield from between
        before = page.lines[at - 1] if at and not between else None
        same = before is not None and (before.seat, before.by) == (line.seat, line.by)
        yield line_of(
            speaker, line, page, weave, join() if same and _for_sides(page) else _teller(speaker, line, page, sign)
        )
    yield from (_happened(speaker, each) for each in page.happenings if each.at >= len(page.lines))


def line_of(speaker: BookSpeaker, line: BookLine, page: BookPage, weave: Weave, teller: Html) -> Html:
    aloud = element("p", escaped(speaker.text("book-told-aloud")), class_="aloud") if line.passage.aloud else join()
    first = line is page.lines[0] and not page.goes_on if _for_sides(page) else not _several(page)
    look = f"tale {capital(line.passage.text)}".strip() if first and not line.passage.aloud else "tale"
    told = element(
        "div", *paragraphs(line.passage, line.ink, weave), class_=look, lang=language_tag(line.passage.lang), dir="auto"
    )
    return join(teller, aloud, told if line.passage.parts else join())


def _several(page: BookPage) -> bool:
    return len({one.seat for one in page.lines}) > 1


def _for_sides(page: BookPage) -> bool:
    return bool(page.happenings) or any(line.ink for line in page.lines)


def _teller(speaker: BookSpeaker, line: BookLine, page: BookPage, sign: Sign) -> Html:
    """If a page has several tellers, each is named before their own lines; where they tell for sides, always."""
    name = speaker.names[line.seat]
    if _for_sides(page):
        said = f"{name} · {speaker.say(line.by)}" if line.by else name
        crested = crest(line.ink, speaker.side(line.ink) if line.ink else "")
        return element("p", sign(line.seat), crested, element("span", escaped(said)), class_="teller as")
    return element("p", escaped(name), class_="teller") if _several(page) else join()


def _happened(speaker: BookSpeaker, happening: Happening) -> Html:
    said = element("span", escaped(" ".join(map(speaker.sentence, happening.facts))))
    if happening.name is None:
        return element("p", crest(happening.ink), said, class_="happening")
    card = element("span", crest(happening.ink), element("b", escaped(speaker.say(happening.name))), class_="card")
    return element("figure", card, element("figcaption", said), class_="keepsake", data_ink=happening.ink)


def capital(text: str) -> str:
    """How many lines high the first letter is. Letters written from right to left are joined to their word and have none."""
    if from_right(text):
        return ""
    return next((lines for lines, least in CAPITALS.items() if len(text) >= least), "")


def paragraphs(passage: Passage, ink: str, weave: Weave) -> Iterator[Html]:
    """Split at blank lines of the typed text."""
    parts: list[Html] = []
    for part in passage.parts:
        if not isinstance(part, str):
            parts.append(weave(part.card, ink))
            continue
        first, *rest = re.split(r"\n\s*\n", part)
        parts.append(escaped(first))
        for paragraph in rest:
            yield _paragraph(parts)
            parts = [escaped(paragraph)]
    yield _paragraph(parts)


def _paragraph(parts: list[Html]) -> Html:
    return element("p", Html(" ".join(part for part in parts if part)))
