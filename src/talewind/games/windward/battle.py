"""Battle, step by step (WW-121 to WW-135; WW-R43, WW-R46, WW-R49 to WW-R54)."""

from collections.abc import Iterable
from typing import ClassVar

from talewind.kit import Ask, Offer, Phase, Say, Seat, Steps, Window, amount, offer, one_of, say, some

from .battle_events import BattleBegan, Boosted, Fired, Flagged, Looted, Rolled
from .conclusion import beaten_red_spaces, conclude, farthest, retreat
from .corner import Cornering
from .cresters import place_crester, tonight
from .lost import lose_ship
from .moves import BattleMove, Boost, Fire, Loot, PlaceRed, RaiseFlag
from .pieces import Cargo, Item
from .planet import Space
from .sides import Fight, Side
from .state import Sky, T

FACES = (1, 1, 1, 2, 2, 3)
HARPOON = 2  # Hits, as of a "+2 Hits" token


class FalseFlagging(Window):
    """The attacked captain may cancel the Battle (WW-113), asked whenever there are cards, whatever they are."""

    hush: ClassVar[int] = 1_200
    seat: Seat
    by: Seat
    raised: bool = False

    def now(self, state: Sky) -> Say:
        return say("windward-now-flag", seat=self.seat, by=self.by)

    def lasting(self, state: Sky) -> int | None:
        return state.reaction

    def hushing(self, state: Sky) -> int:
        return 0 if state.options.timers == "async" else self.hush

    def eligible(self, state: Sky) -> Iterable[Seat]:
        return (self.seat,)

    def name(self, state: Sky, seat: Seat) -> str:
        return "false-flag"

    def prompt(self, state: Sky, seat: Seat) -> Say:
        return say("windward-attacked", by=self.by)

    def means(self, state: Sky, seat: Seat) -> tuple[Offer, ...]:
        return (offer(RaiseFlag),) if "false_flag" in state.ships[seat].hand else ()

    def reacted(self, t: T, moves: dict[Seat, RaiseFlag]) -> None:
        self.raised = self.seat in moves
        t.pop()


class Battle(Steps):
    order = (
        "flag", "aim", "attack", "brace", "defend", "press", "answer", "settle", "loot", "sink", "place", "corner",
    )  # fmt: skip
    fight: Fight
    flagged: bool = False

    def now(self, state: Sky) -> Say:
        a, d = self.fight.attacker, self.fight.defender
        who = {"attacker": a.seat, "by": a.kind, "defender": d.seat, "on": d.kind}
        return say("windward-now-battle", **who, space=self.fight.space)

    def began(self, t: T) -> None:
        a, d = self.fight.attacker, self.fight.defender
        t.tell(BattleBegan(a.seat, a.kind, d.seat, d.kind, self.fight.space))
        t.commit()
        t.unplan(t.state.active)
        t.state.course.fought += [*a.numbers, *d.numbers]

    # Step by step.

    def flag(self, t: T) -> None:
        a, d = self.fight.attacker.seat, self.fight.defender.seat
        if a is not None and d is not None and t.state.options.false_flag and t.state.ships[d].hand:
            t.push(FalseFlagging(seat=d, by=a))

    def resumed(self, t: T, done: Phase) -> None:
        if isinstance(done, FalseFlagging) and done.raised:
            t.state.spend(done.seat, "false_flag")
            t.state.course.flagged.append(done.seat)
            t.state.note("flag", self.fight.space, against=done.seat)
            t.tell(Flagged(done.seat), shows=True)
            self.flagged = True
            retreat(t, self.fight)
            t.pop()

    def ask_aim(self, state: Sky) -> Iterable[Ask]:
        return self._cannons(state, self.fight.attacker)

    def ask_brace(self, state: Sky) -> Iterable[Ask]:
        return self._cannons(state, self.fight.defender)

    def _cannons(self, state: Sky, side: Side) -> Iterable[Ask]:
        if side.kind == "ship" and side.seat is not None and (most := state.ships[side.seat].cannons):
            foe = self.fight.other(side)
            prompt = say("windward-cannons", hits=foe.hits, by=foe.kind, foe=foe.seat)
            fire = (offer(Fire, cannons=amount(0, most)),)
            yield Ask(side.seat, prompt, fire, otherwise=Fire(0), lasts=state.reaction)

    def attack(self, t: T) -> None:
        self.roll(t, self.fight.attacker)

    def defend(self, t: T) -> None:
        self.roll(t, self.fight.defender)

    def roll(self, t: T, side: Side) -> None:
        state = t.state
        dice = tuple(t.chance.pick(FACES, "battle") for _ in range(self.strength(state, side)))
        marine = side.kind == "ship" and self.fight.other(side).kind == "red" and "marine" in side.crew(state)
        bonus = 2 if marine else 0  # WW-117, once (WW-R86)
        side.hits = sum(dice) + bonus
        t.tell(Rolled(side.seat, side.kind, dice, side.hits, self.roller(state) if side.seat is None else None, bonus))

    def strength(self, state: Sky, side: Side) -> int:
        """How many dice the side rolls (WW-124)."""
        match side.kind:
            case "ship":
                return 2 + side.guns + (side is self.fight.attacker and "sergeant" in side.crew(state))  # WW-118
            case "longboat":
                return 1 + ("harpooner" in side.crew(state))  # WW-119
            case "grey":
                return 1
            case "white":
                return 8
        return 5 * len(side.numbers)  # WW-R86

    def roller(self, state: Sky) -> Seat | None:
        """The right-hand neighbour of the captain who fights a Crester (WW-126)."""
        a, d = self.fight.attacker.seat, self.fight.defender.seat
        others = state.clockwise((d if a is None else a) or 0)
        return others[-1] if others else None

    def ask_press(self, state: Sky) -> Iterable[Ask]:
        return self._boosts(state, self.fight.attacker)

    def ask_answer(self, state: Sky) -> Iterable[Ask]:
        return self._boosts(state, self.fight.defender)

    def _boosts(self, state: Sky, side: Side) -> Iterable[Ask]:
        """Asked whenever there is a card or a token, so that the question betrays no hand."""
        if side.seat is None or not ((ship := state.ships[side.seat]).hand or ship.hold.token):
            return
        harpoons, tokens = ship.hand.count("harpoon"), ship.hold.token
        prompt = say("windward-boost", hits=side.hits, against=self.fight.other(side).hits, means=harpoons + tokens)
        boost = offer(Boost, harpoons=amount(0, harpoons), tokens=amount(0, tokens))
        usual = self.usual_boost(state, side, harpoons, tokens)
        yield Ask(side.seat, prompt, (boost,), otherwise=usual, window="boost", lasts=state.reaction)

    def usual_boost(self, state: Sky, side: Side, harpoons: int, tokens: int) -> Boost:
        """The answer of silence: the fewest that win, else that tie, else that keep the ship; tokens first."""
        short = self.fight.other(side).hits - side.hits
        morale = state.ships[side.seat or 0].morale if side.kind == "ship" else 0
        for goal in (short + 1, short, short - morale + 1 if morale else short):
            needed = max(0, -(-goal // HARPOON))
            if needed <= harpoons + tokens:
                return Boost(max(0, needed - tokens), min(needed, tokens))
        return Boost(0, 0)

    def settle(self, t: T) -> None:
        conclude(t, self.fight)

    def ask_loot(self, state: Sky) -> Iterable[Ask]:
        winner, lost, half = self.fight.winning, self.fight.lost, self.fight.half
        if half and winner is not None and lost is not None:
            items = state.ships[lost].hold.loot()
            if len(set(items)) > 1 and half < len(items):
                prompt = say("windward-loot", number=half, loser=lost)
                choice = (offer(Loot, items=some(items, half, half, of="item", rule="WW-155")),)
                yield Ask(winner, prompt, choice, otherwise=Loot(items[:half]), lasts=state.reaction)

    def loot(self, t: T) -> None:
        """What needs no choice."""
        if self.fight.half and self.fight.lost is not None:
            self._plunder(t, t.state.ships[self.fight.lost].hold.loot()[: self.fight.half])

    def _plunder(self, t: T, items: tuple[Item, ...]) -> None:
        winner, lost = self.fight.winning, self.fight.lost
        assert winner is not None
        assert lost is not None
        taken = Cargo(0, 0, items.count("grey_tooth"), items.count("red_tooth"), items.count("token"))
        t.state.ships[lost].hold -= taken
        t.state.ships[winner].hold += taken
        t.tell(Looted(winner, lost, items))

    def sink(self, t: T) -> None:
        if self.fight.lost is not None:
            plundered = self.fight.winning is not None
            lose_ship(t, self.fight.lost, "WW-155" if plundered else "WW-154", plundered)

    def ask_place(self, state: Sky) -> Iterable[Ask]:
        if self.fight.placing and len(free := beaten_red_spaces(state)) > 1:
            usual = PlaceRed(farthest(state, free))
            notes = {str(space): self._comes(state, space) for space in free}
            place = (offer(PlaceRed, to=one_of(free, of="space", notes=notes, rule="WW-152")),)
            yield Ask(state.active, say("windward-place-red"), place, otherwise=usual, lasts=state.reaction)

    def _comes(self, state: Sky, space: Space) -> Say:
        """How near a Red Crester that is placed there comes tonight; `way`: from there on."""
        way, left = tonight(state, space, moves=self.fight.attacker.seat is not None)  # in a Rest no more (WW-R61)
        return say("windward-comes", steps=0 if left is None else len(way) - 1 + left, left=left or 0, way=way)

    def place(self, t: T) -> None:
        if self.fight.placing and (free := beaten_red_spaces(t.state)):
            place_crester(t, "red", free[0])

    def corner(self, t: T) -> None:
        if self.fight.cornering:
            t.push(Cornering(seat=t.state.active))

    def answered(self, t: T, seat: Seat, move: BattleMove) -> None:
        ship = t.state.ships[seat]
        t.unplan(seat)  # nobody knows what comes of it
        self.advance()
        match move:
            case Fire(cannons):
                ship.cannons -= cannons  # WW-134
                self.fight.side(seat).guns = cannons
                t.tell(Fired(seat, cannons))
            case Boost(harpoons, tokens):
                for _ in range(harpoons):
                    t.state.spend(seat, "harpoon")
                ship.hold -= Cargo(token=tokens)
                self.fight.side(seat).hits += HARPOON * (harpoons + tokens)  # WW-107, WW-135
                t.tell(Boosted(seat, harpoons, tokens, self.fight.side(seat).hits), shows=True)
            case Loot(items):
                self._plunder(t, items)
            case PlaceRed(to):
                place_crester(t, "red", to)
