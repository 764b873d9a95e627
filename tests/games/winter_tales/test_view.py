"""What the mover sees of his ways, and the book (WT-67; WT-R18, WT-R45)."""

from talewind.games._winter_tales.moves import Join, Resolve, Walk
from talewind.games._winter_tales.routes import Stop

from .tables import A, B, C, town


def test_the_mover_alone_sees_where_he_can_go_and_at_what_price() -> None:
    rig = town(4, (0,))
    rig.place(alice=(A, "oaks-park"), wolf=(B, "old-mill-square"))
    rig.turn(A)
    rig.activate("alice")
    routes = rig.sees(A).view.routes
    assert routes["stump-green"] == Stop("oaks-park", 1)
    assert routes["old-mill-square"] == Stop("oaks-park", 1, met=True)
    assert routes["nightmare-factory"] == Stop("stump-green", 1)
    assert routes["whistle-square"].cards == 2
    assert rig.sees(B).view.routes == {}
    rig.weave()
    assert rig.sees(A).view.routes["stump-green"].cards == 0
    assert rig.sees(B).view.way.steps == 2


def test_the_ways_of_a_joiner_lead_to_the_quest() -> None:
    rig = town(4, (6,) * 4)
    rig.place(alice=(A, "oaks-park"), cranky=(C, "memory-lane-cemetery"))
    rig.quest("safe-house", "oaks-park")
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.act(Resolve("safe-house"))
    rig.tell()
    rig.act(Join("cranky"))
    assert set(rig.sees(C).view.routes) == {"old-mill-square", "oaks-park"}


def test_the_book_has_a_page_for_each_turn() -> None:
    rig = town(4)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "bell-court"), cranky=(C, "candle-factory"))
    rig.turn(A)
    for char, to in (("alice", "old-mill-square"), ("wolf", "wintertown-ossuary")):
        rig.activate(char)
        rig.weave()
        rig.act(Walk(to))
        rig.tell(f"{char} went on.")
        rig.pass_()
        rig.done()
    pages = list(rig.game.pages(rig.state))
    assert [page.lines[0].seat for page in pages] == [A, B]
    assert [page.chapter.number for page in pages if page.chapter] == [1, 1]
    assert pages[0].lines[0].passage.text == "alice went on."
