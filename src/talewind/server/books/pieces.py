"""The pieces of a book as HTML that is also XML: its cover, spreads and colophon."""

from collections.abc import Iterable

from talewind.kit import Account, Plate

from .book import BookLine, BookPage
from .charting import Charting
from .drawing import drawing, drawn_alone, told_in_words
from .html import Html, element, escaped, join
from .pictures import Pictures, colour, faces, sources
from .signs import crest, curl, sign, thread
from .speaking import day, isolated
from .tales import told
from .volume import Part, Volume

EVENING = 3 * 3_600_000  # milliseconds; what took longer is not told in minutes


class Pieces:
    """The cover, spreads and colophon of one book, in its speaker's language: what the HTML file and the EPUB are made of. `mark`:
    ends the ids of its charts, if several books are in one file; `alone`: each page goes into a file of its own."""

    def __init__(self, part: Part, pictures: Pictures, mark: str = "", alone: bool = False) -> None:
        self.speaker, self.book = part
        self.pictures, self.alone = pictures, alone
        self.charting = Charting(self.speaker, self.book, mark, alone)
        self.chapters: set[int] = set()  # chapters whose title is printed already

    def spreads(self) -> list[Html]:
        return [self.spread(number, page) for number, page in enumerate(self.book.pages, 1)]

    def cover(self, whole: Volume | None = None) -> Html:
        """The cover; `whole`: of the volume that begins with this book, otherwise of this book alone."""
        plate = self.book.cover
        source = self.pictures.source(plate) if plate else ""
        front = (
            element("img", src=source, alt=self.shows(plate), width="800", height="1000")
            if source and plate
            else self.charting.emblem() or self.keepsakes() or curl(180)
        )
        title, lang, names = self.book.title, self.book.title_lang, self.tellers()
        if whole and len(whole.parts) > 1:
            title, lang, names = whole.title, whole.title_lang, list(map(isolated, whole.names))
        said = self.speaker.ours("book-by", names=self.speaker.listed(names))
        by = element("p", escaped(said), class_="by") if names else join()
        titled = element("h1", escaped(title), lang=lang or None, dir="auto")
        return element("header", element("div", front, titled, by, class_="front"), class_="cover")

    def keepsakes(self) -> Html:
        """The cards of the last page that has any, for the cover."""
        found = [[each for each in page.happenings if each.name] for page in self.book.pages]
        cards = [
            element("li", crest(each.ink), escaped(self.speaker.say(each.name)), data_ink=each.ink)
            for each in next((some for some in reversed(found) if some), [])
            if each.name
        ]
        return element("ul", *cards, class_="keepsakes") if cards else join()

    def tellers(self) -> list[str]:
        """Each teller's name once; "somebody" once, last."""
        names = dict.fromkeys(self.speaker.names[seat] for seat in self.speaker.tellers(self.book.pages))
        return sorted(names, key=lambda name: name == self.speaker.somebody)

    def shows(self, plate: Plate) -> str:
        return self.speaker.text(f"{plate.picture}.shows")

    def spread(self, number: int, page: BookPage) -> Html:
        """Two facing pages; the left one has the even number."""
        left, right = element("p", escaped(str(2 * number)), class_="folio"), escaped(str(2 * number + 1))
        tales = [*told(self.speaker, page, self.woven, self.sign), self.bill(page.accounts)]
        match page.layout:
            case "drawn":
                inside = self.drawn(page, tales, left)
            case "pair":
                first, second = (self.plate(plate, "mounted") for plate in page.plates)
                inside = join(
                    element("div", self.head(page), first, left, class_="leaf text"),
                    element("div", second, *tales, curl(), element("p", right, class_="folio"), class_="leaf text"),
                    thread(),
                )
            case "chart" | "inset":
                inside = self.charting.leaves(page, self.head(page), self.sign, left)
            case "flow":
                more = number < len(self.book.pages) and self.book.pages[number].goes_on
                text = element("div", self.head(page), *tales, join() if more else curl(), class_="columns")
                folios = element("p", element("span", escaped(str(2 * number))), element("span", right), class_="folio")
                inside = element("div", text, folios, class_="leaf text")
            case _:
                text = element("div", self.head(page), *tales, curl(), left, class_="leaf text")
                inside = join(text, self.plates(page))
        return element("article", inside, class_=f"spread {page.layout}{self.running(page)}")

    def running(self, page: BookPage) -> str:
        """Pages of lines without pictures follow each other on paper; a chapter begins on a new sheet."""
        if page.plates or page.chart or not (page.happenings or page.accounts or any(line.ink for line in page.lines)):
            return ""
        if page.goes_on:
            return " run on"
        return " run begins" if page.chapter is None or page is self.first_of(page.chapter.number) else " run"

    def drawn(self, page: BookPage, tales: list[Html], folio: Html) -> Html:
        """Each drawing across both pages, and below them its text."""
        sketched = [line for line in page.lines if line.passage.sketch]
        scenes = [self.scene(page, line) for line in sketched]
        said = [told_in_words(self.speaker, line) for line in sketched]
        return join(
            element("div", *scenes, class_="scenes"),
            element("div", self.head(page), class_="leaf text"),
            element("div", *tales, *said, folio, class_="leaf text"),
        )

    def scene(self, page: BookPage, line: BookLine) -> Html:
        if self.alone:
            return drawn_alone(self.speaker, page, line, self.pictures)
        return drawing(self.speaker, page, line, self.laid)

    def head(self, page: BookPage) -> Html:
        if page.goes_on:
            return join()
        heading = element("h3" if page.chapter else "h2", escaped(self.speaker.say(page.heading)), class_="head")
        return element("header", self.chapter(page), heading, self.facts(page))

    def chapter(self, page: BookPage) -> Html:
        """The chapter's title, on its first page."""
        if page.chapter is None or page.chapter.number in self.chapters:
            return join()
        self.chapters.add(page.chapter.number)
        title = page.chapter.title or self.speaker.say(page.chapter.heading)
        return element("h2", escaped(title), class_="chapter", dir="auto" if page.chapter.title else None)

    def first_of(self, chapter: int) -> BookPage:
        return next(page for page in self.book.pages if page.chapter and page.chapter.number == chapter)

    def facts(self, page: BookPage) -> Html:
        signs = [self.sign(line.seat) for line in page.lines[:1]]
        said = " ".join(self.speaker.sentence(fact) for fact in page.facts)
        return element("p", *signs, element("span", escaped(said)), class_="who") if said else join()

    def sign(self, seat: int) -> Html:
        """A seat's sign; none beside "somebody", since it would reveal the seat."""
        hidden = seat >= len(self.book.shapes) or self.book.name_of(seat) is None
        return join() if hidden else sign(self.book.shapes[seat])

    def plates(self, page: BookPage) -> Html:
        if not page.plates:
            return element("div", curl(120), class_="leaf bare")
        look = None if page.layout == "one" else "mounted"
        return element("div", *(self.plate(plate, look) for plate in page.plates), class_="leaf plates")

    def plate(self, plate: Plate, look: str | None) -> Html:
        name = element("figcaption", escaped(self.speaker.title(plate.picture))) if plate.named else join()
        return element("figure", self.printed(plate), name, class_=look)

    def laid(self, plate: Plate, style: str) -> Html:
        """A picture as arranged under a drawing."""
        return element("figure", self.printed(plate), style=style)

    def printed(self, plate: Plate) -> Html:
        source, shows, cloth = self.pictures.source(plate), self.shows(plate), f"--cloth:{colour(plate)}"
        if source:
            picture = element("img", src=source, alt=shows, width="800", height="1000")
            return element("span", picture, class_="print", style=cloth)
        return element("span", element("span", escaped(shows)), class_="print unpainted", style=cloth)

    def woven(self, card: str, ink: str) -> Html:
        """A woven card at its place in the text; without a picture its name, in its ink."""
        title = self.speaker.title(card)
        for deck in self.speaker.game.decks:
            if source := self.pictures.source(Plate(deck, card), (400,)):
                return element("img", src=source, alt=title, class_="woven")
        return element("em", escaped(title), class_="piece", data_ink=ink) if ink else element("em", escaped(title))

    def bill(self, accounts: Iterable[Account]) -> Html:
        """What each seat did."""
        entries = [
            element(
                "li",
                self.sign(account.seat),
                crest(account.ink, self.speaker.side(account.ink) if account.ink else ""),
                element("p", *(element("span", escaped(self.speaker.sentence(fact))) for fact in account.facts)),
            )
            for account in accounts
        ]  # fmt: skip
        return element("ul", *entries, class_="bill") if entries else join()

    def colophon(self) -> Html:
        said = self.speaker.text
        added = self.book.colophon
        facts = [self.told_on(), said("book-game", game=said(f"{self.speaker.game.id}-name"))]
        facts += self.credits()
        facts += [said("book-set-in")] if faces() else []
        facts.append(said("book-works-offline") if self.book.over_at else said("book-so-far"))
        if not self.book.pages and self.book.over_at is None:
            facts.insert(0, said("book-nothing-told"))
        text = element(
            "div",
            element("h2", escaped(self.speaker.ours("book-colophon")), class_="head"),
            *(element("p", escaped(self.speaker.sentence(fact))) for fact in added.facts),
            self.bill(added.accounts) if added.accounts else self.cast(),
            *(element("p", escaped(fact)) for fact in facts),
            curl(),
            class_="leaf text colophon",
        )
        return element("footer", text, class_="spread single")

    def cast(self) -> Html:
        named = [
            element("li", self.sign(seat), element("span", escaped(name), dir="auto"))
            for seat, name in enumerate(self.book.names)
            if name is not None
        ]
        if None in self.book.names:
            named.append(element("li", escaped(self.speaker.somebody.capitalize())))
        return element("ul", *named, class_="cast")

    def credits(self) -> list[str]:
        """Credits of the pictures."""
        plates = [plate for page in self.book.pages for plate in page.plates]
        used = sources(plates)
        if used:
            return [self.speaker.text("book-pictures-with", sources=self.speaker.listed(used))]
        return [self.speaker.text("book-pictures")] if plates else []

    def told_on(self) -> str:
        """The day, and how many minutes an evening took."""
        date = day(self.book.started_at)
        if self.book.over_at is None or self.book.over_at - self.book.started_at > EVENING:
            return self.speaker.ours("book-told-on", date=date)
        minutes = max(1, round((self.book.over_at - self.book.started_at) / 60_000))
        return self.speaker.ours("book-told-on-in", date=date, minutes=minutes)
