"""The layout of a page, in the client and in the file: decided by the number of pictures and the length of the text."""

from collections.abc import Sequence
from typing import Literal

from talewind.kit import Chart, Line, Plate

SHORT = 260  # characters that fit under a picture

type Layout = Literal["one", "pair", "several", "named", "drawn", "chart", "inset"]


def layout_of(lines: Sequence[Line], plates: Sequence[Plate], chart: Chart | None = None) -> Layout:
    """`drawn`: a sketch lies over the pictures. `named`: their titles are beside them. `pair`: two pictures on facing pages,
    and the short text below them. `several`: the pictures together on one page, the text on the other. `chart`: the whole
    chart of a book; `inset`: a part of it."""
    if chart is not None:
        return "chart" if chart.ground else "inset"
    if plates and any(line.passage.sketch for line in lines):
        return "drawn"
    if len(plates) < 2:
        return "one"
    if any(plate.named for plate in plates):
        return "named"
    few = len(lines) == 1 and len(lines[0].passage.text) <= SHORT
    return "pair" if len(plates) == 2 and few else "several"
