"""Drawings of a book besides its pictures: each seat's sign, the crests of the inks, the curl of wind, the thread between two
pictures."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from .html import Html, element, join

OUTLINES = {
    "sun": "M16 2.5l3.2 4.3 5-1.9.3 5.3 5.3 1.3-2.8 4.5 2.8 4.5-5.3 1.3-.3 5.3-5-1.9L16 29.5l-3.2-4.3-5 1.9-.3-5.3-5.3-1.3L5 16l-2.8-4.5 5.3-1.3.3-5.3 5 1.9Z",
    "drop": "M16 2.5c4.5 5.6 9.5 11 9.5 17.3 0 5.5-4.2 9.7-9.5 9.7s-9.5-4.2-9.5-9.7C6.5 13.5 11.5 8.1 16 2.5Z",
    "star": "M16 2.2l4.1 8.6 9.4 1.2-6.9 6.5 1.8 9.3L16 23.3l-8.4 4.5 1.8-9.3L2.5 12l9.4-1.2Z",
    "leaf": "M27.5 4C29 16 24 27 12.5 27c-2 0-3.7-.4-5-1.2L5 29.5 2.8 28l2.9-4.2C2 16 9 5 27.5 4Z",
    "stone": "M9 6.5c5-3.7 12-3 15.5 1 4.3 4.7 6 11 3 15.5-3.5 5-17.5 5.5-22.5 2C.5 21.5 3 11 9 6.5Z",
    "kite": "M16 2l10.5 12.5L16 30 5.5 14.5Z",
    "shell": "M16 29c-1.8 0-3.3-1-3.8-2.7C6 24.5 2.5 19.5 3 13.5 4.3 7.2 9.7 3 16 3s11.7 4.2 13 10.5c.5 6-3 11-9.2 12.8C19.3 28 17.8 29 16 29Z",
    "acorn": "M16 3c1 0 1.6.8 1.6 2.3C23.5 5.8 27.7 9 28 14h-2.3C25.7 21 21.5 26.5 16 30 10.5 26.5 6.3 21 6.3 14H4c.3-5 4.5-8.2 10.4-8.7C14.4 3.8 15 3 16 3Z",
    "moon": "M21 2.8C12.600 3.200 5.600 9 5 16.400 4.400 23.800 10.400 29.600 18 29.600c4.600 0 8.600-2 10.800-5.400-8 .8-13.800-3.400-14.200-9.600C14.300 9.800 16.800 5.600 21 2.800Z",
}
COLOURS = {
    "sun": "#cb8117", "drop": "#2b8392", "star": "#7c5799", "leaf": "#55884f", "stone": "#4a679e", "kite": "#b5424d",
    "shell": "#bf6d87", "acorn": "#b35c22", "moon": "#f3f1f7",
}  # fmt: skip
PAPER = "#fffaf0"
LINED = {"stroke": "#696d88", "stroke_width": "1.6", "stroke_linejoin": "round"}  # white on cream
WIND = "M4 29C34 22 58 35 92 28C122 22 148 24 152 14C155 5 142 2 139 10C137 15 142 19 147 17M58 39C82 35 104 40 128 35"


def sign(shape: str) -> Html:
    """A seat's sign, hidden from screen readers: the name beside it says the same."""
    if shape not in OUTLINES:
        return join()
    cut = element("path", d=OUTLINES[shape], fill=PAPER, stroke=PAPER, stroke_width="4.5", stroke_linejoin="round")
    return element(
        "svg",
        cut,
        element("path", d=OUTLINES[shape], fill=COLOURS[shape], **(LINED if shape == "moon" else {})),
        class_="sign",
        viewBox="-2 -2 36 36",
        aria_hidden="true",
    )


@cache
def crests() -> dict[str, Any]:
    """By ink; the client draws them from the same file."""
    found: dict[str, Any] = json.loads((files("talewind.kit") / "crests.json").read_text("utf-8"))
    return found


def crest(ink: str, label: str = "") -> Html:
    """The crest of an ink, without a label hidden from screen readers; "" and unknown inks have none."""
    if ink not in crests():
        return join()
    cut = crests()[ink]
    drawn = {
        "fill": "none",
        "stroke": PAPER,
        "stroke_width": "1.5",
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    paths = [
        element("path", d=cut["edge"], fill=PAPER),
        element("path", d=cut["body"], fill=cut["colour"]),
        element("path", d=cut["filled"], fill=PAPER) if "filled" in cut else join(),
        element("path", d=cut["heart"], fill=cut["colour"]) if "heart" in cut else join(),
        element("path", d=cut["drawn"], **drawn) if "drawn" in cut else join(),
    ]
    said = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return element("svg", *paths, class_="crest", viewBox="0 0 24 24", **said)


def curl(width: int = 96) -> Html:
    line = element("path", d=WIND, fill="none", stroke="currentColor", stroke_width="3.8", stroke_linecap="round")
    return element("svg", line, class_="curl", viewBox="0 0 180 44", width=str(width), aria_hidden="true")


def thread() -> Html:
    """The thread across the gutter, from one picture to the other."""
    line = element("path", d="M6 52C60 16 96 74 150 40 204 6 244 62 294 30")
    return element("svg", line, class_="thread", viewBox="0 0 300 80", aria_hidden="true")
