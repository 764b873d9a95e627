"""Reads a person's move from the terminal, using the offers alone."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from talewind.kit import AnyGame, Move, Offer, Passage, Prompt, Say
from talewind.kit.catalogue import message_key
from talewind.kit.domains import SCENE, Amount, Domain, Drawn, Flag, OneOf, Piles, Some, Words
from talewind.kit.passage import Gesture
from talewind.texts.showing import TOOL, Screen

from .weaving import NoSuchCard, woven

FEW = 4  # closed moves that are all listed
WHOLE = re.compile(r"-?\d{1,15}")  # "²" is a digit too, but no number


class Unread(Exception):
    """The input cannot be read, so the question is repeated; the message says why."""


type Read = Callable[[str], str]


def only(domain: Domain) -> Any | None:
    """The value of a domain that leaves no choice."""
    match domain:
        case OneOf((value,)) if not domain.closed:
            return value
        case Amount(low, high) if low == high:
            return low
        case Some(_, 0, 0):
            return ()
    return None


class Reader:
    """Asks for a move, offer by offer and field by field. `read` shows a prompt and returns the input."""

    def __init__(self, game: AnyGame, screen: Screen, read: Read, lang: str) -> None:
        self.game, self.screen, self.read, self.lang = game, screen, read, lang
        self.open: set[str] = set()  # kinds of moves that the last question offered
        self.shut: dict[str, str] = {}  # and those that it did not, with the rules
        self.telling = False  # while a passage is read: words of the person's own

    def move(self, offers: tuple[Offer, ...], ask: Prompt | None = None) -> Move:
        one = len(offers) == 1
        offer = offers[0] if one and not (ask and ask.closed) else self.which(offers, ask)
        kind = self.game.kinds[offer.move]
        chosen = {name: only(domain) for name, domain in offer.fields.items()}
        open_fields = [name for name, value in chosen.items() if value is None]
        if one and not open_fields:
            self.read(f"[Enter: {self.said(offer, list(chosen))}]")
        for name in open_fields:
            domain, label = offer.fields[name], self.label(kind, name)
            if (len(open_fields) > 1 or label != name) and not isinstance(domain, Amount | Flag):
                self.screen.line(f"{label}:", "dim")
            chosen[name] = self.field(label, domain)
        return kind(**chosen)

    def said(self, offer: Offer, fields: list[str]) -> str:
        """A move's button, with these fields in a few words."""
        kind = self.game.kinds[offer.move]
        more = ", ".join(self.brief(self.label(kind, name), offer.fields[name]) for name in fields)
        return f"{self.screen.speaker.move(kind)}{': ' if more else ''}{more}"

    def label(self, kind: type, name: str) -> str:
        """What a field of a move asks for: an attribute of the move's button, else the field's name."""
        key = f"{message_key(self.game, kind, 'move-')}.{name}"
        said = self.screen.speaker.text(key)
        return name if said == key else said

    def which(self, offers: tuple[Offer, ...], ask: Prompt | None) -> Offer:
        """Several offers of one type are distinguished by the fields in which they differ; what is the only choice is named."""
        for number, offer in enumerate(offers, 1):
            alike = [o for o in offers if o.move == offer.move]
            unlike = [
                name
                for name, domain in offer.fields.items()
                if isinstance(only(domain), str) or any(o.fields.get(name) != domain for o in alike)
            ]
            mark = f"{number} " if len(offers) > 1 else "• "
            self.screen.line(f"{mark} {self.said(offer, unlike)}")
        self.closed(offers, ask.closed if ask else {})
        return offers[0] if len(offers) == 1 else offers[self.number("> ", 1, len(offers)) - 1]

    def closed(self, offers: tuple[Offer, ...], shut: dict[str, str]) -> None:
        """Closed moves with their reasons; of many only those that were open when last asked."""
        self.shut = shut
        told = [tag for tag in shut if len(shut) <= FEW or tag in self.open]
        self.open = {offer.move for offer in offers}
        self.reasons(told)
        if len(told) < len(shut):
            self.screen.line(f"–  … {len(shut) - len(told)} (why)", "dim")

    def reasons(self, tags: Iterable[str]) -> None:
        """Why moves are closed now."""
        for tag in tags:
            rule, speaker = self.shut[tag], self.screen.speaker
            self.screen.line(f"–  {speaker.move(self.game.kinds[tag])}: {rule}, {speaker.why(rule)}", "dim")

    def brief(self, label: str, domain: Domain) -> str:
        """A domain in a few words, beside another."""
        match domain:
            case OneOf(values, of):
                return ", ".join(self.screen.speaker.value(value, of) for value in values)
            case Some(_, low, high) | Amount(low, high):
                return f"{label} {low}" if low == high else f"{label} {low}–{high}"
        return label

    def until_read[T](self, prompt: str, understand: Callable[[str], T]) -> T:
        """Repeat the prompt until the input can be read."""
        while True:
            try:
                return understand(self.read(prompt).strip())
            except Unread as why:
                self.screen.line(str(why), "yellow")

    def number(self, prompt: str, low: int, high: int) -> int:
        def understand(typed: str) -> int:
            if not WHOLE.fullmatch(typed) or not low <= int(typed) <= high:
                raise Unread(self.screen.speaker.text("kit-amount", low=low, high=high))
            return int(typed)

        return self.until_read(prompt, understand)

    def field(self, name: str, domain: Domain) -> Any:
        match domain:
            case OneOf(values, of, closed, notes):
                self.listed(values, of, closed, notes)
                return self.until_read("> ", lambda typed: self.one(typed, values, of, closed))
            case Some(values, least, most, of):
                self.listed(values, of)
                split = lambda typed: tuple(self.one(w, values, of) for w in typed.replace(",", " ").split())
                return self.until_read(f"{least}–{most}> ", split)
            case Piles():
                return self.piles(domain)
            case Amount(low, high):
                return self.number(f"{name} {low}–{high}> ", low, high)
            case Flag(may):
                return may and self.read(f"{name}? y/n> ").strip().lower().startswith(("y", "o"))
            case Words():
                return self.passage(domain)
            case Drawn(tools, closed):
                tool = self.field(name, OneOf(tuple(tools), TOOL, closed))
                return Gesture(tool, self.points(*tools[tool]) if tool in tools else ())
        raise NotImplementedError(f"{name}: the terminal cannot ask for {type(domain).__name__}; add a case to `field`")

    def passage(self, domain: Words) -> Passage:
        speaker = self.screen.speaker
        names = {card: speaker.value(card, "card") for card in domain.weave}
        if names:
            self.screen.line(speaker.text("kit-weave", cards=", ".join(f"[{name}]" for name in names.values())))

        def understand(typed: str) -> Passage:
            try:
                return woven(typed, domain, names, self.lang)
            except NoSuchCard:
                raise Unread(speaker.text("kit-not-in-hand")) from None

        self.telling = True
        try:
            return self.until_read("> ", understand)
        finally:
            self.telling = False

    def piles(self, domain: Piles) -> dict[str, tuple[Any, ...]]:
        """Pile by pile; the last one takes what is left."""
        left, laid = list(domain.values), dict[str, tuple[Any, ...]]()
        *asked, last = domain.piles
        for pile in asked:
            least, most = domain.piles[pile]
            self.screen.line(f"{self.screen.speaker.value(pile, 'pile')}:", "dim")
            laid[pile] = self.field(pile, Some(tuple(left), least, min(most, len(left)), domain.of))
            for value in laid[pile]:
                if value in left:
                    left.remove(value)
        return laid | {last: tuple(left)}

    def points(self, least: int, most: int) -> tuple[int, ...]:
        """Read points, x and y alternating. Empty input: a horizontal line through the middle, or the middle itself."""

        def understand(typed: str) -> tuple[int, ...]:
            numbers = typed.replace(",", " ").split()
            if not all(number.isdecimal() and WHOLE.fullmatch(number) for number in numbers):
                raise Unread(self.screen.speaker.text("kit-amount", low=0, high=str(SCENE)))
            return tuple(map(int, numbers)) or middle

        count = max(least, min(2, most))
        middle = tuple(n for x in range(1, count + 1) for n in (SCENE * x // (count + 1), SCENE // 2))
        self.screen.line(self.screen.speaker.text("kit-points", least=least, most=most, scene=str(SCENE)))
        return self.until_read("> ", understand)

    def listed(
        self,
        values: tuple[Any, ...],
        of: str,
        closed: dict[str, str] | None = None,
        notes: dict[str, Say] | None = None,
    ) -> None:
        speaker, said = self.screen.speaker, notes or {}
        noted = {value: f": {speaker.say(said[str(value)])}" if str(value) in said else "" for value in values}
        lines = [f"{number:2}  {speaker.value(value, of)}{noted[value]}" for number, value in enumerate(values, 1)]
        shut = {v: rule for v, rule in (closed or {}).items() if of != "seat" or int(v) < len(speaker.names)}
        lines += [f" –  {speaker.value(value, of)} ({rule}, {speaker.why(rule)})" for value, rule in shut.items()]
        self.screen.columns(lines)

    def one(self, typed: str, values: tuple[Any, ...], of: str, closed: dict[str, str] | None = None) -> Any:
        """Select by number, or by a part of the name that matches only one. A closed value is accepted too: the table refuses
        it."""
        if WHOLE.fullmatch(typed) and 1 <= int(typed) <= len(values):
            return values[int(typed) - 1]
        known = (*values, *(closed or {}))
        named = [v for v in known if typed and typed.lower() in self.screen.speaker.value(v, of).lower()]
        if len(named) != 1:
            raise Unread(self.screen.speaker.text("kit-amount", low=1, high=len(values)))
        return named[0]
