"""Resolving a quest, in seven steps (WT-133 to WT-166a, WT-170, WT-171, WT-266; WT-R48 to WT-R60, WT-R92, WT-R103 to WT-R105)."""

from typing import Any

from msgspec import structs

from talewind.kit import Ask, Move, Offer, Phase, RuleId, Seat, Steps, Tell, offer

from . import memories, objectives, powers
from .arbiter import Judging
from .cards import Colour, Tally
from .cast import NEUTRAL, OTHER, SIDE_OF, TOKENS, Char, Side, Token
from .epilogue import begin_epilogue
from .joining import Calling, JoiningIn, Sending
from .memories import Choosing, Placing
from .moves import CannotConnect
from .quest_events import QuestBegun, QuestCounted, QuestDropped
from .quests import exhausted
from .state import T, Winter
from .telling import Pad


class Beginning(Pad, kw_only=True):
    """The quest's beginning, connected to the bookmarked memory (WT-135, WT-136). With nothing written when the time is over the
    quest is not begun."""

    begun: bool = True
    missing: bool = False

    def offers(self, state: Winter) -> list[Offer]:
        cannot = [offer(CannotConnect)] if state.bookmark else []
        return [offer(Tell, tale=self.says(state)), *cannot]

    def shut(self, state: Winter) -> dict[str, RuleId]:
        return {} if state.bookmark else {"cannot-connect": "WT-R55"}

    def answered(self, t: T, seat: Seat, move: Any) -> None:
        if isinstance(move, CannotConnect):
            self.missing = True
            self.narrated(t)
        else:
            super().answered(t, seat, move)

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        if isinstance(draft, Tell) and (draft.tale.text or draft.tale.aloud):
            self.answered(t, self.seat, draft)
        else:
            self.run(t)

    def run(self, t: T) -> None:
        self.begun = False
        t.pop()


class Quest(Steps, kw_only=True):
    """The acting player resolves a quest with a character. `taking`: the characters that take part (WT-R48)."""

    order = (
        "begin", "judge", "send", "go_on", "join_in", "last_card", "count", "tell_end", "choose", "place", "power",
        "finish",
    )  # fmt: skip
    seat: Seat
    char: Char
    token: Token
    taking: list[Char] = []
    sent: dict[Seat, Char] = {}
    barred: list[Char] = []
    missing: bool = False
    won: Colour = "neutral"
    result: Tally | None = None  # once it is counted
    tale: int = 0
    card: str = ""
    place_of: str = ""  # the location or the rebel of the token

    @property
    def side(self) -> Side:
        """The acting player's: a character resolves quests of its own faction alone."""
        return TOKENS[self.token]

    def began(self, t: T) -> None:
        t.state.ongoing, self.taking = self.token, [self.char]
        t.state.note(t, QuestBegun(self.seat, self.char, self.token))  # WT-134

    def pad(self, kind: Any, most: int | None = 0) -> Pad:
        return Pad(self.seat, most=most, kind=kind, char=self.char, side=self.side, quest=self.token)

    # Steps 1 and 2: the beginning, its link, the others' characters.

    def begin(self, t: T) -> None:
        t.push(Beginning(self.seat, kind="quest_begin", char=self.char, side=self.side, quest=self.token))

    def judge(self, t: T) -> None:
        if t.state.bookmark:
            t.push(Judging(tale=self.tale, matter="link"))

    def send(self, t: T) -> None:
        state, others = t.state, t.state.clockwise(self.seat)
        goal = state.site(self.token)
        t.push(Calling(others, goal) if state.options.together else Sending(others, goal))

    # Steps 3 to 5.

    def go_on(self, t: T) -> None:
        t.push(self.pad("quest_continue", None))  # WT-143

    def join_in(self, t: T) -> None:
        others, goal = t.state.clockwise(self.seat), t.state.site(self.token)
        t.push(JoiningIn(others, goal, self.sent, self.barred))

    def last_card(self, t: T) -> None:
        t.push(self.pad("quest_last", 1))  # WT-153

    def resumed(self, t: T, done: Phase) -> None:
        match done:
            case Beginning(begun=False):
                t.state.ongoing = ""
                t.state.early = {}
                t.state.note(t, QuestDropped(self.token))
                self.step = "over"
            case Beginning(missing=missing, number=number):
                self.tale = number
                if missing:
                    self.fail()
            case Judging(verdict="reject"):
                self.fail()
            case Sending(sent=sent, barred=barred):
                self.sent, self.barred = sent, barred
            case JoiningIn(taking=taking):
                self.taking += taking
            case Pad(kind="quest_end", number=number):
                self.tale = number
            case Choosing(card=card):
                self.card = card

    def fail(self) -> None:
        """A missing link: no cards are asked for, the other faction wins (WT-171, WT-R54)."""
        self.missing, self.step = True, "count"

    # Step 6: count, and the ending.

    def count(self, t: T) -> None:
        """More cards of one side win; a missing link is a failure (WT-155 to WT-157, WT-R54)."""
        t.state.early = {}
        tally = self.tally(t.state)
        self.won = OTHER[self.side] if self.missing else tally.ahead
        self.result = structs.replace(tally, won=self.won)
        rule = (
            "WT-171" if self.missing else "WT-157" if self.won == "neutral" else "WT-155" if self.success else "WT-156"
        )
        spring, winter = tally.counts["spring"], tally.counts["winter"]
        t.state.note(t, QuestCounted(self.token, spring, winter, self.won, rule, self.missing))

    def tally(self, state: Winter) -> Tally:
        """The result, or what would count so far."""
        if self.result is not None:
            return self.result
        joining = [char for phase in state.stack if isinstance(phase, JoiningIn) for char in phase.taking]
        skilled = [SIDE_OF[char] for char in (*self.taking, *joining) if state.skilled(char, "quest")]
        sides = [*(one.side for one in state.in_scene("quest")), *(() if self.missing else skilled)]
        return Tally({side: sides.count(side) for side in OTHER}, missing=self.missing)

    @property
    def success(self) -> bool:
        return self.won == self.side

    def tell_end(self, t: T) -> None:
        t.push(self.pad("quest_end"))  # WT-158

    # Step 7.

    def choose(self, t: T) -> None:
        """The ongoing token and the quest's token are removed; the memory is chosen (WT-160 to WT-165)."""
        state = t.state
        self.place_of = state.quests.pop(self.token)
        state.ongoing = ""
        if self.won == "neutral":
            self.card = NEUTRAL
        elif memories.eligible(state):
            t.push(Choosing(memories.chooser(state, self.won, self.seat), self.won))
        else:
            self.card = memories.from_deck(t)

    def place(self, t: T) -> None:
        memories.keep(t.state, self.card)
        t.push(Placing(self.seat, self.card, self.won, self.token, self.tale))

    def power(self, t: T) -> None:
        if t.state.options.powers and self.success:
            powers.grant(t, self.seat, self.token, self.place_of, self.taking)  # WT-203

    def finish(self, t: T) -> None:
        """Step 7 is complete: a full track, or no quest that is left, starts the epilogue (WT-172, WT-R58, WT-R60)."""
        if not t.state.empty():
            begin_epilogue(t, "WT-172")
        elif exhausted(t.state):
            begin_epilogue(t, "WT-R58")
        else:
            objectives.check(t)
