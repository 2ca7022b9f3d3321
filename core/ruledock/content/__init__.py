"""Packs: cards, tiles, prices and rules as JSON, loaded in four steps.

Read (strictly, within limits), merge (overlays), check (schemas, references, expressions) and build
(frozen objects). Linking takes the resulting Content from here.
"""

from ruledock.content.check.cache import default_cache_dir as default_cache_dir
from ruledock.content.check.rules import apply_overrides as apply_overrides
from ruledock.content.kinds import ContentKind as ContentKind
from ruledock.content.kinds import ExpressionCheck as ExpressionCheck
from ruledock.content.kinds import Misbuilt as Misbuilt
from ruledock.content.kinds import Provenance as Provenance
from ruledock.content.kinds import SchemaLookup as SchemaLookup
from ruledock.content.load import Content as Content
from ruledock.content.load import PackInfo as PackInfo
from ruledock.content.load import load_content as load_content
from ruledock.content.read.sources import PackSource as PackSource
from ruledock.content.read.sources import find_packs as find_packs
from ruledock.content.read.sources import stamp as stamp
from ruledock.errors import Problem as Problem
