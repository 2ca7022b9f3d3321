"""What Sea Salt & Paper, Kočkombat and the games of the examples refuse."""

from __future__ import annotations

import ruledock
from examples.games.auction.tests.test_interrupts import in_a_window
from examples.games.hearts.tests.test_hearts import playing as hearts
from ruledock.game.game import Game
from ruledock.testing import Act
from ruledock_auction.options import Play
from ruledock_auction.table import AuctionTable
from ruledock_sea_salt_paper.table import SeaTable
from tests.refusals.reasons import at, begun, do, refused_with


def sea(*lines: str) -> ruledock.Game:
    """Ada comes first, and this is what was done."""
    return do(begun("sea_salt_paper", starts="Ada"), *lines)


@refused_with("sea_salt_paper.refused.pile")
def an_empty_pile() -> None:
    sea("take 1", "pass").parse(1, "take 1")


@refused_with("sea_salt_paper.refused.not_drawn")
def a_card_that_was_not_drawn() -> None:
    game = sea("draw")
    game.parse(0, f"keep {SeaTable.of(game).piles[0][-1]}")


@refused_with("sea_salt_paper.refused.called")
def after_a_last_chance() -> None:
    game = sea("take 1")
    SeaTable.of(game).caller = 1
    game.parse(0, "stop")


@refused_with("sea_salt_paper.refused.points")
def too_few_points() -> None:
    sea("take 1").parse(0, "last chance")


def two_cards(hand: list[str], line: str) -> None:
    game = sea("take 1")
    SeaTable.of(game).hands[0] = hand
    game.parse(0, line)


@refused_with("sea_salt_paper.refused.not_held")
def a_pair_of_somebody_else() -> None:
    two_cards(["mermaid-white-1"], "lay crab-black-1 crab-yellow-1")


@refused_with("sea_salt_paper.refused.no_pair")
def two_cards_that_are_no_pair() -> None:
    two_cards(["mermaid-white-1", "shell-green-1"], "lay mermaid-white-1 shell-green-1")


def combat(*lines: str, **clans: list[str]) -> ruledock.Game:
    return do(begun("kockombat", starts="Ada", **clans), *lines)


@refused_with("kockombat.refused.taken")
def a_clan_that_is_taken() -> None:
    combat("clan crooks").parse(1, "clan crooks")


@refused_with("kockombat.refused.face_up")
def a_tile_that_lies_face_up() -> None:
    combat(clans=["crooks", "gourmets"]).parse(0, "flip c3")


@refused_with("kockombat.refused.other_tile")
def another_tile_than_the_one_turned_up() -> None:
    combat("flip a1", clans=["crooks", "gourmets"]).parse(0, "swap d4 e5")


@refused_with("kockombat.refused.reach")
def out_of_reach() -> None:
    combat("flip a1", clans=["crooks", "gourmets"]).parse(0, "swap a1 e5")


@refused_with("auction.refused.coins")
def more_than_the_purse_holds() -> None:
    game = at("auction.bid", begun("auction"))
    game.parse(0, f"bid {AuctionTable.of(game).coins[0] + 1}")


@refused_with("auction.refused.shut_out")
def outside_the_sale_room() -> None:
    at("auction.bid", begun("auction", modules=["tolls"])).parse(0, "bid 1")


@refused_with("auction.refused.not_held")
def a_favour_of_somebody_else() -> None:
    in_a_window(["loan-a"], []).parse(0, "play loan-b")


@refused_with("auction.refused.answers")
def nothing_to_object_to() -> None:
    in_a_window(["objection-a"], ["loan-a"]).parse(0, "play objection-a")


@refused_with("auction.refused.only_answers")
def the_own_favour_waits() -> None:
    game: Game = in_a_window(["loan-a", "loan-c"], ["loan-b"])
    Act(0, Play("loan-a")).on(game)
    Act(1, Play("loan-b")).on(game)
    game.parse(0, "play loan-c")


@refused_with("brambles.refused.handful")
def more_than_a_handful() -> None:
    begun("brambles").parse(0, "pick 7")


@refused_with("brambles.refused.left")
def more_than_there_is() -> None:
    do(begun("brambles", rules={"berries": 5}), "pick 3").parse(1, "pick 3")


@refused_with("crates.refused.nothing_raised")
def nothing_to_call() -> None:
    begun("crates").parse(0, "call")


@refused_with("crates.refused.raised")
def a_stake_to_answer() -> None:
    do(begun("crates"), "raise").parse(1, "wait")


@refused_with("hearts.refused.not_held")
def a_card_that_is_not_held() -> None:
    hearts("c3", "d3", "s3").parse(0, "play d3")


@refused_with("hearts.refused.follow")
def another_suit() -> None:
    hearts("c5", "c3 h4", "s3", trick="c4").parse(1, "play h4")


@refused_with("hearts.refused.first")
def points_in_the_first_trick() -> None:
    hearts("c5", "h3 d4", "c6", trick="c2").parse(1, "play h3")


@refused_with("hearts.refused.broken")
def a_heart_too_early() -> None:
    taken = ("d5 d6 d7", "", "")
    hearts("c3 h5", "d3 d4", "c5 c6", taken=taken).parse(0, "play h5")
