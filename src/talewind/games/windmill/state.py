"""Windmill's state: grid, deck, Windmill card, tales."""

from collections.abc import Iterable

from msgspec import structs

from talewind.kit import Frozen, Passage, Picture, Seat
from talewind.kit.ready import TaleState

from .events import Laid
from .moves import Moves
from .options import MillOptions, Pawn

PICTURES: tuple[Picture, ...] = tuple(f"wm{n:02}" for n in range(1, 26))  # WM-2


class Tale(Frozen):
    """One tale of the book, all of it public. `picture`: None while it is not shown (WM-R11). `continues`: the tale
    before it in the chain of its round (WM-70)."""

    id: int
    round: int
    turn: int
    teller: Seat
    tale: Passage
    picture: Picture | None
    put_aside: bool
    finder: Seat | None
    guesses: tuple[Laid, ...]
    continues: int | None


class Mill(TaleState[Moves]):
    options: MillOptions
    pawns: tuple[Pawn, ...]
    rounds: int
    round: int = 1
    turn: int = 0
    told: list[Seat] = []  # who has been Storyteller in this round
    token: Seat = 0
    grid: tuple[Picture, ...] = ()  # by cell; a card goes back to the cell it came from (WM-R13)
    card: Picture | None = None  # the Storyteller's; hidden
    aside: list[Picture] = []  # pairs put aside in this round (WM-67, WM-68)
    tales: list[Tale] = []
    unshown: dict[int, Picture] = {}  # hidden: the pictures of tales that were not found and not shown
    titles: dict[int, str] = {}

    @property
    def deck(self) -> list[Picture]:
        """The pictures neither drawn nor put aside; a deck has no order before the draw (WM-4)."""
        return [picture for picture in PICTURES if picture != self.card and picture not in self.aside]

    def round_is_over(self) -> bool:
        """Whether every remaining player has told (WM-12, WM-17)."""
        return all(seat in self.told for seat in self.remaining())

    def decided(self) -> list[Seat] | None:
        return self.best() if self.round == self.rounds and self.round_is_over() else None  # WM-74

    def lying(self, taken: list[Laid]) -> list[Picture]:
        """The Table cards in the grid now (WM-30, WM-31, WM-R24)."""
        gone = {laid.picture for laid in taken}.union(self.aside)
        return [picture for picture in self.grid if picture not in gone]

    def shows(self, finder: Seat | None, put_aside: bool) -> bool:
        """Whether the picture of a tale is shown when its guessing ends (WM-R11)."""
        return finder is not None or put_aside or self.options.reveal_unguessed

    def record(self, teller: Seat, told: Passage, guesses: Iterable[Laid], finder: Seat | None) -> Tale:
        """Add a tale to the book; in Never-ending mode it joins the chain, guessed or not (WM-70, WM-R12)."""
        options, last = self.options, self.tales[-1] if self.tales else None
        aside = options.never_ending and (finder is not None or options.chain_unguessed == "set_aside")
        shown = self.shows(finder, aside)
        tale = Tale(
            id=len(self.tales) + 1,
            round=self.round,
            turn=self.turn,
            teller=teller,
            tale=told,
            picture=self.card if shown else None,
            put_aside=aside,
            finder=finder,
            guesses=tuple(guesses),
            continues=last.id if last and options.never_ending and last.round == self.round else None,
        )
        if not shown and self.card:
            self.unshown[tale.id] = self.card
        self.tales.append(tale)
        return tale

    def tidy_up(self) -> None:
        """Put the card back into the deck (WM-64), or in Never-ending mode beside the grid (WM-67, WM-68)."""
        if self.card is not None and self.tales[-1].put_aside:
            self.aside.append(self.card)
        self.card = None

    def open_book(self) -> None:
        """Show the pictures of all tales after the end; cards nobody told about stay hidden."""
        self.card, self.aside = None, []
        for number, picture in self.unshown.items():
            self.tales[number - 1] = structs.replace(self.tales[number - 1], picture=picture)
        self.unshown = {}
