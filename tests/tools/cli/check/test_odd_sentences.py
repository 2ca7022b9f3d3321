"""``ruledock check`` warns of labels under a wrong id, and of sentences that nobody reads."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_cli.check.plugins import _games, _tables
from ruledock_local.catalog import all_plugins
from ruledock_mistakes.unread import unread

CODE = '''"""A module of the isle."""
from __future__ import annotations
from typing import Annotated
from ruledock import plugin as rd
from ruledock_isle.public import hooks

Few = Annotated[int, rd.numbers("few", 1, 3)]

@rd.option("give {fish} to {many} as well")
class Give(rd.Option):
    fish: Few
    many: Few

@rd.option("wave")
class Wave(rd.Option):
    pass

@rd.hookimpl
def ruledock_needs():
    return (rd.Needs(games=("isle",)),)

@rd.contributes(hooks.isle_plan)
def plan(phases, table):
    for weather in ("rain", "sun"):
        table.tell(f"odd_one.sky.{weather}")
    table.whisper([0], "odd_one.hush", _fish=1)
    return phases
'''
RIGHT = """odd_one-option-give-to-as-well = Give { $fish } to { $many }
odd_one-option-wave = Wave
odd_one-sky-rain = It rains.
odd_one-sky-sun = { odd_one-bright }
odd_one-bright = The sun shines.
odd_one-hush = There are { $fish } fish.
odd_one-hush-others = There are fish.
odd_one-title = The odd one
"""


@pytest.fixture
def check(run, forgetting):
    def write_and_check(sentences: str, *words: str):
        Path("locales/en").mkdir(parents=True)
        Path("locales/en/odd_one.ftl").write_text(sentences, "utf-8")
        Path("odd_one.py").write_text(CODE, "utf-8")
        return run("check", "odd_one.py", *words)

    return write_and_check


def warnings(ran) -> list[tuple[str, str, int | None, str | None]]:
    (verdict,) = json.loads(ran.out)
    assert verdict["fine"]
    return [(w["code"], w["pointer"], w["line"], w["nearest"]) for w in verdict["warnings"]]


def test_sentences_that_are_read_are_fine(check):
    ran = check(RIGHT, "--strict")
    assert (ran.code, ran.out) == (0, "fine   odd_one.py: the module odd_one of isle\n")


def test_a_label_under_a_wrong_id_is_told_the_right_one(check):
    ran = check(RIGHT.replace("give-to-as-well", "give"), "--json")
    right = "odd_one-option-give-to-as-well"
    assert warnings(ran) == [("unknown-key", "/odd_one-option-give", 1, right)]


def test_a_missing_label_is_found_where_others_are_written(check):
    ran = check(RIGHT.replace("odd_one-option-wave = Wave\n", ""), "--json")
    assert warnings(ran) == [("missing-key", "/odd_one-option-wave", None, None)]


def test_a_plugin_may_do_without_labels(check):
    sentences = [line for line in RIGHT.splitlines(True) if "-option-" not in line]
    assert warnings(check("".join(sentences), "--json")) == []


def test_a_sentence_that_nobody_tells_is_found(check):
    ran = check(RIGHT + "odd_one-nonsense = Hm.\n", "--strict")
    assert ran.code == 1
    assert 'locales/en/odd_one.ftl:9, at /odd_one-nonsense\n    found     "odd_one-' in ran.out


def test_no_shipped_plugin_has_odd_sentences():
    shipped = all_plugins()
    assert {one.name for one in shipped} >= {"isle", "sister", "kockombat"}
    for one in shipped:
        for table in _tables(one):
            link(make_config(table))
        assert unread(one.name, _games(one)) == [], one.name
