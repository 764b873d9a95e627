"""Checks of chance: hidden values come from hidden draws, and another key gives another shuffle."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from talewind.kit.base import Refused, Seat
from talewind.kit.chance import Chance, Key, Twist
from talewind.kit.game import AnyGame
from talewind.kit.look import look
from talewind.kit.play import open_table
from talewind.kit.settle import Step
from talewind.kit.state import State
from talewind.kit.worlds import world_of

from .faults import Counts, Fault, Leak
from .leaks import difference, who

OTHER_KEYS = 4  # for each set-up
ENOUGH = 32  # set-ups to compare: a card in the same place in all of them was never shuffled


def check_rolls(
    game: AnyGame, had: Any, step: Step[Any], again: Callable[[Key], Step[Any]], seat: Seat | None, key: bytes, dice: Chance,
    seen: Counts,
) -> None:  # fmt: skip
    """Repeat a step with another result of one draw. If the seat sees no difference, `determinize` must not deal anew
    what has changed: the leak test keeps the rolls in other worlds, so it would miss an event that tells such a roll.
    `had`: the draws before the step; `again` plays it with another key."""
    draws = [(label, n) for label, most in step.state.draws.items() for n in range(had.get(label, 0), most)]
    if not draws:
        return
    label, number = dice.pick(draws, "twist")
    try:
        other = again((key, key, Twist(label, number, b"twist %d" % dice.roll(1 << 60, "twist"))))
    except Refused:
        return
    rolled = _changed(step.state, other.state)
    if not rolled or difference(look(game, step.state, seat, step.put), look(game, other.state, seat, other.put)):
        return
    seen["rolls in the open"] += 1
    if anew := rolled & _changed(step.state, world_of(game, step.state, seat, dice)):
        place = min(anew)
        raise Leak(f"{place} is hidden from {who(seat)}, but {label!r} was a public draw; draw it with hidden=True")


def _changed(one: State[Any], other: State[Any]) -> set[str]:
    """The paths at which two states differ."""
    here, there = (msgspec.to_builtins(state, str_keys=True) for state in (one, other))
    return set(_unlike(here, there, "state"))


def _unlike(one: Any, other: Any, place: str) -> Iterator[str]:
    """The paths of the leaves at which two values differ. Equal branches are not descended into."""
    if one == other:
        return
    ones, others = _children(one), _children(other)
    if ones is None or others is None:
        yield place
    for name in (ones or {}).keys() | (others or {}).keys():
        yield from _unlike((ones or {}).get(name), (others or {}).get(name), f"{place}.{name}")


def _children(value: Any) -> dict[Any, Any] | None:
    """None: a leaf."""
    if isinstance(value, list | tuple):
        return dict(enumerate(value))
    return value if isinstance(value, dict) else None


class SetUps:
    """For every card: whether `determinize` has moved it after a set-up, and whether another key has. Before the first
    choice, an unknown place can only come from chance."""

    def __init__(self) -> None:
        self.hidden: set[str] = set()
        self.moved: set[str] = set()
        self.made = 0

    def look_at(self, game: AnyGame, seats: int, options: Any, step: Step[Any], dice: Chance) -> None:
        was, world = _places(game, step.state), world_of(game, step.state, None, dice)
        self.hidden |= _elsewhere(was, _places(game, world)) or _fields(step.state, world)
        for _ in range(OTHER_KEYS):
            self.made += 1
            other = open_table(game, seats, options, b"set-up %d" % dice.roll(1 << 60, "set-up"))
            self.moved |= _elsewhere(was, _places(game, other.state)) | _fields(step.state, other.state)

    def check(self) -> None:
        still = sorted(self.hidden - self.moved)
        if still and self.made >= ENOUGH:
            raise Fault(
                "never shuffled",
                f"{', '.join(still[:5])}: hidden but the same in every game; shuffle or deal them by t.chance in the set-up",
            )


def _places(game: AnyGame, state: State[Any]) -> dict[str, list[int]]:
    """The positions of each card among all."""
    found: dict[str, list[int]] = defaultdict(list)
    for place, card in enumerate(game.cards(state)):
        found[card].append(place)
    return found


def _fields(one: State[Any], other: State[Any]) -> set[str]:
    """The fields of the game that differ, without those that are empty still: worlds may fill them too early."""
    names = [name for name in one.__struct_fields__ if name not in State.__struct_fields__ and getattr(one, name)]
    return {f"state.{name}" for name in names if getattr(one, name) != getattr(other, name)}


def _elsewhere(one: dict[str, list[int]], other: dict[str, list[int]]) -> set[str]:
    return {card for card, places in one.items() if other.get(card) != places}
