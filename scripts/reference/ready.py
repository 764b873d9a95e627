"""The ready-made phases: besides their sections, a list of the moves each offers and the events each tells."""

import ast

from . import grouping, names
from .sources import Entry

PHASES = ("Narration", "Window", "Ballot", "Secretly", "Interlude", "EachSeat", "Encore")


def offered(entry: Entry) -> list[str]:
    """The moves of the kit that a phase offers."""
    calls = [each for each in ast.walk(entry.node) if isinstance(each, ast.Call)]
    named = [
        call.args[0].id
        for call in calls
        if _called(call) == "offer" and call.args and isinstance(call.args[0], ast.Name)
    ]
    return list(dict.fromkeys(named))


def told(entry: Entry) -> list[str]:
    """The events of the kit that a phase tells."""
    calls = [each for each in ast.walk(entry.node) if isinstance(each, ast.Call) and _called(each) == "tell"]
    made = [call.args[0] for call in calls if call.args and isinstance(call.args[0], ast.Call)]
    return list(dict.fromkeys(_called(each) for each in made))


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def page() -> str:
    lines = [
        "## The phases and their moves",
        "A game that uses a phase includes its moves in the union of its state: `State[Guess | Next | Again | Enough]`.",
    ]
    rows = []
    for name in PHASES:
        entry = names.entry_of(name)
        moves = ", ".join(f"`{each}`" for each in offered(entry)) or "none of its own"
        events = ", ".join(f"`{each}`" for each in told(entry)) or "none of its own"
        missing = ", ".join(f"`{each.name}`" for each in entry.methods if each.must)
        wanted = f" You write {missing}." if missing else ""
        rows.append(f"- **{name}**. Moves: {moves}. Events: {events}.{wanted}")
    return names.page(grouping.READY, "\n\n".join([*lines, "\n".join(rows)]))
