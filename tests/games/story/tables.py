"""Story tables for tests, in the language of the table: who starts, who has how many points, who votes for whom."""

from typing import Any

from talewind.games.story import Story, StoryOptions
from talewind.games.story.moves import Card, Give, PlayCard, Sign, TellStory, Throw, VoteFor
from talewind.games.story.rounds import Round, Rounds
from talewind.games.story.state import Board
from talewind.kit import Event, Next, Pass, Passage, Seat, passage
from talewind.kit.testing import Rig

A, B, C, D, E, F, G, H = range(8)
WHY = passage("Both of them are waiting for the same train.")


class WholeStory(Story):
    """With all the pictures of the box."""

    pictures = {"story": tuple(f"st{n:03}" for n in range(1, 151))}


class StoryRig(Rig[Board]):
    @property
    def scores(self) -> list[int]:
        return self.state.scores

    @property
    def in_phase(self) -> str:
        return type(self.state.stack[-1]).__name__ if self.state.stack else "over"

    @property
    def told(self) -> tuple[Event, ...]:
        """What an onlooker has just heard."""
        return self.heard[-1]

    def hand(self, seat: Seat) -> list[str]:
        return self.state.hands[seat]

    def declines(self) -> None:
        """Nobody plays an action card."""
        for seat in self.asked():
            self.do(seat, Pass())
        if self.in_phase == "Opening":
            self.wait()

    def plays(self, seat: Seat, card: Card) -> None:
        """The seat's action card is this one, and it is played."""
        self.state.cards[seat] = card
        self.do_aside(seat, PlayCard())

    def tells(self, seat: Seat, tale: Passage = WHY, picture: str = "") -> str:
        """With the first picture it may lay; gives that picture."""
        (offered,) = [o for o in self.ask(seat).offers if o.move == "tell-story"]
        picture = picture or offered.fields["picture"].values[0]  # type: ignore[attr-defined]
        self.do(seat, TellStory(picture, tale))
        return picture

    def all_tell(self, *silent: Seat) -> None:
        """Everybody in turn, but for those who let their time run out."""
        while self.in_phase == "Telling":
            (seat,) = self.asked()
            if seat in silent or not self.state.here(seat):
                self.wait()
            else:
                self.tells(seat)

    def votes(self, *choices: Seat | None) -> None:
        """By seat; None: lets the time run out."""
        for seat, teller in enumerate(choices):
            if teller is not None:
                self.do(seat, VoteFor(teller))
        if None in choices and self.in_phase == "Voting":
            self.wait()

    def gives(self, *seats: Seat) -> None:
        """Each the first picture in hand."""
        for seat in seats or self.asked():
            self.do(seat, Give(self.hand(seat)[0]))

    def throws(self, **signs: Sign) -> None:
        """`throws(A="rock", B="paper")`"""
        for name, sign in signs.items():
            self.do("ABCDEFGH".index(name), Throw(sign))

    def press_on(self) -> None:
        """Everybody presses Next."""
        for seat in self.asked():
            self.do(seat, Next())

    def to_the_throw(self, first: tuple[Seat | None, ...], second: tuple[Seat | None, ...]) -> None:
        """Two tied votes, and the tiebreaker between them."""
        self.votes(*first)
        self.gives()
        self.all_tell()
        self.votes(*second)


def fresh_table(seats: int = 4, whole: bool = False, **options: Any) -> StoryRig:
    """A new game in writing, in which A tells first."""
    chosen: dict[str, Any] = {"first_starter": A, "mode": "typed", "action_from": 1, "composing": "in_turn"} | options
    return StoryRig(WholeStory() if whole else Story(), seats, StoryOptions(**chosen))


def telling(*scores: int, starter: Seat = A, **options: Any) -> StoryRig:
    """The round's first teller is about to tell; nobody holds an action card."""
    chosen: dict[str, Any] = {"action_mix": "none", "first_starter": starter} | options
    rig = fresh_table(len(scores), **chosen)
    rig.state.scores[:] = scores
    return rig


def voting(*scores: int, starter: Seat = A, **options: Any) -> StoryRig:
    """Everybody has told."""
    rig = telling(*scores, starter=starter, **options)
    rig.all_tell()
    return rig


def opening(*cards: Card | None, **options: Any) -> StoryRig:
    """The action window of the first round, with these cards."""
    rig = fresh_table(len(cards), **options)
    rig.state.cards = list(cards)
    rig.put(Rounds(), Round())
    return rig
