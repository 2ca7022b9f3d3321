"""Whole games at random: nothing is lost, everything is promised, and all of it occurs."""

from collections import Counter
from random import Random

import pytest

import ruledock
from ruledock.linking.config import make_config
from ruledock.linking.declarations import declared_by
from ruledock.testing import Act, Wanderer, check_game, counting, refusals
from ruledock.testing.walking import some
from ruledock_isle.cards.effects import NamingCatch
from ruledock_isle.cards.operations import OPERATIONS
from ruledock_isle.check import cards_of, check
from ruledock_isle.options import Find, Place, Play, Rescue
from ruledock_isle.phases.days import PhaseEnd
from ruledock_isle.phases.turns import TurnOf
from ruledock_isle.table import IsleTable
from tests.plugins.isle.ledger import Ledger
from tests.plugins.isle.staging import (
    do,
    give,
    isle,
    play_on,
    rescuing,
    stow,
    table_of,
    teach,
    use_boats,
)
from tests.plugins.isle.visibility import SEEN_BY

WINDOWS = ("own", "phases", "all")


def wander(game, rng):
    """Play at random; after every choice all cards, tiles, baskets and fish are accounted for."""
    table = isle(game)
    check(table)
    ledger = Ledger(table)
    while not game.over:
        decision = game.decisions[rng.randrange(len(game.decisions))]
        option = decision.options[rng.randrange(len(decision.options))]
        ledger.before(IsleTable.of(game), decision.player, option)
        game.choose(decision, option)
        table = IsleTable.of(game)
        check(table)
        ledger.after(table, decision.player)
        yield option


@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_lost_in_a_random_game(players, windows, scaled):
    seen = Counter()
    for seed in range(scaled(6, 1000)):
        game = ruledock.new("isle", players=players, windows=windows, seed=seed)
        seen.update(type(option).__name__ for option in wander(game, Random(seed)))
        assert isle(game).day == 5
        assert game.result.winners
    common = {"Place", "Rescue", "Pass", "EndTurn", "Keep", "Buy", "Lay", "Find", "Play"}
    assert common <= set(seen)


PLENTY = {
    "fish": {"start": 0, "income": 100},
    "permanent_baskets": {"start": 6, "tokens": 60},
    "cats_per_player": {"left": 4, "right": 4},
}
"""Rules under which boats are filled to the last square."""


def hoard(game, rng):
    """Take whatever can be taken, so that on the last day nothing fits any more."""
    while not game.over:
        table = IsleTable.of(game)
        decision = game.decisions[rng.randrange(len(game.decisions))]
        options = some(decision.options, rng, 30)
        if decision.kind in ("isle.draft", "isle.purchase"):
            option = max(options, key=wanted)
        else:
            rest = [one for one in options if one.notation not in ("play 075", "play 076")]
            taking = [one for one in rest if type(one) in (Rescue, Place, Find)]
            plays = [one for one in options if one not in rest]
            torn = table.used_baskets[decision.player] and table.baskets[decision.player]
            gives = [one for one in plays if one.notation == "play 076" and torn]
            last = plays if table.day == 5 else []
            option = rng.choice(gives or taking or last or rest or options)
        game.choose(decision, option)
        yield Act(decision.player, option)


def wanted(option):
    """How much a hoarder wants to draft or to buy these cards."""
    cards = getattr(option, "cards", ())
    return sum(10 if card in ("075", "076") else 1 for card in cards)


def own_steps():
    """The kinds of step that the isle itself declares."""
    ruleset = ruledock.new("isle", players=2).ruleset
    names = ruleset.step_names
    return [kind for step, kind in ruleset.kinds.items() if names[step].startswith("isle.")]


@pytest.mark.timeout(0)
@pytest.mark.thorough
def test_everything_that_can_happen_happens_a_hundred_times():
    """Each option, anytime card, step, operation, refusal and line of the final scoring."""
    kinds = [kind for kind in own_steps() if kind.step not in (NamingCatch, PhaseEnd, TurnOf)]
    strange = ruledock.new("isle", players=2).ruleset.read_option("buy 001+001")
    with counting(kinds, OPERATIONS) as seen:
        for seed in range(1800):
            rng, plenty = Random(seed), seed % 4 == 0
            setting = {"players": 2, "rules": PLENTY} if plenty else {"players": 4}
            game = ruledock.new("isle", windows=WINDOWS[seed % 3], seed=seed, **setting)
            for act in hoard(game, rng) if plenty else Wanderer(rng).walk(game):
                seen[f"option {type(act.option).__name__}"] += 1
                if type(act.option) is Play:
                    seen[act.option.notation] += 1
                if rng.random() < 0.005 and not game.over:
                    seen.update(refusals(game, strange, rng))
            seen.update(f"line {line.rule}" for lines in game.result.lines for line in lines)
    print(*(f"{count:>9,} {what}" for what, count in sorted(seen.items())), sep="\n")  # pytest -rP
    lines = ruledock.new("isle", players=4, seed=0).ruleset.book.lines
    expected = {f"option {kind.__name__}" for kind in declared_by("isle", "OPTIONS")}
    expected |= {f"play {number:03}" for number in range(67, 98)}
    expected |= {f"step {kind.step.__name__}" for kind in kinds}
    expected |= {f"operation {one.name}" for one in OPERATIONS}
    expected |= {f"line {line.rule}" for line in lines}
    expected |= {f"line isle.lesson.{number}" for number in range(113, 151)}
    expected |= {f"refused core.refused.{what}" for what in ("because", "unreadable")}
    assert {what: seen[what] for what in expected if seen[what] < 100} == {}


@pytest.mark.parametrize(("players", "windows"), [(2, "own"), (3, "phases"), (4, "all")])
def test_what_every_game_promises(players, windows, scaled):
    config = make_config({"game": "isle", "players": players, "windows": windows})
    report = check_game(config, visibility=SEEN_BY, games=scaled(1, 20), often=3 / 400)
    assert report.games == scaled(1, 20)


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_differ_in_every_hidden_area(players):
    config = make_config({"game": "isle", "players": players, "windows": "own"})
    names = ["hands", "drafted", "packets", "deck", "lessons", "rescue_cards", "discarded"]
    check_game(config, visibility=SEEN_BY, games=20, often=0.3, must_differ=names)


@pytest.mark.parametrize("edition", ["cs", "uk"])
def test_both_editions_play_to_the_end(edition):
    for seed in range(3):
        game = ruledock.new("isle", players=3, edition=edition, seed=seed, windows="own")
        ruledock.playout(game, ruledock.RandomBot(seed))
        assert game.over


# -- supplies that just suffice ----------------------------------------------------------------


def test_four_players_and_every_draw_card_use_exactly_150_cards():
    table = table_of(4)
    give(table, 0, "071", "072", "073", "074")
    drafted = table.deck[: 140 - 4]  # what five days deal, these four among it
    table.throw(1, drafted)
    del table.deck[: 140 - 4]
    use_boats(table, "boat-red", "boat-blue", "boat-green", "boat-purple")
    game = rescuing(table)
    for card in ("071", "072", "073", "074"):
        do(game, f"play {card}", "buy none")
    table = isle(game)
    assert table.deck == []
    assert len(cards_of(table)) == 150


def test_four_players_075_and_083_use_exactly_85_cats():
    table = table_of(4)
    cats = [tile for tile in table.bag if table.book.tiles[tile].is_cat]
    table.leave(cats[:80])  # five days of sixteen
    table.bag = cats[80:]
    table.leave(sorted(tile for tile in ("rare-i", "rare-l", "rare-o", "rare-s", "rare-t") * 5))
    give(table, 0, "075", "083")
    use_boats(table, "boat-red", "boat-blue", "boat-green", "boat-purple")
    game = rescuing(table)
    do(game, "play 083", "to left", "to left", "to left", "to left", "play 075")
    assert isle(game).bag == []
    assert isle(game).drawn[0] is not None


def test_four_players_and_six_basket_cards_use_exactly_ten_baskets():
    table = table_of(4)
    use_boats(table, "boat-red", "boat-blue", "boat-green", "boat-purple")
    give(table, 0, "084", "085", "086", "087", "088", "089")
    teach(table, 0, "113", "114", "115", "116")
    stow(table, 0, "common-1 d5", "common-1 e5", "common-1 f5", "common-1 g5")
    assert table.spare_baskets == 6
    game = rescuing(table)
    do(game, "play 084", "play 085", "play 086", "discard 113+114", "play 087")
    do(game, "play 088", "unload d5+e5", "play 089")
    table = isle(game)
    assert (table.baskets, table.spare_baskets) == ([7, 1, 1, 1], 0)


DRAWING = ("071", "072", "073", "074")


def eager(decision):
    """Keep, buy and play every card that draws cards; never mind the rest."""
    options = decision.options
    if decision.kind in ("isle.draft", "isle.purchase"):
        return max(options, key=lambda one: sum(card in DRAWING for card in one.cards))
    plays = [one for one in options if one.notation in {f"play {card}" for card in DRAWING}]
    leaving = [one for one in options if one.notation in ("pass", "end turn", "nothing")]
    return (plays or leaving or [options[0]])[0]


def test_a_whole_game_of_four_with_every_draw_card_uses_exactly_150_cards():
    game = ruledock.new("isle", players=4, seed=1, windows="own")
    play_on(game, lambda table: False, eager)
    table = isle(game)
    assert set(DRAWING) <= set(table.discard)
    assert table.deck == []
    assert len(cards_of(table)) == 150


def test_a_basket_that_is_not_there_is_not_offered():
    table = table_of(2, rules={"permanent_baskets": {"tokens": 2}})
    give(table, 0, "084")
    game = rescuing(table)
    assert [option.notation for option in game.decisions[0].options] == ["pass"]
