"""Messages and labels name things by kind and id, so that an app can show them in its own way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import attrs
import pytest

from ruledock.engine.decisions import Chain, Options
from ruledock.engine.options import label_id
from ruledock.errors import Refusal
from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config
from ruledock.linking.ruleset import Ruleset
from ruledock.messages import Message, Phrasebook, Ref, fluent_id
from ruledock_speech.options import label
from ruledock_speech.speech import bases, blanks
from tests.test_sentences import TABLES as TOLD

TABLES: dict[str, dict[str, Any]] = {
    **TOLD,
    "family-creatures": {"players": 2, "modules": ["family", "creatures"]},
    "storm": {"players": 2, "modules": ["storm", "kittens"]},
    "free": {"game": "kockombat"},
    "late": {"game": "auction", "players": 2, "modules": ["late_draft"], "windows": "all"},
    "brambles": {"game": "brambles", "players": 3},
}
FREE = {
    ("core.refused.unreadable", "found"): "what somebody typed",
    ("core.refused.no_text", "found"): "what a program gave instead of a text",
    ("core.refused.no_option", "found"): "what a program gave instead of an option",
    ("core.refused.no_number", "found"): "a number that may be too long to print",
    ("core.refused.no_player", "found"): "what a program gave instead of a player",
    ("words.with", "open"): "a bracket",
    ("words.with", "close"): "a bracket",
}
TYPED = ("", "pass", "x" * 20, "rescue b01 free", "lay 001", "keep none", "bid 999", 7)


def played(name: str, seed: int) -> Iterator[tuple[Game, Random]]:
    """A random game at each of its decisions, and once more when it is over."""
    game, rng = new_game(make_config({"game": "isle", **TABLES[name]}), seed), Random(seed)
    while not game.over:
        yield game, rng
        decision = rng.choice(game.decisions)
        game.choose(decision, rng.randrange(len(decision.options)))
    yield game, rng


def refused(game: Game, rng: Random) -> Iterator[Message]:
    """What somebody reads who asks for what is not open."""
    player = rng.choice(game.table.players)
    strange: Any = rng.choice(TYPED)
    decision = game.decision_of(player)
    tries = [lambda: game.parse(player, strange), lambda: game.copy().undo(player)]
    if decision is not None:
        tries += [
            lambda: game.choose(decision, strange),
            lambda: game.choose(decision, 10**6),
            lambda: game.ahead(player, rng.choice(decision.options)),
        ]
    for one in tries:
        try:
            one()
        except Refusal as refusal:
            yield refusal.message


def heard(game: Game) -> Iterator[Message]:
    """What all seats read in the log, and why they score."""
    for player in (None, *game.table.players):
        yield from (line.message for line in game.log(player))
    for lines in [*game.result.lines, *game.result.rivals.values()]:
        yield from (line.because for line in lines)


def everything(name: str, seed: int) -> Iterator[tuple[Ruleset, Message]]:
    """Every message of a game: log, prompts, labels, refusals and reasons."""
    for game, rng in played(name, seed):
        said = [*(one.prompt for one in game.decisions)]
        if rng.random() < 0.2:
            said += refused(game, rng)
        if game.over or rng.random() < 0.005:
            said += heard(game)
        yield from ((game.ruleset, one) for one in said)


def explained(game: Game) -> Iterator[Message]:
    """The things that explanations of scores list, and those they go through."""
    waiting = [
        line.explained()
        for lines in game.result.lines
        for line in lines
        if line.explained is not None
    ]
    while waiting:
        part = waiting.pop()
        waiting += part.parts
        yield Message("explained", {"things": part.things, "subject": part.subject})


def values(said: Message) -> Iterator[tuple[str, str, Any]]:
    """Every argument of a message and of those in it, by message and name."""
    for name, value in said.args.items():
        found = value() if callable(value) else value
        for one in found if isinstance(found, list | tuple) else [found]:
            if isinstance(one, Message):
                yield from values(one)
            else:
                yield said.id, name, one


def known(ruleset: Ruleset, thing: Ref) -> bool:
    """Whether a reader can look the thing up."""
    if thing.kind == "option":
        return bool(ruleset.read_options(str(thing.id)))
    axis = ruleset.things.get(thing.kind)
    if axis is not None:
        return axis.has(ruleset, thing.id)
    return thing.id in ruleset.content.items[thing.kind]


@pytest.mark.parametrize("name", TABLES)
def test_every_text_in_a_message_is_a_thing(name: str, scaled: Any) -> None:
    named = 0
    for seed in range(scaled(1, 40)):
        for ruleset, said in everything(name, seed):
            for id_, blank, value in values(said):
                if isinstance(value, Ref):
                    assert known(ruleset, value), (said, value.kind, value.id)
                    named += 1
                elif isinstance(value, str):
                    assert (id_, blank) in FREE, (said, id_, blank, value)
                else:
                    assert value is None or type(value) in (int, bool), (said, blank, value)
    assert named


@pytest.mark.parametrize("name", ["isle", "modules", "family", "auction"])
def test_explanations_list_things(name: str) -> None:
    *_, (game, _) = played(name, 3)
    parts = [part for said in explained(game) for part in values(said)]
    listed = [value for id_, blank, value in parts if (id_, blank) not in FREE]
    assert all(known(game.ruleset, one) for one in listed if isinstance(one, Ref))
    assert {type(one) for one in listed} <= {Ref, int, type(None)}
    assert Ref in map(type, listed)


@pytest.mark.parametrize("name", TABLES)
def test_messages_are_the_same_after_a_journey_as_json(name: str) -> None:
    """An app that gets a message as data reads the sentence that the game would say."""
    told = 0
    for game, _ in played(name, 11):
        said = [one.prompt for one in game.decisions]
        if game.over:
            said += heard(game)
        for one in said:
            again = game.read_message(one.to_dict())
            assert again.text() == one.text()
            assert again.to_dict() == one.to_dict()
            told += 1
    assert told


def open_to(game: Game) -> Iterator[Options]:
    """All that a seat can do, asked or not, for each seat."""
    for player in game.table.players:
        decision = game.decision_of(player)
        yield Chain((decision.options if decision else (), game.interrupts(player)))


ODD = re.compile(r"  | ,|\br(90|180|270)\b|[\[\]<>{}]|^ | $|None|False|True")


def printed(ruleset: Ruleset, option: Any) -> list[Any]:
    """An option with what is printed on the things that it names, instead of their ids.

    The content says which things are equal: nobody can tell copies of a card apart.
    """
    known = [items for items in ruleset.content.items.values()]
    return [
        next((_face(items[part]) for items in known if part in items), part)
        for part in re.split(r"[ +]", option.notation)
    ]


def _face(item: Any) -> dict[str, Any]:
    return {**attrs.asdict(item, recurse=False), "id": ""}


@pytest.mark.parametrize("name", TABLES)
def test_labels_are_whole_and_tell_options_apart(name: str, scaled: Any) -> None:
    for seed in range(scaled(1, 20)):
        for game, rng in played(name, seed):
            for options in open_to(game):
                some = options if len(options) <= 300 else rng.sample(list(options), 300)
                texts = {}
                for one in some:
                    said = label(game.ruleset, one)
                    assert bases(blanks(said.id) or ()) == set(said.args), said
                    text = said.text()
                    assert not ODD.search(text), text
                    assert text[:1].isupper(), text
                    same = texts.setdefault(text, one)
                    assert printed(game.ruleset, same) == printed(game.ruleset, one), text


def test_a_label_leaves_out_what_is_not_written() -> None:
    game = next(played("isle", 1))[0]
    read = game.ruleset.read_option
    texts = {
        "place b07 c4": "Place the blue cat b07 on c4",
        "place b07 c4 r90": "Place the blue cat b07 on c4, turned right",
        "place b07 c4 r180 flip": "Place the blue cat b07 on c4, turned around, flipped",
        "place b07 c4 as-blue": "Place the blue cat b07 on c4, as blue",
        "keep 001+002": "Keep 001 “Oshax friend”, 002 “Oshax friend”",
        "keep none": "Keep nothing",
    }
    assert {one: label(game.ruleset, read(one)).text() for one in texts} == texts


@pytest.mark.parametrize("name", TABLES)
def test_every_option_has_a_label_that_somebody_wrote(name: str) -> None:
    ruleset = next(played(name, 1))[0].ruleset
    files = [source for source in Phrasebook.sources["en"] if source.place.endswith(".ftl")]
    written = {id_ for source in files for id_, _ in source.entries()}
    names = {kind: fluent_id(label_id(named)) for kind, named in ruleset.option_names.items()}
    assert [kind for kind, id_ in names.items() if not kind.label and id_ not in written] == []
