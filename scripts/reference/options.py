"""The option types, each read by the kit's own menu, and how the waiting room draws it."""

import ast
import inspect
from typing import Annotated, Literal

from msgspec import Meta

from talewind.kit import Choosable, Event, Frozen, Game, Move, Options, Phase, Seat, State, menu

from . import grouping, names
from .sources import plain


class Samples(Options, kw_only=True):
    """One option of every kind."""

    open_cards: bool = False
    mode: Literal["each", "together"] = "each"
    first: Literal["random"] | Annotated[int, Meta(ge=1, le=6)] = "random"
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    limit: Annotated[int, Meta(ge=10, le=90)] | None = None
    colours: tuple[Literal["red", "blue", "green"] | None, ...] = ()
    order: Literal["random"] | Annotated[tuple[Literal[1, 2, 3], ...], Meta(min_length=3, max_length=3)] = "random"


class Sampled(Move):
    """A move, which every game has."""


class _Sampling(Phase):
    pass


class _SampledState(State[Sampled]):
    pass


class _SampledView(Frozen):
    seat: Seat


class _SampledEvent(Event):
    pass


class _Sample(Game[_SampledState, _SampledView, Samples]):
    id, seats, phases, event_types = "sample", range(2, 5), (_Sampling,), _SampledEvent


DRAWN = {
    "flag": "a switch",
    "choice": "a list to choose from, with what the chosen value means below it; a range of numbers beside a word is a choice, too",
    "number": "a field for a number, with its bounds below it",
    "maybe-number": "a field for a number that may be left empty: null, “without limit”",
    "by-seat": "one choice per seat in the waiting room, where everybody chooses their own; null: no wish",
    "list": "a list of values in an order, with its bounds; or a word instead of it",
}


def samples() -> list[tuple[str, Choosable]]:
    """Each sample as it is written, and as the menu reads it."""
    body = ast.parse(inspect.getsource(Samples)).body[0]
    assert isinstance(body, ast.ClassDef)
    written = {
        part.target.id: plain(part)
        for part in body.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }
    return [(written[each.name], each) for each in menu(_Sample()) if each.name in written]


def page() -> str:
    parts = [
        "## Types and how they are drawn",
        "The kit reads the menu of a table from the types of a game's `Options`; other types are a `TypeError` that names the option.",
    ]
    for kind, drawn in DRAWN.items():
        shown = "\n".join(written for written, each in samples() if each.kind == kind)
        parts += [f"### {kind}", f"Drawn as {drawn}.", f"```python\n{shown}\n```"]
    parts += [
        "### Options that depend on others",
        "`Game.option_when = {\"difficulty\": {\"mode\": (\"coop\", \"solo\")}}`: an option whose condition does not hold is closed. It is shown as closed,\n"
        "with the reason, and has its default whatever was chosen for it. `Game.seats_for(options)` narrows the number of seats by the\n"
        "options, `Game.option_rules` names the rule of an option, and `start` may refuse a combination: the waiting room says why before the\n"
        "game begins. The texts of options: [texts](texts.md#options).",
    ]  # fmt: skip
    return names.page(grouping.OPTIONS, "\n\n".join(parts))
