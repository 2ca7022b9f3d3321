"""``ruledock new module``."""

from __future__ import annotations

import argparse

from ruledock.linking import plugins
from ruledock_authoring.workshop import Workshop, workshops_of
from ruledock_cli.catalog import games
from ruledock_cli.new.plugin import make_plugin
from ruledock_cli.pack.game import ruleset_for
from ruledock_cli.usage import Usage


def run(args: argparse.Namespace) -> int:
    """Make a folder with a new module of a game, from the template that the game brings."""
    template = _workshop(args.game).module
    if template is None:
        raise Usage(f"{args.game} has no module to begin with; {_others()}")
    return make_plugin(args, template, "module", f"ruledock watch {args.game} --module {{path}}")


def _workshop(game: str) -> Workshop:
    ruleset = ruleset_for(game)
    return workshops_of(ruleset).get(ruleset.game.name, Workshop())


def _others() -> str:
    """The games that bring a template, in a few words."""
    with_one = [name for name in games() if _brings_one(name)]
    return f"games that have one: {', '.join(with_one) or 'none'}"


def _brings_one(game: str) -> bool:
    return hasattr(plugins.load(game), "ruledock_workshop") and _workshop(game).module is not None
