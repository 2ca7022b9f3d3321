"""The sentences of the command line."""

from __future__ import annotations

from pathlib import Path

from ruledock.messages import LOCALES, Phrasebook
from ruledock_drawing.wording import called, in_english, name_of, read, tell, use_language

Phrasebook.learn("cli", Path(__file__).parent / LOCALES)

__all__ = ["called", "in_english", "name_of", "read", "tell", "use_language"]
