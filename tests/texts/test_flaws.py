"""conform reads texts without Fluent, and finds what Fluent could not read."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import talewind
from talewind.kit.catalogue import flaws

HOUSE = Path(talewind.__file__).parent
FILES = [HOUSE / "kit/texts/en.ftl", *sorted(HOUSE.glob("games/*/texts/fr.ftl"))]


def readable(text: str) -> bool:
    return not any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(text).body)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parts[-3])
def test_a_message_that_lacks_a_brace_or_a_default_is_found(file: Path) -> None:
    text = file.read_text("utf-8")
    assert flaws(text) == []
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    tried = 0
    for message in messages[::7]:
        assert message.span is not None
        source = text[message.span.start : message.span.end] + "\n"
        for place in [n for n, sign in enumerate(source) if sign in "{}*"][:4]:
            broken = source[:place] + source[place + 1 :]
            assert bool(flaws(broken)) == (not readable(broken)), broken
            tried += 1
    assert tried
