"""Pictures and fonts, embedded in the file. Those that are not installed are left out."""

from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from zlib import crc32

from talewind.decks import DeckError, Picture, load_deck
from talewind.kit import Frozen, Plate
from talewind.server.base.packages import deck_home

CLOTHS = ("#23485a", "#4a3a63", "#5a3a2c", "#2f4f3e", "#5b2f3c", "#37446e")  # for pictures that are not painted yet
ROOM = 1_500_000  # bytes for a book's pictures, encoded; beyond that they are small
FILED = 6_000_000  # the same for pictures in files of their own


@cache
def deck_of(name: str) -> dict[str, Picture]:
    """The painted pictures of a deck by id; empty if the deck is not painted yet."""
    try:
        return {picture.id: picture for picture in load_deck(name, deck_home(name)).pictures}
    except DeckError:
        return {}


def colour(plate: Plate) -> str:
    """The picture's own colour, as its background."""
    painted = deck_of(plate.deck).get(plate.picture)
    return painted.colour if painted else CLOTHS[crc32(plate.picture.encode()) % len(CLOTHS)]


def sources(plates: Iterable[Plate]) -> list[str]:
    """The sources of shapes used in these pictures, for the credits."""
    painted = [deck_of(plate.deck).get(plate.picture) for plate in plates]
    return sorted({f"{source.of} ({source.licence})" for picture in painted if picture for source in picture.sources})


@cache
def _read(plate: Plate, width: int) -> bytes:
    painted = deck_of(plate.deck).get(plate.picture)
    found = painted.files.get(str(width)) if painted else None
    place = deck_home(plate.deck) / plate.deck / "pictures" / found.file if found else None
    return place.read_bytes() if place and place.is_file() else b""


def data_uri(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{b64encode(content).decode()}"


class Pictures:
    """The pictures of one file: large until the budget is used up, then small."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room

    def source(self, plate: Plate, widths: tuple[int, ...] = (800, 400)) -> str:
        """The address of a picture; "": it is not painted yet."""
        for width in widths:
            content = _read(plate, width)
            weight = len(content) * 4 // 3
            if content and (weight <= self.room or width == widths[-1]):
                self.room -= weight
                return self.address(f"{plate.picture}-{width}.webp", content)
        return ""

    def address(self, name: str, content: bytes) -> str:
        return data_uri("image/webp", content)


class FiledPictures(Pictures):
    """Pictures that lie beside the text, each once. `files`: their contents by address."""

    def __init__(self, room: int = FILED) -> None:
        super().__init__(room)
        self.files: dict[str, bytes] = {}

    def address(self, name: str, content: bytes) -> str:
        address = f"pictures/{name}"
        if address in self.files:
            self.room += len(content) * 4 // 3
        self.files[address] = content
        return address


FACES = (
    ("Young Serif", "young-serif", "normal"),
    ("Literata", "literata", "normal"),
    ("Literata", "literata", "italic"),
)


class Face(Frozen):
    """A font of the client's build."""

    family: str
    style: str
    name: str
    content: bytes

    def rule(self, source: str) -> str:
        weight = "400" if self.family == "Young Serif" else "200 900"
        return (
            f'@font-face{{font-family:"{self.family}";font-style:{self.style};font-weight:{weight};'
            f'src:url({source})format("woff2")}}'
        )


@cache
def fonts() -> tuple[Face, ...]:
    """The fonts found; none: readers see Georgia."""
    place = files("talewind") / "web" / "assets"
    found = sorted(place.iterdir(), key=lambda f: f.name) if place.is_dir() else []
    latin = [f for f in found if f.name.endswith(".woff2") and not _other_script(f.name)]
    faces = []
    for family, start, style in FACES:
        fitting = [f for f in latin if f.name.startswith(start) and ("italic" in f.name) == (style == "italic")]
        faces += [Face(family, style, f"{start}-{style}.woff2", f.read_bytes()) for f in fitting[:1]]
    return tuple(faces)


@cache
def faces() -> str:
    """Their @font-face rules, with the fonts inside."""
    return "\n".join(face.rule(data_uri("font/woff2", face.content)) for face in fonts())


def _other_script(name: str) -> bool:
    return any(part in name for part in ("-ext", "cyrillic", "greek", "vietnamese"))
