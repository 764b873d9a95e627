"""`talewind decks`: lists the pictures, and checks that none is missing."""

import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from talewind import games
from talewind.decks import HOME, DeckError, deck_languages, deck_names, faults, load_deck


def wanted() -> dict[str, list[str]]:
    """The decks that the installed games use, and the pictures that each of them needs."""
    found: dict[str, list[str]] = {}
    for game in map(games.load, games.names()):
        for deck in (*game.decks, *game.pictures):
            needed = found.setdefault(deck, [])
            needed += [picture for picture in game.pictures.get(deck, ()) if picture not in needed]
    return found


def list_decks(name: str | None = None, home: Path = HOME) -> None:
    table = Table("deck", "pictures", "languages", "size", "licence", box=None, header_style="bold")
    for deck in _chosen(name, deck_names(home)):
        size = sum(path.stat().st_size for path in (home / deck).rglob("*") if path.is_file())
        try:
            pictures = load_deck(deck, home).pictures
            number, licence = str(len(pictures)), ", ".join(sorted({p.licence for p in pictures}))
        except DeckError as why:
            number, licence = "–", f"[red]{escape(str(why))}[/]"
        table.add_row(deck, number, ", ".join(deck_languages(deck, home)), f"{size / 1_000_000:.1f} MB", licence)
    Console().print(table)


def check_decks(name: str | None = None, home: Path = HOME) -> None:
    """Exit 0 only if nothing is missing."""
    console, needed, wrong = Console(soft_wrap=True, highlight=False), wanted(), 0
    for deck in _chosen(name, sorted({*deck_names(home), *needed})):
        found = list(faults(deck, needed.get(deck, ()), home))
        wrong += len(found)
        if found:
            console.print(f"[bold red]{deck} is not complete[/]: {len(found)} to mend.")
        else:
            console.print(f"[bold green]{deck} is complete[/]: {len(load_deck(deck, home).pictures)} pictures.")
        for fault in found:
            console.print(f"  {escape(fault)}")
    sys.exit(1 if wrong else 0)


def _chosen(name: str | None, decks: list[str]) -> list[str]:
    if name is not None and name not in decks:
        sys.exit(f"There is no deck called {name!r} here. There are: {', '.join(decks) or 'none'}.")
    return decks if name is None else [name]
