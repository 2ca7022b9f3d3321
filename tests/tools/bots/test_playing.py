"""``playout`` takes bots, their classes and their names."""

import pytest

import ruledock
from ruledock_bots.known import bots_of
from ruledock_isle.bots.greedy import IsleGreedy


def auction(**more):
    return ruledock.new("auction", players=3, seed=4, **more)


@pytest.mark.parametrize(
    "bots", ["random", "greedy:guesses=1,options=2", ruledock.RandomBot, ["random"] * 3]
)
def test_a_named_bot_plays_a_whole_game(bots):
    assert ruledock.playout(auction(), bots).over


def test_names_classes_and_bots_sit_at_one_table():
    bots = ["random", ruledock.RandomBot, ruledock.RandomBot(3)]
    assert ruledock.playout(auction(), bots).over


def test_the_same_seed_makes_the_same_bots():
    first = ruledock.playout(auction(), "random", seed=1).record
    assert ruledock.playout(auction(), "random", seed=1).record == first
    assert ruledock.playout(auction(), "random", seed=2).record != first


def test_without_a_seed_every_playout_is_another():
    records = {ruledock.playout(auction(), "random").record.choices for _ in range(5)}
    assert len(records) > 1


def test_seats_have_different_luck():
    seen = []

    class Nosy(ruledock.RandomBot):
        def __init__(self, seed=0):
            seen.append(seed)
            super().__init__(seed)

    ruledock.playout(auction(), Nosy)
    assert len({*seen}) == 3


def test_greedy_is_the_bot_of_the_game_if_it_has_one():
    isle = ruledock.new("isle", seed=1)
    assert bots_of(isle.ruleset)["greedy"] is IsleGreedy
    assert bots_of(auction().ruleset)["greedy"] is ruledock.GreedyBot


def test_an_unknown_name_suggests_the_nearest():
    with pytest.raises(ruledock.ConfigError, match="no bot 'gredy'; did you mean \"greedy\""):
        ruledock.playout(auction(), "gredy")


@pytest.mark.parametrize("bots", [["random"], ["random"] * 4, [1, 2, 3]])
def test_one_bot_for_each_player(bots):
    with pytest.raises(ruledock.ConfigError, match="one for each of 3 players"):
        ruledock.playout(auction(), bots)


def test_it_stops_at_a_kind_of_decision():
    game = ruledock.playout(ruledock.new("isle", seed=1), "random", until="isle.rescue", seed=1)
    assert "isle.rescue" in [decision.kind for decision in game.decisions]
    assert not game.over
    assert "isle.rescue" in [one.kind for one in ruledock.playout(game, "random").decisions] or (
        game.over
    )


def test_it_stops_when_the_game_is_as_wanted():
    game = ruledock.playout(auction(), "random", until=lambda game: len(game.record.choices) >= 7)
    assert len(game.record.choices) == 7
    before = game.save()
    assert ruledock.playout(game, "random", until=lambda game: True).save() == before


def test_a_kind_that_never_comes_is_no_end():
    game = ruledock.new("kockombat", seed=1, choice="free")
    assert ruledock.playout(game, "random", until="kockombat.keep").over


@pytest.mark.parametrize("kind", ["auction.bdi", "Auction.Bid", "auctions.bids", "action.bit"])
def test_a_misspelt_kind_is_refused_before_anything_is_played(kind):
    game = auction()
    before = game.save()
    with pytest.raises(ruledock.ConfigError, match=r'did you mean "auction\.bid"\?'):
        ruledock.playout(game, "random", until=kind)
    assert game.save() == before


@pytest.mark.parametrize("kind", ["isle.rescue", "sale", ""])
def test_a_kind_that_no_plugin_of_the_game_asks_is_refused_with_those_there_are(kind):
    game = auction()
    before = game.save()
    with pytest.raises(ruledock.ConfigError, match=r"known: auction\.bid, auction\.draft"):
        ruledock.playout(game, "random", until=kind)
    assert game.save() == before


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("auction", {"players": 3, "modules": ["patrons", "tolls"]}),
        ("brambles", {}),
        ("hearts", {}),
        ("isle", {"players": 3, "modules": ["creatures", "events", "kittens"]}),
        ("isle", {"players": 1, "modules": ["sister"]}),
        ("isle", {"players": 2, "modules": ["family"]}),
        ("kockombat", {"choice": "expert"}),
        ("sea_salt_paper", {}),
    ],
)
def test_every_kind_that_comes_up_can_be_waited_for(game, settings):
    met = set()

    def look(one):
        met.update(decision.kind for decision in one.decisions)
        return False

    ruledock.playout(ruledock.new(game, seed=3, **settings), "random", seed=3, until=look)
    for kind in met:
        start = ruledock.new(game, seed=3, **settings)
        stopped = ruledock.playout(start, "random", seed=3, until=kind)
        assert kind in [decision.kind for decision in stopped.decisions]


def test_until_is_a_function_or_a_kind():
    with pytest.raises(ruledock.ConfigError, match="until: found 7, expected a function"):
        ruledock.playout(auction(), "random", until=7)
