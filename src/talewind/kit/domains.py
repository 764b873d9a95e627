"""Domains: the legal values of one field of a move, as data. One description validates a move, draws the buttons,
feeds the bots, fuzzes the rules and explains a refusal."""

from collections.abc import Iterable
from itertools import combinations
from math import comb
from typing import Any

from .base import Frozen, Refusal, RuleId, Say, closed_by, kebab
from .chance import Chance
from .passage import Gesture, Passage, Woven
from .sentences import first_sentences, has_signs, has_words, sentences, without_coda

type Value = str | int

LONGEST_LANGUAGE = 35  # characters of a language tag
SCENE = 1_000  # width and height of the drawing area


def _no(key: str, rule: RuleId | None = None, **args: Any) -> Refusal:
    return Refusal(Say(key, args), rule)


def _not_so_many(least: int, most: int, rule: RuleId | None = None) -> Refusal:
    return _no("kit-count", rule, least=least, most=most, same=least == most)


class Domain(Frozen, omit_defaults=True, tag_field="domain", tag=kebab):
    """The legal values of a field of a move. Use the builders `one_of`, `some`, `piles`, `amount`, `flag` and `words` in an offer."""

    def admit(self, value: Any) -> Refusal | None:
        """Why a value is refused; None: it is legal."""
        raise NotImplementedError(f"{type(self).__name__}.admit is missing: return a Refusal or None")

    def sample(self, chance: Chance) -> Any:
        """A random legal value."""
        raise NotImplementedError(f"{type(self).__name__}.sample is missing: return a random legal value")

    def size(self) -> int | None:
        """The number of values; None: too many to list."""
        return None

    def listed(self) -> Iterable[Any]:
        """All values, lazily, if `size` is a number."""
        return ()

    def mend(self, value: Any) -> Any | None:
        """The legal part of an unfinished value, which a clock may submit; None: nothing."""
        return None if self.admit(value) else value


class OneOf(Domain):
    """One of the values. Drawn as buttons, or as pictures if the values are pictures."""

    values: tuple[Value, ...]
    of: str = ""  # the kind of value: seat, picture, hex, or a family of message keys
    closed: dict[str, RuleId] = {}  # values a player might expect, and the rule that closes each
    notes: dict[str, Say] = {}  # by value: its cost or meaning
    rule: RuleId | None = None  # the rule that closes all other values

    def admit(self, value: Any) -> Refusal | None:
        if value in self.values:
            return None
        return closed_by(self.closed.get(str(value), self.rule))

    def sample(self, chance: Chance) -> Value:
        return chance.pick(self.values, "sample")

    def size(self) -> int:
        return len(self.values)

    def listed(self) -> Iterable[Value]:
        return self.values


class Some(Domain):
    """Several of the values, each at most once, in any order."""

    values: tuple[Value, ...]
    least: int
    most: int
    of: str = ""
    rule: RuleId | None = None  # the rule that says which and how many

    def admit(self, value: Any) -> Refusal | None:
        if not self.least <= len(value) <= self.most:
            return _not_so_many(self.least, self.most, self.rule)
        rest = list(self.values)  # values may repeat: a hand may hold two of a kind
        for chosen in value:
            if chosen not in rest:
                return closed_by(self.rule)
            rest.remove(chosen)
        return None

    def sample(self, chance: Chance) -> tuple[Value, ...]:
        n = self.least + chance.roll(self.most - self.least + 1, "sample")
        return tuple(chance.shuffled(self.values, "sample")[:n])

    def size(self) -> int:
        return sum(comb(len(self.values), n) for n in range(self.least, self.most + 1))

    def listed(self) -> Iterable[tuple[Value, ...]]:
        return (c for n in range(self.least, self.most + 1) for c in combinations(self.values, n))


class Piles(Domain):
    """All the values sorted into named piles, each within its bounds: for fields that share one pool of cards."""

    values: tuple[Value, ...]
    piles: dict[str, tuple[int, int]]
    of: str = ""

    def admit(self, value: Any) -> Refusal | None:
        laid = [v for pile in value.values() for v in pile]
        if value.keys() != self.piles.keys() or sorted(map(str, laid)) != sorted(map(str, self.values)):
            return _no("kit-each-once")
        for name, (least, most) in self.piles.items():
            if not least <= len(value[name]) <= most:
                return _not_so_many(least, most)
        return None

    def sample(self, chance: Chance) -> dict[str, tuple[Value, ...]]:
        rest = chance.shuffled(self.values, "sample")
        laid = {name: [rest.pop() for _ in range(least)] for name, (least, _) in self.piles.items()}
        for value in rest:
            room = [name for name, (_, most) in self.piles.items() if len(laid[name]) < most]
            laid[chance.pick(room, "sample")].append(value)
        return {name: tuple(pile) for name, pile in laid.items()}


class Amount(Domain):
    """A whole number from `low` to `high`. Drawn as a stepper."""

    low: int
    high: int
    of: str = ""

    def admit(self, value: Any) -> Refusal | None:
        return None if self.low <= value <= self.high else _no("kit-amount", low=self.low, high=self.high)

    def sample(self, chance: Chance) -> int:
        return self.low + chance.roll(self.high - self.low + 1, "sample")

    def size(self) -> int:
        return self.high - self.low + 1

    def listed(self) -> Iterable[int]:
        return range(self.low, self.high + 1)


class Flag(Domain):
    """Yes or no. Drawn as a switch."""

    may: bool = True  # False: only no is legal

    def admit(self, value: Any) -> Refusal | None:
        return _no("kit-not-offered") if value and not self.may else None

    def sample(self, chance: Chance) -> bool:
        return self.may and bool(chance.roll(2, "sample"))

    def size(self) -> int:
        return 1 + self.may

    def listed(self) -> Iterable[bool]:
        return (False, True) if self.may else (False,)


class Words(Domain):
    """A passage: its length, and the cards that are (`in_order`) or may be woven in."""

    chars: int
    sentences: int | None = None
    weave: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    in_order: bool = False  # the cards are committed already: all of them, in this order
    may_be_empty: bool = True
    rule: RuleId | None = None  # that sets the limits
    aloud: bool = False  # may be told by voice; the text is then a note
    signs: bool = False  # a text of signs without letters does not count as empty
    coda: tuple[str, ...] = ()  # closing calls that do not count as a sentence

    def admit(self, value: Any) -> Refusal | None:
        text, cards = value.text, value.cards
        if self.coda:
            text = without_coda(text, self.coda)
        if (value.aloud and not self.aloud) or value.sketch or len(value.lang) > LONGEST_LANGUAGE:
            return _no("kit-not-offered")
        if len(text) > self.chars:
            return _no("kit-too-many-characters", self.rule, most=self.chars, count=len(text))
        if self.sentences is not None and (count := sentences(text)) > self.sentences:
            return _no("kit-too-many-sentences", self.rule, most=self.sentences, count=count)
        if not self.may_be_empty and not self._says_something(text):
            return _no("kit-empty", self.rule)
        if self.in_order:
            return None if cards == self.weave else _no("kit-woven-cards-are-fixed")
        if not self.least <= len(cards) <= self.most:
            return _not_so_many(self.least, self.most)
        if len(set(cards)) != len(cards) or not set(cards) <= set(self.weave):
            return _no("kit-not-in-hand")
        return None

    def sample(self, chance: Chance) -> Passage:
        if self.in_order:
            cards = list(self.weave)
        else:
            n = self.least + chance.roll(self.most - self.least + 1, "sample")
            cards = chance.shuffled(self.weave, "sample")[:n]
        fitting = [o for o in _OPENINGS if self.sentences is None or sentences(o) <= self.sentences]
        opening = chance.pick(fitting, "sample")[: self.chars] if fitting else ""
        return Passage((opening, *(Woven(c) for c in cards)), lang="en")

    def mend(self, value: Any) -> Passage | None:
        """Cut the text to its first sentences, then to its first characters. Illegal cards are left out, and too few
        are accepted; committed cards are kept whatever the draft says."""
        parts: list[str | Woven] = []
        due, room = list(self.weave), len(self.weave) if self.in_order else self.most
        for part in value.parts:
            if isinstance(part, str):
                part = self._cut(Passage(tuple(parts)).text, part)
            elif room and part.card in (due[:1] if self.in_order else due):
                due.remove(part.card)
                room -= 1
            else:
                continue
            if part:
                parts.append(part)
        if self.in_order:
            parts += [Woven(card) for card in due]
        mended = Passage(tuple(parts), value.aloud and self.aloud, value.lang[:LONGEST_LANGUAGE])
        return mended if self.may_be_empty or self._says_something(mended.text) else None

    def _says_something(self, text: str) -> bool:
        return has_words(text) or (self.signs and has_signs(text))

    def _cut(self, before: str, part: str) -> str:
        """As much of a part as fits after the text before it."""
        part = part.lstrip() if not before else part
        part = part[: 4 * self.chars]  # bounds the time spent on a long draft
        told = f"{before} {part}" if before else part
        kept = told if self.sentences is None else first_sentences(told, self.sentences)
        return kept[: self.chars][len(told) - len(part) :]


class Drawn(Domain):
    """One gesture: the tools, each with its least and greatest number of points."""

    tools: dict[str, tuple[int, int]]
    closed: dict[str, RuleId] = {}  # tools a player might expect, and the rule that closes each

    def admit(self, value: Any) -> Refusal | None:
        if value.tool not in self.tools:
            return closed_by(self.closed.get(value.tool))
        least, most = self.tools[value.tool]
        if len(value.points) % 2 or not least <= len(value.points) // 2 <= most:
            return _not_so_many(least, most)
        return None if all(0 <= n <= SCENE for n in value.points) else _no("kit-amount", low=0, high=SCENE)

    def sample(self, chance: Chance) -> Gesture:
        tool = chance.pick(sorted(self.tools), "sample")
        least, most = self.tools[tool]
        points = least + chance.roll(min(most - least, 4) + 1, "sample")
        return Gesture(tool, tuple(chance.roll(SCENE + 1, "sample") for _ in range(2 * points)))


_OPENINGS = (
    "Once the mill had stopped, somebody lit the lamp.",
    "It began with a letter nobody had sent. The wind knew why.",
    "She had never been so far from home! And yet she hummed.",
    "Nobody saw it leave, but everyone heard the door.",
)
