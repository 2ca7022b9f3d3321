"""``check_game``: what every game promises, tried at every turn of games nobody would play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

import attrs

from ruledock.play import new_game
from ruledock.testing import keeping
from ruledock.testing.damage import check_damage
from ruledock.testing.failures import Broken, require
from ruledock.testing.faults import check_faults
from ruledock.testing.guesses import check_guess
from ruledock.testing.leaks import check_leaks
from ruledock.testing.modules import check_absent, check_module_order, check_streams, modules_of
from ruledock.testing.universe import Legal, check_options
from ruledock.testing.walking import Act, Wanderer

if TYPE_CHECKING:
    from ruledock.config import Config
    from ruledock.game import Game
    from ruledock.testing.areas import Area
    from ruledock.testing.vandal import Save


@attrs.define
class Report:
    """What a check has looked at."""

    games: int = 0
    choices: int = 0
    checks: Counter[str] = attrs.field(factory=Counter)
    """By property: how often it was checked."""
    pairs: Counter[str] = attrs.field(factory=Counter)
    """By area: how many pairs of worlds differed there."""
    lines: int = 0
    """Lines of plugin code that ran in choices which were then broken off."""

    def __add__(self, other: Report) -> Report:
        mine, yours = attrs.astuple(self, recurse=False), attrs.astuple(other, recurse=False)
        return Report(*(one + two for one, two in zip(mine, yours, strict=True)))


@attrs.frozen
class _Course:
    """What stays the same throughout one check."""

    config: Config
    areas: Sequence[Area]
    legal: Legal | None
    rng: Random
    often: float
    report: Report
    saves: list[Save] = attrs.field(factory=list)
    """Some of the game so far, for damage to take parts of."""

    def checks(self, game: Game, act: Act) -> Iterator[tuple[str, Callable[[], object]]]:
        """All that may be checked when *act* is about to be done in *game*."""
        rng, players = self.rng, game.table.players
        yield "options", lambda: check_options(game, rng, legal=self.legal)
        yield "copy", lambda: keeping.check_copy(game, rng)
        yield "replay", lambda: keeping.check_replay(game, rng)
        yield "save", lambda: keeping.check_save(game, rng)
        yield "position", lambda: keeping.check_position(game, rng)
        yield "undo", lambda: keeping.check_undo(game)
        yield "faults", lambda: self._faults(game, act)
        yield "damage", lambda: self._damage(game)
        if self.areas:
            yield "leaks", lambda: self._leaks(game, rng.choice([*players, None]))
            yield "leaks", lambda: self._leaks(game, rng.choice(players))
            yield "guess", lambda: check_guess(game, rng.choice(players), self.areas, rng)

    def _leaks(self, game: Game, player: int | None) -> None:
        self.report.pairs.update(check_leaks(game, player, self.areas, self.rng))

    def _damage(self, game: Game) -> None:
        check_damage(game, self.rng, self.saves)
        self.saves.append(game.save())

    def _faults(self, game: Game, act: Act) -> None:
        self.report.lines += check_faults(game, act, self.rng, count=2)

    def look(self, game: Game, act: Act) -> None:
        """Check a sample of everything."""
        for name, check in self.checks(game, act):
            if self.rng.random() < self.often:
                self.report.checks[name] += 1
                check()

    def play(self, seed: int) -> None:
        """Play one game, looking at it from all sides."""
        game = new_game(self.config, seed)
        try:
            Wanderer(Random(seed)).play(game)
            # Nothing else can be told of a game that does not even replay.
            keeping.check_replay(game, self.rng)
            game = new_game(self.config, seed)
            for act in Wanderer(Random(seed)).walk(game):
                self.look(game, act)
                self.report.choices += 1
            self.finish(game)
        except Broken as broken:
            raise broken.with_record_of(game) from broken.__cause__
        except Exception as error:
            raise self.inquire(seed, error) from error
        self.report.games += 1

    def inquire(self, seed: int, error: Exception) -> Broken:
        """What is wrong with a game in which something offered raised an exception."""
        game = new_game(self.config, seed)
        broken = Broken("accepts", f"what was offered raises {error!r}")
        try:
            for _ in Wanderer(Random(seed)).walk(game):
                check_options(game, self.rng, legal=self.legal)
        except Broken as found:
            broken = found
        except Exception:
            pass  # nothing more exact can be said
        return broken.with_record_of(game)

    def finish(self, game: Game) -> None:
        """What is checked of every game when it is over."""
        keeping.check_replay(game, self.rng)
        keeping.check_save(game, self.rng)
        keeping.check_undo(game)
        check_absent(game, modules_of(game.ruleset.game.name))


def check_game(
    config: Config,
    *,
    areas: Sequence[Area] = (),
    legal: Legal | None = None,
    must_differ: Sequence[str] = (),
    games: int = 2,
    seed: int = 0,
    often: float = 0.1,
) -> Report:
    """Play *games* games of *config* at random and check all that every game promises.

    *areas* is the game's visibility table, for leaks and guesses; *legal* states the rules of
    options a second time; *must_differ* names areas in which some pair of worlds must have
    differed; *often* is how likely each property is looked at before a choice. Raises
    :class:`Broken` with the property, the record and the smallest difference.
    """
    report = Report()
    for number in range(seed, seed + games):
        rng = Random(f"look {number}")
        _Course(config, areas, legal, rng, often, report).play(number)
    if config.modules:
        check_module_order(config, seed)
        check_streams(config, seed)
    for area in must_differ:
        seen = dict(report.pairs)
        require(area in seen, "leaks.coverage", f"no two worlds differed in {area!r}, only {seen}")
    return report


__all__ = ["Report", "check_game"]
