"""What people decide by stands in full, nothing is asked in vain, and what is shown is true."""

import itertools
import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ruledock
from ruledock.linking.shipped import data
from ruledock.testing.rules import load_catalogue
from ruledock_bots.greedy import GreedyBot
from ruledock_cli.play.keeping import Keeper
from ruledock_cli.play.paging import pages
from ruledock_cli.play.points import points_table
from ruledock_cli.play.rulebook import SAID
from ruledock_cli.play.session import Session
from ruledock_cli.play.turn_screen import TurnScreen
from ruledock_drawing import show
from ruledock_drawing.lookup import texts_of
from ruledock_drawing.palette import Palette

SMALL = Palette(False, (80, 24))
MODULES = ["creatures", "events", "kittens"]
TABLES = {
    "isle": ("isle", {"players": 2, "modules": MODULES}),
    "sister": ("isle", {"players": 1, "modules": ["sister"]}),
    "family": ("isle", {"players": 2, "modules": ["family"]}),
    "sea_salt_paper": ("sea_salt_paper", {"players": 2}),
    "kockombat": ("kockombat", {"players": 2}),
}


# -- texts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_texts_that_people_decide_by_are_never_cut(table, monkeypatch):
    monkeypatch.setattr(show, "columns", lambda: SMALL.columns)
    name, settings = TABLES[table]
    game, rng = ruledock.new(name, **settings, seed=5), Random(5)
    by_texts = 0
    for _ in range(20):
        decision = game.decisions[0]
        screen = TurnScreen(game, decision.player, decision, SMALL, str, 2)
        if screen.question.by_texts:
            by_texts += 1
            assert_all_in_sight(screen)
        game.choose(decision, rng.randrange(len(decision.options)))
        if game.over:
            break
    assert by_texts


def assert_all_in_sight(screen):
    """Page through a question: each text stands on its page, and no page is too long."""
    [rows] = screen._rows()
    question = screen.question
    while True:
        page = question.page(rows)
        assert all(len(line) <= 80 for line in page)
        assert len(page) <= rows + 3 or len(question.entries) == 1  # and hints on how to answer
        words = "".join("".join(page).split())
        for entry in question.entries:
            assert "".join(entry.text.split()) in words and "".join(entry.says.split()) in words
        question.turn_page()
        if not question.first:
            break


@pytest.mark.parametrize("name", ["sea_salt_paper", "kockombat"])
def test_whatever_can_be_looked_up_says_what_it_does(name):
    ruleset = ruledock.new(name, players=2, seed=1).ruleset
    kinds = {"sea_salt_paper": ("cards", "families"), "kockombat": ("clans",)}[name]
    for kind in kinds:
        for item in ruleset.content.items[kind].values():
            assert texts_of(item, ruleset), item.id


def test_rules_say_nothing_of_books_and_their_editions():
    catalogue = load_catalogue(data("rules"))
    for rules in catalogue.rules.values():
        for rule in rules:
            if rule.kind in SAID:
                notes = (
                    r"\b(Czech|Ukrainian|editions?|rulings\.md|garbled|fragment|presumably|seems)\b"
                )
                assert not re.search(notes, rule.text), rule.id


# -- pages ------------------------------------------------------------------------------------


@given(st.lists(st.sampled_from(["", "a", "b"]), max_size=60), st.integers(2, 12))
def test_pages_hold_everything_and_are_no_longer_than_the_screen(lines, many):
    found = list(pages(lines, many))
    assert all(len(page) <= many for page in found)
    together = [line for page in found for line in page if line]
    assert together == [line for line in lines if line]


def test_what_was_counted_has_its_points_once():
    game = ruledock.new("isle", players=2, seed=4, rules={"days": 2})
    ruledock.playout(game, GreedyBot(4))
    told = list(points_table(game.result, ["Ada", "Ben"], SMALL))
    details = told[told.index("What counted for Ada") : told.index("What counted for Ben")]
    figures = [line for line in details if re.match(r" +[+-]\d", line)]
    counted = [line for line in game.result.lines[0] if line.points and line.counted()]
    assert len(figures) == len(counted)


# -- questions in vain ------------------------------------------------------------------------


def quick(seed):
    """A bot that thinks no longer than a test needs."""
    return GreedyBot(seed, options=4, guesses=1)


class Typist:
    """A keyboard at which a bot types for everybody, until it has had enough."""

    live, lines = False, 1

    def __init__(self, game, most):
        self.game, self.most, self.bot = game, most, quick(1)
        self.asked = []

    def read(self, seat, hints, prompt="> "):
        decision = next(one for one in self.game.decisions if one.player == seat)
        self.asked.append((seat, decision, self.game.interrupts(seat), len(self.game.log(seat))))
        if len(self.asked) > self.most:
            raise EOFError
        chosen = self.bot(ruledock.Seat(self.game, seat, decision))
        return decision.options[chosen].notation if isinstance(chosen, int) else chosen.notation

    def forget(self):
        pass


def ask(game, people, most=25):
    """All that people are asked, until there were so many questions."""
    typist = Typist(game, most)
    bots = [quick(seat) for seat in range(len(game.table.players))]
    session = Session(game, people, bots, Palette(), typist, Keeper(game, {}, None))
    with pytest.raises(EOFError):
        session.play()
    return typist.asked


def test_no_window_asks_what_the_next_question_offers_as_well(capsys):
    asked = ask(ruledock.new("isle", players=2, seed=1), [0])
    for (_, before, open_then, heard), (_, after, open_now, now) in itertools.pairwise(asked):
        if before.kind == "core.window" and heard == now:
            offered = {*after.options[:1000], *open_now}
            assert not offered >= {*open_then}, before


def test_several_people_are_not_asked_where_the_keyboard_is_and_one_answer_is_left(capsys):
    game = ruledock.new("isle", players=2, seed=3, windows="all")
    asked = ask(game, [0, 1], 40)
    for (was, *_), (seat, decision, more, _) in itertools.pairwise(asked):
        if len(decision.options) == 1 and not more:
            assert was != seat and not decision.public, decision


# -- what is shown ----------------------------------------------------------------------------


def test_who_has_passed_is_said_in_this_phase_only(capsys):
    game, bot = ruledock.new("isle", players=3, seed=2, rules={"days": 2}), GreedyBot(2)
    seen, wide = 0, Palette(False, (400, 60))
    while not game.over:
        decision = game.decisions[0]
        said = passed_in_log(game)
        if decision.kind in ("isle.rescue", "isle.find", "isle.draft"):
            screen = TurnScreen(game, decision.player, decision, SMALL, str)
            view, ruleset = game.view(decision.player), game.ruleset
            shown = "\n".join(
                screen.parts[name][0].draw(view, wide, ruleset) for name in ("boats", "boat")
            )
            marked = {
                line.partition(":")[0].split()[0]
                for line in shown.split("\n")
                if "has passed" in line
            }
            assert marked == said
            seen += bool(marked)
        game.choose(decision, bot(ruledock.Seat(game, decision.player, decision)))
    assert seen


def passed_in_log(game):
    """Who has passed since the last heading, as the log tells it."""
    passed = set()
    for line in map(str, game.log(None)):
        if re.match(r"Day \d", line):
            passed = set()
        elif found := re.match(r"(\w+) passes and", line):
            passed.add(found[1])
    return passed


def test_what_was_let_pass_is_asked_again_only_after_something_has_come_to_light(capsys):
    for seed in (1, 3):
        asked = ask(ruledock.new("isle", players=2, seed=seed), [0], 40)
        windows = [one for one in asked if one[1].kind == "core.window"]
        for (_, before, open_then, heard), (_, after, open_now, now) in itertools.pairwise(windows):
            assert now > heard or not {*open_now} <= {*open_then}, (before, after)
