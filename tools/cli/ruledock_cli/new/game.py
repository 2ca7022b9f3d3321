"""``ruledock new game``."""

from __future__ import annotations

import argparse

from ruledock_authoring.scaffold import GAME
from ruledock_cli.new.plugin import make_plugin


def run(args: argparse.Namespace) -> int:
    """Make a folder with a new game that can be played and passes its tests."""
    return make_plugin(args, GAME, "game", "ruledock watch {path}")
