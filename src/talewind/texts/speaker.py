"""A speaker formats the messages of a table for one reader, in one language."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from talewind.decks import deck_texts
from talewind.kit import AnyGame, Event, Passage, Refusal, Say, Seat, tag_of
from talewind.kit.catalogue import message_key, text_files

ENGLISH = "en"
_HERE = "\ue000"  # marks the output of SEATS until it is known whether a sentence begins there
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # as typed on a keyboard
_BEGINNING = re.compile(rf"(^|[.!?…]\s+){_HERE}(\w)")


def languages(game: AnyGame) -> list[str]:
    """The languages that a game has texts in."""
    return sorted(text_files(game.package, "texts"))


@cache
def parsed(text: str) -> Any:
    """The messages of a Fluent text. Parsing a game's takes tenths of a second, so each is parsed once in a process."""
    return FluentResource(text)


@cache
def _resources(package: str, decks: tuple[str, ...], lang: str) -> list[Any]:
    places = [("talewind.kit", "texts"), (package, "texts"), (package, "rules")]
    places += [deck_texts(deck, package) for deck in decks]
    found = [text_files(*place).get(lang) for place in places]
    return [parsed(f.read_text("utf-8")) for f in found if f is not None]


def forget_texts() -> None:
    """Read files again when they are next needed: `talewind dev` calls it after a change. Speakers keep what they have read."""
    _resources.cache_clear()


class Speaker:
    """`reader`: the seat that is addressed as "you"; None: an onlooker."""

    def __init__(self, game: AnyGame, lang: str = "en", names: Iterable[str] = (), reader: Seat | None = None) -> None:
        self.game, self.lang, self.names, self.reader = game, lang, list(names), reader
        functions: dict[str, Any] = {
            "SEAT": self.seat, "SEATS": self.seats, "WHO": self.who, "MANY": self.many, "TITLE": self.title, "WHY": self.why,
            "NAME": self.value, "NAMES": self.values, "DIGIT": digit,
        }  # fmt: skip
        self.bundle = FluentBundle([lang], use_isolating=False, functions=functions)
        # a language that only the game brings: what it lacks is said in English
        if lang not in text_files("talewind.kit", "texts"):
            for resource in _resources(game.package, game.decks, ENGLISH):
                self.bundle.add_resource(resource)
        for resource in _resources(game.package, game.decks, lang):
            self.bundle.add_resource(resource, allow_overrides=True)

    def text(self, key: str, **args: Any) -> str:
        """The sentence of a key; an attribute is written `WM-46.why`."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return key
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        spoken = {n: self.spoken(v) for n, v in args.items()}
        sentence = str(self.bundle.format_pattern(pattern, spoken)[0]).strip()
        if any(isinstance(value, int | float) and value < 0 for value in spoken.values()):
            sentence = _MINUS.sub("−", sentence)
        return _begun(sentence)

    def spoken(self, value: Any) -> str | int | float:
        """A value as Fluent takes it: a selector needs a word even for None."""
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case int() | float() | str():
                return value
            case Passage():
                return self.passage(value)
            case tuple() | list():
                return ",".join(str(self.spoken(v)) for v in value)
        return str(value)

    def passage(self, passage: Passage) -> str:
        words = " ".join(p if isinstance(p, str) else f"[{self.title(p.card)}]" for p in passage.parts)
        return f"({self.text('kit-told-aloud')}) {words}".strip() if passage.aloud else words

    def say(self, say: Say) -> str:
        return self.text(say.key, **say.args)

    def event(self, event: Event) -> str:
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        own = f"{self.game.id}-{tag_of(event)}"  # a game may say an event of the kit in its own words
        return self.text(own if self.bundle.has_message(own) else message_key(self.game, type(event)), **fields)

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal."""
        return (self.because(refusal.rule) if refusal.by_rule else "") or self.say(refusal.say)

    def because(self, rule: Any) -> str:
        """A rule's short reason as a sentence; "": it has none."""
        reason = self.why(rule)
        return "" if reason == f"{rule}.why" else f"{reason[:1].upper()}{reason[1:]}."

    def move(self, kind: type) -> str:
        """The label of a move's button."""
        return self.text(message_key(self.game, kind, "move-"))

    def value(self, value: str | int, of: str) -> str:
        """One value of a domain: a seat by name, a picture by title, otherwise the message `<game>-<of>-<value>`, else
        `<game>-<of>` with `$value`."""
        if of == "seat":
            return self.seat(value)
        if of in ("picture", "card") and self.bundle.has_message(str(value)):
            return self.title(value)
        family = f"{self.game.id}-{of}"
        if self.bundle.has_message(f"{family}-{value}"):
            return self.text(f"{family}-{value}")
        return self.text(family, value=value) if self.bundle.has_message(family) else str(value)

    # Functions that the catalogues may call.

    def who(self, seat: Any) -> str:
        return "nobody" if seat == "none" else "you" if self.reader is not None and seat == self.reader else "other"

    def seat(self, seat: Any) -> str:
        if seat == "none":
            return self.text("kit-nobody")
        if self.who(seat) == "you":
            return self.text("kit-you")
        return self.names[int(seat)] if int(seat) < len(self.names) else f"#{int(seat) + 1}"

    def seats(self, seats: Any) -> str:
        ours = bool(str(seats)) and self.who(int(str(seats).partition(",")[0])) == "you"
        return (_HERE if ours else "") + self.joined([self.seat(int(s)) for s in str(seats).split(",") if s])

    def values(self, values: Any, of: str) -> str:
        """Several values, as `spoken` writes a tuple; an empty one is the value "none"."""
        return self.joined([self.value(value, of) for value in (str(values) or "none").split(",")])

    def joined(self, names: list[str]) -> str:
        return self.text("kit-and", some=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)

    def many(self, seats: Any) -> str:
        """The form of the verb: nobody (none), one, the reader alone (you), the reader among others (we), others."""
        found = [self.who(int(s)) for s in str(seats).split(",") if s]
        if not found:
            return "none"
        if len(found) == 1:
            return "you" if found == ["you"] else "one"
        return "we" if "you" in found else "other"

    def title(self, picture: Any) -> str:
        return self.text(str(picture))

    def why(self, rule: Any, points: Any = 0) -> str:
        return self.text(f"{rule}.why", points=points)

    def rule(self, rule: str) -> str:
        """The text of a numbered rule."""
        return self.text(rule)


def digit(value: Any, at: int) -> FluentType:
    """The digit of a number at a place, from 1 on; 0: it has none there."""
    return fluent_number(int(str(value)[at - 1 : at] or 0))


def _begun(sentence: str) -> str:
    """Capitalise the reader's own word at the beginning of a sentence; a name stays as it is written."""
    return _BEGINNING.sub(lambda found: found[1] + found[2].upper(), sentence).replace(_HERE, "")
