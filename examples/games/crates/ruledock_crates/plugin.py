"""Crates: two smugglers bet on whose crate is worth more, and each has seen only the own one.

With three crates it has 30 ends, so that exact methods solve it in seconds: whoever begins loses an
eighteenth of a coin for each game, if both play as well as they can.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Annotated

from ruledock.plugin import (
    Asking,
    ByPlayer,
    Decision,
    GameSpec,
    Message,
    Option,
    Player,
    Ruleset,
    ScoreLine,
    Table,
    hidden,
    hookimpl,
    names,
    numbers,
    option,
    plain,
    secret,
    step,
    table,
)

schemas = files(__package__) / "schemas"
PIER = "crates.pier"


def crates_of(ruleset: Ruleset) -> list[str]:
    """All crates by name, the least worth first."""
    return [f"crate-{number:02}" for number in range(1, ruleset.rules["crates"] + 1)]


Crate = Annotated[str, names("crate", crates_of)]
Coins = Annotated[int, numbers("coins", 0, 200)]


@table
class Pier(Table):
    """Two crates before their owners, the others on the pier, and the stakes."""

    pier: list[Crate] = hidden()
    """The crates that nobody has."""
    crates: ByPlayer[list[Crate]] = secret(by="player", until="opened")
    """By player: the crate they have looked into."""
    stakes: ByPlayer[Coins] = plain(factory=list)
    folded: Player | None = None
    """Who gave up."""
    waited: bool = False
    """Whether the first player has waited."""
    opened: bool = False

    def raise_by(self, player: int, coins: int) -> None:
        """Put coins on the own crate."""
        self.stakes[player] += coins


@option("raise", label="Raise the stake")
class Raise(Option):
    """Put more on the own crate than the other has."""


@option("wait", label="Wait")
class Wait(Option):
    """Put nothing more on it for now."""


@option("call", label="Call")
class Call(Option):
    """Put as much on it as the other, and open the crates."""


@option("fold", label="Give up")
class Fold(Option):
    """Leave all coins to the other."""


@step
class Bet:
    """A player raises, or waits."""

    player: Player

    def why_not(self, pier: Pier, player: int, option: Option) -> Message:
        """There is nothing to answer yet."""
        return Message("crates.refused.nothing_raised")


@step
class Answer:
    """A player answers a raise."""

    player: Player

    def why_not(self, pier: Pier, player: int, option: Option) -> Message:
        """The other has raised, once and for all."""
        return Message("crates.refused.raised", {"other": pier.name(1 - player)})


def offer_bet(pier: Pier, step: Bet) -> Decision:
    """Nobody has raised yet."""
    prompt = Message("crates.ask.bet")
    return Decision(step.player, "crates.bet", (Wait(), Raise()), prompt, public=True)


def bet(pier: Pier, step: Bet, player: int, chosen: Option) -> None:
    """A raise is answered; after two waits the crates are opened."""
    name = pier.name(player)
    if isinstance(chosen, Raise):
        pier.raise_by(player, pier.ruleset.rules["raise"])
        pier.tell("crates.raises", player=name)
        pier.push(Answer(1 - player))
        return
    pier.tell("crates.waits", player=name)
    if pier.waited:
        pier.opened = True
    else:
        pier.waited = True
        pier.push(Bet(1 - player))


def offer_answer(pier: Pier, step: Answer) -> Decision:
    """Call or give up."""
    prompt = Message("crates.ask.answer")
    return Decision(step.player, "crates.answer", (Call(), Fold()), prompt, public=True)


def answer(pier: Pier, step: Answer, player: int, chosen: Option) -> None:
    """The game is over either way."""
    name = pier.name(player)
    if isinstance(chosen, Call):
        pier.raise_by(player, pier.ruleset.rules["raise"])
        pier.opened = True
        pier.tell("crates.calls", player=name)
    else:
        pier.folded = player
        pier.tell("crates.folds", player=name)


def setup(pier: Pier) -> None:
    """Everybody pays the ante and looks into a crate."""
    rules = pier.ruleset.rules
    pier.pier = crates_of(pier.ruleset)
    pier.crates = [[pier.chance.draw(PIER, pier.pier)] for _ in pier.players]
    pier.stakes = [rules["ante"] for _ in pier.players]
    pier.push(Bet(0))


def check(pier: Pier) -> None:
    """Raise unless every crate is on the pier or before one player."""
    owned = [crate for crates in pier.crates for crate in crates]
    if [len(crates) for crates in pier.crates] != [1, 1]:
        raise ValueError("each player has one crate")
    if sorted([*pier.pier, *owned]) != crates_of(pier.ruleset):
        raise ValueError("each crate is in one place")
    if min(pier.stakes) < 1:
        raise ValueError("each player has paid the ante")


def winner(pier: Pier) -> int:
    """Who gets the stakes: whoever did not give up, else whoever has the better crate."""
    if pier.folded is not None:
        return 1 - pier.folded
    return 0 if pier.crates[0] > pier.crates[1] else 1


def score(pier: Pier, player: int) -> Sequence[ScoreLine]:
    """The stake of the other, won or lost."""
    if pier.agenda:
        return []
    best = winner(pier)
    coins = pier.stakes[1 - best]
    line = Message("crates.line.wins" if player == best else "crates.line.loses", {"coins": coins})
    return [ScoreLine(coins if player == best else -coins, line)]


def winners(pier: Pier, totals: Sequence[int]) -> Sequence[int]:
    """Whoever got the stakes."""
    return [player for player, total in enumerate(totals) if total == max(totals)]


STEPS = (
    Asking(Bet, offer_bet, bet, name="bet"),
    Asking(Answer, offer_answer, answer, name="answer"),
)
MESSAGES = """
crates-ask-bet = Do you raise, or wait?
crates-ask-answer = Do you call, or give up?
crates-raises = { $player } raises.
crates-waits = { $player } waits.
crates-calls = { $player } calls.
crates-folds = { $player } gives up.
crates-refused-nothing_raised = nobody has raised the stake yet
crates-refused-raised = { $other } has raised the stake, and waits for an answer
crates-line-wins = Wins { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
crates-line-loses = Loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
crates-field-pier = on the pier
crates-field-crates = crate
crates-field-stakes = stake
crates-field-folded = gave up
crates-field-waited = waited
crates-field-opened = opened
"""


@hookimpl
def ruledock_game() -> GameSpec:
    return GameSpec(
        name="crates",
        title="Crates",
        players=(2, 2),
        table=Pier,
        setup=setup,
        score=score,
        winners=winners,
        packs=("crates",),
        rules_schema={"crates": "crates-rules.schema.json"},
        check=check,
    )
