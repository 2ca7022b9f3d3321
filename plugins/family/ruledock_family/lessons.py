"""Family lessons: a few are dealt to everybody, some of them are kept, and there are no more."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from ruledock.agenda import Sealed, everyone
from ruledock.content import ContentKind
from ruledock.decisions import Decision, Subsets
from ruledock.messages import Message
from ruledock.ruleset import Ruleset
from ruledock_isle.drafting import Draft, EndsTheDraft
from ruledock_isle.explore import has_packets
from ruledock_isle.hookspecs import ALWAYS, Cards
from ruledock_isle.options import Keep
from ruledock_isle.table import IsleTable
from ruledock_isle.words import Lesson

NAME = "family"
DEAL = "family.lessons"
CONTENT = ContentKind("family-lessons", "isle-lesson.schema.json", Lesson)


@attrs.frozen
class KeepLessons(Draft, EndsTheDraft):
    """Everybody keeps some of the lessons dealt and discards the rest; no packet goes round."""


def cards(found: Cards, ruleset: Ruleset) -> Cards:
    """Family lessons, and no other discovery card."""
    lessons: Cards = ruleset.content.items[CONTENT.name]
    return lessons


def deal(table: IsleTable) -> None:
    """The lessons lie before their players, who choose before the first day."""
    rules = table.ruleset.rules[NAME]
    table.passed_on = table.passed_on.begin(len(table.players))
    for player in table.players:
        table.packets[player] = sorted(table.chance.draw_many(DEAL, table.deck, rules["deal"]))
    table.push(KeepLessons(tuple(table.players), (), min(rules["keep"], rules["deal"])))


def offer(table: IsleTable, step: KeepLessons, player: int) -> Decision:
    options = Subsets(Keep, table.packets[player], step.keep, step.keep)
    ask = Message("family.ask.keep", {"count": step.keep})
    return Decision(player, "isle.draft", options, ask, private=True)


def kept(table: IsleTable, step: KeepLessons, chosen: Mapping[int, Keep]) -> None:
    """What was kept counts at the end; nobody else sees either pile."""
    for player, keep in chosen.items():
        rest = [card for card in table.packets[player] if card not in keep.cards]
        table.lessons[player] = sorted(keep.cards)
        table.passed_on = table.passed_on.keep(player, player, table.packets[player])
        table.packets[player] = []
        table.throw(player, rest)
        if table.listener is not None:
            args = {"player": table.name(player), "count": len(keep.cards)}
            secret = {"_cards": list(keep.cards), "_discarded": rest}
            table.whisper([player], "family.keeps", "family.keeps.others", **args, **secret)
    table.passed_on = table.passed_on.end()


STEPS = (Sealed(KeepLessons, offer, kept, closes=everyone, lets_in=(ALWAYS,), fits=has_packets),)
