"""Choices that are none: refused with a sentence, whatever they claim to be. Nothing changes."""

from random import Random

import attrs
import pytest

import ruledock
from ruledock.engine.decisions import Decision
from ruledock.engine.options import Option
from ruledock.errors import NotOffered, Refusal, Unreadable
from ruledock_auction.options import Bid, Keep
from ruledock_isle.options import Place
from ruledock_mistakes.refusals import named

HUGE = 10**5000


class Everything:
    """Equals whatever it is compared with, and writes itself as it likes."""

    def __init__(self, text="1"):
        self.text = text

    def __eq__(self, other):
        return True

    def __hash__(self):
        return hash(self.text)

    def __str__(self):
        return self.text

    def settled(self):
        return self

    @property
    def notation(self):
        return self.text


class Angry(Everything):
    """Breaks whatever is done with it."""

    def __eq__(self, other):
        raise RuntimeError("do not touch me")

    __str__ = __hash__ = __lt__ = settled = __eq__


class Claims(type):
    """A class that equals all classes."""

    def __eq__(cls, other):
        return True

    def __hash__(cls):
        return hash(Bid)


class Claiming(metaclass=Claims):
    """Makes its class look like an option's."""

    coins = 3
    __eq__ = Everything.__eq__
    __hash__ = Everything.__hash__
    settled = Everything.settled

    @property
    def __class__(self):
        return Bid


class FreeBid(Bid):
    """An option of its own making, which equals every option that is offered."""

    def __eq__(self, other):
        return True

    __hash__ = Everything.__hash__


def wrong_choices():
    empty = Bid.__new__(Bid)
    return [
        None, [], [0], (), {}, {0}, object(), b"bid 1", "bid 1", "", "x" * 10**6, 1.5, 0.0, True,
        False, float("nan"), HUGE, -HUGE, 2**63, Bid, Option, Everything(), Angry(), Claiming(),
        FreeBid(1), empty, Bid(HUGE), Bid(None), Bid([]), Bid("1"), Bid(True), Bid(1.0), Bid(0.0),
        Bid(Everything("0")), Bid(Everything("1")), Bid(Everything("9999")), Bid(Angry()),
        Bid(Claiming()), Keep(None), Keep("abc"), Keep([]), Keep(([],)), Keep((Everything("x"),)),
        Keep((Angry(),)), Keep((1, 2)), Keep(((),)), Place(Everything("b07"), "a1", 0, False),
        Place("b07", Everything("a1"), 0, 1),
    ]  # fmt: skip


def positions(name, count, **settings):
    """Some games on their way, with whoever decides first."""
    game = ruledock.new(name, seed=4, **settings)
    rng = Random(4)
    seen = 0
    while not game.over and seen < count:
        decision = game.decisions[0]
        if rng.random() < 0.2 or not seen:
            seen += 1
            yield game, decision
        game.choose(decision, rng.randrange(len(decision.options)))


TABLES = [("auction", {"players": 3}), ("isle", {"players": 2}), ("sea_salt_paper", {})]


def test_the_refusal_of_a_stranger_names_the_players():
    game = ruledock.new("auction", players=3, seed=1)
    with pytest.raises(Refusal, match=r"There is no player 3; players are 0 to 2\."):
        game.parse(3, "pass")


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_what_is_no_option_is_refused_and_changes_nothing(name, settings, scaled):
    for game, decision in positions(name, scaled(4, 40), **settings):
        before = game.save()
        for wrong in wrong_choices():
            for attempt in attempts(game, decision, wrong):
                with pytest.raises(NotOffered) as refused:
                    attempt()
                assert len(str(refused.value)) < 1000
        assert game.save() == before


def attempts(game, decision, wrong):
    """All ways to hand in a choice."""
    yield lambda: game.choose(decision, wrong)
    yield lambda: game.interrupt(decision.player, wrong)
    yield lambda: ruledock.playout(game.copy(), lambda seat: wrong)
    if wrong is not None:
        yield lambda: game.score(decision.player, after=wrong)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: None, "P0 chooses an option or its number, not nothing; open: "),
        (lambda: [1, 2], "P0 chooses an option or its number, not a list; open: "),
        (lambda: HUGE, "P0 has no option a number of 16610 bits; they go from 0 to "),
        (lambda: "\x1b[2J", 'P0 chooses an option or its number, not "\\x1b[2J"; open: '),
        (lambda: Bid("\x1b[2J"), "P0 cannot bid \\x1b[2J now; open: "),
        (
            lambda: Bid(HUGE),
            "P0 chooses an option or its number, not a ruledock_auction.options.Bid; ",
        ),
        (lambda: Angry(), f"P0 chooses an option or its number, not a {__name__}.Angry; open: "),
        (lambda: Claiming(), f"P0 chooses an option or its number, not a {__name__}.Claiming; "),
    ],
)
def test_the_refusal_says_what_was_found(make, said):
    game = ruledock.new("auction", players=2, seed=4)
    with pytest.raises(NotOffered) as refused:
        game.choose(game.decisions[0], make())
    assert str(refused.value).startswith(said)


def test_options_that_are_made_by_hand_are_accepted_as_ever():
    """Whatever is offered, made anew from its values, is taken."""
    for name, settings in TABLES:
        for game, decision in positions(name, 6, **settings):
            rng = Random(1)
            for _ in range(5):
                one = decision.options[rng.randrange(len(decision.options))]
                again = type(one)(**{axis: getattr(one, axis) for axis in one.axes})
                tried = game.copy()
                tried.choose(tried.decisions[0], again)
                assert ruledock.replay(tried.record).save() == tried.save()


NOBODY = [
    None,
    True,
    "0",
    HUGE,
    -1,
    99,
    0.0,
    [],
    (),
    {},
    b"",
    Everything(),
    Angry(),
    Claiming(),
    Bid(1),
]


@pytest.mark.parametrize("place", range(len(NOBODY)))
def test_who_is_no_player_is_refused(place):
    player = NOBODY[place]
    game = ruledock.new("auction", players=2, seed=4)
    before = game.save()
    for attempt in (
        lambda: game.decision_of(player),
        lambda: game.interrupts(player),
        lambda: game.interrupt(player, Bid(1)),
        lambda: game.parse(player, "bid 1"),
        lambda: game.undo(player),
        lambda: game.score(player),
        lambda: game.guess(player, Random(1)),
    ):
        with pytest.raises(Refusal) as refused:
            attempt()
        assert "players are 0 to 1" in str(refused.value)
        assert len(str(refused.value)) < 200
    if player is not None:
        for attempt in (game.view, game.log):
            with pytest.raises(Refusal):
                attempt(player)
    with pytest.raises((Refusal, TypeError)):  # a compiled decision takes numbers alone
        game.choose(Decision(player, "auction.bid", (Bid(1),)), 0)
    assert game.save() == before


@attrs.frozen(eq=False)
class Forged:
    """A decision of somebody's own making, which claims to be the one that is open."""

    player: int
    options: tuple
    __eq__ = Everything.__eq__
    __hash__ = Everything.__hash__


def test_who_makes_up_a_decision_chooses_nothing():
    game = ruledock.new("auction", players=2, seed=4)
    before = game.save()
    for decision in (None, 0, "auction.keep", [], Everything(), Forged(0, (Bid(9999),))):
        with pytest.raises(Refusal, match="Choose for an open decision, not for "):
            game.choose(decision, 0)
    own = Decision(0, "auction.keep", (Bid(9999),))
    for option in (0, Bid(9999)):
        with pytest.raises(NotOffered):
            game.choose(own, option)
    assert game.save() == before


@pytest.mark.parametrize("text", [None, 5, [], b"bid 1", Everything("bid 1"), "x" * 10**7])
def test_what_is_no_text_is_not_read(text):
    game = ruledock.new("auction", players=2, seed=4)
    with pytest.raises(Unreadable, match="An option is a text of at most 10000 characters, not "):
        game.parse(0, text)


@pytest.mark.parametrize("text", ["\0", "\ud800", "bid " + "9" * 9000, "keep " + "+" * 9000])
def test_any_text_is_answered(text):
    game = ruledock.new("auction", players=2, seed=4)
    with pytest.raises(Refusal):
        game.parse(0, text)


@pytest.mark.parametrize("bots", [[None, None], [], [lambda seat: 0], None, 5])
def test_bots_that_are_none_are_refused(bots):
    game = ruledock.new("auction", players=2, seed=4)
    with pytest.raises(ruledock.ConfigError, match="expected one for each of 2 players"):
        ruledock.playout(game, bots)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (7, "7"), (-(2**99) + 1, str(-(2**99) + 1)), (2**99, "a number of 100 bits"),
        ("bid 1", '"bid 1"'), (None, "nothing"), (1.5, "a float"), ([], "a list"),
        (True, "a bool"),
    ],
)  # fmt: skip
def test_what_somebody_gave_us_is_named_in_a_few_words(found, said):
    assert named(found) == said


@pytest.mark.parametrize("players", [2, 4])
def test_who_is_no_player_is_told_who_is(players):
    game = ruledock.new("auction", players=players, seed=1)
    with pytest.raises(Refusal, match=rf"players are 0 to {players - 1}\b"):
        game.view(players)
