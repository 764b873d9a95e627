"""The list of what may be typed at any time in a terminal game."""

import re
from collections.abc import Iterator

from talewind.kit import AnyGame, Game
from talewind.kit.catalogue import rule_ids
from talewind.texts import Speaker

WIDTH = 28  # of what a command does


def help_of(speaker: Speaker) -> str:
    """The commands that mean something in this game, in two columns; examples are its own.

    >>> from talewind.games import load
    >>> print(help_of(Speaker(load("windward"))))
    You may type at any time:
      look       what lies on the table        rule WW-1  a rule in full
      beside     what else you may do          undo       take your last move back
      wait       let the others go first       why        what is closed now, and why
      book       what was told so far          help       this list
      quit       leave the game
    """
    found = list(_commands(speaker))
    width = max(len(typed) for typed, _ in found)
    listed = [f"  {typed:<{width}}  {meant:<{WIDTH}}" for typed, meant in found]
    pairs = ["".join(listed[at : at + 2]).rstrip() for at in range(0, len(listed), 2)]
    return "\n".join(["You may type at any time:", *pairs])


def has_book(game: AnyGame) -> bool:
    """Whether the game writes pages at all."""
    return type(game).pages is not Game.pages


def names_one(speaker: Speaker, command: str, rest: str) -> bool:
    """Whether these words are a command that names a rule or a picture of the game, not the beginning of a tale.

    >>> from talewind.games import load
    >>> speaker = Speaker(load("windward"))
    >>> names_one(speaker, "rule", "ww-1"), names_one(speaker, "rule", "the sea"), names_one(speaker, "show", "me")
    (True, False, False)
    """
    if command == "rule":
        return rest.upper() in rule_ids(speaker.game)
    titles = (speaker.title(picture).lower() for known in speaker.game.pictures.values() for picture in known)
    return any(rest.lower() in (title, *re.findall(r"\w+", title)) for title in titles)


def _commands(speaker: Speaker) -> Iterator[tuple[str, str]]:
    game = speaker.game
    yield "look", "what lies on the table"
    for pictures in game.pictures.values():
        yield f"show {max(re.findall(r'\w+', speaker.title(pictures[0])), key=len).lower()}", "a picture in words"
        break
    for rule in rule_ids(game)[:1]:
        yield f"rule {rule}", "a rule in full"
    if type(game).asides is not Game.asides:
        yield "beside", "what else you may do"
    yield "undo", "take your last move back"
    yield "wait", "let the others go first"
    yield "why", "what is closed now, and why"
    if has_book(game):
        yield "book", "what was told so far"
    yield "help", "this list"
    yield "quit", "leave the game"
