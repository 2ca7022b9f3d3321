"""The codes of mistakes in packs, scores and operations, each with an explanation."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

CODES: Mapping[str, str] = MappingProxyType(
    {
        "ambiguous": "The value fits more than one of the forms allowed here; make clear which.",
        "bad-json": "The file is not JSON: a comma, quote, colon or bracket too many or too few.",
        "bad-name": "A file in the pack has a name with control characters or backslashes.",
        "bad-text": "A text holds half a character (a lone surrogate), which cannot be shown.",
        "bad-utf8": "The file is not UTF-8 text; save it with that encoding.",
        "bad-zip": "The archive is damaged, encrypted, or packed in a way that is not supported.",
        "circle": "Packs need or overlay each other in a circle.",
        "dangling-reference": "A reference names an item that no loaded pack defines.",
        "duplicate-id": "Two items of one kind share an id, and neither pack overlays the other.",
        "duplicate-key": "An object has the same key twice.",
        "duplicate-name": "An archive holds two files of the same name.",
        "duplicate-pack": "Two different packs have the same name.",
        "duplicate-rule": "Two packs define the same rule and neither overlays the other.",
        "missing-file": "A file or folder that must be there is not.",
        "missing-item": "A list lacks an element it must contain.",
        "missing-key": "An object lacks a key it must have.",
        "missing-pack": "A pack needs or overlays another that is not loaded.",
        "missing-schema": "No schema is known for a file, so it cannot be checked.",
        "not-a-number": "NaN and Infinity are not JSON numbers, and no rule can use them.",
        "not-a-pack": "A single file was named where a pack is needed: its folder, or its .zip.",
        "not-allowed": "The value is not among those allowed here.",
        "not-built": "The value passed its schema but the plugin that owns it refused it.",
        "out-of-range": "A number is too small, too large, or not a permitted multiple.",
        "outside-pack": "A path leads out of the pack.",
        "overlay-clash": "Two overlays change the same thing and neither builds on the other.",
        "repeated-item": "A list whose elements must differ holds one twice.",
        "symlink": "Packs hold plain files; a link could lead anywhere.",
        "too-big": "A file, or the pack as a whole, is larger than a pack may be.",
        "too-deep": "Lists and objects are nested too deeply.",
        "too-hard": "Checking the value takes too many steps.",
        "too-many": "The pack has more files, items or values than a pack may have.",
        "too-many-mistakes": "The list of mistakes was cut short; fix these first.",
        "unknown-file": "A pack cannot contain this file or folder.",
        "unknown-key": "An object has an unknown key.",
        "unreadable": "The file cannot be opened or read.",
        "wrong-form": "A text does not have the form it must have.",
        "wrong-length": "A text, list or object is too short or too long.",
        "wrong-name": "The pack was requested by another name than the one in its pack.json.",
        "wrong-type": "The value has the wrong type.",
    }
)
WORD_CODES: Mapping[str, str] = MappingProxyType(
    {
        "bad-score": "The score repeated here has mistakes of its own.",
        "circular-score": "A score repeats itself, directly or through others.",
        "too-costly": "Evaluating the expression takes too many steps.",
        "too-large": "The expression has too many words.",
        "unbound": "No word around this place runs through such things, so there is none to name.",
        "unknown-attribute": "The things selected here have no such attribute.",
        "unknown-operation": "No plugin of this game has an operation of this name.",
        "unknown-score": "There is no score of this name to repeat.",
        "unknown-word": "No word of this name can stand here.",
        "wrong-sort": "The word exists, but has another sort than expected here.",
    }
)
