"""A drawing in the HTML file: its pictures as arranged in the scene, the marks over them, and a description in words."""

from collections.abc import Callable
from typing import Any

from talewind.kit import Plate
from talewind.kit.passage import Gesture

from .book import BookLine, BookPage
from .html import Html, element, escaped, join
from .pictures import Pictures, colour
from .scene import Box, Placing, Shape, boxes_of, marks, placing, shapes_of, view_of
from .speaking import BookSpeaker

type Print = Callable[[Plate, str], Html]  # a picture with this style


def drawing(speaker: BookSpeaker, page: BookPage, line: BookLine, printed: Print) -> Html:
    """The drawing as the client shows it: the pictures side by side, the last one where its teller has moved it."""
    plates, sketch = page.plates[: line.over or None], line.passage.sketch
    view, boxes = view_of(sketch, len(plates)), boxes_of(len(plates))
    pictures = [printed(plate, _laid(box, view)) for plate, box in zip(plates[:-1], boxes, strict=False)]
    pictures += [printed(plate, _laid(boxes[-1], view, sketch)) for plate in plates[-1:]]
    svg = element(
        "svg", *(_mark(gesture) for gesture in sketch), class_="marks", aria_hidden="true",
        viewBox=f"{view.left:g} {view.top:g} {view.width:g} {view.height:g}",
        fill="none", stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip
    scene = element(
        "div", *pictures, svg, class_="scene", role="group", aria_label=speaker.text("book-sketch"),
        style=f"aspect-ratio:{view.width:g}/{view.height:g};--ratio:{view.width / view.height:.4f}",
    )  # fmt: skip
    return scene


def drawn_alone(speaker: BookSpeaker, page: BookPage, line: BookLine, pictures: Pictures) -> Html:
    """The same as one SVG, for readers that place nothing over a picture."""
    plates, sketch = page.plates[: line.over or None], line.passage.sketch
    view, boxes = view_of(sketch, len(plates)), boxes_of(len(plates))
    laid = [placing(sketch if n == len(plates) - 1 else (), box) for n, box in enumerate(boxes)]
    prints = [_print(*each, pictures) for each in zip(plates, boxes, laid, strict=True)]
    return element(
        "svg", *prints, *(_mark(gesture) for gesture in sketch), class_="scene", role="img",
        aria_label=" ".join((speaker.text("book-sketch"), *line.shown)),
        viewBox=f"{view.left:g} {view.top:g} {view.width:g} {view.height:g}",
        fill="none", stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip


def _print(plate: Plate, box: Box, place: Placing, pictures: Pictures) -> Html:
    size = {
        "x": f"{-box.width / 2:g}",
        "y": f"{-box.height / 2:g}",
        "width": f"{box.width:g}",
        "height": f"{box.height:g}",
    }
    source = pictures.source(plate)
    painted = element("image", href=source, preserveAspectRatio="xMidYMid slice", **size) if source else join()
    turned = f"translate({place.x:g} {place.y:g}) rotate({place.turn:.2f}) scale({place.scale:.3f})"
    return element("g", element("rect", fill=colour(plate), **size), painted, transform=turned)


def told_in_words(speaker: BookSpeaker, line: BookLine) -> Html:
    said = [element("li", escaped(one)) for one in line.shown]
    summary = element("summary", escaped(speaker.text("book-sketch-in-words")))
    return element("details", summary, element("ol", *said), class_="shown") if said else join()


def _laid(box: Box, view: Box, sketch: tuple[Gesture, ...] = ()) -> str:
    """The CSS position of a picture, relative to the visible part of the scene."""
    place = placing(sketch, box)
    left, top = place.x - box.width / 2 - view.left, place.y - box.height / 2 - view.top
    style = f"left:{left / view.width:.3%};top:{top / view.height:.3%};width:{box.width / view.width:.3%}"
    return style + (f";rotate:{place.turn:.2f}deg;scale:{place.scale:.3f}" if place.turn or place.scale != 1 else "")


def _mark(gesture: Gesture) -> Html:
    return element("g", *(_shape(shape) for shape in shapes_of(gesture)), data_mark=gesture.tool)


def _shape(shape: Shape) -> Html:
    if shape.at:
        return _sticker(shape)
    look = _attributes(marks()["looks"][shape.look])
    return element("path", d=shape.d, **look) if shape.d else _circle(shape.circle, look)


def _sticker(shape: Shape) -> Html:
    """A sticker on a round of paper, centred where it was placed."""
    data = marks()["sticker"]
    size, box = data["size"], " ".join(f"{n:g}" for n in data["box"])
    x, y = (f"{n - size / 2:g}" for n in shape.at)
    paper = element("circle", **_attributes(data["paper"]))
    cuts = (_cut(cut) for cut in marks()["stickers"][shape.look])
    return element(
        "svg", paper, *cuts, x=x, y=y, width=str(size), height=str(size), viewBox=box, **_attributes(data["line"])
    )


def _cut(cut: dict[str, Any]) -> Html:
    """A cut-out; shapes filled with ink have no outline."""
    filled = {"fill": marks()["palette"][cut["fill"]]} if "fill" in cut else {}
    look = filled | ({"stroke": "none"} if cut.get("fill") == "ink" else {})
    return element("path", d=cut["d"], **look) if "d" in cut else _circle(cut["circle"], look)


def _circle(circle: tuple[float, ...], look: dict[str, str]) -> Html:
    cx, cy, r = (f"{n:g}" for n in circle)
    return element("circle", cx=cx, cy=cy, r=r, **look)


def _attributes(look: dict[str, Any]) -> dict[str, str]:
    return {key.replace("-", "_"): str(value) for key, value in look.items()}
