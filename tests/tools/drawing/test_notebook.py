"""In a notebook things show themselves, and no ``repr`` is longer than a screen."""

import re
from html.parser import HTMLParser
from random import Random

import pytest

import ruledock
from ruledock.linking.config import make_config
from ruledock_drawing.notebook import Shown, show_score
from ruledock_drawing.palette import CODES, Palette
from ruledock_isle import IsleTable
from tests.hostile.tables import TABLES

SCREEN = 24 * 80
VOID = {"br"}


class Checked(HTMLParser):
    """Reads HTML, refuses tags that do not fit together, and keeps the text."""

    def __init__(self, text):
        super().__init__()
        self.open, self.said = [], []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag, attrs):
        assert tag != "script"
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.said.append(data)

    @property
    def text(self):
        return "".join(self.said)


def midgame(name, choices=40):
    game = ruledock.new(make_config(TABLES[name]), seed=3)
    enough = lambda game: len(game.record.choices) >= choices  # noqa: E731
    return ruledock.playout(game, "random", seed=1, until=enough)


@pytest.mark.parametrize("name", TABLES)
def test_no_repr_is_longer_than_a_screen(name):
    game = midgame(name)
    things = [game, game.table, game.ruleset, game.ruleset.content, game.ruleset.game, game.config]
    things += [
        game.result,
        game.score(0),
        game.record,
        ruledock.show(game),
        *game.decisions,
        *game.log(None),
    ]
    for thing in things:
        assert 0 < len(repr(thing)) <= SCREEN, type(thing)


@pytest.mark.parametrize("name", TABLES)
def test_games_and_results_show_themselves(name):
    game = midgame(name)
    assert str(ruledock.show(game)) in Checked(game._repr_html_()).text
    shown = Checked(game.result._repr_html_()).text
    assert all(f"Player {seat}: {total}" in shown for seat, total in enumerate(game.result.totals))
    lines = game.score(0)
    told = Checked(lines._repr_html_()).text
    assert all(str(line.because)[:100] in told for line in lines)


@pytest.mark.parametrize("name", ["isle-2", "auction-4", "sea-2"])
def test_a_shown_game_tells_what_a_spectator_sees(name):
    game = midgame(name)
    for player in game.table.players:
        world = game.guess(player, Random(1))
        if world.view(None) == game.view(None):
            assert world._repr_html_() == game._repr_html_()
    assert str(ruledock.show(game, 0)) != str(ruledock.show(game))


@pytest.mark.parametrize("name", TABLES)
def test_a_hand_shows_itself_and_only_what_its_player_sees(name):
    game = midgame(name)
    for player in game.table.players:
        held = ruledock.hand(game, player)
        assert len(repr(held)) < 120
        shown = Checked(held._repr_html_()).text
        assert all(card.name in shown for pile in held.piles.values() for card in pile)
        world = game.guess(player, Random(1))
        assert ruledock.hand(world, player) == held, "a guess keeps what this player sees"


def test_a_hand_says_what_its_cards_are():
    held = ruledock.hand(ruledock.new("hearts", seed=1), 1)
    assert [len(cards) for cards in held.piles.values()] == [17]
    assert "♥" in str(held)
    game = ruledock.new("isle", players=["Ada", "Ben"], seed=7)
    ruledock.playout(game, "greedy", seed=1, until="isle.rescue")
    held = ruledock.hand(game, 0)
    assert {*held.piles} == {"hands", "lessons", "rescue_cards", "discarded"}
    cards = IsleTable.of(game).hands[0]
    assert [card.id for card in held.piles["hands"]] == cards
    assert all(card.name and card.text for pile in held.piles.values() for card in pile)
    with pytest.raises(ruledock.ConfigError, match="player: found 2, expected 0 to 1"):
        ruledock.hand(game, 2)


def test_what_is_long_can_be_scrolled():
    game = midgame("isle-2")
    for thing in (game, ruledock.show(game, 0), game.result, game.score(0), ruledock.hand(game, 0)):
        assert re.search("<div style='max-height:[0-9]+em;overflow:auto'>", thing._repr_html_())


def test_a_boat_is_a_picture():
    boat = IsleTable.of(midgame("isle-2")).boats[0]
    assert boat._repr_svg_().startswith("<svg")
    assert len(repr(boat)) < 80


def test_colours_become_styles():
    for style in CODES:
        html = Shown(Palette(True)(style, "a<b"))._repr_html_()
        assert re.search(r"<span style='[^']+'>a&lt;b</span>", html), style
    assert Checked(Shown("\x1b[1mopen \x1b[31mtwice")._repr_html_()).text == "open twice"


def test_strangers_cannot_write_html():
    game = ruledock.new("auction", players=["<script>", "Ben"], seed=1)
    Checked(game._repr_html_())
    Checked(show_score(game.score(0)))


def test_simulations_and_reports_show_themselves():
    games = ruledock.simulate(ruledock.Config("auction"), 4, "random", seed=1)
    assert repr(games) == "<Simulation of 4 games of auction, 2 players: random, random>"
    assert "4 games of auction" in Checked(games._repr_html_()).text
    report = games.report()
    assert repr(report) == "<Report of 4 games>"
    assert "auction, 2 players: 4 games" in Checked(report._repr_html_()).text


def test_the_report_on_what_is_installed_names_no_folder():
    told = str(ruledock.report())
    assert f"ruledock   {ruledock.__version__}" in told
    assert "isle (ruledock " in told
    assert "lessons-a" in told
    assert "CPython" in told or "PyPy" in told
    assert not re.search(r"[/\\](home|root|tmp|work|Users|usr)\b", told)
    assert repr(ruledock.report()) == told
    assert Checked(ruledock.report()._repr_html_()).text == told
