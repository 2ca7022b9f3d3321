"""The auction without an engine: the same rules as plain functions over lists, for comparison.

It can only play: no saves, no undo, no views, no modules, no notation. What Ruledock costs on top
of this is the price of all that.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

KINDS = ("clock", "lamp", "map", "mask", "ring", "vase")
LOTS = [(kind, value) for kind in KINDS for value in (1, 1, 2, 2, 3, 4)]
FAVOURS = ["loan"] * 5 + ["tip"] * 3 + ["objection"] * 4
COLLECTION = (0, 0, 2, 5, 9, 14, 19)


class PlainAuction:
    """One evening, round by round; ``choose`` picks among listed options."""

    def __init__(self, players: int, rng: Random, bot: Random) -> None:
        self.players = players
        self.rng = rng
        self.bot = bot
        self.decisions = 0
        self.deck = [("lot", *lot) for lot in LOTS] + [("favour", name, 0) for name in FAVOURS]
        self.coins = [6] * players
        self.hands: list[list[tuple[str, str, int]]] = [[] for _ in range(players)]
        self.shows: list[list[tuple[str, str, int]]] = [[] for _ in range(players)]
        self.reserve: tuple[str, str, int] | None = None

    def choose(self, options):
        self.decisions += len(options) > 1
        return options[int(self.bot.random() * len(options))]

    def draw(self):
        return self.deck.pop(int(self.rng.random() * len(self.deck)))

    def play(self) -> list[int]:
        for number in range(2):
            first = number % self.players
            self.order = [(first + seat) % self.players for seat in range(self.players)]
            for player in self.order:
                self.coins[player] += 3
            self.draft()
            self.sale()
            self.show()
        return [self.score(player) for player in range(self.players)]

    def draft(self) -> None:
        size = min(4, len(self.deck) // self.players)
        packets = [sorted(self.draw() for _ in range(size)) for _ in range(self.players)]
        for passes, keep in enumerate((2, 1, 1)):
            chosen = []
            for player in range(self.players):
                packet = packets[(player - passes) % self.players]
                options = list(combinations(range(len(packet)), keep))
                chosen.append(self.choose(options) if len(options) > 1 else options[0])
            for player, places in enumerate(chosen):
                packet = packets[(player - passes) % self.players]
                self.hands[player] += [packet[place] for place in places]
                for place in reversed(places):
                    del packet[place]

    def sale(self) -> None:
        block = []
        for _ in range(3):
            block.append(self.reserve or self.draw())
            self.reserve = None
        self.window(self.order)
        for lot in block:
            bids = [self.choose(range(self.coins[player] + 1)) for player in self.order]
            best = max(bids)
            if not best:
                continue
            winner = self.order[bids.index(best)]
            self.coins[winner] -= best
            (self.hands if lot[0] == "favour" else self.shows)[winner].append(lot)

    def show(self) -> None:
        for player in self.order:
            if not self.hands[player]:
                continue
            while True:
                hand, purse = self.hands[player], self.coins[player]
                lots = [card for card in hand if card[0] == "lot"]
                options = [
                    some
                    for size in range(len(lots) + 1)
                    for some in combinations(lots, size)
                    if max(0, size - 1) <= purse
                ]
                options += self.playable(player)
                chosen = self.choose(options) if options else ()
                if isinstance(chosen, str):
                    self.favour(player, chosen)
                    continue
                self.coins[player] -= max(0, len(chosen) - 1)
                for lot in chosen:
                    hand.remove(lot)
                self.shows[player] += chosen
                break

    def playable(self, player: int, answering: bool = False) -> list[str]:
        names = [card[1] for card in self.hands[player] if card[0] == "favour"]
        return [name for name in names if (name == "objection") == answering]

    def window(self, order: list[int]) -> None:
        quiet, at = 0, 0
        while quiet < len(order):
            player = order[at]
            at = (at + 1) % len(order)
            quiet += 1
            if self.hands[player]:
                chosen = self.choose(["nothing", *self.playable(player)])
                if chosen != "nothing":
                    quiet = 0
                    self.favour(player, chosen)

    def favour(self, player: int, name: str) -> bool:
        self.hands[player].remove(("favour", name, 0))
        others = [(player + seat) % self.players for seat in range(1, self.players)]
        quiet, at, cancelled = 0, 0, False
        while quiet < len(others):
            other = others[at]
            at = (at + 1) % len(others)
            quiet += 1
            if self.hands[other]:
                answers = self.playable(other, True) if not cancelled else []
                chosen = self.choose(["nothing", *answers])
                if chosen != "nothing":
                    quiet = 0
                    cancelled = self.favour(other, chosen)
        if not cancelled and name == "loan":
            self.coins[player] += 3
        elif not cancelled and name == "tip":
            self.coins[player] += 1
            if self.reserve is None and self.deck:
                self.reserve = self.draw()
        return not cancelled

    def score(self, player: int) -> int:
        counts = dict.fromkeys(KINDS, 0)
        points = self.coins[player] // 4
        for _, kind, value in self.shows[player]:
            counts[kind] += 1
            points += value
        points += sum(COLLECTION[count] for count in counts.values())
        return points + (4 if sum(map(bool, counts.values())) >= 5 else 0)
