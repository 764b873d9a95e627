"""Reads a person's move from the terminal, using the offers alone."""

from collections.abc import Callable
from typing import Any

from talewind.kit import AnyGame, Move, Offer, Passage, Prompt
from talewind.kit.domains import SCENE, Amount, Domain, Drawn, Flag, OneOf, Piles, Some, Words
from talewind.kit.passage import Gesture

from .showing import TOOL, Screen


class Unread(Exception):
    """The input cannot be read, so the question is repeated; the message says why."""


type Read = Callable[[str], str]


class Reader:
    """Asks for a move, offer by offer and field by field. `read` shows a prompt and returns the input."""

    def __init__(self, game: AnyGame, screen: Screen, read: Read, lang: str) -> None:
        self.game, self.screen, self.read, self.lang = game, screen, read, lang

    def move(self, offers: tuple[Offer, ...], ask: Prompt | None = None) -> Move:
        offer = offers[0] if len(offers) == 1 and not (ask and ask.closed) else self.which(offers, ask)
        kind = self.game.kinds[offer.move]
        if len(offers) == 1 and not offer.fields:
            self.read(f"[Enter: {self.screen.speaker.move(kind)}]")
        return kind(**{name: self.field(name, domain) for name, domain in offer.fields.items()})

    def which(self, offers: tuple[Offer, ...], ask: Prompt | None) -> Offer:
        """Several offers of one type are distinguished by what they allow."""
        speaker = self.screen.speaker
        for number, offer in enumerate(offers, 1):
            alike = [o for o in offers if o.move == offer.move]
            more = f" ({', '.join(map(str, offer.fields.values()))})" if len(alike) > 1 else ""
            mark = f"{number} " if len(offers) > 1 else "• "
            self.screen.line(f"{mark} {speaker.move(self.game.kinds[offer.move])}{more}")
        for tag, rule in (ask.closed if ask else {}).items():
            self.screen.line(f"–  {speaker.move(self.game.kinds[tag])}: {rule}, {speaker.why(rule)}", "dim")
        return offers[0] if len(offers) == 1 else offers[self.number("> ", 1, len(offers)) - 1]

    def until_read[T](self, prompt: str, understand: Callable[[str], T]) -> T:
        """Repeat the prompt until the input can be read."""
        while True:
            try:
                return understand(self.read(prompt).strip())
            except Unread as why:
                self.screen.line(str(why), "yellow")

    def number(self, prompt: str, low: int, high: int) -> int:
        def understand(typed: str) -> int:
            if not typed.lstrip("-").isdigit() or not low <= int(typed) <= high:
                raise Unread(self.screen.speaker.text("kit-amount", low=low, high=high))
            return int(typed)

        return self.until_read(prompt, understand)

    def field(self, name: str, domain: Domain) -> Any:
        match domain:
            case OneOf(values, of, closed):
                self.listed(values, of, closed)
                return self.until_read("> ", lambda typed: self.one(typed, values, of, closed))
            case Some(values, least, most, of):
                self.listed(values, of)
                split = lambda typed: tuple(self.one(w, values, of) for w in typed.replace(",", " ").split())
                return self.until_read(f"{least}–{most}> ", split)
            case Piles(values, piles, of):
                return {pile: self.field(pile, Some(values, *bounds, of)) for pile, bounds in piles.items()}
            case Amount(low, high):
                return self.number(f"{name} {low}–{high}> ", low, high)
            case Flag(may):
                return may and self.read(f"{name}? y/n> ").strip().lower().startswith(("y", "o"))
            case Words():
                return Passage((self.read("> ").strip(),), lang=self.lang)
            case Drawn(tools, closed):
                tool = self.field(name, OneOf(tuple(tools), TOOL, closed))
                return Gesture(tool, self.points(*tools[tool]) if tool in tools else ())
        raise NotImplementedError(f"{name}: the terminal cannot ask for {type(domain).__name__}; add a case to `field`")

    def points(self, least: int, most: int) -> tuple[int, ...]:
        """Read points, x and y alternating. Empty input: a horizontal line through the middle, or the middle itself."""

        def understand(typed: str) -> tuple[int, ...]:
            numbers = typed.replace(",", " ").split()
            if not all(number.isdecimal() for number in numbers):
                raise Unread(self.screen.speaker.text("kit-amount", low=0, high=str(SCENE)))
            return tuple(map(int, numbers)) or middle

        count = max(least, min(2, most))
        middle = tuple(n for x in range(1, count + 1) for n in (SCENE * x // (count + 1), SCENE // 2))
        self.screen.line(self.screen.speaker.text("kit-points", least=least, most=most, scene=str(SCENE)))
        return self.until_read("> ", understand)

    def listed(self, values: tuple[Any, ...], of: str, closed: dict[str, str] | None = None) -> None:
        speaker = self.screen.speaker
        lines = [f"{number:2}  {speaker.value(value, of)}" for number, value in enumerate(values, 1)]
        shut = {v: rule for v, rule in (closed or {}).items() if of != "seat" or int(v) < len(speaker.names)}
        lines += [f" –  {speaker.value(value, of)} ({rule})" for value, rule in shut.items()]
        self.screen.columns(lines)

    def one(self, typed: str, values: tuple[Any, ...], of: str, closed: dict[str, str] | None = None) -> Any:
        """Select by number, or by a part of the name that matches only one. A closed value is accepted too: the table refuses
        it."""
        if typed.isdigit() and 1 <= int(typed) <= len(values):
            return values[int(typed) - 1]
        known = (*values, *(closed or {}))
        named = [v for v in known if typed and typed.lower() in self.screen.speaker.value(v, of).lower()]
        if len(named) != 1:
            raise Unread(self.screen.speaker.text("kit-amount", low=1, high=len(values)))
        return named[0]
