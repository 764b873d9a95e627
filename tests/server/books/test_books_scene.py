"""What was drawn in a Silent round, as the copy draws it: the same as the client, from the same data."""

import json
from pathlib import Path
from typing import Any

import pytest

from talewind.games.story.pad import PENS, STICKERS
from talewind.kit.passage import Gesture
from talewind.server.books.scene import Shape, boxes_of, marks, moved, placing, shapes_of, spot_of, view_of

# The client is asked the same in web/tests/parts/marks.test.ts.
SHARED: dict[str, Any] = json.loads((Path(__file__).parent / "sketches.json").read_text("utf-8"))


def gestures(case: dict[str, Any]) -> tuple[Gesture, ...]:
    return tuple(Gesture(one["tool"], tuple(one["points"])) for one in case["gestures"])


def plain(shape: Shape) -> dict[str, Any]:
    if shape.at:
        return {"sticker": shape.look, "at": list(shape.at)}
    return {"look": shape.look} | ({"d": shape.d} if shape.d else {"circle": list(shape.circle)})


@pytest.mark.parametrize("case", SHARED["marks"], ids=lambda case: case["gesture"]["tool"])
def test_each_mark_has_the_shapes_the_client_draws(case: dict[str, Any]) -> None:
    gesture = Gesture(case["gesture"]["tool"], tuple(case["gesture"]["points"]))
    assert [plain(shape) for shape in shapes_of(gesture)] == case["shapes"]


@pytest.mark.parametrize("case", SHARED["scenes"], ids=lambda case: case["name"])
def test_a_scene_is_laid_and_cut_as_the_client_does_it(case: dict[str, Any]) -> None:
    sketch, boxes = gestures(case), boxes_of(case["pictures"])
    laid, view = placing(sketch, boxes[-1]), view_of(sketch, case["pictures"])
    assert [laid.x, laid.y, laid.turn, laid.scale] == pytest.approx(case["placed"], abs=0.01)
    assert [view.left, view.top, view.width, view.height] == pytest.approx(case["view"], abs=0.01)
    for point, spot in case["spots"]:
        assert list(spot_of(tuple(point), moved(boxes, laid))) == spot


def test_every_tool_that_leaves_a_mark_is_in_the_data() -> None:
    assert {f"sticker-{name}" for name in marks()["stickers"]} == set(STICKERS)
    assert set(PENS) <= set(marks()["looks"])
    fills = {cut["fill"] for cuts in marks()["stickers"].values() for cut in cuts if "fill" in cut}
    assert fills <= set(marks()["palette"])
