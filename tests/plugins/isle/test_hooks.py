"""Every hook of the isle, each proven by the smallest module that needs it."""

from itertools import count
from types import SimpleNamespace

import attrs
import pytest

import ruledock
from ruledock.engine.step_kinds import Automatic
from ruledock.errors import ConfigError, LinkError
from ruledock.linking import plugins
from ruledock.linking.combine import at_stage
from ruledock.linking.game_spec import ScoreLine
from ruledock.linking.hooks import hookimpl
from ruledock.messages import Message
from ruledock.plugin import step
from ruledock_isle import hookspecs
from ruledock_isle.contributions import Basket, Offer, Reward, Source, Supply
from ruledock_isle.phases import rescue
from ruledock_isle.phases.days import Day, FillFields, NextPhase
from ruledock_isle.phases.treasures import SUPPLIES
from tests.plugins.isle.staging import (
    begin,
    do,
    fields,
    finding,
    give,
    isle,
    lay,
    offered,
    over,
    rescuing,
    show_rare,
    stow,
    table_of,
    use_boats,
)

numbers = count()


@step
class Mark:
    """A step that only leaves a mark: an extra fish for player 0."""

    fish: int = 1


def mark(table, step):
    table.fish[0] += step.fish


STEPS = (Automatic(Mark, mark, name="mark"),)


def module(**hooks):
    """The name of a new module with these hooks; its step is :class:`Mark`."""
    made = {name: hookimpl(_returning(value)) for name, value in hooks.items() if name.islower()}
    made |= {"STEPS": STEPS} | {name: value for name, value in hooks.items() if name.isupper()}
    name = f"probe{next(numbers)}"
    plugins.register(name, SimpleNamespace(**made))
    return name


def _returning(value):
    def hook():
        return value

    return hook


def staged(players=2, **hooks):
    table = table_of(players, modules=[module(**hooks)])
    use_boats(table, *["boat-red", "boat-blue", "boat-green", "boat-purple"][:players])
    return table


def test_every_hook_says_what_it_is_for():
    names = [name for name in vars(hookspecs) if name.startswith("isle_")]
    assert len(names) >= 25
    for name in names:
        doc = getattr(hookspecs, name).__doc__
        assert "Return" in doc, name
        assert "Base use:" in doc, name
        assert "Expansion use:" in doc, name


@pytest.mark.parametrize(
    ("hook", "answer", "said"),
    [
        ("isle_phases", (("rescue", lambda table: None),), "phase 'rescue'"),
        ("isle_phases", rescue.STARTS, "phase 'rescue'"),
        ("isle_rescue_offers", (Source("left", None, None),), "source 'left'"),
        ("isle_baskets", (Basket("broken", None, None),), "basket 'broken'"),
        ("isle_supplies", (Supply("rare", None, None),), "supply 'rare'"),
        ("isle_supplies", SUPPLIES, "supply 'rare'"),
    ],
)
def test_a_module_cannot_take_what_the_isle_owns(hook, answer, said):
    name = module(**{hook: answer})
    with pytest.raises(LinkError) as error:
        ruledock.new("isle", modules=[name])
    assert f"{said} may have only one owner, but both isle and {name} claim it" in str(error.value)


def test_two_modules_cannot_bring_one_rival():
    rivals = [module(isle_rival_scores=(("moth", lambda table: ()),), STEPS=()) for _ in range(2)]
    with pytest.raises(LinkError, match=f"rival 'moth' .* both {rivals[0]} and {rivals[1]} claim"):
        ruledock.new("isle", modules=rivals)


def test_something_else_than_a_supply_is_shown_with_its_plugin():
    name = module(isle_supplies=("attic",))
    with pytest.raises(LinkError, match=f"plugin '{name}': found 'attic', expected a supply"):
        ruledock.new("isle", modules=[name])


def test_isle_solo():
    with pytest.raises(ConfigError, match="needs a module with an opponent"):
        ruledock.new("isle", players=1, modules=[module()])
    game = ruledock.new("isle", players=1, modules=[module(isle_solo=("nobody",))], seed=1)
    assert isle(game).order == [0]


def test_isle_setup():
    table = staged(isle_setup=(lambda table: table.fish.__setitem__(1, 7),))
    assert table.fish == [0, 7]


def test_isle_plan_and_isle_phases():
    def start(table):
        table.push(Mark(5))

    def first(phases, table):
        return ("nap", *phases)

    table = staged(isle_plan=first, isle_phases=(("nap", start),))
    table.agenda.clear()
    game = begin(table, Day(1))
    assert isle(game).fish == [25, 20]


def test_isle_dawn():
    game = begin(staged(isle_dawn=lambda table: (Mark(3),)), Day(1))
    assert isle(game).fish == [23, 20]


def test_isle_fields():
    def fewer(fills, table):
        return tuple(attrs.evolve(fill, count=fill.count // 2) for fill in fills)

    table = isle(begin(staged(isle_fields=fewer), FillFields()))
    assert [len(field) for field in table.fields] == [2, 2]


def test_isle_income_adds_up_and_never_takes_more_than_there_is():
    for change, expected in ((3, 23), (-5, 15), (-50, 0)):
        table = staged(isle_income=lambda table, player, change=change: change)
        table.plan, table.day = ("fishing",), 5
        assert isle(begin(table, NextPhase())).fish == [expected, expected]


def test_isle_turn_starts_and_isle_turn_ends():
    seen = []

    def watch(when):
        def hook(table, what, player):
            seen.append((when, what, player))
            return ()

        return hook

    table = staged(isle_turn_starts=watch("start"), isle_turn_ends=watch("end"))
    fields(table, left=["b01"])
    table.fish = [3, 0]
    table.plan, table.day = ("rescue", "finds"), 5
    game = begin(table, NextPhase())
    do(game, "pass")
    whats = ("lay", "rescue", "find")
    expected = [
        (when, what, player) for what in whats for player in (0, 1) for when in ("start", "end")
    ]
    assert seen == expected


def test_isle_speed():
    table = staged(isle_speed=lambda table, player: 4 if player == 1 else 0)
    give(table, 0, "055")  # speed 3
    table.plan, table.day = ("rescue",), 5
    game = begin(table, NextPhase())
    do(game, "lay 055")
    assert isle(game).order == [1, 0]


def test_isle_revealed():
    table = staged(isle_revealed=lambda table: (Mark(2),))
    table.plan, table.day = ("rescue",), 5
    assert isle(begin(table, NextPhase())).fish[0] == 2


def test_isle_rescue_offers():
    shelf = ["b05"]

    def offers(table, player):
        return [Offer(tile, 1) for tile in shelf] if table.order[0] == player else []

    source = Source("shelf", offers, lambda table, tile: shelf.remove(tile))
    table = staged(isle_rescue_offers=(source,))
    table.bag.remove("b05")
    table.fish = [1, 1]
    table.phase, table.revealed = "rescue", True
    from ruledock_isle.phases.rescue import RescueRound

    table.push(RescueRound())
    game = ruledock.Game(table)
    assert offered(game) == ["rescue b05 permanent", "pass"]
    do(game, "rescue b05 permanent", "place b05 j4")
    assert shelf == []
    assert isle(game).fish[0] == 0


def test_isle_price():
    def storm(price, table, player, tile, source):
        return price + 1 if source == "right" else price

    table = staged(isle_price=storm)
    fields(table, left=["b01"], right=["g01"])
    table.fish = [5, 6]
    game = rescuing(table)
    assert offered(game) == ["rescue b01 permanent", "pass"]
    do(game, "pass", "rescue g01 permanent", "place g01 j4")
    assert isle(game).fish == [5, 0]


def test_isle_may_rescue():
    def no_second(table, player, tile, source):
        return tile != "g01" or table.rescues == 0

    table = staged(isle_may_rescue=no_second)
    fields(table, left=["b01", "g01"])
    table.fish = [20, 0]
    give(table, 0, "080", "107")
    lay(table, 0, "043", "044")
    game = rescuing(table)
    assert "rescue g01 whole" in offered(game)
    do(game, "play 080", "rescue b01 permanent", "place b01 p4")
    assert offered(game) == ["end turn"]


def test_isle_baskets():
    lent = [1, 0]

    def use(table, player):
        lent[player] -= 1

    basket = Basket("borrowed", lambda table, player: lent[player] > 0, use)
    table = staged(isle_baskets=(basket,))
    fields(table, left=["b01"])
    table.fish = [3, 3]
    game = rescuing(table)
    assert "rescue b01 borrowed" in offered(game)
    do(game, "rescue b01 borrowed", "place b01 p4")
    assert lent == [0, 0]
    assert isle(game).baskets[0] == 1


def test_isle_rescue_goes_on_when_any_says_so():
    table = table_of(2, edition="uk", modules=[module(isle_rescue_goes_on=lambda table: True)])
    give(table, 0, "083")
    assert offered(rescuing(table)) == ["pass", "play 083"]


def test_isle_phase_ends():
    def ends(table, phase):
        return (Mark(4),) if phase == "finds" else ()

    table = staged(isle_phase_ends=ends)
    table.plan, table.day = ("rescue", "finds"), 5
    assert isle(begin(table, NextPhase())).fish[0] == 4


def test_isle_supplies():
    taken = []
    supply = Supply("attic", lambda table: ["rare-i"], lambda table, tile: taken.append(tile))
    table = staged(isle_supplies=(supply,))
    assert table.book.supplies["attic"] is supply
    from ruledock_isle.boat.placing import TakeTile

    table.bag.remove("rare-i")
    table.push(TakeTile(0, ("attic",), 1))
    game = ruledock.Game(table)
    do(game, "place rare-i d5")
    assert taken == ["rare-i"]


def test_isle_contact():
    table = staged(isle_contact=lambda table, player, tile: not table.book.tiles[tile].is_rare)
    stow(table, 0, "b01 j4")
    show_rare(table, "rare-i")
    give(table, 0, "098")
    game = finding(table)
    do(game, "find 098 rare")
    assert over(game, "t5")
    assert table.boats[0].frontier


def test_isle_map_reward():
    def two(reward, table, player, colour):
        return Reward(("common", "rare"), 2)

    table = staged(isle_map_reward=two)
    fields(table, left=["b01", "p05"])
    show_rare(table, "rare-i")
    table.fish = [3, 3]
    game = rescuing(table)
    do(game, "rescue b01 permanent", "place b01 j6")
    assert {one.split()[1] for one in offered(game)[:-1]} == {
        "common-1", "common-2", "common-corner", "common-line", "rare-i",
    }  # fmt: skip
    do(game, over(game, "k8", "rare-i")[0], over(game, "i8", "common-1")[0])
    assert game.decisions[0].player == 1
    assert len(isle(game).boats[0].stowed) == 3


def test_isle_tile_placed_comes_after_the_reward_of_a_map():
    seen = []

    def placed(table, player, tile, source):
        seen.append((player, tile, source))
        return (Mark(9),)

    table = staged(isle_tile_placed=placed)
    fields(table, left=["b01", "p05"])
    table.fish = [3, 3]
    game = rescuing(table)
    do(game, "rescue b01 permanent", "place b01 j6")
    assert isle(game).fish[0] == 0
    do(game, "leave it")
    assert isle(game).fish[0] == 9
    assert seen == [(0, "b01", "left")]


def test_isle_moved():
    seen = []

    def moved(table, player, tiles):
        seen.append((player, tuple(tiles)))
        return (Mark(1),)

    table = staged(isle_moved=moved)
    fields(table, left=["b01"], right=["g01"])
    give(table, 0, "077")
    game = rescuing(table)
    do(game, "play 077", "move b01+g01")
    assert seen == [(0, ("b01", "g01"))]
    assert isle(game).fish[0] == 1


def test_isle_dusk():
    table = staged(isle_dusk=lambda table: (Mark(6),))
    table.plan, table.day = ("dusk",), 5
    assert isle(begin(table, NextPhase())).fish[0] == 6


def test_isle_score_lines():
    def friends(lines, table, player):
        return (*lines, ScoreLine(4, Message("isle.line", {"line": "A friend."})))

    def halved(lines, table, player):
        return tuple(attrs.evolve(line, points=-(-line.points // 2)) for line in lines)

    last = module(isle_score_lines=at_stage("last")(halved), STEPS=())
    table = table_of(2, modules=[module(isle_score_lines=friends), last])
    points = [line.points for line in table.ruleset.game.score(table, 0)]
    assert points[-1] == 2
    assert points[1] == -17


def test_isle_tie_break_and_isle_winners():
    table = staged(isle_tie_break=lambda key, table, player: (-player,))
    table.fish = [0, 50]
    assert table.ruleset.game.winners(table, [9, 9]) == (0,)
    table = staged(isle_winners=lambda winners, table, totals: ())
    assert table.ruleset.game.winners(table, [9, 9]) == ()


def test_isle_first():
    table = staged()
    assert [table.ruleset.hooks.isle_first(table, player) for player in (0, 1)] == [True, False]
    table = staged(isle_first=lambda table, player: False)
    assert not table.ruleset.hooks.isle_first(table, 0)
