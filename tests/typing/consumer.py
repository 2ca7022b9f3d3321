"""A stranger's program, checked by pyright against the installed wheel and then run.

Every public name is used once with the type its user expects.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, assert_type

import ruledock


def main() -> None:
    config = ruledock.load_config(written())
    assert_type(config, ruledock.Config)
    game = ruledock.new(config)
    assert_type(game, ruledock.Game)
    play(game)
    keep(game)
    look(game)
    simulate(config)


def written() -> str:
    """The path of a configuration such as a host writes."""
    with open("table.toml", "w", encoding="utf-8") as file:
        file.write('game = "auction"\nplayers = 3\nseed = 7\n')
    return file.name


def play(game: ruledock.Game) -> None:
    """Some choices: by option, by index, by notation; a stranger's option is refused."""
    first = game.decisions[0]
    assert_type(first, ruledock.Decision)
    option = first.options[0]
    assert game.parse(first.player, option.notation) == option
    game.choose(first, option)
    game.choose(game.decisions[0], 0)
    try:
        game.choose(game.decisions[0], len(game.decisions[0].options))
    except (ruledock.Refusal, IndexError):
        pass
    else:
        raise AssertionError("an option that does not exist was taken")
    assert_type(game.over, bool)


def keep(game: ruledock.Game) -> None:
    """Copies, saves, records and positions come back as the same game."""
    saved = game.save()
    assert_type(saved, dict[str, Any])
    for again in (game.copy(), ruledock.load(saved), ruledock.replay(game.record)):
        assert_type(again, ruledock.Game)
        assert again.save() == saved
    assert ruledock.position(game.position()).view(0) == game.view(0)


def look(game: ruledock.Game) -> None:
    """What a player may know, and what a bot may suppose."""
    assert_type(game.view(None), dict[str, Any])
    assert len(game.log(0, since=1)) == len(game.log(0)) - 1
    assert len(game.interrupts(0)) >= 0
    assert game.guess(0, Random(1)).view(0) == game.view(0)
    for line in game.score(0):
        assert_type(line.points, int)
        assert str(line.because)
        assert_type(line.details(), list[str])
    assert_type(ruledock.Palette()("bold", "plain"), str)


def simulate(config: ruledock.Config) -> None:
    """Whole games, one by one and in numbers."""
    game = ruledock.new("auction", players=2, seed=1)
    ruledock.playout(game, ruledock.RandomBot(1))
    assert game.over
    assert_type(game.result, ruledock.Result)
    assert set(game.result.winners) <= set(range(len(game.result.totals)))
    greedy: ruledock.Bot = ruledock.GreedyBot(1)
    ruledock.playout(ruledock.new("auction", players=2, seed=1), greedy)
    named = ruledock.new("auction", players=3, seed=1)
    ruledock.playout(named, ["greedy", ruledock.RandomBot, ruledock.RandomBot(1)], seed=1)
    ruledock.playout(named, "greedy", until=lambda game: game.over)
    assert_type(ruledock.playout(named, "random", until="auction.bid"), ruledock.Game)
    assert_type(named.config, ruledock.Config)
    assert_type(named.config.players, int)
    assert_type(named.score(0), ruledock.Score)
    assert_type(named.score(0).total, int)
    assert_type(ruledock.show(named, 0), ruledock.Shown)
    assert_type(ruledock.hand(named, 0), ruledock.Hand)
    assert_type(ruledock.report(), ruledock.Installation)
    many = ruledock.simulate(config, games=3, bots=ruledock.RandomBot, seed=2, workers=1)
    assert_type(many, ruledock.Simulation)
    assert len(many) == 3
    assert_type(list(many), list[ruledock.Played])
    assert_type(many.digest, str)
    again = ruledock.simulate(config, games=2, seed=2).play()
    assert_type(again, ruledock.Simulation)
    assert_type(again.known, int)
    assert_type(again.seed, str)
    one = next(ruledock.simulate(config, games=1, seed="2"))
    assert_type((one.number, one.seed), tuple[int, str])
    assert sum(one.lines[0].values()) == one.totals[0]
    assert_type(one.rivals, Mapping[str, int])
    assert set(one.lines[0]) <= set(again.titles)
    assert len(list(again.rows(one))) == len(one.totals)
    assert len(ruledock.simulate(config, games=1, bots=["random", "greedy", "random"])) == 1


if __name__ == "__main__":
    main()
