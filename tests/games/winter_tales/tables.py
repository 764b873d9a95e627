"""The rig of Winter Tales' tests: a town as given, hands of so many cards, answers in few words."""

from collections.abc import Sequence
from typing import Any

from talewind.games.winter_tales import WinterTales
from talewind.games.winter_tales.cards import Memory, Tale
from talewind.games.winter_tales.cast import SEATING, SIDE_OF
from talewind.games.winter_tales.chapters import Chapter, Turn
from talewind.games.winter_tales.figures import Figure
from talewind.games.winter_tales.moves import Activate, Capture, Interrupt, Keep, LayTrap, Resolve, TakeCharacter, Walk
from talewind.games.winter_tales.options import WinterOptions
from talewind.games.winter_tales.state import Winter
from talewind.kit import Event, Move, Pass, Passage, Phase, Seat, Tell, Weave, Woven
from talewind.kit.testing import Rig

A, B, C, D, E, F, G = range(7)
SO = "And so it went."


def passage(text: str = SO, *cards: str) -> Passage:
    return Passage((text, *map(Woven, cards)) if text else tuple(map(Woven, cards)))


class WinterRig(Rig[Winter]):
    @property
    def told(self) -> tuple[Event, ...]:
        """What an onlooker has just heard."""
        return self.heard[-1]

    def tells[E: Event](self, kind: type[E]) -> list[E]:
        """The events of this kind in the last row."""
        return [event for event in self.told if isinstance(event, kind)]

    @property
    def in_phase(self) -> str:
        return type(self.state.stack[-1]).__name__ if self.state.stack else "over"

    def phase[P: Phase](self, kind: type[P]) -> P:
        """The topmost phase of this kind."""
        return next(phase for phase in reversed(self.state.stack) if isinstance(phase, kind))

    def choices(self, kind: str, field: str, seat: Seat | None = None) -> list[Any]:
        """The values offered for a field of a kind of move."""
        asked = self.ask(self.asked()[0] if seat is None else seat)
        return [v for o in asked.offers if o.move == kind and field in o.fields for v in o.fields[field].listed()]

    def closed(self, kind: str, seat: Seat | None = None) -> str | None:
        """The rule by which a kind of move is closed."""
        return self.ask(self.asked()[0] if seat is None else seat).closed.get(kind)

    # The position.

    def place(self, **figures: tuple[Seat, str]) -> None:
        """`place(alice=(A, "oaks-park"), fox_and_cat=(B, "bell-court"))`"""
        for name, (seat, space) in figures.items():
            char = name.replace("_", "-")
            self.state.figures[char] = Figure(seat, SIDE_OF[char], space)

    def change(self, char: str, **changes: Any) -> None:
        self.state.change(char, **changes)

    def where(self, char: str) -> str:
        return self.state.figures[char].space

    def deal(self, seat: Seat, number: int) -> list[str]:
        """So many cards for a hand; what it held goes back."""
        state = self.state
        state.deck = sorted([*state.deck, *state.hands[seat]])
        state.hands[seat], state.deck = state.deck[:number], state.deck[number:]
        return state.hands[seat]

    def held(self, seat: Seat) -> int:
        return len(self.state.hands[seat])

    def quest(self, token: str, at: str) -> None:
        self.state.put_down(token, at)

    def remember(self, *sides: str, by: Seat = A) -> None:
        """Memories on the track, from the left; "neutral" too."""
        state = self.state
        for side in sides:
            card = "neutral" if side == "neutral" else state.deck.pop(0)
            token = state.available.pop(0)
            state.tales.append(tale(state, by))
            state.put_memory(len(state.track) + 1, Memory(card, side, by, len(state.tales), token))  # type: ignore[arg-type]

    def turn(self, seat: Seat = A) -> None:
        """A new turn of this player."""
        self.state.acting = seat
        self.put(Chapter(), Turn(seat))

    # Answers.

    def act(self, move: Move, *then: Move) -> tuple[Event, ...]:
        """The first seat that is asked answers."""
        return self.do(self.asked()[0], move, *then)

    def no(self, move: Move) -> str | None:
        """The rule by which a move of the first seat asked is refused."""
        return self.refused(self.asked()[0], move)

    def tell(self, text: str = SO) -> None:
        """The pad's passage, with what is woven in."""
        (offered,) = [o for o in self.ask(self.asked()[0]).offers if o.move == "tell"]
        self.act(Tell(passage(text, *offered.fields["tale"].weave)))  # type: ignore[attr-defined]

    def weave(self, number: int = 1) -> None:
        """The first cards of the hand."""
        for _ in range(number):
            self.act(Weave(self.choices("weave", "card")[0]))

    def strike(self, text: str = SO) -> None:
        """A step of a battle with the first card of the hand."""
        self.act(Tell(passage(text, self.state.hands[self.asked()[0]][0])))

    def activate(self, char: str) -> None:
        self.act(Activate(char))

    def walk(self, *spaces: str, cards: int = 1) -> None:
        """So many cards first, then the steps."""
        self.weave(cards)
        for space in spaces:
            self.act(Walk(space))

    def stay(self) -> None:
        """Finish the movement without a word."""
        self.act(Tell(Passage()))

    def done(self) -> None:
        """End the activation, discarding the first cards above seven."""
        over = max(0, self.held(self.asked()[0]) - 7)
        self.act(Keep(tuple(self.state.hands[self.asked()[0]][:over])))

    def pass_(self, *seats: Seat) -> None:
        for seat in seats or self.asked()[:1]:
            self.do(seat, Pass())

    def claim(self, seat: Seat, char: str, target: str = "") -> None:
        """Claim the window; it closes after its pause. The mover tells his passage so far."""
        self.do(seat, Interrupt(char, target))
        self.settle()
        if self.in_phase == "Pad":
            self.tell()

    def settle(self) -> None:
        """Let the pause of a window run out."""
        while not self.asked():
            self.wait()

    def lay(self, spring: int, winter: int = 0) -> None:
        """The first card is the trap card."""
        hand = self.state.hands[self.asked()[0]]
        trap, up, down = hand[:1], hand[1 : 1 + spring], hand[1 + spring :]
        assert len(down) == winter
        self.act(LayTrap({"trap": tuple(trap), "spring": tuple(up), "winter": tuple(down)}))

    def capture(self, space: str, text: str = SO) -> None:
        self.act(Capture(space, passage(text)))

    def resolve(self, token: str) -> None:
        """Declare a quest and begin it; nobody objects."""
        self.act(Resolve(token))
        self.tell()
        self.let_stand()

    def let_stand(self) -> None:
        while self.in_phase == "Objecting":
            self.pass_(*self.asked())

    def nobody_joins(self) -> None:
        while self.in_phase in ("Sending", "Calling"):
            self.pass_()


def tale(state: Winter, seat: Seat) -> Any:
    return Tale(len(state.tales) + 1, "quest_end", seat, passage(), 1, 0)


def lobby(seats: int = 4, **options: Any) -> WinterRig:
    """A new table: A is the youngest, then B; spring and winter alternate, the last of an odd number is the writer."""
    chosen: dict[str, Any] = {"seniority": "lobby_order", "factions": SEATING[seats], "interrupt_pause": 0} | options
    return WinterRig(WinterTales(), seats, WinterOptions(**chosen))


def town(seats: int = 4, hands: Sequence[int] = (), **options: Any) -> WinterRig:
    """A town without characters and quests, before the first chapter, with hands of these sizes (else 4)."""
    rig = lobby(seats, **options)
    for seat in range(seats):
        rig.deal(seat, hands[seat] if seat < len(hands) else 4)
    return rig


def cast_all(rig: WinterRig) -> None:
    """Everybody takes the first character that is left."""
    while rig.in_phase == "Casting":
        rig.act(TakeCharacter(rig.choices("take-character", "char")[0], rig.choices("take-character", "space")[0]))
