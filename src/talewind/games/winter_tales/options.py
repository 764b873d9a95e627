"""The options of a table, and the times that follow from them (in ms)."""

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from talewind.kit import RuleId
from talewind.kit.game import When
from talewind.kit.ready import DAY, SECOND, Mode, TaleOptions

from .cast import Faction

type Pace = Literal["brisk", "live", "relaxed"]

LINE = 280  # characters of a short passage, or of a line about one told aloud
PAGE = 2_000
IDEA = 120  # characters of a suggestion (WT-R112)
A_DAY = DAY // SECOND
REASON = 200  # characters of an objection


class Times(NamedTuple):
    """In seconds. `brief`: to tell a move, a battle, a trap or a save. `longer`: how much a teller may add, and how often."""

    decision: int
    brief: int
    telling: int
    longer: tuple[int, int]
    interrupt: int
    objection: int
    arbiter: int
    vote: int


TIMES: dict[Pace, Times] = {
    "brisk": Times(30, 75, 150, (60, 1), 8, 8, 15, 15),
    "live": Times(90, 300, 300, (120, 2), 20, 15, 45, 30),
    "relaxed": Times(A_DAY, A_DAY, A_DAY, (0, 0), A_DAY, A_DAY, A_DAY, A_DAY),
}

OPTION_RULES: dict[str, RuleId] = {
    "memories": "WT-199", "powers": "WT-203", "skills": "WT-263", "objectives": "WT-242", "alternative_epilogue": "WT-200",
    "tone": "WT-197", "story_authority": "WT-194", "arbiter_checks": "WT-R111", "seniority": "WT-R1", "factions": "WT-24",
    "move_story": "WT-69", "live_drafts": "WT-R112", "claim_rule": "WT-R24", "hand_sizes": "WT-R97", "captive_places": "WT-R33",
    "trap_reveal": "WT-R37", "join_calls": "WT-R107", "join_in_place": "WT-R44", "join_route": "WT-R45",
    "rescue_self": "WT-R88", "stall_chapters": "WT-R95", "chapter_cap": "WT-R95",
}  # fmt: skip
OPTION_WHEN: dict[str, When] = {"rescue_self": {"objectives": (True,)}, "mode": {"pace": ("brisk", "live")}}


class WinterOptions(TaleOptions, kw_only=True):
    """An option that is None follows the pace."""

    players: Literal[3, 4, 5, 6, 7] = 4
    memories: Literal[3, 4, 5, 6, 7] = 3
    powers: bool = False
    skills: bool = False
    objectives: bool = False
    alternative_epilogue: bool = False
    pace: Pace = "live"
    mode: Mode = "either"
    tone: Literal["open", "gentle", "drama", "pulp", "comedy", "horror"] = "open"
    story_authority: Literal["arbiter", "vote"] = "arbiter"
    arbiter_checks: Literal["on_objection", "every"] = "on_objection"
    seniority: Literal["random", "lobby_order"] = "random"
    factions: Literal["random"] | Annotated[tuple[Faction, ...], Meta(min_length=3, max_length=7)] = "random"  # by seat
    move_story: Literal["free", "one_line"] | None = None
    live_drafts: bool = True
    interrupt_pause: Literal[0, 1_000, 1_500, 3_000, 5_000] | None = None
    claim_rule: Literal["talk", "clockwise"] | None = None
    hand_sizes: Literal["hidden", "open"] = "hidden"
    captive_places: Literal["any_space", "locations"] = "any_space"
    trap_reveal: Literal["all", "spring"] = "all"
    join_calls: Literal["one_by_one", "together"] | None = None
    join_in_place: bool = True
    join_route: Literal["towards", "free"] = "towards"
    rescue_self: bool = True
    rewrites: Literal[0, 1, 2, 3] | None = None
    chapter_cap: Annotated[int, Meta(ge=4, le=12)] | None = None
    stall_chapters: Annotated[int, Meta(ge=2, le=6)] = 3
    on_leave: Literal["substitute", "bot", "pause"] = "substitute"

    @property
    def brisk(self) -> bool:
        return self.pace == "brisk"

    @property
    def times(self) -> Times:
        return TIMES[self.pace]

    @property
    def epilogue_space(self) -> int:
        """Where the epilogue token lies (WT-22, WT-199, WT-242)."""
        return 1 + (max(self.memories, 5) if self.objectives else self.memories)

    @property
    def decision(self) -> int:
        return self.times.decision * SECOND

    @property
    def pause(self) -> int:
        """The least duration of an interrupt window."""
        if self.interrupt_pause is not None:
            return self.interrupt_pause
        return 1_000 if self.brisk else 1_500

    @property
    def one_line(self) -> bool:
        return self.move_story == "one_line" or (self.move_story is None and self.brisk)

    @property
    def talk(self) -> bool:
        """Whether claimants talk it over (WT-R24)."""
        return self.claim_rule == "talk" or (self.claim_rule is None and not self.brisk)

    @property
    def together(self) -> bool:
        """Whether all calls of a quest are answered at once (WT-R107)."""
        return self.join_calls == "together" or (self.join_calls is None and self.brisk)

    @property
    def most_rewrites(self) -> int:
        return self.rewrites if self.rewrites is not None else 1 if self.brisk else 2
