"""A chart in the HTML file, as vector: its ground, tracks and signs, the roses and the legend."""

import re
from collections.abc import Callable

from talewind.kit import Chart, Ground, Rose, Say, Sign, Spot, Stop, Track

from .book import Book, BookPage
from .html import Html, element, escaped, join
from .speaking import BookSpeaker

SAMPLE = "M6 22C40 8 90 36 134 16"
NEEDLE, BAR = "M0-33L10-12H2V18H-2V-12H-10Z", "M-8-25H8"
TICKS = "M0-29V-24M25-14.5L21-12M25 14.5L21 12M0 29V24M-25 14.5L-21 12M-25-14.5L-21-12"


class Charting:
    """Inks the charts of one book. The first one defines the ground, which the others use; `alone`: each has its own."""

    def __init__(self, speaker: BookSpeaker, book: Book, mark: str = "", alone: bool = False) -> None:
        self.speaker, self.book, self.mark, self.alone = speaker, book, mark, alone
        grounds = (page.chart.ground for page in book.pages if page.chart)
        self.ground = next((ground for ground in grounds if ground), None)
        self.signs = {sign.id: sign for sign in self.ground.signs} if self.ground else {}

    def ink(self, seat: int) -> str:
        """The class of a seat's strokes: its dash, and its colour unless its name is hidden."""
        shown = seat < len(self.book.shapes) and self.book.name_of(seat) is not None
        return f"dash-{self.book.seat_of(seat) % 5} ink-{self.book.shapes[seat] if shown else 'none'}"

    def leaves(self, page: BookPage, head: Html, sign: Callable[[int], Html], folio: Html) -> Html:
        """What happened on one page, its chart on the other; the whole chart has a legend."""
        assert page.chart is not None
        chart, ground, say = page.chart, page.chart.ground, self.said
        roses = element("ul", *(self.rose(rose) for rose in chart.roses), class_="roses")
        accounts = [
            element(
                "li",
                self.sample(account.seat) if ground else join(),
                sign(account.seat),
                element("p", escaped(" ".join(say(fact) for fact in account.facts))),
            )
            for account in page.accounts
        ]
        text = (
            element("p", escaped(" ".join(say(each) for each in page.best)), class_="best"),
            element("ul", *accounts, class_="accounts"),
            join(roses, element("p", escaped(say(ground.note)), class_="note")) if ground else join(),
        )
        title = element("p", escaped(say(ground.title)), class_="cart") if ground else roses
        drawn = (title, self.svg(chart, say(page.heading)), self.legend(ground) if ground else join())
        return join(
            element("div", head, *text, folio, class_="leaf text"), element("div", *drawn, class_="leaf chartleaf")
        )

    def said(self, say: Say) -> str:
        """A sentence; the name of a space is never broken at its hyphen."""
        return re.sub(r"(?<=\d)-(?=\d)", "\u2060-\u2060", self.speaker.sentence(say))

    def emblem(self) -> Html:
        """The planet with all tracks, on the cover; empty without a chart."""
        chart = next((page.chart for page in self.book.pages if page.chart and page.chart.ground), None)
        if chart is None or chart.ground is None:
            return join()
        paths = [element("path", d=getattr(chart.ground, each), class_=each) for each in ("seams", "borders")]
        tracks = [
            element("path", d=track.line, class_=f"dash-{self.book.seat_of(track.seat) % 5}") for track in chart.tracks
        ]
        box = f"{-chart.reach} {-chart.reach} {2 * chart.reach} {2 * chart.reach}"
        return element("svg", *paths, *tracks, class_="emblem", viewBox=box, aria_hidden="true")

    def svg(self, chart: Chart, label: str) -> Html:
        below = chart.ground or (self.ground if self.alone else None)
        ground = self._ground(below) if below else element("use", href=f"#ground{self.mark}")
        return element(
            "svg",
            ground,
            *(self._track(track) for track in chart.tracks),
            *(self._mark(spot) for spot in chart.spots),
            *(self._stop(track, stop) for track in chart.tracks for stop in track.stops),
            class_="map",
            viewBox=f"{-chart.reach} {-chart.reach} {2 * chart.reach} {2 * chart.reach}",
            role="img",
            aria_label=label,
        )

    def _ground(self, ground: Ground) -> Html:
        arcs = [
            element("path", id=f"arc-{n}{self.mark}", d=name.path, fill="none") for n, name in enumerate(ground.names)
        ]
        names = [
            element(
                "text",
                element(
                    "textPath", escaped(self.speaker.say(name.says)), href=f"#arc-{n}{self.mark}", startOffset="50%"
                ),
                class_="land",
            )
            for n, name in enumerate(ground.names)
        ]
        return element(
            "g",
            element("path", d=ground.shade, class_="shade"),
            element("path", d=ground.seams, class_="seams"),
            element("path", d=ground.borders, class_="borders"),
            *(self._sign(self.signs[spot.sign], spot) for spot in ground.spots),
            *arcs,
            *names,
            id=f"ground{self.mark}",
        )

    def _sign(self, sign: Sign, spot: Spot) -> Html:
        return element("path", d=sign.path, class_=f"sign-{sign.look}", transform=f"translate({spot.x} {spot.y})")

    def _mark(self, spot: Spot) -> Html:
        sign = self.signs[spot.sign]
        inside = (element("circle", r="40"), element("path", d=sign.path, class_=f"sign-{sign.look}"))
        return element(
            "g", element("g", *inside, class_="far"), class_="mark", transform=f"translate({spot.x} {spot.y})"
        )

    def _track(self, track: Track) -> Html:
        paths = [
            element("path", d=track.line, class_="case"),
            element("path", d=track.leaps, class_="leaps") if track.leaps else join(),
            element("path", d=track.line, class_="line"),
        ]
        return element("g", *paths, class_=f"track {self.ink(track.seat)}", data_seat=str(track.seat))

    def _stop(self, track: Track, stop: Stop) -> Html:
        half = max(36, 12 * len(stop.label) + 18) if stop.label else 26
        high = 36 if stop.label else 26
        pill = element("rect", x=f"{-half}", y=f"{-high}", width=f"{2 * half}", height=f"{2 * high}", rx=f"{high}")
        figures = element("text", escaped(stop.label), y="15") if stop.label else join()
        inside = element("g", pill, figures, class_="far")
        return element("g", inside, class_=f"stop {self.ink(track.seat)}", transform=f"translate({stop.x} {stop.y})")

    def sample(self, seat: int) -> Html:
        """A seat's stroke, for the legend."""
        line = element("path", d=SAMPLE, class_="line")
        return element("svg", line, class_=f"sample track {self.ink(seat)}", viewBox="0 0 140 40", aria_hidden="true")

    def rose(self, rose: Rose) -> Html:
        """The wind of a round: where it blows to, and the side that it shuts."""
        needle = element("path", d=NEEDLE, class_="needle", transform=f"rotate({rose.turn})")
        bar = element("path", d=BAR, class_="bar", transform=f"rotate({rose.turn + 180})")
        svg = element(
            "svg", element("circle", r="33"), element("path", d=TICKS, class_="ticks"), needle, bar, class_="rose", viewBox="-36 -36 72 72", role="img",
            aria_label=self.speaker.say(rose.says),
        )  # fmt: skip
        return element("li", svg, element("small", escaped(str(rose.number)), aria_hidden="true"))

    def legend(self, ground: Ground) -> Html:
        signs = [
            element(
                "li",
                element(
                    "svg", element("path", d=sign.path, class_=f"sign-{sign.look}"), viewBox="-58 -48 116 96",
                    aria_hidden="true",
                ),
                element("span", escaped(self.speaker.say(sign.means))),
            )
            for sign in ground.signs
        ]  # fmt: skip
        return element("ul", *signs, class_="legend")
