"""Summaries of finished games, and their rows in result files: one for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import attrs

from ruledock.engine.seeds import draw_seed
from ruledock.engine.text import printable
from ruledock.errors import BotFailed, SaveError
from ruledock.game.game import Game
from ruledock.linking.game_spec import Result, ScoreLine
from ruledock.linking.ruleset import Ruleset
from ruledock.messages import Message
from ruledock_simulation.columns import LINE, RIVAL, Row, checksum, other
from ruledock_simulation.seating import Bots, each, label

NAMELESS = ("<lambda>", "<locals>")
"""Marks in the name of a maker that is not unique."""


@attrs.frozen
class Played:
    """One finished game of a simulation."""

    number: int
    """The number of the game in its run, from 0."""
    seed: str
    """The game's own seed; :func:`ruledock.new` deals the same game with it."""
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    choices: int
    lines: tuple[Mapping[str, int], ...] = ()
    """For each player, points by score line: by its rule, or else the id of its sentence."""
    rivals: Mapping[str, int] = attrs.field(factory=dict)
    """The totals of opponents that are not players, by name."""
    failure: str = ""
    """Whose bot failed, and why; all others won. Empty if the game was played to its end."""


def summarize(
    game: Game, number: int, titles: dict[str, str], failed: BotFailed | None = None
) -> Played:
    """Summarize a game, and add the sentences of its score lines to *titles*."""
    result: Result = game.result
    lines = tuple(_points_by_line(mine, titles) for mine in result.lines)
    rivals = {name: sum(line.points for line in own) for name, own in result.rivals.items()}
    winners, seed = tuple(sorted(result.winners)), game.table.chance.seed
    choices, failure = len(game._history), ""
    if failed is not None:
        winners = tuple(one for one in game.table.players if one != failed.player)
        failure = describe_failure(failed, game.ruleset)
    return Played(number, seed, result.totals, winners, choices, lines, rivals, failure)


def describe_failure(failed: BotFailed, ruleset: Ruleset) -> str:
    """Say in a sentence whose bot failed, and why."""
    return printable(f"{ruleset.name_of(failed.player)} loses: {failed}", 500)


def _points_by_line(lines: Iterable[ScoreLine], titles: dict[str, str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in lines:
        key = line.rule or line.because.id
        found[key] = found.get(key, 0) + line.points
        if key not in titles:
            titles[key] = _title(line.because)
    return found


def _title(line: Message) -> str:
    """The sentence of a score line, with … for what differs from game to game.

    That is everything but the argument *line*, which names the line itself.
    """
    kept = {name: value if name == "line" else "…" for name, value in line.args.items()}
    return Message(line.id, kept, line.names).text()


# -- rows --------------------------------------------------------------------------------------


@attrs.frozen
class Run:
    """Identifies a run. Runs that differ only in ``games`` play parts of the same whole."""

    game: str
    modules: str
    players: int
    config: str
    """The digest of the ruleset: settings and content."""
    bots: tuple[str, ...]
    games: int
    seed: str
    """All chance of the run comes from it; empty until it is known."""

    @classmethod
    def of(
        cls, ruleset: Ruleset, bots: Bots, games: int, seed: str = "", isolate: bool = False
    ) -> Run:
        """The run of a ruleset between these bots; isolated bots count as other bots."""
        config = ruleset.config
        apart = ", isolated" if isolate else ""
        labels = tuple(f"{label(one)}{apart}" for one in each(ruleset, bots))
        modules = "+".join(config.modules)
        return cls(config.game, modules, config.players, ruleset.digest, labels, games, seed)

    def with_seed(self, seed: str = "") -> Run:
        """The run with this seed, or with a new one; unchanged if it already has a seed."""
        return self if self.seed else attrs.evolve(self, seed=seed or draw_seed())

    def rows(self, one: Played) -> list[Row]:
        """A game as flat rows, one for each seat, each with the checksum of them all."""
        rows = list(self.unsealed(one))
        check = checksum(rows)
        for row in rows:
            row["check"] = check
        return rows

    def unsealed(self, one: Played) -> Iterator[Row]:
        """The rows without a checksum, which only files need."""
        rivals = {f"{RIVAL}{name}": total for name, total in one.rivals.items()}
        for seat in range(self.players):
            yield {
                "number": one.number,
                "seat": seat,
                "total": one.totals[seat],
                "won": seat in one.winners,
                "winners": len(one.winners),
                "choices": one.choices,
                "failure": one.failure,
                **self.same(seat),
                "seed": one.seed,
                **rivals,
                **{f"{LINE}{key}": points for key, points in one.lines[seat].items()},
            }

    def same(self, seat: int) -> Row:
        """The columns that are the same in all rows of a seat."""
        return {
            "game": self.game,
            "modules": self.modules,
            "players": self.players,
            "config": self.config,
            "bot": self.bots[seat],
            "run": self.seed,
        }

    def check(self, place: object, rows: Sequence[Row]) -> None:
        """Refuse the rows of a game of another run."""
        for seat, row in enumerate(rows):
            for column, expected in self.same(seat).items():
                if row[column] != expected:
                    what = f"{column} of seat {seat}" if column == "bot" else column
                    raise other(place, f"{what}: found {row[column]!r}, expected {expected!r}")
        if rows[0]["number"] >= self.games:
            expected = f"expected 0 to {self.games - 1}" if self.games else "no game was asked for"
            raise other(place, f"number: found {rows[0]['number']}, {expected}")
        for bot in self.bots:
            if any(mark in bot for mark in NAMELESS):
                found = f"{bot!r}, which may have been any; give the bot a name to go on with it"
                raise SaveError(f"{place}: holds games of {found}")


def from_rows(rows: Sequence[Row]) -> Played:
    """Read a game back from its rows."""
    first = rows[0]
    return Played(
        first["number"],
        first["seed"],
        tuple(row["total"] for row in rows),
        tuple(row["seat"] for row in rows if row["won"]),
        first["choices"],
        tuple(_columns(row, LINE) for row in rows),
        _columns(first, RIVAL),
        first["failure"],
    )


def _columns(row: Row, start: str) -> dict[str, int]:
    return {
        name.removeprefix(start): value
        for name, value in row.items()
        if value is not None and name.startswith(start)
    }
