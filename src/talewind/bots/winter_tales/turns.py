"""Decisions: whom to activate, where to go, what to do there, and what is answered to others."""

from collections.abc import Callable
from typing import Any

from talewind.games.winter_tales.cards import Kind
from talewind.games.winter_tales.cast import Char
from talewind.games.winter_tales.moves import (
    Activate,
    ChooseMemory,
    FreeSteps,
    Generate,
    Interrupt,
    Join,
    JoinIn,
    Keep,
    LayTrap,
    PlaceMemory,
    PlaceQuest,
    Resolve,
    Save,
    Support,
    TakeCharacter,
    Walk,
)
from talewind.games.winter_tales.power_moves import BringBack, Horrify
from talewind.kit import Chance, Move, Offer, Pass, Weave

from .fighting import Fighting
from .going import Going
from .outlook import Outlook
from .questing import Questing

DRAW = 3
RICH = 5  # cards with which a fallen character is worth saving
MOST_QUESTS = 2  # that promise something, before another is generated


class Turns:
    """Of one seat, to one question. Each answer is a move and the moves planned behind it; empty: no opinion."""

    def __init__(self, outlook: Outlook, dice: Chance) -> None:
        self.outlook, self.view, self.dice = outlook, outlook.view, dice
        self.going, self.questing, self.fighting = Going(outlook), Questing(outlook), Fighting(outlook, dice)
        self.offers: dict[str, Offer] = {}
        for offer in outlook.ask.offers:
            self.offers.setdefault(offer.move, offer)

    def answer(self) -> list[Move]:
        ways: dict[str, Callable[[], list[Move]]] = {
            "take-character": self.cast,
            "place-quest": self.place_quest,
            "activate": self.turn,
            "horrify": self.horrify,
            "keep": self.keep,
            "walk": self.walk,
            "free-steps": self.free_steps,
            "weave": self.weave,
            "interrupt": self.interrupt,
            "insist": list,
            "lay-trap": self.lay,
            "resolve": self.act,
            "generate": self.act,
            "join": self.join,
            "join-in": self.join_in,
            "choose-memory": self.choose,
            "place-memory": self.place_memory,
            "support": self.support,
        }
        for kind, way in ways.items():
            if kind in self.offers and (found := way()):
                return found
        return []

    def values(self, kind: str, field: str) -> list[Any]:
        domain: Any = self.offers[kind].fields[field]
        return list(domain.values)

    @property
    def char(self) -> Char:
        """The character that the question is about."""
        char = self.outlook.ask.say.args.get("char", "")
        return char if char in self.view.figures else ""

    # Set-up.

    def cast(self) -> list[Move]:
        """Any character, in any place: an even start for everybody."""
        offer: Any = self.dice.pick([one for one in self.outlook.ask.offers if one.move == "take-character"], "cast")
        fields = {name: self.dice.pick(domain.values, "cast") for name, domain in offer.fields.items()}
        return [TakeCharacter(**fields)]

    def place_quest(self) -> list[Move]:
        token = self.outlook.ask.say.args["token"]
        return [PlaceQuest(self.questing.place(token, self.values("place-quest", "at")))]

    # One's own turn.

    def turn(self) -> list[Move]:
        """Save a fallen character if there are cards enough; else activate the one that can do most."""
        hand = self.outlook.hand
        if saved := self.saved(hand >= RICH):
            return saved
        if "bring-back" in self.offers and hand >= RICH:
            spaces = self.values("bring-back", "space")
            return [BringBack(self.dice.pick(spaces, "back"), tuple(self.view.hand[:3]))]
        chars = self.dice.shuffled(self.values("activate", "char"), "turn")
        return [Activate(max(chars, key=lambda char: self.going.best(char, hand + DRAW)[0]))]

    def horrify(self) -> list[Move]:
        """The horror costs nothing to begin with; it goes for whoever is nearest to a quest."""
        if self.outlook.wants("spring") >= 0:
            return []
        figures = self.view.figures
        near = {
            rebel: self.outlook.nearness(figures[rebel].space, "spring") for rebel in self.values("horrify", "rebel")
        }
        return [Horrify(min(near, key=lambda rebel: (near[rebel], rebel)))]

    def saved(self, rich: bool) -> list[Move]:
        """One's own character first."""
        if "save" not in self.offers or not rich:
            return []
        chars = sorted(self.values("save", "char"), key=lambda char: char not in self.outlook.mine)
        if self.outlook.wants(self.view.figures[chars[0]].side) < 0:
            return []
        return [Save(chars[0], tuple(self.dice.shuffled(self.view.hand, "save")[:2]))]

    def act(self) -> list[Move]:
        """Resolve a quest that promises something, else prepare one."""
        if not self.char:
            return []
        side, space = self.view.figures[self.char].side, self.view.figures[self.char].space
        if "resolve" in self.offers and self.questing.promise(side, space, self.outlook.hand) > 0:
            return [Resolve(self.values("resolve", "token")[0])]
        if self.questing.hopeful(side) < MOST_QUESTS and self.outlook.wants(side) >= 0:
            return self.generate()
        return [Pass()]

    def generate(self) -> list[Move]:
        """The quest and the place that its own side reaches best."""
        offers: list[Any] = [one for one in self.outlook.ask.offers if one.move == "generate"]
        tokens = [(token, one.fields["at"].values) for one in offers for token in one.fields["token"].values]
        found = [
            Generate(token, self.questing.place(token, places)) for token, places in self.dice.shuffled(tokens, "quest")
        ]
        return [max(found, key=lambda move: self.questing.favour(move.token, move.at))] if found else [Pass()]

    def keep(self) -> list[Move]:
        """Cards above the limit save somebody, or go."""
        domain: Any = self.offers["keep"].fields["discard"]
        if saved := self.saved(self.outlook.spare > 0):
            return saved
        return [Keep(tuple(self.dice.shuffled(domain.values, "keep")[: domain.least]))]

    # Movement.

    def walk(self) -> list[Move]:
        """One step of a way that is paid, and the next ones up to where somebody could interrupt."""
        nexts = self.values("walk", "to")
        if self.outlook.goal:
            return [Walk(self.going.joining(self.char, nexts))]
        steps = self.outlook.steps
        path = self.going.best(self.char, self.outlook.hand, steps)[1].path[:steps]
        if not path or path[0] not in nexts:
            return []
        safe = next((n for n, space in enumerate(path) if self.outlook.foes(self.char, space)), len(path))
        return [Walk(space) for space in path[: safe + 1]]

    def weave(self) -> list[Move]:
        """Pay for a way, or play a card into the passage."""
        more = self.pays() if self.outlook.moving else self.weaves(self.outlook.kind)
        return [Weave(self.dice.pick(self.values("weave", "card"), "card"))] if more else []

    def free_steps(self) -> list[Move]:
        """Two steps without a card, wherever a card would be paid."""
        return [FreeSteps()] if self.pays() else []

    def pays(self) -> bool:
        """Whether the way is to go on, and the steps paid are used up."""
        if "tell" not in self.offers:
            return True
        if self.outlook.goal:
            return "walk" not in self.offers and self.outlook.hand > 1
        return not self.outlook.steps and bool(self.going.best(self.char, self.outlook.hand)[1].path)

    def weaves(self, kind: Kind) -> bool:
        """Whether another card belongs into the passage that is told."""
        if "tell" not in self.offers:
            return True
        match kind:
            case "quest_continue":
                figure = self.view.figures[self.char]
                played = self.outlook.played("quest", seat=self.outlook.seat)
                return played < self.questing.continued(figure.side, figure.space)
            case "quest_join":
                return self.questing.bid(self.view.figures[self.char].side) > 0
            case "quest_last":
                return self.questing.last(self.view.figures[self.char].side)
            case "trap_evade":
                return self.fighting.evades()
            case "epilogue":
                return self.outlook.faction != "writer" or self.supports_more()
        return False

    # Answers to others.

    def interrupt(self) -> list[Move]:
        mover = self.char
        if not mover or not self.fighting.interrupts(mover):
            return [Pass()]
        target: Any = self.offers["interrupt"].fields.get("target")
        return [Interrupt(self.values("interrupt", "char")[0], target.values[0] if target else "")]

    def lay(self) -> list[Move]:
        domain: Any = self.offers["lay-trap"].fields["cards"]
        return [LayTrap(self.fighting.lay(domain.values, "trap" in domain.piles))]

    def join(self) -> list[Move]:
        char = self.questing.sent(self.values("join", "char"))
        return [Join(char) if char else Pass()]

    def join_in(self) -> list[Move]:
        chars = self.values("join-in", "char")
        bids = {char: self.questing.bid(self.view.figures[char].side) for char in chars}
        best = max(chars, key=lambda char: bids[char])
        return [JoinIn(best) if bids[best] else Pass()]

    # Memories and the epilogue.

    def choose(self) -> list[Move]:
        """The drawing that the ending has named."""
        cards, emblem = self.values("choose-memory", "card"), self.outlook.emblem
        return [ChooseMemory(emblem.card if emblem and emblem.card in cards else self.dice.pick(cards, "memory"))]

    def place_memory(self) -> list[Move]:
        return [PlaceMemory(self.values("place-memory", "space")[0])]

    def support(self) -> list[Move]:
        """The writer plays for a tie: the side that is behind, if the cards suffice (WT-185, WT-188)."""
        spring, winter = self.view.standing["spring"], self.view.standing["winter"]
        enough = abs(spring - winter) <= self.outlook.ask.say.args.get("most", 0)
        if "pass" in self.offers and (spring == winter or not enough):
            return [Pass()]
        return [Support("winter" if winter < spring else "spring")]

    def supports_more(self) -> bool:
        """Whether the supported side is still behind; the epilogue player lays down everything in any case."""
        side = self.view.supported or "spring"
        return self.view.standing[side] < max(self.view.standing.values())
