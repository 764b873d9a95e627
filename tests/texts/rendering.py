"""All the ways in which a message may be said, found out from the catalogues themselves: which variables it has, and from how
they are used, what they may be. A new message is covered without a word here."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

import talewind
from talewind import games
from talewind.kit import AnyGame
from talewind.texts import Speaker, parsed

PACKAGE = Path(talewind.__file__).parent
OF_PLATFORM = ("server/texts", "texts/client", "texts/table", "texts/generic")
LANGUAGES = ("en", "fr")

NAMES = ["the reader", "Alice", "Écureuil agile", "Emma"]  # names that make French drop a vowel
READER = 0
SEATS = (READER, 1, 2)
ALONE = ("0", "1", "2")
SEVERAL = ("0,1", "2,0", "1,2", "0,2,3", "1,2,3")
NUMBERS = (0, 1, 2, 5)
BELOW_ZERO = {"points": (-2, -1), "total": (-2, -1)}  # nothing else is ever less than nothing
PLACED = (0, 132, 264, 311, 435, 566, 624)  # numbers whose digits say something
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Numbers that no message chooses by.
COUNTED = {
    "all", "high", "lag", "low", "most", "number", "page", "pages", "pictures", "rank", "received", "round", "rounds", "tale", "time",
}  # fmt: skip
WORDS = ("Alice", "Écureuil agile")
DAYS = dict.fromkeys(("date", "day"), ("7 mars",))


@dataclass
class Use:
    """How the messages of one key use one variable: what is called with it, what is chosen by it and by what is called; of
    which families it is named."""

    calls: set[str] = field(default_factory=set)
    families: set[str] = field(default_factory=set)
    cases: set[str] = field(default_factory=set)
    cases_of: set[str] = field(default_factory=set)


type Uses = dict[str, Use]


@dataclass(frozen=True)
class Place:
    """A catalogue: a folder with one file for each language; `game`: whose seats, rules and pictures it speaks of."""

    folder: Path
    game: AnyGame

    def __str__(self) -> str:
        return self.folder.relative_to(PACKAGE).as_posix()

    @property
    def is_rules(self) -> bool:
        return self.folder.name == "rules"


def places() -> list[Place]:
    ours = [games.load(name) for name in games.names()]
    found = [Place(PACKAGE / "kit" / "texts", game) for game in ours]
    found += [Place(PACKAGE / common, ours[0]) for common in OF_PLATFORM]
    for game in ours:
        folder = PACKAGE / "games" / game.id
        found += [Place(folder / "texts", game), Place(folder / "rules", game), Place(folder / "lessons", game)]
        found += [Place(PACKAGE / "decks" / deck / "texts", game) for deck in game.decks]
    return found


@cache
def patterns(place: Place, lang: str) -> dict[str, ast.Pattern]:
    """By key; an attribute is written `WM-46.why`. `.rule` names a rule for a link to it, and is not read out."""
    found = {}
    for entry in FluentParser().parse((place.folder / f"{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{place} in {lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            said = [each for each in entry.attributes if each.id.name != "rule"]
            found |= {f"{entry.id.name}.{each.id.name}": each.value for each in said}
    return found


@cache
def uses(place: Place) -> dict[str, Uses]:
    """Of each key, in all languages together: what one language chooses by, another may only say."""
    found: dict[str, Uses] = {}
    for lang in LANGUAGES:
        for key, pattern in patterns(place, lang).items():
            _collect(pattern, found.setdefault(key, {}))
    return found


def _collect(node: Any, into: Uses) -> None:
    match node:
        case ast.VariableReference():
            into.setdefault(node.id.name, Use())
        case ast.FunctionReference():
            for at, each in enumerate(node.arguments.positional):
                _collect(each, into)
                into[_name(each)].calls.add(node.id.name if at == 0 else f"{node.id.name} too")
            families = {str(each.value.value) for each in node.arguments.named if each.name.name == "of"}
            into[_name(node.arguments.positional[0])].families |= families
        case ast.SelectExpression():
            _collect(node.selector, into)
            keys = {str(v.key.value if isinstance(v.key, ast.NumberLiteral) else v.key.name) for v in node.variants}
            if isinstance(node.selector, ast.VariableReference):
                into[node.selector.id.name].cases |= keys
            elif isinstance(node.selector, ast.FunctionReference):
                into[_name(node.selector.arguments.positional[0])].cases_of |= keys
            for variant in node.variants:
                _collect(variant.value, into)
        case ast.Pattern():
            for element in node.elements:
                _collect(element, into)
        case ast.Placeable():
            _collect(node.expression, into)


def _name(argument: Any) -> str:
    assert isinstance(argument, ast.VariableReference), "a function is called with variables"
    return argument.id.name


def values(name: str, use: Use, place: Place, counted: set[str]) -> tuple[Any, ...]:
    """What a variable may be."""
    nobody = (None,) if "none" in use.cases or "nobody" in use.cases_of else ()
    if use.calls & {"SEATS", "MANY"} and not use.calls & {"SEAT", "WHO"}:
        alone = ALONE if not use.cases_of or use.cases_of & {"one", "you"} else ()
        return (*alone, *SEVERAL, *nobody)
    if use.calls & {"SEAT", "WHO"}:
        return (*SEATS, *nobody)
    if "DIGIT" in use.calls:
        return PLACED
    if use.families:
        found = set(_named(place, use.families)) | use.cases
        named = sorted(found - {"none", "other", "0"}, key=str)
        nothing: tuple[Any, ...] = ((),) if "none" in found else ()
        return (named[0], tuple(named[:3]), *nothing) if "NAMES" in use.calls else (*named, *nobody)
    if "WHY" in use.calls:
        return tuple(key.removesuffix(".why") for key in _rules(place.game) if key.endswith(".why"))
    if "TITLE" in use.calls:
        return (*_pictures(place.game), *nobody)
    literals = {int(case) for case in use.cases if case.lstrip("-").isdigit()}
    if name in counted or literals or "WHY too" in use.calls:
        chosen = use.cases or "WHY too" in use.calls
        return tuple(sorted({*NUMBERS, *literals, *BELOW_ZERO.get(name, ())})) if chosen else (5,)
    return (*sorted(use.cases - {"other"}), *(DAYS.get(name, WORDS) if not use.cases or "other" in use.cases else ()))


def counted(every: dict[str, Uses]) -> set[str]:
    """Variables that are a number: chosen by as one somewhere, and never by anything else."""
    cases: dict[str, set[str]] = {}
    for uses_of_one in every.values():
        for name, use in uses_of_one.items():
            cases.setdefault(name, set()).update(use.cases)
    number = {name for name, keys in cases.items() if keys and all(_is_number(key) for key in keys)}
    return number | COUNTED | BELOW_ZERO.keys()


def _is_number(case: str) -> bool:
    return case in PLURALS or case.lstrip("-").isdigit()


def ways(uses_of_one: Uses, place: Place, numbers: set[str]) -> Iterator[dict[str, Any]]:
    """All arguments with which a message may be said."""
    domains = [values(name, use, place, numbers) for name, use in uses_of_one.items()]
    for chosen in product(*domains):
        yield dict(zip(uses_of_one, chosen, strict=True))


def _named(place: Place, families: set[str]) -> Iterator[Any]:
    """The values of families that have a name, which uses no variable; or numbers, if one message names them all."""
    known = uses(place)
    for family in sorted(f"{place.game.id}-{each}" for each in families):
        own = [
            key.removeprefix(f"{family}-") for key, used in known.items() if key.startswith(f"{family}-") and not used
        ]
        yield from own or (PLACED if family in known else NUMBERS)


def _rules(game: AnyGame) -> dict[str, ast.Pattern]:
    return patterns(Place(PACKAGE / "games" / game.id / "rules", game), "en")


def _pictures(game: AnyGame) -> tuple[str, ...]:
    return next(iter(game.pictures.values()), ())[:1]  # a game may have no pictures


class Strict(Speaker):
    """Speaks all catalogues, and keeps what Fluent could not resolve."""

    def __init__(self, place: Place, lang: str) -> None:
        super().__init__(place.game, lang, NAMES, READER)
        for each in (*(PACKAGE / each for each in OF_PLATFORM), PACKAGE / "games" / place.game.id / "lessons"):
            self.bundle.add_resource(parsed((each / f"{lang}.ftl").read_text("utf-8")))
        self.unresolved: list[str] = []
        said = self.bundle.format_pattern

        def kept(*args: Any) -> tuple[Any, list[Exception]]:
            sentence, errors = said(*args)
            self.unresolved += [str(error) for error in errors]
            return sentence, errors

        self.bundle.format_pattern = kept  # type: ignore[method-assign, assignment]
