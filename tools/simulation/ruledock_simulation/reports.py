"""Reports on results: who wins from which seat, the scores, and the points of each score line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from ruledock.errors import SaveError
from ruledock.installed.outside import display
from ruledock.messages import Message
from ruledock_simulation import parquet
from ruledock_simulation.columns import LINE, RIVAL, Row
from ruledock_simulation.counted import Counted, share
from ruledock_simulation.ledger import games_in, refuse_irregular
from ruledock_simulation.parts.reading import games_at, refuse_twice
from ruledock_simulation.stores import SUFFIXES

Key = tuple[Any, ...]
FAILURES = 100
"""Failures to count apart; a hostile bot could fail in a new way each game."""
OTHERS = "other failures"


@attrs.define
class Seats:
    """Results of one seat, of one bot or of all: every row counts once.

    A game in which a bot failed has winners, but no totals.
    """

    games: int = 0
    won: int = 0
    shared: int = 0
    failed: int = 0
    totals: Counted = attrs.field(factory=Counted)

    def add(self, row: Mapping[str, Any]) -> None:
        """Count a row."""
        self.games += 1
        self.won += row["won"]
        self.shared += row["won"] and row["winners"] > 1
        if row["failure"]:
            self.failed += not row["won"]
        else:
            self.totals[row["total"]] += 1

    def to_dict(self) -> dict[str, Any]:
        """The numbers, with the share of games won and its interval."""
        rows = self.games
        won = {f"won_{name}": value for name, value in share(self.won, rows).items()}
        totals = {f"total_{name}": value for name, value in self.totals.to_dict().items()}
        counts = {"won": self.won, "shared": self.shared, "failed": self.failed}
        return {"games": rows, **counts, **won, **totals}


@attrs.define
class Line:
    """The points of one score line for players who had it."""

    points: Counted = attrs.field(factory=Counted)
    won: int = 0

    def to_dict(self, rows: int) -> dict[str, Any]:
        """The numbers; *rows* is how many rows could have had this line."""
        had = self.points.total()
        paid = sum(times for value, times in self.points.items() if value > 0)
        return {
            "had": had,
            "had_share": share(had, rows)["share"],
            "paid_share": share(paid, had)["share"],
            **{f"points_{name}": value for name, value in self.points.to_dict().items()},
            **{f"won_{name}": value for name, value in share(self.won, had).items()},
        }


@attrs.define
class Group:
    """All results of one table: one game, modules, number of players and settings."""

    game: str
    modules: str
    players: int
    config: str
    games: int = 0
    tied: int = 0
    unwon: int = 0
    choices: Counted = attrs.field(factory=Counted)
    seats: dict[tuple[int, str], Seats] = attrs.field(factory=dict)
    bots: dict[str, Seats] = attrs.field(factory=dict)
    rivals: dict[str, Counted] = attrs.field(factory=dict)
    lines: dict[str, Line] = attrs.field(factory=dict)
    failures: Counter[str] = attrs.field(factory=Counter)
    """How many games ended because a bot failed, by the sentence that says why."""

    def add(self, row: Mapping[str, Any]) -> None:
        """Count a row; numbers of the whole game are counted at its first seat."""
        self.seats.setdefault((row["seat"], row["bot"]), Seats()).add(row)
        self.bots.setdefault(row["bot"], Seats()).add(row)
        first = row["seat"] == 0
        self.games += first
        if row["failure"]:
            self._add_failure(row["failure"], first)
        else:
            self._add_scores(row, first)

    def _add_failure(self, failure: str, first: bool) -> None:
        known = failure in self.failures or len(self.failures) < FAILURES
        self.failures[failure if known else OTHERS] += first

    def _add_scores(self, row: Mapping[str, Any], first: bool) -> None:
        """Count the scores of a game that was played to its end."""
        if first:
            self.tied += row["winners"] > 1
            self.unwon += row["winners"] == 0
            self.choices[row["choices"]] += 1
        for name, value in row.items():
            if value is None:
                continue
            if name.startswith(LINE):
                line = self.lines.setdefault(name.removeprefix(LINE), Line())
                line.points[value] += 1
                line.won += row["won"]
            elif first and name.startswith(RIVAL):
                self.rivals.setdefault(name.removeprefix(RIVAL), Counted())[value] += 1

    @property
    def finished(self) -> int:
        """How many games were played to their end."""
        return self.games - self.failures.total()

    def to_dict(self, titles: Mapping[str, str]) -> dict[str, Any]:
        """The group for programs."""
        seats = sorted(self.seats.items(), key=lambda one: one[0])
        rows = self.finished * self.players
        return {
            "game": self.game,
            "modules": self.modules,
            "players": self.players,
            "config": self.config,
            "games": self.games,
            "tied": self.tied,
            "unwon": self.unwon,
            "failed": self.failures.total(),
            "failures": [
                {"failure": why, "games": games} for why, games in self.failures.most_common()
            ],
            **{f"choices_{name}": value for name, value in self.choices.to_dict().items()},
            "seats": [{"seat": seat, "bot": bot, **one.to_dict()} for (seat, bot), one in seats],
            "bots": [{"bot": bot, **one.to_dict()} for bot, one in sorted(self.bots.items())],
            "rivals": [
                {"rival": name, **{f"total_{k}": v for k, v in one.to_dict().items()}}
                for name, one in sorted(self.rivals.items())
            ],
            "lines": [
                {"line": name, "title": titles.get(name, ""), **line.to_dict(rows)}
                for name, line in sorted(self.lines.items())
            ],
        }


@attrs.define(repr=False)
class Report:
    """Results by table."""

    groups: dict[Key, Group] = attrs.field(factory=dict)
    titles: dict[str, str] = attrs.field(factory=dict)

    def __repr__(self) -> str:
        return f"<Report of {sum(group.games for group in self)} games>"

    def _repr_html_(self) -> str | None:
        return display("report", self)

    def add(self, rows: Iterable[Row]) -> None:
        """Count rows, each in the group of its table."""
        for row in rows:
            key = (row["game"], row["modules"], row["players"], row["config"])
            group = self.groups.get(key)
            if group is None:
                group = self.groups[key] = Group(*key)
            group.add(row)

    def __iter__(self) -> Iterator[Group]:
        return iter(group for _, group in sorted(self.groups.items()))

    def to_dict(self) -> dict[str, Any]:
        """The report for programs."""
        return {"tables": [group.to_dict(self.titles) for group in self]}


# -- files -------------------------------------------------------------------------------------


def report_of(paths: Iterable[str | Path]) -> Report:
    """Report on the results in these files and folders; refuse a game that is there twice."""
    found, seen = Report(), dict[Key, set[int]]()
    given = list(paths)
    runs = [str(one) for one in given if _is_run(one)]
    refuse_twice(runs)  # by their ranges: no game of a run need be remembered
    for run in runs:
        for rows in games_at(run, found.titles):
            found.add(rows)
    files = [Path(one) for one in given if not _is_run(one)]
    for path in files:
        for rows in _games(path, found.titles):
            key, number = _table(rows), rows[0]["number"]
            numbers = seen.setdefault(key, set())
            if number in numbers:
                raise _twice(path, files, key, number)
            numbers.add(number)
            found.add(rows)
    return found


def _is_run(path: str | Path) -> bool:
    """Whether it is a run in parts: a URL, or a folder that is not named as a file of results."""
    folder = Path(path)
    return "://" in str(path) or (folder.is_dir() and not set(folder.suffixes) & set(SUFFIXES))


def _table(rows: Sequence[Row]) -> Key:
    """Which bots played what in which run; within that, a game's number is unique."""
    return (rows[0]["config"], rows[0]["run"], *(row["bot"] for row in rows))


def _twice(path: Path, files: Iterable[Path], key: Key, number: int) -> SaveError:
    """The error for a game found twice. Reads the files again to name the other one: cheaper than
    remembering where each game was."""
    wanted = (key, number)
    first = next(
        file
        for file in files
        if any((_table(rows), rows[0]["number"]) == wanted for rows in _games(file, {}))
    )
    what = "a game twice" if first == path else f"a game that is in {first}, too"
    return SaveError(f"{path}, at game {number}: found {what}, expected each file and game once")


def _games(path: Path, titles: dict[str, str]) -> Iterator[list[Row]]:
    """Yield the rows of each game in a file, and add its score lines to *titles*."""
    refuse_irregular(path)
    if path.suffix == ".parquet":
        titles |= parquet.titles_of(path, parquet.read_schema(path))
        yield from parquet.games_in(path)
        return
    try:
        for _, rows in games_in(path, titles):
            yield rows
    except FileNotFoundError:
        raise SaveError(Message("core.wrong.no_file", {"file": str(path)})) from None
    except OSError as error:
        raise SaveError(f"{path}: {error.strerror or error}") from None
