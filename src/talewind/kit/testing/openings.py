"""Checks of the set-up: each table has a state of its own, opening it again gives the same, and what was dealt stays hidden."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, structs

from talewind.kit.chance import Chance
from talewind.kit.clone import may_share
from talewind.kit.game import AnyGame
from talewind.kit.look import looks
from talewind.kit.phases import Phase
from talewind.kit.play import open_table
from talewind.kit.settle import Step
from talewind.kit.state import State
from talewind.kit.store import snapshot
from talewind.kit.worlds import world_of

from .faults import Fault, Leak
from .fitting import misfit
from .leaks import difference, who

WORLDS = 4  # for each set-up
ENOUGH = 8  # set-ups to compare: a hidden field that none of their worlds has changed is never dealt anew
KITS = tuple(name for name in State.__struct_fields__ if name != "scores")


def check_start(game: AnyGame, seats: int, options: Any) -> None:
    """Check the first state: its type, its stack, and that no other table has its lists."""
    name = type(game).__name__
    one, other = game.start(seats, options), game.start(seats, options)
    if not isinstance(one, game.state_type):
        raise Fault("definition", f"{name}.start returns {_a(one)}; return a {game.state_type.__name__}")
    for phase in one.stack:
        if not isinstance(phase, Phase):
            raise Fault("stack", f"{name}.start puts {phase!r} on the stack; make a phase of it, stack=[Setup()]")
    theirs = {id(thing) for _, thing in _mutables(other)}
    for place, thing in _mutables(one):
        if id(thing) in theirs:
            raise Fault(
                "shared", f"{place} is one {type(thing).__name__} for all tables; make a new one in {name}.start"
            )
    check_own(one)


def check_own(state: State[Any]) -> None:
    """Check that no list is in two places of a state, as in `[[]] * seats`."""
    seen: dict[int, str] = {}
    for place, thing in _mutables(state):
        if seen.setdefault(id(thing), place) != place:
            raise Fault("shared", f"{seen[id(thing)]} and {place} are one {type(thing).__name__}; make one for each")


def check_types(state: State[Any]) -> None:
    """Check that the values of a state have the types of their fields."""
    skip = KITS
    for struct in (state, *state.stack):
        if says := misfit(struct, skip):
            raise Fault("state", says)


def _a(thing: object) -> str:
    return "nothing" if thing is None else f"a {type(thing).__name__}"


def _mutables(state: State[Any]) -> Iterator[tuple[str, Any]]:
    """The lists, dicts and structs of a state that rules may change in place."""
    for struct in (state, *state.stack):
        for field in structs.fields(type(struct)):
            if field.name not in State.__struct_fields__ and not may_share(field.type):
                yield from _within(getattr(struct, field.name), f"{type(struct).__name__}.{field.name}")


def _within(value: Any, place: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Struct):
        if value.__struct_config__.frozen:
            return
        inside = [(f"{place}.{name}", getattr(value, name)) for name in value.__struct_fields__]
    elif isinstance(value, list):
        inside = [(f"{place}[{index}]", each) for index, each in enumerate(value)]
    elif isinstance(value, dict):
        inside = [(f"{place}[{key!r}]", each) for key, each in value.items()]
    else:
        return
    yield place, value
    for where, each in inside:
        yield from _within(each, where)


class Openings:
    """Set-ups repeated with the same public rolls and other hidden deals."""

    def __init__(self) -> None:
        self.unknown: set[str] = set()  # fields that differ where an onlooker sees and hears the same
        self.dealt: set[str] = set()  # fields that `determinize` has dealt anew for an onlooker
        self.made = 0

    def look_at(self, game: AnyGame, seats: int, options: Any, step: Step[Any], key: bytes, dice: Chance) -> None:
        """Check one set-up."""
        same = open_table(game, seats, options, key)
        if (snapshot(same.state), same.events) != (snapshot(step.state), step.events):
            raise Fault(
                "not deterministic", "opening the table twice gives two states; use only the state and t.chance"
            )
        other = open_table(game, seats, options, (key, b"deals %d" % dice.roll(1 << 60, "deals")))
        everyone = (None, *range(seats))
        sights, others = looks(game, step.state, everyone, step.put), looks(game, other.state, everyone, other.put)
        for seat in everyone:
            if difference(sights[seat], others[seat]) is not None:
                continue
            heard, heard_there = step.heard(seat), other.heard(seat)
            if heard != heard_there:
                raise Leak(
                    f"events of the set-up tell {who(seat)} more than its view shows: {heard}, with other deals "
                    f"{heard_there}; show it in the view, or tell it to fewer seats"
                )
            if seat is None:
                self.made += 1
                self.unknown |= _fields(step.state, other.state)
                for _ in range(WORLDS):
                    self.dealt |= _fields(step.state, world_of(game, step.state, None, dice))

    def check(self, game: AnyGame) -> None:
        forgotten = sorted(self.unknown - self.dealt)
        if forgotten and self.made >= ENOUGH:
            raise Fault(
                "determinize",
                f"{type(game).__name__}.determinize never deals {', '.join(forgotten)} anew, which an onlooker cannot know",
            )


def _fields(one: State[Any], other: State[Any]) -> set[str]:
    return {f"state.{name}" for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)}
