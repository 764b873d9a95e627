"""How a Battle ends: ties, retreats, beaten ships, Longboats and Cresters (WW-133 to WW-152; WW-R55 to WW-R64, WW-R86)."""

from talewind.kit import RuleId, Seat

from .battle_events import BattleOver, BoatBeaten, CresterBeaten, MoraleChanged, TokenTaken
from .cresters import place_crester, rolled
from .events import Rowed, Sailed
from .log import What
from .night_events import CresterMoved, WhiteBeaten
from .pieces import TOKEN, Cargo, Crester, cargo_of
from .planet import PORT, Space
from .sides import Fight, Side
from .state import Sky, T


def conclude(t: T, fight: Fight) -> None:
    """The side with more Hits wins (WW-133)."""
    a, d = fight.attacker, fight.defender
    fight.winner = "nobody" if a.hits == d.hits else "attacker" if a.hits > d.hits else "defender"
    tied = fight.winner == "nobody"
    rule = "WW-136" if tied else "WW-133"
    t.tell(BattleOver(fight.winner, a.hits, d.hits, rule, a.seat, a.kind, d.seat, d.kind))
    if tied or t.state.options.rebattle == "once":
        t.state.course.closed[f"{a.key}>{d.key}"] = "WW-138" if tied else "WW-R54"
    _write_down(t.state, fight)
    if tied:
        _tie(t, fight)
        return
    loser = fight.loser
    assert loser is not None
    match loser.kind:
        case "ship":
            _ship_loses(t, fight, loser, abs(a.hits - d.hits))
        case "longboat":
            _boat_loses(t, fight, loser)
        case "grey":
            _grey_falls(t, fight, loser)
        case "red":
            _reds_fall(t, fight, loser)
        case "white":
            _white_falls(t, fight, loser)


def _write_down(state: Sky, fight: Fight) -> None:
    """The Battle in the log of the turn, as the active captain's own."""
    mine = fight.side(state.active)
    other = fight.other(mine)
    what: What = "drawn" if fight.victor is None else "won" if fight.victor is mine else "lost"
    state.note(what, fight.space, foe=other.kind, against=other.seat, number=mine.hits, other=other.hits)


def _tie(t: T, fight: Fight) -> None:
    if fight.attacker.seat is not None:  # WW-137; none if a Crester attacked (WW-R58)
        for side in (fight.attacker, fight.defender):
            if side.seat is not None:
                take_token(t, side.seat, "WW-137")
    retreat(t, fight)


def take_token(t: T, seat: Seat, rule: RuleId) -> None:
    t.state.ships[seat].hold += TOKEN
    t.tell(TokenTaken(seat, rule))


def retreat(t: T, fight: Fight) -> None:
    """The attacker goes back to where it came from (WW-136, WW-139, WW-141; WW-R20)."""
    state, side = t.state, fight.attacker
    if side.seat is None:
        for number in side.numbers:
            if (crester := state.crester(number)) is not None:
                back = _room(state, crester)
                t.tell(CresterMoved(crester.kind, (crester.space, back), back=True))
                crester.space = back
        return
    ship = state.ships[side.seat]
    if side.kind == "ship":
        t.tell(Sailed(side.seat, ship.space, ship.before, 0, "back"))
        ship.space = ship.before
        state.course.way.append(ship.space)
        return
    boat = ship.boats[side.boat]
    assert boat.space is not None
    assert boat.before is not None
    t.tell(Rowed(side.seat, boat.space, boat.before, boat.towing, back=True))
    boat.space = boat.before


def _room(state: Sky, crester: Crester) -> Space:
    """The Crester's previous space or, if two others have filled it, the nearest with room (WW-R21)."""
    planet = state.planet

    def free(space: Space) -> bool:
        return state.ship_at(space) is None and sum(c is not crester for c in state.higher_at(space)) < 2

    if crester.before != PORT and (free(crester.before) or state.mode != "solo"):
        return crester.before
    far = planet.distances(crester.space)
    return min((s for s in far if s != crester.space and free(s)), key=lambda s: (far[s], planet.rank[s]))


def _ship_loses(t: T, fight: Fight, loser: Side, by: int) -> None:
    state, seat = t.state, loser.seat
    assert seat is not None
    ship = state.ships[seat]
    ship.morale = max(0, ship.morale - by)  # WW-140
    t.tell(MoraleChanged(seat, ship.morale, "WW-140"))
    if ship.morale:
        take_token(t, seat, "WW-141")
        retreat(t, fight)
        return
    fight.lost = seat  # WW-142; nobody goes back (WW-R55 to WW-R57)
    if fight.winning is not None:
        _take_crester(t, fight, seat, fight.winning)
        fight.half = (len(ship.hold.loot()) + 1) // 2  # WW-155, WW-R65


def _take_crester(t: T, fight: Fight, loser: Seat, winner: Seat) -> None:
    """The winner takes the Crester, or leaves it on the space (WW-155, WW-156)."""
    kind = t.state.ships[loser].hold.crester
    if not kind:
        return
    t.state.ships[loser].hold -= cargo_of(kind)
    free = not t.state.ships[winner].hold.crester
    if free:
        t.state.ships[winner].hold += cargo_of(kind)
        if winner == t.state.active:
            t.state.course.fresh = False  # beaten in an earlier turn (WW-R104)
    else:
        t.state.lay(fight.space, cargo_of(kind))
    t.tell(CresterBeaten(kind, fight.space, "hold" if free else "space"))


def _boat_loses(t: T, fight: Fight, loser: Side) -> None:
    """It returns aboard; what it towed stays, for the winner's Longboat if there is one (WW-143 to WW-145)."""
    state, seat = t.state, loser.seat
    assert seat is not None
    boat = state.ships[seat].boats[loser.boat]
    towed, boat.towing, boat.space = boat.towing, False, None
    t.tell(BoatBeaten(seat, fight.space))
    if towed:
        state.lay(fight.space, Cargo(grey=1))
    take_token(t, seat, "WW-145")


def _grey_falls(t: T, fight: Fight, loser: Side) -> None:
    _fall(t.state, loser.numbers[0])
    t.state.lay(fight.space, Cargo(grey=1))  # WW-146
    t.tell(CresterBeaten("grey", fight.space, "tow"))
    if t.state.contest:
        replace_greys(t)


def _fall(state: Sky, number: int) -> None:
    """A Crester is alive no more; its Tag comes back (WW-247)."""
    crester = state.crester(number)
    assert crester is not None
    state.cresters.remove(crester)
    state.tags += crester.tagged


def replace_greys(t: T) -> None:
    """The Wind Die names Feeding Grounds for new Grey Cresters (WW-147 to WW-149; WW-R63)."""
    state = t.state
    while sum(not c.tagged for c in state.of_kind("grey")) < len(state.remaining()) - 1 and state.greys:
        feeding = state.planet.feeding
        if not (free := state.free_below(feeding)):
            return
        place_crester(t, "grey", rolled(t, feeding, free))


def _reds_fall(t: T, fight: Fight, loser: Side) -> None:
    """One goes to a free hold, what finds no room stays on the space (WW-150, WW-151; WW-R86)."""
    state, winner = t.state, fight.winning
    assert winner is not None
    ship = state.ships[winner]
    for number in loser.numbers:
        _fall(state, number)
        free = not ship.hold.crester
        if free:
            ship.hold += Cargo(red=1)
            state.course.fresh = True
        else:
            state.lay(fight.space, Cargo(red=1))
            state.course.fallen.append(fight.space)
        state.beaten += 1
        state.course.beaten += 1
        t.tell(CresterBeaten("red", fight.space, "hold" if free else "space"))
    if state.contest:
        fight.placing = state.reds > 0
    elif state.mode == "solo" and state.white_waits and not state.of_kind("red"):
        fight.cornering = True  # WW-200


def beaten_red_spaces(state: Sky) -> list[Space]:
    """Where the winner may place a new Red Crester (WW-152, WW-R60)."""
    planet = state.planet
    return state.free_above(planet.open[planet.territory[state.ship.space]])


def farthest(state: Sky, spaces: list[Space]) -> Space:
    """The space farthest by path from the active captain's ship, lowest [q, r] first."""
    far = state.planet.distances(state.ship.space)
    return max(spaces, key=lambda space: (far.get(space, 0), -state.planet.rank[space]))


def _white_falls(t: T, fight: Fight, loser: Side) -> None:
    state, winner = t.state, fight.winning
    assert winner is not None
    _fall(state, loser.numbers[0])
    t.tell(CresterBeaten("white", fight.space, "away"))
    state.note("white", fight.space)
    if state.mode == "solo":
        state.decide(True, "WW-203")
    elif state.mode == "coop":
        state.white_lives -= 1  # WW-226
        t.tell(WhiteBeaten(winner, state.white_lives))
        if not state.white_lives:
            state.decide(True, "WW-228")
        else:
            state.returns = fight.cornering = True  # WW-227
    else:
        t.score(winner, 6, "WW-233")
