"""Packs: cards, tiles, prices and rules as JSON, loaded in four steps.

Read (strictly, within limits), merge (overlays), check (schemas, references, expressions) and build
(frozen objects). Linking takes the resulting Content from here.
"""

from ruledock.content.check.cache import default_cache_dir
from ruledock.content.check.rules import apply_overrides
from ruledock.content.kinds import (
    ContentKind,
    ExpressionCheck,
    Misbuilt,
    Provenance,
    SchemaLookup,
)
from ruledock.content.load import Content, PackInfo, load_content
from ruledock.content.read.sources import PackSource, find_packs, stamp
from ruledock.errors import Problem

__all__ = [
    "Content",
    "ContentKind",
    "ExpressionCheck",
    "Misbuilt",
    "PackInfo",
    "PackSource",
    "Problem",
    "Provenance",
    "SchemaLookup",
    "apply_overrides",
    "default_cache_dir",
    "find_packs",
    "load_content",
    "stamp",
]
