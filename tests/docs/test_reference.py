"""docs/author/reference says what the sources say, and every public name of the kit is in it."""

import ast
import inspect
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest
from scripts import reference
from scripts.reference import commands, faults, grouping, names, options, ready, texts
from scripts.reference.sources import Entry, public_names

from talewind.kit.menu import Kind
from talewind.texts import Speaker

PUBLIC = sorted(public_names())


def test_the_reference_is_up_to_date() -> None:
    assert reference.stale() == [], reference.MEND


def test_a_stale_page_is_named_and_says_how_to_mend_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert reference.main([], tmp_path) == 0
    assert reference.main(["--check"], tmp_path) == 0
    (tmp_path / "asks.md").write_text("# Asks\n")
    (tmp_path / "old.md").write_text("# Old\n")
    assert reference.main(["--check"], tmp_path) == 1
    said = capsys.readouterr().out
    assert "asks.md: stale" in said
    assert "old.md: no part of the reference any more" in said
    assert reference.MEND in said


def test_every_public_name_stands_on_exactly_one_page() -> None:
    shown = [name for page in grouping.EVERY for name in page.names]
    assert sorted(shown) == PUBLIC


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_says_what_it_is(name: str) -> None:
    entry = names.entry_of(name)
    assert entry.doc.strip(), f"{entry.module}.{name} has no docstring, or no comment if it is an alias or a constant"
    assert not entry.doc.lstrip().startswith(">>>"), f"{entry.module}.{name}: a sentence before the example"
    silent = [
        method.name for method in entry.methods if not method.doc and not _described_by_a_base(entry, method.name)
    ]
    assert silent in ([], ["__init__"]), f"{entry.module}.{name}: methods without a docstring"


def _described_by_a_base(entry: Entry, method: str) -> bool:
    kind: Any = getattr(import_module(entry.module), entry.name)
    return any(inspect.cleandoc(getattr(vars(base).get(method), "__doc__", None) or "") for base in kind.__mro__[1:])


def test_no_text_key_of_the_sources_is_missing() -> None:
    assert len(list(texts.used())) > 20
    assert texts.missing() == [], "describe it in scripts/reference/keys.toml, then run `make reference`"


def test_the_functions_of_texts_are_those_of_the_speaker() -> None:
    made = ast.parse(inspect.getsource(inspect.getmodule(Speaker) or Speaker))
    dicts = [each for each in ast.walk(made) if isinstance(each, ast.Dict) and len(each.keys) > 3]
    there = {key.value for key in dicts[0].keys if isinstance(key, ast.Constant)}
    assert {each["call"].partition("(")[0] for each in texts.known()["function"]} == there


def test_every_kind_of_option_has_a_sample_and_says_how_it_is_drawn() -> None:
    kinds = set(get_args(Kind.__value__))
    assert set(options.DRAWN) == kinds
    assert {each.kind for _, each in options.samples()} == kinds


def test_every_ready_phase_names_its_moves() -> None:
    found = {name: ready.offered(names.entry_of(name)) for name in ready.PHASES}
    assert sorted(found["Ballot"]) == ["Pass", "Vote"]
    assert found["Encore"] == ["Again", "Enough"]
    assert ready.told(names.entry_of("Encore")) == ["Encored"]


def test_every_fault_of_conform_is_listed() -> None:
    there = faults.kinds()
    assert {"leak", "dead end", "text missing", "never reached"} <= there.keys()
    if cures := faults.cures():
        assert there.keys() <= cures.keys()


def test_every_command_has_its_options() -> None:
    there = dict(commands.commands())
    assert {"talewind play", "talewind conform", "talewind serve"} <= there.keys()
    for name, does in there.items():
        taken = {each.name for each in inspect.signature(does).parameters.values() if each.kind is each.KEYWORD_ONLY}
        assert taken <= commands.said(does).keys(), f"{name}: say what each option does"
