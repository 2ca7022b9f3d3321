"""Words for numbers: counts, sums, extremes and arithmetic."""

from __future__ import annotations

from ruledock.words.emitter import Args, Code, Emitter, atom
from ruledock.words.params import LONGEST_LIST, Attribute, Choice, Param, Range, Whole
from ruledock.words.sorts import ANY, CONDITION, COUNTABLE, NUMBER, selection_of
from ruledock.words.word import Word

SELECTION = selection_of(ANY)
ROUNDED = Choice(
    "which way to round a half; up by default", values=("up", "down"), optional=True,
    label="rounded",
)  # fmt: skip
THROUGH = Range("a value sort by name, or a selection, to run through")
_AMONG = Range("a value sort by name, or a selection, to run through", label="among")
_NUMBERS = Param(NUMBER, "numbers", many=(2, LONGEST_LIST))
_BODY = Param(NUMBER, "the number for each", bound=1, label="of")
ONLY_WHERE = Param(CONDITION, "to pass over all others", optional=True, bound=1, filters=True)
_RUN = {"over": _AMONG, "where": ONLY_WHERE}
_RANK = Param(NUMBER, "which rank", label="rank")
_OF_SUIT = {"count": {"suit": "that-suit"}}


def halved(key: str, args: Args) -> str:
    """The source of half a number, rounded up unless the word says down."""
    return f"{args[key]} >> 1" if args.get("rounded") == "down" else f"({args[key]} + 1) >> 1"


def _count(out: Emitter, args: Args) -> str:
    return Code(out.count(args["count"], args.item), most=out.lexicon.most(args.item))


def _distinct(out: Emitter, args: Args) -> str:
    """Test each value of the attribute, which is cheaper than a loop over the things."""
    word: Word = args["distinct"]
    [(key, param)] = word.params.items()
    size = out.lexicon.size_of(param.sort)
    classes = [out.apply(word, Args({key: str(value)})) for value in range(size)]
    algebra, things = out.algebra(args.item), args["of"]
    if things.isidentifier():
        tests = (algebra.some(atom(algebra.and_(things, each))) for each in classes)
        return " + ".join(f"(1 if {test} else 0)" for test in tests)
    name, each = out.name("v"), out.name("v")
    test = algebra.some(atom(algebra.and_(name, each)))
    return f"len([1 for {name} in ({things},) for {each} in ({', '.join(classes)},) if {test}])"


def _average(out: Emitter, args: Args) -> str:
    name, numbers = out.name("v"), args["over"].listed("average")
    return f"[sum({name}) // max(len({name}), 1) for {name} in ({numbers},)][0]"


COUNTS = (
    Word(
        "count", NUMBER, {"count": Param(SELECTION, "what to count")},
        _count, "How many things.", {"count": "kings"}, "", shape="inner",
    ),
    Word(
        "distinct", NUMBER,
        {
            "distinct": Attribute("the attribute in which they differ", label="different"),
            "of": Param(SELECTION, "the things"),
        },
        _distinct, "How many different values of an attribute the things have.",
        {"distinct": "suit", "of": "kings"}, "", shape="narrowed",
        repeats=frozenset({"of"}),
    ),
    Word(
        "every", NUMBER,
        {"every": Whole("the size of a group", low=1, label="full groups of"),
         "of": Param(COUNTABLE, "things or a number")},
        lambda out, args: f"{args['of']} // {args['every']}",
        "How many full groups of a size.", {"every": 2, "of": "kings"}, "", shape="narrowed",
    ),
    Word(
        "remainder", NUMBER,
        {"remainder": Whole("the size of a group", low=2, label="left over from groups of"),
         "of": Param(COUNTABLE, "things or a number")},
        lambda out, args: f"{args['of']} % {args['remainder']}",
        "How many are left over from full groups of a size.", {"remainder": 3, "of": "kings"},
        "", shape="narrowed",
    ),
    Word(
        "beyond", NUMBER,
        {"beyond": Param(NUMBER, "the number that pays nothing yet", label="beyond"),
         "of": Param(COUNTABLE, "things or a number")},
        lambda out, args: f"max({args['of']} - {args['beyond']}, 0)",
        "How many more than a number; at least 0.",
        {"beyond": 3, "of": "kings"}, "", shape="narrowed",
    ),
    Word(
        "how-many", NUMBER,
        {"how-many": THROUGH, "where": Param(CONDITION, "what must hold of each", bound=1)},
        lambda out, args: args["how-many"].counted("where"),
        "How many values or things a condition holds of.",
        {"how-many": "suit", "where": {"at-least": 2, "of": {"suit": "that-suit"}}},
        "", shape="where",
    ),
    Word(
        "pairs", NUMBER,
        {"pairs": Range("a value sort by name, or a selection, to run through", label="of"),
         "where": Param(CONDITION, "what must hold of both", bound=2)},
        lambda out, args: args["pairs"].counted("where"),
        "How many pairs a condition holds of, each once: that is the later one, other the earlier.",
        {"pairs": "kings",
         "where": {"same": [{"suit-of": "that-card"}, {"suit-of": "other-card"}]}},
        "pairs",
    ),
)  # fmt: skip

EXTREMES = (
    Word("sum", NUMBER, {"sum": _BODY, **_RUN},
         lambda out, args: args["over"].added("sum"),
         "A number added up.", {"sum": {"value": "that-card"}, "over": "kings"}, "sum"),
    Word("average", NUMBER, {"average": _BODY, **_RUN}, _average,
         "The sum of a number divided by how many there are, rounded down; 0 if there is nothing.",
         {"average": {"value": "that-card"}, "over": "kings"}, "average"),
    Word("largest", NUMBER, {"largest": _BODY, **_RUN},
         lambda out, args: args["over"].extreme("largest", "max"),
         "The largest of a number; 0 if there is nothing.",
         {"largest": _OF_SUIT, "over": "suit"}, "largest", picks=True),
    Word("smallest", NUMBER, {"smallest": _BODY, **_RUN},
         lambda out, args: args["over"].extreme("smallest", "min"),
         "The smallest of a number; 0 if there is nothing.",
         {"smallest": _OF_SUIT, "over": "suit"}, "smallest", picks=True),
    Word(
        "nth-largest", NUMBER,
        {"nth-largest": _RANK, "of": _BODY, **_RUN},
        lambda out, args: f"nth_largest({args['nth-largest']}, {args['over'].listed('of')})",
        "The number of a rank, largest first; equal ones fill ranks in turn; 0 if there is none.",
        {"nth-largest": 2, "of": _OF_SUIT, "over": "suit"},
        "largest", picks=True,
    ),
    Word(
        "nth-smallest", NUMBER,
        {"nth-smallest": _RANK, "of": _BODY, **_RUN},
        lambda out, args: f"nth_smallest({args['nth-smallest']}, {args['over'].listed('of')})",
        "The number of a rank, smallest first; equal ones fill ranks in turn; 0 if there is none.",
        {"nth-smallest": 2, "of": _OF_SUIT, "over": "suit"},
        "smallest", picks=True,
    ),
    Word("different-numbers", NUMBER, {"different-numbers": _BODY, **_RUN},
         lambda out, args: f"len({{*{args['over'].listed('different-numbers')}}})",
         "How many different values a number has.",
         {"different-numbers": _OF_SUIT, "over": "suit"}, "different numbers"),
    Word(
        "sum-of-largest", NUMBER,
        {"sum-of-largest": Param(NUMBER, "how many", label="how many"), "of": _BODY, **_RUN},
        lambda out, args: f"sum_of_largest({args['sum-of-largest']}, {args['over'].listed('of')})",
        "The largest few of a number added up.",
        {"sum-of-largest": {"count": "kings"}, "of": _OF_SUIT, "over": "suit"},
        "sum of the largest",
    ),
)  # fmt: skip

ARITHMETIC = (
    Word("plus", NUMBER, {"plus": _NUMBERS}, lambda out, args: " + ".join(args["plus"]),
         "Numbers added.", {"plus": [{"count": "kings"}, 1]}, "", shape="formula"),
    Word("minus", NUMBER, {"minus": _NUMBERS}, lambda out, args: " - ".join(args["minus"]),
         "The first number minus the others; it may be negative.",
         {"minus": [{"count": "kings"}, 1]}, "", shape="formula"),
    Word("times", NUMBER, {"times": _NUMBERS}, lambda out, args: " * ".join(args["times"]),
         "Numbers multiplied.", {"times": [{"count": "kings"}, 2]}, "", shape="formula"),
    Word("halved", NUMBER, {"halved": Param(NUMBER, "the number"), "rounded": ROUNDED},
         lambda out, args: halved("halved", args),
         "Half a number.", {"halved": {"count": "kings"}, "rounded": "down"},
         "half"),
    Word("smaller-of", NUMBER, {"smaller-of": _NUMBERS},
         lambda out, args: f"min({', '.join(args['smaller-of'])})",
         "The smallest of these numbers: no more than each of them.",
         {"smaller-of": [{"count": "kings"}, {"count": "jokers"}]}, "smallest"),
    Word("larger-of", NUMBER, {"larger-of": _NUMBERS},
         lambda out, args: f"max({', '.join(args['larger-of'])})",
         "The largest of these numbers: no less than each of them.",
         {"larger-of": [{"count": "kings"}, 2]}, "largest"),
)  # fmt: skip

NUMBERS = (*COUNTS, *EXTREMES, *ARITHMETIC)
