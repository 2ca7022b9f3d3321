"""What people type at a question: a part of an option or of its text, and refusals that help."""

import pytest

import ruledock
from ruledock.engine.options import Option
from ruledock.errors import Refusal
from ruledock_cli.play.turn_screen import TurnScreen
from ruledock_drawing.palette import Palette


def screen_of(game: ruledock.Game) -> TurnScreen:
    """What the next player sees, with the first page of options listed."""
    decision = game.decisions[0]
    screen = TurnScreen(game, decision.player, decision, Palette(), str)
    screen.question.page(40)
    return screen


def at(name: str, kind: str, **settings: object) -> ruledock.Game:
    """A game played with first options up to a question of this kind."""
    game = ruledock.new(name, players=2, **settings)
    while game.decisions[0].kind != kind:
        game.choose(game.decisions[0], 0)
    return game


def typed(game: ruledock.Game, text: str) -> list[str]:
    """The options that a line means."""
    found = screen_of(game).question.read(text)
    return [one.notation for one in (found if isinstance(found, list) else [found])]


def refused(game: ruledock.Game, text: str) -> str:
    """Why a line is refused."""
    with pytest.raises(Refusal) as told:
        screen_of(game).question.read(text)
    return str(told.value)


# -- parts ------------------------------------------------------------------------------------


def test_a_colour_or_a_word_after_a_hyphen_is_enough():
    game = at("sea_salt_paper", "sea_salt_paper.keep", seed=4)
    for one in game.decisions[0].options:
        kind, colour, _ = one.notation.removeprefix("keep ").split("-")
        others = [other.notation for other in game.decisions[0].options if other != one]
        for part in (kind, colour.replace("_", " "), colour.replace("_", "").upper()):
            if not any(part.casefold() in other.replace("_", "") for other in others):
                assert typed(game, part) == [one.notation]
                assert typed(game, f"the {part}") == [one.notation]


def test_letters_may_stand_together_or_behind_the_verb():
    game = ruledock.new("isle", players=2, seed=5)
    assert typed(game, "bd") == typed(game, "keep DB") == typed(game, "b d")
    assert "2 cards are kept, not 1" in refused(game, "keep a")  # no part of “… a basket”
    rescuing = at("isle", "isle.rescue", seed=5)
    assert typed(rescuing, "rescue b") == typed(rescuing, "b") != typed(rescuing, "rescue c")


def test_the_card_beside_an_option_names_it():
    game = ruledock.new("sea_salt_paper", players=2, seed=4)
    kind, colour, _ = game.view(0)["table"]["sea_salt_paper"]["piles"][1]["top"].split("-")
    assert typed(game, f"take {kind} {colour.replace('_', ' ')}") == ["take 2"]


def test_names_of_cards_and_clans_are_enough():
    game = ruledock.new("kockombat", players=2, seed=4)
    assert typed(game, "The Crooks") == ["clan crooks"]
    assert typed(game, "crook") == ["clan crooks"]
    with_catnip = playing("077")
    assert typed(with_catnip, "play catnip") == ["play 077"]
    assert typed(with_catnip, "catnip") == ["play 077"]


def playing(card: str) -> ruledock.Game:
    """A game of the isle in which somebody who is asked may play this card."""
    for seed in range(60):
        game = ruledock.new("isle", players=2, seed=seed)
        for _ in range(40):
            decision = game.decisions[0]
            if any(one.notation == f"play {card}" for one in decision.options):
                return game
            keeping = [one for one in decision.options if card in one.notation]
            game.choose(decision, keeping[0] if keeping else 0)
    raise LookupError(card)


def test_spaces_do_not_matter():
    game = at("sea_salt_paper", "sea_salt_paper.draw", seed=4)
    assert typed(game, "take2") == ["take 2"]
    assert typed(game, "TAKE  2") == ["take 2"]


def test_several_things_are_named_by_letters_names_or_numbers_after_the_verb():
    game = at("isle", "isle.purchase", seed=5)
    first, second = (one.mark for one in screen_of(game).question.entries[:2])
    wanted = typed(game, f"{first} {second}")
    assert wanted[0].startswith("buy ")
    assert typed(game, f"buy {second} {first}") == wanted
    names = [one.text.partition(":")[0] for one in screen_of(game).question.entries[:2]]
    if names[0] != names[1]:
        assert typed(game, ", ".join(names)) == wanted


def test_what_fits_several_is_told_and_not_taken():
    game = at("isle", "isle.rescue", seed=5)
    assert len(typed(game, "blue cat")) > 1


def test_a_lone_letter_or_number_is_never_the_beginning_of_a_word():
    game = at("sea_salt_paper", "sea_salt_paper.keep", seed=4)
    for text in ("c", "k", "z", "1", "3"):
        if text not in [one.mark for one in screen_of(game).question.entries]:
            assert refused(game, text)


# -- refusals ---------------------------------------------------------------------------------


def every_refusal() -> list[tuple[ruledock.Game, str]]:
    placing = at("isle", "isle.place", seed=5)
    drawing = at("sea_salt_paper", "sea_salt_paper.draw", seed=4)
    lines = ("z99", "e2 r45", "a b c", "1", "lay", "take 3", "nonsense", "rescue", "a1", "?")
    return [(game, line) for game in (placing, drawing) for line in lines]


def test_no_refusal_shows_the_form_of_an_option():
    for game, line in every_refusal():
        try:
            screen_of(game).question.read(line)
        except Refusal as refusal:
            assert not {"{", "}"} & {*str(refusal)}, line


def test_a_place_that_is_closed_is_refused_with_its_reason():
    game = at("isle", "isle.place", seed=5)
    offered = {one.notation for one in game.decisions[0].options}
    tile = game.decisions[0].options[0].tile
    closed = next(
        f"{column}{row}"
        for column in "abcdefghijklmnopqrstuv"
        for row in range(1, 10)
        if f"place {tile} {column}{row}" not in offered
        and not any(f" {column}{row} " in f"{one} " for one in offered)
    )
    assert f" {tile} on {closed}: " in refused(game, closed)


def test_a_letter_that_marks_nothing_is_named():
    game = at("sea_salt_paper", "sea_salt_paper.draw", seed=4)
    assert refused(game, "f") == "Nothing here has the letter “f”: they go from a to c."
    draft = at("isle", "isle.draft", seed=5)
    assert "the letter “z”" in refused(draft, "a z")


def test_a_word_that_fits_nothing_is_named_with_what_the_rest_fits():
    game = at("sea_salt_paper", "sea_salt_paper.draw", seed=4)
    assert refused(game, "take it").startswith("“it” fits none of your options; the rest fits 2:")


def test_what_is_not_open_at_all_says_what_is():
    game = at("sea_salt_paper", "sea_salt_paper.play", seed=4)
    if not any(one.notation.startswith("lay") for one in game.decisions[0].options):
        assert refused(game, "lay").startswith("“lay” is not possible: ")


# -- the list ---------------------------------------------------------------------------------


def rescuing_with_two_kinds_of_basket() -> ruledock.Game:
    for seed in range(80):
        game = ruledock.new("isle", players=2, seed=seed)
        for _ in range(60):
            decision = game.decisions[0]
            options = decision.options
            if (
                decision.kind == "isle.rescue"
                and len({one.notation.split()[-1] for one in options}) > 2
            ):
                return game
            wanted = len(options) - 1 if decision.kind in ("isle.lay", "isle.purchase") else 0
            game.choose(decision, wanted)
    raise LookupError


def test_each_tile_is_listed_once_and_the_basket_may_be_said():
    game = rescuing_with_two_kinds_of_basket()
    screen = screen_of(game)
    rescues = [one for one in screen.question.listed if one.notation.startswith("rescue")]
    tiles = [one.notation.split()[1] for one in rescues]
    assert len(tiles) == len({*tiles})
    first = tiles[0]
    every = [one.notation for one in game.decisions[0].options if f" {first} " in one.notation]
    assert len(every) > 1
    for said in every:
        assert typed(game, said) == typed(game, said.removeprefix("rescue ")) == [said]
    assert typed(game, first) == [rescues[0].notation]
    assert any("unless you say another" in line for line in screen.question.page(60))


def test_what_takes_nothing_is_on_every_page():
    game = rescuing_with_two_kinds_of_basket()
    question = screen_of(game).question
    for _ in range(4):
        assert any("pass" in line for line in question.page(5))
        question.turn_page()
    assert question.passing().notation == "pass"


def gains(game: ruledock.Game, options: list[Option]) -> list[int]:
    player = game.decisions[0].player
    points = (game.score(player, after=one) for one in options)
    return [sum(line.points for line in lines) for lines in points]


@pytest.mark.parametrize("seed", [5, 8])
def test_the_best_place_comes_first_however_many_there_are(seed):
    game = at("isle", "isle.place", seed=seed)
    listed = screen_of(game).question.listed
    assert len(listed) == len(game.decisions[0].options)
    found = gains(game, listed)
    assert found == sorted(found, reverse=True)


def test_piles_keep_their_letters_whatever_they_are_worth():
    game = ruledock.new("sea_salt_paper", players=2, seed=4)
    orders = set()
    for _ in range(60):
        if game.over:
            break
        decision = game.decisions[0]
        if decision.kind == "sea_salt_paper.draw" and len(decision.options) == 3:
            orders.add(tuple(one.notation for one in screen_of(game).question.listed))
        game.choose(decision, len(decision.options) - 1)
    assert orders == {("draw", "take 1", "take 2")}
