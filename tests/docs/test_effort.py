"""How much an author must learn: the names and files of each tutorial, which may only become fewer.

A concept is a name that the reader must look up: something of ``ruledock.plugin``, of the kit, of
the isle's public module or of a tool, of attrs or typing, or a method or field that these give to
the reader's own classes.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TUTORIALS = Path(__file__).parents[2] / "docs" / "tutorial"
FENCE = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
MOST = {
    "write-a-game-plugin.md": (31, 9),
    "a-game-with-hidden-hands.md": (63, 10),
    "write-an-expansion.md": (23, 8),
}
"""By tutorial: the most concepts and files it may use."""
VERBS = {
    *("tell", "whisper", "push", "name", "left_of", "renew", "chance", "ruleset", "players"),
    *("drawer", "of", "agenda", "deal", "lay", "play", "playable", "take_trick", "holder", "duty"),
    *("kinds", "led", "turn", "require_tricks", "exchange", "show", "content", "view", "decision"),
    *("run", "offer", "take", "resolve", "fits", "earn", "pay", "day", "boats", "fish"),
}
"""What tables, steps and seats have, beside the names that are imported."""
BESIDE = ("typing", "collections.abc")
MODULES = ("rd", "hooks", "attrs")


def blocks(page: str) -> list[tuple[str, str, str]]:
    return FENCE.findall((TUTORIALS / page).read_text("utf-8"))


def concepts(page: str) -> set[str]:
    """The names of ours that the rules and the bot of a tutorial use; its tests do not count."""
    found: set[str] = set()
    for language, title, code in blocks(page):
        if language != "python" or not title or title.startswith("tests/"):
            continue
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.ImportFrom) and node.module in BESIDE:
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ruledock"):
                own = re.sub(r"[^a-z]", "", Path(title).parts[0])
                if re.sub(r"[^a-z]", "", node.module or "").startswith(own):
                    continue
                found |= {name.name for name in node.names if name.name != "plugin"}
            elif isinstance(node, ast.Attribute):
                ours = isinstance(node.value, ast.Name) and node.value.id in MODULES
                if ours or node.attr in VERBS:
                    found.add(node.attr)
            elif isinstance(node, ast.FunctionDef) and (
                node.name in VERBS or node.name.startswith("ruledock_")
            ):
                found.add(node.name)
    return found


def files(page: str) -> set[str]:
    return {title for _, title, _ in blocks(page) if title}


@pytest.mark.parametrize("page", MOST)
def test_a_tutorial_uses_no_more_concepts_and_files_than_before(page):
    names, written = concepts(page), files(page)
    print(f"{page}: {len(names)} concepts, {len(written)} files: {sorted(names)}")
    assert len(names) <= MOST[page][0]
    assert len(written) <= MOST[page][1]
