"""An explanation gives a list of things once, in every example of every example pack."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ruledock.words.explanation import Explanation
from ruledock_isle.words.examples import Example, OtherPlayer
from tests.plugins.isle.language import language

PACKS = Path(__file__).parents[3] / "examples" / "packs"
LESSONS = {
    f"{path.parts[-3]}/{path.stem}": json.loads(path.read_text("utf-8"))
    for path in sorted(PACKS.glob("*/lessons/*.json"))
}


def explained(id, number):
    lesson = LESSONS[id]
    given = {**lesson["examples"][number]}
    others = tuple(map(OtherPlayer.__from_json__, given.pop("others", ())))
    example = Example(**given, others=others)
    scene = example.scene(language().fleet)
    return language().words.explain("score", lesson["score"], scene, **example.named)


def read_lists(told: Explanation):
    """What each line that is read lists, and of what; the numbers are not part of it."""
    if told.things:
        yield str(told.subject), str(told.message), str(told.named_things())
    for part in told.parts:
        if not part.silent:
            yield from read_lists(part)


@pytest.mark.parametrize("id", LESSONS)
def test_no_list_is_read_twice(id):
    for number in range(len(LESSONS[id]["examples"])):
        lists = [*read_lists(explained(id, number))]
        assert len(lists) == len(set(lists)), "\n".join(explained(id, number).lines())


def test_there_are_lists_to_look_at():
    assert sum(len([*read_lists(explained(id, 0))]) for id in LESSONS) > 100


def test_a_condition_on_what_was_listed_only_says_whether_it_holds():
    _, oshax, _, *conditions = explained("voyage/rope", 0).lines()
    assert oshax == "  Oshax: 1 (blue oshax at a1)"
    assert conditions == [
        "  Oshax (1 or more): 1, yes",
        "  Rare treasures (1 or more): 1, yes",
    ]


def test_each_players_number_is_said_once():
    assert [*explained("rivals/podium", 0).lines()] == [
        "4 = 0 + 4",
        "  0 (if: place [by: oshax; exactly: 1]: 2, no)",
        "    this player: 1",
        "    the player to the left: 2",
        "    the player to the right: 0",
        "  4 (if: place [by: oshax; exactly: 2]: 2, yes)",
    ]


def test_what_another_question_found_is_told_with_its_number():
    lines = [*explained("sides/four-winds", 1).lines()]
    assert [line.strip() for line in lines if "Oshax" in line] == [
        "Oshax: 1 (blue oshax at b2)", *["Oshax: 1"] * 3,
    ]  # fmt: skip


def test_what_is_listed_once_is_still_counted():
    """Drawings light what was counted, also where a line no longer lists it."""
    counted = [one.text() for one in explained("sides/four-winds", 0).counted()]
    assert counted == [
        "Oshax (inside: upper half): 1 (blue oshax at a1)",
        "Oshax (inside: left half): 1 (blue oshax at a1)",
    ]
    host = explained("rivals/host", 0)
    first, second = (part.parts[0] for part in host.parts)
    assert len(first.counted_things) == 2
    assert first.counted_things == second.counted_things
