"""The scene of a sketch: the positions of its pictures, and its marks as SVG shapes. The client draws it from the same data
(`kit/marks.json`); `tests/server/books/sketches.json` tests both with the same cases."""

import json
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import cos, radians, sin
from typing import Any

from talewind.kit import Frozen
from talewind.kit.passage import Gesture

SPOTS = 3  # rows and columns of places on a picture

type Point = tuple[int, int]


class Box(Frozen):
    left: float
    top: float
    width: float
    height: float


class Placing(Frozen):
    """The position of the movable picture: its centre, rotation (degrees) and scale."""

    x: float
    y: float
    turn: float
    scale: float


class Shape(Frozen):
    """An outline (`d`), a circle, or a sticker at its centre. `look`: its name in the data, or the sticker's."""

    look: str
    d: str = ""
    circle: tuple[float, ...] = ()
    at: tuple[float, ...] = ()


@cache
def marks() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("talewind.kit") / "marks.json").read_text("utf-8"))
    return found


def pairs(points: tuple[int, ...]) -> list[Point]:
    return list(zip(points[::2], points[1::2], strict=False))


def boxes_of(pictures: int) -> list[Box]:
    """The pictures side by side, centred in a square."""
    room = marks()["scene"] / max(2, pictures)
    width = room - 2 * marks()["margin"]
    height = width / marks()["sides"]
    top = (marks()["scene"] - height) / 2
    return [Box(n * room + marks()["margin"], top, width, height) for n in range(pictures)]


def placing(gestures: tuple[Gesture, ...], box: Box) -> Placing:
    """The last move of the picture counts: its centre, rotation (500: upright) and scale (500: unchanged; doubled every 500)."""
    for gesture in reversed(gestures):
        if gesture.tool == "place" and len(gesture.points) == 4:
            x, y, turn, size = gesture.points
            return Placing(x, y, (turn - 500) * 0.36, 2 ** ((size - 500) / 500))
    return Placing(box.left + box.width / 2, box.top + box.height / 2, 0, 1)


def path_of(points: tuple[int, ...]) -> str:
    """A smooth line through the points; a single point is a dot."""
    (x, y), *rest = pairs(points)
    if not rest:
        return f"M{x} {y}h.1"
    soft = (f"Q{a} {b} {(a + c) / 2:g} {(b + d) / 2:g}" for (a, b), (c, d) in pairwise(rest))
    return f"M{x} {y}{''.join(soft)}L{rest[-1][0]} {rest[-1][1]}"


def shapes_of(gesture: Gesture) -> list[Shape]:
    tool, ends = gesture.tool, pairs(gesture.points)
    if not ends:
        return []
    d = path_of(gesture.points)
    if tool.startswith("pen-") and tool in marks()["looks"]:
        return [Shape("casing", d), Shape(tool, d)]
    if tool == "trail":
        return [Shape("trail-edge", d), Shape("trail", d), Shape("tip", circle=(*ends[-1], marks()["tip"]))]
    if tool == "spotlight":
        rings = [Shape(look, circle=(*end, marks()["ring"])) for end in ends for look in ("casing", "ring")]
        return [Shape("casing", d), Shape("link", d), *rings]
    name = tool.removeprefix("sticker-")
    return [Shape(name, at=ends[0])] if tool.startswith("sticker-") and name in marks()["stickers"] else []


def view_of(gestures: tuple[Gesture, ...], pictures: int) -> Box:
    """The part of the scene that a book shows: its whole width, as high as pictures and marks reach."""
    boxes = boxes_of(pictures)
    heights = [edge for box in boxes[:-1] for edge in (box.top, box.top + box.height)]
    for last in boxes[-1:]:
        laid = placing(gestures, last)
        angle = radians(laid.turn)
        half = (last.width * abs(sin(angle)) + last.height * abs(cos(angle))) * laid.scale / 2
        heights += [laid.y - half, laid.y + half]
    for gesture in gestures:
        if reach := marks()["reach"].get(gesture.tool.partition("-")[0]):
            heights += [edge for _, y in pairs(gesture.points) for edge in (y - reach, y + reach)]
    scene, margin = marks()["scene"], marks()["margin"]
    top, bottom = max(0, min(heights) - margin), min(scene, max(heights) + margin)
    return Box(0, top, scene, bottom - top)


def moved(boxes: list[Box], laid: Placing) -> list[Box]:
    """The pictures' positions, with the last one where it was moved to."""
    width, height = boxes[-1].width * laid.scale, boxes[-1].height * laid.scale
    return [*boxes[:-1], Box(laid.x - width / 2, laid.y - height / 2, width, height)]


def spot_of(point: Point, boxes: list[Box]) -> tuple[int, int, int]:
    """The picture that a point is on (-1: beside them), and the row and column among its nine places."""
    x, y = point
    found = [
        n
        for n, box in enumerate(boxes)
        if box.left <= x <= box.left + box.width and box.top <= y <= box.top + box.height
    ]
    picture = found[-1] if found else -1
    box = boxes[picture] if found else Box(0, 0, marks()["scene"], marks()["scene"])
    row, column = (y - box.top) / box.height, (x - box.left) / box.width
    return picture, *(max(0, min(SPOTS - 1, int(part * SPOTS))) for part in (row, column))  # type: ignore[return-value]
