"""The log in sentences, and the moment of it that is best told."""

from collections.abc import Iterable

from talewind.kit import Say, say

from .log import Deed, Leg, What

WORTH: dict[What, int] = {
    "white": 100, "sunk": 90, "plundered": 80, "won": 60, "teeth": 50, "lost": 45, "flag": 44, "drawn": 42, "starved": 40,
    "caught": 35, "tagged": 34, "towed": 30, "gas": 10, "night": 5,
}  # fmt: skip
FOES = {"white": 30, "ship": 25, "red": 15, "longboat": 5}
FOUGHT = ("won", "drawn", "lost")
CLOSE = 1  # hits between the sides of a Battle that is told as close


def way_of(leg: Leg) -> Say:
    return say("windward-leg", seat=leg.seat, steps=len(leg.sailed) - 1, start=leg.way[0], to=leg.sailed[-1])


def sentence(leg: Leg, deed: Deed) -> Say:
    return say(
        f"windward-deed-{deed.what}", seat=leg.seat, space=deed.space, foe=deed.foe or "none", against=deed.against,
        number=deed.number, other=deed.other,
    )  # fmt: skip


def best_of(legs: Iterable[Leg]) -> tuple[Say, ...]:
    """The best moment of these turns; without deeds, the longest way."""
    turns = list(legs)
    told = [(worth(leg, deed), leg, deed) for leg in turns for deed in leg.deeds]
    if not told:
        longest = max(turns, key=lambda leg: len(leg.sailed))
        return (way_of(longest) if len(longest.sailed) > 1 else say("windward-quiet"),)
    _, leg, deed = max(told, key=lambda each: each[0])
    if deed.what == "sunk":
        before = [
            each for each in leg.deeds[: leg.deeds.index(deed)] if each.what in FOUGHT and each.space == deed.space
        ]
        cost = say("windward-costly", against=deed.against)
        return (sentence(leg, before[-1]), cost) if before else (sentence(leg, deed),)
    close = deed.what in ("won", "lost") and abs(deed.number - deed.other) <= CLOSE
    return (sentence(leg, deed), say("windward-close")) if close else (sentence(leg, deed),)


def worth(leg: Leg, deed: Deed) -> int:
    """How well a deed is told: a strong foe and a close Battle, many Teeth, a ship that another captain took."""
    value = WORTH[deed.what] + FOES.get(deed.foe, 0)
    if deed.what == "sunk":
        return value + (8 if deed.against != leg.seat else 0)
    if deed.what in FOUGHT:
        return value - min(10, abs(deed.number - deed.other))
    return value + 3 * (deed.number + 2 * deed.other) if deed.what == "teeth" else value
