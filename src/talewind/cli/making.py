"""`talewind new`: writes the folder of a new game from the templates in `skeleton`."""

import re
import sys
from importlib.resources import files
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from talewind import __version__, games

# Where each template goes; @words@ in names and templates are replaced.
TEMPLATES = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "__init__.py": "src/@id@/__init__.py",
    "game.py": "src/@id@/game.py",
    "texts.en.ftl": "src/@id@/texts/en.ftl",
    "rules.en.ftl": "src/@id@/rules/en.ftl",
    "test_game.py": "tests/test_@id@.py",
}
LONGEST = 40  # characters of an id
ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
MEANT = ("src", "tests", "a", "b", "t")  # folders, and names in the templates that the class of such a game would have
# Names in the templates that the game's class cannot have, too.
TAKEN = frozenset(
    {
        "Ask",
        "Chance",
        "Event",
        "Frozen",
        "Game",
        "Heap",
        "HeapView",
        "Iterable",
        "Move",
        "Options",
        "Outcome",
        "Phase",
        "Refused",
        "Rig",
    }
    | {"Seat", "Setup", "State", "Table", "Take", "Taking", "Took"}
)


def make_game(game: str, into: Path) -> None:
    """Write the folder and say what to try next; or say what is wrong, and exit."""
    if wrong := unfit(game):
        sys.exit(wrong)
    folder = into / game
    if not next(place for place in (into, *into.absolute().parents) if place.exists()).is_dir():
        sys.exit(f"--into: {into} is no folder, and none can be made there. Nothing was written.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        sys.exit(f"{folder} is there already, and is not empty. Nothing was written; choose another name, or --into.")
    for name, text in written(game).items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
        print(f"  {place}")
    print(f"{class_of(game)} is a whole game: take one to three stones; whoever takes the last one wins. Try it:")
    print(f"  cd {folder}")
    print("  talewind play      # against bots, in this terminal")
    print("  talewind dev       # in the browser, while you change it")
    print("  talewind conform   # does it keep its promises, in 200 random games?")


def unfit(game: str) -> str:
    """Why a game cannot have this id; "": it can."""
    if not ID.fullmatch(game) or len(game) > LONGEST:
        near = "_".join(re.findall(r"[a-z0-9]+", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", game).lower()))[:LONGEST]
        such = near.rstrip("_") if ID.fullmatch(near.rstrip("_")) else "liars_dice"
        return (
            f"{game!r} cannot be the id of a game: small letters, digits and single underscores, a letter first, "
            f"at most {LONGEST} in all, such as {such}."
        )
    if game in games.RESERVED:
        return f"A game cannot be called {game!r}: texts of the platform have that name."
    if game in games.names():
        return f"There is a game called {game!r} already. Installed: {', '.join(games.names())}."
    if iskeyword(game) or iskeyword(class_of(game)) or game in MEANT or _is_module(game):
        return f"{game!r} means something in Python: a package of that name could not be imported. Choose another one."
    return ""


def _is_module(name: str) -> bool:
    """Whether Python imports something else by this name. A folder without a module in it has no origin."""
    found = find_spec(name)
    return found is not None and found.origin is not None


def class_of(game: str) -> str:
    """
    >>> class_of("liars_dice"), class_of("mygame"), class_of("heap")
    ('LiarsDice', 'Mygame', 'HeapGame')
    """
    camel = "".join(word.capitalize() for word in game.split("_"))
    return f"{camel}Game" if camel in TAKEN else camel


def initials(game: str) -> str:
    """The first part of the ids of its rules.

    >>> initials("liars_dice"), initials("mygame")
    ('LD', 'MY')
    """
    words = [word for word in game.split("_") if word[0].isalpha()]
    return ("".join(word[0] for word in words) if len(words) > 1 else game[:2]).upper()


def written(game: str) -> dict[str, str]:
    """The files of a new game by their places in its folder."""
    words = {
        "@id@": game,
        "@Game@": class_of(game),
        "@title@": game.replace("_", " ").title(),
        "@dashed@": game.replace("_", "-"),
        "@XX@": initials(game),
        "@version@": __version__,
    }

    def filled(text: str) -> str:
        for word, meant in words.items():
            text = text.replace(word, meant)
        return text

    skeleton = files("talewind.cli") / "skeleton"
    return {filled(place): filled((skeleton / f"{name}.in").read_text("utf-8")) for name, place in TEMPLATES.items()}
