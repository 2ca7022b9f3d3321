"""Bots for tests, where another process finds them."""

import contextlib
import gc
import os
import sys
import time


class First:
    """Names the option with the number its seed says, and is chatty about it."""

    def __init__(self, seed, *, step: int = 1):
        self.place = seed * step

    def __call__(self, seat):
        print("thinking")
        options = seat.decision.options
        assert len(options) == seat.view["decision"]["count"]
        return options[self.place % len(options)]


class Spy:
    """Looks for anything of the game's in its process."""

    def __init__(self, seed):
        pass

    def __call__(self, seat):
        engine = {"ruledock.game.game", "ruledock.engine.table", "ruledock.engine.machine"} & set(
            sys.modules
        )
        tables = [one for one in gc.get_objects() if type(one).__name__.endswith("Table")]
        assert not engine and not tables, f"found {engine} {tables}"
        return 0


class Dreamer:
    """Wants what it cannot have."""

    def __init__(self, seed):
        pass

    def __call__(self, seat):
        return seat.guess(None)


class Hung:
    """Never answers."""

    def __init__(self, seed):
        pass

    def __call__(self, seat):
        while True:
            time.sleep(1)


class Crashing:
    """Takes its process down."""

    def __init__(self, seed):
        pass

    def __call__(self, seat):
        print("oh no", file=sys.stderr, flush=True)
        os._exit(3)


class Odd:
    """Answers with no option."""

    def __init__(self, seed):
        pass

    def __call__(self, seat):
        return "fly to the moon"


class Silent(Odd):
    """Answers nothing."""

    def __call__(self, seat):
        return None


class Far(Odd):
    """Answers with a number beyond all options."""

    def __call__(self, seat):
        return 999999


class Below(Odd):
    """Counts from the end."""

    def __call__(self, seat):
        return -1


class Forger:
    """Writes an answer of its own wherever it can."""

    def __init__(self, seed, *, said="nonsense"):
        self.said = said

    def __call__(self, seat):
        for file in range(3, 20):
            with contextlib.suppress(OSError):
                os.write(file, self.said.encode() + b"\n")
        return 0


class Prophet:
    """Tries seeds until one deals the game it sees, and cannot keep it to itself."""

    def __init__(self, seed, *, tries: int = 40):
        self.own, self.tries = seed, tries

    def __call__(self, seat):
        import ruledock
        from ruledock_bots.seeds import bot_seed, game_seed

        for guess in map(str, range(self.tries)):
            assert bot_seed(guess, 0, seat.player) != self.own, f"it is made from seed {guess}"
            for seed in (guess, game_seed(guess, 0), f"{self.own}", f"{self.own:032x}"):
                dealt = ruledock.new("auction", players=2, seed=seed)
                same = dealt.view(seat.player)["table"] == seat.view["table"]
                assert not same, f"this is the game of seed {seed}"
        self.tries = 0
        return 0
