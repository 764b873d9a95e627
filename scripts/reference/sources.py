"""Classes, functions, aliases and constants as the sources write them: signature, docstring, and the comments beside fields."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Any

type Function = ast.FunctionDef | ast.AsyncFunctionDef
type Node = ast.ClassDef | Function | ast.TypeAlias | ast.Assign | ast.AnnAssign

DEFINES = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.TypeAlias, ast.Assign, ast.AnnAssign)
PUBLIC = ("talewind.kit", "talewind.kit.ready", "talewind.kit.testing")


@dataclass(frozen=True)
class Field:
    """A field or class variable: `lasts: int | None = None`, and the comment beside it."""

    written: str
    comment: str
    shared: bool  # a class variable


@dataclass(frozen=True)
class Method:
    """A method or property. `must`: its body only says that it is missing. `takes`: the names of its parameters."""

    name: str
    written: str
    doc: str
    takes: tuple[str, ...]
    must: bool


@dataclass(frozen=True)
class Entry:
    """One public name. `node`: of its definition."""

    name: str
    module: str
    kind: str
    written: str
    doc: str
    node: Node
    bases: tuple[str, ...] = ()
    fields: tuple[Field, ...] = ()
    methods: tuple[Method, ...] = ()


@dataclass(frozen=True)
class Source:
    """A parsed file: its definitions by name, and its comments by line."""

    text: str
    definitions: dict[str, Node]
    comments: dict[int, str]
    alone: frozenset[int] = field(default_factory=frozenset)  # lines that hold nothing but a comment

    def written(self, node: ast.AST) -> str:
        """A node as the file has it, on one line."""
        lines = (ast.get_source_segment(self.text, node) or "").splitlines()
        return " ".join(line.partition("  #")[0].strip() for line in lines)

    def beside(self, node: ast.stmt) -> str:
        """The comments on the lines of a statement."""
        lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
        return " ".join(self.comments[line] for line in lines if line in self.comments)

    def above(self, node: ast.stmt) -> str:
        """The comment lines directly above a statement."""
        found: list[str] = []
        line = node.lineno - 1
        while line in self.alone:
            found.insert(0, self.comments[line])
            line -= 1
        return " ".join(found)


@cache
def source(module: str) -> Source:
    path = import_module(module).__file__
    assert path is not None
    text = Path(path).read_text("utf-8")
    comments, alone = {}, set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and "fmt:" not in token.string and "noqa" not in token.string:
            comments[token.start[0]] = token.string.lstrip("# ").split("  # type:")[0]
            if not token.line[: token.start[1]].strip():
                alone.add(token.start[0])
    named = {name: node for node in ast.parse(text).body if isinstance(node, DEFINES) for name in _names(node)}
    return Source(text, named, comments, frozenset(alone))


def _names(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            yield name
        case ast.TypeAlias(name=ast.Name(id=name)) | ast.AnnAssign(target=ast.Name(id=name)):
            yield name
        case ast.Assign(targets=targets):
            for target in targets:
                parts = target.elts if isinstance(target, ast.Tuple) else [target]
                yield from (part.id for part in parts if isinstance(part, ast.Name))


def home(public: str, name: str) -> str:
    """The module that defines a public name."""
    thing: Any = getattr(import_module(public), name)
    module = getattr(thing, "__module__", None)
    if isinstance(module, str) and name in source(module).definitions:
        return module
    return next(each for each in sorted(_modules(public)) if name in source(each).definitions)


def _modules(public: str) -> Iterator[str]:
    """The modules that lie beside a package's `__init__`."""
    package: ModuleType = import_module(public)
    for folder in package.__path__:
        yield from (f"{public}.{path.stem}" for path in Path(folder).glob("*.py") if path.stem != "__init__")


def public_names() -> dict[str, str]:
    """Every public name, and the package that exports it: the first of PUBLIC that has it."""
    found: dict[str, str] = {}
    for package in PUBLIC:
        for name in import_module(package).__all__:
            found.setdefault(name, package)
    return found


def entry(module: str, name: str) -> Entry:
    """The entry of a name that a module defines."""
    file = source(module)
    node = file.definitions[name]
    match node:
        case ast.ClassDef():
            return _class(module, node, file)
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return Entry(name, module, "function", signature(node), doc_of(node), node)
        case ast.TypeAlias():
            written = f"type {plain(node.name)} = {plain(node.value)}"
            return Entry(name, module, "alias", written, file.beside(node) or file.above(node), node)
    return Entry(name, module, "constant", file.written(node), file.beside(node) or file.above(node), node)


def _class(module: str, node: ast.ClassDef, file: Source) -> Entry:
    bases = tuple(plain(base) for base in node.bases)
    fields, methods = [], []
    for part in node.body:
        match part:
            case ast.AnnAssign(target=ast.Name(id=name)) if not name.startswith("_"):
                shared = plain(part.annotation).startswith("ClassVar")
                fields.append(Field(_unmarked(_shortened(file.written(part))), file.beside(part), shared))
            case ast.FunctionDef(name=name) if not name.startswith("_") or name == "__init__":
                methods.append(_method(part))
    inner = f"({', '.join(bases)})" if bases else ""
    head = f"class {node.name}{_parameters(node)}{inner}"
    return Entry(node.name, module, "class", head, doc_of(node), node, bases, tuple(fields), tuple(methods))


def _unmarked(written: str) -> str:
    return re.sub(r"ClassVar\[(.*?)\](?= =|$)", r"\1", written)


def _shortened(written: str, most: int = 100) -> str:
    return written if len(written) <= most else f"{written.partition(' = ')[0]} = …"


def _method(node: Function) -> Method:
    is_property = any(plain(each) == "property" for each in node.decorator_list)
    takes = tuple(arg.arg for arg in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs))[1:]
    body = [part for part in node.body if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))]
    must = bool(body) and isinstance(body[0], ast.Raise) and "NotImplementedError" in plain(body[0])
    returns = plain(node.returns) if node.returns else "None"
    written = f"{node.name}: {returns}" if is_property else signature(node, method=True)
    return Method(node.name, written, doc_of(node), takes, must)


def signature(node: Function, method: bool = False) -> str:
    """A function's head as it is called, without `self`."""
    args = node.args
    if method and not any(plain(each) == "staticmethod" for each in node.decorator_list):
        args = ast.arguments(args.posonlyargs, args.args[1:], args.vararg, args.kwonlyargs, args.kw_defaults, args.kwarg, args.defaults)  # fmt: skip
    returns = f" -> {plain(node.returns)}" if node.returns and node.name != "__init__" else ""
    return f"{node.name}{_parameters(node)}({', '.join(_arguments(args))}){returns}"


def _arguments(args: ast.arguments) -> Iterator[str]:
    """Each argument as a person writes it: `lang: str = "en"`."""
    plainly = [*args.posonlyargs, *args.args]
    defaults = [None] * (len(plainly) - len(args.defaults)) + args.defaults
    for number, (arg, default) in enumerate(zip(plainly, defaults, strict=True)):
        yield _argument(arg, default)
        if args.posonlyargs and number + 1 == len(args.posonlyargs):
            yield "/"
    if args.vararg or args.kwonlyargs:
        yield f"*{plain(args.vararg)}" if args.vararg else "*"
    for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        yield _argument(arg, default)
    if args.kwarg:
        yield f"**{plain(args.kwarg)}"


def _argument(arg: ast.arg, default: ast.expr | None) -> str:
    return plain(arg) if default is None else f"{plain(arg)} = {plain(default)}"


def _parameters(node: ast.ClassDef | Function) -> str:
    return f"[{', '.join(plain(each) for each in node.type_params)}]" if node.type_params else ""


def plain(node: ast.AST) -> str:
    """The source of a node, strings in double quotes."""
    return re.sub(r"'([^'\"]*)'", r'"\1"', ast.unparse(node))


def doc_of(node: ast.ClassDef | Function) -> str:
    return cleandoc(ast.get_docstring(node) or "")
