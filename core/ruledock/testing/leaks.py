"""Check that nothing leaks: two worlds that look alike to a player must stay alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from ruledock.engine.secret_choices import SecretChoice
from ruledock.errors import Refusal
from ruledock.game.game import Game
from ruledock.game.places import places
from ruledock.testing.failures import Broken, require, require_equal
from ruledock.testing.mirror import wording
from ruledock.testing.universe import stray
from ruledock.testing.walking import Act, Wanderer
from ruledock.testing.worlds import another_world, any_choice, seen_of
from ruledock_knowledge.guess import sealed_steps

if TYPE_CHECKING:
    from ruledock.engine.options import Option
    from ruledock.messages import Message

FURTHER = 8
"""Choices after which two worlds must still look alike."""
TRIED = 5
"""Closed options to try, to compare the refusals."""
LISTED = 60
"""Options of a long list to compare."""
FEW = 12
"""Options of somebody else's decision to compare."""


def check_leaks(
    game: Game, player: int | None, rng: Random, *, further: int = FURTHER
) -> frozenset[str]:
    """Check that *player* sees the same in another world. Return the fields that differ there.

    The other world comes from the declared fields; the result is empty if there is none.
    """
    world = another_world(game.table, player, rng)
    if world is None:
        return frozenset()
    one, other, said = Game(game.table.copy()), Game(world.table), _Said()
    try:
        _compare(one, other, player, "now", said if not further else None)
        _follow(one, other, player, rng, further, said)
    except Broken as broken:
        where = ", ".join(sorted(world.differs))
        broken.details.append(f"the other world differs in: {where}; p{player} can tell it apart")
        broken.details.append(f"since the worlds parted: {one.record.choices}")
        raise
    return world.differs


def check_likeness(
    game: Game, player: int | None, rng: Random, *, worlds: int, extreme: bool = False
) -> int:
    """Check that *player* sees the same now in several other worlds. Return how many were found.

    With *extreme*, every second one is an extreme one.
    """
    mine, found = outlook(game, player), 0
    for number in range(worlds):
        world = another_world(game.table, player, rng, extreme=extreme and number % 2 == 0)
        if world is not None:
            found += 1
            yours = outlook(Game(world.table), player)
            for part in mine:
                what = f"p{player} sees that {', '.join(sorted(world.differs))} differ"
                require_equal(f"leaks.{part}", what, mine[part], yours[part])
    return found


def outlook(game: Game, player: int | None) -> dict[str, Any]:
    """Everything *player* sees, part by part; the first part that differs names the leak."""
    view = game.view(player)
    decision = view.get("decision") or {}
    asked = {name: view.get(name) for name in ("over", "asked", "others_may_act", "sealed")}
    open_now = {"count": decision.get("count"), "options": decision.get("options")}
    if player is not None and decision and decision["options"] is None:
        own = game.decision_of(player)
        assert own is not None
        open_now["options"] = _sampled(own.options)
    return {
        "asked": {**asked, "kind": decision.get("kind")},
        "public": _public(game),
        "options": open_now,
        "interrupts": [] if player is None else _sampled(game.interrupts(player)),
        "view": view,
        "score": [] if player is None else [str(line) for line in game.score(player)],
        "ahead": [] if player is None else [*_ahead(game, player)],
    }


def _ahead(game: Game, player: int) -> Iterator[Any]:
    """What *player* sees who looks one step ahead: the view after it, or why there is none."""
    own = game.decision_of(player)
    options = own.options if own is not None else ()
    for place in range(0, len(options), max(1, len(options) - 1)):
        try:
            yield game.ahead(player, options[place])
        except Refusal as refusal:
            yield str(refusal)


def _public(game: Game) -> list[Any]:
    """The options of public decisions, which everybody knows.

    For a private choice, everybody knows only the number of options.
    """
    step = game.table.agenda[-1] if game.table.agenda else None
    if step is not None and game.ruleset.kinds[type(step)].anonymous:
        return []
    return [
        {
            "player": one.player,
            "count": len(one.options),
            "options": [] if one.private else _sampled(one.options, FEW),
        }
        for one in game.decisions
        if one.public
    ]


class _Said:
    """The wording of messages. Worlds tell the same log again after each choice, and longer."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Message, list[Any]]] = {}

    def wording(self, message: Message) -> list[Any]:
        """The wording; of a message that asks a function when it is read, what it says now."""
        if any(map(callable, message.args.values())):
            return wording(message)
        if id(message) not in self._known:
            self._known[id(message)] = message, wording(message)
        return self._known[id(message)][1]


def _told_so_far(game: Game, player: int | None, said: _Said) -> dict[str, Any]:
    """What *player* has been told so far."""
    return {
        "log": [[line.choice, *said.wording(line.message)] for line in game.log(player)],
        "record": game.record_for(player).to_dict(),
        "undo": "" if player is None else _try_undo(game, player),
    }


def _try_undo(game: Game, player: int) -> str:
    """The refusal of an undo by *player*, or that it worked."""
    tried = game.copy()
    try:
        tried.undo(player)
    except Refusal as refusal:
        return str(refusal)
    return "taken back"


def _refusals(game: Game, player: int, tried: Sequence[Option]) -> list[str]:
    """The refusals that *player* gets for closed options."""
    found = []
    for option in tried:
        decision = game.decision_of(player)
        try:
            if decision is None or option in decision.options:
                continue
            game.copy().choose(decision, option)
        except Refusal as refusal:
            found.append(str(refusal))
    return found


def _sampled(options: Sequence[Option], listed: int = LISTED) -> list[str]:
    size = len(options)
    every = max(1, size // listed)
    return [options[place].notation for place in range(0, size, every)]


def _compare(one: Game, other: Game, player: int | None, when: str, said: _Said | None) -> None:
    """Compare what *player* sees and, with *said*, what they have been told."""
    mine, yours = outlook(one, player), outlook(other, player)
    if said is not None:
        mine |= _told_so_far(one, player, said)
        yours |= _told_so_far(other, player, said)
    if player is not None:
        tried = stray(one, Random(when), TRIED)
        mine["refusals"] = _refusals(one, player, tried)
        yours["refusals"] = _refusals(other, player, tried)
    for part in mine:
        what = f"p{player} sees a difference {when}"
        require_equal(f"leaks.{part}", what, mine[part], yours[part])


def _follow(
    one: Game, other: Game, player: int | None, rng: Random, steps: int, said: _Said
) -> None:
    """Play on in both worlds, and compare them as long as they must look alike."""

    def do(act: Act, same: Act) -> None:
        act.on(one)
        same.on(other)

    for line in in_step(one, other, player, rng, steps, do):
        _compare(one, other, player, f"after {line!r}", said)


def in_step(
    one: Game,
    other: Game,
    player: int | None,
    rng: Random,
    steps: int,
    do: Callable[[Act, Act], None],
) -> Iterator[str]:
    """Play on in both worlds, as long as the player learns nothing that tells them apart.

    *do* carries out the same act in both; after each, what was done.
    """
    wanderer = Wanderer(rng)
    for _ in range(steps):
        if one.over or other.over:
            return
        act = wanderer.act(one)
        same = counterpart(act, other, player, rng)
        if same is None:
            return
        unlike = _unlike(one, other)
        if act.option != same.option:
            unlike.add(len(one.table.agenda) - 1)
        open_soon = {place for place in unlike if not _stays_secret(one, place)}
        closed, is_last = _closed(one), _is_last(one, act)
        do(act, same)
        if _can_tell_apart(one, other, player):
            return
        if not open_soon <= _unlike(one, other):
            if is_last:
                _require_shown(one, other, player, act)
            return
        if any(size > closed.get(name, size) for name, size in _closed(one).items()):
            return  # cards were collected; the player may have seen them before
        yield act.line


def _closed(game: Game) -> dict[Any, int]:
    """The number of things in each place that nobody sees."""
    players = game.table.players
    return {
        place.name: len(place.things)
        for place in places(game.table)
        if not any(place.seen_by(player) for player in players)
    }


def _stays_secret(game: Game, place: int) -> bool:
    """Whether the choices sealed there stay secret even after all have chosen: they are private."""
    on_top = place == len(game.table.agenda) - 1
    return on_top and all(decision.private for decision in game.decisions)


def _is_last(game: Game, act: Act) -> bool:
    """Whether all will have sealed a choice after *act*, so that the choices open."""
    sealing = isinstance(game.table.agenda[-1], SecretChoice) and len(game.decisions) == 1
    return sealing and act.asked and type(act.option) not in game.ruleset.interrupts


def _require_shown(one: Game, other: Game, player: int | None, act: Act) -> None:
    """Require that *player*, who does not see different choices now, was at least told of them."""
    mine, yours = ([line.text() for line in game.log(player)] for game in (one, other))
    why = (
        f"p{player} learns nothing of what others sealed, not even after {act.line!r}, when all"
        " have chosen; make such decisions private"
    )
    require(mine != yours or one.over != other.over, "secrecy.private", why)


def _can_tell_apart(one: Game, other: Game, player: int | None) -> bool:
    """Whether *player* can now rightly tell the worlds apart."""
    return seen_of(one.table, player) != seen_of(other.table, player)


def _unlike(one: Game, other: Game) -> set[int]:
    """The places on the agenda where sealed choices differ between the worlds."""
    places = {*sealed_steps(one.table), *sealed_steps(other.table)}
    mine, yours = one.table.agenda, other.table.agenda
    return {place for place in places if mine[place : place + 1] != yours[place : place + 1]}


def counterpart(act: Act, other: Game, player: int | None, rng: Random) -> Act | None:
    """The act in the other world that matches *act* in this one; None if there is none.

    If the player only sees that a choice is sealed, it may be a different one there.
    """
    if _is_open(act, other):
        return act
    step = other.table.agenda[-1] if other.table.agenda else None
    if not isinstance(step, SecretChoice) or not act.asked or act.player == player:
        return None
    if act.player not in step.players or step.choice_of(act.player) is not None:
        return None
    return Act(act.player, any_choice(other.table, step, act.player, rng))


def _is_open(act: Act, game: Game) -> bool:
    if not act.asked:
        return act.option in game.interrupts(act.player)
    decision = game.decision_of(act.player)
    return decision is not None and act.option in decision.options
