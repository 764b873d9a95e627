"""How a page is laid out, in the app as in the file: by how many pictures it has, and how much is told."""

from collections.abc import Sequence
from typing import Literal

from talewind.kit import Line, Plate

SHORT = 260  # characters that find room under a picture

type Layout = Literal["one", "pair", "several", "named", "drawn"]


def layout_of(lines: Sequence[Line], plates: Sequence[Plate]) -> Layout:
    """`drawn`: a sketch lies over the pictures. `named`: their titles stand beside them. `pair`: two on facing pages, and the few
    words below them. `several`: together on one page, the words on the other."""
    if plates and any(line.passage.sketch for line in lines):
        return "drawn"
    if len(plates) < 2:
        return "one"
    if any(plate.named for plate in plates):
        return "named"
    few = len(lines) == 1 and len(lines[0].passage.text) <= SHORT
    return "pair" if len(plates) == 2 and few else "several"
