"""Many games: one by one or side by side, the same games come out, in the same order."""

import copy
import io
import pickle
import re
import sys
from types import SimpleNamespace

import pytest

import ruledock
from ruledock.linking.config import make_config
from ruledock_bots.seeds import bot_seed
from ruledock_cli.play.seats import bots_for
from ruledock_simulation import Batch
from ruledock_simulation.progress import bar

AUCTION = make_config({"game": "auction", "players": 3})


class Stubborn:
    """A bot that always answers alike, and differently for each seed."""

    def __init__(self, seed):
        self.seed = seed

    def __call__(self, seat):
        return self.seed % len(seat.decision.options)


def test_a_game_of_a_simulation_is_the_game_with_that_seed():
    run = ruledock.simulate(AUCTION, games=4, bots="random", seed=10)
    many = list(run)
    assert run.seed == "10"
    assert [one.number for one in many] == [0, 1, 2, 3]
    game = ruledock.new(AUCTION, seed=many[2].seed)
    ruledock.playout(game, [ruledock.RandomBot(bot_seed("10", 2, seat)) for seat in range(3)])
    assert many[2].totals == game.result.totals
    assert many[2].winners == game.result.winners
    assert many[2].choices == len(game.record.choices)


def test_a_run_without_a_seed_has_a_secret_of_its_own():
    runs = [ruledock.simulate(AUCTION, games=3) for _ in range(4)]
    games = [one for run in runs for one in run]
    assert len({run.seed for run in runs}) == 4
    assert len({one.seed for one in games}) == 12
    for seed in (*(run.seed for run in runs), *(one.seed for one in games)):
        assert re.fullmatch("[0-9a-f]{32}", seed)
    again = ruledock.simulate(AUCTION, games=3, seed=runs[0].seed).play()
    assert again.digest == runs[0].digest, "who knows the seed plays the run again"


def test_a_longer_run_begins_with_the_games_of_a_shorter_one():
    shorter, longer = (ruledock.simulate(AUCTION, games, seed="x") for games in (3, 5))
    assert list(longer)[:3] == list(shorter)


def test_commands_make_bots_whose_seeds_do_not_tell_that_of_the_game():
    game = ruledock.new(AUCTION, seed=12)
    known = {"stubborn": ("stubborn", Stubborn)}
    table = SimpleNamespace(config=AUCTION, for_tool={"ruledock_bots": known}.get)
    playing = SimpleNamespace(ruleset=table, table=game.table, record=game.record)
    made = [bot.seed for bot in bots_for(playing, "stubborn")]
    assert made == [bot_seed("12", 0, seat) for seat in range(3)]
    game.choose(game.decisions[0], 0)
    playing.record = game.record
    assert not {*made} & {bot.seed for bot in bots_for(playing, "stubborn")}, "others, later on"


def test_games_are_played_as_they_are_read():
    asked = []

    def noting(seed):
        asked.append(seed)
        return ruledock.RandomBot(seed)

    many = ruledock.simulate(AUCTION, games=1_000_000, bots=noting)
    assert not asked
    assert next(many).number == 0
    assert len(asked) == 3
    assert len(many) == 1_000_000


@pytest.mark.parametrize("bots", ["random", Stubborn, ["random", Stubborn, "random"]])
def test_two_workers_play_what_one_plays(bots):
    alone = ruledock.simulate(AUCTION, games=25, bots=bots, seed=3)
    both = ruledock.simulate(AUCTION, games=25, bots=bots, seed=3, workers=2)
    assert list(alone) == list(both)
    assert alone.digest == both.digest


def test_whoever_wants_only_the_digest_need_not_read():
    many = ruledock.simulate(AUCTION, games=3, seed=4)
    assert many.play() is many
    again = ruledock.simulate(AUCTION, games=3, seed=4)
    assert len(list(again)) == 3
    assert many.digest == again.digest


def test_a_report_tells_of_all_games_however_often_it_is_asked_for():
    whole = ruledock.simulate(AUCTION, games=4, seed=1)
    read = ruledock.simulate(AUCTION, games=4, seed=1)
    next(read)
    assert read.report() == whole.report() == whole.report()
    assert [group.games for group in read.report()] == [4]
    assert "played yet" not in read._repr_html_()


@pytest.mark.parametrize("games", [-1, 1.5, True, "7", 10**30])
def test_there_are_no_half_games(games):
    with pytest.raises(ruledock.ConfigError, match="games: found"):
        ruledock.simulate(AUCTION, games=games)


@pytest.mark.parametrize("seed", ["", "x\n", 1.5, True, 10**64])
def test_a_seed_is_a_whole_number_or_a_short_text(seed):
    with pytest.raises(ruledock.ConfigError, match=r"^seed: found .*, expected a whole number or"):
        ruledock.simulate(AUCTION, games=1, seed=seed)


@pytest.mark.parametrize("config", [None, 7])
def test_a_table_is_described_by_a_configuration(config):
    with pytest.raises(ruledock.ConfigError, match=r"config: found .*, expected a configuration"):
        ruledock.simulate(config, games=1)


def test_no_games_at_all_are_none():
    assert list(ruledock.simulate(AUCTION, games=0, workers=2)) == []


def test_a_worker_that_has_other_rules_does_not_play():
    batch = Batch({"game": "auction", "players": 3}, "another digest", "random", "7")
    with pytest.raises(ruledock.ConfigError, match="other plugins or packs"):
        batch([1])


def test_the_digest_tells_games_apart():
    one, same, other = (ruledock.simulate(AUCTION, games=5, seed=seed) for seed in (1, 1, 2))
    for many in (one, same, other):
        list(many)
    assert one.digest == same.digest != other.digest


def test_the_seed_of_the_configuration_is_that_of_the_run():
    seeded = make_config({"game": "auction", "players": 3, "seed": 40})
    here, there = ruledock.simulate(seeded, games=2), ruledock.simulate(AUCTION, 2, seed="40")
    assert here.seed == "40"
    assert list(here) == list(there)
    assert ruledock.simulate(seeded, games=2, seed=41).seed == "41"


def test_a_pack_named_by_its_place_is_found_by_workers_in_another_folder(tmp_path, monkeypatch):
    list(ruledock.simulate(AUCTION, games=2, workers=2))  # workers that live in this folder
    pack = tmp_path / "attic"
    (pack / "lots").mkdir(parents=True)
    about = '{"name": "attic", "version": "1.0", "title": "The attic", "needs": ["auction"]}'
    (pack / "pack.json").write_text(about)
    lot = '[{"id": "lamp-g", "kind": "lamp", "value": 5, "provenance": "house"}]'
    (pack / "lots" / "lots.json").write_text(lot)
    monkeypatch.chdir(tmp_path)
    config = make_config({"game": "auction", "players": 2, "packs": ["./attic"]})
    assert len(list(ruledock.simulate(config, games=2, workers=2))) == 2


def test_an_unknown_bot_is_named_before_anything_is_played():
    with pytest.raises(ruledock.ConfigError, match="no bot 'gredy'; did you mean"):
        ruledock.simulate(AUCTION, games=1, bots="gredy")


@pytest.mark.parametrize(
    "spec", ["planner:iterations=0", "planner:seconds=inf", "greedy:far=-1", "greedy:options=0"]
)
def test_an_option_that_cannot_be_is_told_before_anything_is_played(spec):
    with pytest.raises(ruledock.ConfigError, match=r"(planner|greedy): \w+: found"):
        ruledock.simulate(AUCTION, games=1, bots=["random", "random", spec])


@pytest.mark.parametrize("bots", [5, ["random", "random", 5], [None] * 3, {"a": 1}])
def test_what_is_no_bot_is_told_before_anything_is_played(bots):
    with pytest.raises(ruledock.ConfigError, match=r"expected a name, or a function \(seed\)"):
        ruledock.simulate(AUCTION, games=1, bots=bots)


def test_every_seat_needs_a_bot():
    with pytest.raises(ruledock.ConfigError, match="found 2 of them, expected one for each"):
        ruledock.simulate(AUCTION, games=1, bots=["random", "random"])


@pytest.mark.parametrize("bot", [ruledock.RandomBot(2), lambda seat: 0, lambda seat: seat.decision])
def test_a_bot_that_is_ready_cannot_play_games_side_by_side(bot):
    with pytest.raises(ruledock.ConfigError, match=r"expected a name, or a function \(seed\)"):
        next(ruledock.simulate(AUCTION, games=1, bots=bot))


@pytest.mark.parametrize("workers", [0, -1, 1.5, True])
def test_there_is_at_least_one_worker(workers):
    with pytest.raises(ruledock.ConfigError, match="expected a whole number from 1"):
        ruledock.simulate(AUCTION, games=1, workers=workers)


def test_without_joblib_one_worker_is_enough_and_two_say_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "joblib", None)
    assert len(list(ruledock.simulate(AUCTION, games=2))) == 2
    with pytest.raises(ruledock.ConfigError, match=r"ruledock\[simulate\]"):
        ruledock.simulate(AUCTION, games=2, workers=2)


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_the_bar_shows_how_far_it_is_and_ends_its_line():
    seconds = iter(range(100))
    screen = Terminal()
    assert list(bar("abcd", 4, "games", screen, lambda: next(seconds))) == list("abcd")
    shown = screen.getvalue().split("\r")
    assert "0/4 games, starting" in shown[1]
    assert "2/4 games, 0:02 left" in shown[3]
    assert shown[-1].startswith("█" * 30)
    assert shown[-1].endswith("\n")


def test_the_bar_counts_what_was_known_but_not_its_time():
    seconds = iter(range(100))
    screen = Terminal()
    list(bar("abcdef", 6, "games", screen, lambda: next(seconds), known=3))
    shown = screen.getvalue().split("\r")
    assert "3/6 games, starting" in shown[4]
    assert "4/6 games, 0:08 left" in shown[5], "one game in four seconds, two to go"


def test_what_is_quick_writes_nothing_into_a_file():
    file = io.StringIO()
    assert list(bar(range(3), 3, "games", file)) == [0, 1, 2]
    assert file.getvalue() == ""


def test_a_file_gets_a_line_every_ten_seconds():
    seconds = iter(range(0, 100, 6))
    file = io.StringIO()
    assert list(bar("abcdef", 6, "games", file, lambda: next(seconds))) == list("abcdef")
    assert file.getvalue().splitlines() == [
        "2/6 games, 0:24 left",
        "4/6 games, 0:12 left",
        "6/6 games, in 0:36",
    ]


@pytest.mark.parametrize("carry", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy])
@pytest.mark.parametrize("bots", ["greedy", ["random", "greedy", "random"]])
def test_a_simulation_that_has_not_begun_travels(carry, bots):
    there = carry(ruledock.simulate(AUCTION, games=4, bots=bots))  # the system draws the seed
    here = carry(there)
    assert there.seed == here.seed
    assert [*there] == [*here]
    assert there.digest == here.digest


def test_a_simulation_that_has_begun_or_writes_says_why_it_stays(tmp_path):
    begun = ruledock.simulate(AUCTION, games=2)
    next(begun)
    with pytest.raises(TypeError, match="has begun"):
        pickle.dumps(begun)
    writing = ruledock.simulate(AUCTION, games=2, out=tmp_path / "out.jsonl")
    with pytest.raises(TypeError, match="writes to a file"):
        copy.deepcopy(writing)
    writing.play()
