"""Family lessons: everybody gets a few before the first day and keeps some of them."""

from __future__ import annotations

from collections.abc import Mapping

from ruledock.plugin import (
    ContentKind,
    Decision,
    Message,
    Ruleset,
    SecretChoiceKind,
    Subsets,
    at_stage,
    contributes,
    everyone,
    refs,
    step,
)
from ruledock_isle.public import (
    ALWAYS,
    Cards,
    Draft,
    EndsTheDraft,
    IsleTable,
    Keep,
    Lesson,
    has_packets,
    hooks,
)

NAME = "family"
DEAL = "family.lessons"
CONTENT = ContentKind("family-lessons", "isle-lesson.schema.json", Lesson)


@step
class KeepLessons(Draft, EndsTheDraft):
    """Everybody keeps some of their lessons and discards the rest; no packet goes round."""


@contributes(hooks.isle_cards)
@at_stage("last")
def cards(found: Cards, ruleset: Ruleset) -> Cards:
    """Family lessons, and no other discovery card."""
    lessons: Cards = ruleset.content.items[CONTENT.name]
    return lessons


@contributes(hooks.isle_setup)
def deal(table: IsleTable) -> None:
    """Deal lessons to the players, who choose before the first day."""
    rules = table.ruleset.rules[NAME]
    table.passed_on = table.passed_on.begin(len(table.players))
    for player in table.players:
        table.packets[player] = sorted(table.chance.draw_many(DEAL, table.deck, rules["deal"]))
    table.push(KeepLessons(tuple(table.players), (), min(rules["keep"], rules["deal"])))


def offer(table: IsleTable, step: KeepLessons, player: int) -> Decision:
    options = Subsets(Keep, table.packets[player], step.keep, step.keep)
    ask = Message("family.ask.keep", {"count": step.keep})
    return Decision(player, "isle.draft", options, ask, private=True)


def keep_chosen(table: IsleTable, step: KeepLessons, chosen: Mapping[int, Keep]) -> None:
    """Keep lessons for the end and discard the rest; nobody else sees either."""
    for player, keep in chosen.items():
        rest = [card for card in table.packets[player] if card not in keep.cards]
        table.lessons[player] = sorted(keep.cards)
        table.passed_on = table.passed_on.keep(player, player, table.packets[player])
        table.packets[player] = []
        table.throw(player, rest)
        if table.log is not None:
            args = {"player": table.name(player), "count": len(keep.cards)}
            secret = {"_cards": refs("card", keep.cards), "_discarded": refs("card", rest)}
            table.whisper([player], "family.keeps", **args, **secret)
    table.passed_on = table.passed_on.end()


STEPS = (
    SecretChoiceKind(
        KeepLessons,
        offer,
        keep_chosen,
        closes=everyone,
        allows=(ALWAYS,),
        fits=has_packets,
        name="keep-lessons",
    ),
)
