"""A short evening of five, told by hand: a battle, a trap, a quest won by spring and one won by nobody, the epilogue."""

import re
from functools import cache

from talewind.games.winter_tales import WinterTales
from talewind.games.winter_tales.cast import CARDS, SEATING
from talewind.games.winter_tales.chapters import WrappingUp
from talewind.games.winter_tales.moves import (
    ChooseMemory,
    Interrupt,
    Join,
    JoinIn,
    LayTrap,
    PlaceMemory,
    PlaceQuest,
    Resolve,
    Support,
    Walk,
)
from talewind.games.winter_tales.options import WinterOptions
from talewind.games.winter_tales.setting_up import Opening, PlacingQuest
from talewind.games.winter_tales.state import Winter
from talewind.kit import Passage, Seat, Tell, Weave, Woven
from talewind.texts import Speaker

from .tables import A, B, C, D, E, WinterRig

SAFE, HORROR = "safe-house", "freezing-horror"


class Evening(WinterRig):
    """Tells with cards by their titles: `says("The moon {Moon} had lost its way.")`"""

    def card(self, title: str) -> str:
        names = Speaker(self.game)
        return next(card for card in CARDS if names.title(card) == title)

    def give(self, seat: Seat, *titles: str) -> None:
        """These cards come from the deck, and a hand holds nothing else."""
        state, cards = self.state, [self.card(title) for title in titles]
        state.deck = sorted({*state.deck, *state.hands[seat]} - {*cards})
        state.hands[seat] = cards
        self.arranged()

    def says(self, text: str) -> None:
        """The cards that are not woven in yet come from the deck."""
        (seat, *_), parts = self.asked(), [part.strip() for part in re.split(r"\{(\w+)\}", text)]
        lying = {lying.card for lying in self.state.lying}
        if new := [title for title in parts[1::2] if self.card(title) not in lying]:
            self.give(seat, *new)
            if "weave" in self.offered(seat):
                for title in new:
                    self.do(seat, Weave(self.card(title)))
        told = (Woven(self.card(part)) if n % 2 else part for n, part in enumerate(parts))
        self.do(seat, Tell(Passage(tuple(part for part in told if part), lang="en")))

    def sets_out(self, char: str, title: str, *spaces: str) -> None:
        """A character is activated, and walks with a card."""
        self.activate(char)
        self.give(self.asked()[0], title)
        self.walk(*spaces)
        self.settle()


def opening() -> Evening:
    options = WinterOptions(seniority="lobby_order", factions=SEATING[5], interrupt_pause=0)
    rig = Evening(WinterTales(), 5, options)
    rig.place(alice=(A, "oaks-park"), mad_hatter=(B, "old-mill-square"), scarecrow=(C, "memory-lane-cemetery"))
    rig.place(candlewick=(D, "wintertown-ossuary"), snow_white=(D, "bell-court"), pinocchio=(E, "candle-factory"))
    for token, at in ((SAFE, "memory-lane-cemetery"), (HORROR, "wintertown-ossuary")):
        rig.interrupt(PlacingQuest(E, token))
        rig.act(PlaceQuest(at))
    rig.interrupt(Opening(E, kind="opening"))
    rig.says("Under one grave somebody was baking bread.\n\nIn the Ossuary something had begun to hum.")
    return rig


def battle(rig: Evening) -> None:
    """The Mad Hatter meets Alice, who slips past him."""
    rig.turn(A)
    rig.sets_out("alice", "Moon", "old-mill-square")
    rig.give(B, "Clock")
    rig.do(B, Interrupt("mad-hatter"))
    rig.settle()
    rig.says("The moon {Moon} had lost its way, so Alice went before it with a lamp.")
    rig.says("“Late!” cried the Mad Hatter, and threw his clock {Clock} after her.")
    rig.says("She took the stairs {Stairs} that nobody else could see.")
    rig.pass_()
    rig.says("He is still counting them.")
    rig.act(Walk("memory-lane-cemetery"))
    rig.act(Tell(Passage()))


def trap(rig: Evening) -> None:
    """Snow White comes to the quest, and runs into a trap of Scarecrow's."""
    rig.act(Resolve(SAFE))
    rig.says("Thirteen steps down there was a house no bigger than a hatbox. Alice knocked.")
    rig.pass_()
    rig.pass_()
    rig.act(Join("snow-white"))
    rig.give(D, "Mirror")
    rig.walk("memory-lane-cemetery")
    rig.settle()
    rig.give(C, "Rope", "Bell", "Leaf", "Coin")
    rig.do(C, Interrupt("scarecrow"))
    rig.pass_(A)
    rig.settle()
    rig.says("Snow White let down her mirror {Mirror} on a silver thread.")
    rig.act(LayTrap({"trap": (rig.card("Rope"),), "spring": (rig.card("Bell"), rig.card("Leaf")), "winter": (rig.card("Coin"),)}))  # fmt: skip
    rig.says("Scarecrow had tied the rope {Rope} to nothing at all.")
    rig.says("She cut it with a snowflake {Snowflake} and nothing fell down.")
    rig.says("Since then she hangs there, and admires the view.")


def quest(rig: Evening) -> None:
    """Spring wins the Safe House."""
    rig.stay()
    rig.done()
    rig.pass_()
    rig.says("The lantern {Lantern} was lit, and the house {House} read its own address.")
    rig.act(JoinIn("scarecrow"))
    rig.says("Scarecrow lit a candle {Candle} at his own sleeve.")
    rig.act(Tell(Passage()))
    rig.says("The house read where it lived, and stayed.")
    rig.act(ChooseMemory(rig.card("House")))
    rig.act(PlaceMemory(1))
    rig.done()


def draw(rig: Evening) -> None:
    """In the next chapter nobody wins the Freezing Horror."""
    rig.turn(D)
    rig.activate("candlewick")
    rig.stay()
    rig.act(Resolve(HORROR))
    rig.says("Whoever had lived in the little house had left the cold behind.")
    rig.let_stand()
    rig.nobody_joins()
    rig.says("Candlewick called it three times.")
    rig.stay()
    rig.says("It was asleep, and so in the end was he.")
    rig.act(PlaceMemory(2))


def ending(rig: Evening) -> None:
    """All agree to close the tale; the writer makes it a draw."""
    rig.interrupt(WrappingUp(A, []))
    rig.says("So winter put on its crown {Crown} for the last time.")
    rig.says("And the people threw down a flower {Flower} from every window.")
    rig.says("“Too late,” said the Mad Hatter, and shut the umbrella {Umbrella} in the rain.")
    rig.give(E, "Star", "Sun", "Kite", "Boat")
    rig.stay()
    rig.act(Support("winter"))
    for title in ("Star", "Sun"):
        rig.act(Weave(rig.card(title)))
    rig.says("The writer hung up a star {Star} and took down the sun {Sun} and looked out.")
    rig.says("It was neither cold nor warm. It was evening.")


@cache
def evening() -> Winter:
    """The state at its end."""
    rig = opening()
    for part in (battle, trap, quest, draw, ending):
        part(rig)
    assert rig.state.winners == (E,)
    return rig.state
