"""docs/operate/scale.md and the model behind it: the page has the figures that `python bench/model.py` prints."""

import sys

import pytest
from bench import model
from bench.assumptions import Assumed
from bench.measured import Measured, read
from bench.sizing import AS_BUILT, CHANGED, Design, fits, load, wall

from talewind import games

HOW = "run `python bench/model.py --write`"


@pytest.fixture(scope="module")
def measured() -> Measured:
    return read()


def test_the_page_has_the_tables_that_the_model_prints(measured: Measured) -> None:
    page = model.PAGE.read_text()
    found = {block[2]: block[0] for block in model.BLOCK.finditer(page)}
    printed = model.blocks(measured, Assumed())
    assert set(found) == set(printed), "every table of the model is in the page, and no other"
    for name, text in printed.items():
        assert found[name] == f"<!-- model: {name} -->\n{text}\n<!-- end -->", f"{name}: {HOW}"


def test_every_title_is_measured_and_has_its_share_of_the_players(measured: Measured) -> None:
    assert set(measured.titles) == set(measured.pictures.picture) == set(games.own()), (
        "`python bench/model.py --measure`"
    )
    assert sum(getattr(Assumed(), name) for name in games.own()) == pytest.approx(1)


def test_every_measured_figure_is_one(measured: Measured) -> None:
    """A measurement that saw nothing, such as a draft that was not stored, would make the model cheap."""
    may_be_none = {("windward", "passages"), ("windward", "told")}
    for name, title in measured.titles.items():
        for field in title.__struct_fields__:
            assert getattr(title, field) > 0 or (name, field) in may_be_none, (name, field)
    for field in measured.service.__struct_fields__:
        assert getattr(measured.service, field) > 0, field
    assert set(measured.how) == {"titles", "service", "pictures"}


def test_ten_times_the_players_ask_ten_times_the_load(measured: Measured) -> None:
    small, large = (load(players, measured, Assumed()) for players in (10_000, 100_000))
    for field in set(small.__struct_fields__) - {"frame"}:
        assert getattr(large, field) == pytest.approx(10 * getattr(small, field)), field


@pytest.mark.parametrize("design", [AS_BUILT, CHANGED])
@pytest.mark.parametrize("name", ["elsewhere", "connections", "nats", "shards"])
def test_a_wall_stands_where_one_installation_stops_fitting(name: str, design: Design, measured: Measured) -> None:
    stands = wall(name, measured, Assumed(), design)
    if stands < float("inf"):
        assert fits(stands * 0.95, measured, Assumed(), design)[name]
        assert not fits(stands * 1.05, measured, Assumed(), design)[name]


def test_the_changes_move_the_first_wall(measured: Measured) -> None:
    names = fits(1_000, measured, Assumed(), AS_BUILT)
    first = {design: min(wall(name, measured, Assumed(), design) for name in names) for design in (AS_BUILT, CHANGED)}
    assert first[CHANGED] > 2 * first[AS_BUILT]


def test_one_size_can_be_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["model.py", "--players", "25000"])
    model.main()
    said = capsys.readouterr().out
    assert said.count("| Players at once | 25,000 |") == 3
    assert "assumption" not in said.lower()
