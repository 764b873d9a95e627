"""Decks: pictures as data, each in two sizes, with a title and descriptions at three levels of detail, and their licences. The
studio paints the pictures and writes the manifests; this package reads and checks them."""

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
