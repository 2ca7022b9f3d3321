"""What is kept of a finished game, and how it looks in a table: a row for each seat."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from ruledock.content.text import printable, shown
from ruledock.errors import BotFailed, SaveError
from ruledock.game import Game
from ruledock.messages import Message
from ruledock.ruleset import Result, Ruleset, ScoreLine
from ruledock.simulation.seating import Bots, each, label

Row = dict[str, Any]
SAME = ("game", "modules", "players", "config", "bot")
"""The columns that say which games a row is about; the seed says which of them."""
FIXED = ("seed", "seat", "total", "won", "winners", "choices", "failure", *SAME)
"""The columns every row has. ``winners`` is how many share the victory."""
TEXT = ("game", "modules", "config", "bot", "failure")
"""Those that hold a text; ``won`` is true or false, all others are whole numbers."""
LINE, RIVAL = "line.", "rival."
"""What the names of further columns begin with: points by score line, totals of rivals."""
_KINDS = {**dict.fromkeys(FIXED, int), **dict.fromkeys(TEXT, str), "won": bool}
_NAMES = {int: "a whole number", str: "a text in one line", bool: "true or false"}
NAMELESS = ("<lambda>", "<locals>")
"""What stands in the name of a maker that shares it with others."""
HUGE = 1 << 63
"""What whole numbers in a file of results stay below; only seeds in JSON lines may be larger."""


@attrs.frozen
class Played:
    """One finished game of a simulation."""

    seed: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    choices: int
    lines: tuple[Mapping[str, int], ...] = ()
    """For each player the points by score line: its rule, or the id of its sentence."""
    rivals: Mapping[str, int] = attrs.field(factory=dict)
    """The totals of opponents who are no players, by name."""
    failure: str = ""
    """Who has lost by a bot that failed, and why; all others won. Nothing when the game ended."""


def played(
    game: Game, seed: int, titles: dict[str, str], failed: BotFailed | None = None
) -> Played:
    """What is kept of a game; *titles* learns what its score lines say."""
    result: Result = game.result
    lines = tuple(_summed(mine, titles) for mine in result.lines)
    rivals = {name: sum(line.points for line in own) for name, own in result.rivals.items()}
    winners = tuple(sorted(result.winners))
    failure = ""
    if failed is not None:
        winners = tuple(one for one in game.table.players if one != failed.player)
        failure = lost(failed, game.ruleset)
    return Played(seed, result.totals, winners, len(game._history), lines, rivals, failure)


def lost(failed: BotFailed, ruleset: Ruleset) -> str:
    """Who has lost by a bot that failed, and why, in a sentence."""
    return printable(f"{ruleset.name_of(failed.player)} loses: {failed}", 500)


def _summed(lines: Iterable[ScoreLine], titles: dict[str, str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in lines:
        key = line.rule or line.because.id
        found[key] = found.get(key, 0) + line.points
        if key not in titles:
            titles[key] = _title(line.because)
    return found


def _title(said: Message) -> str:
    """The sentence with the text printed in the rules, but not what differs from game to game."""
    kept = {name: value if name == "text" else "…" for name, value in said.args.items()}
    return Message(said.id, kept).text()


# -- rows --------------------------------------------------------------------------------------


@attrs.frozen
class Run:
    """Which games these are. Runs that agree in all but the seeds play parts of one whole."""

    game: str
    modules: str
    players: int
    config: str
    """The digest of the ruleset: settings and content."""
    bots: tuple[str, ...]
    seeds: range

    @classmethod
    def of(cls, ruleset: Ruleset, bots: Bots, seeds: range, isolate: bool = False) -> Run:
        """The games of a ruleset between these bots, who may play otherwise when isolated."""
        config = ruleset.config
        apart = ", isolated" if isolate else ""
        labels = tuple(f"{label(one)}{apart}" for one in each(ruleset, bots))
        modules = "+".join(config.modules)
        return cls(config.game, modules, config.players, ruleset.digest, labels, seeds)

    def rows(self, one: Played) -> Iterator[Row]:
        """A game as flat rows, one for each seat."""
        rivals = {f"{RIVAL}{name}": total for name, total in one.rivals.items()}
        for seat in range(self.players):
            yield {
                "seed": one.seed,
                "seat": seat,
                "total": one.totals[seat],
                "won": seat in one.winners,
                "winners": len(one.winners),
                "choices": one.choices,
                "failure": one.failure,
                **self.same(seat),
                **rivals,
                **{f"{LINE}{key}": points for key, points in one.lines[seat].items()},
            }

    def same(self, seat: int) -> Row:
        """What the rows of a seat have in common."""
        return {
            "game": self.game,
            "modules": self.modules,
            "players": self.players,
            "config": self.config,
            "bot": self.bots[seat],
        }

    def check(self, place: object, rows: Sequence[Row]) -> None:
        """Refuse the rows of a game that is none of these."""
        for seat, row in enumerate(rows):
            for column, expected in self.same(seat).items():
                if row[column] != expected:
                    what = f"{column} of seat {seat}" if column == "bot" else column
                    raise other(place, f"{what}: found {row[column]!r}, expected {expected!r}")
        if rows[0]["seed"] not in self.seeds:
            low, high = self.seeds.start, self.seeds.stop - 1
            expected = f"expected {low} to {high}" if self.seeds else "no game was asked for"
            raise other(place, f"seed: found {rows[0]['seed']}, {expected}")
        for bot in self.bots:
            if any(mark in bot for mark in NAMELESS):
                found = f"{bot!r}, which may have been any; give the bot a name to go on with it"
                raise SaveError(f"{place}: holds games of {found}")


def other(place: object, why: str) -> SaveError:
    """Results that belong to another run."""
    return SaveError(f"{place}: holds other games, which stay as they are; {why}")


def check_row(place: str, row: Row) -> None:
    """Refuse a row in which a column holds something that no game has written there."""
    for name, value in row.items():
        kind = _KINDS.get(name)
        if kind is None and value is not None and name.startswith((LINE, RIVAL)):
            kind = int
            if not name.isprintable():
                raise _misfit(place, "", name, "the name of a column in one line")
        if kind is None:
            continue
        if type(value) is not kind or (isinstance(value, str) and not value.isprintable()):
            raise _misfit(place, name, value, _NAMES[kind])
        if isinstance(value, int) and not -HUGE <= value < HUGE and name != "seed":
            raise _misfit(place, name, value, "a whole number of 64 bits")


def titles_in(place: str, name: str, text: Any) -> dict[str, str]:
    """What score lines say, from the JSON in which a file of results keeps it."""
    try:
        found = json.loads(text)
        json.dumps(found, ensure_ascii=False).encode()
    except (TypeError, ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not all(isinstance(one, str) for one in found.values()):
        raise _misfit(place, name, text, "the JSON of an object of texts")
    return found


def _misfit(place: str, name: str, found: Any, expected: str) -> SaveError:
    told = f"found {shown(found)}, expected {expected}"
    return SaveError(f"{place}, at /{name}: {told}; it is left as it is")


def whole(rows: Sequence[Mapping[str, Any]]) -> bool:
    """Whether these are all rows of one game, in their order."""
    return all(
        row.keys() >= set(FIXED)
        and (row["seed"], row["seat"], row["players"]) == (rows[0]["seed"], seat, len(rows))
        for seat, row in enumerate(rows)
    )


def told(rows: Sequence[Row]) -> Played:
    """The game that rows tell of."""
    first = rows[0]
    return Played(
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
