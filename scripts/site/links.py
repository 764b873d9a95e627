"""A hook of mkdocs: links that leave docs/. A page or file of the repository that a page links to becomes a part of the site, below
project/; a link to a folder becomes plain words. The check of links stays strict for all others."""

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")
FENCE = re.compile(
    r"^([ ]*```+)(\w+)[ ]+(?:file=(\S+))?.*$", re.MULTILINE
)  # words after the language are for tests that run a page
OUTSIDE = "project"
TUTORIAL = "docs/author/tutorial/"
ALWAYS = ("CONTRIBUTING.md", "CHANGELOG.md", "CREDITS.md", "SECURITY.md")


def place_of(src_uri: str) -> str:
    """The path in the repository of a page of the site.

    >>> place_of("operate/scale.md"), place_of("project/bench/results.md")
    ('docs/operate/scale.md', 'bench/results.md')
    """
    outside, _, rest = src_uri.partition("/")
    return rest if outside == OUTSIDE else f"docs/{src_uri}"


def uri_of(place: str) -> str:
    return place.removeprefix("docs/") if place.startswith("docs/") else f"{OUTSIDE}/{place}"


def target(place: str, link: str) -> str:
    """The path in the repository that a link of a page leads to."""
    return normpath(str(PurePosixPath(place).parent / link))


def on_files(files: Files, config: MkDocsConfig) -> Files:
    pages = {
        file.src_uri: Path(file.abs_src_path).read_text("utf-8")
        for file in files.documentation_pages()
        if file.abs_src_path
    }
    wanted = set(ALWAYS)
    for uri, text in pages.items():
        wanted |= {target(place_of(uri), link) for _, link, _ in LINK.findall(text)}
    for place in sorted(each for each in wanted if not each.startswith(("docs/", ".")) and (ROOT / each).is_file()):
        files.append(File.generated(config, uri_of(place), abs_src_path=str(ROOT / place)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Name the file of a block of code above it, and lead each link to the page as the site has it."""
    place = place_of(page.file.src_uri)
    here = str(PurePosixPath(page.file.src_uri).parent)

    def led(found: re.Match[str]) -> str:
        words, link, anchor = found[1], found[2], found[3] or ""
        to = target(place, link)
        uri = uri_of(to)
        if files.get_file_from_path(uri) is not None:
            return f"[{words}]({relpath(uri, here)}{anchor})"
        if (ROOT / to).is_dir() or not place.startswith("docs/"):
            return words  # a folder; or a page outside docs/ links to one that the site does not have
        if to.startswith(TUTORIAL) and not (ROOT / TUTORIAL).is_dir():
            return words
        return found[0]

    def fenced(found: re.Match[str]) -> str:
        return (f'<p class="file">{found[3]}</p>\n\n' if found[3] else "") + found[1] + found[2]

    return LINK.sub(led, FENCE.sub(fenced, markdown))
