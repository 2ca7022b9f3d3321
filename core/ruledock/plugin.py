"""Everything a plugin may import from the core.

A plugin's rules import this module and, if they expand a game, that game's own public module.
"""

from ruledock.content import (
    Content,
    ContentKind,
    Misbuilt,
    PackInfo,
    PackSource,
    Provenance,
    find_packs,
)
from ruledock.content.check.reporting import report as report_mistakes
from ruledock.content.read.pack import RawPack, read_pack
from ruledock.engine.codec import TEXT as TEXT_SHAPE
from ruledock.engine.codec import Codec, Shape, codec
from ruledock.engine.decisions import Chain, Decision, Lazy, Options, Product, Subsets
from ruledock.engine.declare import drawer, replace, step, table
from ruledock.engine.domains import BY_PLAYER, ByPlayer, Player
from ruledock.engine.interrupts import Interrupt
from ruledock.engine.options import (
    Axis,
    Option,
    axis,
    flag,
    items,
    names,
    numbers,
    option,
    seats,
    subset_of,
)
from ruledock.engine.secrecy import CARDS, Recall, Remembered, hidden, memory, public, secret
from ruledock.engine.secret_choices import SecretChoice, SecretChoiceKind
from ruledock.engine.step_kinds import (
    Asking,
    Automatic,
    StepKind,
    around,
    at_the_bottom,
    everyone,
    its_player,
)
from ruledock.engine.table import CORE as CORE_FIELDS
from ruledock.engine.table import Drawer
from ruledock.engine.text import listed, printable, quoted, show
from ruledock.engine.text import step as pointer_step
from ruledock.errors import (
    ConfigError,
    ContentError,
    LinkError,
    Mistake,
    Problem,
    RuledockError,
    did_you_mean,
    nearest,
)
from ruledock.game.game import Game
from ruledock.game.knowledge.passing import NOBODY, Known, Packet, Passing, Pick
from ruledock.game.knowledge.recall import PacketRecall
from ruledock.game.playout import playout
from ruledock.game.seat import Bot, Seat
from ruledock.game.start import load, new
from ruledock.linking.combine import (
    ALL,
    ANY,
    ONE,
    PER_PLUGIN,
    PIPELINE,
    SUM,
    UNION,
    Idle,
    one_owner_each,
    unchanged,
)
from ruledock.linking.combine import at as at_stage
from ruledock.linking.config import Config, is_path, make_config
from ruledock.linking.game_spec import GameSpec, Result, ScoreLine
from ruledock.linking.guessing import Guessing
from ruledock.linking.hooks import (
    Check,
    Needs,
    Prepare,
    See,
    contributes,
    hookimpl,
    hookspec,
    ruledock_book,
    ruledock_checks,
    ruledock_view,
)
from ruledock.linking.link import link
from ruledock.linking.linked_hooks import Hooks
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import Table
from ruledock.messages import Message, Ref, refs
from ruledock.words import ANY as ANY_SORT
from ruledock.words import (
    CONDITION,
    NUMBER,
    SCORE,
    Algebra,
    Args,
    BitSelection,
    Choice,
    Compiled,
    Emitter,
    Explanation,
    Expression,
    ItemSort,
    Param,
    Range,
    SceneSpec,
    Whole,
    Word,
    WordRegistry,
    attribute,
    item_of,
    measure,
    noun,
    quantity,
    selection_of,
)
from ruledock.words.expr import Apply, Literal
from ruledock.words.operations import BoundOp, Operation, run_all
from ruledock.words.word import Emit

__all__ = [
    "ALL",
    "ANY",
    "ANY_SORT",
    "BY_PLAYER",
    "CARDS",
    "CONDITION",
    "CORE_FIELDS",
    "NOBODY",
    "NUMBER",
    "ONE",
    "PER_PLUGIN",
    "PIPELINE",
    "SCORE",
    "SUM",
    "TEXT_SHAPE",
    "UNION",
    "Algebra",
    "Apply",
    "Args",
    "Asking",
    "Automatic",
    "Axis",
    "BitSelection",
    "Bot",
    "BoundOp",
    "ByPlayer",
    "Chain",
    "Check",
    "Choice",
    "Codec",
    "Compiled",
    "Config",
    "ConfigError",
    "Content",
    "ContentError",
    "ContentKind",
    "Decision",
    "Drawer",
    "Emit",
    "Emitter",
    "Explanation",
    "Expression",
    "Game",
    "GameSpec",
    "Guessing",
    "Hooks",
    "Idle",
    "Interrupt",
    "ItemSort",
    "Known",
    "Lazy",
    "LinkError",
    "Literal",
    "Message",
    "Misbuilt",
    "Mistake",
    "Needs",
    "Operation",
    "Option",
    "Options",
    "PackInfo",
    "PackSource",
    "Packet",
    "PacketRecall",
    "Param",
    "Passing",
    "Pick",
    "Player",
    "Prepare",
    "Problem",
    "Product",
    "Provenance",
    "Range",
    "RawPack",
    "Recall",
    "Ref",
    "Remembered",
    "Result",
    "RuledockError",
    "Ruleset",
    "SceneSpec",
    "ScoreLine",
    "Seat",
    "SecretChoice",
    "SecretChoiceKind",
    "See",
    "Shape",
    "StepKind",
    "Subsets",
    "Table",
    "Whole",
    "Word",
    "WordRegistry",
    "around",
    "at_stage",
    "at_the_bottom",
    "attribute",
    "axis",
    "codec",
    "contributes",
    "did_you_mean",
    "drawer",
    "everyone",
    "find_packs",
    "flag",
    "hidden",
    "hookimpl",
    "hookspec",
    "is_path",
    "item_of",
    "items",
    "its_player",
    "link",
    "listed",
    "load",
    "make_config",
    "measure",
    "memory",
    "names",
    "nearest",
    "new",
    "noun",
    "numbers",
    "one_owner_each",
    "option",
    "playout",
    "pointer_step",
    "printable",
    "public",
    "quantity",
    "quoted",
    "read_pack",
    "refs",
    "replace",
    "report_mistakes",
    "ruledock_book",
    "ruledock_checks",
    "ruledock_view",
    "run_all",
    "seats",
    "secret",
    "selection_of",
    "show",
    "step",
    "subset_of",
    "table",
    "unchanged",
]
