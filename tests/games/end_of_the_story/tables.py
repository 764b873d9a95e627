"""Tables of The End of the Story for tests, in the language of the table: N narrates, A to E guess."""

from typing import Any

from talewind.games.end_of_the_story import EndOfTheStory, EndOptions
from talewind.games.end_of_the_story.moves import Discard, NoClaim, Place, Reveal, TheEnd
from talewind.games.end_of_the_story.round import Round
from talewind.games.end_of_the_story.state import EndState
from talewind.games.end_of_the_story.telling import Telling
from talewind.games.end_of_the_story.turns import Tie, Turns
from talewind.kit import Event, Next, Picture, Seat, Tell, passage
from talewind.kit.testing import KEY, Rig

N, A, B, C, D, E = range(6)
HEART, BOTTLE, AIRPLANE, OWL, CROWN = "r01", "y01", "b01", "g09", "r03"
PIZZA, REVOLVER, CAT, CAR, BIKE, TREE, BREAD, LION = "y02", "r02", "g02", "b02", "b03", "g01", "y03", "g11"
TARGETS = (HEART, BOTTLE, AIRPLANE)
STORY = "The pilot I adore always smuggles some wine home."
NAMES = {"heart": HEART, "bottle": BOTTLE, "airplane": AIRPLANE, "crown": CROWN}


class EndRig(Rig[EndState]):
    @property
    def scores(self) -> list[int]:
        return self.state.scores

    @property
    def now(self) -> Round:
        return self.state.now

    @property
    def in_phase(self) -> str:
        return type(self.state.stack[-1]).__name__ if self.state.stack else "over"

    def told(self, kind: type[Event]) -> list[Any]:
        """All events of a kind that an onlooker has heard."""
        return [event for row in self.heard for event in row if isinstance(event, kind)]

    def draws(self, *pictures: Picture) -> None:
        """The narrator holds these four."""
        self.now.drawn = sorted(pictures)
        self.arranged()

    def tells(self, story: str = STORY) -> None:
        """And the boards open."""
        self.do(self.now.narrator, Tell(passage(story)))
        self.at = self.now.go_at

    def calls(self) -> None:
        """The end of a story told aloud, and the boards open."""
        self.do(self.now.narrator, TheEnd())
        self.at = self.now.go_at

    def places(self, seat: Seat, *pictures: Picture, after: int = 1, lag: int = 0) -> None:
        for picture in pictures:
            self.do(seat, Place(picture), after=after, lag=lag)

    def race(self, **stacks: list[Seat]) -> None:
        """`race(heart=[A, C])`: tokens on the heart, in order of arrival."""
        for name, seats in stacks.items():
            for seat in seats:
                self.places(seat, NAMES[name])

    def lies(self) -> None:
        """The time for placing runs out, if any token is still missing."""
        if self.in_phase == "Placing":
            self.wait()

    def reveals(self) -> None:
        self.lies()
        self.do(self.now.narrator, Reveal())

    def scored(self) -> list[int]:
        """Reveal, no claims, and what each has then."""
        self.reveals()
        while self.in_phase == "Claiming":
            self.do(self.asked()[0], NoClaim())
        return self.scores

    def press_on(self) -> None:
        for seat in self.asked():
            self.do(seat, Next())

    def whole_round(self, **stacks: list[Seat]) -> Seat:
        """A round with TARGETS; gives its narrator."""
        narrator = self.now.narrator
        self.draws(*TARGETS, OWL)
        self.do(narrator, Discard(OWL))
        self.tells()
        self.race(**stacks)
        self.scored()
        self.press_on()
        return narrator


def table(seats: int, key: bytes = KEY, **options: Any) -> EndRig:
    return EndRig(EndOfTheStory(), seats, EndOptions(**options), key)


def fresh_table(seats: int = 4, **options: Any) -> EndRig:
    """A new game in which N narrates first."""
    rig = table(seats, **options)
    rig.state.first, rig.state.narrated = N, []
    rig.put(Turns())
    return rig


def drawing(*scores: int, kept: tuple[Picture, ...] = TARGETS, aside: Picture = OWL, **options: Any) -> EndRig:
    """N has drawn four cards."""
    rig = table(len(scores), **options)
    rig.state.scores[:] = scores
    rig.state.narrated = [N]
    rig.state.round = Round(1, N, rig.state.clockwise(N))
    rig.put(Turns(), Telling())
    rig.draws(*kept, aside)
    return rig


def telling(*scores: int, kept: tuple[Picture, ...] = TARGETS, aside: Picture = OWL, **options: Any) -> EndRig:
    """N has given up the owl."""
    rig = drawing(*scores, kept=kept, aside=aside, **options)
    rig.do(N, Discard(aside))
    return rig


def placing(*scores: int, aloud: bool = False, **options: Any) -> EndRig:
    """N has told a story about heart, bottle and airplane, and the boards are open."""
    rig = telling(*scores, **options)
    if aloud:
        rig.calls()
    else:
        rig.tells()
    return rig


def at_the_end(*scores: int, **options: Any) -> EndRig:
    """The last round has just been played."""
    rig = table(len(scores), **options)
    rig.state.scores[:] = scores
    rig.state.narrated = list(range(len(scores))) * rig.state.times
    rig.put(Turns())
    return rig


def tiebreaker(*scores: int, narrator: Seat, **options: Any) -> EndRig:
    """The tied players guess heart, bottle and airplane; somebody else has told."""
    rig = at_the_end(*scores, **options)
    tie = rig.state.stack[0]
    assert isinstance(tie, Tie)
    tie.drawn = [narrator]
    rig.now.narrator, rig.now.guessers = narrator, [s for s in rig.state.clockwise(narrator) if s in tie.tied]
    rig.draws(*TARGETS, OWL)
    rig.do(narrator, Discard(OWL))
    rig.tells()
    return rig
