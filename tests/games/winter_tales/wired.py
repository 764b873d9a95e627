"""What a client was told, as a bot takes it: sights and questions from JSON."""

from typing import Any

import msgspec

from talewind import games
from talewind.kit import Sight
from talewind.kit.domains import Amount, Domain, Flag, OneOf, Piles, Some, Words
from talewind.kit.look import Prompt, Question
from talewind.kit.offers import Offer

GAME = games.load("winter_tales")
DOMAINS: dict[str, type[Domain]] = {
    str(kind.__struct_config__.tag): kind for kind in (Amount, OneOf, Some, Piles, Flag, Words)
}


def sight_of(raw: dict[str, Any]) -> Sight[Any]:
    """A sight with a question, as far as a bot needs it."""
    view = msgspec.json.decode(msgspec.json.encode(raw["view"]), type=GAME.view_type)
    given = {name: raw[name] for name in ("seat", "scores", "presence", "phase")}
    now = msgspec.convert(raw["now"], Prompt.__annotations__["say"])
    return Sight(view=view, now=now, question=question_of(raw["question"]), bots=tuple(raw.get("bots", ())), **given)


def question_of(raw: dict[str, Any]) -> Question:
    ask = raw["ask"]
    offers = tuple(
        Offer(each["move"], {name: domain_of(field) for name, field in each.get("fields", {}).items()})
        for each in ask["offers"]
    )
    otherwise = msgspec.convert(ask["otherwise"], GAME.moves) if ask.get("otherwise") else None
    say = msgspec.convert(ask["say"], Prompt.__annotations__["say"])
    return Question(raw["number"], Prompt(say, offers, otherwise=otherwise, window=ask.get("window", "")))


def domain_of(raw: dict[str, Any]) -> Domain:
    return msgspec.convert({k: v for k, v in raw.items() if k != "domain"}, DOMAINS[raw["domain"]])
