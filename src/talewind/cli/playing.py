"""`talewind play`: one person and bots at a table in the terminal."""

import secrets
import sys
from typing import Any

from rich.console import Console

from talewind import games
from talewind.bots import Temper, bot_for
from talewind.bots.company import MEMBERS, name_of
from talewind.kit import (
    AnyGame,
    Chance,
    Refused,
    Seat,
    Sight,
    Sitting,
    due,
    look,
    open_table,
    table_key,
    usual_seats,
    worlds_of,
)
from talewind.kit.rows import Answered, Came, Did, Expired, TookBack
from talewind.texts import Speaker, languages
from talewind.texts.showing import Screen

from .asking import Reader, Unread
from .choosing import options_of, seats_of
from .helping import has_book, help_of, names_one
from .reading import BookReader
from .turns import TakingTurns

COMPANY = tuple(MEMBERS)


class Quit(Exception):
    """The person has quit."""


class MovedOn(Exception):
    """The question has changed meanwhile, or must wait."""


class Evening:
    """A table in the terminal. No clock puts the person under pressure: a move takes a millisecond, and time passes only if
    nobody is asked or the person waits."""

    def __init__(self, game: AnyGame, sitting: Sitting[Any], screen: Screen, me: Seat | None, seed: bytes) -> None:
        self.game, self.sitting, self.screen, self.me = game, sitting, screen, me
        self.seed = seed
        self.reader = Reader(game, screen, self.read, screen.speaker.lang)
        self.book = BookReader(game, screen.speaker.lang, screen.speaker.names, screen.console)
        self.at = 0
        self.order, self.waits = TakingTurns(), False

    def play(self) -> None:
        self.screen.told(self.sitting.step)
        while self.sitting.state.stack:
            if self.sitting.state.paused is not None and self.me is not None:
                self.take(Came(self.at, self.me, "here"))  # whoever has waited too often is still at the terminal
                continue
            ask, self.waits = self.order.next(self.sitting.step, self.me if self.waits else None), False
            self.at = max(self.at + 1, (ask.opens or 0) if ask else 0)
            if ask is None:
                self.let_time_pass()
            elif ask.seat == self.me:
                self.my_turn(self.sees(ask.seat))
            else:
                self.take(self.bots_turn(ask.seat))
        self.screen.over(self.sees(self.me))
        if has_book(self.game):
            self.book.read(self.sitting.state)

    def bots_turn(self, seat: Seat) -> Answered[Any]:
        """A bot's answer, from its own sight and worlds."""
        number = self.sitting.state.asked[seat]
        seed = (
            b"%d %d %d " % (seat, number, self.at) + self.seed
        )  # in a race a number stays: dice that do too would go to and fro
        worlds = worlds_of(self.game, self.sitting.state, seat, Chance(b"worlds " + seed))
        move, then = bot_for(self.game, seed, self.screen.speaker.lang, self.temper(seat)).answer(
            self.sees(seat), worlds
        )
        return Answered(self.at, seat, number, move, then)

    def temper(self, seat: Seat) -> Temper:
        """That of the member of the house's company who has this seat."""
        return MEMBERS[COMPANY[(seat - (self.me is not None)) % len(COMPANY)]]

    def let_time_pass(self) -> None:
        """Advance to the end of the next clock, if one runs."""
        when = due(self.game, self.sitting.state, self.sitting.step.put)
        if when is not None:
            self.at = max(self.at, when)
            self.take(Expired(self.at))

    def sees(self, seat: Seat | None) -> Sight[Any]:
        return look(self.game, self.sitting.state, seat, self.sitting.step.put)

    def take(self, row: Any) -> None:
        self.screen.told(self.sitting.take(row))

    def my_turn(self, sight: Sight[Any]) -> None:
        """Ask until the table accepts an answer."""
        seat, question, screen = sight.seat, sight.question, self.screen
        assert seat is not None
        assert question is not None
        screen.headline(screen.speaker.say(question.ask.say))
        screen.scores(sight)
        screen.pictures(sight)
        while self.sitting.state.asked[seat] == question.number:
            try:
                move = self.reader.move(question.ask.offers, question.ask)
                self.take(Answered(self.at, seat, question.number, move))
                return
            except MovedOn:
                return
            except Unread as why:
                screen.line(str(why), "yellow")
            except Refused as no:
                rule = f" ({no.refusal.rule})" if no.refusal.rule else ""  # `rule wm-46` shows it
                screen.line(screen.speaker.refusal(no.refusal) + rule, "yellow")

    def read(self, prompt: str) -> str:
        """Read a line. Commands that are available at any time are handled here, and the prompt is shown again. A command is the whole
        line: tales begin with the same words."""
        while True:
            try:
                typed = self.screen.console.input(prompt + " ", markup=False)
            except EOFError:
                raise Quit from None
            word, _, rest = typed.strip().partition(" ")
            match word.lower(), rest.strip():
                case "quit", "":
                    raise Quit
                case "undo", "" if self.me is not None:
                    self.sitting.require_undo(self.me, self.at)
                    self.take(TookBack(self.at, self.me))
                    raise MovedOn
                case "beside", "" if self.me is not None:
                    self.do_aside(self.sees(self.me))
                    raise MovedOn
                case "wait", "":
                    self.waits = True
                    raise MovedOn
            if not self.showed(word.lower(), rest.strip()):
                return typed

    def showed(self, command: str, rest: str) -> bool:
        """Whether it was a command that only shows something, now shown."""
        told = self.reader.telling and not (rest and names_one(self.screen.speaker, command, rest))
        match command, rest:
            case "help" | "?", "":
                self.screen.console.print(help_of(self.screen.speaker), markup=False, highlight=False)
            case "look", "":
                self.screen.everything(self.sees(self.me))
            case "book", "":
                self.book.read(self.sitting.state)
            case "rule", _ if not told:
                self.screen.line(f"{rest.upper()}: {self.screen.speaker.rule(rest.upper())}")
            case "show", _ if not told:
                self.screen.described(self.sees(self.me), rest)
            case "why", "":
                self.reader.reasons(self.reader.shut)
            case _:
                return False
        return True

    def do_aside(self, sight: Sight[Any]) -> None:
        if not sight.asides:
            raise Unread(self.screen.speaker.text("kit-not-offered"))
        assert self.me is not None
        self.take(Did(self.at, self.me, self.reader.move(sight.asides)))


def play_in_terminal(
    name: str, seats: int | None, lang: str, called: str, seed: str | None, words: list[str], watch: bool
) -> None:
    game, console = games.load(name), Console(highlight=False)
    if lang not in languages(game):
        sys.exit(f"{name} does not speak {lang!r} yet; it speaks {', '.join(languages(game))}.")
    options = options_of(game, words)
    number = usual_seats(seats_of(game, options, str(seats or "")))
    me = None if watch else 0
    company = [name_of(COMPANY[n % len(COMPANY)], lang) for n in range(number)]
    names = (company if watch else [called, *company])[:number]
    screen = Screen(Speaker(game, lang, names, me), console)
    secret = seed.encode() if seed else secrets.token_bytes(32)
    key = table_key(secret.ljust(32, b"."), [])
    screen.headline(screen.speaker.text(f"{game.id}-name"))
    screen.line(screen.speaker.text(f"{game.id}-about"))
    if not watch:
        console.print(help_of(screen.speaker), style="dim", markup=False)
    try:
        opened = open_table(game, number, options, key)
    except Refused as no:
        sys.exit(screen.speaker.refusal(no.refusal))
    try:
        Evening(game, Sitting(game, key, opened), screen, me, secret).play()
    except Quit:
        screen.line("Goodbye!", "dim")
