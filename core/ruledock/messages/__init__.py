"""Messages to people: an id with arguments, turned into a sentence only when shown.

A rule never builds a sentence; it names one. Sentences are Fluent text, in files beside each
plugin, one for each language; whoever reads a message says in which.
"""

from ruledock.messages.harmless import OBEYED, escape, harmless, harmless_json, is_plain
from ruledock.messages.message import MAY_ACT, Message, Names, Ref, refs
from ruledock.messages.phrasebook import ENGLISH, LOCALES, Phrasebook, fluent_id, fluent_pattern

__all__ = [
    "ENGLISH",
    "LOCALES",
    "MAY_ACT",
    "OBEYED",
    "Message",
    "Names",
    "Phrasebook",
    "Ref",
    "escape",
    "fluent_id",
    "fluent_pattern",
    "harmless",
    "harmless_json",
    "is_plain",
    "refs",
]
