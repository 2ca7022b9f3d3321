"""``ruledock check``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

import attrs

from ruledock.engine.text import printable
from ruledock.errors import ContentError, RuledockError
from ruledock_cli.check_pack import check_pack
from ruledock_cli.files import Found, game_in, recognise
from ruledock_drawing.show import as_json, count, palette, say


@attrs.frozen
class Verdict:
    """What came of checking one thing."""

    path: str
    kind: str
    fine: str = ""
    error: RuledockError | None = None

    def to_dict(self) -> dict[str, Any]:
        """The verdict for programs; mistakes of a pack one by one."""
        plain = {"path": self.path, "kind": self.kind, "fine": self.error is None}
        if isinstance(self.error, ContentError):
            return {**plain, "mistakes": [attrs.asdict(one) for one in self.error.mistakes]}
        return {**plain, "text": str(self.error or self.fine)}


def run(args: argparse.Namespace) -> int:
    """Check everything that was named; say of each whether it is fine, and if not, all why."""
    verdicts = [one for path in args.paths for one in _check(path, args.game, args.pack)]
    wrong = any(verdict.error for verdict in verdicts)
    if args.json:
        as_json([verdict.to_dict() for verdict in verdicts])
        return int(wrong)
    paint = palette(args)
    for verdict in verdicts:
        if verdict.error is None:
            say(f"{paint('green', 'fine')}   {verdict.path}: {verdict.fine}")
        else:
            say(f"{paint('red', 'wrong')}  {verdict.path}{_how_many(verdict.error)}")
            say("\n".join(f"  {line}" for line in str(verdict.error).split("\n")))
    return int(wrong)


def _how_many(error: RuledockError) -> str:
    return f": {count(len(error.mistakes), 'mistake')}" if isinstance(error, ContentError) else ""


def _check(path: str, game: str | None, packs: Sequence[str] = ()) -> Iterator[Verdict]:
    kind, shown = "unknown", printable(path)
    try:
        found = recognise(path)
        kind = found.kind
        if kind == "pack":
            for name, facts in check_pack(found.path, game):
                if isinstance(facts, RuledockError):
                    yield Verdict(name, kind, error=facts)
                else:
                    yield Verdict(name, kind, facts)
        else:
            yield Verdict(shown, kind, _check_file(found, packs))
    except RuledockError as error:
        yield Verdict(shown, kind, error=error)


def _check_file(found: Found, packs: Sequence[str]) -> str:
    """What a good file holds, in a few words."""
    if found.kind == "configuration":
        from ruledock.linking.config import load_config  # late: starting is quick
        from ruledock.linking.link import link  # late: starting is quick

        config = link(load_config(found.path)).config
        added = f" with {', '.join(config.modules)}" if config.modules else ""
        return f"a table of {config.game} for {count(config.players, 'player')}{added}"
    game = game_in(found, packs)
    facts = [f"a {found.kind} of {game.ruleset.game.name}"]
    facts += [count(game.ruleset.config.players, "player")]
    facts += [count(len(game.record.choices), "choice")] if found.kind == "record" else []
    return ", ".join([*facts, "over" if game.over else "not over"])
