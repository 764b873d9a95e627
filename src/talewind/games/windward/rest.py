"""The Rest at the end of a turn, in every mode (WW-164 to WW-176, WW-190 to WW-197, WW-215 to WW-222, WW-234 to WW-237,
WW-244, WW-249; WW-R71 to WW-R79, WW-R84 to WW-R93)."""

from collections.abc import Iterable

from talewind.kit import Ask, Phase, Say, Seat, Steps, offer, one_of, say

from .aftermath import aftermath
from .battle import Battle
from .battle_events import MoraleChanged
from .cresters import Route, movers, routes, white_stays
from .lost import lose_ship
from .moves import Discard, EndAt, LoseMorale, Lowest, MoveNext, RestMove
from .night_events import CresterMoved, CresterStays, PortRaided, Rested
from .pieces import Card, Crester
from .planet import PORT
from .sides import Fight, Side
from .state import Sky, T

DISCARDS: tuple[Card, ...] = ("false_flag", "bait", "deadweight", "aerogenerator", "coffee", "fuel", "harpoon")
TAGGED = {"red": 3, "grey": 2, "white": 0}  # WW-249


class Resting(Steps):
    """Each step is followed by what it brings (WW-R21a). `movers`: the Cresters still to move, with the distance that
    each had at first."""

    order = ("pay", "hunger", "line_up", "march", "clash", "wake_white", "follow", "strike", "gain", "finish")
    seat: Seat
    movers: list[tuple[int, int]] = []
    chosen: int = 0  # the Red Crester that the captain lets move next
    lowest: bool = False  # no more questions about routes in this Rest

    def now(self, state: Sky) -> Say:
        return say("windward-now-resting", seat=self.seat)

    def asks(self, state: Sky) -> Iterable[Ask]:
        return () if state.course.over else super().asks(state)

    def run(self, t: T) -> None:
        if t.state.course.over:
            t.pop()
            return
        super().run(t)
        if t.state.stack and t.state.stack[-1] is self:
            aftermath(t)

    def began(self, t: T) -> None:
        course = t.state.course
        course.mates, course.covered, course.speed = 2, [], 0  # WW-164, WW-165
        t.unplan(self.seat)
        t.commit()

    # What the night costs (WW-167, WW-191).

    def ask_pay(self, state: Sky) -> Iterable[Ask]:
        ship = state.ships[self.seat]
        if not ship.at_port and ship.hand:
            cards = [card for card in DISCARDS if card in ship.hand]
            offers = (offer(Discard, card=one_of(cards, of="card", rule="WW-167")), offer(LoseMorale))
            prompt = say("windward-rest", morale=ship.morale)
            yield Ask(self.seat, prompt, offers, otherwise=Discard(cards[0]), lasts=state.reaction)

    def pay(self, t: T) -> None:
        """No card is left, or the ship is At Port."""
        if not t.state.ship.at_port:
            self._lose_morale(t)
        elif t.state.mode == "solo":
            t.state.decide(False, "WW-190")

    def _lose_morale(self, t: T) -> None:
        ship = t.state.ship
        ship.morale -= 1
        t.tell(Rested(self.seat, "morale"))
        t.tell(MoraleChanged(self.seat, ship.morale, "WW-167"))

    def hunger(self, t: T) -> None:
        if t.state.ship.morale < 1:
            t.state.note("starved", t.state.ship.space)
            lose_ship(t, self.seat, "WW-168")

    # Red Cresters, one after another.

    def line_up(self, t: T) -> None:
        if not t.state.ship.at_port:
            self.movers = movers(t.state, self.seat)
        if not self.movers and t.state.mode != "solo":
            self.step = "wake_white"

    def ask_march(self, state: Sky) -> Iterable[Ask]:
        spaces = list(dict.fromkeys(crester.space for crester in self._equally_near(state)))
        if len(spaces) > 1 and not self.chosen:
            pick = (offer(MoveNext, red=one_of(spaces, of="space", rule="WW-R85")),)
            yield Ask(self.seat, say("windward-next-red"), pick, otherwise=MoveNext(spaces[0]), lasts=state.reaction)
        elif (crester := self._next(state)) is not None:
            yield from self._ask_end(state, crester)

    def _equally_near(self, state: Sky) -> list[Crester]:
        """In solo, while there are three: which of the nearest moves first is the captain's choice (WW-R85)."""
        if state.mode != "solo" or not self.movers or len(state.of_kind("red")) < 3:
            return []
        nearest = [number for number, far in self.movers if far == self.movers[0][1]]
        return [crester for number in nearest if (crester := state.crester(number)) is not None]

    def _next(self, state: Sky) -> Crester | None:
        return state.crester(self.chosen or self.movers[0][0]) if self.movers else None

    def _ask_end(self, state: Sky, crester: Crester) -> Iterable[Ask]:
        """Several spaces to end on: in solo for Red Cresters, by option always (WW-R75)."""
        asking = state.options.crester_path_ties == "active_player"
        if self.lowest or not (asking or (state.mode == "solo" and crester.kind == "red")):
            return
        ends = list(routes(state, crester))
        if len(ends) > 1:
            offers = (offer(EndAt, to=one_of(ends, of="space", rule="WW-R75")), offer(Lowest))
            prompt = say("windward-end-at", kind=crester.kind, space=crester.space)
            yield Ask(self.seat, prompt, offers, otherwise=EndAt(ends[0]), lasts=state.reaction)

    def march(self, t: T) -> None:
        """The next Crester takes the route of the lowest directions."""
        crester = self._next(t.state)
        if crester is not None:
            self._walk(t, crester, next(iter(routes(t.state, crester).values())))
        elif self.movers:
            self._moved(self.movers[0][0])

    def _moved(self, number: int) -> None:
        self.movers = [mover for mover in self.movers if mover[0] != number]
        self.chosen = 0
        if self.movers:
            self.step = "march"

    def _walk(self, t: T, crester: Crester, route: Route) -> None:
        """Move a Crester; outside solo it attacks at once where it meets the ship (WW-176, WW-196)."""
        if len(route) > 1:
            t.tell(CresterMoved(crester.kind, route))
            crester.before, crester.space = route[-2], route[-1]
        self._moved(crester.number)
        if crester.space == t.state.ship.space and t.state.mode != "solo":
            self._attack(t, [crester])

    def _attack(self, t: T, cresters: list[Crester]) -> None:
        """A Crester that reaches port has won without a Battle (WW-216)."""
        if t.state.ship.at_port:
            self._raid(t, cresters[0])
            return
        side = Side(cresters[0].kind, numbers=[crester.number for crester in cresters])
        t.push(Battle(fight=Fight(side, Side("ship", self.seat), t.state.ship.space)))

    def clash(self, t: T) -> None:
        """Solo: those on the ship's space attack together (WW-196)."""
        if t.state.mode == "solo" and (here := t.state.higher_at(t.state.ship.space)):
            self._attack(t, here)

    # The White Crester.

    def wake_white(self, t: T) -> None:
        state = t.state
        self.movers = []
        for white in [] if state.ship.at_port and state.mode != "coop" else state.of_kind("white"):
            if rule := white_stays(state, white):
                t.tell(CresterStays("white", white.space, rule))
            else:
                self.movers = [(white.number, 0)]
        if not self.movers and state.mode != "solo":
            self.step = "gain"

    ask_follow, follow, strike = ask_march, march, clash

    def _raid(self, t: T, white: Crester) -> None:
        """The White Crester at the Trading Post: the resting ship is Lost, and it steps back (WW-216, WW-R91)."""
        t.tell(PortRaided(self.seat))
        t.tell(CresterMoved("white", (PORT, white.before), back=True))
        white.space = white.before
        lose_ship(t, self.seat, "WW-216", kept=True)

    # What the night brings (WW-166, WW-170, WW-217, WW-237, WW-249).

    def gain(self, t: T) -> None:
        state, ship = t.state, t.state.ship
        if ship.at_port:
            ship.cheer(1)
            t.tell(MoraleChanged(self.seat, ship.morale, "WW-217" if state.mode == "coop" else "WW-166"))
        elif state.contest:
            state.note("night", ship.space)
            t.score(self.seat, 1, "WW-170")
            if self.seat == state.naturalist and (tagged := sum(TAGGED[c.kind] for c in state.cresters if c.tagged)):
                t.score(self.seat, tagged, "WW-249")

    def finish(self, t: T) -> None:
        ship = t.state.ship
        ship.nights = 0 if ship.at_port else ship.nights + 1
        if aftermath(t, rested=True):
            t.pop()

    def answered(self, t: T, seat: Seat, move: RestMove) -> None:
        state = t.state
        t.unplan(seat)  # a Rest is no part of a route
        match move:
            case Discard(card):
                self.advance()
                state.spend(seat, card, unseen=not state.open_hands)
                t.tell(Rested(seat, "card", card), to=seat, others=Rested(seat, "card"))
            case LoseMorale():
                self.advance()
                self._lose_morale(t)
            case MoveNext(red):
                self.chosen = next(c.number for c in self._equally_near(state) if c.space == red)
            case Lowest():
                self.lowest = True
            case EndAt(to):
                crester = self._next(state)
                assert crester is not None
                self.advance()
                self._walk(t, crester, routes(state, crester)[to])

    def resumed(self, t: T, done: Phase) -> None:
        """A Battle is settled, or a card claimed."""
        fight, rested = done.fight if isinstance(done, Battle) else None, self.step == "over"
        if aftermath(t, fight, rested) and rested and not t.state.course.over:
            t.pop()
