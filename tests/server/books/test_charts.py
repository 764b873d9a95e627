"""The copy of a voyage's book: charts in vector, without scripts or links, for captains with and without a name."""

import re

import pytest

from .charted import CLIENT, book, copy, recorded


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_copy_has_a_chart_and_a_page_per_round(lang: str) -> None:
    _, found = book("14", lang=lang)
    html = copy("14", lang=lang)
    assert [page.layout for page in found.pages] == ["chart"] + ["inset"] * (len(found.pages) - 1)
    assert html.count('<svg class="map"') == len(found.pages)
    assert html.count('<use href="#ground">') == len(found.pages) - 1, "the ground is drawn once"
    for page in found.pages:
        assert page.chart is not None
        for track in page.chart.tracks:
            assert track.line in html
    heading = {"en": "The chart of the voyage", "fr": "La carte du voyage"}[lang]
    assert f'<h2 class="head">{heading}</h2>' in html
    assert {"en": "Who sailed this voyage", "fr": "Les capitaines de ce voyage"}[lang] in html
    assert "windward-" not in html


def test_the_copy_needs_nothing_from_outside() -> None:
    html = copy("14")
    assert "<script" not in html
    assert "http:" not in html
    assert "https:" not in html
    assert all(link.startswith("#") for link in re.findall(r'(?:href|src)="([^"]*)"', html))
    assert all(source.startswith("data:") for source in re.findall(r"url\(([^)]*)\)", html))


def test_every_captain_has_a_stroke_of_their_own() -> None:
    html = copy("14")
    for seat, shape in enumerate(("sun", "drop", "star", "leaf", "stone")):
        assert f'class="track dash-{seat} ink-{shape}" data-seat="{seat}"' in html
        assert f'class="sample track dash-{seat} ink-{shape}"' in html


def test_a_captain_without_a_name_has_neither_colour_nor_sign() -> None:
    html = copy("14", hidden=(1,))
    body = html.partition("</head>")[2]
    assert "Ana" not in body
    assert "ink-drop" not in body
    assert 'class="track dash-1 ink-none" data-seat="1"' in body
    signs = len(re.findall(r'class="sign"', body))
    assert signs < len(re.findall(r'class="sign"', copy("14")))


def test_the_cover_shows_the_planet() -> None:
    assert '<svg class="emblem"' in copy("14").partition("<main>")[0]


def test_the_client_is_tested_on_this_book() -> None:
    assert CLIENT.read_bytes() == recorded(), "run python -m tests.server.books.charted and commit it"
