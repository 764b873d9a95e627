"""`talewind decks`: lists the pictures, and checks that none is missing."""

import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from talewind import games
from talewind.decks import HOME, DeckError, deck_languages, deck_names, faults, homes, load_deck
from talewind.decks.checker import LANGUAGES


def wanted() -> dict[str, list[str]]:
    """The decks that the installed games use, and the pictures that each of them needs."""
    found: dict[str, list[str]] = {}
    for game in map(games.load, games.names()):
        for deck in (*game.decks, *game.pictures):
            needed = found.setdefault(deck, [])
            needed += [picture for picture in game.pictures.get(deck, ()) if picture not in needed]
    return found


def places(home: Path | None) -> dict[str, Path]:
    """The folder with each deck: `home` for all, else ours and those of the installed games."""
    some = homes(games.load(name).package for name in games.names()) if home is None else (home,)
    return {deck: each for each in reversed(some) for deck in deck_names(each)}


def tongues(deck: str, home: Path) -> dict[str, str]:
    """The languages of a deck of another distribution: those that it brings, and English."""
    return {lang: LANGUAGES.get(lang, lang) for lang in ("en", *deck_languages(deck, home))}


def list_decks(name: str | None = None, home: Path | None = None) -> None:
    table = Table("deck", "pictures", "languages", "size", "licence", box=None, header_style="bold")
    found = places(home)
    for deck in _chosen(name, sorted(found)):
        place = found[deck]
        size = sum(path.stat().st_size for path in (place / deck).rglob("*") if path.is_file())
        try:
            pictures = load_deck(deck, place).pictures
            number, licence = str(len(pictures)), ", ".join(sorted({p.licence for p in pictures}))
        except DeckError as why:
            number, licence = "–", f"[red]{escape(str(why))}[/]"
        table.add_row(deck, number, ", ".join(deck_languages(deck, place)), f"{size / 1_000_000:.1f} MB", licence)
    Console().print(table)


def check_decks(name: str | None = None, home: Path | None = None) -> None:
    """Exit 0 only if nothing is missing."""
    console, needed, wrong = Console(soft_wrap=True, highlight=False), wanted(), 0
    known = places(home)
    for deck in _chosen(name, sorted({*known, *needed})):
        place = known.get(deck, home or HOME)
        languages = LANGUAGES if home is not None or place == HOME else tongues(deck, place)
        found = list(faults(deck, needed.get(deck, ()), place, languages))
        wrong += len(found)
        if found:
            console.print(f"[bold red]{deck} is not complete[/]: {len(found)} to mend.")
        else:
            console.print(f"[bold green]{deck} is complete[/]: {len(load_deck(deck, place).pictures)} pictures.")
        for fault in found:
            console.print(f"  {escape(fault)}")
    sys.exit(1 if wrong else 0)


def _chosen(name: str | None, decks: list[str]) -> list[str]:
    if name is not None and name not in decks:
        sys.exit(f"There is no deck called {name!r} here. There are: {', '.join(decks) or 'none'}.")
    return decks if name is None else [name]
