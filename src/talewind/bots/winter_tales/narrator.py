"""The narrator: a passage for each kind of telling, by character, place, drawings and the memory under the bookmark. Only drawings
that are woven in, lie open or stand on the track are named."""

from collections.abc import Sequence

from talewind.games._winter_tales.cards import Kind
from talewind.games._winter_tales.cast import BLANK, CARDS, NEUTRAL, POWER_OF, Card, Char, Side, Token
from talewind.games._winter_tales.town import Space
from talewind.kit import Chance, Passage, Words, Woven

from .frames import DRAWING, Frame, Frames
from .outlook import Outlook, Won
from .readings import reading

type Sentence = tuple[str | Woven, ...]

# By kind: the family of the first sentence with a drawing, that of the next ones, and that of a passage without any.
WITH_DRAWINGS: dict[Kind, tuple[str, str, str]] = {
    "move": ("move-{side}", "way-{side}", ""),
    "battle_attack": ("attack", "more-{side}", "quest-none"),
    "battle_defence": ("defence", "more-{side}", "quest-none"),
    "trap_set": ("trap-set", "more-{side}", "quest-none"),
    "trap_evade": ("trap-evade", "more-{side}", "trap-evade-none"),
    "save": ("save", "more-{side}", "quest-none"),
    "quest_continue": ("quest-{side}", "more-{side}", "quest-none"),
    "quest_join": ("quest-{side}", "more-{side}", "quest-none"),
    "quest_last": ("last-card", "more-{side}", ""),
    "power": ("power", "more-{side}", "quest-none"),
    "return": ("return", "more-{side}", "quest-none"),
    "epilogue": ("epilogue-{side}", "epilogue-{side}", ""),
}
# By kind: the family of a first sentence without a drawing.
PLAIN: dict[Kind, str] = {
    "opening": "opening",
    "battle_close": "battle-won-{side}",
    "trap_close": "trap-won-{side}",
    "quest_intro": "intro",
    "quest_begin": "begin-{linked}",
    "quest_end": "end-{won}",
    "objective": "objective",
    "epilogue": "epilogue-{linked}",
    "epilogue_end": "last-{won}",
}
MANNER = "manner"
AIRED: tuple[Kind, ...] = ("move", "quest_begin", "battle_close", "quest_intro")  # where a place may be painted
AIRY = 2  # once in so many times


class Narrator:
    """One passage of one bot."""

    def __init__(self, outlook: Outlook, lang: str, dice: Chance) -> None:
        self.outlook, self.dice = outlook, dice
        self.frames = Frames(lang)
        self.lang = self.frames.lang
        self.told = [tale.tale.text for tale in outlook.view.tales]
        self.used: list[Frame] = []
        self.said: list[str] = []

    def passage(
        self, kind: Kind, words: Words, char: Char, side: Side, quest: Token = "", there: Space = "", card: Card = ""
    ) -> Passage:
        """The text for the drawings that are woven in; `card`: one that may be woven in now."""
        cards = (card,) if card else words.weave if words.in_order else ()
        first, more, none = WITH_DRAWINGS.get(kind, ("more-{side}", "more-{side}", ""))
        sentences: list[Sentence] = []
        if lead := self.lead(kind, side) or ("" if cards else none):
            sentences.append(self.sentence(lead, self.slots(kind, char, quest, there)))
        ends = len(cards) - 1 if kind == "move" else 0  # a way ends where it leads to
        for number, one in enumerate(cards):
            slots = self.slots(kind, char, quest, there) | {DRAWING: reading(one, side, self.lang)}
            family = (first if number == ends else more).format(side=side)
            before, after = self.sentence(self.unused(family, side), slots)
            sentences.append((before, Woven(one), after))
        if sentences and (air := self.air(kind, there)):
            sentences.append((air,))
        return bound(sentences, words.chars, self.lang)

    def lead(self, kind: Kind, side: Side) -> str:
        """The family of a first sentence without a drawing."""
        linked = "linked" if self.outlook.view.bookmark else "first"
        return PLAIN.get(kind, "").format(side=side, linked=linked, won=self.won(kind))

    def air(self, kind: Kind, there: Space) -> str:
        if kind not in AIRED or self.dice.roll(AIRY, "air"):
            return ""
        air = self.frames.word(f"air-{there or 'nowhere'}")
        return "" if any(air in told for told in self.told) else air

    def unused(self, family: str, side: Side) -> str:
        """The family, or a general one if the passage has told all its frames."""
        return f"more-{side}" if all(frame in self.used for frame in self.frames.family(family)) else family

    def sentence(self, family: str, slots: dict[str, str]) -> tuple[str, ...]:
        """A frame that neither this passage nor the newest ones have, if one is left. What a character does meanwhile is said
        once in a passage, while there are frames without it."""
        frames = self.dice.shuffled(self.frames.family(family), "frame")
        stale = [frame for frame in frames if frame in self.used or any(frame.core in told for told in self.told)]
        said = [frame for frame in frames if MANNER in frame.slots and slots[MANNER] in self.said]
        frame = min(frames, key=lambda one: 2 * (one in self.used) + (one in stale) + (one in said))
        self.used.append(frame)
        self.said += [slots[MANNER]] if MANNER in frame.slots else []
        return frame.fill(slots)

    # What fills the slots.

    def slots(self, kind: Kind, char: Char, quest: Token, there: Space) -> dict[str, str]:
        word, view = self.frames.word, self.outlook.view
        if kind == "epilogue" and self.outlook.mine:
            char = self.dice.pick(list(self.outlook.mine), "who")
            there = self.outlook.mine[char].space
        char = char or "none"
        manners = [frame.texts[0] for frame in self.frames.family(f"manner-{char}")]
        manner = self.dice.pick([one for one in manners if one not in self.said] or manners, "manner")
        slots = {
            "who": word(f"who-{char}"),
            "manner": manner,
            "there": word(f"at-{there or 'nowhere'}"),
            "quest": word(f"quest-{POWER_OF.get(quest, 'none')}"),
            "goal": word(f"goal-{POWER_OF.get(quest, 'none')}"),
            "memory": self.memory(),
            "shown": self.shown(),
        }
        if kind == "opening":
            first, second = (list(view.quests) * 2)[:2] if view.quests else ("", "")
            places = [word(f"at-{self.outlook.site(token) if token else 'nowhere'}") for token in (first, second)]
            goals = [word(f"goal-{POWER_OF.get(token, 'none')}") for token in (first, second)]
            slots |= {"there": places[0], "goal": goals[0], "elsewhere": places[1], "another": goals[1]}
        return slots

    def memory(self) -> str:
        """The bookmarked memory, read in the ink in which it lies."""
        memory = self.outlook.view.track.get(self.outlook.view.bookmark)
        if memory is None:
            return self.frames.word("memory-none")
        if memory.card in CARDS and memory.side != "neutral":
            return reading(memory.card, memory.side, self.lang)
        known = memory.card if memory.card in (NEUTRAL, BLANK) else "objective"
        return self.frames.word(f"memory-{known}")

    def shown(self) -> str:
        """A drawing of the quest that is ending, played last by the winning side."""
        lying = [one for one in self.outlook.view.lying if one.scene == "quest" and one.card in CARDS]
        won = [one for one in lying if one.side == self.outlook.leading]
        if not lying:
            return self.frames.word("memory-blank")
        last = (won or lying)[-1]
        return reading(last.card, last.side, self.lang)

    def won(self, kind: Kind) -> Won:
        return self.outlook.winner if kind == "epilogue_end" else self.outlook.leading


def bound(sentences: Sequence[Sentence], room: int, lang: str) -> Passage:
    """All drawings, and the sentences for which there is room."""
    kept: list[str | Woven] = []
    for sentence in sentences:
        length = sum(len(part) + 1 for part in sentence if isinstance(part, str))
        if length > room:
            kept += [part for part in sentence if isinstance(part, Woven)]
        else:
            kept += sentence
            room -= length
    return Passage(tuple(kept), lang=lang)
