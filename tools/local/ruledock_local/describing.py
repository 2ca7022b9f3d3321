"""What plugins say about themselves, in the reader's language; English stands beside the code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ruledock.errors import RuledockError
from ruledock.linking import plugins
from ruledock.messages import ENGLISH, LOCALES, Message, Phrasebook, fluent_pattern, harmless
from ruledock_local import catalog
from ruledock_local.catalog import Plugin
from ruledock_local.retold import retell

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset


def title(one: Plugin) -> Message:
    """What a game or a module is called."""
    return _said(one, "title")


def about(one: Plugin) -> Message:
    """What a plugin is, in a sentence."""
    return _said(one, "about")


def excluded(one: Plugin, other: str) -> Message:
    """Why a module cannot be played together with another."""
    return _said(one, f"excludes.{other}")


def settings(one: Plugin, language: str) -> dict[str, Any]:
    """The settings of a plugin by name, with their titles and descriptions as people read them.

    What values are called that have names stands under ``names``.
    """
    found = {}
    for name, schema in _settings(one).items():
        said = {"title": f"setting.{name}", "description": f"setting.{name}.about"}
        texts = {key: _said(one, id_).text(language) for key, id_ in said.items() if key in schema}
        values = {
            value: _said(one, f"setting.{name}.{value}").text(language)
            for value in _choices(schema)
        }
        found[name] = {**schema, **texts, **({"names": values} if values else {})}
    return found


def title_of(ruleset: Ruleset, language: str) -> str:
    """What the game of a table is called, in a language."""
    game = ruleset.game
    id_ = f"{game.name}.title"
    Phrasebook.add_patterns({id_: fluent_pattern(game.title)}, game.name)
    return Message(id_).text(language)


def title_of_game(name: str, language: str) -> str | None:
    """What an installed game is called, in a language; None if it is not installed any more."""
    one = catalog.games().get(name)
    return title(one).text(language) if one is not None else None


def added_to(ruleset: Ruleset, language: str) -> list[str]:
    """What the modules and packs are called that the host of a table has added."""
    config, said = ruleset.config, ruleset.content.translations(language).anywhere
    modules = [_title_of_module(name, language) for name in config.modules]
    names = (ruleset.pack_names.get(pack, pack) for pack in config.packs)
    packs = [ruleset.content.packs[name].title for name in names]
    return [*modules, *(said.get(pack, pack) for pack in packs)]


def _title_of_module(name: str, language: str) -> str:
    title = Message(f"{name}.title")
    return title.text(language) if Phrasebook.has(title.id) else _in_words(name)


def _in_words(name: str) -> str:
    """The name of a module that does not say what it is called."""
    return name.replace("_", " ")


def error_text(error: RuledockError, language: str) -> str:
    """What is wrong, a line each, in a language."""
    if language.partition("-")[0] == ENGLISH:
        return str(error)
    if not any(isinstance(one, Message) for one in error.args):
        return harmless("\n".join(retell(error, language)))
    lines = (one if isinstance(one, str) else _line(one, language) for one in error.args)
    return harmless("\n".join(lines))


def _line(one: object, language: str) -> str:
    if not isinstance(one, Message):
        return str(one)
    return Message(one.id, {**one.args, **_of_plugins(one)}, one.names).text(language)


def _of_plugins(one: Message) -> dict[str, Message]:
    """What plugins say about themselves where a message names them."""
    known = {each.name: each for each in catalog.all_plugins()}
    args = one.args
    if one.id == "core.wrong.players" and args["plugin"] in known:
        return {"game": title(known[args["plugin"]])}
    if one.id == "core.wrong.excludes" and args["module"] in known:
        return {"why": excluded(known[args["module"]], args["other"])}
    return {}


def learn(one: Plugin) -> None:
    """Make what a plugin says about itself known to whoever looks for sentences."""
    if one.name in _learned:
        return
    folder = plugins.folder_of(plugins.load(one.name), LOCALES)
    if folder is not None:
        Phrasebook.learn(one.name, folder)
    said = {_id(one, key): fluent_pattern(text) for key, text in _english(one)}
    if one.game is None and Phrasebook.has(_id(one, "title")):
        del said[_id(one, "title")]
    Phrasebook.add_patterns(said, one.name)
    _learned.add(one.name)


_learned: set[str] = set()


def _english(one: Plugin) -> Iterator[tuple[str, str]]:
    yield "title", one.game.title if one.game is not None else _in_words(one.name)
    yield "about", one.text or one.name
    for name, schema in _settings(one).items():
        if "title" in schema:
            yield f"setting.{name}", schema["title"]
        if "description" in schema:
            yield f"setting.{name}.about", schema["description"]
        values = ((f"setting.{name}.{value}", value) for value in _choices(schema))
        yield from (each for each in values if not Phrasebook.has(_id(one, each[0])))
    for need in one.needs:
        for other, why in need.excludes.items():
            yield f"excludes.{other}", why


def _choices(schema: Mapping[str, Any]) -> list[str]:
    """The values to choose from that are words."""
    every = schema.get("enum") or schema.get("items", {}).get("enum") or ()
    return [value for value in every if isinstance(value, str)]


def _settings(one: Plugin) -> Mapping[str, Mapping[str, Any]]:
    return {**(one.game.settings if one.game else {}), **dict(one.settings)}


def _said(one: Plugin, key: str) -> Message:
    learn(one)
    return Message(_id(one, key))


def _id(one: Plugin, key: str) -> str:
    return f"{one.name}.{key}"
