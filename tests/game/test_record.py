"""Records, undo and saves: one mechanism, and nothing is ever half-changed."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ruledock
from ruledock.engine.decisions import Decision
from ruledock.engine.secret_choices import SecretChoiceKind, Withdraw
from ruledock.engine.step_kinds import Asking, Automatic
from ruledock.game import save
from ruledock.game.history import EVERY
from ruledock.game.record import Record
from ruledock.plugin import step
from tests.engine.test_machine import SECRET, Secret
from tests.toys import Say, say, toy

SAVES = Path(__file__).parent / "saves"


@step
class Ask:
    """Asks one player."""

    player: int


@step
class Roll:
    """Chance speaks."""


@step
class Show:
    """Something comes into the open."""


def answer(table, step, player, chosen):
    table.done.append(f"{player} {chosen.word}")
    if chosen.word == "maybe":
        table.push(Roll())
    if chosen.word == "stop":
        table.push(Show())


STEPS = (
    Asking(
        Ask,
        lambda table, step: Decision(step.player, "ask", say("yes", "no", "maybe", "stop")),
        answer,
        name="ask",
    ),
    Automatic(
        Roll, lambda table, step: table.done.append(str(table.chance.below("die", 6))), name="roll"
    ),
    Automatic(Show, lambda table, step: table.done.append(table.deck.pop()), name="show"),
    SecretChoiceKind(Secret, SECRET.offer, SECRET.resolve, name="secret"),
)


def asking(*agenda):
    def lay_out(table):
        table.deck = ["ace"]
        table.push(*agenda)

    return toy(lay_out, steps=STEPS)


def play(game, *words):
    for word in words:
        game.choose(game.decisions[0], Say(word))


def mid_game(seed: int, choices: int, modules=(), players=3):
    """An auction some way in, reached by random choices and interrupts."""
    game, rng = (
        ruledock.new("auction", players=players, seed=seed, modules=list(modules)),
        Random(seed),
    )
    for _ in range(choices):
        if game.over:
            break
        player = rng.randrange(players)
        open_ = game.interrupts(player)
        if len(open_) and rng.random() < 0.3:
            game.interrupt(player, open_[rng.randrange(len(open_))])
        else:
            decision = game.decisions[rng.randrange(len(game.decisions))]
            game.choose(decision, rng.randrange(len(decision.options)))
    return game


games = st.builds(
    mid_game,
    st.integers(0, 10_000),
    st.integers(0, 80),
    st.lists(st.sampled_from(["tolls", "patrons", "late_draft"]), unique=True),
    st.integers(2, 4),
)


# -- records ---------------------------------------------------------------------------------


@given(games)
def test_a_record_plays_the_same_game_again(game):
    record = json.loads(json.dumps(game.record.to_dict()))
    again = ruledock.replay(record)
    assert again.save() == game.save()
    assert again.record == game.record


def test_a_record_reads_like_a_chess_score():
    game = asking(Ask(0), Secret((0, 1)), Ask(1))
    play(game, "yes", "no")
    game.interrupt(0, Withdraw())
    play(game, "yes", "yes", "no")
    assert game.record.choices == (
        "0 say yes",
        "0 say no",
        "0! withdraw",
        "0 say yes",
        "1 say yes",
        "1 say no",
    )


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        (["0 keep clock-a"], "/choices/0: '0 keep clock-a' cannot be played"),
        (["x keep"], "starts with a player's number"),
        (["0 dance"], "/choices/0"),
    ],
)
def test_a_record_that_does_not_fit_names_the_choice(choices, said):
    start = ruledock.new("auction", seed=1).record.start
    with pytest.raises(ruledock.SaveError) as error:
        ruledock.replay(Record(start, tuple(choices)))
    assert said in str(error.value)


@pytest.mark.parametrize("data", [{}, {"format": 2}, [], {"format": 1, "start": 3, "choices": []}])
def test_what_is_no_record_is_refused(data):
    with pytest.raises(ruledock.SaveError):
        ruledock.replay(data)


def test_a_record_survives_copies_and_their_copies():
    game = asking(*[Ask(0)] * 120)
    words = ["yes", "no"]
    copies = []
    for number in range(100):
        play(game, words[number % 2])
        if number % 7 == 0:
            copies.append((number + 1, game.copy()))
    for count, copy in copies:
        assert len(copy.record.choices) == count
        play(copy, "stop")
        assert copy.record.choices[-2:] == (f"0 say {words[(count - 1) % 2]}", "0 say stop")
        assert copy.record.choices[:count] == game.record.choices[:count]


# -- undo ------------------------------------------------------------------------------------


def test_the_latest_choice_of_a_player_is_taken_back():
    game = asking(Ask(0), Ask(0), Ask(0))
    play(game, "yes")
    before = game.save()
    play(game, "no")
    game.undo(0)
    assert game.save() == before
    game.undo(0)
    assert game.table.done == []
    with pytest.raises(ruledock.Refusal, match="P0 has nothing to take back"):
        game.undo(0)


@pytest.mark.parametrize("word", ["maybe", "stop"])
def test_nothing_is_taken_back_once_chance_spoke_or_something_was_shown(word):
    game = asking(Ask(0), Ask(1))
    play(game, word)
    before = game.save()
    with pytest.raises(ruledock.Refusal, match=f"take back the choice to say {word}: cards"):
        game.undo(0)
    assert game.save() == before


def test_what_another_has_answered_stays():
    game = asking(Ask(0), Ask(1), Ask(0))
    play(game, "yes", "no")
    with pytest.raises(ruledock.Refusal, match="P1 has chosen since"):
        game.undo(0)
    game.undo(1)
    game.undo(0)
    assert game.table.done == []


def test_a_sealed_choice_answers_nobody():
    game = toy(lambda table: table.push(Secret((0, 1, 2))), steps=STEPS, players=3)
    game.choose(game.decision_of(0), Say("yes"))
    only_one = game.save()
    game.undo(0)
    game.choose(game.decision_of(1), Say("no"))
    game.choose(game.decision_of(0), Say("yes"))
    game.undo(1)
    assert game.save() == only_one
    assert game.record.choices == ("0 say yes",)


def test_nothing_sealed_is_taken_back_once_all_is_open():
    game = toy(lambda table: table.push(Secret((0, 1)), Ask(0)), steps=STEPS)
    game.choose(game.decision_of(0), Say("yes"))
    game.choose(game.decision_of(1), Say("no"))
    for player in (0, 1):
        with pytest.raises(ruledock.Refusal, match="revealed since"):
            game.undo(player)


def test_who_seals_alone_may_think_again():
    game = toy(lambda table: table.push(Secret((0,)), Ask(0)), steps=STEPS)
    game.choose(game.decision_of(0), Say("yes"))
    game.undo(0)
    assert game.record.choices == ()


def test_undo_reaches_behind_checkpoints():
    game = asking(*[Ask(0)] * (4 * EVERY))
    saves = [game.save()]
    for number in range(4 * EVERY - 1):
        play(game, ["yes", "no"][number % 2])
        saves.append(game.save())
    for expected in reversed(saves[:-1]):
        game.undo(0)
        assert game.save() == expected
    play(game, "no", "no")
    assert game.record.choices == ("0 say no", "0 say no")


@pytest.mark.parametrize("before", [0, EVERY - 1, EVERY, 3 * EVERY + 5])
@pytest.mark.parametrize("word", ["maybe", "stop"])
def test_chance_stays_behind_checkpoints_too(before, word):
    game = asking(*[Ask(0)] * (before + 2))
    play(game, *["yes"] * before, word)
    with pytest.raises(ruledock.Refusal, match="revealed"):
        game.undo(0)


@pytest.mark.parametrize("before", [0, EVERY - 1, EVERY, 3 * EVERY + 5])
def test_answers_stay_behind_checkpoints_too(before):
    game = asking(*[Ask(0)] * (before + 1), Ask(1), Ask(0))
    play(game, *["yes"] * before, "no", "yes")
    with pytest.raises(ruledock.Refusal, match="has chosen since"):
        game.undo(0)
    game.undo(1)
    game.undo(0)
    assert len(game.record.choices) == before


def test_the_log_forgets_what_was_taken_back():
    game = ruledock.new(
        "auction", players=2, seed=4, modules=["tolls"], rules={"draft": {"packet": 0}}
    )
    before = game.log(None)
    game.choose(game.decisions[0], 1)
    assert game.log(None)[len(before) :][0].message.id == "tolls.enters"
    game.undo(game.table.order[0])
    assert game.log(None) == before


# -- saves -------------------------------------------------------------------------------------


@given(games)
def test_a_save_is_the_game(game):
    loaded = ruledock.load(json.loads(json.dumps(game.save())))
    assert loaded.save() == game.save()
    assert ruledock.load(json.dumps(game.save())).save() == game.save()
    twin = game.copy()
    for one in (loaded, twin):
        while not one.over:
            one.choose(one.decisions[0], len(one.decisions[0].options) // 2)
    assert loaded.save() == twin.save()
    assert loaded.result == twin.result


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda s: s.update(format=99), "/format: found 99"),
        (lambda s: s.pop("table"), "/table: found nothing"),
        (lambda s: s.update(tabel={}), 'did you mean "table"'),
        (lambda s: s["table"].update(coins=["x", 1, 1]), "/table/coins/0"),
        (lambda s: s["table"].update(round=None), "/table/round"),
        (lambda s: s["table"].pop("round"), "/table/round: found nothing"),
        (
            lambda s: s["table"]["hands"][0].append("teapot"),
            '/table/hands/0/0: found "teapot", expected one of',
        ),
        (
            lambda s: s["table"].update(coins=[9]),
            "/table/coins: found a list of 1, expected 3 in it",
        ),
        (lambda s: s["table"].update(order=[0, 0, 1]), "one place in the turn order"),
        (lambda s: s["chance"].update(seed=""), "/chance/seed"),
        (lambda s: s["chance"].update(seed=1.5), "/chance/seed"),
        (lambda s: s["chance"].update({"auction.deck": 2**53}), "/chance/auction.deck"),
        (lambda s: s["chance"].update({"auction.deck": -1}), "/chance/auction.deck"),
        (lambda s: s["agenda"][-1].update(step="auction.nap"), "/agenda/3"),
        (lambda s: s["agenda"][-1].update(sealed=["say yes"]), "say yes"),
        (lambda s: s["agenda"][-1].update(players="all"), "/agenda/3/players"),
        (lambda s: s["config"].update(game="auktion"), 'did you mean "auction"'),
        (lambda s: s.update(content={"auction": "0"}), 'saved with "0", here it is'),
        (lambda s: s.update(drawers={"tolls": {}}), "drawers"),
    ],
)
def test_a_damaged_save_says_where(damage, said):
    saved = ruledock.new("auction", players=3, seed=2).save()
    damage(saved)
    with pytest.raises(ruledock.RuledockError) as error:
        ruledock.load(saved)
    assert said in str(error.value)


junk = st.recursive(
    st.none() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(junk, st.sampled_from(["chance", "agenda", "table", "config", "content", "drawers"]))
def test_no_junk_in_a_save_ends_in_a_traceback(junk, key):
    saved = ruledock.new("auction", players=3, seed=2).save()
    with suppress(ruledock.RuledockError):
        loaded = ruledock.load({**saved, key: junk})
        assert {key: value for key, value in loaded.save().items() if value} == {
            key: value for key, value in {**saved, key: junk}.items() if value
        }


def test_saves_of_every_format_still_load():
    stored = sorted(SAVES.glob("format-*.json"))
    assert {int(file.stem.split("-")[1]) for file in stored} == set(range(1, save.FORMAT + 1))
    for file in stored:
        game = ruledock.load(file.read_text(encoding="utf-8"))
        ruledock.playout(game, ruledock.RandomBot(1))
        assert game.over


def test_an_older_format_goes_through_every_migration(monkeypatch):
    saved = ruledock.new("auction", players=3, seed=2).save()
    older = {**saved, "format": -1, "lay": saved["table"]}
    del older["table"]

    def renamed(data):
        return {**{k: v for k, v in data.items() if k != "lay"}, "table": data["lay"], "format": 0}

    monkeypatch.setitem(save.MIGRATIONS, -1, renamed)
    monkeypatch.setitem(save.MIGRATIONS, 0, lambda data: {**data, "format": 1})
    assert ruledock.load(older).save() == saved


@pytest.mark.parametrize("text", ["nonsense", "[" * 100_000])
def test_a_text_that_is_no_save_is_refused(text):
    with pytest.raises(ruledock.SaveError, match="this save"):
        ruledock.load(text)


@pytest.mark.parametrize("seed", [-1, 0, 10**63 - 1, "7", "Friday, 3rd game", "~" * 64])
def test_a_seed_is_a_whole_number_or_a_short_text(seed):
    game = ruledock.new("auction", seed=seed)
    assert game.save()["chance"]["seed"] == game.record.start["seed"] == str(seed)
    assert ruledock.new("auction", seed=str(seed)).save() == game.save()
    assert ruledock.load(game.save()).save() == game.save()
    assert ruledock.position(game.position()).save() == game.save()
    assert ruledock.replay(game.record.to_dict()).save() == game.save()


@pytest.mark.parametrize(
    "seed", ["", "x" * 65, "a\tb", "\x1b[1m", "\ud800", "é", 1.5, True, 10**64]
)
def test_what_is_no_seed_is_refused(seed):
    said = r"found .*, expected a whole number or a text of 1 to 64 printable ASCII characters"
    with pytest.raises(ruledock.ConfigError, match=f"/seed: {said}"):
        ruledock.new("auction", seed=seed)
    start = ruledock.new("auction", seed=1).record.to_dict()
    start["start"]["seed"] = seed
    with pytest.raises(ruledock.SaveError, match=r"/start/seed: (expected|found)"):
        ruledock.replay(start)


def test_a_game_without_a_seed_draws_128_bits_and_so_does_a_position():
    seeds = {ruledock.new("auction").save()["chance"]["seed"] for _ in range(50)}
    text = ruledock.new("auction", seed=1).position()
    unsaid = text.replace('seed = "1"\n', "")
    assert unsaid != text
    seeds |= {ruledock.position(unsaid).save()["chance"]["seed"] for _ in range(50)}
    assert len(seeds) == 100
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)
    for place in range(32):
        assert len({seed[place] for seed in seeds}) > 8, "every digit is drawn"


def test_a_record_of_a_game_that_is_not_there_says_where():
    record = ruledock.new("auction", players=2, seed=1).record.to_dict()
    record["start"]["config"]["game"] = "auctoin"
    with pytest.raises(ruledock.SaveError) as refused:
        ruledock.replay(record)
    assert str(refused.value) == (
        "the record, at /start/config: no game 'auctoin'; did you mean \"auction\"?"
    )
