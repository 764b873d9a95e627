"""The book of a voyage: its chart shows the ways of the log, and each round has its best moment."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from talewind.games.windward import Windward
from talewind.games.windward.book import pages
from talewind.games.windward.chart import reach
from talewind.games.windward.log import Deed, Leg
from talewind.games.windward.planet import Planet, planet_of
from talewind.games.windward.telling import best_of
from talewind.games.windward.tracks import centre, shifted
from talewind.kit import Chance, Page, Say, Track, world_of
from talewind.texts.speaker import Speaker

from .recorded import GAMES, NAMES, after, ended

RUN = re.compile(r"M(-?\d+) (-?\d+)L-?\d+ -?\d+((?:Q[^QML]+)*)L(-?\d+) (-?\d+)")
ARC = re.compile(r"M(-?\d+) (-?\d+)Q-?\d+ -?\d+ (-?\d+) (-?\d+)")
AROUND = re.compile(r"M(-?\d+) (-?\d+)L-?\d+ -?\d+M-?\d+ -?\d+L(-?\d+) (-?\d+)")

MARKED = {
    "sunk": "lost", "towed": "grey", "tagged": "tagged", "white": "white", "won": "battle", "drawn": "battle",
    "lost": "battle",
}  # fmt: skip


def drawn(planet: Planet, track: Track, seats: int) -> Counter[tuple[int, int]]:
    """The steps of a track, read back from its paths."""
    spaces = {shifted(centre(planet, space), track.seat, seats): space for space in planet.coordinates}
    steps: Counter[tuple[int, int]] = Counter()
    for ax, ay, curves, bx, by in RUN.findall(track.line):
        bends = [tuple(map(int, curve.split()[:2])) for curve in curves.split("Q")[1:]]
        steps.update(pairwise(spaces[x, y] for x, y in [(int(ax), int(ay)), *bends, (int(bx), int(by))]))
    for ax, ay, bx, by in (*ARC.findall(track.leaps), *AROUND.findall(track.leaps)):
        steps[spaces[int(ax), int(ay)], spaces[int(bx), int(by)]] += 1
    return steps


def says(page: Page) -> list[Say]:
    found = [page.heading, *page.facts, *page.best, *(fact for account in page.accounts for fact in account.facts)]
    assert page.chart is not None
    found += [rose.says for rose in page.chart.roses]
    if page.chart.ground:
        found += [page.chart.ground.title, page.chart.ground.note]
        found += [name.says for name in page.chart.ground.names] + [sign.means for sign in page.chart.ground.signs]
    return found


@pytest.mark.parametrize("number", GAMES)
def test_the_tracks_are_the_ways_of_the_log(number: str) -> None:
    state = ended(number)
    whole, *rounds = pages(state)
    ways = [(leg.round, leg.seat, leg.way) for leg in state.legs]
    if (state.round, state.active) not in [way[:2] for way in ways]:
        ways.append((state.round, state.active, tuple(state.course.way)))  # the turn in which the voyage ended
    assert [page.id for page in rounds] == sorted({number for number, _, _ in ways})
    for page in (whole, *rounds):
        logged = {seat: Counter[tuple[int, int]]() for seat in range(state.seats)}
        for number_of, seat, way in ways:
            if page is whole or number_of == page.id:
                logged[seat].update(pairwise(way))
        assert page.chart is not None
        shown = {track.seat: drawn(state.planet, track, state.seats) for track in page.chart.tracks}
        assert {seat: steps for seat, steps in logged.items() if steps} == {
            s: steps for s, steps in shown.items() if steps
        }


@pytest.mark.parametrize("number", GAMES)
def test_every_battle_catch_and_loss_has_its_sign(number: str) -> None:
    state = ended(number)
    chart = next(iter(pages(state))).chart
    assert chart is not None
    assert chart.ground is not None
    assert {spot.sign for spot in (*chart.spots, *chart.ground.spots)} <= {sign.id for sign in chart.ground.signs}
    deeds = [deed for leg in state.legs for deed in leg.deeds if deed.space]
    wanted = {(MARKED[deed.what], deed.space) for deed in deeds if deed.what in MARKED}
    wanted |= {(deed.foe, deed.space) for deed in deeds if deed.what == "caught"}
    caught = {space for mark, space in wanted if mark in ("red", "grey", "white")}
    wanted -= {("battle", space) for space in caught}
    near = {
        (s.sign, space) for s in chart.spots for space in state.planet.coordinates if _on(state.planet, s.x, s.y, space)
    }
    assert wanted <= near


def _on(planet: Planet, x: int, y: int, space: int) -> bool:
    at = centre(planet, space)
    return abs(at[0] - x) <= 60 and abs(at[1] - y) <= 60


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("number", ["01", "04", "07", "12"])
def test_every_sentence_of_the_book_is_said(number: str, lang: str) -> None:
    speaker = Speaker(Windward(), lang, NAMES)
    for page in pages(ended(number)):
        for each in says(page):
            said = speaker.say(each)
            assert said != each.key
            assert "windward-" not in said


def test_the_turn_that_ends_a_voyage_is_in_its_book() -> None:
    """A verdict falls in the middle of a turn, before the turn is in the log."""
    state = ended("01")
    assert (state.round, state.active) not in [(leg.round, leg.seat) for leg in state.legs]
    last = [*pages(state)][-1]
    assert last.id == state.round
    assert state.active in [account.seat for account in last.accounts]


def test_the_pages_are_the_same_in_every_world_a_seat_cannot_tell_apart() -> None:
    """Cards that were never shown are not in the book."""
    state, dice = after("10", 20), Chance(b"worlds")
    for seat in (None, 0, 1):
        world = world_of(Windward(), state, seat, dice)
        assert [ship.hand for ship in world.ships] != [ship.hand for ship in state.ships]
        assert [*pages(world)] == [*pages(state)]


def leg(*deeds: Deed, way: tuple[int, ...] = (0,), seat: int = 0) -> Leg:
    return Leg(1, seat, 1, way, deeds)


def test_the_best_moment_is_a_close_battle_before_a_quiet_night() -> None:
    turns = [leg(Deed("night", 111), way=(0, 111)), leg(Deed("won", 132, "red", None, 9, 8), seat=1)]
    assert [each.key for each in best_of(turns)] == ["windward-deed-won", "windward-close"]


def test_a_ship_that_was_lost_in_battle_is_told_with_the_battle() -> None:
    turns = [leg(Deed("won", 132, "ship", 2, 7, 4), Deed("sunk", 132, against=2))]
    assert [(each.key, each.args["against"]) for each in best_of(turns)] == [
        ("windward-deed-won", 2),
        ("windward-costly", 2),
    ]


def test_without_deeds_the_longest_way_is_told_and_without_ways_the_wind() -> None:
    assert best_of([leg(way=(0, 111)), leg(way=(0, 211, 221), seat=2)])[0].args["seat"] == 2
    assert best_of([leg(), leg(seat=1)])[0].key == "windward-quiet"


def test_the_return_of_a_lost_ship_is_not_sailed() -> None:
    lost = leg(Deed("sunk", 111, against=0), way=(0, 111, 0))
    assert lost.sailed == (0, 111)
    assert leg(way=(0, 111, 0)).sailed == (0, 111, 0)


@pytest.mark.parametrize("small", [True, False])
def test_the_whole_planet_lies_within_the_chart(small: bool) -> None:
    planet = planet_of(small, (1, 2, 3, 4, 5, 6))
    assert max(abs(n) for space in planet.coordinates for n in centre(planet, space)) + 100 < reach(planet)
