"""Battle, step by step (WW-121 to WW-163, WW-R49 to WW-R70)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from msgspec import structs

from talewind.kit import Ask, Pass, RuleId, Say, Seat, Steps, Table, amount, offer, one_of, say

from .chart import TERRITORY
from .words import Boost, Cargo, FalseFlag, Fights, Fire, Loot, PlaceRed

# isort: split
from .words import BattleBegun, BattleOver, Boosted, Flagged, Looted, RedPlaced, Rolled

if TYPE_CHECKING:
    from .state import Sky

type T = Table[Sky]

FACES = (1, 1, 1, 2, 2, 3)
REACTION = 45_000


class Battle(Steps):
    """None is a Red Crester. The result: who has won, who is lost, whether the attacker goes back, and the rule that
    closes this Battle for the rest of the turn."""

    order = ("flag", "aim", "attack", "brace", "defend", "press", "answer", "conclude", "loot", "sink", "place")
    attacker: Seat | None
    defender: Seat | None
    space: str
    guns: int = 0
    hits: list[int] = []  # attacker's, defender's
    winner: Literal["", "attacker", "defender", "nobody"] = ""
    lost: Seat | None = None
    back: bool = True
    closed: RuleId = ""

    def now(self, state: Sky) -> Say:
        return say("windward-battle", attacker=self.attacker, defender=self.defender, hits=tuple(self.hits))

    def began(self, t: T) -> None:
        t.tell(BattleBegun(self.attacker, self.defender, self.space))
        t.commit()

    @property
    def victor(self) -> Seat | None:
        return {"attacker": self.attacker, "defender": self.defender}.get(self.winner)

    @property
    def loser(self) -> Seat | None:
        return {"attacker": self.defender, "defender": self.attacker}.get(self.winner)

    def asks(self, state: Sky) -> Iterable[Ask]:
        a, d, victor, ships = self.attacker, self.defender, self.victor, state.ships
        match self.step:
            case "flag" if a is not None and d is not None and ships[d].hand:
                flag = (offer(FalseFlag),) if "false_flag" in ships[d].hand else ()
                offers = (*flag, offer(Pass))
                prompt = say("windward-attacked", by=a)
                yield Ask(d, prompt, offers, otherwise=Pass(), window="false-flag", lasts=REACTION)
            case "aim" if a is not None and ships[a].cannons:
                yield self.aiming(state, a)
            case "brace" if d is not None and ships[d].cannons:
                yield self.aiming(state, d)
            case "press" if a is not None and ships[a].could_boost:
                yield self.boosting(state, a)
            case "answer" if d is not None and ships[d].could_boost:
                yield self.boosting(state, d)
            case "loot" if self.lost is not None and victor is not None:
                yield self.looting(victor, ships[self.lost].hold)
            case "place" if victor is not None and self.loser is None and (free := state.free_near(self.space)):
                offers = (offer(PlaceRed, space=one_of(free, of="hex")),)
                yield Ask(victor, say("windward-place-red"), offers, otherwise=PlaceRed(free[0]), lasts=REACTION)

    def aiming(self, state: Sky, seat: Seat) -> Ask:
        fire = offer(Fire, cannons=amount(0, state.ships[seat].cannons))
        return Ask(seat, say("windward-aim", hits=tuple(self.hits)), (fire,), otherwise=Fire(0), lasts=REACTION)

    def boosting(self, state: Sky, seat: Seat) -> Ask:
        ship = state.ships[seat]
        boost = offer(Boost, harpoons=amount(0, ship.hand.count("harpoon")), tokens=amount(0, ship.hold.tokens))
        prompt = say("windward-boost", hits=tuple(self.hits))
        return Ask(seat, prompt, (boost,), otherwise=Boost(0, 0), window="boost", lasts=REACTION)

    def looting(self, victor: Seat, hold: Cargo) -> Ask:
        """Half of the hold, rounded up, of the winner's choice (WW-155): one offer a split, since the sum is fixed."""
        half = (hold.teeth + hold.tokens + 1) // 2
        splits = [(n, half - n) for n in range(hold.teeth, -1, -1) if 0 <= half - n <= hold.tokens]
        offers = tuple(offer(Loot, teeth=amount(n, n), tokens=amount(m, m)) for n, m in splits)
        return Ask(victor, say("windward-loot", half=half), offers, otherwise=Loot(*splits[0]), lasts=REACTION)

    def answered(self, t: T, seat: Seat, move: Fights) -> None:
        state, ship = t.state, t.state.ships[seat]
        self.advance()
        match move:
            case FalseFlag():
                state.discard(seat, "false_flag")
                t.tell(Flagged(seat))
                self.closed = "WW-113"
                t.pop()
            case Fire(cannons):
                ship.cannons -= cannons
                self.guns = cannons
            case Boost(harpoons, tokens):
                for _ in range(harpoons):
                    state.discard(seat, "harpoon")
                ship.hold -= Cargo(tokens=tokens)
                self.hits[seat != self.attacker] += 2 * (harpoons + tokens)  # WW-107, WW-135
                t.tell(Boosted(seat, harpoons, tokens), shows=True)
            case Loot(teeth, tokens) if self.lost is not None:
                taken = Cargo(teeth=teeth, tokens=tokens)
                ship.hold += taken
                state.ships[self.lost].hold -= taken
                t.tell(Looted(seat, taken))
            case PlaceRed(space):
                state.reds[TERRITORY[space]] = space
                t.tell(RedPlaced(space))

    def attack(self, t: T) -> None:
        self.roll(t, self.attacker)

    def defend(self, t: T) -> None:
        self.roll(t, self.defender)

    def roll(self, t: T, seat: Seat | None) -> None:
        strength = 5 if seat is None else 2 + self.guns  # WW-124
        dice = tuple(t.chance.pick(FACES, "battle") for _ in range(strength))
        self.hits.append(sum(dice))
        self.guns = 0
        t.tell(Rolled(seat, dice))

    def conclude(self, t: T) -> None:
        attack, defence = self.hits
        self.winner = "nobody" if attack == defence else "attacker" if attack > defence else "defender"
        t.tell(BattleOver(attack, defence, self.winner))
        if self.winner == "nobody":
            self.tied(t)
        elif self.loser is None:
            self.red_fell(t)
        else:
            self.beaten(t, self.loser, abs(attack - defence))

    def tied(self, t: T) -> None:
        self.closed = "WW-138"
        for seat in (self.attacker, self.defender):
            if seat is not None and self.attacker is not None:  # WW-137, WW-R58
                t.state.ships[seat].hold += Cargo(tokens=1)

    def red_fell(self, t: T) -> None:
        t.state.reds[TERRITORY[self.space]] = ""
        self.back = False
        t.state.haul(self.victor, self.space)

    def beaten(self, t: T, seat: Seat, by: int) -> None:
        ship = t.state.ships[seat]
        ship.morale -= by  # WW-140
        if ship.morale >= 1:
            ship.hold += Cargo(tokens=1)  # WW-141
            return
        self.lost = seat
        self.back = self.winner != "attacker"  # WW-R55 to WW-R57
        if self.victor is not None and ship.hold.cresters:
            ship.hold = structs.replace(ship.hold, cresters=0)
            t.state.haul(self.victor, self.space)

    def sink(self, t: T) -> None:
        if self.lost is not None:
            t.state.sink(t, self.lost, plundered=self.victor is not None)
