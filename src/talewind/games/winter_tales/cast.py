"""Who and what there is: characters, quest tokens, powers, objective cards, story cards, and how many each player has
(WT-3, WT-12, WT-35 to WT-39, WT-124 to WT-132, WT-R11)."""

from typing import Annotated, Literal, NamedTuple

from talewind.kit import named

from .town import DATA, Space

type Side = Literal["spring", "winter"]
type Faction = Literal["spring", "winter", "writer"]
type Char = Annotated[str, named("character")]
type Card = Annotated[str, named("card")]
type Token = Annotated[str, named("token")]  # of a quest
type Power = Annotated[str, named("power")]
type Goal = Annotated[str, named("objective")]  # an objective card
type Skill = Literal["objective", "quest", "trap", "battle", "movement", "secret-passage", "story-card"]

OTHER: dict[Side, Side] = {"spring": "winter", "winter": "spring"}

SIDE_OF: dict[Char, Side] = {char["id"]: char["faction"] for char in DATA["characters"]}
CAST: tuple[Char, ...] = tuple(SIDE_OF)
REBELS, SOLDIERS = (tuple(char for char in CAST if SIDE_OF[char] == side) for side in OTHER)
PLACE_IN_LIST: dict[Char, int] = {char: place for place, char in enumerate(CAST)}
SKILLS: dict[Char, Skill] = {char["id"]: char["skill"] for char in DATA["characters"]}
PASSAGES: dict[Char, Space] = {c["id"]: c["passage_location"] for c in DATA["characters"] if c["passage_location"]}

CARDS: tuple[Card, ...] = tuple(card["id"] for card in DATA["story_cards"])
NEUTRAL: Card = "neutral"  # there is no end of them (WT-R5)
BLANK: Card = "blank"  # a memory when no story card is left (WT-R51)

TOKENS: dict[Token, Side] = {token["id"]: token["faction"] for token in DATA["quest_tokens"]}
POWER_OF: dict[Token, Power] = {token["id"]: token["quest"] for token in DATA["quest_tokens"]}
UNDER: tuple[Token, ...] = tuple(t["id"] for t in DATA["quest_tokens"] if t["placement"] == "under-rebel")
ARTIFACTS: tuple[Token, ...] = ("great-artifact-spring", "great-artifact-winter")

ARTIFACT: Power = "great-artifact"
GLIMMER: Power = "glimmer-of-hope"
LOVE: Power = "love-that-melts-the-snow"
SAFE_HOUSE: Power = "safe-house"
HORROR: Power = "freezing-horror"
PROPAGANDA: Power = "winter-propaganda"
RETALIATION: Power = "armed-retaliation"


class Objective(NamedTuple):
    kind: str
    side: Side
    locations: tuple[Space, ...]


OBJECTIVES: dict[Goal, Objective] = {
    goal["id"]: Objective(goal["kind"], goal["faction"], tuple(goal["locations"])) for goal in DATA["objectives"]
}
ICONS: tuple[int, ...] = tuple(s["space"] for s in DATA["memory_track"]["spaces"] if s["objective_icon"])  # WT-246


class Split(NamedTuple):
    """How many characters a player of each faction has, and the writer's draw."""

    each: int
    rebels: int  # the writer's
    soldiers: int
    draw: int  # WT-50


SPLITS: dict[int, Split] = {
    int(seats): Split(row["per_spring"], row["writer_rebels"], row["writer_soldiers"], row["writer_draw"])
    for seats, row in DATA["player_counts"].items()
}
SEATING: dict[int, tuple[Faction, ...]] = {int(seats): tuple(ring) for seats, ring in DATA["seating"].items()}  # WT-25

HAND_LIMIT, START_DRAW, END_DRAW, DRAW, STORY_DRAW = 7, 4, 4, 3, 4
SAVE_COST, PROPAGANDA_COST, RETURN_COST, ATTACK_COST = 2, 3, 3, 2
STEPS = 2  # for a card (WT-67)
MEMORY_POINTS = 3
