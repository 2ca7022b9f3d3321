"""Messages to people: an id with arguments, turned into a sentence only when shown.

A rule never builds a sentence; it names one. Sentences are Fluent text, in files beside each
plugin, one for each language; whoever reads a message says in which.
"""

from ruledock.messages.harmless import OBEYED as OBEYED
from ruledock.messages.harmless import escape as escape
from ruledock.messages.harmless import harmless as harmless
from ruledock.messages.harmless import harmless_json as harmless_json
from ruledock.messages.harmless import is_plain as is_plain
from ruledock.messages.message import MAY_ACT as MAY_ACT
from ruledock.messages.message import Message as Message
from ruledock.messages.message import Names as Names
from ruledock.messages.message import Ref as Ref
from ruledock.messages.message import refs as refs
from ruledock.messages.phrasebook import ENGLISH as ENGLISH
from ruledock.messages.phrasebook import LOCALES as LOCALES
from ruledock.messages.phrasebook import Phrasebook as Phrasebook
from ruledock.messages.phrasebook import fluent_id as fluent_id
from ruledock.messages.phrasebook import fluent_pattern as fluent_pattern
