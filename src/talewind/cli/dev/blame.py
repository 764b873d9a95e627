"""Which file and line of the author an exception comes from, as one sentence."""

from pathlib import Path
from traceback import extract_tb

from talewind.server.dev.bulletin import Trouble


def blamed(error: BaseException, folder: Path, doing: str = "") -> Trouble:
    """`folder`: of the author's package; files are named from its parent. `doing`: what was being done."""
    found = _found(error, folder.resolve())
    if found is not None:
        error, file, line = found
    words = (error.msg if isinstance(error, SyntaxError) else str(error)).strip().rstrip(".")
    said = f"{type(error).__name__}: {words}" if words else type(error).__name__
    at = f" ({doing})" if doing else ""
    return Trouble(f"{file}, line {line}: {said}{at}.", file, line) if found else Trouble(f"{said}{at}.")


def is_authors(error: BaseException, folder: Path) -> bool:
    """Whether the exception was raised by, or through, the author's code."""
    return _found(error, folder.resolve()) is not None


def _found(error: BaseException, folder: Path) -> tuple[BaseException, str, int] | None:
    """The exception, or the one that caused it, which was raised through the folder; with the innermost place there."""
    if isinstance(error, SyntaxError) and error.filename and (name := _named(error.filename, folder)):
        return error, name, error.lineno or 0
    for frame in reversed(extract_tb(error.__traceback__)):
        if name := _named(frame.filename, folder):
            return error, name, frame.lineno or 0
    inner = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return None if inner is None else _found(inner, folder)


def _named(filename: str, folder: Path) -> str:
    """The path from the folder's parent; "": it is not in the folder."""
    path = Path(filename)
    if not path.is_absolute():
        return ""
    path = path.resolve()
    return str(path.relative_to(folder.parent)) if folder in path.parents else ""
