"""What is remembered of a winter."""

from talewind.games.winter_tales.cards import Memory, Tale
from talewind.games.winter_tales.honours import honours, quote
from talewind.kit import Passage, Woven

from .tables import A, B, C, WinterRig, town


def told(rig: WinterRig) -> None:
    """Ana weaves in one drawing with many words, Bo two, Cy tells aloud; Bo's memory lies on the track."""
    passages = {
        A: Passage(("A long way over the white hill,", Woven("key"), "and home. Then night.")),
        B: Passage(("The", Woven("bell"), "met the", Woven("door"), "at noon. It rang.")),
        C: Passage(aloud=True),
    }
    rig.state.tales = [Tale(n, "move", seat, tale, 1, 1) for n, (seat, tale) in enumerate(passages.items(), 1)]
    rig.state.track = {1: Memory("key", "spring", B, 1)}


def of(rig: WinterRig, title: str) -> list[tuple[int, object]]:
    key = f"winter_tales-honour-{title}"
    return [(honour.seat, honour.fact.args["number"]) for honour in honours(rig.state) if honour.title.key == key]


def test_who_did_most_comes_first() -> None:
    told(rig := town())
    assert of(rig, "keeper") == [(B, 1)]
    assert of(rig, "weaver") == [(B, 2), (A, 1)]
    assert of(rig, "voice") == [(A, 11), (B, 7)]
    assert of(rig, "listened") == [(C, 1)]


def test_the_line_of_the_evening_has_the_most_drawings_and_keeps_them() -> None:
    told(rig := town())
    line = quote(rig.state)
    assert line is not None
    assert (line.seat, line.passage.parts) == (B, ("The", Woven("bell"), "met the", Woven("door"), "at noon."))


def test_what_was_overwritten_is_not_quoted() -> None:
    told(rig := town())
    rig.state.tales[1] = Tale(2, "move", B, rig.state.tales[1].tale, 1, 1, fate="overwritten")
    line = quote(rig.state)
    assert line is not None
    assert line.seat == A
