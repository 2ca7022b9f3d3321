"""``ruledock check`` finds plugins that link and yet cannot be played, and says what to mend."""

from __future__ import annotations

import pytest

from ruledock.errors import LinkError
from ruledock.linking import plugins
from ruledock_cli.check.plugins import check_plugins

HEAD = '''"""A module of the isle."""
from __future__ import annotations
from typing import Annotated
from ruledock import plugin as rd
from ruledock_isle.public import hooks

MESSAGES = "wrong_one-says = It says { $number }."

@rd.hookimpl
def ruledock_needs():
    return (rd.Needs(games=("isle",)),)
'''
PLAN = """
@rd.contributes(hooks.isle_plan)
def plan(phases, table):
"""
WRONG = {
    "a plan that returns nothing": (
        PLAN + "    list(phases)\n",
        "plugin 'wrong_one': isle_plan returns None; expected what it was handed",
    ),
    "a phase that nobody has": (
        PLAN + "    return ('fishin', *phases)\n",
        "with the modules wrong_one: found 'fishin', expected .*did you mean .fishing",
    ),
    "a plan in a list": (PLAN + "    return list(phases)\n", "expected a tuple of phases"),
    "an option with a field that all have": (
        """
@rd.option("take {kind}")
class Take(rd.Option):
    kind: Annotated[int, rd.numbers("few", 1, 3)]
""",
        "wrong_one.py, line 13: TypeError: Take: every option has a 'kind'; rename that field",
    ),
    "a sentence that is not there": (
        PLAN + "    table.tell('wrong_one.sayz', number=1)\n    return phases\n",
        "wrong_one.py:15: found 'wrong_one.sayz', .* did you mean wrong_one-says",
    ),
    "a blank that stays empty": (
        PLAN + "    table.tell('wrong_one.says')\n    return phases\n",
        "wrong_one.py:15: wrong_one-says has a blank for number, and gets none",
    ),
    "an error in a rule": (
        PLAN + "    return phases[table.days:]\n",
        "a new game at a table for 4 with seed 0 fails: wrong_one, line 15 of wrong_one.py:"
        " AttributeError",
    ),
}


@pytest.fixture
def check(tmp_path):
    def write_and_check(code: str) -> str:
        (tmp_path / "wrong_one.py").write_text(HEAD + code, "utf-8")
        return check_plugins(str(tmp_path / "wrong_one.py"))

    yield write_and_check
    if "wrong_one" in plugins.known():
        plugins.unregister("wrong_one")


@pytest.mark.parametrize("mistake", WRONG)
def test_a_plugin_that_cannot_be_played_is_found(mistake, check):
    code, expected = WRONG[mistake]
    with pytest.raises(LinkError, match=expected):
        check(code)


def test_a_drawer_has_a_place_for_each_player(check):
    code = """
@rd.drawer
class Box(rd.Drawer):
    name = "wrong_one"
    marks: rd.ByPlayer[list[int]] = rd.per_player(list)

@rd.contributes(hooks.isle_setup)
def lay_out(table):
    for player, marks in enumerate(table.drawer(Box).marks):
        marks.append(player)
    assert table.drawer(Box).marks == [[0], [1], [2], [3]]
"""
    assert check(code) == "the module wrong_one of isle"
