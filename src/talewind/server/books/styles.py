"""The styles of charts with the colours of the day written out, for readers that know no variables."""

import re
from functools import cache
from importlib.resources import files

DAY = re.compile(r"(--[\w-]+): ([^;]+);")


@cache
def chart_styles() -> str:
    here = files("talewind.server.books")
    book, chart = ((here / name).read_text("utf-8") for name in ("book.css", "chart.css"))
    day = dict(DAY.findall(book.partition("}")[0]) + DAY.findall(chart.partition("}")[0]))
    plain = re.sub(r"var\((--[\w-]+)\)", lambda found: day[found[1]], chart.partition("@media")[0])
    return re.sub(r"--[\w-]+: [^;]+; ", "", plain)
