"""Bots against bots from the command line."""

import json


def test_a_tournament_is_played_told_kept_and_drawn(run, tmp_path):
    asked = ("tournament", "auction", "--bot", "random", "--bot", "greedy", "--rounds", 2)
    asked += ("--deals", 2, "--seed", 5, "--workers", 1, "--out", "event")
    ran = run(*asked, "--html", "event.html", "--all-rounds")
    assert ran.code == 0, ran.err
    assert "round 1: 4 games, greedy leads" in ran.out
    assert "2 rounds, 8 games" in ran.out
    again = run(*asked, "--json", "--all-rounds")
    told = json.loads(again.out)
    assert f"digest {told['digest']}" in ran.out
    assert [one["bot"] for one in told["bots"]] == ["greedy", "random"]
    assert told["cross"][0][0] is None
    assert told["seed"] == "5"


def test_a_wrong_tournament_is_refused_in_one_sentence(run):
    ran = run("tournament", "auction", "--bot", "greedy")
    assert ran.code == 2
    assert "expected two or more, all different" in ran.err
