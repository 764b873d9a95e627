"""Story's state: hands, pile and discards, action cards, the start picture, the stories."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from talewind.kit import Frozen, Passage, Picture, RuleId, Seat, Table
from talewind.kit.passage import Gesture
from talewind.kit.ready import TaleState

from .events import Drew, PileShuffled
from .moves import Card, Moves, Secret, Sign
from .options import HAND, Colour, StoryOptions

PICTURES: tuple[Picture, ...] = tuple(f"st{number:03}" for number in range(1, 151))  # ST-5
_PAINTED_FIRST = (
    "001 002 004 005 007 008 010 012 013 015 017 019 020 025 028 031 036 037 040 042 "
    "043 045 046 051 053 058 066 067 094 101 103 104 108 115 117 120 126 128 143 144"
)
FIRST_FORTY: tuple[Picture, ...] = tuple(f"st{number}" for number in _PAINTED_FIRST.split())  # all before version 4


class Tale(Frozen):
    """One story of the book, all of it public. `start`: the start picture. `more`, `expansion`: from a tiebreaker.
    `backers`: who voted for it, as opened last."""

    id: int
    round: int
    seat: Seat
    start: Picture
    picture: Picture
    tale: Passage
    more: Picture | None = None
    expansion: Passage | None = None
    won: bool = False
    backers: tuple[Seat, ...] = ()


class Board(TaleState[Moves]):
    options: StoryOptions
    colours: tuple[Colour, ...]
    pile: list[Picture]  # has no order before the draw
    discards: list[Picture] = []  # laid open once
    unseen: list[Picture] = []  # discarded without being shown
    hands: list[list[Picture]] = []
    cards: list[Card | None] = []  # each seat's action card; public is only whether it holds one
    undealt: list[Card] = []
    round: int = 0
    starter: Seat = 0
    order: list[Seat] = []  # of telling in this round
    start: Picture = ""
    action: Card | None = None  # played in this round
    played_by: Seat | None = None
    table: list[Picture] = []  # open in this round, beside the start picture
    received: dict[int, Picture] = {}  # hidden: face down in front of its receiver
    givers: dict[int, Seat] = {}  # by receiver
    looked: bool = False  # may receivers look?
    chosen: dict[int, Secret] = {}  # hidden, except who has chosen
    tales: list[Tale] = []
    votes: dict[int, Seat] = {}  # as they were opened
    tied: list[Seat] = []  # in the order of telling
    throws: list[dict[int, Sign]] = []  # of this round
    flags: dict[int, list[Seat]] = {}  # by performer; hidden, except their number
    wiped: list[Seat] = []

    # Pictures.

    def refill(self, t: Table[Board], seat: Seat) -> None:
        """Refill a hand to three (ST-R4); an empty pile is made anew from the discards (ST-R18)."""
        while len(self.hands[seat]) < HAND and (self.pile or self.discards or self.unseen):
            if not self.pile:
                self.pile, self.discards, self.unseen = sorted(self.discards + self.unseen), [], []
                t.tell(PileShuffled(len(self.pile)))
            picture = t.chance.deal(self.pile, "pile")
            self.hands[seat].append(picture)
            t.tell(Drew(seat, picture), to=seat, others=Drew(seat))

    def lay(self, seat: Seat, picture: Picture, tale: Passage, expands: bool = False) -> None:
        """Lay a picture open beside the start picture, with its story or, in a tiebreaker, its expansion."""
        if picture in self.hands[seat]:
            self.hands[seat].remove(picture)
            self.table.append(picture)
        elif self.received.get(seat) == picture:
            self.table.append(self.received.pop(seat))
        if expands:
            self.amend(seat, more=picture, expansion=tale)
        else:
            self.tales.append(Tale(len(self.tales) + 1, self.round, seat, self.start, picture, tale))

    def knows(self, seat: Seat | None, receiver: Seat) -> bool:
        """Whether a seat knows the picture face down in front of the receiver."""
        return seat is not None and (seat == self.givers[receiver] or (seat == receiver and self.looked))

    # Stories.

    def tellers(self) -> list[Seat]:
        """The seats that have told in this round (ST-32)."""
        return [tale.seat for tale in self.tales if tale.round == self.round]

    def tale_of(self, seat: Seat) -> Tale | None:
        """A seat's story of this round."""
        return next((tale for tale in self.tales if (tale.round, tale.seat) == (self.round, seat)), None)

    def amend(self, seat: Seat, **changes: Any) -> None:
        tale = self.tale_of(seat)
        assert tale is not None
        self.tales[tale.id - 1] = structs.replace(tale, **changes)

    def sketch_of(self, seat: Seat) -> tuple[Gesture, ...]:
        """The gestures of a seat so far: of its telling or, once it expands its story, of the tiebreaker."""
        tale = self.tale_of(seat)
        return () if tale is None else (tale.expansion or tale.tale).sketch

    def sketch(self, seat: Seat, gestures: tuple[Gesture, ...]) -> None:
        tale = self.tale_of(seat)
        part = "expansion" if tale is not None and tale.expansion else "tale"
        self.amend(seat, **{part: Passage(sketch=gestures)})

    def outvoted(self, teller: Seat) -> bool:
        """Whether the flags outnumber half of the others present. A flag stays when its giver leaves: its going would
        show whose it was."""
        return 2 * len(self.flags.get(teller, [])) > sum(seat != teller for seat in self.looking())

    def wipe(self, teller: Seat) -> None:
        """Remove the strokes and close the pen; pictures, pointer and stickers stay."""
        self.wiped.append(teller)
        self.sketch(teller, tuple(g for g in self.sketch_of(teller) if not g.tool.startswith("pen")))

    def unflag(self) -> None:
        """Clear all flags."""
        self.flags, self.wiped = {}, []

    def shut(self) -> dict[str, RuleId]:
        """The rule by which no action card can be played now."""
        return {"play-card": "ST-16" if self.action else "ST-15"}

    # The end.

    def best(self) -> list[Seat]:
        """The winners: all who have reached the target (ST-58, ST-59), or only the highest (ST-R17, ST-R32)."""
        reached = self.reached()
        return super().best() if self.options.highest_wins or not reached else reached

    def decided(self) -> list[Seat] | None:
        return self.best() if self.reached() else None  # ST-56, ST-57

    def reached(self) -> list[Seat]:
        """The seats that have reached the target."""
        return [seat for seat in self.held() if self.scores[seat] >= self.options.target]
