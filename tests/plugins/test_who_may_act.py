"""Who may act at which step, and which decisions are open, secret or taken by the machine."""

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ruledock.engine.step_kinds import everyone, its_player, nobody
from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config
from ruledock.linking.link import link

PLUGINS = Path(__file__).parents[2] / "plugins"
ALL = ("kittens", "creatures", "events")
TABLES: dict[str, dict[str, Any]] = {
    "isle": {"game": "isle", "players": 3, "modules": [*ALL], "windows": "phases"},
    "solo": {"game": "isle", "players": 1, "modules": ["sister", *ALL]},
    "family": {"game": "isle", "players": 2, "modules": ["family", "kittens"]},
    "kockombat": {"game": "kockombat", "choice": "expert", "games": 2},
    "limited": {"game": "kockombat", "choice": "limited"},
    "sea_salt_paper": {"game": "sea_salt_paper", "players": 3},
}
ALWAYS, FINANCING, WAIVER = {"always"}, {"always", "gain_fish"}, {"waive_contact"}
ISLE = {
    "Arriving": (its_player, set()),
    "ChoosingField": (its_player, set()),
    "ColourOfLesson": (its_player, ALWAYS),
    "DiscardingLessons": (its_player, ALWAYS),
    "Draft": (everyone, ALWAYS),
    "GivingBasket": (its_player, ALWAYS),
    "MovingCats": (its_player, ALWAYS),
    "NamingCatch": (its_player, ALWAYS),
    "PlaceDrawn": (its_player, WAIVER),
    "PrivatePurchase": (its_player, FINANCING),
    "Purchase": (everyone, FINANCING),
    "Resolving": (its_player, FINANCING | WAIVER),
    "TakeTile": (its_player, WAIVER),
    "Unloading": (its_player, ALWAYS),
}
CLOSED = {
    "isle": ISLE,
    "solo": {**ISLE, "ChoosingPosition": (its_player, ALWAYS)},
    "family": {**ISLE, "KeepLessons": (everyone, ALWAYS)},
    "kockombat": {},
    "limited": {},
    "sea_salt_paper": {},
}


@pytest.mark.parametrize("name", TABLES)
def test_which_steps_close_interrupts_to_whom_and_what_they_let_in(name: str) -> None:
    kinds = link(make_config(TABLES[name])).kinds
    assert {
        step.__name__: (kind.closes, set(kind.allows(None)))
        for step, kind in kinds.items()
        if kind.closes is not nobody
    } == CLOSED[name]


OPEN, SECRET, TURN, BARE = "open", "secret", "turn", "bare"
"""Options follow from public facts; the choice is a secret; cards may be played among them; and
what follows from public facts as long as the player holds no card."""
FLAGS = {
    "core.window": {SECRET, TURN},
    "events.add": {OPEN},
    "events.borrow": {OPEN},
    "events.choose": {OPEN},
    "family.lessons": {SECRET},
    "isle.basket": {OPEN},
    "isle.catch": {OPEN},
    "isle.colour": {OPEN},
    "isle.draft": {SECRET},
    "isle.drawn": {TURN, BARE},
    "isle.field": {OPEN},
    "isle.find": {TURN, BARE},
    "isle.lay": {SECRET, TURN},
    "isle.lessons": {OPEN, SECRET},
    "isle.move": {OPEN},
    "isle.place": {TURN, BARE},
    "isle.purchase": {SECRET, TURN},
    "isle.rescue": {TURN, BARE},
    "isle.take": {TURN, BARE},
    "isle.unload": {OPEN},
    "kittens.another": {TURN, BARE},
    "kockombat.clan": {OPEN},
    "kockombat.dog": {OPEN},
    "kockombat.flip": {OPEN},
    "kockombat.keep": {OPEN, SECRET},
    "kockombat.move": {OPEN},
    "kockombat.prey": {OPEN},
    "sea_salt_paper.discard": {OPEN},
    "sea_salt_paper.draw": {OPEN},
    "sea_salt_paper.keep": {SECRET},
    "sea_salt_paper.pick": {SECRET},
    "sea_salt_paper.play": {BARE},
    "sea_salt_paper.rob": {OPEN},
    "sea_salt_paper.search": {OPEN},
    "sister.position": {OPEN},
}


@pytest.mark.parametrize("name", TABLES)
def test_what_every_decision_shows_and_hides(name: str, scaled: Any) -> None:
    config = make_config(TABLES[name])
    for seed in range(scaled(3, 40)):
        game, rng = new_game(config, seed), Random(seed)
        while not game.over:
            decision = game.decisions[rng.randrange(len(game.decisions))]
            told = (decision.public, decision.private, decision.interrupts)
            found = {flag for flag, holds in zip((OPEN, SECRET, TURN), told, strict=True) if holds}
            expected = set(FLAGS[decision.kind])
            if BARE in expected and not game.table.hands[decision.player]:
                expected.add(OPEN)
            assert found == expected - {BARE}, decision
            game.choose(decision, rng.randrange(len(decision.options)))


def written() -> list[tuple[str, str, dict[str, Any]]]:
    """Every decision that the plugins' code asks: where, its kind, and the flags it is given."""
    places = ("public", "private", "interrupts")
    found = []
    for path in sorted(PLUGINS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Decision"), args=[_, ast.Constant(value=kind), *_]):
                    flags = dict(zip(places, node.args[4:], strict=False))
                    flags |= {word.arg: word.value for word in node.keywords if word.arg in places}
                    found.append((f"{path.name}:{node.lineno}", str(kind), flags))
    return found


def test_code_and_table_agree_on_every_flag_even_of_decisions_that_are_seldom_asked() -> None:
    known = written()
    assert len(known) > 25
    for place, kind, flags in known:
        for name, mark in zip(
            ("public", "private", "interrupts"), (OPEN, SECRET, TURN), strict=True
        ):
            given = flags.get(name)
            if given is None or isinstance(given, ast.Constant):
                says = given is not None and bool(given.value)
                agrees = says == (mark in FLAGS[kind]) or (mark == OPEN and BARE in FLAGS[kind])
            else:
                agrees = mark == OPEN and bool({BARE, SECRET} & FLAGS[kind])
            assert agrees, f"{place}: {kind} is {name}={ast.unparse(given) if given else None}"
