"""Open a table from its log, or say why it can no longer be played."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs

from ruledock.errors import RuledockError
from ruledock.game.replay import play_line, start_from
from ruledock.game.start import load
from ruledock_web.store.interface import UNDO, Event, Snapshot, Store, TableRow

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock.game.kept_config import PacksFrom


@attrs.frozen
class Resumed:
    """A table as its log leaves it."""

    game: Game | None
    events: tuple[Event, ...]
    frozen: str = ""
    """Why there is no game: a word for what players are told, and the rest for the host."""
    snapshot: Snapshot | None = None
    """What was last seen of it, if there is no game."""
    digest: str = ""
    """Of the rules it goes on with."""


def take(game: Game, event: Event) -> None:
    """Carry out an event of a log."""
    if event.kind == UNDO:
        game.undo(event.seat)
    else:
        play_line(game, event.text)


def resume(store: Store, row: TableRow, packs_from: PacksFrom = ()) -> Resumed:
    """Replay the log of a table; after an upgrade, go on from its newest snapshot if that fits.

    What was frozen is tried again: what it is played with may be back.
    """
    events = tuple(store.events(row.id))
    try:
        game = start_from({"config": row.config, "seed": row.seed}, packs_from)
        if game.ruleset.digest != row.digest:
            why = "rules: they have changed since the table was made"
        elif _agrees(game, events, _newest(store, row)):
            return Resumed(game, events, digest=row.digest)
        else:
            why = "choices: the rules play them in another way now"
    except RuledockError as error:
        why = f"other: {error}"
    return _from_snapshot(store, row, events, why, packs_from)


def _agrees(game: Game, events: Sequence[Event], kept: Snapshot | None) -> bool:
    """Replay all events; return whether the game passed through its newest snapshot."""
    agrees = True
    for event in events:
        if kept is not None and event.number == kept.number:
            agrees = json.dumps(game.save()) == json.dumps(kept.save)
        take(game, event)
    return agrees


def _newest(store: Store, row: TableRow) -> Snapshot | None:
    return next(iter(store.snapshots(row.id)), None)


def _from_snapshot(
    store: Store, row: TableRow, events: Sequence[Event], why: str, packs_from: PacksFrom
) -> Resumed:
    """Go on from a snapshot that today's rules can read, with the events since."""
    kept = store.snapshots(row.id)
    for one in kept:
        try:
            game = load(one.save, packs_from=packs_from)
            for event in events[one.number :]:
                take(game, event)
            return Resumed(game, tuple(events), digest=game.ruleset.digest)
        except RuledockError as error:
            why = f"{why}; its snapshot does not fit either: {error}"
    return Resumed(None, tuple(events), why, kept[0] if kept else None)
