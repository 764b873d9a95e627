"""Windmill's book: what stands on its pages, and what does not yet."""

import pytest

from talewind.games.windmill.moves import Entitle, Note
from talewind.kit import Chance, Page, Passage, Plate, passage, world_of
from talewind.kit.catalogue import messages
from talewind.texts.speaker import Speaker

from .tables import CARD, TALE, A, B, C, D, MillRig, fresh_table, guessing, telling


def pages(rig: MillRig) -> list[Page]:
    return list(rig.game.pages(rig.state))


def test_a_tale_is_a_page_once_its_guessing_is_over() -> None:
    rig = guessing(0, 0, 0, 0)
    assert pages(rig) == [], "while they look for it, it is not in the book"
    rig.wrong(B)
    rig.right(C)
    (page,) = pages(rig)
    assert (page.id, page.lines[0].seat, page.lines[0].passage) == (1, A, TALE)
    assert page.plates == (Plate("windmill", CARD),)
    assert page.finders == (C,)
    assert page.chapter is None


def test_the_page_says_who_told_and_who_found() -> None:
    rig = guessing(0, 0, 0, 0)
    rig.right(B)
    (page,) = pages(rig)
    speaker = Speaker(rig.game, "en", ["Ana", "Bo", "Leo", "Mina"])
    assert speaker.say(page.heading) == "The first tale"
    assert [speaker.say(fact) for fact in page.facts] == ["Ana told it.", "Bo found it."]


@pytest.mark.rule("WM-R11")
def test_a_picture_that_was_not_shown_is_not_in_the_book_before_the_end() -> None:
    rig = guessing(0, 0, 0, 0, reveal_unguessed=False)
    rig.wrong(B, C, D)
    (page,) = pages(rig)
    assert page.plates == ()
    assert page.facts[-1].key == "windmill-page-unshown"
    for seat in (B, C, D):
        rig.leave(seat)  # and the game is over (WM-R25)
    (page,) = pages(rig)
    assert page.plates == (Plate("windmill", CARD),)


def test_the_pages_are_the_same_in_every_world_a_seat_cannot_tell_apart() -> None:
    rig, dice = guessing(0, 0, 0, 0, reveal_unguessed=False), Chance(b"worlds")
    rig.wrong(B, C, D)
    rig.press_on()
    for seat in (None, A, B):
        for _ in range(5):
            world = world_of(rig.game, rig.state, seat, dice)
            assert list(rig.game.pages(world)) == pages(rig)


def test_a_tale_told_aloud_has_a_page_with_the_note_its_teller_gave() -> None:
    rig = guessing(0, 0, 0, 0, aloud=True)
    rig.right(B)
    assert pages(rig)[0].lines[0].passage == Passage(aloud=True)
    rig.do_aside(A, Note(1, passage("It was about lanterns.", "en")))
    assert pages(rig)[0].lines[0].passage == Passage(("It was about lanterns.",), aloud=True, lang="en")


def test_in_never_ending_mode_a_round_is_a_chapter_with_the_title_its_first_teller_gave() -> None:
    rig = fresh_table(3, never_ending=True)
    for _ in range(4):
        rig.turn(finder=None)
    first, *_, last = pages(rig)
    assert first.chapter is not None
    assert last.chapter is not None
    assert (first.chapter.number, last.chapter.number) == (1, 2)
    assert (first.chapter.title, first.chapter.titled_by) == ("", None)
    assert [page.heading.args["number"] for page in pages(rig)] == [1, 2, 3, 1]
    rig.do_aside(A, Entitle(1, passage("The Long Way")))
    titled = pages(rig)[0].chapter
    assert titled is not None
    assert (titled.title, titled.titled_by) == ("The Long Way", A)


def test_chosen_pawns_are_the_signs_of_the_seats() -> None:
    rig = telling(0, 0, 0, pawns=("slate", None, "teal"))
    assert rig.game.shapes(rig.state) == ("stone", "sun", "drop")


def test_nothing_a_page_says_is_missing_in_any_language() -> None:
    plain, chain = guessing(0, 0, 0, 0, reveal_unguessed=False), fresh_table(3, never_ending=True)
    plain.wrong(B, C, D)
    chain.turn(finder=B)
    for page in pages(plain) + pages(chain):
        said = [page.heading, *page.facts, *([page.chapter.heading] if page.chapter else [])]
        for lang, catalogue in messages(plain.game).items():
            for say in said:
                assert catalogue[say.key] <= say.args.keys(), (lang, say)
