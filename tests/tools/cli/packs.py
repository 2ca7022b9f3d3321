"""Changing packs in tests, and reading what the check says of them."""

import json
from pathlib import Path

from ruledock_cli.pack.pretty import pretty

LESSON = "night/lessons/edge-sleepers.json"


def change(file, **keys):
    """Some keys of a JSON file changed; None takes one away."""
    path = Path(file)
    value = {**json.loads(path.read_text("utf-8")), **keys}
    kept = {key: part for key, part in value.items() if part is not None}
    path.write_text(pretty(kept) + "\n", "utf-8")
    return path


def verdict(run, path, *more):
    ran = run("pack", "check", path, "--json", *more)
    (one,) = json.loads(ran.out)
    assert ran.code == (not one["fine"] or ("--strict" in more and bool(one["warnings"])))
    return one


def codes(found):
    return [(one["pointer"], one["code"]) for one in found]
