"""Settings that a module adds: known while it is on, checked like the game's own."""

from __future__ import annotations

from datetime import date
from types import SimpleNamespace

import pytest

import ruledock
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.linking.hooks import Needs, hookimpl
from ruledock.linking.link import link

MOOD = {"description": "How it feels.", "enum": ["calm", "wild"], "default": "calm"}


def dock(name, *settings):
    needs = hookimpl(lambda: (Needs(games=("auction",)),))
    added = hookimpl(lambda: settings)
    plugins.register(name, SimpleNamespace(ruledock_needs=needs, ruledock_settings=added))


@pytest.fixture
def moody():
    dock("moody", ("mood", MOOD))
    yield
    for name in [name for name in plugins.known() if name.startswith("moody")]:
        plugins.unregister(name)


def linked(**settings):
    return link(make_config({"game": "auction", **settings}))


def test_a_setting_of_a_module_has_its_default_and_can_be_changed(moody):
    assert linked(modules=["moody"]).config.settings["mood"] == "calm"
    assert linked(modules=["moody"], mood="wild").config.settings["mood"] == "wild"


def test_it_is_checked_like_any_other(moody):
    with pytest.raises(ruledock.ConfigError, match=r'mood.*did you mean "wild"'):
        linked(modules=["moody"], mood="wilt")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("calm", 'moods: found "calm", expected a list'),
        (["calm", "wild", "wild"], 'moods/2: found "wild", expected each element once'),
        (("calm", "calm"), 'moods/1: found "calm", expected each element once'),
        (["calm", 3], 'moods/1: found 3, expected one of "calm", "wild"'),
        (
            [date(1979, 5, 27)] * 2,
            "the configuration, at /moods/0: found date, expected a value that JSON has",
        ),
    ],
)
def test_what_does_not_fit_is_told_in_plain_words(moody, given, told):
    listed = {"type": "array", "items": {"enum": ["calm", "wild"]}, "uniqueItems": True}
    dock("moody-list", ("moods", listed))
    with pytest.raises(ruledock.ConfigError) as error:
        linked(modules=["moody-list"], moods=given)
    assert told in str(error.value).splitlines()


def test_it_is_unknown_while_its_module_is_off(moody):
    with pytest.raises(ruledock.ConfigError, match="auction has no such setting"):
        linked(mood="wild")
    assert "mood" not in linked().config.settings


@pytest.mark.parametrize("name", ["mood", "players"])
def test_a_setting_has_one_owner(moody, name):
    dock("moody-too", (name, MOOD))
    with pytest.raises(ruledock.LinkError, match=f"setting '{name}' may have only one owner"):
        linked(modules=["moody", "moody-too"])


def test_editors_are_told_of_it(moody, capsys):
    from ruledock_cli import main

    assert main(["schema", "auction"]) == 0
    assert '"mood"' in capsys.readouterr().out
