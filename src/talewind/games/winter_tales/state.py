"""The state of a game of Winter Tales, and what several rooms ask of it or change in it."""

from collections.abc import Iterable
from typing import Any

from msgspec import field, structs

from talewind.kit import Passage, Seat, Table
from talewind.kit.ready import TaleState

from . import cast
from .cards import Colour, Deed, Lying, Memory, Objection, Pile, Scene, Secret, Source, Tale
from .cast import Card, Char, Faction, Goal, Power, Side, Skill, Token
from .events import Drew, Played
from .figures import Figure
from .moves import Moves, Place
from .notes import Note, Noted
from .options import WinterOptions
from .town import LOCATIONS, Space

type T = Table[Winter]


class Winter(TaleState[Moves]):
    options: WinterOptions
    ring: tuple[Seat, ...] = ()  # clockwise, from the youngest spring player (WT-25)
    factions: tuple[Faction, ...] = ()  # by seat
    seniority: tuple[Seat, ...] = ()  # WT-R1
    arbiter: Seat = 0
    figures: dict[Char, Figure] = {}
    out: dict[Char, Figure] = {}  # eliminated
    hands: list[list[Card]] = []
    deck: list[Card] = field(default_factory=lambda: list(cast.CARDS))  # has no order before the draw
    discards: list[Card] = []  # played openly once
    unseen: list[Card] = []  # discarded for the hand limit
    lying: list[Lying] = []
    piles: dict[Seat, Pile] = {}
    available: list[Token] = field(default_factory=lambda: list(cast.TOKENS))
    quests: dict[Token, Place] = {}  # on the map
    intros: dict[Token, int] = {}  # the passages that introduced them
    ongoing: Token = ""
    powers: dict[Power, tuple[str, ...]] = {}  # in play: the characters or the location that have the tokens
    track: dict[int, Memory] = {}
    chosen: Card = ""  # a memory that is not placed yet
    bookmark: int = 0  # a space of the track; 0: there is no memory yet
    placer: Seat | None = None  # of the latest memory
    acting: Seat = 0
    chapter: int = 0
    barren: int = 0  # chapters in a row without a new memory
    placed: bool = False  # a memory in this chapter
    tales: list[Tale] = []
    notes: list[Note] = []  # for the book
    early: dict[Seat, Char] = {}  # hidden: calls answered ahead; "": to stay away
    secrets: list[Secret] = []
    unused: list[Goal] = []  # objective cards
    declared: Goal = ""  # an objective that is not on the track yet
    deeds: list[Deed] = []  # since the last check of objectives
    passed: bool = False  # the artifact, in this turn
    proposed: list[Seat] = []  # who has proposed to wrap up in this chapter
    notebooks: dict[Seat, Passage] = {}
    content: list[Seat] = []  # hidden: who lets stand what is being told
    ideas: dict[Seat, Passage] = {}  # suggestions to whoever tells now, by sender
    objections: dict[int, tuple[Objection, ...]] = {}  # by passage
    rewritten: dict[int, int] = {}  # by passage: how often a rewrite was asked
    anew: list[int] = []  # passages that are to be rewritten beside the game
    aloud: list[int] = []  # passages without cards that were told aloud
    turns: int = 0  # begun; passages may be objected to until the turn after them has ended
    supported: Side | None = None  # by the writer, in the epilogue

    # Players.

    def clockwise(self, seat: Seat) -> list[Seat]:
        place = self.ring.index(seat)
        return [other for other in (*self.ring[place + 1 :], *self.ring[:place]) if self.plays(other)]

    def heir(self, seat: Seat) -> Seat:
        """Who has a role when this seat cannot: the next attending player clockwise, else the next seat that is held."""
        others = list(filter(self.holds, self.clockwise(seat)))
        people = [other for other in others if self.awake(other) and not self.chairs[other].bot]
        return next(iter([*people, *others]), seat)

    @property
    def writer(self) -> Seat | None:
        return self.ring[-1] if self.seats % 2 else None

    def youngest(self, faction: Faction) -> Seat:
        return next(seat for seat in self.seniority if self.factions[seat] == faction)

    def of_faction(self, faction: Faction) -> list[Seat]:
        return [seat for seat in self.ring if self.factions[seat] == faction]

    def share(self, seat: Seat) -> int:
        """How many cards a player draws at the start and in an end phase (WT-49, WT-50, WT-58, WT-59)."""
        return cast.SPLITS[self.seats].draw if seat == self.writer else 4

    # Characters.

    def change(self, char: Char, **changes: Any) -> None:
        self.figures[char] = structs.replace(self.figures[char], **changes)

    def ready(self, seat: Seat) -> list[Char]:
        return [char for char, figure in self.figures.items() if figure.ready and figure.seat == seat]

    def there(self, space: Space, seat: Seat | None = None, upright: bool = False) -> list[Char]:
        """The characters in a space."""
        return [
            char
            for char, figure in self.figures.items()
            if figure.space == space and (seat is None or figure.seat == seat) and (figure.upright or not upright)
        ]

    def rebels(self) -> list[Char]:
        return [char for char, figure in self.figures.items() if figure.rebel]

    def skilled(self, char: Char, skill: Skill) -> bool:
        """Whether a character has this skill in this game (WT-263, WT-265)."""
        if not self.options.skills or not char:
            return False
        own = cast.SKILLS[char]
        return skill == ("story-card" if own == "objective" and not self.options.objectives else own)

    # Cards.

    def draw(self, t: T, seat: Seat, number: int) -> None:
        """An empty deck is made anew from the discards, which nobody is told (WT-R4)."""
        drawn: list[Card] = []
        for _ in range(number):
            if (card := self.top(t)) is not None:
                drawn.append(card)
        self.hands[seat] += drawn
        t.tell(Drew(seat, number, tuple(drawn)), to=seat, others=Drew(seat, number))

    def top(self, t: T) -> Card | None:
        if not self.deck:
            self.deck, self.discards, self.unseen = sorted(self.discards + self.unseen), [], []
        return t.chance.deal(self.deck, "deck") if self.deck else None

    def play(self, t: T, seat: Seat, card: Card, side: Side, scene: Scene, source: Source = "hand") -> None:
        """Play a card openly (WT-13, WT-14). It stays played."""
        if source in ("hand", "trap"):
            self.hands[seat].remove(card)
        self.lying.append(Lying(card, seat, side, scene, source))
        t.tell(Played(seat, card, side, source), shows=True)

    def in_scene(self, scene: Scene) -> list[Lying]:
        return [lying for lying in self.lying if lying.scene == scene]

    def clear(self, *scenes: Scene) -> None:
        """Discard what lies open in these scenes."""
        self.discards += [one.card for one in self.lying if one.scene in scenes and one.from_hand]
        self.lying = [one for one in self.lying if one.scene not in scenes]

    def sweep(self) -> None:
        """Discard all that lies on the table, but for the epilogue."""
        self.clear("move", "fight", "price", "quest")
        self.lift()

    def lift(self) -> None:
        """Hidden spring-side cards are discarded, winter-side ones go back to the hand (WT-104, WT-105)."""
        for seat, pile in self.piles.items():
            self.discards += pile.spring
            self.hands[seat] += pile.winter
        self.piles = {}

    # Quests and memories.

    def site(self, token: Token) -> Space:
        """The space of a quest token on the map (WT-119, WT-120)."""
        at = self.quests[token]
        return self.figures[at].space if at in self.figures else at

    def sites(self, tokens: Iterable[Token]) -> list[Place]:
        """Where these tokens can be placed: all of them go to slots, or all under rebels (WT-117, WT-118)."""
        if any(token in cast.UNDER for token in tokens):
            return self.rebels()
        taken = self.quests.values()
        return [space for space in LOCATIONS if space not in taken]

    def put_down(self, token: Token, at: Place) -> bool:
        """Place a quest token; whether the other Great Artifact leaves the game (WT-46, WT-123)."""
        self.available.remove(token)
        self.quests[token] = at
        if token not in cast.ARTIFACTS:
            return False
        other = next(one for one in cast.ARTIFACTS if one != token)
        if other in self.available:
            self.available.remove(other)
        return True

    def empty(self) -> list[int]:
        """The track spaces that may still get a memory (WT-164, WT-167)."""
        return [space for space in range(1, self.options.epilogue_space) if space not in self.track]

    def memories(self, side: Colour) -> int:
        return sum(memory.side == side for memory in self.track.values())

    def put_memory(self, space: int, memory: Memory) -> None:
        self.track[space], self.chosen = memory, ""
        self.bookmark, self.placer, self.placed = space, memory.by, True  # WT-166, WT-169

    def source_of(self, power: Power) -> int:
        """The track space of the memory that a power comes from; 0: none."""
        for space, memory in self.track.items():
            if memory.quest and cast.POWER_OF[memory.quest] == power:
                return space
        return 0

    # Powers and objectives.

    def amend(self, goal: Goal, **changes: Any) -> Secret:
        """Change what is noted about an objective."""
        place = next(n for n, secret in enumerate(self.secrets) if secret.goal == goal)
        self.secrets[place] = structs.replace(self.secrets[place], **changes)
        return self.secrets[place]

    def partner(self, char: Char) -> Char:
        """The rebel that this one is united with; empty: none."""
        pair = self.powers.get(cast.LOVE, ())
        return next((other for other in pair if other != char and other in self.figures), "") if char in pair else ""

    def artifact_card(self, char: Char) -> Card:
        """The memory card that the holder's player may play (WT-217); empty: none."""
        if self.powers.get(cast.ARTIFACT) != (char,):
            return ""
        return self.track[self.source_of(cast.ARTIFACT)].card

    def note(self, t: T, event: Noted, shows: bool = False) -> None:
        """Tell an event that the book tells too."""
        self.notes.append(Note(len(self.tales), self.chapter, self.turns, event))
        t.tell(event, shows=shows)

    # The end.

    def standing(self) -> dict[Side, int]:
        """The score of the two factions (WT-183)."""
        points = {side: cast.MEMORY_POINTS * self.memories(side) for side in cast.OTHER}
        for lying in self.in_scene("epilogue"):
            points[lying.side] += 1
        return points

    def best(self) -> list[Seat]:
        """Nobody, unless the epilogue has decided it."""
        return list(self.winners or ())
