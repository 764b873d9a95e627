"""Checks that no message, rule id or variable is missing in any language."""

from collections.abc import Sequence

from talewind.kit.asks import Ask
from talewind.kit.base import Event, Refusal, Say
from talewind.kit.catalogue import Needs, message_key, messages, rule_ids, unreadable
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


def _variables(names: frozenset[str]) -> str:
    return " and ".join(f"${name}" for name in sorted(names))


class Texts:
    """Checks messages, each only once."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.catalogues = messages(game)
        self.rules = frozenset(rule_ids(game)) if game.package else frozenset[str]()
        self.known: set[tuple[str, frozenset[str]]] = set()

    def static(self) -> None:
        """Check that all languages have the same keys, and all keys that the types need."""
        for flaw in unreadable(self.game):
            raise Fault("text unreadable", flaw)
        english = self.catalogues.get("en", {})
        for mood in self.game.moods:
            if english and f"kit-mood-{mood}" not in english:
                known = ", ".join(key.removeprefix("kit-mood-") for key in english if key.startswith("kit-mood-"))
                raise Fault("text missing", f"kit-mood-{mood}: there is no mood {mood!r}; those of the kit are {known}")
        for lang, catalogue in self.catalogues.items():
            for flaws in (
                [key for key in needed(self.game) if key not in catalogue],
                sorted(english.keys() - catalogue),
            ):
                if flaws:
                    raise self.missing(lang, flaws)
            if unknown := sorted(catalogue.keys() - english):
                raise self.missing("en", unknown)
            for key in english:
                if extra := catalogue[key] - english[key]:
                    says = f"{key} in texts/{lang}.ftl uses {_variables(extra)}, which the English text does not have"
                    raise Fault("text variable", says)

    def missing(self, lang: str, keys: Sequence[str]) -> Fault:
        """All keys that one file lacks: that of the first."""
        folder = self.folder(keys[0])
        lacking = list(dict.fromkeys(key for key in keys if self.folder(key) == folder))
        names, file = ", ".join(lacking), f"{folder}/{lang}.ftl"
        if len(lacking) > 1:
            return Fault("text missing", f"{names} are not in {file}; add them there")
        return Fault("text missing", f"{names} is not in {file}; add it there")

    def folder(self, key: str) -> str:
        return "rules" if key.partition(".")[0] in self.rules else "texts"

    def key(self, key: str, args: frozenset[str]) -> None:
        if (key, args) in self.known:
            return
        for lang, catalogue in self.catalogues.items():
            self._present(catalogue, lang, key, args)
        self.known.add((key, args))

    def _present(self, catalogue: Needs, lang: str, key: str, args: frozenset[str]) -> None:
        if key not in catalogue:
            raise self.missing(lang, [key])
        if lacking := catalogue[key] - args:
            given = f"only {_variables(args)}" if args else "none"
            raise Fault("text variable", f"{key} in {lang} uses {_variables(lacking)}, but {given} is given to it")

    def say(self, say: Say) -> None:
        self.key(say.key, frozenset(say.args))

    def rule(self, rule: str | None, *args: str) -> None:
        if rule is None or (f"{rule}.why", frozenset(args)) in self.known:
            return
        for lang, catalogue in self.catalogues.items():
            if rule not in catalogue:
                raise Fault(
                    "rule missing", f"the rule {rule} is not in rules/{lang}.ftl; write it there, or mend its id"
                )
            if f"{rule}.why" not in catalogue:
                raise Fault("rule missing", f"the rule {rule} has no .why in rules/{lang}.ftl; give a short reason")
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
