"""What the teller tells: open drawings only, real links, whole sentences in the table's language, room or no room."""

from functools import cache
from typing import Any

import pytest
from msgspec import structs

from talewind.bots.frames import Frames
from talewind.bots.winter_tales import Teller
from talewind.bots.winter_tales.narrator import PACKAGE, bound
from talewind.bots.winter_tales.outlook import Outlook
from talewind.bots.winter_tales.readings import reading, readings
from talewind.bots.winter_tales.rotation import Rotation
from talewind.games.winter_tales.cast import CARDS
from talewind.games.winter_tales.epilogue import Epilogue
from talewind.games.winter_tales.moves import CannotConnect, Capture, JoinIn, Resolve
from talewind.games.winter_tales.options import LINE, WinterOptions
from talewind.kit import Passage, Seat, Tell, Weave, Woven
from tests.games.winter_tales.tables import A, B, town

from .evenings import GAME, Answered, answers

LANGUAGES = ("en", "fr")


@cache
def told(lang: str, seats: int = 5, brisk: bool = False) -> list[tuple[Answered, Passage]]:
    options = WinterOptions(players=seats, pace="brisk" if brisk else "live")  # type: ignore[arg-type]
    found = [one for number in range(3) for one in answers([Teller] * seats, options, number, lang)]
    return [(one, one.move.tale) for one in found if isinstance(one.move, Tell | Capture)]


def named(text: str, lang: str) -> set[str]:
    """The drawings whose readings a text has."""
    return {key.partition(".")[0] for key, phrase in readings(lang).items() if phrase in text}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_names_no_card_that_is_hidden(lang: str) -> None:
    for one, tale in told(lang):
        state = one.state
        lying = {lying.card for lying in state.lying} | {memory.card for memory in state.track.values()}
        assert named(tale.text, lang) <= lying | set(tale.cards), tale.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_drawing_that_is_woven_in_is_read_behind_it(lang: str) -> None:
    for _, tale in told(lang):
        for place, part in enumerate(tale.parts):
            if isinstance(part, Woven):
                after = tale.parts[place + 1]
                assert isinstance(after, str)
                assert after.startswith((reading(part.card, "spring", lang), reading(part.card, "winter", lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_beginning_of_a_quest_takes_up_the_bookmarked_drawing(lang: str) -> None:
    links = 0
    for one, tale in told(lang):
        memory = one.state.track.get(one.state.bookmark)
        if one.ask.say.key == "winter_tales-tell-quest_begin" and memory and memory.card in CARDS:
            assert reading(memory.card, memory.side, lang) in tale.text  # type: ignore[arg-type]
            links += 1
    assert links


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_part_of_the_epilogue_is_tied_to_a_memory_and_the_first_to_the_bookmark(lang: str) -> None:
    """WT-177, WT-182."""
    recalled = set[int]()
    for one, tale in told(lang):
        track = {space: memory for space, memory in one.state.track.items() if memory.card in CARDS}
        if one.ask.say.key != "winter_tales-tell-epilogue" or len(track) < len(one.state.track):
            continue
        named = {space for space, memory in track.items() if reading(memory.card, memory.side, lang) in tale.text}  # type: ignore[arg-type]
        first = all(lying.seat == one.ask.seat for lying in one.state.in_scene("epilogue"))
        assert named == {one.state.bookmark} if first else named
        recalled |= named
    assert len(recalled) > 1


def test_an_epilogue_without_a_memory_is_told_all_the_same() -> None:
    """WT-R95: chapters without a memory begin it, too."""
    parts = [one for one, _ in told("en") if one.ask.say.key == "winter_tales-tell-epilogue"]
    for one in parts:
        view: Any = one.sight.view
        bare = structs.replace(one.sight, view=structs.replace(view, track={}, bookmark=0))
        move, _ = Teller(GAME, b"bare").answer(bare, iter(()))
        assert isinstance(move, Tell | Weave)
    assert any(one.state.in_scene("epilogue") for one in parts)


def test_a_bookmark_that_moves_binds_every_part_of_the_epilogue() -> None:
    """WT-200."""
    options = WinterOptions(players=4, alternative_epilogue=True, memories=4)
    for one in answers([Teller] * 4, options, 0):
        memory = one.state.track.get(one.state.bookmark)
        if one.ask.say.key == "winter_tales-tell-epilogue" and isinstance(one.move, Tell) and memory:
            newest = memory.tale == max(other.tale for other in one.state.track.values())
            assert newest or reading(memory.card, memory.side, "en") in one.move.tale.text  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawing_that_an_ending_names_becomes_the_memory(lang: str) -> None:
    endings = [(one, tale) for one, tale in told(lang) if one.ask.say.key == "winter_tales-tell-quest_end"]
    tracks = [one.state.track for one, _ in told(lang)]
    followed = 0
    for one, tale in endings:
        number = len(one.state.tales) + 1
        placed = [
            m for track in tracks for m in track.values() if (m.tale, m.quest) == (number, one.ask.say.args["quest"])
        ]
        for memory in placed:
            if memory.card in CARDS and named(tale.text, lang):
                assert memory.card in named(tale.text, lang)
                followed += 1
    assert followed


def test_whoever_attacks_again_is_there_already() -> None:
    first, again = ([frame.core for frame in Frames(PACKAGE, "en").family(name)] for name in ("attack", "attack-again"))
    strikes = [(one, tale) for one, tale in told("en") if one.ask.say.key == "winter_tales-tell-battle_attack"]
    assert {bool(one.state.in_scene("fight")) for one, _ in strikes} == {False, True}
    for one, tale in strikes:
        assert any(core in tale.text for core in (again if one.state.in_scene("fight") else first)), tale.text


def test_a_trap_that_only_turns_a_soldier_back_has_caught_nobody() -> None:
    caught, blocked = (
        [frame.core for frame in Frames(PACKAGE, "en").family(name)] for name in ("trap-won-spring", "trap-blocked")
    )
    ends = set[bool]()
    for one, tale in told("en", 7):
        if one.ask.say.key == "winter_tales-tell-trap_close" and one.state.figures[one.ask.say.args["char"]].rebel:
            way = one.sight.view.way  # type: ignore[attr-defined]
            lies = not one.state.figures[way.char].upright
            assert any(core in tale.text for core in (caught if lies else blocked)), tale.text
            ends.add(lies)
    assert ends == {False, True}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_frames_take_turns(lang: str) -> None:
    """Of seven frames for a way, the first five activations of a side that tell one have five."""
    frames = Frames(PACKAGE, lang)
    for number in range(3):
        for side in ("spring", "winter"):
            ways = dict[str, str]()  # by character that moves
            for one in answers([Teller] * 4, WinterOptions(players=4), number, lang):
                tale = one.move.tale if isinstance(one.move, Tell) else None
                if one.sight.phase == "movement" and tale and one.state.chapter == 1:
                    char = one.ask.say.args["char"]
                    cores = [frame.core for frame in frames.family(f"move-{side}") if frame.core in tale.text]
                    ways |= {char: cores[0]} if cores else {}
            assert len(set(ways.values())) == len(ways), ways


def test_mates_share_the_frames_of_the_epilogue() -> None:
    """A bot sees only the three newest passages."""
    own = dict[Seat, list[int]]()
    for one in answers([Teller] * 6, WinterOptions(players=6)):
        side = one.state.factions[one.ask.seat] if one.state.factions else "writer"
        if one.ask.say.key == "winter_tales-tell-epilogue" and side != "writer":
            turn = Rotation(Outlook(one.sight), "epilogue", side)  # type: ignore[arg-type]
            own[one.ask.seat] = turn.order(range(12), "frames")[: turn.share(12)]
            factions = one.state.factions
    for side in ("spring", "winter"):
        shared = [frame for seat, frames in own.items() if factions[seat] == side for frame in frames]
        assert sorted(shared) == list(range(12))


def test_a_tale_that_ends_without_a_memory_takes_up_none() -> None:
    rig = town(4, (2, 2, 2, 2))
    rig.put(Epilogue(A))
    rig.weave()
    rig.tell()
    assert Outlook(rig.sees(B)).recalled is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_passage_is_made_of_whole_sentences(lang: str) -> None:
    for _, tale in told(lang):
        assert tale.lang == lang
        if tale.text:
            assert tale.text[0].isupper() or tale.text[0] in "“«", tale.text
            assert tale.text.rstrip("”»\u202f ")[-1] in ".!?", tale.text
            assert "{" not in tale.text


def test_a_language_without_frames_is_told_in_english() -> None:
    options = WinterOptions(players=3)
    one = next(one for one in answers([Teller] * 3, options, 0, "tlh") if isinstance(one.move, Tell))
    assert isinstance(one.move, Tell)
    assert one.move.tale.lang == "en"


def test_a_short_line_keeps_every_drawing() -> None:
    moves = [tale for one, tale in told("fr", 7, brisk=True) if one.sight.phase == "movement"]
    assert all(len(tale.text) <= LINE for tale in moves)
    sentence = ("There was", Woven("sc-01"), "a bottle.")
    long = ("x" * 50, Woven("sc-02"), "y" * 50)
    assert bound([sentence, long], 40, "en").parts == (*sentence, Woven("sc-02"))


def test_a_space_parts_two_sentences() -> None:
    sentences = [
        ("It snowed.",),
        ("There was", Woven("sc-01"), "a bottle."),
        (Woven("sc-02"), "a key."),
        ("So it was.",),
    ]
    parts = bound(sentences, 400, "en").parts
    assert parts == ("It snowed. There was", Woven("sc-01"), "a bottle.", Woven("sc-02"), "a key. So it was.")


def test_a_passage_says_nothing_twice() -> None:
    for _, tale in told("en"):
        texts = [part for part in tale.parts if isinstance(part, str)]
        assert len(set(texts)) == len(texts)


def test_a_way_without_a_drawing_is_not_told() -> None:
    silent = [tale for one, tale in told("en") if one.sight.phase == "movement" and not tale.cards]
    assert silent
    assert not any(tale.text for tale in silent)


@pytest.mark.parametrize(("linked", "won"), [(True, "spring"), (False, "winter")])
def test_the_ending_of_a_quest_favours_whoever_has_won_it(linked: bool, won: str) -> None:
    """Not always whoever has played more cards: the Scarecrow counts too, and a missing link loses all (WT-158, WT-266)."""
    rig = town(4, (6,) * 4, skills=True)
    rig.place(scarecrow=(A, "oaks-park"), wolf=(B, "oaks-park"))
    rig.quest("safe-house", "oaks-park")
    rig.remember("winter")
    rig.turn(A)
    rig.activate("scarecrow")
    rig.stay()
    rig.act(Resolve("safe-house"))
    if linked:
        rig.tell()
        rig.let_stand()
        rig.nobody_joins()
        rig.weave(1)
        rig.tell()
        rig.act(JoinIn("wolf"))
        rig.weave(1)
        rig.tell()
        rig.tell()
    else:
        rig.act(CannotConnect())
    ending, _ = Teller(GAME, b"end").answer(rig.sees(A), iter(()))
    assert isinstance(ending, Tell)
    assert any(frame.core in ending.tale.text for frame in Frames(PACKAGE, "en").family(f"end-{won}"))
