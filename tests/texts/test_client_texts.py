"""What the browser client says: every key it uses is there in every language, and none is there that nobody uses."""

import json
import re
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentResource

import talewind
from talewind.bots.company import MEMBERS
from talewind.games.end_of_the_story.story import CALLS
from talewind.games.windmill import Windmill
from talewind.games.windmill.state import PICTURES
from talewind.kit import Say, sentences
from talewind.kit.catalogue import Needs, scan
from talewind.kit.sentences import without_coda
from talewind.server.base.catalogues import Catalogues
from talewind.server.doors.schema import own_games
from talewind.texts import Speaker

from .sources import all_sources, front_door

PACKAGE = Path(talewind.__file__).parent
GAMES = [game.id for game in own_games()]
OF_GAMES = [PACKAGE / "games" / game / "texts" for game in GAMES]
PLACES = (*(PACKAGE / "texts" / place for place in ("client", "table", "generic")), *OF_GAMES)
OURS = re.compile(rf"(client|({'|'.join(GAMES)})-(board|coach|moment|short))-")
LANGUAGES = ("en", "fr")

# Keys that the client puts together: what stands before the part that varies, and how it may vary.
FAMILIES = {
    "client-copy-": "html html-how epub epub-how pdf pdf-how booklet booklet-how png png-how",
    "client-generic-": "lost away left gone characters-left characters-over sentences-left sentences-over",
    "client-light-": "system day night",
    "client-member-": " ".join(["any", *MEMBERS]),
    "client-link-": "copied failed",
    "client-minutes-": "30 60 120",
    "client-people-": "1 2 3 4 5 6 7 8",
    "client-phrase-": "well-told lovely laughing surprised thinking take-your-time sorry thanks",
    "client-shape-": "sun drop star leaf stone kite shell acorn moon",
    "client-switch-": "calm sound music coach",
    "windmill-short-": " ".join(PICTURES),
}
for game in own_games():  # those of a game's board stand with the tests of the game
    if find_spec(f"tests.games.{game.id}.board_texts"):
        FAMILIES |= import_module(f"tests.games.{game.id}.board_texts").FAMILIES
SAID_ELSEWHERE = {"client-name"}.union(f"{game.id}-{tag}" for game in own_games() for tag in game.events)

SHARED: dict[str, Any] = json.loads((Path(__file__).parent / "spoken.json").read_text("utf-8"))


def messages(lang: str) -> Needs:
    """The client's messages, each with the variables it needs."""
    found: Needs = {}
    for place in PLACES:
        found |= scan((place / f"{lang}.ftl").read_text("utf-8"))
    return {key: needs for key, needs in found.items() if OURS.match(key)}


def used(sources: Iterable[Path] | None = None) -> tuple[set[str], set[str]]:
    """Keys as the client's source has them: whole ones, and beginnings of those it puts together."""
    text = "\n".join(path.read_text("utf-8") for path in sources or all_sources())
    whole = {found for found in re.findall(r"[\"']([a-z0-9_.-]+)[\"']", text) if OURS.match(found)}
    begun = {found for found in re.findall(r"`([a-z0-9_-]+)\$\{", text) if OURS.match(found)}
    return whole, begun


def test_every_key_the_client_uses_is_there() -> None:
    whole, _ = used()
    assert len(whole) > 100
    assert whole - messages("en").keys() == set()


def put_together() -> set[str]:
    return {family + way for family, ways in FAMILIES.items() for way in ways.split()}


def test_every_key_the_client_puts_together_is_there() -> None:
    _, begun = used()
    assert begun == FAMILIES.keys()
    assert put_together() - messages("en").keys() == set()


def test_no_key_is_there_that_nobody_uses() -> None:
    whole, _ = used()
    assert messages("en").keys() - whole - put_together() - SAID_ELSEWHERE == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_the_game_a_page_has_the_texts_it_uses_and_no_others(lang: str) -> None:
    """The others are in the bundle that a table in play and a book wait for."""
    whole, begun = used(front_door())
    common = scan(Catalogues().bundles["common"][lang]).keys()
    here = {key for key in common if key.startswith("client-")} - SAID_ELSEWHERE
    assert len(front_door()) > 40
    assert {key for key in whole if key.startswith("client-")} - common == set()
    assert here - whole == {key for key in here - whole if key.startswith(tuple(begun))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_visit_does_not_fetch_the_texts_of_the_generic_board(lang: str) -> None:
    bundles = Catalogues().bundles
    of_board = {key for key in messages(lang) if key.startswith("client-generic-")}
    assert of_board == scan(bundles["generic"][lang]).keys()
    assert not of_board & scan(bundles["common"][lang]).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_a_text_of_a_board_names_is_in_its_book(lang: str) -> None:
    for place in OF_GAMES:
        text = (place / f"{lang}.ftl").read_text("utf-8")
        named = re.findall(r"(?m)^ +\.rule = (.+)$", text)
        assert bool(named) == (f"{place.parent.name}-board-" in text)  # a game may have no board of its own
        assert set(named) <= scan((place.parent / "rules" / f"{lang}.ftl").read_text("utf-8")).keys()


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_keys_with_the_same_variables(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert other.keys() == english.keys()
    assert {key: names for key, names in other.items() if names != english[key]} == {}


@pytest.mark.parametrize("case", SHARED["spoken"], ids=lambda case: case["says"])
def test_the_server_says_the_same_as_the_client(case: dict[str, Any]) -> None:
    """The client is asked the same in web/tests/words/words.test.ts."""
    game = Windmill()
    speaker = Speaker(game, case["lang"], SHARED["names"], case["reader"])
    if "say" in case:
        assert speaker.say(msgspec.convert(case["say"], Say)) == case["says"]
    else:
        kind = game.events[case["event"]["event"]]
        assert speaker.event(msgspec.convert(case["event"], kind)) == case["says"]


@pytest.mark.parametrize("case", SHARED["named"], ids=lambda case: case["says"])
def test_the_server_names_values_as_the_client_does(case: dict[str, Any]) -> None:
    """The client is asked the same in web/tests/words/words.test.ts."""
    game = Windmill()
    speaker = Speaker(game, case["lang"], SHARED["names"], case.get("reader"))
    speaker.bundle.add_resource(FluentResource("\n".join(SHARED["catalogue"])))
    if "event" in case:
        assert speaker.event(msgspec.convert(case["event"], game.events[case["event"]["event"]])) == case["says"]
    elif "key" in case:
        assert speaker.text(case["key"], **case["args"]) == case["says"]
    else:
        assert speaker.value(case["value"], case["of"]) == case["says"]


@pytest.mark.parametrize(("text", "count"), SHARED["sentences"])
def test_the_table_counts_sentences_as_the_client_does(text: str, count: int) -> None:
    """The client is asked the same in web/tests/words/sentences.test.ts."""
    assert sentences(text) == count


@pytest.mark.parametrize(("text", "told"), SHARED["codas"])
def test_the_table_leaves_out_the_closing_call_as_the_client_does(text: str, told: str) -> None:
    assert without_coda(text, CALLS) == told


@pytest.mark.parametrize(
    "text", sorted(PACKAGE.glob("**/fr.ftl")), ids=lambda path: path.relative_to(PACKAGE).as_posix()
)
def test_no_french_line_begins_with_a_mark_that_belongs_to_the_one_before(text: Path) -> None:
    """A narrow space that does not break stands before `? ! ; : »` and after `«`."""
    lines = [line for line in text.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r" [?!;:»](?=[\s.,)…]|$)|« ", line)] == []
