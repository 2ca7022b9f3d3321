"""catanatron: a whole modern board game in pure Python, two or four random players."""

from random import Random

from catanatron import Color, Game, RandomPlayer
from loop import answer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
LONGEST = 1000


def new(players, seed):
    """A game that nobody has played in."""
    return Game([RandomPlayer(colour) for colour in COLOURS[:players]], seed=seed)


def legal(game):
    """What may be done now; releases keep it in different places."""
    own = getattr(game, "playable_actions", None)
    return game.state.playable_actions if own is None else own


def play(game, random, most=10**9):
    """Play on; the number of real decisions."""
    decided = made = 0
    while game.winning_color() is None and game.state.num_turns < LONGEST and made < most:
        options = legal(game)
        count = len(options)
        decided += count > 1
        made += 1
        game.execute(options[int(random() * count)])
    return decided


def playouts(players):
    """Whole random games."""
    rng = Random(7)

    def work():
        return play(new(players, rng.randrange(2**31)), rng.random), 1

    return work


def copies(players):
    """Copies of a game half way through."""
    game, rng = new(players, 3), Random(7)
    play(game, rng.random, 400)

    def work():
        for _ in range(20):
            game.copy()
        return 20, 0

    return work


if __name__ == "__main__":
    answer("catanatron", {"playout": playouts(2), "copy": copies(4)})
