"""What the mover sees of his ways, what the fields of the view are called, and the book (WT-67; WT-R18, WT-R45)."""

from collections.abc import Iterator
from typing import Any, TypeAliasType, get_args, get_type_hints

import pytest
from msgspec import Meta, Struct

from talewind.games.winter_tales import WinterTales
from talewind.games.winter_tales.moves import Join, Resolve
from talewind.games.winter_tales.routes import Stop
from talewind.games.winter_tales.view import WinterView
from talewind.texts.speaker import Speaker

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


def named(tp: Any, field: str, found: dict[str, set[str]]) -> Iterator[str]:
    """The kinds of value in a type; those of structs in it go to `found`, by field."""
    while isinstance(tp, TypeAliasType):
        tp = tp.__value__
    for part in get_args(tp):
        if isinstance(part, Meta):
            yield (part.extra_json_schema or {}).get("of", "")
        else:
            yield from named(part, field, found)
    if isinstance(tp, type) and issubclass(tp, Struct) and tp.__module__.startswith("talewind.games"):
        for name, hint in get_type_hints(tp, include_extras=True).items():
            found.setdefault(name, set()).update(named(hint, name, found))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_field_of_the_view_has_one_meaning_wherever_it_occurs(lang: str) -> None:
    found: dict[str, set[str]] = {}
    assert not list(named(WinterView, "", found))
    speaker = Speaker(WinterTales(), lang)
    for field, kinds in found.items():
        key = f"winter_tales-view-{field}"
        said = {speaker.text(f"{key}.{part}") for part in ("by", "of")}
        assert kinds <= said, field
