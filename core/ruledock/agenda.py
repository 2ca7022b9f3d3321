"""Steps and their kinds: what waits on the agenda, and who handles it.

A step is a small frozen value (``Bidding(lot="vase-a")``). Its *kind* says what happens when it
comes to the top: it runs by itself (:class:`Automatic`), asks somebody (:class:`Asking`), or lets
several players seal a choice each (:class:`Sealed`). Nobody edits a step already pushed.
"""

from ruledock.kinds import (
    Asked,
    Asking,
    Automatic,
    Closes,
    StepKind,
    at_the_bottom,
    everyone,
    its_player,
    nobody,
)
from ruledock.sealed import RECHECK, WITHDRAWAL, Recheck, Sealed, Sealing, Waiting, Withdraw
from ruledock.windows import Nothing, Window, Windows, window

__all__ = [
    "RECHECK",
    "WITHDRAWAL",
    "Asked",
    "Asking",
    "Automatic",
    "Closes",
    "Nothing",
    "Recheck",
    "Sealed",
    "Sealing",
    "StepKind",
    "Waiting",
    "Window",
    "Windows",
    "Withdraw",
    "at_the_bottom",
    "everyone",
    "its_player",
    "nobody",
    "window",
]
