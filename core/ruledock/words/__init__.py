"""The scoring language: sorts and words, and expressions compiled to functions and sentences.

A game adds nouns and relations for its scene; the core has everything that combines them.
"""

from ruledock.errors import Problem
from ruledock.words.compiled import Compiled
from ruledock.words.emitter import Args, Emitter
from ruledock.words.explanation import Explanation
from ruledock.words.expression import Expression
from ruledock.words.params import Choice, Param, Range, Whole
from ruledock.words.registry import WordCheck, WordRegistry
from ruledock.words.sorts import (
    ANY,
    CONDITION,
    COUNTABLE,
    NUMBER,
    SCORE,
    Algebra,
    BitSelection,
    ItemSort,
    SceneSpec,
    item_of,
    selection_of,
)
from ruledock.words.tables import Bits
from ruledock.words.word import Word, owned

__all__ = [
    "ANY",
    "CONDITION",
    "COUNTABLE",
    "NUMBER",
    "SCORE",
    "Algebra",
    "Args",
    "BitSelection",
    "Bits",
    "Choice",
    "Compiled",
    "Emitter",
    "Explanation",
    "Expression",
    "ItemSort",
    "Param",
    "Problem",
    "Range",
    "SceneSpec",
    "Whole",
    "Word",
    "WordCheck",
    "WordRegistry",
    "item_of",
    "owned",
    "selection_of",
]
