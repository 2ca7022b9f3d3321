"""What the auction says to people."""

MESSAGES = {
    "auction.round": "Round {number} begins.",
    "auction.earns": "{player} receives {coins:coin|coins}.",
    "auction.dealt": "Everybody is dealt a packet of {cards:card|cards}.",
    "auction.kept": "{player} keeps {cards}.",
    "auction.kept.others": "{player} keeps {count} of the cards in a packet.",
    "auction.block": "On the block: {lots}.",
    "auction.sold": "{lot} goes to {player} for {coins:coin|coins}; the bids: {bids}.",
    "auction.bid": "{player} {coins}",
    "auction.unsold": "Nobody bids for {lot}.",
    "auction.shows": "{player} hangs {lots}.",
    "auction.plays": "{player} calls in a favour: {favour}.",
    "auction.cancelled": "{favour} comes to nothing.",
    "auction.peeks": "{player} sees that the next lot is {lot}.",
    "auction.peeks.others": "{player} looks at the next lot.",
    "auction.ask.keep": "Keep {count} of these and pass the rest on.",
    "auction.ask.bid": "What do you bid for {lot}? You have {coins:coin|coins}.",
    "auction.ask.show": "Which lots do you hang? The first is free, each further one costs {fee}.",
    "auction.line": "{text}",
}
