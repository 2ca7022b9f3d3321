"""The encoding of a ruleset: how each table becomes a row of numbers, and planes."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs
import numpy as np
import numpy.typing as npt

from ruledock.engine.secret_choices import SecretChoice, Waiting
from ruledock.game.game import Game
from ruledock.linking.ruleset import Ruleset
from ruledock_rl.actions import Actions
from ruledock_rl.encoding.derive import Deriver
from ruledock_rl.encoding.fields import Field, fields_of
from ruledock_rl.encoding.parts import Piece, Row, seats
from ruledock_rl.encoding.said import Said
from ruledock_rl.encoding.samples import sample_games
from ruledock_rl.hookspecs import Planes

Observation = npt.NDArray[np.float32]
ROOM = 1.25
"""Numbers may grow by this much over what random games showed, before they are cut off."""
SAID = 2.0
"""How often a value of one option is counted; more would say nothing new."""
_SEAT = re.compile(r"\bme(\+\d+)?\b|/\d+")


@attrs.frozen
class Described:
    """What some numbers of an observation mean."""

    name: str
    offset: int
    shape: tuple[int, ...]
    meaning: str
    scale: float
    """What each number is divided by, so that it lies between -1 and 1."""
    names: tuple[str, ...] = ()
    """The name of each number, or of each plane."""


class Encoding:
    """How the tables of a ruleset become numbers, for each player."""

    def __init__(self, ruleset: Ruleset, actions: Actions, derive: Deriver) -> None:
        games = sample_games(ruleset)
        tables = [game.table for game in games]
        self.ruleset, self.players = ruleset, len(ruleset.players)
        self._kinds = _kinds(games)
        self._said = Said(actions)
        self._fields = _offsets(fields_of(ruleset, derive, tables), self._head)
        self._said_at = self._fields[-1][1] + self._fields[-1][0].writes.size
        self.size = self._said_at + self._said.size
        """How many numbers the row has."""
        told = ruleset.for_tool("ruledock_observing")
        self._boards = [one for one in told if isinstance(one, Planes)]
        self.planes: dict[str, tuple[int, int, int]] = {
            one.name: self._shape(one) for one in self._boards
        }
        """By name: the planes, rows and columns of each board."""
        pieces = [piece for piece in self._pieces() if piece.size]
        self._by: Observation = np.ones(self.size, np.float32)
        self.scales = self._scales(pieces, games)
        self._by = self._factors(pieces)
        self.parts = tuple(self._describe(pieces))
        """What all numbers mean, part by part; planes come last."""

    # -- layout ----------------------------------------------------------------------------

    @property
    def _head(self) -> int:
        """The numbers before the fields: who is asked, who has sealed a choice, and what for."""
        return 2 * self.players + 2 + len(self._kinds)

    def _shape(self, board: Planes) -> tuple[int, int, int]:
        rows, columns = board.size(self.ruleset)
        times = self.players if board.by_seat else 1
        return times * len(board.channels(self.ruleset)), rows, columns

    def _pieces(self) -> Iterator[Piece]:
        who = seats(self.players)
        yield Piece("asked", self.players, "1 if that player is asked", who)
        yield Piece("sealed", self.players, "1 if that player has chosen in secret", who)
        yield Piece("over", 1, "1 if the game is over")
        yield Piece("others may act", 1, "1 if others may act, nobody knows who")
        yield Piece("decision", len(self._kinds), "1 for the own decision", tuple(self._kinds))
        for field, _ in self._fields:
            yield from field.writes.pieces(field.name)
        yield from self._said.pieces()

    def _scales(self, pieces: Sequence[Piece], games: Sequence[Game]) -> dict[str, float]:
        """By path without seats and places: the largest number that random games showed."""
        largest: npt.NDArray[Any] = np.zeros(self.size)
        for game in games:
            for player in game.table.players:
                np.maximum(largest, np.abs(self._raw(game, player, ())), out=largest)
        found: dict[str, float] = {}
        at = 0
        for piece in pieces:
            path = _SEAT.sub("*", piece.path)
            most = float(largest[at : at + piece.size].max(initial=0))
            most = SAID if path.startswith("said ") else most
            found[path] = max(found.get(path, 1.0), most)
            at += piece.size
        return {path: most if most <= 1 else most * ROOM for path, most in found.items()}

    def _scale(self, piece: Piece) -> float:
        return self.scales[_SEAT.sub("*", piece.path)]

    def _factors(self, pieces: Sequence[Piece]) -> Observation:
        return np.concatenate(
            [np.full(piece.size, 1 / self._scale(piece), np.float32) for piece in pieces]
        )

    def _describe(self, pieces: Sequence[Piece]) -> Iterator[Described]:
        at = 0
        for piece in pieces:
            yield Described(
                piece.path, at, (piece.size,), piece.meaning, self._scale(piece), piece.names
            )
            at += piece.size
        for board in self._boards:
            names = board.channels(self.ruleset)
            if board.by_seat:
                names = tuple(f"{who}: {name}" for who in seats(self.players) for name in names)
            yield Described(board.name, 0, self.planes[board.name], "planes", 1.0, names)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each number of the row."""
        return tuple(
            f"{part.name}={name}" if name else part.name
            for part in self.parts
            if len(part.shape) == 1
            for name in (part.names or ("",))
        )

    # -- observing -------------------------------------------------------------------------

    def row(self, game: Game, me: int, said: tuple[int, ...] = ()) -> Observation:
        """The numbers that player *me* observes, each between -1 and 1."""
        row = np.frombuffer(self._raw(game, me, said), np.float32)
        row *= self._by
        np.minimum(row, 1, out=row)
        return np.maximum(row, -1, out=row)

    def boards(self, game: Game, me: int) -> dict[str, Observation]:
        """The planes that player *me* observes, by name."""
        return {board.name: self._board(board, game, me) for board in self._boards}

    def read(self, row: Observation) -> dict[str, float]:
        """A row by name, without its zeros, in the game's own numbers."""
        names = self.names
        plain = row / self._by
        return {names[place]: round(float(plain[place]), 4) for place in row.nonzero()[0]}

    def _board(self, board: Planes, game: Game, me: int) -> Observation:
        table, players = game.table, self.players
        others = range(1, players) if board.by_seat else ()
        drawn = [board.draw(table, me, me)]
        drawn += [board.draw(table, me, (me + seat) % players) for seat in others]
        return np.concatenate(drawn)

    def _raw(self, game: Game, me: int, said: tuple[int, ...]) -> Row:
        row = array("f", bytes(4 * self.size))
        table = game.table
        self._write_head(game, row, me)
        for field, at in self._fields:
            field.writes.write(table, field.attribute, row, at, me)
        if said:
            self._said.write(said, row, self._said_at)
        return row

    def _write_head(self, game: Game, row: Row, me: int) -> None:
        """Who is asked and for what; in a window nobody sees who else is."""
        players, agenda = self.players, game.table.agenda
        if not agenda:
            row[2 * players] = 1
            return
        asked, step = game.decisions, agenda[-1]
        hers = list(asked.players) if type(asked) is Waiting else [one.player for one in asked]
        if me in hers:
            place = self._kinds.get(asked[hers.index(me)].kind)
            if place is not None:
                row[2 * players + 2 + place] = 1
        if game.ruleset.kinds[type(step)].anonymous:
            row[2 * players + 1] = 1
        else:
            for player in hers:
                row[(player - me) % players] = 1
        if isinstance(step, SecretChoice):
            for player in step.players:
                if step.choice_of(player) is not None:
                    row[players + (player - me) % players] = 1


def _kinds(games: Sequence[Game]) -> Mapping[str, int]:
    kinds = {one.kind for game in games if not game.over for one in game.decisions}
    return {kind: place for place, kind in enumerate(sorted(kinds))}


def _offsets(fields: Sequence[Field], at: int) -> list[tuple[Field, int]]:
    found = []
    for field in fields:
        found.append((field, at))
        at += field.writes.size
    return found
