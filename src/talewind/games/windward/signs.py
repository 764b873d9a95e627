"""The signs on the chart of a voyage: terrain, and what happened where."""

from talewind.kit import Sign, say
from talewind.kit.chart import Look

from .log import Deed

TOOTH = "M-14-26c5 0 9 2 14 2s9-2 14-2c7 0 10 6 9 14c-2 15-8 29-16 39c-4-3-4-13-7-17c-3 4-3 14-7 17c-8-10-14-24-16-39c-1-8 2-14 9-14Z"
PATHS: dict[str, tuple[str, Look]] = {
    "port": ("M-30 28V-8L0-32L30-8V28ZM-9 28V6H9V28", "line"),
    "drift": ("M-40 26L-18-14L0 26M-10 6L14-30L40 26Z", "line"),
    "zephyr": ("M0 0C15-15 27 9 9 21C-15 36-39 9-24-15C-6-45 39-36 45 0", "line"),
    "gas": ("M-30 12a18 18 0 1 1 24-18a15 15 0 1 1 21 21a12 12 0 1 1-21 9a15 15 0 1 1-24-12Z", "line"),
    "feeding": ("M-42 0C-24-24 18-24 36 0C18 24-24 24-42 0ZM36 0L54-15V15Z", "line"),
    "corner": ("M-42 12C-60-24 48-36 45-6C42 15 12 21-6 21M9 6L-9 21L9 36", "line"),
    "grey": (TOOTH, "hollow"),
    "red": (TOOTH, "solid"),
    "tagged": ("M-26-20H6L28 0L6 20H-26ZM-15-5V5", "hollow"),
    "battle": ("M-24-24L24 24M24-24L-24 24M-24-24l2 17M-24-24l17 2M24-24l-2 17M24-24l-17 2", "line"),
    "white": ("M-28 22L-32-18L-13 0L0-28L13 0L32-18L28 22Z", "solid"),
    "lost": ("M-30 4L26 22C16 34-24 32-30 4ZM-4 10L8-30L28 0Z", "solid"),
}
TERRAIN = ("drift", "zephyr", "gas", "feeding", "corner")
MARKS = ("lost", "white", "red", "grey", "tagged", "battle")  # the most telling first


def mark_of(deed: Deed) -> str:
    """The sign of a deed; "": it has none."""
    match deed.what:
        case "sunk":
            return "lost"
        case "caught":
            return deed.foe
        case "towed":
            return "grey"
        case "white" | "tagged":
            return deed.what
        case "won" | "drawn" | "lost":
            return "battle"
    return ""


def sign(name: str) -> Sign:
    path, look = PATHS[name]
    return Sign(name, path, look, say(f"windward-sign-{name}"))
