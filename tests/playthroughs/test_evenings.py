"""Whole games, told and seen the same way ever since; see evenings.py for how to tell them anew."""

import json

import pytest

from tests.playthroughs.evenings import HERE, TABLES, evenings, recorded, tell, watch


def test_every_table_has_its_evening():
    assert evenings() == sorted(TABLES)


@pytest.mark.parametrize("name", evenings())
def test_an_evening_is_told_as_it_was(name):
    assert list(tell(recorded(name))) == (HERE / f"{name}.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", evenings())
def test_an_evening_is_seen_as_it_was(name):
    """Views are JSON, so nothing is lost on the way."""
    written = (HERE / f"{name}.seen").read_text("utf-8").splitlines()
    assert watch(recorded(name)) == list(map(json.loads, written))
