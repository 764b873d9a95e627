"""The layout of a page, in the client and in the file: decided by the number of pictures and the length of the text."""

from collections.abc import Sequence
from typing import Literal

from talewind.kit import Account, Happening, Page, Passage

SHORT = 260  # characters that fit under a picture
LEAF = 620  # characters on one of two facing pages
ROOM = {"line": 60, "happening": 60, "card": 240, "account": 140}  # what else takes room, in characters

type Layout = Literal["one", "pair", "several", "named", "drawn", "chart", "inset", "flow"]


def layout_of(page: Page) -> Layout:
    """`drawn`: a sketch lies over the pictures. `named`: their titles are beside them. `pair`: two pictures on facing pages,
    and the short text below them. `several`: the pictures together on one page, the text on the other. `chart`: the whole
    chart of a book; `inset`: a part of it. `flow`: lines told for sides, without pictures, which run over both pages."""
    lines, plates = page.lines, page.plates
    if page.chart is not None:
        return "chart" if page.chart.ground else "inset"
    if plates and any(line.passage.sketch for line in lines):
        return "drawn"
    if not plates and (page.happenings or page.accounts or any(line.ink for line in lines)):
        said = length([line.passage for line in lines], page.happenings, page.accounts)
        return "flow" if said > LEAF else "one"
    if len(plates) < 2:
        return "one"
    if any(plate.named for plate in plates):
        return "named"
    few = len(lines) == 1 and len(lines[0].passage.text) <= SHORT
    return "pair" if len(plates) == 2 and few else "several"


def length(told: Sequence[Passage], happenings: Sequence[Happening] = (), accounts: Sequence[Account] = ()) -> int:
    """The room that lines, and what is said between and after them, take; in characters. A woven card is a word."""
    lines = sum(len(each.text) + 8 * len(each.cards) + ROOM["line"] for each in told)
    between = sum(ROOM["card" if each.card else "happening"] for each in happenings)
    return lines + between + ROOM["account"] * len(accounts)
