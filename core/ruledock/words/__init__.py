"""The scoring language: sorts and words, and expressions compiled to functions and sentences.

A game adds nouns and relations for its scene; the core has everything that combines them.
"""

from ruledock.errors import Problem as Problem
from ruledock.words.compiled import Compiled as Compiled
from ruledock.words.emitter import Args as Args
from ruledock.words.emitter import Emitter as Emitter
from ruledock.words.explanation import Explanation as Explanation
from ruledock.words.expression import Expression as Expression
from ruledock.words.params import Choice as Choice
from ruledock.words.params import Param as Param
from ruledock.words.params import Range as Range
from ruledock.words.params import Whole as Whole
from ruledock.words.registry import WordRegistry as WordRegistry
from ruledock.words.sorts import ANY as ANY
from ruledock.words.sorts import CONDITION as CONDITION
from ruledock.words.sorts import COUNTABLE as COUNTABLE
from ruledock.words.sorts import NUMBER as NUMBER
from ruledock.words.sorts import SCORE as SCORE
from ruledock.words.sorts import Algebra as Algebra
from ruledock.words.sorts import BitSelection as BitSelection
from ruledock.words.sorts import Hint as Hint
from ruledock.words.sorts import ItemSort as ItemSort
from ruledock.words.sorts import SceneSpec as SceneSpec
from ruledock.words.sorts import SetSelection as SetSelection
from ruledock.words.sorts import item_of as item_of
from ruledock.words.sorts import selection_of as selection_of
from ruledock.words.tables import Bits as Bits
from ruledock.words.word import Word as Word
from ruledock.words.word import owned as owned
