"""Kittens, a module of the isle: the first player of a day rescues them, up to two in a basket."""

from __future__ import annotations

from collections.abc import Iterable

from ruledock.plugin import Needs, hookimpl, noun
from ruledock_isle.public import counting_as
from ruledock_kittens import board, rescue

parts = (board, rescue, "ruledock_kittens.screen")
WORDS = (noun("kittens", "tile", counting_as("kitten"), "Kittens; each is a cat as well."),)
MESSAGES = {
    "kittens.board": "On the kitten board: {board}.",
    "kittens.another": "{player} rescues {tile} in the same basket for {fish} fish.",
    "kittens.ask.another": "Rescue another kitten in the same basket, for {fish} fish?",
}


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("kittens",)),)
