"""The words every game has."""

from ruledock.words.kernel.conditions import CONDITIONS
from ruledock.words.kernel.numbers import NUMBERS
from ruledock.words.kernel.scores import SCORES
from ruledock.words.kernel.selections import SELECTIONS

KERNEL = (*SELECTIONS, *NUMBERS, *CONDITIONS, *SCORES)

__all__ = ["KERNEL"]
