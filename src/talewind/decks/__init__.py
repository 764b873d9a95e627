"""Decks: pictures as data, each in two sizes, with a title and three layers of description, and what may be done with
them. The studio paints them and writes the manifests; here they are read and checked."""

from .checker import faults
from .loader import (
    HOME,
    Deck,
    DeckError,
    Picture,
    PictureFile,
    Source,
    Told,
    deck_languages,
    deck_names,
    load_deck,
    told,
)

__all__ = [
    "HOME", "Deck", "DeckError", "Picture", "PictureFile", "Source", "Told", "deck_languages", "deck_names", "faults",
    "load_deck", "told",
]  # fmt: skip
