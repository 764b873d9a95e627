"""A performance without words: a line from what is shared in one picture to the same in the other, then its sticker on both."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from talewind.kit import Frozen
from talewind.kit.passage import Gesture

from .threads import STICKERS, Spot, Tie, threads


class Scene(Frozen):
    """The scene of a performance, as boards and books draw it: pictures side by side."""

    scene: int
    margin: int
    sides: float  # width of a picture by its height

    def point(self, number: int, spot: Spot) -> tuple[int, int]:
        """A spot of one of two pictures, in the scene."""
        room = self.scene // 2
        width = room - 2 * self.margin
        height = width / self.sides
        x = number * room + self.margin + width * spot[0] / 100
        return round(x), round((self.scene - height) / 2 + height * spot[1] / 100)


@cache
def scene() -> Scene:
    return msgspec.json.decode(files("talewind.kit").joinpath("marks.json").read_bytes(), type=Scene)


def gestures(tie: Tie) -> Iterator[Gesture]:
    here = scene().point(0, threads()[tie.first][tie.here])
    there = scene().point(1, threads()[tie.second][tie.there])
    yield Gesture("spotlight", (*here, *there))
    yield Gesture(f"sticker-{STICKERS[tie.here]}", here)
    yield Gesture(f"sticker-{STICKERS[tie.there]}", there)
