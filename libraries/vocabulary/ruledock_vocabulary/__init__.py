"""The words that every game has: those that combine what a game's own words pick and measure.

They are contributed like the words of a plugin, by the name ``words`` in the entry-point group
``ruledock.libraries``. :mod:`ruledock_vocabulary.nouns` has shortcuts for words of games.
"""

from ruledock_vocabulary.conditions import CONDITIONS
from ruledock_vocabulary.numbers import NUMBERS
from ruledock_vocabulary.scores import SCORES
from ruledock_vocabulary.selections import SELECTIONS

WORDS = (*SELECTIONS, *NUMBERS, *CONDITIONS, *SCORES)

__all__ = ["WORDS"]
