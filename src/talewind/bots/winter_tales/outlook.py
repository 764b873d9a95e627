"""The outlook: a sight as a teller reads it. Open facts, the own hand and the own question; other hands are guessed."""

from functools import cached_property
from typing import Literal, cast

from talewind.games.winter_tales.cards import Kind, Lying, Memory
from talewind.games.winter_tales.cast import HAND_LIMIT, OTHER, TOKENS, Char, Faction, Side, Token
from talewind.games.winter_tales.figures import Figure
from talewind.games.winter_tales.town import LOCATIONS, Space, distance
from talewind.games.winter_tales.view import WinterView
from talewind.kit import Seat, Sight

from .tempers import Temper, temper_of

type Won = Literal["spring", "winter", "neutral", "writer"]

TELLS = "winter_tales-tell-"
WORTH = {1: 0.9, 2: 0.6}  # a card, in points of the epilogue, by memories still to come
EARLY = 0.4


class Outlook:
    def __init__(self, sight: Sight[WinterView]) -> None:
        assert sight.question is not None, "the sight has no question: a bot answers only when it is asked"
        assert sight.seat is not None
        self.sight, self.view, self.seat, self.ask = sight, sight.view, sight.seat, sight.question.ask

    # The question.

    @property
    def moving(self) -> bool:
        return self.sight.phase == "movement"

    @property
    def steps(self) -> int:
        """Steps of the own movement that are paid."""
        return self.view.way.steps if self.moving and self.view.way else 0

    @property
    def goal(self) -> Space:
        """The quest that the own movement is to reach; empty: it is free."""
        return self.view.way.towards if self.moving and self.view.way else ""

    @property
    def kind(self) -> Kind:
        """Of the passage that is asked for; what is told anew is of the kind of one's newest passage."""
        if self.moving:
            return "move"
        if self.sight.phase == "rewriting":
            return next((tale.kind for tale in reversed(self.view.tales) if tale.seat == self.seat), "move")
        return cast(Kind, self.ask.say.key.removeprefix(TELLS))

    # Seats and characters.

    @property
    def faction(self) -> Faction:
        return self.view.factions[self.seat]

    @cached_property
    def mine(self) -> dict[Char, Figure]:
        return {char: figure for char, figure in self.view.figures.items() if figure.seat == self.seat}

    @cached_property
    def temper(self) -> Temper:
        return temper_of(tuple(self.mine))

    def wants(self, side: Side) -> int:
        """1: a memory of this side helps; -1: it harms. The writer wishes for as many of the one as of the other, and for the story
        to go on as long as it is even."""
        if self.faction != "writer":
            return 1 if side == self.faction else -1
        ahead = self.memories(side) - self.memories(OTHER[side])
        return 1 if ahead <= 0 else 0 if ahead == 1 else -1

    def foes(self, char: Char, space: Space) -> list[Char]:
        """Those who could interrupt when the character enters a space (WT-72 to WT-75)."""
        it = self.view.figures[char]
        if not it.rebel and space not in LOCATIONS:
            return []
        return [
            other
            for other, figure in self.view.figures.items()
            if figure.space == space and figure.upright and figure.side != it.side and figure.seat != it.seat
        ]

    # Cards.

    @cached_property
    def hand(self) -> int:
        return len(self.view.hand)

    @property
    def spare(self) -> int:
        """Cards that would be discarded anyhow."""
        return max(0, self.hand - HAND_LIMIT)

    @cached_property
    def worth(self) -> float:
        """What a card in hand is worth: it counts in the epilogue if it is not needed before; of the writer's only half do
        (WT-185)."""
        return WORTH.get(self.left, EARLY) * self.temper.thrift / (2 if self.faction == "writer" else 1)

    def price(self, cards: int) -> float:
        return max(0, cards - self.spare) * self.worth

    def played(self, scene: str, side: Side | None = None, seat: Seat | None = None) -> int:
        return sum(
            one.scene == scene and (side is None or one.side == side) and (seat is None or one.seat == seat)
            for one in self.view.lying
        )

    # Memories and quests.

    @cached_property
    def left(self) -> int:
        """Memories still to come."""
        return max(1, self.view.epilogue_space - 1 - len(self.view.track))

    def memories(self, side: Side) -> int:
        return sum(memory.side == side for memory in self.view.track.values())

    def site(self, token: Token) -> Space:
        at = self.view.quests[token]
        return self.view.figures[at].space if at in self.view.figures else at

    def sites(self, side: Side) -> list[Space]:
        """Where quests of a side are."""
        return [self.site(token) for token in self.view.quests if TOKENS[token] == side]

    def nearness(self, space: Space, side: Side) -> int:
        """The steps to the nearest quest of a side; far if there is none."""
        return min((distance(space, site) for site in self.sites(side)), default=99)

    @property
    def leading(self) -> Won:
        """Which side has won the quest that is told, or is ahead in it."""
        tally = self.view.tally
        return "neutral" if tally is None else tally.won or tally.ahead

    @property
    def recalled(self) -> Memory | None:
        """The memory that a passage takes up: the bookmarked one. After the first part of the epilogue others may take up any
        (WT-182), unless each part moves the bookmark (WT-200)."""
        track, bookmark = self.view.track, self.view.bookmark
        newest = max(track, key=lambda space: track[space].tale, default=0)
        others = any(one.scene == "epilogue" and one.seat != self.seat for one in self.view.lying)
        if self.kind == "epilogue" and track and bookmark == newest and others:
            spaces = sorted(track)
            first = spaces.index(bookmark) + self.view.ring.index(self.seat)
            return track[spaces[first % len(spaces)]]
        return track.get(bookmark)

    @property
    def caught(self) -> bool:
        """Whether the character that moves lies: a trap has caught it (WT-100a)."""
        return self.view.way is not None and not self.view.figures[self.view.way.char].upright

    @property
    def emblem(self) -> Lying | None:
        """The card that stands for the quest that is told: the last one of the winning side, else the last one."""
        lying = [one for one in self.view.lying if one.scene == "quest" and one.from_hand]
        return next((one for one in reversed(lying) if one.side == self.leading), lying[-1] if lying else None)

    @property
    def winner(self) -> Won:
        """Who has won, as the epilogue player sees it (WT-187 to WT-189)."""
        spring, winter = self.view.standing["spring"], self.view.standing["winter"]
        if spring != winter:
            return "spring" if spring > winter else "winter"
        return "writer" if "writer" in self.view.factions else cast(Won, self.faction)
