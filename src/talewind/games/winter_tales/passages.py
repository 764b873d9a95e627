"""Passages of the book: recorded when they are told, changed by rulings and rewriting (WT-194, WT-196)."""

from collections.abc import Collection
from typing import Any

from msgspec import structs

from talewind.kit import Passage, Seat

from .cards import Kind, Objection, Tale
from .cast import Char, Side, Token
from .events import Narrated, Objected
from .state import T, Winter


def record(
    t: T, seat: Seat, kind: Kind, tale: Passage, char: Char = "", side: Side = "spring", quest: Token = ""
) -> int:
    """Write a passage into the book, and tell it; returns its number."""
    state, number = t.state, len(t.state.tales) + 1
    state.tales.append(Tale(number, kind, seat, tale, state.chapter, state.turns, char, side, quest))
    state.ideas = {}
    if tale.aloud and not tale.cards:
        state.aloud.append(number)
    stock = not tale.parts and not tale.aloud
    t.tell(Narrated(seat, kind, char, tale, number, stock, quest))
    return number


def mark(state: Winter, number: int, **changes: Any) -> None:
    """Change what is noted about a passage."""
    state.tales[number - 1] = structs.replace(state.tales[number - 1], **changes)


def from_outside(state: Winter, number: int, voters: Collection[Seat], against: Collection[Seat]) -> bool:
    """Whether somebody who is not of the faction opposed to a passage is against it too, if any of the voters is such a one."""
    side = state.tales[number - 1].side
    outside = {seat for seat in voters if state.factions[seat] in (side, "writer")}
    return not outside or not outside.isdisjoint(against)


def objected(t: T, number: int, seat: Seat, reason: Passage) -> None:
    """Somebody says that a passage does not stand."""
    objections = t.state.objections
    objections[number] = (*objections.get(number, ()), Objection(seat, reason))
    t.tell(Objected(seat, number, reason), shows=True)
