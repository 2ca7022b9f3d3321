"""The documentation as a site: python3 dev.py sphinx-build -c docs . build/site

It is made from the Markdown files as they lie in the repository, without a network, and is read
from the disk. What only a site needs is added here: the tables of contents, names above files.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils import nodes
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[1]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
DOOR = re.compile(r"^\*\*.+\*\*: (.+)$")
LINK = re.compile(r"\]\(([^)#:]+?)(?:\.md|\.ipynb)?\)")
LINKED = re.compile(r"\[([^]]+)\]\(([^)#:]+)\)")
FILE = re.compile(r'^```(\w+) .*?title="([^"]+)".*$', re.MULTILINE)
PROJECT = (
    "/README",
    "/ARCHITECTURE",
    "/CONTRIBUTING",
    "/CHANGELOG",
    "/bench/RESULTS",
    "/bench/PARTS",
)
EXAMPLES = ("/content/README", "/examples/**/README")

project = "Ruledock"
author = "the Ruledock authors"
version = release = VERSION
extensions = ["myst_parser"]
root_doc = "docs/README"
include_patterns = [
    "*.md",
    "docs/**.md",
    "docs/**.ipynb",
    "content/README.md",
    "examples/**/README.md",
    "bench/RESULTS.md",
    "bench/PARTS.md",
]
source_suffix = {".md": "markdown", ".ipynb": "markdown"}
exclude_patterns = [".*", "**/.*", "build", "dist", "**/__pycache__"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = f"Ruledock {VERSION}"
html_copy_source = False
html_show_copyright = False


def setup(app: Sphinx) -> None:
    """Add what only a site needs."""
    app.add_lexer("mermaid", TextLexer)
    app.connect("source-read", prepare)
    app.connect("doctree-read", leave_pictures_out)
    app.connect("build-finished", open_at_the_start)


def prepare(app: Sphinx, page: str, source: list[str]) -> None:
    """Change the text of a page, before it is parsed."""
    folder = (ROOT / page).parent
    if app.env.doc2path(page).suffix == ".ipynb":
        source[0] = "\n\n".join(from_notebook(json.loads(source[0])))
    text = LINKED.sub(lambda link: to_page(folder, link), source[0])
    text = FILE.sub(r"```{code-block} \1\n:caption: '`\2`'\n", text)
    source[0] = "\n\n".join([text, *contents(page, source[0])])


def from_notebook(book: dict[str, Any]) -> Iterator[str]:
    """The cells of a notebook as Markdown, each with the pictures and texts that stand below it."""
    for cell in book["cells"]:
        text = "".join(cell["source"])
        yield text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```"
        for output in cell.get("outputs", ()):
            yield from_output(output)


def from_output(output: dict[str, Any]) -> str:
    """What a cell shows: a picture or a page if it has one, else its text."""
    shown = output.get("data", {})
    for kind in ("text/html", "image/svg+xml"):
        if kind in shown:
            return f"```{{raw}} html\n{''.join(shown[kind])}\n```"
    text = "".join(shown.get("text/plain") or output.get("text", ()))
    return f"```text\n{text.rstrip()}\n```"


def to_page(folder: Path, link: re.Match[str]) -> str:
    """A link to a folder leads to the page about it; without one, its name is enough."""
    target = (folder / link[2]).resolve()
    if not target.is_dir():
        return link[0]
    if (target / "README.md").is_file():
        return f"[{link[1]}]({link[2]}/README.md)"
    path = f"`{target.relative_to(ROOT).as_posix()}`"
    return path if link[1].strip("`") == path.strip("`") else f"{link[1]} ({path})"


def contents(page: str, text: str) -> Iterator[str]:
    """The tables of contents that a page brings: the first page names all others."""
    if page == root_doc:
        yield from (toctree(door, pages) for door, pages in doors(text).items())
        yield toctree("Packs and examples", EXAMPLES)
        yield toctree("The project", PROJECT)
    if page == "docs/decisions/README":
        yield toctree("", ["*"])


def doors(text: str) -> dict[str, list[str]]:
    """By door of the first page: the pages behind it. Sphinx warns of a page behind none."""
    found: dict[str, list[str]] = {}
    for line in text.split("\n"):
        door = DOOR.match(line)
        if door:
            found[door[1].capitalize()] = []
        elif found:
            found[[*found][-1]] += LINK.findall(line)
    return found


def toctree(caption: str, pages: Any) -> str:
    """A table of contents: with a caption it stands at the side, without one in the page."""
    where = [":hidden:", f":caption: {caption}"] if caption else [":maxdepth: 1"]
    return "\n".join(["```{toctree}", ":glob:", *where, "", *pages, "```"])


def leave_pictures_out(app: Sphinx, page: nodes.document) -> None:
    """Nothing draws diagrams without a network; the table below each says the same."""
    for block in [*page.findall(nodes.literal_block)]:
        if block["language"] == "mermaid":
            block.parent.remove(block)


def open_at_the_start(app: Sphinx, trouble: Exception | None) -> None:
    """Let index.html lead to the first page."""
    start = f'<meta http-equiv="refresh" content="0; url={root_doc}.html">'
    words = f'<title>Ruledock</title><a href="{root_doc}.html">The documentation</a>'
    (Path(app.outdir) / "index.html").write_text(f"<!doctype html>{start}{words}\n", "utf-8")
