"""Is a deck complete? Each fault is one sentence that names the picture and what is missing."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from .loader import HOME, Deck, DeckError, Description, Picture, PictureFile, descriptions, load_deck
from .webp import pixels

LANGUAGES = {"en": "English", "fr": "French"}
LONGEST = {"title": 60, "name": 60, "shows": 240, "closer": 600}  # characters, for screen readers
PAINTED = {
    "400": 30_000,
    "800": 80_000,
}  # by width, the largest average that a deck may declare: that of a painted scene
DRAWN = {"160": 5_000, "320": 14_000, "640": 35_000}  # masks for an ink: the largest file, not the average
HEAVIEST = 2  # times the deck's average weight: the limit for a single painting
LICENCES = ("Apache-2.0", "MIT", "OFL-1.1", "CC0-1.0", "CC-BY-4.0")


def faults(
    name: str, needed: Iterable[str] = (), home: Path = HOME, languages: Mapping[str, str] = LANGUAGES
) -> Iterator[str]:
    """`needed`: the pictures that games cannot be played without. `languages`: those that it must be described in, with their names.
    An empty result means that the deck is complete."""
    try:
        deck = load_deck(name, home)
    except DeckError as why:
        yield str(why)
        return
    yield from _listed(deck, needed)
    for lang, language in languages.items():
        try:
            texts = descriptions(name, lang, home)
        except DeckError as why:
            yield str(why)
        else:
            yield from _described(deck, texts, language)
    for picture in deck.pictures:
        yield from _painted(deck, picture, home / name / "pictures")
        yield from _licensed(picture)
    yield from _weighed(deck)
    yield from _left_over(deck, home / name / "pictures")


def _weights(deck: Deck) -> dict[str, int]:
    """By width: a deck is painted, unless it is as wide as the masks."""
    return DRAWN if str(deck.size[0]) in DRAWN else PAINTED


def _listed(deck: Deck, needed: Iterable[str]) -> Iterator[str]:
    widest = list(_weights(deck))[-1]
    if deck.size[0] != int(widest):
        yield f"The deck {deck.id} is {_by(deck.size)} pixels; it must be {widest} wide."
    count = Counter(picture.id for picture in deck.pictures)
    yield from (f"{each} is missing: a game needs it." for each in needed if each not in count)
    yield from (f"{each} is in the manifest {times} times." for each, times in count.items() if times > 1)
    shas = ((p.id, f.sha256) for p in deck.pictures for f in p.files.values())
    yield from (f"{one} and {other} are the same picture." for one, other in _twins(shas))


def _described(deck: Deck, found: dict[str, Description], language: str) -> Iterator[str]:
    texts = {picture.id: found.get(picture.id, Description()) for picture in deck.pictures}
    for layer, most in LONGEST.items():
        said = {each: str(getattr(text, layer)) for each, text in texts.items()}
        for each, text in said.items():
            if not text:
                yield f"{each} has no {layer} in {language}."
            elif len(text) > most:
                yield f"{each}: its {layer} in {language} has {len(text)} characters; {most} are the most."
        twins = _twins((each, text.casefold()) for each, text in said.items() if text)
        yield from (f"{one} and {other} have the same {layer} in {language}." for one, other in twins)


def _painted(deck: Deck, picture: Picture, folder: Path) -> Iterator[str]:
    weights = _weights(deck)
    for width in picture.files.keys() - weights.keys():
        yield f"{picture.id} has a file {width} pixels wide, and nobody uses it."
    for width, allowed in weights.items():
        if width not in picture.files:
            yield f"{picture.id} has no file {width} pixels wide."
            continue
        file = picture.files[width]
        if not (folder / file.file).is_file():
            yield f"{picture.id}: the file {file.file} does not exist."
            continue
        data = (folder / file.file).read_bytes()
        real, wanted = pixels(data), (int(width), round(int(width) * deck.size[1] / deck.size[0]))
        if real is None:
            yield f"{picture.id}: {file.file} is no WebP picture."
        elif real != (file.width, file.height):
            yield f"{picture.id}: {file.file} is {_by(real)} pixels; the manifest says {_by((file.width, file.height))}."
        elif real != wanted:
            yield f"{picture.id}: {file.file} is {_by(real)} pixels; in this deck it must be {_by(wanted)}."
        yield from _unchanged(picture, file, data)
        most = deck.weights.get(width, allowed) * (1 if weights is DRAWN else HEAVIEST)
        if len(data) > most:
            yield f"{picture.id}: {file.file} is too heavy: {len(data):,} bytes; {most:,} are the most."


def _unchanged(picture: Picture, file: PictureFile, data: bytes) -> Iterator[str]:
    if len(data) != file.bytes:
        yield f"{picture.id}: {file.file} has {len(data):,} bytes; the manifest says {file.bytes:,}."
    if sha256(data).hexdigest() != file.sha256:
        yield f"{picture.id}: {file.file} has another sha256 than the manifest says."


def _licensed(picture: Picture) -> Iterator[str]:
    if picture.licence not in LICENCES:
        yield f"{picture.id}: its licence {picture.licence or '(none)'} is not one we may use."
    for source in picture.sources:
        if source.licence not in LICENCES:
            yield f"{picture.id}: the licence {source.licence or '(none)'} of {source.icon} is not one we may use."


def _weighed(deck: Deck) -> Iterator[str]:
    for width, allowed in _weights(deck).items():
        weight = deck.weights.get(width)
        if weight is None or weight > allowed:
            yield f"The deck {deck.id} must say its average weight at {width} pixels, {allowed:,} bytes or less."
            continue
        bytes_ = [picture.files[width].bytes for picture in deck.pictures if width in picture.files]
        if bytes_ and (average := sum(bytes_) / len(bytes_)) > weight:
            yield f"The deck {deck.id} is too heavy at {width} pixels: {average:,.0f} bytes on average, not {weight:,}."


def _left_over(deck: Deck, folder: Path) -> Iterator[str]:
    known = {file.file for picture in deck.pictures for file in picture.files.values()}
    lying = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
    yield from (f"The file {name} belongs to no picture of {deck.id}." for name in lying if name not in known)


def _twins(pairs: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Each pair of pictures with the same value, once."""
    first: dict[str, str] = {}
    found = [(first.setdefault(what, each), each) for each, what in pairs]
    yield from dict.fromkeys((one, other) for one, other in found if one != other)


def _by(size: tuple[int, int]) -> str:
    return f"{size[0]}×{size[1]}"
