"""Numbers: how large a thing is, what a player owns, and how the others compare."""

from __future__ import annotations

from ruledock.plugin import CONDITION, NUMBER, Args, Emitter, Param, Word, quantity
from ruledock_isle.words.bodies import PLACED
from ruledock_isle.words.emit import body


def _size(out: Emitter, args: Args) -> str:
    sort, thing = args.sorts["size"], args["size"]
    if sort == "family":
        return f"{out.local('family_sizes')}[{thing}]"
    return f"({body(out, sort, thing)}).bit_count()"


def _each_other(out: Emitter, function: str) -> str:
    """A list of a function's values for the scene of each other player."""
    name = out.name("v")
    return f"[{function}({name}) for {name} in {out.local('others')}()]"


def _others(name: str, function: str, doc: str, phrase: str) -> Word:
    def emit(out: Emitter, args: Args) -> str:
        return f"{function}({_each_other(out, args[name])}, default=0)"

    what = Param(NUMBER, "the number, as it is for another player", apart=True, label="of")
    example = {name: {"count": "oshax"}}
    return Word(name, NUMBER, {name: what}, emit, doc, example, phrase, compares="others")


def _all_players(out: Emitter, args: Args) -> str:
    function = args["all-players"]
    return f"{function}(scene) + sum({_each_other(out, function)})"


def _others_where(out: Emitter, args: Args) -> str:
    return f"{_each_other(out, args['others-where'])}.count(True)"


def _neighbour(name: str, place: int, doc: str, label: str) -> Word:
    def emit(out: Emitter, args: Args) -> str:
        others = out.name("v")
        alone = f"for {others} in ({out.local('others')}(),)"
        return f"[{args[name]}({others}[{place}]) if {others} else 0 {alone}][0]"

    what = Param(NUMBER, "the number, as it is for that player", apart=True)
    return Word(name, NUMBER, {name: what}, emit, doc, {name: {"count": "oshax"}}, label)


def _place_by(out: Emitter, args: Args) -> str:
    each, mine, function = out.name("v"), out.name("v"), args["place-by"]
    players = f"for {mine} in ({function}(scene),) for {each} in {out.local('others')}()"
    return f"1 + len([1 {players} if {function}({each}) > {mine}])"


def _tied(out: Emitter, args: Args) -> str:
    function = args["others-tied-by"]
    return f"{_each_other(out, function)}.count({function}(scene))"


def _nth_most(out: Emitter, args: Args) -> str:
    function = args["of"]
    everybody = f"[{function}(scene), *{_each_other(out, function)}]"
    return f"nth_largest({args['nth-most']}, {everybody})"


WORDS = (
    _neighbour("left-neighbour", 0,
               "A number as it is for the next player, on the left; 0 if alone.",
               "the player to the left"),
    _neighbour("right-neighbour", -1,
               "A number as it is for the player before, on the right; 0 if alone.",
               "the player to the right"),
    Word(
        "place-by", NUMBER,
        {"place-by": Param(NUMBER, "the number that is compared", apart=True, label="by")},
        _place_by,
        "The player's place among all by a number: 1 if nobody has more, 2 if one player has.",
        {"place-by": {"count": "cats"}}, "place", compares="all",
    ),
    Word(
        "others-tied-by", NUMBER,
        {"others-tied-by": Param(NUMBER, "the number that is compared", apart=True, label="by")},
        _tied, "How many other players have exactly as much of a number as this one.",
        {"others-tied-by": {"count": "cats"}}, "other players with the same number",
        compares="all",
    ),
    Word(
        "nth-most", NUMBER,
        {"nth-most": Param(NUMBER, "which rank", label="rank"),
         "of": Param(NUMBER, "the number that is compared", apart=True, label="of")},
        _nth_most,
        "A number as the player of that rank has it, the most first, among all players; equal ones"
        " fill ranks in turn; 0 if there are fewer.",
        {"nth-most": 2, "of": {"count": "oshax"}}, "most among all players", compares="all",
    ),
    Word("named-by-you", CONDITION, {}, "{named_it}",
         "The player whose boat it is named the colour.", "named-by-you",
         "colour named by this player"),
    quantity("best-other-lesson", "max({other_lessons}(), default=0)",
             "What the best other lesson in play of the same player pays by itself; 0 without."),
    quantity("other-lessons-pay", "sum({other_lessons}())",
             "What all other lessons in play of the same player pay by themselves."),
    Word(
        "size", NUMBER, {"size": Param("|".join(PLACED), "one thing", label="of")}, _size,
        "Of a family or group the number of its cats, of anything else the number of its squares.",
        {"largest": {"size": "that-family"}, "over": "families"}, "size",
        of={"family": "{head} of {value}"},
    ),
    quantity("fish", "{fish}", "The player's fish."),
    quantity("baskets", "{baskets}", "The player's permanent baskets, used or not."),
    quantity("lessons", "{lessons}",
             "The player's private lessons in play; public ones and those in hand do not count."),
    quantity("players", "1 + len({others}())",
             "How many players there are, this one included; neutral ones do not count."),
    quantity("turn-position", "{turn_position}",
             "The player's place in the turn order; 1 is first."),
    _others("most-of-others", "max", "The largest a number is for any other player; 0 if alone.",
            "most among the others"),
    _others("least-of-others", "min", "The smallest a number is for any other player; 0 if alone.",
            "least among the others"),
    Word(
        "all-players", NUMBER,
        {"all-players": Param(NUMBER, "the number that is added up", apart=True, label="of")},
        _all_players, "A number added up over all players, this one included.",
        {"all-players": {"count": "oshax"}}, "all players together", compares="all",
    ),
    Word(
        "others-where", NUMBER,
        {"others-where": Param(CONDITION, "what must hold of another player", apart=True)},
        _others_where, "How many other players a condition holds of.",
        {"others-where": {"some": "oshax"}}, "other players", compares="others",
    ),
    Word(
        "mine", NUMBER,
        {"mine": Param(NUMBER, "the number, as it is for this player", apart=True, home=True)},
        "{mine}",
        "A number as it is for the player who is scored, inside a word that looks at others.",
        {"others-where": {"more-than": {"mine": {"count": "cats"}}, "of": "cats"}}, "this player",
    ),
)  # fmt: skip
