"""More mistakes about secrets that can be planted in the game of suits.

Fields that declare the wrong thing, rules that keep no note of what players know, and everything
else through which a game could tell what it hides: prompts, options, scores, sentences.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Annotated, Any

from ruledock.engine.decisions import Decision
from ruledock.engine.domains import ByPlayer
from ruledock.engine.interrupts import Interrupt
from ruledock.engine.options import Option, axis, numbers, option
from ruledock.engine.step_kinds import Asking, Automatic
from ruledock.linking.game_spec import ScoreLine
from ruledock.messages import Message
from ruledock.plugin import hidden, per_player, plain, secret, step, table
from ruledock.testing import Known, its_player, nobody
from ruledock_knowledge.deal import NoSuchWorld
from tests.testing.suits import (
    CARD,
    MESSAGES,
    CardId,
    Give,
    Giving,
    Hands,
    Play,
    Suits,
    Trick,
    Turn,
    collect,
    follows,
    give,
    may_have,
    offer_play,
    play,
    score,
    see,
    setup,
)

Points = Annotated[int, numbers("points", 0, 99)]
ANY = ""
"""Several properties break; whichever is looked at first."""
SEEN_BY = {
    "deck": Known(nobody, lambda table, key, card: ()),
    "hands": Known(its_player, lambda table, player, card: ()),
    "buried": its_player,
}
"""Who sees what, stated a second time, down to single cards."""


# -- fields that declare the wrong thing -----------------------------------------------------------


def neighbour(table: Suits, player: int) -> int:
    return (player + 1) % len(table.players)


def after_a_trick(table: Suits, player: int) -> bool:
    return any(table.taken)


def of_the_first(table: Suits, player: int, card: str) -> Collection[int]:
    return table.players if player == 0 else ()


def no_fives(table: Suits, player: int, card: str) -> bool:
    """Rules out what a player may well have."""
    return may_have(table, player, card) and card[1] != "5"


def what_is_there(table: Suits, player: int, card: str) -> bool:
    """Looks into the hands to say what fits into them."""
    return card in table.hands[player]


@table
class ToTheNeighbour(Suits):
    hands: Hands = secret(by="player", to=neighbour, fits=may_have)


@table
class ToNobody(Suits):
    hands: Hands = hidden(by="player", fits=may_have)


@table
class ToAllAtTimes(Suits):
    hands: Hands = secret(by="player", until=after_a_trick, fits=may_have)


@table
class KnownToAll(Suits):
    hands: Hands = secret(by="player", known=of_the_first, fits=may_have)


@table
class WithATop(Suits):
    deck: list[CardId] = hidden(top=1)


@table
class OpenDeck(Suits):
    deck: list[CardId] = plain(factory=list)


@table
class NoFives(Suits):
    hands: Hands = secret(by="player", fits=no_fives)


@table
class FitsWhatIsThere(Suits):
    hands: Hands = secret(by="player", fits=what_is_there)


@table
class Counting(Suits):
    """Counts the points in each hand where everybody can read it."""

    points: ByPlayer[Points] = per_player(int)


# -- rules that keep no note, or the wrong one -----------------------------------------------------


def keeps_old_facts(table: Suits, step: Trick) -> None:
    """A player who lacked a suit draws a card, and is still said to lack it."""
    voids = [list(suits) for suits in table.voids]
    collect(table, step)
    table.voids = voids


def counts_points(table: Counting, step: Turn, player: int, chosen: Play) -> None:
    play(table, step, player, chosen)
    table.points = [sum(int(card[1]) for card in hand) for hand in table.hands]


def draws_to_the_end(table: Suits, step: Trick) -> None:
    """The card just drawn comes last in the hand."""
    before = {card for hand in table.hands for card in hand}
    collect(table, step)
    for hand in table.hands:
        hand.sort(key=lambda card: (card not in before, card))


@step
class Watched(Turn):
    """A turn that carries the lowest card of the deck, for all to see."""

    lowest: str = ""


def pushes_a_card(table: Suits, step: Trick) -> None:
    collect(table, step)
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Turn) and table.deck:
        table.agenda.pop()
        table.push(Watched(top.player, top.leader, table.deck[0]))


class HandsAlone:
    """Deals the others' hands anew, and leaves the deck as it is."""

    of = "cards"

    def guess(self, table: Suits, player: int, rng: Random) -> None:
        others = [seat for seat in table.players if seat != player]
        for _ in range(50):
            cards = [card for seat in others for card in table.hands[seat]]
            rng.shuffle(cards)
            for seat in others:
                size = len(table.hands[seat])
                table.hands[seat], cards = sorted(cards[:size]), cards[size:]
            if all(may_have(table, seat, card) for seat in others for card in table.hands[seat]):
                return
        raise NoSuchWorld("no such hands")


# -- what a game tells -----------------------------------------------------------------------------


def shows_the_next_card(table: Suits, player: int | None) -> Mapping[str, Any]:
    return {**see(table, player), "next": table.deck[:1]}


def shows_the_sum_of_hands(table: Suits, player: int | None) -> Mapping[str, Any]:
    return {**see(table, player), "sums": [sum(int(c[1]) for c in hand) for hand in table.hands]}


def shows_spectators_all(table: Suits, player: int | None) -> Mapping[str, Any]:
    hands = [list(hand) for hand in table.hands]
    return {**see(table, player), **({"hands": hands} if player is None else {})}


TALKATIVE = (
    MESSAGES
    + """
suits-parts = You part with { $card }.
suits-parts-others = { $player } parts with { $card }.
suits-wonders = Is it not { $card }?
"""
)


def gives_without_underscore(table: Suits, step: Giving, chosen: Mapping[int, Give]) -> None:
    """A sentence for everybody but the giver names the card."""
    give(table, step, chosen)
    for giver, gift in chosen.items():
        names = {"player": table.ruleset.name_of(giver), "card": gift.card}
        table.whisper([giver], "suits.parts", **names)


@step
class Greeting:
    """Something that happens before anybody is asked."""


def greets_by_card(table: Suits, step: Greeting) -> None:
    """Everybody hears of a card in the second player's hand, before anybody has chosen."""
    table.tell("suits.plays", player=table.ruleset.name_of(1), card=table.hands[1][-1])


def greets_by_argument(table: Suits, step: Greeting) -> None:
    """The sentence leaves the card out, but readers of the log as data get it."""
    table.tell("suits.line", _card=table.hands[1][-1])


def setup_to_greet(table: Suits) -> None:
    setup(table)
    table.push(Greeting())


def plays_with_an_argument(table: Suits, step: Turn, player: int, chosen: Play) -> None:
    """As `greets_by_argument`, in the middle of the game."""
    play(table, step, player, chosen)
    if table.deck:
        table.tell("suits.line", _card=table.deck[0])


def whispers_to_the_wrong(table: Suits, step: Trick) -> None:
    """The neighbour hears what was drawn."""
    collect(table, step)
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Turn) and table.hands[(winner := top.player)]:
        card = table.hands[winner][0]
        told = {"player": table.ruleset.name_of(winner), "_card": card}
        table.whisper([neighbour(table, winner)], "suits.draws", **told)


def asks_by_name(table: Suits, step: Turn) -> Decision | None:
    """The question names the lowest card of the deck."""
    open_ = tuple(map(Play, follows(table, step.player)))
    ask = Message("suits.wonders", {"card": (table.deck or ["-"])[0]})
    return Decision(step.player, "suits.play", open_, ask) if open_ else None


def asks_by_kind(table: Suits, step: Turn) -> Decision | None:
    """Another kind of question while the next player has a five."""
    decision = offer_play(table, step)
    if decision is None:
        return None
    high = any(card[1] == "5" for card in table.hands[neighbour(table, step.player)])
    return Decision(decision.player, "suits.high" if high else "suits.play", decision.options)


def offers_in_order(table: Suits, step: Turn) -> Decision | None:
    """The options stand in an order that the deck decides."""
    decision = offer_play(table, step)
    backwards = bool(table.deck) and table.deck[0][0] != "a"
    options = tuple(decision.options)[:: -1 if backwards else 1] if decision else ()
    return decision and decision.offering(options)


@option("look at {card}")
class Look(Option):
    """An option whose label names a card of the deck."""

    card: str = axis(CARD)


def offers_a_look(table: Suits, step: Turn) -> Decision | None:
    decision = offer_play(table, step)
    looks = tuple(map(Look, table.deck[:1]))
    return decision and decision.offering((*decision.options, *looks))


def looks_or_plays(table: Suits, step: Turn, player: int, chosen: Play | Look) -> None:
    if isinstance(chosen, Look):
        table.push(step)
        return
    play(table, step, player, chosen)


def plays_unasked(table: Suits, step: Turn) -> Decision | None:
    """Whoever has one card only plays it unasked, unless it is a five."""
    decision = offer_play(table, step)
    hand = table.hands[step.player]
    if decision is None or len(decision.options) > 1 or hand[0][1] == "5":
        return decision
    play(table, step, step.player, decision.options[0])
    return None


def scores_all_hands(table: Suits, player: int) -> list[ScoreLine]:
    left = sum(card[1] == "5" for hand in table.hands for card in hand)
    return [*score(table, player), ScoreLine(left, Message("suits.line"))]


@option("sigh")
class Sigh(Option):
    """Something that a player may do at any time, as long as the deck holds a certain card."""


def may_sigh(table: Suits, player: int, only: frozenset[str] | None) -> tuple[Sigh, ...]:
    return (Sigh(),) if only is None and "b3" in table.deck and not table.notes else ()


SIGHING = Interrupt(Sigh, may_sigh, lambda table, player, chosen: None, name="sigh")


def _turn(**changed: Any) -> dict[str, Any]:
    return {"steps": {"turn": changed}}


def _greeting(run: Any) -> dict[str, Any]:
    greeting = Automatic(Greeting, run, name="greeting")
    return {"spec": {"setup": setup_to_greet}, "more_steps": (greeting,)}


def _table(kind: type) -> dict[str, Any]:
    return {"spec": {"table": kind}}


DECLARED: dict[str, tuple[str, dict[str, Any]]] = {
    "shows hands to the neighbour": ("leaks.options", _table(ToTheNeighbour)),
    "shows hands to nobody": ("leaks.options", _table(ToNobody)),
    "rules out what players may have": ("save", _table(NoFives)),
    "looks into hands to say what fits": ("secrecy.fits", _table(FitsWhatIsThere)),
    "keeps facts that are no longer true": (
        ANY,
        {"steps": {"trick": {"run": keeps_old_facts}}},
    ),
    "counts hands in the open": (
        ANY,
        {**_table(Counting), **_turn(then=counts_points)},
    ),
    "keeps a hand in the order of drawing": (
        ANY,
        {"steps": {"trick": {"run": draws_to_the_end}}},
    ),
    "guesses some of what it hides": ("guess.twins", {"ruledock_guess": (HandsAlone(),)}),
    "shows the next card": ("leaks.view", {"view": shows_the_next_card}),
    "shows the sum of hands": ("leaks.view", {"view": shows_the_sum_of_hands}),
    "shows spectators all": ("leaks.view", {"view": shows_spectators_all}),
    "tells in the others' sentence": (
        "leaks.log",
        {"steps": {"giving": {"resolve": gives_without_underscore}}, "messages": TALKATIVE},
    ),
    "whispers to the wrong player": (
        "leaks.log",
        {"steps": {"trick": {"run": whispers_to_the_wrong}}},
    ),
    "tells before the first choice": ("leaks.log", _greeting(greets_by_card)),
    "tells in an argument before the first choice": ("leaks.log", _greeting(greets_by_argument)),
    "tells in an argument": ("leaks.log", _turn(then=plays_with_an_argument)),
    "tells in a prompt": (
        ("leaks.view", "guess.again"),
        {**_turn(offer=asks_by_name), "messages": TALKATIVE},
    ),
    "tells by the kind of a question": (
        ("leaks", "guess.again"),
        _turn(offer=asks_by_kind),
    ),
    "tells by the order of options": ("leaks", _turn(offer=offers_in_order)),
    "tells in the label of an option": (
        "leaks",
        {**_turn(offer=offers_a_look, then=looks_or_plays), "options": (Give, Play, Look)},
    ),
    "tells by whom it asks": (ANY, _turn(offer=plays_unasked)),
    "tells in a score": ("leaks.score", {"spec": {"score": scores_all_hands}}),
    "tells by what may be done": (
        "leaks.interrupts",
        {"interrupts": (SIGHING,), "options": (Give, Play, Sigh)},
    ),
    "tells in a step": (
        "secrecy",
        {
            "steps": {"trick": {"run": pushes_a_card}},
            "more_steps": (Asking(Watched, offer_play, play, name="watched"),),
        },
    ),
}
"""Mistakes that the kit finds with nothing but the fields to go by, and which property breaks."""
STATED: dict[str, tuple[str, dict[str, Any]]] = {
    "opens hands too early": (
        "hands of 0: by its declaration it is shown to p0, p1, p2, by the visibility table to p0;"
        " they differ in p1, p2",
        _table(ToAllAtTimes),
    ),
    "lets all know a hand": (
        "is known to p0, p1, p2, by the visibility table to p0; they differ in p1, p2",
        _table(KnownToAll),
    ),
    "turns up the top of the deck": (
        "is known to p0, p1, p2, by the visibility table to nobody; they differ in p0, p1, p2",
        _table(WithATop),
    ),
    "leaves the deck open": ("the visibility table states ['deck']", _table(OpenDeck)),
}
"""Fields that declare another game, in which nothing is wrong: only a second statement of who sees
what can tell. And what is then said."""
