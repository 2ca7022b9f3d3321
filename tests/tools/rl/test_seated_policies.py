"""A policy sits wherever a bot can: in tournaments, simulations, at a table, in the browser."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

import ruledock
from ruledock_cli import main
from ruledock_simulation.tournament.tournament import Tournament
from ruledock_web.app import Server
from ruledock_web.settings import Settings
from ruledock_web.store.sqlite import SqliteStore

POLICY = '''"""A policy for tests: it always takes the last legal action."""

import numpy as np


def last(seen):
    return np.flatnonzero(seen["action_mask"])[-1]


def seeded(seed):
    from ruledock_rl import PolicyBot

    rng = np.random.default_rng(seed)
    return PolicyBot(lambda seen: rng.random(len(seen["action_mask"])))


seeded.makes_bots = True
'''
BOT = "policy:of=some_policies.last"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: Any) -> None:
    """The policy lies in the current folder, and nowhere else."""
    (tmp_path / "some_policies.py").write_text(POLICY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.parametrize("bot", [BOT, "policy:of=some_policies.seeded"])
def test_in_a_simulation_and_a_tournament(bot: str) -> None:
    table = {"game": "sea_salt_paper", "players": 2}
    played = ruledock.simulate(table, 2, [bot, "random"], seed=3).play().digest
    both = ruledock.simulate(table, 2, [bot, "random"], seed=3, workers=2).play()
    assert both.digest == played
    given: dict[str, Any] = {"rounds": 1, "deals": 1, "seed": 5}
    alone = Tournament([table], [bot, "random"], **given).play()
    assert alone.standings.games == 2
    assert Tournament([table], [bot, "random"], workers=2, **given).play() == alone


def test_a_table_may_be_described_in_any_way(tmp_path: Path) -> None:
    (tmp_path / "t.toml").write_text('game = "auction"\nplayers = 2\n')
    (tmp_path / "t.json").write_text(json.dumps({"game": "auction", "players": 2}))
    ways: list[Any] = [
        ruledock.Config("auction", players=2), {"game": "auction", "players": 2}, "auction",
        "t.toml", tmp_path / "t.json",
    ]  # fmt: skip
    digests = {ruledock.simulate(one, 2, seed=1).play().digest for one in ways}
    digests |= {Tournament([one], ["random", "greedy"], rounds=1, deals=1, seed=1).play().digest
                for one in ways[:1]}  # fmt: skip
    assert len(digests) == 2
    for wrong, said in (
        (7, "config: found 7"),
        ({"gme": "auction"}, "at /game: found nothing"),
        ("t.tml", "t.tml"),
    ):
        with pytest.raises(ruledock.RuledockError, match=said):
            ruledock.simulate(wrong, 1)


def test_on_the_command_line(capsys: Any, monkeypatch: Any) -> None:
    words = ["auction", "--seed", "7", "--bot", BOT]
    assert main(["watch", *words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"]
    assert main(["simulate", *words, "--games", "2", "--workers", "1"]) == 0
    rivals = ["--bot", "random", "--rounds", "1", "--deals", "1", "--workers", "1"]
    assert main(["tournament", *words, *rivals]) == 0
    assert BOT in capsys.readouterr().out


def test_against_a_person_at_the_keyboard(run_play: Any) -> None:
    told = run_play("play", "auction", "--seed", "7", "--bot", BOT, typed="a b\na\n" * 200)
    assert "won" in told or "wins" in told


@pytest.fixture
def run_play(monkeypatch: Any, capsys: Any, tmp_path: Path) -> Any:
    def run(*words: str, typed: str) -> str:
        import io

        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main([*words]) == 0
        return str(capsys.readouterr().out)

    return run


def test_a_kept_game_cannot_name_a_policy_or_a_command(tmp_path: Path, capsys: Any) -> None:
    """Somebody else may have written the file; what it names would be run."""
    game = ruledock.new("auction", seed=1)
    for bot in (BOT, "exec:true", "./mine.py:Mine", "greedy; true"):
        data = {**game.record.to_dict(), "play": {"bot": bot, "seat": "0"}}
        (tmp_path / "game.json").write_text(json.dumps(data))
        assert main(["play", "--resume", "game.json"]) == 2
        assert "which runs code" in capsys.readouterr().err


def test_at_a_table_in_the_browser(tmp_path: Path) -> None:
    """The person who runs the server offers it; nobody else can name it."""

    async def play() -> None:
        settings = Settings(
            bot_seconds=0.001, window_seconds=0.001, bots={"learnt": BOT}, bot_memory=2**33
        )
        server = Server(SqliteStore(tmp_path / "tables.db"), settings)
        wish = {"game": "auction", "names": ["Ada", "Ben"], "players": 2}
        with pytest.raises(ruledock.RuledockError):
            server.tables.make(wish, ["nobody", "random"], True)
        id_ = server.tables.make(wish, ["learnt", "random"], True).id
        table = server.tables.get(id_)
        end = time.monotonic() + 90
        while not table.over or table.busy:
            assert time.monotonic() < end, "it takes too long"
            await asyncio.sleep(0.01)
        server.close()

    asyncio.run(play())


def test_a_command_at_a_table_in_the_browser(tmp_path: Path, caplog: Any) -> None:
    """The same with a program in another language, and no failure is hidden by chance."""
    from tests.tools.bots.other_languages import runs

    if not runs("perl", "-MJSON::PP", "-e", "1"):
        pytest.skip("this machine has no Perl with JSON::PP")
    first = Path(__file__).resolve().parents[3] / "examples" / "bots" / "first.pl"

    async def play() -> None:
        settings = Settings(bot_seconds=0.001, window_seconds=0.001, bots={"mine": f"exec:{first}"})
        server = Server(SqliteStore(tmp_path / "tables.db"), settings)
        wish = {"game": "auction", "names": ["Ada", "Ben"], "players": 2}
        table = server.tables.get(server.tables.make(wish, ["mine", "mine"], True).id)
        end = time.monotonic() + 90
        while not table.over or table.busy:
            assert time.monotonic() < end, "it takes too long"
            await asyncio.sleep(0.01)
        server.close()

    asyncio.run(play())
    assert "mine" not in caplog.text and "first.pl" not in caplog.text
