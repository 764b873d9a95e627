"""The press: typst in a process of its own, which reads a job from its standard input and writes a PDF or PNG to its standard output.

`python -m talewind.server.books.press`; it is ended from outside when it takes too long."""

import sys
from contextlib import suppress
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

import msgspec

from talewind.kit import Frozen

HERE = files("talewind.server.books")
PPI = 110.0  # of a picture to share: a spread is 1,350 pixels wide

type Print = Literal["pdf", "booklet", "spread", "cover"]


class Job(Frozen):
    """`at`: the time in the file, in the server's seconds: the same book is the same bytes."""

    form: Print
    title: str
    at: int
    data: dict[str, Any]
    files: dict[str, bytes]


def press(job: Job) -> bytes:
    with TemporaryDirectory(prefix="talewind-press-") as folder:
        root = Path(folder)
        for name in ("book.typ", "impose.typ"):
            (root / name).write_bytes((HERE / name).read_bytes())
        (root / "book.json").write_bytes(msgspec.json.encode(job.data))
        for name, content in job.files.items():
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).write_bytes(content)
        return _made(job, root)


def _made(job: Job, root: Path) -> bytes:
    typst: Any = import_module("typst")
    book, fonts = root / "book.typ", typst.Fonts(font_paths=[str(HERE / "fonts")])
    asked = {"booklet": "1"} if job.form == "booklet" else {}
    compiler = typst.Compiler(book, root=root, font_paths=fonts, sys_inputs=asked)
    made: bytes | None = None
    if job.form == "pdf":
        with suppress(typst.TypstError):  # a character that no font here has is no reason for no book
            made = compiler.compile(format="pdf", pdf_standards=["ua-1"], timestamp=job.at)
        return made or bytes(compiler.compile(format="pdf", timestamp=job.at))
    (root / "book.pdf").write_bytes(compiler.compile(format="pdf", timestamp=job.at))
    pages = msgspec.json.decode(compiler.query("<pages>", field="value", one=True))
    imposed = {"form": job.form, "pages": str(pages), "title": job.title}
    compiler = typst.Compiler(root / "impose.typ", root=root, font_paths=fonts, sys_inputs=imposed)
    if job.form == "booklet":
        return bytes(compiler.compile(format="pdf", timestamp=job.at))
    return bytes(compiler.compile(format="png", ppi=PPI))


if __name__ == "__main__":
    sys.stdout.buffer.write(press(msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Job)))
