"""All texts of this server by language, in bundles: one common to all pages, one for tables in play and books, one for the
generic board, and three per game: all its texts, those of its options alone, for the waiting room, and its lessons, which may be
empty. An operator adds a language as one file, `<lang>.ftl`, in a folder; messages that it lacks are formatted in English."""

import re
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from talewind import games
from talewind.decks import deck_texts
from talewind.kit import Frozen
from talewind.kit.catalogue import text_files
from talewind.texts import parsed

from .settings import BadSetting

ENGLISH = "en"
COMMON, TABLE, GENERIC = "common", "table", "generic"
COMMON_PLACES = (("talewind.kit", "texts"), ("talewind.server", "texts"), ("talewind.texts", "client"))
TABLE_PLACES = (("talewind.texts", "table"),)
GENERIC_PLACES = (("talewind.texts", "generic"),)
OWN_NAME = re.compile(r"^server-language *=(.+)$", re.MULTILINE)
_LONG = re.compile(r"^(\S+ *=).*?(\n[ \t]+\.short\b)", re.DOTALL)  # the value of a message that also says it in short
TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", re.ASCII)


class Language(Frozen):
    """`name`: the language's own name for itself."""

    lang: str
    name: str


class Catalogues:
    """All catalogues, read at the start. `folder`: where an operator adds languages; it need not exist. `edition`: how often they
    were read again."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder, self.edition = folder, 0
        self._read: dict[str, Any] = {}  # parsed Fluent bundles by language
        self.bundles = {COMMON: _read(COMMON_PLACES), TABLE: _read(TABLE_PLACES), GENERIC: _read(GENERIC_PLACES)}
        for name in games.names():
            game = games.load(name)
            decks = [deck_texts(deck, game.package) for deck in game.decks]
            self.bundles[name] = _read([(game.package, "texts"), (game.package, "rules"), *decks])
            options = self.bundles[f"{name}.options"] = {}
            lessons = _read([(game.package, "lessons")])
            spoken = {
                **self.bundles[COMMON],
                **self.bundles[name],
            }  # a game may have a language that the pages around it lack
            self.bundles[f"{name}.lessons"] = {lang: lessons.get(lang, "") for lang in spoken}
            for lang, text in self.bundles[name].items():
                options[lang] = _options(name, text)
                if lang in self.bundles[COMMON]:
                    self.bundles[COMMON][lang] += _front(name, text)
        for lang, text in _dropped(folder).items():
            if lang not in self.bundles[COMMON]:
                for name, bundle in self.bundles.items():
                    bundle[lang] = text if name in (COMMON, *games.names()) else ""

    def read_again(self) -> None:
        """Read all files as they are now; only `talewind dev` does. If one cannot be read, nothing changes."""
        self.bundles = Catalogues(self._folder).bundles
        self._read.clear()
        self.__dict__.pop("languages", None)
        self.edition += 1

    @cached_property
    def languages(self) -> tuple[Language, ...]:
        """All languages, English first."""
        langs = sorted(self.bundles[COMMON], key=lambda lang: (lang != ENGLISH, lang))
        named = {lang: OWN_NAME.search(self.bundles[COMMON][lang]) for lang in langs}
        return tuple(Language(lang, name[1].strip() if name else lang) for lang, name in named.items())

    def sentence(self, lang: str, key: str, **args: Any) -> str:
        """Format a message that belongs to no table: it contains no seat, picture or rule."""
        for bundle in (self._spoken(lang), self._spoken(ENGLISH)):
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                return str(bundle.format_pattern(pattern, args)[0])
        return key

    def _spoken(self, lang: str) -> Any:
        """The parsed bundle of a language. Parsing takes a while, so it happens on first use and does not delay the server's
        start."""
        if lang not in self._read:
            self._read[lang] = FluentBundle([lang], use_isolating=False)
            for bundle in self.bundles.values():
                self._read[lang].add_resource(parsed(bundle.get(lang, "")))
        return self._read[lang]

    def wanted(self, accept_language: str) -> str:
        """The available language that a reader prefers, by the Accept-Language header."""
        liked = [_liking(part, place) for place, part in enumerate(accept_language[:500].split(","))]
        for _, _, tag in sorted(each for each in liked if each[0] < 0):
            for lang in self.bundles[COMMON]:
                if tag == lang.lower() or tag.partition("-")[0] == lang.lower():
                    return lang
        return ENGLISH


def _read(places: Any) -> dict[str, str]:
    """For each language, the concatenated files of several folders."""
    found: dict[str, str] = {}
    for place in places:
        for lang, file in text_files(*place).items():
            found[lang] = found.get(lang, "") + file.read_text("utf-8").rstrip("\n") + "\n\n"
    return found


def _front(game: str, text: str) -> str:
    """What every page says of a game, whether it is played there or not: its name, and in short what it is about.

    >>> _front("mill", "mill-name = Mill\\nmill-about = Long.\\n    .short = Brief.\\nmill-guess = Guess!\\n")
    'mill-name = Mill\\nmill-about =\\n    .short = Brief.\\n'
    >>> _front("mill", "mill-about = Long.\\n")
    'mill-about = Long.\\n'
    """
    return "".join(_LONG.sub(r"\1\2", found) for found in _messages(f"{re.escape(game)}-(?:name|about)", text))


def _options(game: str, text: str) -> str:
    """The names and values of a game's options.

    >>> _options("mill", "mill-option-pace = Pace\\nmill-guess = Guess!\\nmill-option-pace-live = live\\n")
    'mill-option-pace = Pace\\nmill-option-pace-live = live\\n'
    """
    return "".join(_messages(rf"{re.escape(game)}-option-[\w-]+", text))


def _messages(key: str, text: str) -> list[str]:
    """The messages whose key matches a pattern, with their further lines."""
    return re.findall(rf"^{key} *=.*\n(?:(?:[ \t]+|\}}).*\n)*", text, re.MULTILINE)


def _dropped(folder: Path | None) -> dict[str, str]:
    if folder is None or not folder.is_dir():
        return {}
    found = {}
    for path in sorted(folder.glob("*.ftl")):
        if TAG.fullmatch(path.stem):
            try:
                found[path.stem] = path.read_text("utf-8-sig")
            except (OSError, UnicodeDecodeError) as no:
                raise BadSetting(f"{path} cannot be read ({type(no).__name__}); mend it, or take it away.") from None
    return found


def _liking(part: str, place: int) -> tuple[float, int, str]:
    """
    >>> _liking("fr-CA;q=0.8", 1)
    (-0.8, 1, 'fr-ca')
    """
    tag, _, weight = part.partition(";")
    found = re.fullmatch(r"q=([01](?:\.[0-9]{0,3})?)", weight.strip())
    return -float(found[1]) if found else -1.0, place, tag.strip().lower()
