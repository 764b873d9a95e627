"""The narrator: a passage for each kind of telling, by character, place, drawings and the memory under the bookmark. Only drawings
that are woven in, lie open or stand on the track are named."""

from collections.abc import Sequence

from talewind.bots.frames import DRAWING, Frame, Frames
from talewind.games.winter_tales.cards import Kind
from talewind.games.winter_tales.cast import BLANK, CARDS, NEUTRAL, POWER_OF, Card, Char, Side, Token
from talewind.games.winter_tales.town import Space
from talewind.kit import Chance, Passage, Words, Woven

from .outlook import Outlook, Won
from .readings import reading
from .rotation import Rotation

PACKAGE = "talewind.bots.winter_tales"

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
MANNER, WHO = "manner", "who"
AIRED: tuple[Kind, ...] = ("move", "quest_begin", "battle_close", "quest_intro")  # where a place may be painted


class Narrator:
    """One passage of one bot."""

    def __init__(self, outlook: Outlook, lang: str, dice: Chance, kind: Kind, side: Side) -> None:
        self.outlook, self.dice, self.kind, self.side = outlook, dice, kind, side
        self.frames, self.rotation = Frames(PACKAGE, lang), Rotation(outlook, kind, side)
        self.lang = self.frames.lang
        self.told = [tale.tale.text for tale in outlook.view.tales]
        self.used: list[Frame] = []
        self.said: list[str] = []
        self.named: list[str] = []

    def passage(self, words: Words, char: Char, quest: Token = "", there: Space = "", card: Card = "") -> Passage:
        """The text for the drawings that are woven in; `card`: one that may be woven in now."""
        cards = (card,) if card else words.weave if words.in_order else ()
        first, more, none = self.families()
        sentences: list[Sentence] = []
        if lead := self.lead() or ("" if cards else none):
            sentences.append(self.sentence(lead, self.slots(char, quest, there)))
        ends = len(cards) - 1 if self.kind == "move" else 0  # a way ends where it leads to
        for number, one in enumerate(cards):
            slots = self.slots(char, quest, there) | {DRAWING: reading(one, self.side, self.lang)}
            before, after = self.sentence(first if number == ends else more, slots)
            sentences.append((before, Woven(one), after))
        if sentences and (air := self.air(there)):
            sentences.append((air,))
        return bound(sentences, words.chars, self.lang)

    def families(self) -> tuple[str, str, str]:
        """As in WITH_DRAWINGS; whoever attacks again is there already."""
        first, more, none = WITH_DRAWINGS.get(self.kind, ("more-{side}", "more-{side}", ""))
        if self.kind == "battle_attack" and self.outlook.played("fight"):
            first = "attack-again"
        return first.format(side=self.side), more.format(side=self.side), none

    def lead(self) -> str:
        """The family of a first sentence without a drawing."""
        if self.kind == "trap_close" and self.side == "spring" and not self.outlook.caught:
            return "trap-blocked"
        linked = "linked" if self.outlook.view.bookmark else "first"
        return PLAIN.get(self.kind, "").format(side=self.side, linked=linked, won=self.won)

    def air(self, there: Space) -> str:
        """In one kind of passage, the same for the whole evening, a place is painted."""
        air = self.frames.word(f"air-{there or 'nowhere'}")
        painted = self.rotation.settled(AIRED, air) == self.kind
        return air if painted and not any(air in told for told in self.told) else ""

    def sentence(self, family: str, slots: dict[str, str]) -> tuple[str, ...]:
        """The next frame that neither this passage nor the newest ones have, from a general family if need be. What a character
        does meanwhile is said once, and nobody is named in two sentences in a row, while there are other frames."""
        frames = self.rotation.order(self.frames.family(family), family)
        general = f"more-{self.side}"
        if DRAWING in slots and family != general and all(map(self.stale, frames)):
            frames += self.rotation.order(self.frames.family(general), general)
        share = self.rotation.share(len(frames))
        ranks = [
            (frame in self.used, self.stale(frame), place // share, self.repeats(frame, slots), place)
            for place, frame in enumerate(frames)
        ]
        frame = frames[min(ranks)[-1]]
        self.used.append(frame)
        self.said += [slots[MANNER]] if MANNER in frame.slots else []
        self.named += [slots[WHO]] if WHO in frame.slots else [""]
        return frame.fill(slots)

    def stale(self, frame: Frame) -> bool:
        return frame in self.used or any(frame.core in told for told in self.told)

    def repeats(self, frame: Frame, slots: dict[str, str]) -> bool:
        said = MANNER in frame.slots and slots[MANNER] in self.said
        return said or (WHO in frame.slots and slots[WHO] in self.named[-1:])

    # What fills the slots.

    def slots(self, char: Char, quest: Token, there: Space) -> dict[str, str]:
        word, view = self.frames.word, self.outlook.view
        if self.kind == "epilogue" and self.outlook.mine:
            last = [one for one in self.outlook.mine if word(f"who-{one}") not in self.named[-1:]]
            char = self.dice.pick(last or list(self.outlook.mine), WHO)
            there = self.outlook.mine[char].space
        char = char or "none"
        slots = {
            WHO: word(f"who-{char}"),
            MANNER: self.manner(char),
            "there": word(f"at-{there or 'nowhere'}"),
            "quest": word(f"quest-{POWER_OF.get(quest, 'none')}"),
            "goal": word(f"goal-{POWER_OF.get(quest, 'none')}"),
            "memory": self.memory(),
            "shown": self.shown(),
        }
        if self.kind == "opening":
            first, second = (list(view.quests) * 2)[:2] if view.quests else ("", "")
            places = [word(f"at-{self.outlook.site(token) if token else 'nowhere'}") for token in (first, second)]
            goals = [word(f"goal-{POWER_OF.get(token, 'none')}") for token in (first, second)]
            slots |= {"there": places[0], "goal": goals[0], "elsewhere": places[1], "another": goals[1]}
        return slots

    def manner(self, char: Char) -> str:
        """What the character does meanwhile: neither said in this passage nor, if possible, in the newest ones."""
        manners = [frame.texts[0] for frame in self.frames.family(f"manner-{char}")]
        fresh = [one for one in manners if one not in self.said] or manners
        newer = [one for one in fresh if not any(one in told for told in self.told)]
        return self.dice.pick(newer or fresh, MANNER)

    def memory(self) -> str:
        """The bookmarked memory, or in a later part of the epilogue another one, read in the ink in which it lies."""
        memory = self.outlook.recalled
        if memory is None:
            return self.frames.word("memory-none")
        if memory.card in CARDS and memory.side != "neutral":
            return reading(memory.card, memory.side, self.lang)
        known = memory.card if memory.card in (NEUTRAL, BLANK) else "objective"
        return self.frames.word(f"memory-{known}")

    def shown(self) -> str:
        """The drawing that stands for the quest that is ending."""
        emblem = self.outlook.emblem
        return reading(emblem.card, emblem.side, self.lang) if emblem else self.frames.word("memory-blank")

    @property
    def won(self) -> Won:
        return self.outlook.winner if self.kind == "epilogue_end" else self.outlook.leading


def bound(sentences: Sequence[Sentence], room: int, lang: str) -> Passage:
    """All drawings, and the sentences for which there is room."""
    kept: list[str | Woven] = []
    for sentence in sentences:
        length = sum(len(part) + 1 for part in sentence if isinstance(part, str))
        if length > room:
            kept += [part for part in sentence if isinstance(part, Woven)]
        else:
            if kept and isinstance(kept[-1], str) and isinstance(sentence[0], str):
                kept[-1], sentence = f"{kept[-1]} {sentence[0]}", sentence[1:]  # nothing else parts two sentences
            kept += sentence
            room -= length
    return Passage(tuple(kept), lang=lang)
