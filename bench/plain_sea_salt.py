"""Sea Salt & Paper without an engine: the same rules as plain functions over lists, for comparison.

Cards are numbers, options are tuples, a player's points are counted when somebody must know them.
It can only play: no saves, no undo, no views, no memory of what was seen, no other packs.
"""

from __future__ import annotations

from random import Random

FAMILIES = (
    "mermaid", "crab", "boat", "fish", "swimmer", "shark", "shell", "octopus", "penguin",
    "sailor", "lighthouse", "shoal", "colony", "captain",
)  # fmt: skip
(
    MERMAID, CRAB, BOAT, FISH, SWIMMER, SHARK, SHELL, OCTOPUS, PENGUIN,
    SAILOR, LIGHTHOUSE, SHOAL, COLONY, CAPTAIN,
) = range(len(FAMILIES))  # fmt: skip
WHITE, DARK, LIGHT, BLACK, YELLOW, GREEN, PURPLE, GREY, PALE, PINK, ORANGE = COLOURS = range(11)
PRINTED = {
    MERMAID: (WHITE,) * 4,
    CRAB: (DARK, DARK, LIGHT, LIGHT, BLACK, YELLOW, YELLOW, GREEN, GREY),
    BOAT: (DARK, DARK, LIGHT, LIGHT, BLACK, BLACK, YELLOW, YELLOW),
    FISH: (DARK, DARK, LIGHT, BLACK, BLACK, YELLOW, GREEN),
    SWIMMER: (DARK, LIGHT, BLACK, YELLOW, PALE),
    SHARK: (DARK, LIGHT, BLACK, GREEN, PURPLE),
    SHELL: (DARK, LIGHT, BLACK, YELLOW, GREEN, GREY),
    OCTOPUS: (LIGHT, YELLOW, GREEN, PURPLE, GREY),
    PENGUIN: (PURPLE, PALE, PINK),
    SAILOR: (PINK, ORANGE),
    LIGHTHOUSE: (PURPLE,),
    SHOAL: (GREY,),
    COLONY: (GREEN,),
    CAPTAIN: (PALE,),
}
CARDS = [(family, colour) for family, colours in PRINTED.items() for colour in colours]
FAMILY = [family for family, _ in CARDS]
COLOUR = [colour for _, colour in CARDS]
SHELLS, OCTOPUSES = (0, 0, 2, 4, 6, 8, 10), (0, 0, 3, 6, 9, 12)
PENGUINS, SAILORS = (0, 1, 3, 5), (0, 0, 5)
TARGETS = {2: 40, 3: 35, 4: 30}
ENOUGH = 7


class PlainSeaSalt:
    """One game from the first deal to the winners."""

    def __init__(self, players: int, rng: Random, bot: Random) -> None:
        self.players = players
        self.luck = rng.random
        self.taste = bot.random
        self.decisions = 0
        self.totals = [0] * players
        self.last = [0] * players
        self.winner: int | None = None

    def choose(self, options):
        """A random option; only where there are several is anything decided."""
        count = len(options)
        if count == 1:
            return options[0]
        self.decisions += 1
        return options[int(self.taste() * count)]

    def draw(self) -> int:
        """A random card of the draw pile, which has no order before it is drawn from."""
        deck = self.deck
        place = int(self.luck() * len(deck))
        card = deck[place]
        deck[place] = deck[-1]
        deck.pop()
        return card

    def play(self) -> list[int]:
        """The winners."""
        first = int(self.luck() * self.players)
        while self.winner is None and max(self.totals) < TARGETS[self.players]:
            first = self.round(first)
        if self.winner is not None:
            return [self.winner]
        ranks = list(zip(self.totals, self.last, strict=True))
        return [player for player in range(self.players) if ranks[player] == max(ranks)]

    def round(self, player: int) -> int:
        """Play a round; who starts the next one."""
        self.deck = list(range(len(CARDS)))
        self.piles = [[self.draw()], [self.draw()]]
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.laid: list[list[int]] = [[] for _ in range(self.players)]
        self.caller: int | None = None
        while True:
            how = self.turn(player)
            following = (player + 1) % self.players
            if self.winner is not None:
                return following
            if how == "stop":
                self.add([self.points(one) for one in range(self.players)])
                return following
            if how == "last chance":
                self.caller = player
                self.expose(player)
            elif self.caller is not None:
                self.expose(player)
                if following == self.caller:
                    self.settle()
                    return (self.caller + 1) % self.players
            elif not self.deck:
                self.add([0] * self.players)
                return following
            player = following

    def add(self, points: list[int]) -> None:
        self.last = points
        self.totals = [sum(both) for both in zip(self.totals, points, strict=True)]

    def expose(self, player: int) -> None:
        self.laid[player] += self.hands[player]
        self.hands[player] = []

    def settle(self) -> None:
        """Is the caller's bet won?"""
        points = [self.points(one) for one in range(self.players)]
        bonus = [max(self.colours(one)) for one in range(self.players)]
        caller = self.caller
        if points[caller] == max(points):
            bonus[caller] += points[caller]
            self.add(bonus)
        else:
            points[caller] = bonus[caller]
            self.add(points)

    # -- a turn ----------------------------------------------------------------------------

    def turn(self, player: int) -> str:
        """Draw, lay pairs, and say how the turn ends."""
        self.take(player)
        while self.winner is None:
            options = self.plays(player)
            chosen = self.choose(options)
            if chosen[0] != "lay":
                return chosen[0]
            self.lay(player, chosen[1], chosen[2])
        return "pass"

    def take(self, player: int) -> None:
        options = [("draw", 0)] if self.deck else []
        options += [("take", pile) for pile in (0, 1) if self.piles[pile]]
        if not options:
            return
        what, pile = self.choose(options)
        if what == "take":
            self.gain(player, self.piles[pile].pop())
        elif len(self.deck) == 1:
            self.gain(player, self.deck.pop())
        else:
            drawn = [self.draw(), self.draw()]
            _, kept = self.choose([("keep", drawn[0]), ("keep", drawn[1])])
            drawn.remove(kept)
            self.gain(player, kept)
            if self.winner is None:
                self.discard(drawn[0])

    def discard(self, card: int) -> None:
        empty = [("discard", pile) for pile in (0, 1) if not self.piles[pile]]
        _, pile = self.choose(empty[:1] or [("discard", 0), ("discard", 1)])
        self.piles[pile].append(card)

    def gain(self, player: int, card: int) -> None:
        """A card comes into a hand; four mermaids win at once."""
        hand = self.hands[player]
        hand.append(card)
        if FAMILY[card] == MERMAID:
            mine = hand + self.laid[player]
            if sum(FAMILY[one] == MERMAID for one in mine) == 4:
                self.winner = player

    def plays(self, player: int) -> list[tuple]:
        """Pass, every pair in hand, and closing with enough points."""
        options: list[tuple] = [("pass",)]
        by_family: dict[int, list[int]] = {}
        for card in self.hands[player]:
            if CRAB <= FAMILY[card] <= SHARK:
                by_family.setdefault(FAMILY[card], []).append(card)
        for family in (CRAB, BOAT, FISH):
            cards = by_family.get(family, ())
            for place, one in enumerate(cards):
                options += [("lay", one, two) for two in cards[place + 1 :]]
        for one in by_family.get(SWIMMER, ()):
            options += [("lay", one, two) for two in by_family.get(SHARK, ())]
        if self.caller is None and self.points(player) >= ENOUGH:
            options += [("stop",), ("last chance",)]
        return options

    def lay(self, player: int, one: int, two: int) -> None:
        self.hands[player].remove(one)
        self.hands[player].remove(two)
        self.laid[player] += [one, two]
        family = FAMILY[one]
        if family == CRAB:
            self.search(player)
        elif family == BOAT:
            self.take(player)
        elif family == FISH:
            if self.deck:
                self.gain(player, self.draw())
        else:
            self.rob(player)

    def search(self, player: int) -> None:
        options = [("search", pile) for pile in (0, 1) if self.piles[pile]]
        if options:
            pile = self.piles[self.choose(options)[1]]
            _, card = self.choose([("pick", card) for card in pile])
            pile.remove(card)
            self.gain(player, card)

    def rob(self, player: int) -> None:
        others = [one for one in range(self.players) if one != player and self.hands[one]]
        if others:
            _, victim = self.choose([("rob", one) for one in others])
            hand = self.hands[victim]
            self.gain(player, hand.pop(int(self.luck() * len(hand))))

    # -- points ----------------------------------------------------------------------------

    def colours(self, player: int) -> list[int]:
        """How many cards of each colour a player has."""
        counts = [0] * len(COLOURS)
        for card in self.hands[player] + self.laid[player]:
            counts[COLOUR[card]] += 1
        return counts

    def points(self, player: int) -> int:
        """The card points of a player, on the table and in hand."""
        n = [0] * len(FAMILIES)
        for card in self.hands[player] + self.laid[player]:
            n[FAMILY[card]] += 1
        points = n[CRAB] // 2 + n[BOAT] // 2 + n[FISH] // 2 + min(n[SWIMMER], n[SHARK])
        points += SHELLS[n[SHELL]] + OCTOPUSES[n[OCTOPUS]]
        points += PENGUINS[n[PENGUIN]] + SAILORS[n[SAILOR]]
        points += n[LIGHTHOUSE] * n[BOAT] + n[SHOAL] * n[FISH]
        points += 2 * n[COLONY] * n[PENGUIN] + 3 * n[CAPTAIN] * n[SAILOR]
        if n[MERMAID]:
            points += sum(sorted(self.colours(player))[-n[MERMAID] :])
        return points
