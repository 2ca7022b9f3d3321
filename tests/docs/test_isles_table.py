"""Every name on the page about the isle's table is there: fields, methods, hooks and verbs."""

from __future__ import annotations

import re
from pathlib import Path

import ruledock
from ruledock_isle import hookspecs, public
from ruledock_isle.public import IsleTable, low_bit, scene_of

PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "the-isles-table.md"
CODE = re.compile(r"`([^`\n]+)`")


def prose() -> str:
    """The page without its snippets, which are run elsewhere."""
    return re.sub(r"```.*?```", "", PAGE.read_text("utf-8"), flags=re.DOTALL)


def test_every_expression_on_the_page_can_be_evaluated():
    game = ruledock.new("isle", players=3, seed=7)
    table = IsleTable.of(game).copy()
    boat = table.boats[0]
    fits = boat.placements(lambda *where: where, table.fields[0][0])
    lain = boat.stow(table.fields[0][0], *fits[0])
    plan, tile, player, squares = boat.plan, table.fields[0][1], 0, lain.cells
    plan_names = {"grid": plan.grid, "low_bit": low_bit, "scene_of": scene_of}
    known = {"table": table, "boat": boat, "plan": plan, "lain": lain, "tile": tile} | plan_names
    known |= {"player": player, "squares": squares}
    tried = 0
    for text in CODE.findall(prose()):
        if re.match(r"(table|boat|plan|grid|1|not|scene_of)\b", text) and "storm" not in text:
            eval(text, known)
            tried += 1
    assert tried > 30


def test_every_hook_and_verb_on_the_page_is_there():
    names = CODE.findall(prose())
    hooks = {name for name in names if name.startswith("isle_")}
    assert hooks and all(hasattr(hookspecs, name) for name in hooks)
    verbs = re.search(r"move by verbs\*\*: (.*?)\.", prose())[1]
    for verb in CODE.findall(verbs):
        assert hasattr(IsleTable, verb) or hasattr(public, verb), verb
