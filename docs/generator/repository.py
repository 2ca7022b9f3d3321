"""What is in this repository."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.link import link
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.shipped import data
from ruledock.testing.rules import load_catalogue

ROOT = Path(__file__).resolve().parents[2]


def shipped() -> list[str]:
    """The plugins that are out, as the rule catalogue says; the others are still being written."""
    games = load_catalogue(data("rules")).games.values()
    return [Path(game.plugin).name for game in games if game.shipped]


def our_plugins() -> list[str]:
    """The plugins of this repository, whatever else is installed."""
    files = sorted(ROOT.glob("examples/*/*/pyproject.toml"))
    projects = [tomllib.loads(file.read_text("utf-8"))["project"] for file in files]
    groups = [project.get("entry-points", {}) for project in projects]
    return [*shipped(), *(name for one in groups for name in one.get("ruledock.plugins", {}))]


def our_games() -> dict[str, GameSpec]:
    """The games among them."""
    found = {name: getattr(plugins.load(name), "ruledock_game", None) for name in our_plugins()}
    return {name: game() for name, game in found.items() if game is not None}


def linked(game: str, spec: GameSpec) -> Ruleset:
    return link(make_config({"game": game, "players": spec.players[1]}))
