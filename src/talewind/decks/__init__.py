"""Decks: pictures as data, each in two sizes, with a title and descriptions at three levels of detail, and their licences. The
studio paints the pictures and writes the manifests; this package reads and checks them."""

from .checker import faults
from .loader import (
    HOME,
    Deck,
    DeckError,
    Description,
    Picture,
    PictureFile,
    Source,
    deck_languages,
    deck_names,
    deck_texts,
    descriptions,
    homes,
    load_deck,
)

__all__ = [
    "HOME", "Deck", "DeckError", "Description", "Picture", "PictureFile", "Source", "deck_languages", "deck_names", "deck_texts",
    "descriptions", "faults", "homes", "load_deck",
]  # fmt: skip
