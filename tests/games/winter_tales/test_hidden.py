"""What nobody else sees: hands and their sizes, piles, limit discards (WT-12, WT-18; WT-R97)."""

from typing import Any

import pytest

from talewind.games.winter_tales.moves import Keep
from talewind.kit import Chance, world_of

from .tables import A, B, C, D, WinterRig, town


def moving(**options: Any) -> WinterRig:
    rig = town(4, (4, 5, 6, 7), **options)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "lantern-gate"))
    rig.turn(A)
    return rig


@pytest.mark.rule("WT-18", "WT-R97")
def test_no_hand_and_no_size_is_shown_to_anybody_else() -> None:
    rig = moving()
    assert rig.sees(A).view.hand == tuple(rig.state.hands[A])
    for viewer in (B, C, D, None):
        assert not set(rig.state.hands[A]) & set(str(rig.sees(viewer).view).replace("'", " ").split())
    assert rig.sees(C).view.sizes == ()
    sizes = {tuple(map(len, world_of(rig.game, rig.state, D, Chance(b"%d" % n)).hands)) for n in range(30)}
    assert len(sizes) > 5, "another world has other sizes"
    assert {size[D] for size in sizes} == {7}


@pytest.mark.rule("WT-R97")
def test_an_onlookers_world_does_not_lean_on_the_sizes_of_hands() -> None:
    """A bot's pause is computed from such a world: by a size near the true one it would hint at it."""
    rig = moving()
    worlds = []
    for _ in range(2):
        worlds.append(world_of(rig.game, rig.state, None, Chance(b"onlooker")))
        rig.state.deck += rig.state.hands[C][1:]
        rig.state.hands[C] = rig.state.hands[C][:1]
    assert worlds[0].hands == worlds[1].hands


@pytest.mark.rule("WT-R97")
def test_a_table_may_play_with_open_sizes() -> None:
    rig = moving(hand_sizes="open")
    assert rig.sees(C).view.sizes == (4, 5, 6, 7)
    rig.activate("alice")
    assert rig.sees(C).view.sizes == (7, 5, 6, 7)


@pytest.mark.rule("WT-R97", "WT-66")
def test_what_is_discarded_for_the_limit_is_private() -> None:
    rig = moving()
    rig.deal(A, 9)
    rig.arranged()
    rig.activate("alice")
    rig.stay()
    rig.pass_()
    cards = tuple(rig.state.hands[A][:5])
    rig.act(Keep(cards))
    assert set(cards) <= set(rig.state.unseen)
    worlds = [world_of(rig.game, rig.state, B, Chance(b"%d" % n)).unseen for n in range(9)]
    assert len({tuple(world) for world in worlds}) > 1


@pytest.mark.rule("WT-R97")
@pytest.mark.example(61)
def test_a_hand_can_be_counted_by_whoever_keeps_count() -> None:
    rig = town(4, (4,))
    rig.place(alice=(A, "oaks-park"), wolf=(B, "lantern-gate"))
    sizes = [rig.held(A)]
    rig.turn(A)
    rig.activate("alice")
    sizes.append(rig.held(A))
    rig.weave(2)
    sizes.append(rig.held(A))
    rig.tell()
    rig.pass_()
    rig.done()
    rig.activate("wolf")
    rig.walk("oaks-park")
    rig.claim(A, "alice")
    rig.lay(2, 2)
    for _ in range(3):
        rig.tell()
    sizes.append(rig.held(A))
    rig.stay()
    rig.done()
    assert rig.state.chapter == 2, "nobody is ready: the end phase"
    sizes.append(rig.held(A))
    rig.activate("alice")
    sizes.append(rig.held(A))
    rig.stay()
    rig.pass_()
    rig.done()
    sizes.append(rig.held(A))
    assert sizes == [4, 7, 5, 2, 6, 9, 7]
