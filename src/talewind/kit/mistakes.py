"""Mistakes of a game's author that the kit itself notices: when a class is defined, or while a rule runs."""

from typing import Any


class Mistake(TypeError):
    """A class or a rule of a game is written wrongly. `kind` names its cure in `kit/testing/cures.toml`."""

    def __init__(self, kind: str, says: str) -> None:
        super().__init__(kind, says)
        self.kind, self.says = kind, says

    def __str__(self) -> str:
        return self.says


def not_asks(phase: Any, given: Any) -> Mistake:
    """What `asks` has returned cannot be iterated over."""
    name = type(phase).__name__
    if given is None:
        return Mistake("ask", f"{name}.asks returns nothing; yield its asks, or return ()")
    return Mistake("ask", f"{name}.asks returns one {type(given).__name__} instead of several; write `yield Ask(...)`")


def misasked(phase: Any, seats: int, asked: tuple[Any, ...]) -> Mistake:
    """One of the asks is none, or asks a seat that is not there."""
    name = type(phase).__name__
    for ask in asked:
        if not hasattr(ask, "seat"):
            return Mistake("ask", f"{name}.asks gives {ask!r}, which is no Ask; write Ask(seat, say(...), offers)")
        if not isinstance(ask.seat, int):
            return Mistake("ask", f"{name}.asks asks {ask.seat!r}, which is no seat; seats are whole numbers from 0 on")
    wrong = [ask.seat for ask in asked if not 0 <= ask.seat < seats]
    return Mistake("ask", f"{name}.asks asks seat {wrong[0] if wrong else '?'}, but the seats are 0 to {seats - 1}")
