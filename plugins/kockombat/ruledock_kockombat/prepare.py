"""Prepares the book of a game from its packs and settings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any

from ruledock.plugin import (
    ConfigError,
    ContentError,
    LinkError,
    Message,
    Mistake,
    Ref,
    Ruleset,
    bits,
    did_you_mean,
)
from ruledock_kockombat.book import Book, CatTile, Ops, PaidLine, Side
from ruledock_kockombat.clans.operations import ALLOWED
from ruledock_kockombat.options import Flip, Swap
from ruledock_kockombat.tiles.kinds import Clan, Kind, Power, Prey
from ruledock_kockombat.tiles.square import LINES, along, names, turn_arrows


def prepare(ruleset: Ruleset) -> Book:
    """Build the book: tiles by id, masks by cell, operations bound, scores compiled."""
    items, rules = ruleset.content.items, ruleset.rules
    clans, dogs, prey = items["clans"], items["dogs"], items["prey"]
    cats = {cat.id: CatTile(clan.id, cat.strength) for clan in clans.values() for cat in clan.cats}
    by_sort = {"cat": cats, "prey": prey, "dog": dogs}
    sorts = {tile: sort for sort, tiles in by_sort.items() for tile in tiles}
    sets = _sets(prey, items["kinds"])
    side = rules["side"]
    cells = names(side)
    swaps = tuple(tuple(Swap(one, other) for other in cells) for one in cells)
    reach = _reach(side, rules["reach"])
    book = Book(
        side=side,
        cells=cells,
        number={name: number for number, name in enumerate(cells)},
        centre=len(cells) // 2,
        beside=along(side, LINES["straight"], 1),
        clans={clan.id: _side(ruleset, clan) for clan in clans.values()},
        playable=_playable(ruleset, clans),
        fixed=_fixed_clans(ruleset, clans),
        cats=cats,
        dogs=tuple(dogs),
        prey=tuple(prey),
        sorts=sorts,
        printed={**dogs, **prey},
        sets=sets,
        points=tuple(one.points for one in prey.values()),
        products=tuple(prod(prey[tile].points for tile in tiles) for tiles in sets),
        lines=tuple(
            _paid_line(ruleset, line.rule, Ref("lines", line.id, line.text), line.score)
            for line in items["lines"].values()
        ),
        reach={tile: reach[sort] for tile, sort in sorts.items()},
        moves=_moves(sorts, reach, swaps),
        arrows={dog.id: _arrows(side, dog.arrows) for dog in dogs.values()},
        flips=tuple(map(Flip, cells)),
        swaps=swaps,
    )
    _check(book, clans)
    return book


def _sets(prey: Mapping[str, Prey], kinds: Mapping[str, Kind]) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(tile for tile, one in prey.items() if one.kind == kind.id)
        for kind in kinds.values()
        if kind.multiplies
    )


def _reach(side: int, rules: Any) -> dict[str, tuple[int, ...]]:
    return {
        sort: along(side, LINES[rule["lines"]], rule.get("farthest"))
        for sort, rule in rules.items()
    }


def _moves(
    sorts: Mapping[str, str], reach: Mapping[str, tuple[int, ...]], swaps: Any
) -> dict[str, tuple[tuple[Swap, ...], ...]]:
    """Swaps by tile and cell; tiles of a sort share theirs."""
    by_sort = {
        sort: tuple(tuple(swaps[c][o] for o in bits(mask)) for c, mask in enumerate(masks))
        for sort, masks in reach.items()
    }
    return {tile: by_sort[sort] for tile, sort in sorts.items()}


def _arrows(side: int, arrows: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(along(side, turn_arrows(arrows, quarters), 1) for quarters in range(4))


def _paid_line(ruleset: Ruleset, rule: str, text: Ref, words: Mapping[str, Any]) -> PaidLine:
    score = ruleset.words.expression("score", words)
    return PaidLine(rule, text, score, score.compiled)


# -- clans -------------------------------------------------------------------------------------


def _side(ruleset: Ruleset, clan: Clan) -> Side:
    chiefs = [cat.id for cat in clan.cats if cat.chief]
    if len(chiefs) != 1:
        raise ContentError([_mistake(clan, "/cats", f"{len(chiefs)} chiefs", "one chief")])
    powers: dict[tuple[str, str], Ops] = {}
    lines = []
    if _with_abilities(ruleset):
        for source, power in (("effect", clan.effect), ("chief", clan.chief)):
            if power.score is not None:
                text = Ref(source, clan.id, power.text)
                lines.append(_paid_line(ruleset, "kk.clan.effect", text, power.score))
            else:
                powers[source, power.when] = _bind(ruleset, clan, source, power)
    on_flip = (*powers.get(("effect", "flip"), ()), *powers.get(("chief", "flip"), ()))
    cats = tuple(cat.id for cat in clan.cats)
    return Side(clan.name, cats, chiefs[0], powers, tuple(lines), on_flip)


def _bind(ruleset: Ruleset, clan: Clan, source: str, power: Power) -> Ops:
    bound = ruleset.operations.compile(list(power.does))
    for place, one in enumerate(bound):
        allowed = ALLOWED.get(one.operation.name, frozenset({power.when}))
        if power.when not in allowed:
            found = f'"{one.operation.name}" at {power.when}'
            where = f"/{source}/does/{place}"
            raise ContentError([_mistake(clan, where, found, " or ".join(sorted(allowed)))])
    return bound


def _mistake(clan: Clan, pointer: str, found: str, expected: str) -> Mistake:
    return Mistake(f"clans/{clan.id}", pointer, found, expected, "clan")


def _with_abilities(ruleset: Ruleset) -> bool:
    options = ruleset.config.settings
    return bool(options["abilities"]) and not options["first_game"]


def _has_strengths(clan: Clan) -> bool:
    return all(cat.strength is not None for cat in clan.cats)


def _playable(ruleset: Ruleset, clans: Mapping[str, Clan]) -> tuple[str, ...]:
    """Without abilities, clans whose cats have a question mark cannot play."""
    abilities = _with_abilities(ruleset)
    return tuple(name for name, clan in clans.items() if abilities or _has_strengths(clan))


def _fixed_clans(ruleset: Ruleset, clans: Mapping[str, Clan]) -> tuple[str, ...]:
    options = ruleset.config.settings
    chosen = options.get("clans") or (ruleset.rules["first_game"] if options["first_game"] else ())
    problems = list(_wrong_clans(chosen, clans, _playable(ruleset, clans)))
    if problems:
        raise ConfigError(*problems)
    return tuple(chosen)


def _wrong_clans(
    chosen: Sequence[str], clans: Mapping[str, Clan], playable: Sequence[str]
) -> Iterator[Message]:
    for name in chosen:
        if name not in clans:
            yield Message(
                "kockombat.wrong.no_clan", {"name": name, "hint": did_you_mean(name, clans)}
            )
        elif name not in playable:
            yield Message("kockombat.wrong.no_strength", {"name": name})
    if len(set(chosen)) < len(chosen):
        yield Message("kockombat.wrong.twice", {"name": chosen[0]})


def _check(book: Book, clans: Mapping[str, Clan]) -> None:
    """Check that ids differ, and that the tiles of any two clans fill the square."""
    others = [*book.dogs, *book.prey, *book.cats]
    count = sum(len(clan.cats) for clan in clans.values())
    if len(set(others)) < len(book.dogs) + len(book.prey) + count:
        raise LinkError("two tiles have the same id")
    for clan in clans.values():
        tiles = 2 * len(clan.cats) + len(book.prey) + len(book.dogs)
        if tiles != len(book.cells):
            found = f"{len(clan.cats)} cats, which with as many others makes {tiles} tiles"
            expected = f"as many as fill a square of {len(book.cells)}"
            raise ContentError([_mistake(clan, "/cats", found, expected)])
