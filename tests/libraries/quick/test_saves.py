"""Saves as text: the same with msgspec and without, and refused in the same words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ruledock
from ruledock_quick import json_text, saves, typed

GAMES = {
    "sea_salt_paper": {"players": 3, "names": ['Ada "A"', "Žofie", "Ben"]},
    "isle": {"players": 2, "modules": ["kittens", "events"]},
    "kockombat": {},
    "auction": {},
}
QUICK = pytest.mark.skipif(json_text.msgspec() is None, reason="needs the extra 'fast'")


def played(name: str, choices: int = 40) -> ruledock.Game:
    """A random game, some choices after its start."""
    game, rng = ruledock.new(name, seed=3, **GAMES[name]), Random(3)
    for _ in range(choices):
        decision = game.decisions[0]
        game.choose(decision, rng.randrange(len(decision.options)))
    return game


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has installed msgspec."""
    for module in (json_text, saves, typed):
        monkeypatch.setattr(module, "msgspec", lambda: None)
    monkeypatch.setattr(saves, "_readers", {})
    monkeypatch.setattr(saves, "_heads", {})


@pytest.fixture
def without_the_plain_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever msgspec does not read is a failure."""
    monkeypatch.setattr(saves, "restore", None)


@pytest.mark.parametrize("name", GAMES)
def test_the_text_is_the_save_as_json(name: str) -> None:
    game = played(name)
    assert json.loads(game.save_text()) == game.save()


@QUICK
@pytest.mark.parametrize("name", GAMES)
def test_both_libraries_write_the_same_text(name: str, request: pytest.FixtureRequest) -> None:
    quick = played(name).save_text()
    request.getfixturevalue("plain")
    assert played(name).save_text() == quick


@QUICK
@pytest.mark.parametrize("name", GAMES)
def test_a_known_head_is_read_quickly(name: str, without_the_plain_way: None) -> None:
    game = played(name)
    for text in (game.save_text(), game.save_text().encode()):
        loaded = ruledock.load(text)
        assert loaded.save() == game.save()
        assert loaded.view(0) == game.view(0)


@pytest.mark.parametrize("name", GAMES)
def test_the_plain_way_reads_it_too(name: str, plain: None) -> None:
    game = played(name)
    assert ruledock.load(game.save_text().encode()).save() == game.save()


def damaged(saved: Any) -> Iterator[Any]:
    """The same save with every fourth of its values replaced, or with a key that nobody knows."""
    for one, key in list(_places(saved))[::4]:
        value = one[key]
        for wrong in (None, True, -1, 1.0, 2**40, "nothing", [], {}, [value, value]):
            one[key] = wrong
            yield saved
        one[key] = value
    for one in [saved, *(one[key] for one, key in _places(saved) if type(one[key]) is dict)]:
        one["surplus"] = 1
        yield saved
        del one["surplus"]


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    keys = [*value] if type(value) is dict else range(len(value))
    for key in keys:
        yield value, key
        if type(value[key]) in (dict, list):
            yield from _places(value[key])


def told(load: Any) -> str:
    """What comes of loading: the next save, or the words of the refusal."""
    try:
        return json.dumps(load().save())
    except ruledock.SaveError as error:
        return str(error)


@QUICK
def test_a_damaged_text_is_refused_in_the_same_words() -> None:
    saved = played("sea_salt_paper", 25).save()
    refused = 0
    for one in damaged(saved):
        text = json_text.write_json(one)
        outcome = told(lambda: ruledock.load(one))  # noqa: B023
        assert told(lambda: ruledock.load(text)) == outcome, text  # noqa: B023
        refused += not outcome.startswith("{")
    assert refused > 200


@QUICK
def test_what_only_python_reads_is_read_by_python() -> None:
    for text in ('"\\ud800"', "[1e400]", "[NaN]"):
        assert repr(json_text.parse_json(text)) == repr(json.loads(text))
    for text in ("[1,]", "{", '"\t"', "[" * 100_000, "9" * 5000):
        with pytest.raises((ValueError, RecursionError)) as ours:
            json_text.parse_json(text)
        assert ours.type in (json.JSONDecodeError, RecursionError, ValueError)


@QUICK
def test_rules_that_changed_are_linked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("sea_salt_paper")
    text = game.save_text()
    monkeypatch.setattr(saves, "link", lambda config: object())
    loaded = ruledock.load(text)  # the reader is of other rules, so nothing is taken from it
    assert loaded.save() == game.save()


@QUICK
def test_packs_by_name_are_looked_up_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("sea_salt_paper")
    monkeypatch.setattr(saves, "_read_known", lambda text: pytest.fail("it did not ask"))
    assert ruledock.load(game.save_text(), packs_from=["."]).save() == game.save()
