"""Dice that fall as a test says: `with dice.loaded(): ...`."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from unittest.mock import patch

from talewind.kit.chance import Chance


class Dice:
    """By label ("battle", "wind") the numbers to come, as rolled, and by "supply" the cards to come. A label without
    any is left to chance; one that was given and is used up fails the test."""

    def __init__(self) -> None:
        self.given: dict[str, list[object]] = {}

    def give(self, **rolls: Sequence[object]) -> None:
        for label, numbers in rolls.items():
            self.given.setdefault(label, []).extend(numbers)

    @property
    def left(self) -> list[object]:
        return [number for numbers in self.given.values() for number in numbers]

    @contextmanager
    def loaded(self) -> Iterator[None]:
        dice = self

        class Loaded(Chance):
            __slots__ = ()

            def roll(self, n: int, label: str, hidden: bool = False) -> int:
                if label not in dice.given:
                    return super().roll(n, label, hidden)
                return range(1, n + 1).index(self._given(label))  # type: ignore[arg-type]

            def pick[T](self, items: Sequence[T], label: str, hidden: bool = False) -> T:
                if label not in dice.given:
                    return super().pick(items, label, hidden)
                return items[items.index(self._given(label))]

            def deal[T](self, bag: list[T], label: str) -> T:
                if label not in dice.given:
                    return super().deal(bag, label)
                return bag.pop(bag.index(self._given(label)))  # type: ignore[arg-type]

            def _given(self, label: str) -> object:
                self._next(label)
                assert dice.given[label], f"one more {label} than the test gives"
                return dice.given[label].pop(0)

        with patch("talewind.kit.table.Chance", Loaded):
            yield
