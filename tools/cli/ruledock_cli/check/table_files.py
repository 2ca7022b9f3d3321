"""Check a file that describes a table, and find all its mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import attrs

from ruledock.errors import ConfigError, ContentError, RuledockError
from ruledock.linking import plugins
from ruledock.linking.config import Config
from ruledock.linking.fewest_players import fewest_players
from ruledock.linking.link import link
from ruledock_drawing.show import count
from ruledock_local.config_file import load_config


def check_table_file(path: Path) -> str:
    """What table a file describes, in a few words; a wrong one raises every mistake in it."""
    wanted = load_config(path)
    try:
        ruleset = link(wanted)
    except RuledockError as error:
        raise ConfigError("\n".join(_all_mistakes(wanted, str(error)))) from None
    config = ruleset.config
    added = f" with {', '.join(config.modules)}" if config.modules else ""
    facts = [f"a table of {config.game} for {count(config.players, 'player')}{added}"]
    packs = sorted(ruleset.content.packs)
    facts += [f"packs {', '.join(packs)}"] if packs else []
    lists = {key: said for key, said in config.settings.items() if isinstance(said, list | tuple)}
    facts += [f"{key} {', '.join(map(str, said))}" for key, said in lists.items() if said]
    return "; ".join(facts)


def _all_mistakes(wanted: Config, first: str) -> list[str]:
    """The first mistake, and those that show when one part of the file after the other is tried.

    Linking stops where it cannot go on, as at a module that does not exist; other parts of the file
    may be wrong, too.
    """
    found = dict.fromkeys(first.split("\n"))
    for part in _parts(wanted):
        try:
            link(part)
        except RuledockError as error:
            found.update(dict.fromkeys(str(error).split("\n")))
    return list(found)


def _parts(wanted: Config) -> Iterator[Config]:
    """The table with its known modules and one more part of the file each."""
    known = tuple(name for name in wanted.modules if name in plugins.known())
    if wanted.game not in plugins.known():
        return
    yield attrs.evolve(wanted, modules=known, packs=(), settings={}, rules={})
    plain = Config(wanted.game, players=fewest_players(wanted.game, known), modules=known)
    packed = attrs.evolve(plain, packs=wanted.packs)
    if wanted.packs:
        yield packed
    beside = packed if _are_found(packed) else plain  # a setting may name what a pack brings
    for name, value in wanted.settings.items():
        yield attrs.evolve(beside, settings={name: value})
    if wanted.rules:
        yield attrs.evolve(plain, rules=wanted.rules)


def _are_found(config: Config) -> bool:
    """Whether the packs can be found, though some may have mistakes."""
    try:
        link(config)
    except ContentError:
        return True
    except RuledockError:
        return False
    return True
