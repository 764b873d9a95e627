"""All texts of this server by language, in bundles: what is common to all tables, and one for each game. A further language is
one file, `<lang>.ftl`, in a folder of the operator's; what it lacks is said in English."""

import re
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from talewind import games
from talewind.kit import Frozen
from talewind.kit.catalogue import text_files

ENGLISH = "en"
COMMON = "common"
COMMON_PLACES = (("talewind.kit", "texts"), ("talewind.server", "texts"), ("talewind.texts", "client"))
OWN_NAME = re.compile(r"^server-language *=(.+)$", re.MULTILINE)
TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", re.ASCII)


class Language(Frozen):
    """`name`: as its speakers call it."""

    lang: str
    name: str


class Catalogues:
    """Read at the start. `folder`: where further languages are dropped; it need not be there."""

    def __init__(self, folder: Path | None = None) -> None:
        self._read: dict[str, Any] = {}  # Fluent bundles by language
        self.bundles = {COMMON: _read(COMMON_PLACES)}
        for name in games.names():
            game = games.load(name)
            decks = [("talewind.decks", f"{deck}/texts") for deck in game.decks]
            self.bundles[name] = _read([(game.package, "texts"), (game.package, "rules"), *decks])
        for lang, text in _dropped(folder).items():
            if lang not in self.bundles[COMMON]:
                for bundle in self.bundles.values():
                    bundle[lang] = text

    @cached_property
    def languages(self) -> tuple[Language, ...]:
        """English first."""
        langs = sorted(self.bundles[COMMON], key=lambda lang: (lang != ENGLISH, lang))
        named = {lang: OWN_NAME.search(self.bundles[COMMON][lang]) for lang in langs}
        return tuple(Language(lang, name[1].strip() if name else lang) for lang, name in named.items())

    def sentence(self, lang: str, key: str, **args: Any) -> str:
        """A sentence without a table: no seat, picture or rule can be in it."""
        for bundle in (self._spoken(lang), self._spoken(ENGLISH)):
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                return str(bundle.format_pattern(pattern, args)[0])
        return key

    def _spoken(self, lang: str) -> Any:
        """Read by Fluent when somebody first speaks it: that takes a while, and a server should be up at once."""
        if lang not in self._read:
            self._read[lang] = FluentBundle([lang], use_isolating=False)
            for bundle in self.bundles.values():
                self._read[lang].add_resource(FluentResource(bundle.get(lang, "")))
        return self._read[lang]

    def wanted(self, accept_language: str) -> str:
        """Of the languages there are, the one a reader likes best."""
        liked = [_liking(part, place) for place, part in enumerate(accept_language[:500].split(","))]
        for _, _, tag in sorted(each for each in liked if each[0] < 0):
            for lang in self.bundles[COMMON]:
                if tag == lang.lower() or tag.partition("-")[0] == lang.lower():
                    return lang
        return ENGLISH


def _read(places: Any) -> dict[str, str]:
    """By language, the files of several places one after another."""
    found: dict[str, str] = {}
    for place in places:
        for lang, file in text_files(*place).items():
            found[lang] = found.get(lang, "") + file.read_text("utf-8").rstrip("\n") + "\n\n"
    return found


def _dropped(folder: Path | None) -> dict[str, str]:
    if folder is None or not folder.is_dir():
        return {}
    files = {path.stem: path for path in sorted(folder.glob("*.ftl")) if TAG.fullmatch(path.stem)}
    return {lang: path.read_text("utf-8-sig") for lang, path in files.items()}


def _liking(part: str, place: int) -> tuple[float, int, str]:
    """
    >>> _liking("fr-CA;q=0.8", 1)
    (-0.8, 1, 'fr-ca')
    """
    tag, _, weight = part.partition(";")
    found = re.fullmatch(r"q=([01](?:\.[0-9]{0,3})?)", weight.strip())
    return -float(found[1]) if found else -1.0, place, tag.strip().lower()
