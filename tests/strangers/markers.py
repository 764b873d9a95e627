"""Markers: words that occur once in the world, put into every text that a player writes, so that a text is recognised in any bytes."""

import random
import re
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import structs

from talewind.kit import Move, Passage

LETTERS = "abcdefghijklmnopqrstuvwxyz"
LENGTHS = (26, 14)  # letters after "Qz": 122 bits, or 66 where a text must be short
MARKER = re.compile(rb"Qz[a-z]{14,26}")


class Mint:
    """Makes markers; equal seeds make equal ones."""

    def __init__(self, seed: str) -> None:
        self.dice = random.Random(f"markers {seed}")
        self.made = 0

    def marker(self, length: int) -> str:
        self.made += 1
        return "Qz" + "".join(self.dice.choice(LETTERS) for _ in range(length))

    def mark(self, move: Move, admits: Callable[[Move], bool]) -> Move:
        """The move with a marker in each of its texts, as long as the rules let through."""
        for name in move.__struct_fields__:
            text = getattr(move, name)
            if not isinstance(text, Passage):
                continue
            cards = [part for part in text.parts if not isinstance(part, str)]
            for length in LENGTHS:
                parts = (f"{self.marker(length)}.", *cards)
                marked: Move = structs.replace(move, **{name: structs.replace(text, parts=parts)})
                if admits(marked):
                    move = marked
                    break
        return move


def tokens_in(raw: bytes, patterns: Iterable[re.Pattern[bytes]]) -> set[bytes]:
    return {found for pattern in patterns for found in pattern.findall(raw)}


def pattern_of(cards: Iterable[str]) -> re.Pattern[bytes] | None:
    """Finds the identifiers of a game's cards, each as a whole JSON string. None: cards are not told apart by their names."""
    named: list[Any] = list(cards)
    if not named or len(set(named)) < len(named):
        return None
    return re.compile(b'"(?:' + "|".join(map(re.escape, sorted(named))).encode() + b')"')
