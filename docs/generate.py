"""Write the pages that are made from the code: python3 dev.py python docs/generate.py

A test makes them again and compares, so what they say is what the code does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from generator.api.pages import API_PAGES
from generator.commands import cli_page
from generator.config import config_page
from generator.hooks import hooks_page
from generator.house import house_page
from generator.mistakes import errors_page, findings_page
from generator.repository import ROOT
from generator.schemas import protocol_page, schemas_page
from generator.words import words_page

REFERENCE = ROOT / "docs" / "reference"
NOTE = "<!-- Made by docs/generate.py from the code; edit that, not this. -->"


def main() -> None:
    """Write every page."""
    REFERENCE.mkdir(exist_ok=True)
    for name, make in PAGES.items():
        (REFERENCE / name).write_text(page(make), encoding="utf-8")


def page(make: Callable[[], Iterator[str]]) -> str:
    """One page as text: a heading, the note, and its paragraphs."""
    heading, *rest = make()
    return "\n\n".join([heading, NOTE, *rest]) + "\n"


PAGES: dict[str, Callable[[], Iterator[str]]] = {
    "hooks.md": hooks_page,
    "config.md": config_page,
    "errors.md": errors_page,
    "findings.md": findings_page,
    "cli.md": cli_page,
    "words.md": words_page,
    "schemas.md": schemas_page,
    "bot-protocol.md": protocol_page,
    "../explanation/the-house.md": house_page,
    **API_PAGES,
}

if __name__ == "__main__":
    main()
