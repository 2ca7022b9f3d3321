"""What plugins say about themselves, in the reader's language; English stands beside the code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ruledock.linking import plugins
from ruledock.messages import LOCALES, Message, Phrasebook, fluent_pattern
from ruledock_local.catalog import Plugin

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset


def title(one: Plugin) -> Message:
    """What a game is called."""
    return _said(one, "title")


def about(one: Plugin) -> Message:
    """What a plugin is, in a sentence."""
    return _said(one, "about")


def excluded(one: Plugin, other: str) -> Message:
    """Why a module cannot be played together with another."""
    return _said(one, f"excludes.{other}")


def settings(one: Plugin, language: str) -> dict[str, Any]:
    """The settings of a plugin by name, with their titles and descriptions as people read them."""
    found = {}
    for name, schema in _settings(one).items():
        said = {"title": f"setting.{name}", "description": f"setting.{name}.about"}
        texts = {key: _said(one, id_).text(language) for key, id_ in said.items() if key in schema}
        found[name] = {**schema, **texts}
    return found


def title_of(ruleset: Ruleset, language: str) -> str:
    """What the game of a table is called, in a language."""
    game = ruleset.game
    id_ = f"{game.name}.title"
    Phrasebook.add_patterns({id_: fluent_pattern(game.title)}, game.name)
    return Message(id_).text(language)


def learn(one: Plugin) -> None:
    """Make what a plugin says about itself known to whoever looks for sentences."""
    if one.name in _learned:
        return
    folder = plugins.folder_of(plugins.load(one.name), LOCALES)
    if folder is not None:
        Phrasebook.learn(one.name, folder)
    Phrasebook.add_patterns(
        {_id(one, key): fluent_pattern(text) for key, text in _english(one)}, one.name
    )
    _learned.add(one.name)


_learned: set[str] = set()


def _english(one: Plugin) -> Iterator[tuple[str, str]]:
    if one.game is not None:
        yield "title", one.game.title
    yield "about", one.text or one.name
    for name, schema in _settings(one).items():
        if "title" in schema:
            yield f"setting.{name}", schema["title"]
        if "description" in schema:
            yield f"setting.{name}.about", schema["description"]
    for need in one.needs:
        for other, why in need.excludes.items():
            yield f"excludes.{other}", why


def _settings(one: Plugin) -> Mapping[str, Mapping[str, Any]]:
    return {**(one.game.settings if one.game else {}), **dict(one.settings)}


def _said(one: Plugin, key: str) -> Message:
    learn(one)
    return Message(_id(one, key))


def _id(one: Plugin, key: str) -> str:
    return f"{one.name}.{key}"
