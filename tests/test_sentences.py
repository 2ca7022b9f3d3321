"""Every sentence a game tells is known and has all its blanks filled."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ruledock
from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.messages import Message, Phrasebook
from ruledock_speech.speech import unfilled

TABLES: dict[str, dict[str, Any]] = {
    "isle": {"players": 4},
    "isle-uk": {"players": 2, "edition": "uk", "windows": "all"},
    "modules": {"players": 3, "modules": ["kittens", "creatures", "events"], "windows": "phases"},
    "solo": {"players": 1, "modules": ["sister", "kittens", "creatures", "events"]},
    "family": {"players": 3, "modules": ["family", "kittens"]},
    "kockombat": {"game": "kockombat", "games": 2, "choice": "expert"},
    "limited": {"game": "kockombat", "choice": "limited"},
    "sea_salt_paper": {"game": "sea_salt_paper", "players": 3},
    "auction": {"game": "auction", "players": 3, "modules": ["tolls", "patrons"]},
    "hearts": {"game": "hearts", "players": 3},
}


def inside(said: Message) -> Iterator[Message]:
    """A message and those it holds."""
    yield said
    for value in said.args.values():
        for one in value if isinstance(value, list | tuple) else [value]:
            if isinstance(one, Message):
                yield from inside(one)


def heard(game: Game) -> Iterator[Message]:
    """All that anybody is told, and every line of the score."""
    for player in (None, *game.table.players):
        yield from (line.message for line in game.log(player))
    for lines in [*game.result.lines, *game.result.rivals.values()]:
        yield from (line.because for line in lines)


ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"""(?:\b(?:tell|whisper)\((?:\[[^\]]*\], )?|\bMessage\()\s*"([a-z_.]+)\"""")


def named_in(folder: Path) -> set[str]:
    """The ids of all sentences that the code in a folder tells."""
    found = (NAMED.findall(file.read_text("utf-8")) for file in folder.rglob("*.py"))
    return {id_ for ids in found for id_ in ids if "." in id_}


@pytest.mark.parametrize(
    "folder", [ROOT / "core" / "ruledock", *(ROOT / "plugins").glob("*/ruledock_*")],
    ids=lambda path: path.name,
)  # fmt: skip
def test_every_sentence_that_is_named_is_written(folder: Path) -> None:
    for table in TABLES.values():
        link(make_config({"game": "isle", **table}))
    assert [id_ for id_ in named_in(folder) if not Phrasebook.has(id_)] == []


def test_sentences_are_found_in_the_code() -> None:
    found = named_in(ROOT / "plugins" / "isle")
    assert {"isle.kept", "isle.day", "isle.ask.buy"} <= found


@pytest.mark.parametrize("name", TABLES)
def test_no_blank_of_a_sentence_is_left_open(name: str, scaled: Any) -> None:
    config = make_config({"game": "isle", **TABLES[name]})
    for seed in range(scaled(3, 60)):
        rng, asked = Random(seed), []

        def choose(seat: Any, rng: Random = rng, asked: list[Message] = asked) -> int:
            asked.append(seat.decision.prompt)
            return rng.randrange(len(seat.decision.options))

        game = ruledock.playout(new_game(config, seed), choose)
        for said in (one for outer in (*heard(game), *asked) for one in inside(outer)):
            assert Phrasebook.has(said.id), said
            assert unfilled(said) == [], said
