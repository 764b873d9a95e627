"""Powers: who receives them, retaliation (WT-203 to WT-208, WT-213, WT-216, WT-221, WT-232 to WT-236; WT-R57, WT-R67, WT-R68, WT-R71,
WT-R74, WT-R78)."""

from msgspec import structs

from talewind.kit import Offer, Pass, Say, Seat, offer, one_of, say

from .cast import (
    ARTIFACT,
    GLIMMER,
    HORROR,
    LOVE,
    POWER_OF,
    PROPAGANDA,
    RETALIATION,
    SAFE_HOUSE,
    SIDE_OF,
    TOKENS,
    Char,
    Power,
    Token,
)  # fmt: skip
from .deciding import Deciding
from .power_events import Eliminated, FlippedBack, PowerDestroyed, PowerGiven, Rehomed
from .power_moves import DestroyPower, Eliminate, FlipBack, GivePower, Rehome
from .state import T, Winter


def grant(t: T, seat: Seat, token: Token, place: str, taking: list[Char]) -> None:
    """The quest has succeeded for its own faction: the acting player receives its power and says who has it (WT-203, WT-204, WT-R67).
    `place`: the location or the rebel of the quest's token."""
    state, power = t.state, POWER_OF[token]
    if power == RETALIATION:
        if spring_powers(state) or bare_rebels(state):
            t.push(Retaliating(seat, place))
    elif power == PROPAGANDA:
        state.powers[power] = ()
        state.note(t, PowerGiven(power))
    elif power == SAFE_HOUSE:
        if state.powers.get(HORROR, ())[1:] == (place,):
            state.powers[HORROR] = state.powers[HORROR][:1]  # back to its owner's card (WT-R71)
        state.powers[power] = (place,)
        state.note(t, PowerGiven(power, space=place))
    elif power == LOVE:
        if others := [char for char in state.rebels() if char != place]:
            t.push(Granting(seat, power, others, taking[0], place))
    else:
        chars = [char for char in taking if SIDE_OF[char] == TOKENS[token]]
        t.push(Granting(seat, power, chars, taking[0]))


class Granting(Deciding):
    """Who receives a power: a character that took part, or the partner of the rebel that carried Love (`bearer`)."""

    power: Power
    chars: list[Char]
    acting: Char
    bearer: Char = ""

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-granting", seat=self.seat, power=self.power)

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-give-power", power=self.power)

    def offers(self, state: Winter) -> list[Offer]:
        if len(self.chars) < 2:
            return []
        chars = one_of(self.chars, of="character", rule="WT-R67")
        if self.bearer:
            return [offer(GivePower, char=one_of([self.bearer], of="character"), partner=chars)]
        return [offer(GivePower, char=chars)]

    def usual(self, state: Winter) -> GivePower:
        char = self.acting if self.acting in self.chars else self.chars[0]
        return GivePower(self.bearer, char) if self.bearer else GivePower(char)

    def answered(self, t: T, seat: Seat, move: GivePower) -> None:
        t.state.powers[self.power] = (move.char, move.partner) if move.partner else (move.char,)
        t.state.note(t, PowerGiven(self.power, move.char, move.partner or None))
        t.pop()


# Armed Retaliation.


def spring_powers(state: Winter) -> list[Power]:
    """Powers with a token that a retaliation may destroy (WT-R74, WT-R78)."""
    found = [power for power in state.powers if power in (GLIMMER, LOVE, SAFE_HOUSE, ARTIFACT)]
    return [power for power in found if power != ARTIFACT or SIDE_OF[state.powers[power][0]] == "spring"]


def bare_rebels(state: Winter) -> list[Char]:
    """Rebels without a power token (WT-236)."""
    return [char for char in state.rebels() if not any(char in holders for holders in state.powers.values())]


class Retaliating(Deciding):
    """Compulsory and at once: one power of the rebels, or one rebel (WT-232, WT-233)."""

    bearer: Char  # of the quest's token

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-retaliate")

    def offers(self, state: Winter) -> list[Offer]:
        found: list[Offer] = []
        if powers := spring_powers(state):
            found.append(offer(DestroyPower, power=one_of(powers, of="power", rule="WT-R78")))
        if rebels := bare_rebels(state):
            found.append(offer(Eliminate, char=one_of(rebels, of="character", rule="WT-236")))
        return found

    def usual(self, state: Winter) -> DestroyPower | Eliminate:
        """The power granted last, else the rebel that carried the quest."""
        powers, rebels = spring_powers(state), bare_rebels(state)
        if powers:
            return DestroyPower(powers[-1])
        return Eliminate(self.bearer if self.bearer in rebels else rebels[0])

    def answered(self, t: T, seat: Seat, move: DestroyPower | Eliminate) -> None:
        if isinstance(move, DestroyPower):
            destroy(t, move.power)
            t.pop()
        else:
            eliminate(t, move.char)


def destroy(t: T, power: Power) -> None:
    """The power leaves the game, and its memory is flipped if its spring side is up (WT-234, WT-R78)."""
    state = t.state
    space = state.source_of(power)
    flipped = state.track[space].side == "spring"
    if flipped:
        state.track[space] = structs.replace(state.track[space], side="winter")
    del state.powers[power]
    state.note(t, PowerDestroyed(power, space, flipped))


def eliminate(t: T, char: Char) -> None:
    """The rebel leaves; its player moves the quest tokens under it, which are lost without any rebel (WT-235, WT-R57)."""
    state = t.state
    state.out[char] = state.figures.pop(char)
    state.note(t, Eliminated(char))
    tokens = [token for token, at in state.quests.items() if at == char]
    if tokens and state.rebels():
        t.become(Rehoming(state.out[char].seat, tokens))
    else:
        for token in tokens:
            del state.quests[token]
        t.pop()


class Rehoming(Deciding):
    tokens: list[Token]

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-rehome", token=self.tokens[0])

    def offers(self, state: Winter) -> list[Offer]:
        return [offer(Rehome, char=one_of(state.rebels(), of="character"))]

    def usual(self, state: Winter) -> Rehome:
        return Rehome(state.rebels()[0])

    def answered(self, t: T, seat: Seat, move: Rehome) -> None:
        token = self.tokens.pop(0)
        t.state.quests[token] = move.char
        t.tell(Rehomed(token, move.char))
        if not self.tokens:
            t.pop()


# Glimmer of Hope.


def may_flip_back(state: Winter, char: Char) -> bool:
    """Once a chapter, after an activation of the holder (WT-207, WT-R68)."""
    it = state.figures[char]
    return state.powers.get(GLIMMER) == (char,) and not it.flipped and not it.barred and not it.ready


class FlippingBack(Deciding):
    window = "flip-back"
    char: Char

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-flipping-back", char=self.char)

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-flip-back", char=self.char)

    def offers(self, state: Winter) -> list[Offer]:
        return [offer(FlipBack), offer(Pass)]

    def usual(self, state: Winter) -> Pass:
        return Pass()

    def answered(self, t: T, seat: Seat, move: FlipBack | Pass) -> None:
        if isinstance(move, FlipBack):
            t.state.change(self.char, ready=True, flipped=True)
            t.tell(FlippedBack(self.char))
        t.pop()
