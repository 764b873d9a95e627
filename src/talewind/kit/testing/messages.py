"""Checks that no message, rule id or variable is missing in any language."""

from talewind.kit.asks import Ask
from talewind.kit.base import Event, Refusal, Say
from talewind.kit.catalogue import Needs, message_key, messages, unreadable
from talewind.kit.domains import OneOf
from talewind.kit.events import Scored
from talewind.kit.game import AnyGame
from talewind.kit.menu import menu

from .faults import Fault


def needed(game: AnyGame) -> list[str]:
    """The message keys that follow from the game's types."""
    keys = [f"{game.id}-name", f"{game.id}-about"]
    keys += [message_key(game, kind, "move-") for kind in game.kinds.values()]
    keys += [message_key(game, kind) for kind in game.events.values()]
    keys += [f"{game.id}-view-{name}" for name in game.view_type.__struct_fields__]
    for option in menu(game):
        keys.append(option.key)
        values = () if option.kind == "by-seat" else (*option.values, *option.words)
        keys += [f"{option.key}-{value}" for value in values if isinstance(value, str)]
    return keys


class Texts:
    """Checks messages, each only once."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.catalogues = messages(game)
        self.known: set[tuple[str, frozenset[str]]] = set()

    def static(self) -> None:
        """Check that all languages have the same keys, and all keys that the types need."""
        for flaw in unreadable(self.game):
            raise Fault("text unreadable", flaw)
        english = self.catalogues.get("en", {})
        for lang, catalogue in self.catalogues.items():
            for key in needed(self.game):
                if key not in catalogue:
                    raise Fault("text missing", f"{key} in {lang}; add it to texts/{lang}.ftl")
            for key in english.keys() ^ catalogue.keys():
                lacks = lang if key in english else "en"
                raise Fault("text missing", f"{key} in {lacks}; add it to texts/{lacks}.ftl")
            for key in english:
                if extra := catalogue[key] - english[key]:
                    raise Fault(
                        "text missing", f"{key} in {lang} uses {sorted(extra)}, which the English text does not have"
                    )

    def key(self, key: str, args: frozenset[str]) -> None:
        if (key, args) in self.known:
            return
        for lang, catalogue in self.catalogues.items():
            self._present(catalogue, lang, key, args)
        self.known.add((key, args))

    def _present(self, catalogue: Needs, lang: str, key: str, args: frozenset[str]) -> None:
        if key not in catalogue:
            raise Fault("text missing", f"{key} in {lang}; add it to texts/{lang}.ftl")
        if lacking := catalogue[key] - args:
            raise Fault("text missing", f"{key} in {lang} uses {sorted(lacking)}, but only {sorted(args)} are given")

    def say(self, say: Say) -> None:
        self.key(say.key, frozenset(say.args))

    def rule(self, rule: str | None, *args: str) -> None:
        if rule is not None:
            self.key(rule, frozenset())
            self.key(f"{rule}.why", frozenset(args))

    def refusal(self, refusal: Refusal) -> None:
        self.say(refusal.say)
        self.rule(refusal.rule)

    def ask(self, ask: Ask) -> None:
        self.say(ask.say)
        for rule in ask.closed.values():
            self.rule(rule)
        for offer in ask.offers:
            for domain in offer.fields.values():
                if isinstance(domain, OneOf):
                    for rule in domain.closed.values():
                        self.rule(rule)
                    for note in domain.notes.values():
                        self.say(note)

    def event(self, event: Event) -> None:
        self.key(message_key(self.game, type(event)), frozenset(event.__struct_fields__))
        if isinstance(event, Scored):
            self.rule(event.rule, "points")
