"""A person at a table of bots, by keyboard."""

import json
import re
from itertools import islice
from random import Random

import pytest

import ruledock
from ruledock import Decision, Option, ScoreLine, Table
from ruledock.engine.decisions import Product
from ruledock.engine.options import axis, numbers, option
from ruledock.engine.step_kinds import Asking
from ruledock.linking import plugins
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.hooks import hookimpl
from ruledock.messages import Message
from ruledock.plugin import plain, step, table
from ruledock_cli.play import keyboard
from ruledock_cli.play.asking import LISTED, open_to
from ruledock_cli.play.worth import worths

TABLE = ("--seed", "7", "--players", "Ada,Ben,Cleo")
MANY = "a b\na\n" * 200


def record(file: str) -> dict:
    with open(file, encoding="utf-8") as opened:
        return json.load(opened)


def questions(out: str) -> int:
    return out.count("> ")


def test_a_whole_game_can_be_played_by_letters(run):
    ran = run("play", "auction", *TABLE, typed=MANY)
    assert ran.code == 0
    assert re.search(r"(wins|share the victory)\.\nThe seed was 7\.\n", ran.out)
    assert re.search(r"^ +Ada +Ben +Cleo$", ran.out, re.M)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_plays_its_own_game(run, seat):
    out = run("play", "auction", *TABLE, "--seat", seat, typed=MANY).out
    name = ("Ada", "Ben", "Cleo")[seat]
    assert set(re.findall(r"(\w+) keeps [a-z]+-[a-z]", out)) == {name}
    assert f"{name} (you)" in out


def test_an_option_is_taken_by_its_letters_or_as_it_is_written(run):
    for number, typed in enumerate(
        ["a d", "keep mask-b+vase-e", "Keep vase-e  +Mask-B", "vase-e a"]
    ):
        ran = run("play", "auction", *TABLE, "--save", f"{number}.json", typed=f"{typed}\nquit\n")
        assert ran.code == 0, ran.err
        assert record(f"{number}.json")["choices"][0] == "0 keep mask-b+vase-e"


def test_what_is_refused_says_why_and_changes_nothing(run):
    typed = "keep clock-a+clock-b\n99\nkep mask-b+vase-e\na\nquit\n"
    ran = run("play", "auction", *TABLE, "--save", "a.json", typed=typed)
    assert "cannot keep clock-a, clock-b" in ran.out
    assert "“99”" in ran.out
    assert "keep mask-b+vase-e" in ran.out
    assert questions(ran.out) == 5
    assert record("a.json")["choices"] == []


def test_a_part_that_fits_several_lists_them(run):
    typed = "a c\na\nbid\nquit\n"
    words = ("play", "auction", "--seed", "7", "--set", "rules.coins=9", "--save", "a.json")
    out = run(*words, typed=typed).out
    listed = out.rpartition("options fit; type a letter, or more of one:")[2]
    assert re.search(r"bid 0\b", listed) and re.search(r"bid 3\b", listed)


def test_many_options_come_in_pages(run):
    words = ("play", "auction", "--seed", "7", "--set", "rules.coins=40")
    out = run(*words, typed="a b\na\nmore\nmore\nquit\n").out
    asked = out.partition("What do you bid")[2].partition("\n\nThe game")[0]
    first, second, third = asked.split("> ")[:3]
    assert f"1 to {LISTED} of 44;" in first
    assert f"{LISTED + 1} to 44 of 44;" in second
    assert re.search(r"  a\) 0 ", first) and re.search(rf"  aa  bid {LISTED}\n", second)
    assert re.search(r"  a  bid 0\n", third)


def test_what_is_offered_says_what_it_brings_and_the_best_comes_first(run):
    out = run("play", "brambles", "--seed", "1", typed="quit\n").out
    assert re.search(r"a  pick 3  \+3", out)
    last = run("play", "brambles", "--set", "rules.berries=2", typed="quit\n").out
    assert re.search(r"pick 2  -2", last)


def worlds_of_the_auction():
    """A game at several of its decisions."""
    game = ruledock.new("auction", players=3, modules=["patrons"], seed=5)
    rng = Random(1)
    while not game.over:
        decision = game.decisions[0]
        yield game, decision.player
        game.choose(decision, rng.randrange(len(decision.options)))


def test_worth_is_the_same_in_every_world_the_player_cannot_tell_apart():
    rng = Random(2)
    different = 0
    for game, player in worlds_of_the_auction():
        options = list(islice(game.decision_of(player).options, 6))
        shown = worths(game, player, options)
        for _ in range(2):
            other = game.guess(player, rng)
            different += other.save()["table"] != game.save()["table"]
            assert worths(other, player, options) == shown
    assert different > 10


def test_worth_is_the_difference_of_scores_where_nothing_is_hidden():
    game = ruledock.new("brambles", seed=1)
    options = list(game.decisions[0].options)
    for one, worth in zip(options, worths(game, 0, options), strict=True):
        gained = sum(line.points for line in game.score(0, after=one))
        assert int(worth) == gained - sum(line.points for line in game.score(0))


def test_undo_takes_a_choice_back_and_says_when_it_cannot(run):
    ran = run("play", "brambles", "--seed", "1", typed="pick 1\nundo\nquit\n")
    assert "P0 cannot take back the choice to pick 1: P1 has chosen since" in ran.out
    none = run("play", "brambles", "--seed", "1", typed="undo\nquit\n")
    assert "P0 has nothing to take back." in none.out


@option("say {number}")
class Say(Option):
    """Say a number."""

    number: int = axis(numbers("number", 1, 3))


@step
class Saying:
    """A number is to be said, and some more after it."""

    player: int
    left: int


@table
class Said(Table):
    """What was said so far."""

    numbers: list[int] = plain(factory=list)


class Counting:
    """A game for one: three numbers are said."""

    @hookimpl
    def ruledock_game(self):
        return GameSpec("counting", "Counting", (1, 1), Said, self.begin, self.score, self.winners)

    OPTIONS = (Say,)

    def __init__(self):
        self.STEPS = (Asking(Saying, self.offer, self.say, name="saying"),)

    def begin(self, table):
        table.push(Saying(0, 3))

    def offer(self, table, step):
        return Decision(0, "counting.say", Product(Say, range(1, 4)))

    def say(self, table, step, player, chosen):
        table.numbers.append(chosen.number)
        if step.left > 1:
            table.push(Saying(0, step.left - 1))

    def score(self, table, player):
        return [ScoreLine(sum(table.numbers), Message("core.decide"))]

    def winners(self, table, totals):
        return [0]


def test_undo_asks_the_same_question_again(run):
    plugins.register("counting", Counting())
    words = ("play", "counting", "--players", "1", "--save", "a.json")
    ran = run(*words, typed="say 3\nsay 3\nundo\nundo\n1\n2\n2\n")
    assert ran.out.count("Taken back.") == 2
    assert record("a.json")["choices"] == ["0 say 1", "0 say 2", "0 say 2"]
    assert re.search(r"^total +5$", ran.out, re.M)


def test_a_kept_game_goes_on_where_it_was_left(run):
    out = run(
        "play", "auction", *TABLE, "--bot", "greedy", typed="a b\na b\nsave a.json\nquit\n"
    ).out
    assert "Saved in a.json." in out
    before = record("a.json")
    assert before["play"] == {"seat": "0", "bot": "greedy"}
    again = run("play", "--resume", "a.json", typed="a\na b\nquit\n")
    assert again.code == 0
    assert "Ada keeps" in again.out
    after = record("a.json")
    assert after["choices"][: len(before["choices"])] == before["choices"]
    assert len(after["choices"]) > len(before["choices"])
    assert run("check", "a.json").code == 0


def test_a_save_and_a_position_can_be_gone_on_with_too(run, tmp_path):
    game = ruledock.new("auction", players=2, seed=3)
    game.choose(game.decisions[0], 0)
    (tmp_path / "s.json").write_text(json.dumps(game.save()))
    (tmp_path / "p.toml").write_text(game.position())
    for file in ("s.json", "p.toml"):
        ran = run(
            "play", "--resume", file, "--seat", "1", "--save", "kept.json", typed="a b\nquit\n"
        )
        assert ran.code == 0, ran.err
        assert "P1 (you)" in ran.out
        (tmp_path / "kept.json").unlink()


def test_a_kept_game_is_not_overwritten_by_a_new_one(run):
    run("play", "brambles", "--save", "a.json", typed="a\nquit\n")
    before = record("a.json")
    ran = run("play", "brambles", "--save", "a.json", typed="a\n")
    assert ran.code == 2
    assert "--resume a.json" in ran.err
    assert record("a.json") == before


def test_a_place_that_cannot_be_written_is_told_and_the_game_goes_on(run):
    ran = run("play", "brambles", "--seed", "1", typed="save no/such/place.json\npick 1\nquit\n")
    assert "no/such/place.json: No such file or directory" in ran.out
    assert "P0 picks 1" in ran.out


def held(seed: int = 7) -> ruledock.Game:
    """A game in which Ada holds a favour while Ben hangs his lots."""
    game = ruledock.new("auction", players=["Ada", "Ben"], seed=seed)
    while not (
        open_to(game, 0) and game.decisions[0].kind == "auction.show" and game.decisions[0].player
    ):
        game.choose(game.decisions[0], 0)
    return game


def test_before_a_bot_acts_the_person_may(run, tmp_path):
    game = held()
    favour = str(open_to(game, 0)[0])
    (tmp_path / "a.json").write_text(json.dumps(game.record.to_dict()))
    words = ("play", "--resume", "a.json", "--interrupts", "ask")
    ran = run(*words, typed=f"{favour}\nquit\n")
    assert "Ben is about to act. Act first? Enter lets it pass." in ran.out
    assert f"Ada calls in a favour: {favour.removeprefix('play ')}." in ran.out
    assert f"0! {favour}" in record("a.json")["choices"]


def test_a_moment_can_be_let_pass_once_for_a_while_or_for_good(run, tmp_path):
    game = held()
    asked = "Act first?"
    text = json.dumps(game.record.to_dict())
    counts = {}
    for name, words, typed in (
        ("pass", ("--interrupts", "ask"), "\n" * 3 + MANY),
        ("quiet", ("--interrupts", "ask"), "quiet\n" + MANY),
        ("windows", (), MANY),
        ("never", ("--interrupts", "never"), MANY),
    ):
        (tmp_path / "a.json").write_text(text)
        out = run("play", "--resume", "a.json", *words, typed=typed).out
        counts[name] = out.count(asked)
        assert "Ben hangs" in out
    assert counts["pass"] >= counts["quiet"] >= 1
    assert counts["never"] == counts["windows"] == 0  # windows ask often enough


def test_a_window_passes_with_enter(run, tmp_path):
    game = ruledock.new("auction", players=["Ada", "Ben"], seed=7)
    while game.decisions[0].kind != "core.window":
        game.choose(game.decisions[0], 0)
    player = game.decisions[0].player
    (tmp_path / "a.json").write_text(json.dumps(game.record.to_dict()))
    run("play", "--resume", "a.json", "--seat", player, typed="\nquit\n")
    assert f"{player} nothing" in record("a.json")["choices"]


def test_help_log_view_and_score_answer_and_ask_again(run):
    out = run("play", "auction", *TABLE, typed="help\nlog\nview\nscore\nquit\n").out
    assert "take your latest choice back" in out
    assert out.count("Round 1 begins.") == 2
    assert out.count("your packet   mask-b objection-b ring-d vase-e") == 2
    assert "in all" in out
    assert questions(out) == 5


def test_nobody_is_asked_where_there_is_nothing_to_choose(run):
    out = run("play", "sea_salt_paper", "--seed", "3", "--players", "Ada,Ben", typed="take 2\n").out
    assert "Lay a pair" not in out  # Ada has one card: she can only pass, and does
    assert out.count("Draw from the pile, or") == 2


def test_pass_takes_the_option_that_passes_and_says_where_there_is_none(run):
    ran = run("play", "auction", *TABLE, "--save", "a.json", typed="pass\nquit\n")
    assert "You cannot pass now" in ran.out
    assert record("a.json")["choices"] == []


def test_the_seed_is_told_at_the_end_and_never_before(run):
    typed = "a\nhelp\nlog\nquit\n"
    assert "s3cret" not in run("play", "brambles", "--seed", "s3cret", typed=typed).out
    assert "The seed was s3cret." in run("play", "brambles", "--seed", "s3cret", typed=MANY).out


def test_the_end_of_input_is_a_quiet_farewell(run):
    ran = run("play", "auction", *TABLE, typed="")
    assert ran.code == 0
    assert ran.out.endswith("The game is kept; go on with: ruledock play\n")


def test_ctrl_c_keeps_the_game(run, monkeypatch):
    def interrupted(prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr(keyboard, "ask_plainly", interrupted)
    ran = run("play", "auction", *TABLE, "--save", "a.json")
    assert ran.code == 130
    assert "ruledock: stopped. The game is kept; go on with" in ran.err
    assert record("a.json")["choices"] == []


def test_one_of_a_game_and_a_kept_one_must_be_named(run):
    assert run("play", "auction", "--resume", "a.json").code == 2
