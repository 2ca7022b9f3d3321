"""The schemas that editors, forms and other programs get, written down game by game.

``python -m tests.schemas.written`` writes them anew after a change that is meant; the difference
shows what programs must now expect.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ruledock.game.save import schema as save_schema
from ruledock.linking.config import make_config
from ruledock.linking.config_schema import config_schema
from ruledock.linking.link import link

HERE = Path(__file__).parent / "written"
TABLES: dict[str, dict[str, Any]] = {
    "isle": {"game": "isle", "players": 3, "modules": ["kittens", "creatures", "events"]},
    "alone": {"game": "isle", "players": 1, "modules": ["sister"]},
    "family": {"game": "isle", "players": 3, "modules": ["family"]},
    "kockombat": {"game": "kockombat"},
    "sea_salt_paper": {"game": "sea_salt_paper", "players": 3},
}


def _of(table: dict[str, Any]) -> dict[str, Any]:
    """What a save must be, and the operations that content may use."""
    ruleset = link(make_config(table))
    return {"save": save_schema(ruleset), "operations": ruleset.operations.schema()}


def _words() -> dict[str, Any]:
    return link(make_config(TABLES["kockombat"])).words.schema("score")


SCHEMAS: dict[str, Callable[[], dict[str, Any]]] = {
    "config": config_schema,
    "words": _words,
    **{name: lambda table=table: _of(table) for name, table in TABLES.items()},
}


def written(name: str) -> Any:
    """What a schema was."""
    return json.loads((HERE / f"{name}.json").read_text("utf-8"))


if __name__ == "__main__":
    for name, made in SCHEMAS.items():
        told = json.dumps(made(), indent=1, ensure_ascii=False)
        (HERE / f"{name}.json").write_text(told + "\n", encoding="utf-8")
