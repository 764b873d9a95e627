"""Finds whose tale is whose where seats have changed hands."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import structs

from talewind.kit import Account, Chart, Colophon, Happening, Line, Page, Say, Seat
from talewind.server.tables import Header
from talewind.server.tables.hands import ToldSoFar, core, mark, mark_said
from talewind.texts import Speaker

from .manuscript import Manuscript
from .voices import HOUSE, Stretch, Voice, Voiced

SEATED = ("SEAT", "SEATS", "WHO", "MANY")  # functions of the texts whose argument is a seat, or several


class Voicing:
    """Finds the voices of one manuscript. `holders`: of all seats, first those who hold them now."""

    def __init__(self, header: Header, holders: list[Voice], stretches: Mapping[Seat, list[Stretch]]) -> None:
        self.seats = len(header.seats)
        self.voices = holders[: self.seats]
        self.known = {(voice.seat, voice.holder): voice for voice in holders}
        self.stretches = stretches
        self.speaker = Speaker(header.game)
        self.numbers = {(voice.seat, voice.holder): n for n, voice in enumerate(self.voices)}

    def voiced(self, manuscript: Manuscript) -> Voiced:
        front = manuscript.pages[:1] if manuscript.pages and not manuscript.pages[0].lines else ()
        pages = [self.page(page) for page in manuscript.pages[len(front) :]]
        for seat in range(self.seats):
            self.number(seat, self.last(seat))
        people = len(self.voices)
        about = [self.whole(page) for page in front]
        colophon = Colophon(
            tuple(self.say(fact, self.together) for fact in manuscript.colophon.facts),
            tuple(self.account(each, self.together) for each in manuscript.colophon.accounts),
        )
        shapes = manuscript.shapes
        found = structs.replace(
            manuscript, pages=(*about, *pages), colophon=colophon,
            shapes=tuple(shapes[voice.seat] for voice in self.voices if voice.seat < len(shapes)),
        )  # fmt: skip
        return Voiced(found, tuple(self.voices), people)

    def number(self, seat: Seat, holder: int | None) -> int:
        """The number of a holder, a new one the first time."""
        if (seat, holder) not in self.numbers:
            self.numbers[seat, holder] = len(self.voices)
            self.voices.append(self.known.get((seat, holder), Voice(seat, holder, None, HOUSE)))
        return self.numbers[seat, holder]

    def last(self, seat: Seat) -> int | None:
        found = self.stretches.get(seat)
        return found[-1].holder if found else 0

    def since(self, seat: Seat, is_told: Callable[[ToldSoFar], bool]) -> int:
        """The voice of the seat when this was told: of the holder before the first change by which it had been."""
        holder: int | None = 0
        for stretch in self.stretches.get(seat, ()):
            if is_told(stretch.told):
                break
            holder = stretch.holder
        return self.number(seat, holder)

    def together(self, seat: Seat) -> int:
        """All holders of a seat who tell something in the book, and the last one."""
        holders = dict.fromkeys([0, *(stretch.holder for stretch in self.stretches.get(seat, ()))])
        several = tuple(self.numbers[seat, holder] for holder in holders if (seat, holder) in self.numbers)
        if seat not in self.stretches or len(several) == 1:
            return self.number(seat, self.last(seat))
        for n, voice in enumerate(self.voices):
            if voice.together == several:
                return n
        self.voices.append(Voice(seat, None, None, "", several))
        return len(self.voices) - 1

    def whole(self, page: Page) -> Page:
        """A first page without lines is about the whole game."""
        return self._page(page, page.lines, self.together, lambda say: self.say(say, self.together))

    def page(self, page: Page) -> Page:
        tellers: dict[Seat, int] = {}
        lines: list[Line] = []
        for line in page.lines:
            place = sum(other.seat == line.seat for other in page.lines[: len(lines)])
            voice = self.teller(page.id, line, place)
            tellers.setdefault(line.seat, voice)
            lines.append(structs.replace(line, seat=voice))

        def whose(seat: Seat) -> int:
            return tellers[seat] if seat in tellers else self.since(seat, lambda told: page.id in told.pages)

        def said(say: Say) -> Say:
            known = mark_said(page.id, say)
            return self.say(say, lambda seat: self.since(seat, lambda told: known in told.said))

        return self._page(page, tuple(lines), whose, said)

    def teller(self, page: int, line: Line, place: int) -> int:
        """`place`: the number of lines of the same seat before it on the page."""
        words = core(line.passage)
        known = mark(words)
        return self.since(
            line.seat,
            lambda told: place < told.pages.get(page, 0) if words is None else known in told.words,
        )

    def _page(
        self, page: Page, lines: tuple[Line, ...], whose: Callable[[Seat], int], said: Callable[[Say], Say]
    ) -> Page:
        """`whose`: the voice of a seat on this page; `said`: a sentence about one deed of several there."""
        accounts = tuple(self._deeds(each, whose, said) for each in page.accounts)
        by = {was.seat: new.seat for was, new in zip(page.accounts, accounts, strict=True)}
        chapter = page.chapter
        if chapter and chapter.titled_by is not None:
            title = mark(chapter.title)
            voice = self.since(chapter.titled_by, lambda told: title in told.said)
            chapter = structs.replace(chapter, titled_by=voice)
        return structs.replace(
            page,
            heading=self.say(page.heading, whose),
            lines=lines,
            finders=tuple(whose(seat) for seat in page.finders),
            facts=tuple(self.say(fact, whose) for fact in page.facts),
            best=tuple(map(said, page.best)),
            chapter=chapter,
            accounts=accounts,
            chart=_inked(page.chart, lambda seat: by[seat] if seat in by else whose(seat)),
            happenings=tuple(_happened(each, said) for each in page.happenings),
        )

    def _deeds(self, account: Account, whose: Callable[[Seat], int], said: Callable[[Say], Say]) -> Account:
        """An account with the voice that its first sentence about the seat has."""
        facts = tuple(map(said, account.facts))
        for was, new in zip(account.facts, facts, strict=True):
            for name in self.named(was.key):
                if was.args.get(name) == account.seat:
                    return structs.replace(account, seat=new.args[name], facts=facts)
        return structs.replace(account, seat=whose(account.seat), facts=facts)

    def account(self, account: Account, whose: Callable[[Seat], int]) -> Account:
        return structs.replace(
            account, seat=whose(account.seat), facts=tuple(self.say(fact, whose) for fact in account.facts)
        )

    def say(self, say: Say, whose: Callable[[Seat], int]) -> Say:
        """A sentence that names voices."""
        seats = {name: _voices(say.args[name], whose) for name in self.named(say.key) if name in say.args}
        return structs.replace(say, args=say.args | seats) if seats else say

    def named(self, key: str) -> set[str]:
        """The arguments of a message that are seats, by its text."""
        bundle = self.speaker.bundle
        return set(_seats_in(bundle.get_message(key).value)) if bundle.has_message(key) else set()


def _voices(value: Any, whose: Callable[[Seat], int]) -> Any:
    if isinstance(value, list | tuple):
        return tuple(_voices(each, whose) for each in value)
    return whose(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _seats_in(node: Any) -> Iterator[str]:
    """Walks a message of Fluent."""
    if isinstance(node, list | tuple):
        for each in node:
            yield from _seats_in(each)
    elif (fields := getattr(node, "__dict__", None)) and type(node).__name__ != "Span":
        if type(node).__name__ == "FunctionReference" and fields["id"].name in SEATED:
            yield from (each.id.name for each in fields["arguments"].positional if hasattr(each, "id"))
        yield from _seats_in(list(fields.values()))


def _inked(chart: Chart | None, whose: Callable[[Seat], int]) -> Chart | None:
    if chart is None:
        return None
    return structs.replace(chart, tracks=tuple(structs.replace(each, seat=whose(each.seat)) for each in chart.tracks))


def _happened(happening: Happening, said: Callable[[Say], Say]) -> Happening:
    name = said(happening.name) if happening.name else None
    return structs.replace(happening, facts=tuple(map(said, happening.facts)), name=name)
