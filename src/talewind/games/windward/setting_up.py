"""Setting the table up (WW-1 to WW-21, WW-188, WW-206 to WW-211, WW-229, WW-238, WW-250; WW-R1, WW-R2, WW-R7)."""

from talewind.kit import Phase, Seat

from .achievements import POINTS, TEETH_CARDS
from .cresters import place_crester
from .events import Dealt, FirstRolled, PlanetLaid, WindTurned
from .night_events import WhiteArrived
from .pieces import COLOURS, DECK, POCKET, Achievement, Card, Cargo
from .planet import DIRECTIONS
from .rounds import Rounds
from .state import T
from .supplies import lay_stacks

HANDS = (2, 3, 4, 5, 5)  # WW-10
SOLO_HAND, COOP_HAND = 5, 2  # WW-188, WW-207
ACHIEVEMENTS: tuple[Achievement, ...] = tuple(POINTS)


class Setup(Phase):
    def run(self, t: T) -> None:
        state = t.state
        self.lay_planet(t)
        state.first = first_player(t)
        self.deal(t)
        state.wind = t.chance.pick(DIRECTIONS, "wind")  # WW-12
        t.tell(WindTurned(state.wind, state.wind))
        self.place_cresters(t)
        state.lying = dict.fromkeys(state.planet.pockets, Cargo(gas=POCKET))  # WW-16
        if state.options.achievements and state.contest:
            cards = [c for c in ACHIEVEMENTS if state.naturalist is None or c not in TEETH_CARDS]
            state.achievements = {card: list[Seat]() for card in t.chance.shuffled(cards, "achievements")[:2]}
        state.white_waits = state.mode == "solo" or (state.options.white and state.contest)
        if state.mode == "coop":
            state.white_lives, state.lives = state.seats, state.seats + state.options.extra_life  # WW-211
        t.become(Rounds())

    def lay_planet(self, t: T) -> None:
        """Tiles and ship boards by chance (WW-2, WW-17); the purple board is the Naturalist's (WW-R2)."""
        state, options = t.state, t.state.options
        if options.tile_order == "random":
            state.tiles = tuple(t.chance.shuffled(state.tiles, "tiles"))
        colours = t.chance.shuffled(COLOURS, "boards")[: state.seats]
        if options.naturalist and state.contest:
            named = options.naturalist_seat
            wanted = named if named != "random" and named < state.seats else t.chance.roll(state.seats, "naturalist")
            if "purple" not in colours:
                colours[wanted] = "purple"
            at = colours.index("purple")
            colours[at], colours[wanted] = colours[wanted], colours[at]
            state.naturalist = wanted
        for ship, colour in zip(state.ships, colours, strict=True):
            ship.colour = colour
        t.tell(PlanetLaid(state.tiles, tuple(colours)))

    def deal(self, t: T) -> None:
        state = t.state
        without: tuple[Card, ...] = () if state.contest and state.options.false_flag else ("false_flag",)  # WW-R46
        state.bag = sorted(card for card, number in DECK.items() if card not in without for _ in range(number))
        for place, seat in enumerate(state.teams()):
            number = SOLO_HAND if state.mode == "solo" else COOP_HAND if state.mode == "coop" else HANDS[place]
            hand = [t.chance.deal(state.bag, "supply") for _ in range(number)]
            state.ships[seat].hand = hand
            t.tell(Dealt(seat, number, tuple(hand)), to=seat, others=Dealt(seat, number))
        lay_stacks(t)

    def place_cresters(self, t: T) -> None:
        state, planet = t.state, t.state.planet
        for space in planet.red_starts:  # WW-15
            state.reds -= 1
            state.hatch("red", space)
        if state.contest:
            territories = list[int]()
            while len(territories) < state.seats - 1:  # WW-13, WW-14
                rolled = t.chance.roll(6, "wind")
                if rolled not in territories:
                    territories.append(rolled)
        else:
            territories = list(range(6))
        for territory in territories:
            place_crester(t, "grey", planet.feeding[territory])
        if state.mode == "coop":
            corner = planet.corners[t.chance.roll(6, "wind")]  # WW-209
            state.hatch("white", corner)
            t.tell(WhiteArrived(corner))


def first_player(t: T) -> Seat:
    """The highest roller; tied ones roll again (WW-8, WW-R1)."""
    rolling, rows = list(range(t.state.seats)), list[tuple[int, ...]]()
    while len(rolling) > 1:
        rolls = {seat: t.chance.pick(DIRECTIONS, "wind") for seat in rolling}
        rows.append(tuple(rolls.get(seat, 0) for seat in range(t.state.seats)))
        rolling = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
    if rows:
        t.tell(FirstRolled(rolling[0], tuple(rows)))
    return rolling[0]
