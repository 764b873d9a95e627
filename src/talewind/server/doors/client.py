"""The built client: one page for every address that a person may open, with a preview for links in messages, and its files. An
address is only looked up among the files of the build; it never becomes a path."""

import gzip
import mimetypes
from collections.abc import Sequence
from html import escape
from pathlib import Path

import msgspec
from litestar import HttpMethod, Response, Router, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import talewind
from talewind.server.base.catalogues import COMMON, Catalogues

from .files import FOR_EVER, File, send
from .inviting import Preview, general, invitation
from .people import Asked
from .security import policy
from .services import Given

BUILD = Path(talewind.__file__).parent / "web"
PACKED = {".br": "br", ".gz": "gzip"}
CHECK_FIRST, AN_HOUR = "no-cache", "public, max-age=3600"
PAGES = ["/", "/new", "/books", "/tv", "/book/{table:str}", "/how/{game:str}", "/author/{rest:path}", "/author"]
TABLE_PAGES = ["/t/{table:str}", "/t/{table:str}/{rest:path}"]
PREVIEW, LANGUAGE = "<!--preview-->", '<html lang="en"'
PICTURES = ("preview.png", "preview.jpg", "preview.webp", "icon-512.png")  # the first one that exists
KINDS = {
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".webp": "image/webp",
    ".js": "text/javascript",
}
NO_BUILD = (
    "Talewind is running, but this copy of it has no browser client, which releases have: `pip install talewind`. "
    "In a clone of the repository build it with `make client` (it needs Node 20), then start the server again. "
    "`talewind play` works without it.\n"
)

READING = [HttpMethod.GET, HttpMethod.HEAD]  # some preview services request the head alone


def client_door(catalogues: Catalogues, build: Path = BUILD, head: Sequence[str] = ()) -> Router:
    """Serves the build as it is now: a new build needs a new process. `head`: further lines for the head of every page."""
    files = read_build(build)
    page = files.pop("index.html").plain.decode() if "index.html" in files else None
    allowed = policy(page or "")
    picture = next((f"/{name}" for name in PICTURES if name in files), "")

    def show(request: Asked, preview: Preview, lang: str) -> Response[bytes]:
        if page is None:
            return Response(NO_BUILD.encode(), status_code=503, media_type="text/plain")
        base = str(request.base_url).rstrip("/")
        html = page.replace(LANGUAGE, f'<html lang="{lang}"', 1)
        lines = [tags(preview, base + picture if picture else ""), *ahead(catalogues, lang), *head]
        html = html.replace(PREVIEW, "\n    ".join(lines), 1)
        plain = html.encode()
        answer = send(request, File("text/html", plain, {"gzip": gzip.compress(plain, 6, mtime=0)}), CHECK_FIRST)
        answer.headers["Vary"] = "Accept-Language, Accept-Encoding"
        answer.headers["Content-Security-Policy"] = allowed
        return answer

    @route(PAGES, http_method=READING, sync_to_thread=False)
    def any_page(request: Asked) -> Response[bytes]:
        lang = catalogues.wanted(request.headers.get("accept-language", ""))
        return show(request, general(catalogues, lang), lang)

    @route(TABLE_PAGES, http_method=READING)
    async def table_page(table: FromPath[str], request: Asked, services: Given) -> Response[bytes]:
        lang = catalogues.wanted(request.headers.get("accept-language", ""))
        return show(request, await invitation(catalogues, lang, table, request, services), lang)

    @route("/assets/{file:str}", http_method=READING, sync_to_thread=False)
    def asset(file: FromPath[str], request: Asked) -> Response[bytes]:
        return found(f"assets/{file}", request, FOR_EVER)

    @route("/{file:str}", http_method=READING, sync_to_thread=False)
    def root_file(file: FromPath[str], request: Asked) -> Response[bytes]:
        return found(file, request, AN_HOUR)

    def found(name: str, request: Asked, cache: str) -> Response[bytes]:
        if name not in files:
            raise NotFoundException()
        return send(request, files[name], cache)

    return Router("/", route_handlers=[any_page, table_page, asset, root_file], include_in_schema=False)


def read_build(build: Path) -> dict[str, File]:
    """Files by their name below the build's root; `app.js.br` is the compressed `app.js`."""
    paths = {path.relative_to(build).as_posix(): path for path in sorted(build.rglob("*")) if path.is_file()}
    packed = {name for name in paths if any(name.endswith(end) and name.removesuffix(end) in paths for end in PACKED)}
    return {
        name: File(
            kind_of(name),
            path.read_bytes(),
            {encoding: paths[name + end].read_bytes() for end, encoding in PACKED.items() if name + end in packed},
        )
        for name, path in paths.items()
        if name not in packed
    }


def kind_of(name: str) -> str:
    """
    >>> kind_of("assets/app.js"), kind_of("icon-180.png")
    ('text/javascript', 'image/png')
    """
    return KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def ahead(catalogues: Catalogues, lang: str) -> tuple[str, str]:
    """What the client would request first: the list of languages, and the texts of the likeliest one."""
    languages = escape(msgspec.json.encode(catalogues.languages).decode())
    return (
        f'<meta name="languages" content="{languages}">',
        f'<link rel="preload" as="fetch" crossorigin href="/texts/{lang}/{COMMON}.ftl">',
    )


def tags(preview: Preview, picture: str) -> str:
    """The meta tags that messengers show for a link."""
    title, about = escape(preview.title), escape(preview.about)
    found = [
        f"<title>{title}</title>",
        f'<meta name="description" content="{about}">',
        f'<meta property="og:title" content="{title}">',
        f'<meta property="og:description" content="{about}">',
        '<meta property="og:type" content="website">',
        f'<meta name="twitter:card" content="{"summary_large_image" if picture else "summary"}">',
    ]
    if picture:
        found.append(f'<meta property="og:image" content="{escape(picture)}">')
    return "\n    ".join(found)
