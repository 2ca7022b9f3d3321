"""``check_game``: play random games and check the properties that every game must have."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

import attrs

from ruledock.engine.secret_choices import SecretChoice
from ruledock.game.new_game import new_game
from ruledock.game.places import declared, places
from ruledock.linking.link import link
from ruledock.testing import keeping, manners
from ruledock.testing.damage import check_damage
from ruledock.testing.facts import check_fits, check_true
from ruledock.testing.failures import Broken, require
from ruledock.testing.faults import check_faults
from ruledock.testing.guesses import check_guess, check_past
from ruledock.testing.leaks import check_leaks, check_likeness
from ruledock.testing.modules import check_absent, check_module_order, check_streams, modules_of
from ruledock.testing.moments import LEAST, SHORT, Pace
from ruledock.testing.named import check_named
from ruledock.testing.notes import check_notes, check_opening
from ruledock.testing.own_choices import OwnChoices
from ruledock.testing.universe import Legal, check_options
from ruledock.testing.visibility import Stated, check_all_stated, check_visibility
from ruledock.testing.walking import Act, Wanderer
from ruledock.values import define

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock.linking.config import Config
    from ruledock.testing.vandal import Save


STATED, PAST, ALIKE = OFTEN = "stated", "past", "alike"
"""The checks that run before every choice of short games. What the second and the third look for,
in the last choice and in what is open now, happens only now and then; and before anything else that
follows from a wrong declaration, the first names the field."""
LATE = "damage"
"""The check whose findings come last: a save is also damaged by what other checks name better."""
WORLDS, IN_LONG_GAMES = 8, 3
"""Other worlds in which whoever is asked must see the same; in long games each costs more."""
GLANCES = 6
"""Further short games in which little is looked at: that is cheap, and games differ more in what
they show than the moments of one."""
GLIMPSES = 2
"""Guesses to carry back before each choice of such a game."""
When = dict[int, frozenset[int]]
"""By check: before which choices of a game to run it."""


@define
class Report:
    """What a check has covered."""

    games: int = 0
    choices: int = 0
    checks: Counter[str] = attrs.field(factory=Counter)
    """By property: how often it was checked."""
    pairs: Counter[str] = attrs.field(factory=Counter)
    """By field: how many pairs of worlds differed in it."""
    twins: int = 0
    """Pairs of worlds that a player cannot tell apart and that gave equal guesses."""
    stated: set[str] = attrs.field(factory=set)
    """The secret fields that were compared with the visibility table."""
    leaks: str = ""
    """Why leaks were not checked; "" if they were."""
    carried: int = 0
    """Guesses that were carried back before the last choice and led to the same result."""
    retold: int = 0
    """Games that were replayed with other hidden things and left public fields the same."""
    lines: int = 0
    """Lines of plugin code in the choices that were interrupted by errors."""

    def __add__(self, other: Report) -> Report:
        mine, yours = attrs.astuple(self, recurse=False), attrs.astuple(other, recurse=False)
        pairs = zip(mine, yours, strict=True)
        return Report(*(one | two if isinstance(one, set) else one + two for one, two in pairs))


@define
class _Course:
    """One run of ``check_game``."""

    config: Config
    legal: Legal | None
    stated: Mapping[str, Stated] | None
    hides: bool
    """Whether anything is declared to be secret or hidden."""
    rng: Random
    pace: Pace
    report: Report
    before: Game | None = None
    """The game before the last choice."""
    last: Act | None = None
    """The last choice."""
    own: OwnChoices = attrs.field(factory=OwnChoices)
    """What players have laid out of their own sight."""
    length: int = 0
    """How many choices this game has."""
    saves: list[Save] = attrs.field(factory=list)
    """Earlier saves, as spare parts for damaged ones."""
    luck: Random = attrs.field(factory=Random)
    """For checks that came later than others."""
    late: Broken | None = None
    """The first finding that another check might name better."""

    @property
    def is_short(self) -> bool:
        """Whether this game is short enough to check every choice."""
        return self.length <= SHORT

    def checks(self, game: Game, act: Act) -> Iterator[tuple[str, Callable[[], object]]]:
        """All checks to run in *game* before *act*."""
        rng, players = self.rng, game.table.players
        if self.hides and self.stated is not None:
            yield STATED, lambda: self._stated(game)
        yield "options", lambda: self._options(game, act)
        yield "view", lambda: manners.check_views(game)
        yield "messages", lambda: manners.check_messages(game)
        yield "result", lambda: manners.check_result(game)
        yield "copy", lambda: keeping.check_copy(game, rng)
        yield "replay", lambda: keeping.check_replay(game, rng)
        yield "save", lambda: keeping.check_save(game, rng)
        yield "position", lambda: keeping.check_position(game, rng)
        yield "undo", lambda: keeping.check_undo(game)
        yield "faults", lambda: self._faults(game, act)
        yield "damage", lambda: self._damage(game)
        yield "leaks", lambda: self._leaks(game, rng.choice([*players, None]))
        yield "leaks", lambda: self._leaks(game, rng.choice(players))
        if self.hides:
            yield "secrecy", lambda: self._secrecy(game)
            yield "notes", lambda: self._notes(game, rng.choice([*players, None]))
            yield "guess", lambda: self._guess(game, rng.choice(players))
            yield PAST, lambda: self._past(game)
            yield ALIKE, lambda: self._alike(game)
        elif not self.report.leaks:
            yield "secrecy", lambda: manners.check_nothing_hidden(game)

    def _options(self, game: Game, act: Act) -> None:
        manners.check_offers_change_nothing(game)
        manners.check_first_offers(game, act)
        check_options(game, self.rng, legal=self.legal)

    def _secrecy(self, game: Game) -> None:
        manners.check_sorted(game)
        check_fits(game, self.rng)
        for player in (*game.table.players, None):
            manners.check_public_fields(game, player)

    def _stated(self, game: Game) -> None:
        assert self.stated is not None
        check_visibility(game, self.stated)
        self.report.stated.update(place.name[0] for place in places(game.table))

    def _leaks(self, game: Game, player: int | None) -> None:
        further = self.rng.choice((1, 8, 8, 8, 60))
        self.report.pairs.update(check_leaks(game, player, self.rng, further=further))

    def _guess(self, game: Game, player: int) -> None:
        self.report.twins += check_guess(game, player, self.rng)

    def _past(self, game: Game) -> None:
        if self.before is not None and self.last is not None:
            check_true(self.before, self.last, self.rng)
            for seat in game.table.players:
                check_named(game, self.before, seat, self.rng)
                self.report.carried += check_past(game, self.before, seat, self.rng, self.own)

    def _alike(self, game: Game) -> None:
        """Luck of its own, so that it can look more often while all else stays as it was."""
        for decision in [*game.decisions][:1]:
            worlds = WORLDS if self.is_short else IN_LONG_GAMES
            check_likeness(game, decision.player, self.luck, worlds=worlds, extreme=True)

    def _sealed(self, game: Game) -> None:
        """Follow a choice that several make in secret until all have chosen, for each player."""
        players = game.table.players
        if game.table.agenda and isinstance(game.table.agenda[-1], SecretChoice):
            for player in (*players, None):
                check_leaks(game, player, self.luck, further=len(players) + 1)

    def _notes(self, game: Game, player: int | None) -> None:
        self.report.retold += check_notes(game, player, self.rng)

    def _opening(self, game: Game, luck: Random) -> None:
        """Check what has been told before the first choice."""
        for player in (*game.table.players, None) if self.hides else ():
            check_opening(game, player, luck)

    def _damage(self, game: Game) -> None:
        check_damage(game, self.rng, self.saves)
        self.saves.append(game.save())

    def _faults(self, game: Game, act: Act) -> None:
        # Luck of its own: compiled code has no lines, and every build must look at the same things.
        self.report.lines += check_faults(game, act, Random(self.rng.random()), count=2)

    def look(self, game: Game, act: Act, number: int, when: When) -> None:
        """Run the checks that are due before choice *number*."""
        if self.hides and self.before is not None and self.last is not None:
            self.own.follow(self.before, self.last, game)
        for place, (name, check) in enumerate(self.checks(game, act)):
            if place not in when:
                luck = self.luck if name in (STATED, ALIKE) else self.rng
                when[place] = self.pace.moments(self.length, luck)
            if number in when[place] or (name in OFTEN and self.is_short):
                self.report.checks[name] += 1
                self._run(name, check, game)

    def _run(self, name: str, check: Callable[[], object], game: Game) -> None:
        if name != LATE:
            check()
        elif self.late is None:
            try:
                check()
            except Broken as broken:
                self.late = broken.with_record_of(game)

    def play(self, seed: int) -> None:
        """Play one game and run all checks."""
        self.luck = Random(f"luck {seed}")
        game, self.before, self.own = new_game(self.config, seed), None, OwnChoices()
        try:
            self.length = len(list(Wanderer(Random(seed)).walk(game)))
            # If a game does not even replay, no other check means anything.
            keeping.check_replay(game, self.rng)
            game = new_game(self.config, seed)
            self._opening(game, Random(f"opening {seed}"))
            when: When = {}
            for number, act in enumerate(Wanderer(Random(seed)).walk(game)):
                self.look(game, act, number, when)
                self.before, self.last = game.copy(), act
                self.report.choices += 1
            self.finish(game)
        except Broken as broken:
            raise broken.with_record_of(game) from broken.__cause__
        except Exception as error:
            raise self.inquire(seed, error) from error
        self.report.games += 1

    def inquire(self, seed: int, error: Exception) -> Broken:
        """Find out what is wrong with a game in which an offered option raised an exception."""
        game = new_game(self.config, seed)
        broken = Broken("accepts", f"what was offered raises {error!r}")
        try:
            for _ in Wanderer(Random(seed)).walk(game):
                check_options(game, self.rng, legal=self.legal)
        except Broken as found:
            broken = found
        except Exception:
            pass  # we cannot be more precise
        return broken.with_record_of(game)

    def glance(self, seed: int) -> None:
        """Play one more game and look only at what is open now, and at what choices show."""
        self.luck, game = Random(f"glance {seed}"), new_game(self.config, seed)
        self.before, back = None, Random(f"glance back {seed}")
        try:
            self._opening(game, Random(f"opening {seed}"))
            for act in Wanderer(Random(seed)).walk(game):
                self._alike(game)
                self._sealed(game)
                self._glance_back(game, back)
                self.before, self.last = game.copy(), act
        except Broken as broken:
            raise broken.with_record_of(game) from broken.__cause__

    def _glance_back(self, game: Game, rng: Random) -> None:
        """Carry guesses of one player who watched back before the last choice."""
        if self.before is None or self.last is None:
            return
        watching = [seat for seat in game.table.players if seat != self.last.player]
        if watching:
            check_past(game, self.before, rng.choice(watching), rng, guesses=GLIMPSES)

    def finish(self, game: Game) -> None:
        """Check the finished game."""
        keeping.check_replay(game, self.rng)
        keeping.check_save(game, self.rng)
        keeping.check_undo(game)
        manners.check_result(game)
        manners.check_messages(game)
        manners.check_views(game)
        check_absent(game, modules_of(game.ruleset.game.name))


def check_game(
    config: Config,
    *,
    legal: Legal | None = None,
    visibility: Mapping[str, Stated] | None = None,
    nothing_hidden: bool = False,
    strict: bool = False,
    must_differ: Sequence[str] = (),
    games: int = 2,
    seed: int = 0,
    often: float = 0.1,
) -> Report:
    """Play *games* random games of *config* and check the properties that every game must have.

    Leaks and guesses are checked against the declared fields. A game without declared secrets must
    say *nothing_hidden*; otherwise you get a warning that leaks are not checked, or with *strict* a
    failure. *visibility* states again who sees each secret field, and *legal* the rules of options.
    *must_differ* names fields in which some pair of worlds must differ. *often* is the probability
    to check a property before a choice of a long game. Short games are checked more often, and more
    of them are played if necessary, so that each property is checked about twenty times; further
    ones are only glanced at. With *strict*, it is also a failure if secrets are declared but no two
    worlds ever differed. Raises
    :class:`Broken` with the property, the record and the smallest difference.
    """
    hides = _declares_secrets(config)
    require(not (hides and nothing_hidden), "secrecy.none", "fields declare secrets")
    late: Broken | None = None
    report = Report(leaks="" if hides or nothing_hidden else NOT_CHECKED)
    if report.leaks:
        require(not strict, "leaks.unchecked", report.leaks)
        warnings.warn(report.leaks, stacklevel=2)
    while report.games < games or (report.choices < LEAST and report.games < games + LEAST):
        number = seed + report.games
        rng = Random(f"look {number}")
        course = _Course(config, legal, visibility, hides, rng, Pace(games, often), report)
        course.play(number)
        late = late or course.late
    for number in range(seed + report.games, seed + report.games + GLANCES):
        if hides and course.is_short:
            course.glance(number)
    if late is not None:
        raise late
    if config.modules:
        check_module_order(config, seed)
        check_streams(config, seed)
    if strict and hides:
        _require_looks(report)
    if visibility is not None and report.checks[STATED]:
        check_all_stated(visibility, report.stated)
    for field in must_differ:
        seen = dict(report.pairs)
        require(
            field in seen, "leaks.coverage", f"no two worlds differed in {field!r}, only {seen}"
        )
    return report


NOT_CHECKED = (
    "leaks: NOT CHECKED. No field of the table, its drawers or steps is declared secret or hidden;"
    " declare them, or pass nothing_hidden=True"
)


def _require_looks(report: Report) -> None:
    """Require that the check of secrets has compared something."""
    why = f"in {report.choices} choices no two worlds differed: no hidden thing could be elsewhere"
    require(bool(report.pairs), "leaks.coverage", why)
    why = f"in {report.choices} choices nothing was guessed"
    require(report.twins > 0, "guess.coverage", why)


def _declares_secrets(config: Config) -> bool:
    ruleset = link(config)
    classes = [ruleset.game.table, *ruleset.drawers, *ruleset.kinds]
    return any(declared(cls, "") for cls in classes)


__all__ = ["Report", "check_game"]
