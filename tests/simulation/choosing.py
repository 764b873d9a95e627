"""A client's choice among the offers of a question, from their JSON alone."""

import random
from typing import Any


def any_move(offers: list[dict[str, Any]], dice: random.Random) -> dict[str, Any]:
    offer = dice.choice(offers)
    return {"move": offer["move"], **{name: any_value(field, dice) for name, field in offer.get("fields", {}).items()}}


def any_value(domain: dict[str, Any], dice: random.Random) -> Any:
    match domain["domain"]:
        case "one-of":
            return dice.choice(domain["values"])
        case "some":
            return dice.sample(domain["values"], dice.randint(domain["least"], domain["most"]))
        case "amount":
            return dice.randint(domain["low"], domain["high"])
        case "flag":
            return domain.get("may", True) and dice.random() < 0.5
        case "words":
            cards = domain.get("weave", [])
            if not domain.get("in_order"):
                cards = dice.sample(cards, dice.randint(domain.get("least", 0), domain.get("most", 0)))
            return {
                "parts": [f"Once, {dice.randrange(100)} times.", *({"part": "woven", "card": card} for card in cards)],
                "lang": "en",
            }
    raise AssertionError(f"a client cannot choose from {domain}")
