"""The protocol of bots in any language: what is said, what goes wrong, and that nothing leaks."""

import json
import os
import sys
from pathlib import Path
from random import Random

import pytest
from jsonschema import Draft202012Validator

import ruledock
from ruledock.errors import BotFailed, ConfigError
from ruledock.linking.config import make_config
from ruledock_bots import protocol
from ruledock_bots.conformance import check_bot
from ruledock_bots.foreign import absolute, foreign
from ruledock_bots.pipes import ANSWER
from ruledock_cli import main
from tests.tools.bots.other_languages import runs

ROOT = Path(__file__).resolve().parents[3]
SCHEMA = json.loads((ROOT / "schemas" / "bot-message.schema.json").read_text("utf-8"))
AUCTION = make_config({"game": "auction", "players": 2})
POLITE = """
import json, sys
log = open(sys.argv[1], "a")
def say(**said):
    text = json.dumps(said)
    log.write("bot " + text + "\\n")
    print(text, flush=True)
for line in sys.stdin:
    log.write("engine " + line)
    log.flush()
    said = json.loads(line)
    kind = said["type"]
    if kind == "hello":
        say(type="hello", protocol=1, name="polite")
    elif kind == "start":
        say(type="ready")
    elif kind == "ping":
        say(type="pong", id=said["id"])
    elif kind == "decide":
        {decide}
    elif kind == "option":
        say(type="choose", id=said["id"], choice=said["notation"])
    else:
        break
log.close()
"""
FIRST = 'say(type="choose", id=said["id"], choice=0)'
ASKS = 'say(type="option", id=said["id"], option=said["view"]["decision"]["count"] - 1)'


@pytest.fixture
def polite(tmp_path):
    """A function: a bot as a command that writes down all that is said, by what it does."""

    def make(decide=FIRST):
        (tmp_path / "polite.py").write_text(POLITE.replace("{decide}", decide))
        return f"exec:{sys.executable} {tmp_path}/polite.py {tmp_path}/said"

    make.said = lambda: [
        (who, json.loads(text))
        for who, _, text in (
            one.partition(" ") for one in (tmp_path / "said").read_text().splitlines()
        )
    ]
    return make


def validator(who):
    return Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/from-{who}"}]})


@pytest.mark.parametrize("decide", [FIRST, ASKS], ids=["chooses", "asks"])
def test_the_schema_describes_all_that_is_said(polite, decide):
    assert not any(one.problem for one in check_bot(polite(decide), AUCTION, games=1))
    said = polite.said()
    for who, message in said:
        validator(who).validate(message)
    met = {(who, message["type"]) for who, message in said}
    kinds = [one for one in SCHEMA["$defs"].values() if "x-from" in one]
    wanted = {(one["x-from"], one["properties"]["type"]["const"]) for one in kinds}
    missing = {("bot", "error")} | ({("bot", "option"), ("engine", "option")} & (wanted - met))
    assert met == wanted - missing
    assert decide is FIRST or missing == {("bot", "error")}


def test_the_schema_and_the_code_name_the_same_answers():
    """What may answer what, the code says once more, with the keys that must be there."""
    parts = [one for one in SCHEMA["$defs"].values() if one.get("x-from") == "bot"]
    described = {one["properties"]["type"]["const"]: set(one["required"]) for one in parts}
    coded = {
        type_: {"type", *keys}
        for answers in protocol.ANSWERS.values()
        for type_, keys in answers.items()
    }
    assert described == {**coded, "error": {"type", "message"}}


def test_a_bot_is_sent_what_its_seat_may_see_and_nothing_else(polite):
    """Two games that differ only in what the seat cannot know are told alike, up to its seed."""
    game = ruledock.new("sea_salt_paper", players=2, seed="5eed" * 8)
    ruledock.playout(game, "random", until=lambda one: len(one.record.choices) > 12, seed=1)
    player = game.decisions[0].player
    rng = Random(7)
    told = []
    for world in (game, game.guess(player, rng), game.guess(player, rng)):
        seat = ruledock.Seat(world, player, world.decisions[0])
        foreign(polite())(5)(seat)
        told.append([one for who, one in polite.said() if who == "engine"][-2:])
    first = [{key: one for key, one in said.items() if key != "id"} for said in told[0]]
    for said in told[1:]:
        assert [{key: one for key, one in each.items() if key != "id"} for each in said] == first
    text = json.dumps(told[0])
    assert game.table.chance.seed not in text
    assert str(Path.cwd()) not in text


def test_commands_play_alike_on_any_number_of_workers(polite):
    here = ruledock.simulate(AUCTION, 4, [polite(), "random"], seed=5).play()
    there = ruledock.simulate(AUCTION, 4, [polite(), "random"], seed=5, workers=2).play()
    assert here.digest == there.digest
    assert not any(one.failure for one in ruledock.simulate(AUCTION, 1, polite(), seed=5))


RUDE = {
    "nonsense": ("print('moo', flush=True)", "it said 'moo', which is not a message"),
    "no type": ("print('{}', flush=True)", "it said '{}', which is not a message"),
    "an array": ("print('[1]', flush=True)", "it said '[1]', which is not a message"),
    "deep": ("print('[' * 60000, flush=True)", "which is not a message"),
    "bytes": ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "which is not a message"),
    "another type": ("say(type='sing')", "it said 'sing', expected choose or option or error"),
    "no id": ("say(type='choose', choice=0)", "it answered null as 'id', expected a whole number"),
    "an old id": ("say(type='choose', id=77, choice=0)", "it answered message 77, expected"),
    "no choice": ("say(type='choose', id=said['id'])", "it answered null as 'choice', expected"),
    "truth": ("say(type='choose', id=said['id'], choice=True)", "it answered true as 'choice'"),
    "too far": ("say(type='choose', id=said['id'], choice=10**6)", "it answered 1000000, expected"),
    "below": ("say(type='option', id=said['id'], option=-1)", "it answered -1, expected an option"),
    "not offered": (
        "say(type='choose', id=said['id'], choice='fly')",
        'it answered "fly", which is not offered',
    ),
    "error": ("say(type='error', message='no more')", "no more"),
    "error without words": ("say(type='error')", "it gave up without a reason"),
    "silence": ("pass", "no answer in 1 seconds"),
    "death": ("sys.exit(3)", "its process ended with code 3"),
    "half a line": ("sys.stdout.write('{'); sys.stdout.flush(); sys.exit(0)", "in the middle of"),
    "closed": ("sys.stdout.close(); import os, time; os.close(1); time.sleep(9)", "it closed its"),
    "huge": (
        "sys.stdout.write('x' * 10**7); sys.stdout.flush()",
        f"it answered with more than {ANSWER} bytes",
    ),
    "chatty": (
        "print('x' * 10**7, file=sys.stderr, flush=True)",
        "it printed more than 1048576 bytes during one decision",
    ),
}


@pytest.mark.parametrize("rude", RUDE)
def test_whatever_a_command_does_wrong_it_loses_and_the_game_is_as_it_was(polite, rude):
    does, why = RUDE[rude]
    game = ruledock.new(AUCTION, seed=5)
    before, record = game.save(), game.record.to_dict()
    bot = foreign(polite(does))(1)
    bot._limits = ruledock.Limits(seconds=1)
    with pytest.raises(BotFailed, match=r"polite\.py") as caught:
        ruledock.playout(game, bot)
    assert why in str(caught.value)
    assert game.save() == before and game.record.to_dict() == record


def test_the_next_game_gets_a_new_process(polite):
    dies = "sys.exit(1) if said['id'] > 3 else " + FIRST
    games = list(ruledock.simulate(AUCTION, 3, [polite(dies), "random"], seed=5))
    assert [one.failure for one in games] == [
        f"P0 loses: bot {Path(sys.executable).name} polite.py said: its process ended with code 1"
    ] * 3


def test_a_version_of_its_own_is_refused(tmp_path):
    file = tmp_path / "later.py"
    file.write_text('print(\'{"type": "hello", "protocol": 2, "name": "later"}\', flush=True)\n')
    [found] = check_bot(f"exec:{sys.executable} {file}", AUCTION)
    assert found.problem == "it speaks protocol 2, expected 1"


@pytest.mark.parametrize(
    ("decide", "tried"),
    [
        ("say(type='choose', id=said['id'], choice=10**6)", "plays game 1 as player 0"),
        (
            "say(type='choose', id=said['id'], choice=said['view']['decision']['options'][0]"
            "['notation'])",
            "chooses among options that are not listed",
        ),
        (
            "(say(type='choose', id=said['id'], choice=0)"
            " if set(said) == {'type', 'id', 'view', 'prompt'} else sys.exit(1))",
            "leaves keys alone that it does not know",
        ),
    ],
)
def test_the_check_finds_what_is_wrong(polite, decide, tried):
    *fine, last = check_bot(polite(decide), AUCTION, games=1)
    assert (last.tried, bool(last.problem)) == (tried, True)
    assert not any(one.problem for one in fine)


def test_who_goes_on_after_bye_is_found(polite, tmp_path):
    spec = polite()
    text = (tmp_path / "polite.py").read_text().replace("break", "import time; time.sleep(60)")
    (tmp_path / "polite.py").write_text(text)
    *_, last = check_bot(spec, AUCTION, games=1, seconds=2)
    assert last == type(last)("ends after bye", "it goes on after bye")


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("exec:", "expected exec:PROGRAM"),
        ("exec:no-such-program", "no program no-such-program"),
        ("exec:./plain.txt", "may not be run"),
        ("exec:'open", "its quotes do not match"),
    ],
)
def test_a_command_that_cannot_run_is_refused_before_any_game(spec, says, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "plain.txt").write_text("nothing\n")
    with pytest.raises(ConfigError, match=says):
        ruledock.simulate(AUCTION, 1, spec)


def test_files_of_a_command_are_found_from_any_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a b.py").write_text("")
    there = absolute(f"exec:{sys.executable} 'a b.py' --depth 3")
    monkeypatch.chdir("/")
    assert foreign(there).words[1:] == (str(tmp_path / "a b.py"), "--depth", "3")
    assert absolute(there) == there


EXAMPLES = {
    "first.pl": ("perl", "-MJSON::PP", "-e", "1"),
    "thrifty.js": ("node", "--version"),
}


@pytest.mark.parametrize("game", ["sea_salt_paper", "isle"])
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_keep_to_the_protocol(example, game):
    if not runs(*EXAMPLES[example]):
        pytest.skip(f"this machine has no {EXAMPLES[example][0]} for {example}")
    config = make_config({"game": game, "players": 2})
    found = list(check_bot(f"exec:{ROOT}/examples/bots/{example}", config, games=1))
    assert [one for one in found if one.problem] == []
    assert len(found) == 9


def test_the_command_line_checks_a_bot(polite, capsys):
    assert main(["bot", "check", polite(), "auction", "--games", "1"]) == 0
    assert "fine   ends after bye" in capsys.readouterr().out
    assert main(["bot", "check", polite("sys.exit(2)"), "auction", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found[-1]["problem"] == "its process ended with code 2"
    assert main(["bot", "check", "greedy"]) == 2


def test_nothing_is_left_running(polite, tmp_path):
    writes = f"open({str(tmp_path / 'pid')!r}, 'w').write(str(__import__('os').getppid())); {FIRST}"
    list(check_bot(polite(writes), AUCTION, games=1))
    command = str(tmp_path / "polite.py").encode()
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            assert command not in process.read_bytes()
        except OSError:
            continue
    assert os.path.exists(tmp_path / "pid")
