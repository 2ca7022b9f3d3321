"""What a host need not say, and what a game need not program."""

from types import SimpleNamespace

import attrs
import pytest

import ruledock
from ruledock.engine.decisions import Decision
from ruledock.game.seat import Seat
from ruledock.linking import plugins
from ruledock.linking.config import Config, make_config
from ruledock.linking.game_spec import GameSpec, ScoreLine
from ruledock.linking.hooks import hookimpl
from ruledock.linking.link import forget
from ruledock.linking.table import Table
from ruledock.messages import Message, Phrasebook
from ruledock_rl.rewards import points, won
from tests.toys import toy


@attrs.define(eq=False)
class Dull(Table):
    """Nothing happens."""


POINTS = (4, 2, 2, 9)


@pytest.fixture
def dull():
    """Make a game without any choice; its players have 4, 2, 2 and 9 points."""

    def make(**more):
        @hookimpl
        def ruledock_game():
            return GameSpec(
                name="dull",
                title="Dull",
                players=(3, 4),
                table=Dull,
                setup=lambda table: None,
                score=lambda table, player: [ScoreLine(POINTS[player], Message("core.decide"))],
                **more,
            )

        plugins.register("dull", SimpleNamespace(ruledock_game=ruledock_game))
        return lambda **given: ruledock.new("dull", **given)

    yield make
    plugins.unregister("dull")


def test_as_few_as_possible_play(dull):
    assert dull()().config.players == 3
    assert Config("dull").players == 3
    assert Config("dull").names == ("P0", "P1", "P2")


@pytest.mark.parametrize(
    ("modules", "players"),
    [((), 2), (("sister",), 1), (("family",), 2), (("kittens", "sister"), 1)],
)
def test_modules_say_how_few_may_play(modules, players):
    assert ruledock.new("isle", modules=modules, seed=1).config.players == players
    assert Config("isle", modules=modules).players == players


def test_names_say_how_many_play():
    assert Config("isle", names=("Ada", "Ben", "Cleo")).players == 3
    assert make_config({"game": "isle", "names": ["Ada", "Ben", "Cleo"]}).players == 3


def test_nobody_is_still_refused(dull):
    with pytest.raises(ruledock.ConfigError, match="Dull is for 3 to 4 players, not 0"):
        dull()(players=0)


def test_an_unknown_game_is_refused_when_it_is_linked():
    assert Config("nonesuch").players == 2
    with pytest.raises(ruledock.ConfigError, match="no game 'nonesuch'"):
        ruledock.new("nonesuch")


def test_the_most_points_win_unless_the_game_says_otherwise(dull):
    result = dull()(players=4).result
    assert (result.winners, result.fewest_win) == ((3,), False)
    assert points(result) == (4.0, 2.0, 2.0, 9.0)
    assert dull(winners=lambda table, totals: [1])(players=4).result.winners == (1,)


def test_the_fewest_points_win_if_the_game_says_so(dull):
    result = dull(fewest_win=True)(players=4).result
    assert (result.winners, result.fewest_win) == ((1, 2), True)
    assert points(result) == (-4.0, -2.0, -2.0, -9.0)
    assert won(result)[1] > 0 > won(result)[0]


def test_the_planner_knows_what_is_good(dull):
    for fewest, best in ((False, 3), (True, 1)):
        worth = ruledock.Planner(1).worth(dull(fewest_win=fewest)(players=4))
        assert max(range(4), key=worth.__getitem__) == best


def test_a_seat_reads_the_cards_of_the_game():
    game = ruledock.new("auction", players=3, seed=1)
    seat = Seat(game, 0, game.decisions[0])
    lots = seat.content["lots"]
    assert {type(lot.value) for lot in lots.values()} == {int}
    with pytest.raises(TypeError):
        seat.content["lots"] = {}
    with pytest.raises(TypeError):
        lots["clock-a"] = None
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        next(iter(lots.values())).value = 99


def test_blanks_may_have_any_name():
    def setup(table):
        table.log = []
        words = {"self": "a", "to": "b", "sentence": "c", "others": "d"}
        table.tell("toy.said", **words)
        table.whisper([0], "toy.heard", _secret="e", **words)
        table.whisper([0], "toy.said", _secret="e", **words)
        told, whispered, kept = table.log
        assert told.message.args == words
        assert whispered.message.args == {**words, "secret": "e"}
        assert (whispered.others.id, whispered.others.args) == ("toy.heard.others", words)
        assert kept.others is None
        table.log = None

    Phrasebook.add("toy-heard-others = Something was said.", "toy")
    toy(setup)


def test_a_decision_asks_what_is_written_for_its_kind():
    Phrasebook.add("toy-ask-colour = Which of { $count } colours?", "toy")
    named = Decision(0, "toy.colour", (), {"count": 3})
    assert named.prompt == Message("toy.ask.colour", {"count": 3})
    assert named.offering(()).prompt.text() == "Which of 3 colours?"
    assert Decision(0, "toy.colour", ()).prompt == Message("toy.ask.colour")
    assert Decision(0, "toy.shape", ()).prompt == Message("core.decide")
    assert Decision(0, "toy.colour", (), Message("toy.said")).prompt == Message("toy.said")
    assert Decision(0, "toy.colour", (), lambda: Message("toy.said")).prompt.id == "toy.said"


def test_the_greedy_bot_avoids_points_that_are_bad(monkeypatch):
    module = plugins.load("brambles")
    spec = module.ruledock_game()

    def berries(fewest_win):
        told = attrs.evolve(spec, fewest_win=fewest_win, winners=None)
        monkeypatch.setattr(module, "ruledock_game", hookimpl(lambda: told))
        forget()
        game = ruledock.new("brambles", players=2, seed=1)
        seat = Seat(game, 0, game.decisions[0])
        picked = [ruledock.GreedyBot(seed)(seat) for seed in range(5)]
        return sum(seat.decision.options[place].berries for place in picked)

    try:
        assert berries(fewest_win=True) < berries(fewest_win=False)
    finally:
        forget()
