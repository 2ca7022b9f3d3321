"""Looking at kept games without spoiling them, and at things of the packs."""

import json
import re
from pathlib import Path

import pytest

import ruledock

TABLE = ("--seed", "7", "--players", "Ada,Ben")


@pytest.fixture
def unfinished(run) -> str:
    """A kept game in which Ada has chosen in secret."""
    run("play", "auction", *TABLE, "--save", "a.json", typed="a b\nquit\n")
    return "a.json"


def test_an_unfinished_game_keeps_its_secrets(run, unfinished):
    secret = json.loads(Path(unfinished).read_text())
    for words in (["replay"], ["replay", "--to", "0"], ["replay", "--json"], ["show"], ["check"]):
        ran = run(words[0], unfinished, *words[1:])
        assert ran.code == 0, ran.err
        assert secret["choices"][0].partition(" ")[2] not in ran.out
        assert not re.search(r"seed\W+7", ran.out)
        assert not re.search(r"\d+ choice", ran.out.replace("0 choices told", ""))
    for command in ("replay", "show"):
        ran = run(command, unfinished, "--as", "Ada")
        assert ran.code == 2 and "--reveal" in ran.err


def test_reveal_shows_them(run, unfinished):
    assert "seed 7" in run("replay", unfinished, "--reveal").out
    assert "next in the record: 0 keep" in run("replay", unfinished, "--to", 0, "--reveal").out
    assert "your packet" in run("show", unfinished, "--as", "Ada", "--reveal").out
    assert "choice" in run("check", unfinished, "--reveal").out


def test_an_export_holds_what_the_player_knows_and_cannot_be_played_on(run, unfinished):
    run("export", unfinished, "--seat", "Ben", "--out", "ben.json")
    assert Path("ben.json").stat().st_mode & 0o777 == 0o600, "a hand is in it"
    told = json.loads(Path("ben.json").read_text())
    assert "seed" not in told["start"] and told["choices"][0] == "0 ?"
    assert not any(re.match(r"Ada keeps [a-z]+-", line) for line in told["log"])
    assert told["log"][0] in run("replay", "ben.json").out
    for words in (["play", "--resume", "ben.json"], ["show", "ben.json"]):
        ran = run(*words)
        assert ran.code == 1 and "only replay can read it" in ran.out + ran.err
    ran = run("check", "ben.json")
    assert ran.code == 0 and "a redacted record, as Ben knows the game" in ran.out
    with pytest.raises(ruledock.SaveError, match="redacted"):
        ruledock.replay(told)
    assert run("export", unfinished, "--out", "ben.json").code == 2


def test_a_replay_goes_move_by_move_and_reaches_the_end(run):
    run("watch", "brambles", "--seed", "7", "--save", "r.json")
    choices = json.loads(Path("r.json").read_text())["choices"]
    out = run("replay", "r.json", "--step", typed="\n\nb\n0\ne\n").out
    places = [int(one) for one in re.findall(r"After (\d+) of", out)]
    assert places == [0, 1, 2, 1, 0, len(choices)]
    assert re.search(r"(wins|share the victory)\.", out)
    assert run("replay", "r.json", "--step", typed="\n" * 99).out.count("After") == len(choices) + 1


def test_only_keys_step_through_a_replay(run):
    run("watch", "brambles", "--seed", "7", "--save", "r.json")
    out = run("replay", "r.json", "--step", typed="nonsense\nx\n\nq\n").out
    assert [int(one) for one in re.findall(r"After (\d+) of", out)] == [0, 1]


def test_a_finished_game_says_who_won_however_it_is_looked_at(run):
    run("watch", "brambles", "--seed", "7", "--save", "r.json")
    for command in ("show", "replay"):
        assert re.search(r"(wins|share the victory)\.", run(command, "r.json").out)


# -- things of the packs ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("012", "Adds 4 to your speed."),
        ("12", "Adds 4 to your speed."),
        ("chaoticats", "All your cats have the same strength"),
        ("The Crooks", "the chief turns down every weaker cat"),
    ],
)
def test_anything_can_be_looked_up_by_number_or_name(run, name, told):
    assert told in " ".join(run("show", name).out.split())


def test_a_tile_is_drawn(run):
    out = run("show", "b04").out
    assert re.search(r"b04 +g04", out) and "[][]" in out


def test_what_is_unknown_is_said(run):
    ran = run("show", "no such thing at all")
    assert ran.code == 2 and "no such thing at all" in ran.err


def test_things_and_rules_can_be_looked_up_while_playing(run):
    typed = "look 037\ncard 37\ntile b04\nlook nonsense\nrules fishing\nrules\nlegend\nquit\n"
    out = run("play", "isle", *TABLE, typed=typed).out
    assert out.count("037 Light torn basket") == 2
    assert re.search(r"b04 +g04", out)
    assert "Nothing here is called “nonsense”" in out
    assert "every player receives 20 fish" in out and "Name a topic" in out
    assert "a rat" in out


# -- table files ------------------------------------------------------------------------------


def test_check_reports_every_mistake_of_a_table_file(run, tmp_path):
    (tmp_path / "t.toml").write_text(
        'game = "isle"\nplayers = 9\nmodules = ["kitens"]\nlessons = ["Q"]\n[rules]\ndayz = 2\n'
    )
    out = run("check", "t.toml").out
    for mistake in ("kitens", "not 9", "'Q'", "dayz"):
        assert mistake in out


def test_help_says_how_lists_are_written(run):
    assert 'lessons=["A", "B"]' in " ".join(run("play", "--help").out.split())
