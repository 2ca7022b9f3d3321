"""Kittens, a module of the isle: the first player of a day rescues them, up to two in a basket."""

from __future__ import annotations

from collections.abc import Iterable

from ruledock.plugin import Needs, hookimpl, noun
from ruledock_isle.public import counting_as
from ruledock_kittens import board, rescue

parts = (board, rescue, "ruledock_kittens.drawing", "ruledock_kittens.screen")
WORDS = (noun("kittens", "tile", counting_as("kitten"), "Kittens; each is a cat as well."),)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("kittens",)),)
