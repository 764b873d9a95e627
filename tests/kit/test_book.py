"""The book of a table: pages that everybody may see."""

import msgspec

from talewind.kit import SHAPES, Chapter, Line, Page, Passage, Plate, Woven, passage, say

from .toys.relay import Relay, RelayOptions

PAGE = Page(
    3,
    say("toy-page", number=3),
    lines=(Line(0, passage("Once.", "en")), Line(2, Passage(("Then", Woven("key"), "fell."), lang="fr"))),
    plates=(Plate("toys", "toy01"),),
    finders=(1,),
    facts=(say("toy-found", seat=1),),
    chapter=Chapter(1, say("toy-chapter", number=1), "The Key", 0),
)


def test_a_game_without_tales_has_no_pages() -> None:
    game = Relay()
    assert list(game.pages(game.start(3, RelayOptions()))) == []


def test_seats_have_signs_in_their_order() -> None:
    game = Relay()
    assert game.shapes(game.start(3, RelayOptions())) == SHAPES[:3]


def test_a_page_knows_who_told_on_it() -> None:
    assert [seat for seat in range(4) if PAGE.told_by(seat)] == [0, 2]


def test_a_page_is_stored_and_read_again() -> None:
    assert msgspec.json.decode(msgspec.json.encode(PAGE), type=Page) == PAGE
