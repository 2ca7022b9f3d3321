"""Watching and replaying: the same seed, the same story, and nothing told that is hidden."""

import json
import re

import pytest

import ruledock
from ruledock.linking.game_spec import Result
from ruledock_cli.play.narrate import broken_tie


def test_a_seeded_game_is_told_the_same_way_each_time(run):
    first, second = (run("watch", "auction", "--seed", "7") for _ in range(2))
    assert first == second
    assert first.code == 0
    assert first.out != run("watch", "auction", "--seed", "8").out


def test_the_story_ends_in_the_score_the_library_counts(run):
    out = run("watch", "auction", "--seed", "7", "--save", "r.json").out
    with open("r.json", encoding="utf-8") as file:
        game = ruledock.replay(json.load(file))
    assert game.over
    totals = " +".join(map(str, game.result.totals))
    assert re.search(rf"^total +{totals}$", out, re.M)
    rows = [line.split() for line in out.splitlines()]
    for player, lines in enumerate(game.result.lines):
        for line in lines:
            row = next(row for row in rows if " ".join(row).startswith(str(line.because)))
            assert row[player - 2] == f"{line.points:+d}"
    (winner,) = game.result.winners
    assert out.endswith(f"P{winner} wins.\nThe record is in r.json.\n")


def test_json_says_what_the_story_says(run):
    told = json.loads(run("watch", "auction", "--seed", "7", "--json").out)
    out = run("watch", "auction", "--seed", "7").out
    assert all(sentence in out for sentence in told["log"])
    assert told["over"] and sum(map(len, told["lines"])) == 8
    assert [sum(line["points"] for line in lines) for lines in told["lines"]] == told["totals"]


def test_a_spectator_is_told_no_hidden_card_and_a_player_only_the_own_ones(run):
    kept = re.compile(r"(\w+) keeps [a-z]+-[a-z]")
    words = ("watch", "auction", "--seed", "7", "--players", "Ada,Ben,Cleo")
    assert kept.findall(run(*words).out) == []
    assert set(kept.findall(run(*words, "--as", "Ben").out)) == {"Ben"}
    assert set(kept.findall(run(*words, "--as", "2").out)) == {"Cleo"}


def test_settings_from_the_command_line_reach_the_table(run):
    words = ["--players", "3", "--module", "tolls", "--module", "late_draft"]
    ran = run("watch", "auction", "--seed", "7", *words, "--set", "rules.rounds=1", "--json")
    config = json.loads(ran.out)["config"]
    assert config["players"] == 3
    assert config["modules"] == ["late_draft", "tolls"]
    assert config["rules"] == {"rounds": 1}


def test_the_command_line_comes_on_top_of_a_file(run, tmp_path):
    (tmp_path / "table.toml").write_text(
        'game = "auction"\nplayers = ["Ada", "Ben"]\nmodules = ["tolls"]\nseed = 3\n'
        "[rules]\nrounds = 1\nfee = 2\n"
    )
    told = json.loads(run("watch", "table.toml", "--json").out)
    assert (told["config"]["names"], told["seed"]) == (["Ada", "Ben"], "3")
    more = ("--players", "4", "--module", "patrons", "--set", "rules.fee=0", "--seed", "4")
    changed = json.loads(run("watch", "table.toml", *more, "--json").out)
    assert changed["config"]["modules"] == ["patrons", "tolls"]
    assert changed["config"]["rules"] == {"rounds": 1, "fee": 0}
    assert (changed["config"]["players"], changed["seed"]) == (4, "4")
    assert "Ada" not in changed["config"].get("names", ())


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["auctoin"], "no game 'auctoin'; did you mean \"auction\"?"),
        (["auction", "--module", "tols"], "no module 'tols'; did you mean \"tolls\"?"),
        (["auction", "--bot", "gredy"], "no bot 'gredy'; did you mean \"greedy\"?"),
        (["auction", "--players", "9"], "2 to 4 players, not 9"),
        (["auction", "--players", "Ada,Ben", "--as", "Bne"], 'did you mean "Ben"?'),
        (["auction", "--set", "rounds"], "expected KEY=VALUE"),
        (["auction", "--set", "colour=red"], "auction has no such setting"),
        (["auction", "--set", "rules=1", "--set", "rules.a=1"], "already set to a plain value"),
        (["nothing.toml"], "nothing.toml: No such file"),
        (["tolls"], "is a module, not a game"),
    ],
)
def test_what_cannot_be_had_is_a_matter_of_usage(run, words, hint):
    ran = run("watch", *words)
    assert ran.code == 2
    assert hint in ran.err
    assert "Traceback" not in ran.err


def test_colour_is_for_terminals_and_those_who_insist(run, monkeypatch):
    words = ("watch", "brambles", "--seed", "1")
    assert "\x1b[" not in run(*words).out
    coloured = run(*words, "--color", "always").out
    assert "\x1b[36mP0\x1b[0m" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    assert run(*words, "--color", "always").out == coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == run(*words, "--color", "never").out


def test_speed_is_sentences_a_second(run, monkeypatch):
    waited = []
    monkeypatch.setattr("time.sleep", waited.append)
    told = json.loads(run("watch", "brambles", "--seed", "1", "--json").out)
    assert waited == []
    run("watch", "brambles", "--seed", "1", "--speed", "4")
    assert set(waited) == {0.25}
    assert len(waited) >= len(told["log"])


BREAKS = """
class Breaks:
    def __init__(self, seed):
        self.left = 2

    def __call__(self, seat):
        self.left -= 1
        if not self.left:
            print("\\x1b[2J broken", flush=True)
            raise RuntimeError("\\x1b[2J")
        return 0
"""


def test_a_bot_apart_that_breaks_ends_the_story_with_the_reason(run, tmp_path):
    (tmp_path / "mine.py").write_text(BREAKS)
    words = ("watch", "auction", "--seed", "7", "--players", "Ada,Ben", "--bot", "mine.py:Breaks")
    ran = run(*words, "--isolate", "--save", "r.json")
    why = r"loses: bot mine\.py:Breaks: RuntimeError: \\x1b\[2J"
    assert ran.code == 1
    loser, winner = re.search(rf"(\w+) {why}\n(?:        .*\n)+(\w+) wins\.", ran.out).groups()
    assert {loser, winner} == {"Ada", "Ben"}
    assert r"        \x1b[2J broken" in ran.out and "\x1b[2J" not in ran.out
    assert not ruledock.replay(json.loads((tmp_path / "r.json").read_text())).over
    told = json.loads(run(*words, "--isolate", "--json").out)
    assert re.fullmatch(f"{loser} {why}", told["failure"])
    assert run(*words).code == 1  # a bot in a file is apart, asked for or not


def test_bots_apart_tell_the_same_story(run):
    words = ("watch", "auction", "--seed", "7")
    assert run(*words, "--isolate", "--patience", "30") == run(*words)


def test_a_replay_tells_the_story_again(run):
    told = run("watch", "auction", "--seed", "7", "--save", "r.json").out
    again = run("replay", "r.json").out
    assert again.startswith(told.removesuffix("The record is in r.json.\n"))
    assert again.endswith("With --as NAME it is told as that player knew it.\n")


@pytest.mark.parametrize("to", [0, 1, 12])
def test_a_replay_stops_where_it_is_told(run, to):
    run("watch", "auction", "--seed", "7", "--save", "r.json")
    with open("r.json", encoding="utf-8") as file:
        record = json.load(file)
    ran = run("replay", "r.json", "--to", to)
    assert ran.code == 0
    assert f"next in the record: {record['choices'][to]}\n" in ran.out
    player = int(record["choices"][to][0])
    assert record["choices"][to] in run("replay", "r.json", "--to", to, "--as", player).out
    assert run("replay", "r.json", "--to", to, "--as", 1 - player).out.endswith(" told\n")
    part = ruledock.replay({**record, "choices": record["choices"][:to]})
    assert json.loads(run("replay", "r.json", "--to", to, "--json").out)["view"] == part.view(None)


def test_a_replay_cannot_stop_where_nothing_is(run):
    run("watch", "brambles", "--seed", "7", "--save", "r.json")
    ran = run("replay", "r.json", "--to", "99")
    assert ran.code == 2
    assert "this record has" in ran.err


def test_an_unfinished_table_is_drawn(run):
    run("watch", "auction", "--seed", "7", "--save", "r.json")
    out = run("replay", "r.json", "--to", "8", "--as", "p0").out
    assert re.search(r"P0 \(you\) +2 coins, 4 in hand", out)
    assert re.search(r"your hand .*vase-e", out)
    assert "vase-e" not in run("replay", "r.json", "--to", "8", "--as", "p1").out


def test_greedy_beats_random(scaled):
    won = 0
    games = scaled(20, 400)
    for seed in range(games):
        game = ruledock.new("auction", players=2, seed=seed)
        bots = [ruledock.RandomBot(seed), ruledock.RandomBot(-seed)]
        bots[seed % 2] = ruledock.GreedyBot(seed)
        ruledock.playout(game, bots)
        won += game.result.winners == (seed % 2,)
    assert won >= 0.7 * games


def test_a_score_names_what_was_counted():
    game = ruledock.new("auction", players=2, seed=7)
    ruledock.playout(game, ruledock.RandomBot(3))
    for player, lines in enumerate(game.result.lines):
        shown = game.view(None)["table"]["auction"]["shows"][player]
        for line in lines:
            named = [name for told in line.details() for name in re.findall(r"[a-z]+-[a-f]", told)]
            assert set(named) <= set(shown)
            assert named or not line.points or "coins" in str(line)
            if line.rule == "auction.values":
                assert sorted(named) == sorted(shown)


@pytest.mark.parametrize(
    ("totals", "won", "settings", "said"),
    [
        ((7, 7), (1,), {}, "Ada, Ben: 7 points each. A tie is broken by the number of fish left."),
        ((7, 7), (1,), {"modules": ["family"]}, "A tie goes to whoever has more filled rooms"),
        ((7, 7), (0, 1), {}, ""),
        ((7, 6), (0,), {}, ""),
    ],
)
def test_a_tie_that_was_broken_is_explained(totals, won, settings, said):
    ruleset = ruledock.new("isle", players=2, seed=1, **settings).ruleset
    result = Result(totals, won, ())
    told = broken_tie(result, ["Ada", "Ben"], ruleset)
    assert said in told and bool(said) is bool(told)
