"""A deck in its folder: manifest.json, pictures/, texts/."""

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Annotated

from fluent.syntax import FluentParser, ast
from msgspec import DecodeError, Meta, Struct, field, json

HOME = Path(__file__).parent
PACKAGE = "talewind.decks"
FOLDER = "decks"  # of a game's package, for decks of its own

type Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]*\Z")]
type FileName = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9._-]*\.webp\Z")]  # a plain name, never a path
type Sha256 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
type Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}\Z")]
type Size = Annotated[int, Meta(gt=0)]


class DeckError(Exception):
    """A deck cannot be read; the message is one sentence that says why."""


class PictureFile(Struct, frozen=True):
    file: FileName
    width: Size
    height: Size
    bytes: Size
    sha256: Sha256


class Source(Struct, frozen=True):
    """What a picture was made from, and whose it is."""

    icon: str
    of: str = field(name="from")
    licence: str
    author: str
    changed: bool


class Picture(Struct, frozen=True):
    id: Name
    motifs: tuple[str, ...]
    colour: Colour  # shown until the picture is loaded
    files: dict[str, PictureFile]  # by width
    source: Sha256  # hash of its source
    licence: str
    sources: tuple[Source, ...]


class Deck(Struct, frozen=True):
    """`weights`: by width, the average bytes that a file may have."""

    id: Name = field(name="deck")
    size: tuple[Size, Size]
    weights: dict[str, Size]
    pictures: tuple[Picture, ...]


class Description(Struct, frozen=True):
    """The texts of a picture in one language: its title, and a description at three levels of detail."""

    title: str = ""
    name: str = ""
    shows: str = ""
    closer: str = ""


def deck_names(home: Path = HOME) -> list[str]:
    """Every folder that holds a deck, complete or not."""
    return sorted(p.name for p in home.iterdir() if (p / "texts").is_dir() or (p / "manifest.json").is_file())


def homes(packages: Iterable[str]) -> tuple[Path, ...]:
    """The folders with decks: that of this package, then the folder `decks` of each of `packages` that has one. Of two decks of one
    name the first counts."""
    further = [Path(str(files(package))) / FOLDER for package in packages if package]
    return (HOME, *(home for home in further if home.is_dir() and home != HOME))


def deck_texts(name: str, package: str) -> tuple[str, str]:
    """The package and folder with a deck's texts: ours, or else those of a game's own package."""
    if not package or (HOME / name).is_dir():
        return PACKAGE, f"{name}/texts"
    return package, f"{FOLDER}/{name}/texts"


def deck_languages(name: str, home: Path = HOME) -> list[str]:
    return sorted(path.stem for path in (home / name / "texts").glob("*.ftl"))


def load_deck(name: str, home: Path = HOME) -> Deck:
    """Read the manifest; whether it is true is checked by `checker`."""
    if name not in deck_names(home):
        raise DeckError(f"There is no deck called {name!r}. There are: {', '.join(deck_names(home)) or 'none'}.")
    manifest = home / name / "manifest.json"
    if not manifest.is_file():
        raise DeckError(f"The deck {name} has no manifest.json. `npm run build` in studio/ writes it.")
    try:
        deck = json.decode(manifest.read_bytes(), type=Deck)
    except (DecodeError, UnicodeDecodeError) as why:
        raise DeckError(f"The manifest of {name} cannot be read: {why}.") from why
    if deck.id != name:
        raise DeckError(f"The manifest of {name} calls its deck {deck.id}. Both must be the name of the folder.")
    return deck


def descriptions(name: str, lang: str, home: Path = HOME) -> dict[str, Description]:
    """The texts of every picture by its id; missing ones are empty."""
    path = home / name / "texts" / f"{lang}.ftl"
    if not path.is_file():
        raise DeckError(f"The deck {name} has no texts/{lang}.ftl. `npm run build` in studio/ writes it.")
    text, found = path.read_text("utf-8"), dict[str, Description]()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            spans = [note.span.start for note in entry.annotations if note.span]
            line = text.count("\n", 0, min(spans, default=0)) + 1
            raise DeckError(f"texts/{lang}.ftl of {name} cannot be read: line {line}.")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise DeckError(f"texts/{lang}.ftl of {name} has {entry.id.name} twice. Remove one.")
            layers = {
                a.id.name: _plain(a.value) for a in entry.attributes if a.id.name in Description.__struct_fields__[1:]
            }
            found[entry.id.name] = Description(_plain(entry.value), **layers)
    return found


def _plain(pattern: ast.Pattern | None) -> str:
    """The plain text: the only placeable in a picture's text is a sign that Fluent would interpret."""
    text = ""
    for part in pattern.elements if pattern else ():
        if isinstance(part, ast.TextElement):
            text += part.value
        elif isinstance(part.expression, ast.StringLiteral):
            text += part.expression.parse()["value"]
    return " ".join(text.split())
