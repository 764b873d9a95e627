"""Powers: who receives them, retaliation (WT-203 to WT-208, WT-213, WT-216, WT-221, WT-232 to WT-236; WT-R57, WT-R67, WT-R68, WT-R71,
WT-R74, WT-R78)."""

from collections.abc import Iterable
from typing import Any

from msgspec import structs

from talewind.kit import Ask, Offer, Pass, Phase, Say, Seat, offer, one_of, say

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
from .events import Eliminated, FlippedBack, PowerDestroyed, PowerGiven, Rehomed
from .moves import DestroyPower, Eliminate, FlipBack, GivePower, Rehome
from .state import T, Winter


def grant(t: T, seat: Seat, token: Token, place: str, taking: list[Char]) -> None:
    """The quest has succeeded for its own faction: the acting player receives its power and says who has it (WT-203, WT-204, WT-R67).
    `place`: the location or the rebel of the quest's token."""
    state, power = t.state, POWER_OF[token]
    if power == RETALIATION:
        t.push(Retaliating(seat, place))
    elif power == PROPAGANDA:
        state.powers[power] = ()
        t.tell(PowerGiven(power))
    elif power == SAFE_HOUSE:
        if state.powers.get(HORROR, ())[1:] == (place,):
            state.powers[HORROR] = state.powers[HORROR][:1]  # back to its owner's card (WT-R71)
        state.powers[power] = (place,)
        t.tell(PowerGiven(power, space=place))
    elif power == LOVE:
        t.push(Granting(seat, power, [char for char in state.rebels() if char != place], taking[0], place))
    else:
        chars = [char for char in taking if SIDE_OF[char] == TOKENS[token]]
        t.push(Granting(seat, power, chars, taking[0]))


class Granting(Phase):
    """Who receives a power: a character that took part, or the partner of the rebel that carried Love (`bearer`)."""

    seat: Seat
    power: Power
    chars: list[Char]
    usual: Char
    bearer: Char = ""

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-granting", seat=self.seat, power=self.power)

    def asks(self, state: Winter) -> Iterable[Ask]:
        if len(self.chars) > 1 and state.holds(self.seat):
            char = (
                one_of([self.bearer], of="character")
                if self.bearer
                else one_of(self.chars, of="character", rule="WT-R67")
            )
            more = {"partner": one_of(self.chars, of="character", rule="WT-R67")} if self.bearer else {}
            prompt, lasts = say("winter_tales-give-power", power=self.power), state.options.decision
            yield Ask(self.seat, prompt, (offer(GivePower, char=char, **more),), otherwise=self.default(), lasts=lasts)

    def default(self) -> GivePower:
        usual = self.usual if self.usual in self.chars else self.chars[0]
        return GivePower(self.bearer, usual) if self.bearer else GivePower(usual)

    def answered(self, t: T, seat: Seat, move: GivePower) -> None:
        t.state.powers[self.power] = (move.char, move.partner) if move.partner else (move.char,)
        t.tell(PowerGiven(self.power, move.char, move.partner or None))
        t.pop()

    def run(self, t: T) -> None:
        """No choice; without a second rebel there is no bond."""
        if self.chars:
            self.answered(t, self.seat, self.default())
        else:
            t.pop()


# Armed Retaliation.


def spring_powers(state: Winter) -> list[Power]:
    """Powers with a token that a retaliation may destroy (WT-R74, WT-R78)."""
    found = [power for power in state.powers if power in (GLIMMER, LOVE, SAFE_HOUSE, ARTIFACT)]
    return [power for power in found if power != ARTIFACT or SIDE_OF[state.powers[power][0]] == "spring"]


def bare_rebels(state: Winter) -> list[Char]:
    """Rebels without a power token (WT-236)."""
    return [char for char in state.rebels() if not any(char in holders for holders in state.powers.values())]


class Retaliating(Phase):
    """Compulsory and at once: one power of the rebels, or one rebel (WT-232, WT-233)."""

    seat: Seat
    bearer: Char

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-retaliating", seat=self.seat)

    def asks(self, state: Winter) -> Iterable[Ask]:
        if state.holds(self.seat) and (default := self.default(state)) is not None:
            offers: list[Offer] = []
            if powers := spring_powers(state):
                offers.append(offer(DestroyPower, power=one_of(powers, of="power", rule="WT-R78")))
            if rebels := bare_rebels(state):
                offers.append(offer(Eliminate, char=one_of(rebels, of="character", rule="WT-236")))
            prompt, lasts = say("winter_tales-retaliate"), state.options.decision
            yield Ask(self.seat, prompt, tuple(offers), otherwise=default, lasts=lasts)

    def default(self, state: Winter) -> DestroyPower | Eliminate | None:
        """The power granted last, else the rebel that carried the quest."""
        if powers := spring_powers(state):
            return DestroyPower(powers[-1])
        rebels = bare_rebels(state)
        return Eliminate(self.bearer if self.bearer in rebels else rebels[0]) if rebels else None

    def answered(self, t: T, seat: Seat, move: DestroyPower | Eliminate) -> None:
        if isinstance(move, DestroyPower):
            self.destroy(t, move.power)
            t.pop()
        else:
            self.eliminate(t, move.char)

    def destroy(self, t: T, power: Power) -> None:
        """The power leaves the game, and its memory is flipped if its spring side is up (WT-234, WT-R78)."""
        state = t.state
        space = state.source_of(power)
        flipped = state.track[space].side == "spring"
        if flipped:
            state.track[space] = structs.replace(state.track[space], side="winter")
        del state.powers[power]
        t.tell(PowerDestroyed(power, space, flipped))

    def eliminate(self, t: T, char: Char) -> None:
        """The rebel leaves; its player moves the quest tokens under it (WT-235, WT-R57)."""
        state = t.state
        tokens = [token for token, at in state.quests.items() if at == char]
        state.out[char] = state.figures.pop(char)
        t.tell(Eliminated(char))
        t.become(Rehoming(state.out[char].seat, tokens))

    def run(self, t: T) -> None:
        default = self.default(t.state)
        if default is None:
            t.pop()
        else:
            self.answered(t, self.seat, default)


class Rehoming(Phase):
    seat: Seat
    tokens: list[Token]

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-rehoming", seat=self.seat)

    def asks(self, state: Winter) -> Iterable[Ask]:
        if self.tokens and state.holds(self.seat) and (rebels := state.rebels()):
            rehome = offer(Rehome, char=one_of(rebels, of="character"))
            prompt, lasts = say("winter_tales-rehome", token=self.tokens[0]), state.options.decision
            yield Ask(self.seat, prompt, (rehome,), otherwise=Rehome(rebels[0]), lasts=lasts)

    def answered(self, t: T, seat: Seat, move: Rehome) -> None:
        token = self.tokens.pop(0)
        t.state.quests[token] = move.char
        t.tell(Rehomed(token, move.char))

    def run(self, t: T) -> None:
        """Without any rebel the quest is lost."""
        state = t.state
        if self.tokens and state.rebels():
            self.answered(t, self.seat, Rehome(state.rebels()[0]))
            return
        for token in self.tokens:
            del state.quests[token]
        t.pop()


# Glimmer of Hope.


def may_flip_back(state: Winter, char: Char) -> bool:
    """Once a chapter, after an activation of the holder (WT-207, WT-R68)."""
    it = state.figures[char]
    return state.powers.get(GLIMMER) == (char,) and not it.flipped and not it.barred and not it.ready


class FlippingBack(Phase):
    seat: Seat
    char: Char

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-flipping-back", char=self.char)

    def asks(self, state: Winter) -> Iterable[Ask]:
        if state.holds(self.seat):
            prompt, offers = say("winter_tales-flip-back", char=self.char), (offer(FlipBack), offer(Pass))
            yield Ask(self.seat, prompt, offers, otherwise=Pass(), window="flip-back", lasts=state.options.decision)

    def answered(self, t: T, seat: Seat, move: Any) -> None:
        if isinstance(move, FlipBack):
            t.state.change(self.char, ready=True, flipped=True)
            t.tell(FlippedBack(self.char))
        t.pop()

    def run(self, t: T) -> None:
        t.pop()
