"""The commands of `talewind`, from the application itself."""

import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from typing import Any, get_type_hints

from cyclopts import App, Parameter

from talewind.cli.app import app

from . import rendering


def commands(of: App = app, before: str = "talewind") -> Iterator[tuple[str, Callable[..., Any]]]:
    """Every command by its whole name, in the order of the program."""
    for name in of:
        if name.startswith("-"):
            continue
        found = of[name]
        if found.default_command is not None:
            yield f"{before} {name}", found.default_command
        yield from commands(found, f"{before} {name}")


def parameters(doc: str) -> tuple[str, dict[str, str]]:
    """A docstring without its section of parameters, and that section by name."""
    before, _, section = inspect.cleandoc(doc).partition("Args:\n")
    said = re.split(r"^(\w+): ", textwrap.dedent(section), flags=re.MULTILINE)[1:]
    return before.strip(), {name: " ".join(text.split()) for name, text in zip(said[::2], said[1::2], strict=True)}


def marked(does: Callable[..., Any], name: str) -> Parameter:
    """What the annotation of a parameter says of it: another name, or help."""
    hint = get_type_hints(does, include_extras=True).get(name)
    return next((each for each in getattr(hint, "__metadata__", ()) if isinstance(each, Parameter)), Parameter())


def said(does: Callable[..., Any]) -> dict[str, str]:
    """What each parameter of a command does."""
    _, told = parameters(does.__doc__ or "")
    helped = {name: marked(does, name).help for name in inspect.signature(does).parameters}
    return told | {name: text for name, text in helped.items() if text}


def written(parameter: inspect.Parameter, mark: Parameter) -> str:
    """A parameter as it is typed: a word, or an option with its default."""
    if parameter.kind is not inspect.Parameter.KEYWORD_ONLY:
        return parameter.name.upper()
    own = [name for name in mark.name or () if name.startswith("--")]
    flag = own[0] if own else "--" + parameter.name.replace("_", "-").strip("-")
    if parameter.default in (None, False, "", inspect.Parameter.empty) or str(parameter.default) == "inf":
        return flag
    return f"{flag} {parameter.default}"


def section(name: str, does: Callable[..., Any]) -> str:
    before, _ = parameters(does.__doc__ or "")
    says = said(does)
    taken = inspect.signature(does).parameters.values()
    typed = {each.name: written(each, marked(does, each.name)) for each in taken}
    options = [each.name for each in taken if each.kind is each.KEYWORD_ONLY]
    words = [
        typed[each.name] if each.default is each.empty else f"[{typed[each.name]}]"
        for each in taken
        if each.name not in options
    ]
    usage = " ".join([name, *words, *(["[options]"] if options else [])])
    lines = [rendering.item(typed[each], says.get(each, "")) for each in typed if says.get(each) or each in options]
    return "\n\n".join([f"## {name}", f"```sh\n{usage}\n```", before, "\n".join(lines)]).strip()


def page() -> str:
    parts = [
        "# Commands",
        "For authors, players and operators: every command of `talewind` with its options. `talewind COMMAND --help` says the same.",
        rendering.WRITTEN,
        "A number or word after an option is its default.",
    ]
    return "\n\n".join([*parts, *(section(name, does) for name, does in commands())])
