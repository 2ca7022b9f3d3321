"""What a line means that is no open option, and letters that go on meaning what they meant."""

from random import Random

import pytest

import ruledock
import ruledock_drawing.wording
from ruledock_isle.public import IsleTable
from ruledock_mistakes.nearest import nearest
from tests.tools.cli.play.test_typing import (
    at,
    refused,
    rescuing_with_two_kinds_of_basket,
    screen_of,
    typed,
)


def changed(game: ruledock.Game, change) -> ruledock.Game:
    """The same game with its table changed by hand."""
    change(IsleTable.of(game), game.decisions[0].player)
    return ruledock.load(game.save())


# -- what a line means ------------------------------------------------------------------------


def dear(table: IsleTable, player: int) -> None:
    table.fish[player] = 3


def lost(table: IsleTable, player: int) -> None:
    table.used_baskets[player] += table.baskets[player]
    table.baskets[player] = 0
    table.discard += table.rescue_cards[player]
    table.rescue_cards[player].clear()


@pytest.mark.parametrize(
    ("change", "why"),
    [(dear, "it costs 5 fish, but only 3 are left"), (lost, "no basket is ready")],
)
def test_a_tile_alone_is_refused_with_the_reason_of_its_rescue(change, why):
    game = changed(rescuing_with_two_kinds_of_basket(), change)
    tile = IsleTable.of(game).fields[1][0]
    for line in (tile, f"rescue {tile}", f"{tile} perm", f"rescue {tile} permanent"):
        assert f"cannot rescue the green cat {tile} with a permanent" in refused(game, line)
        assert f": {why}." in refused(game, line)


def test_a_tile_that_lies_elsewhere_is_named_as_such():
    told = refused(rescuing_with_two_kinds_of_basket(), "oshax-1")
    assert "oshax 1 does not lie where it can be rescued" in told


def test_a_letter_with_a_basket_is_that_tile_in_that_basket():
    game = rescuing_with_two_kinds_of_basket()
    for entry in screen_of(game).question.entries:
        if entry.option is not None and entry.option.notation.startswith("rescue"):
            tile = entry.option.tile
            assert typed(game, f"{entry.mark} perm") == [f"rescue {tile} permanent"]
            assert typed(game, f"{entry.mark} {entry.option.basket}") == [entry.option.notation]


@pytest.mark.parametrize(
    ("language", "permanent"), [("cs", "trvanlivý"), ("uk", "міцний"), ("uk", "міцн")]
)
def test_a_letter_with_a_word_of_the_readers_language_chooses_the_basket(language, permanent):
    game = rescuing_with_two_kinds_of_basket()
    ruledock_drawing.wording.use_language(language)
    try:
        question = screen_of(game).question
        hint = question.page(40)[-1]
        entry = next(one for one in question.entries if one.option.template.startswith("rescue"))
        chosen = question.read(f"{entry.mark} {permanent}")
    finally:
        ruledock_drawing.wording.use_language("en")
    assert permanent in hint and "permanent" not in hint
    assert chosen.basket == "permanent" and entry.option.basket != "permanent"


def test_a_number_may_go_without_its_leading_zeros_where_it_is_closed():
    game = rescuing_with_two_kinds_of_basket()
    held = IsleTable.of(game).hands[game.decisions[0].player]
    closed = next(card for card in ("080", "081", "082") if card not in held)
    told = refused(game, f"play {closed}")
    assert f"cannot play {closed}" in told and "not in hand" in told
    assert refused(game, f"play {int(closed)}") == told


def test_one_strange_number_of_several_is_named_alone():
    game = ruledock.new("isle", players=2, seed=5)
    first = game.decisions[0].options[0]
    numbers = [str(int(card)) for card in first.cards]
    for line in ("keep {}+{}+999", "keep {},{},999", "{}, {} 999"):
        assert refused(game, line.format(*numbers)) == (
            f"“999” fits none of your options; the rest fits one: {first.notation}."
        )


def test_a_square_that_no_boat_has_is_outside_the_boat():
    game = at("isle", "isle.place", seed=5)
    assert "would lie outside the boat" in refused(game, "z9")
    assert "would lie outside the boat" in refused(
        game, f"place {game.decisions[0].options[0].tile} a1"
    )


def test_nothing_is_no_verb():
    told = refused(at("isle", "isle.place", seed=5), "nothing")
    assert told == "“nothing” is not possible: “Where does it go?” is the question now."


def test_what_means_nothing_here_says_which_letters_there_are():
    game = ruledock.new("sea_salt_paper", players=2, seed=4)
    told = refused(game, "elephants")
    assert (
        told == "“elephants” is no answer here. Type a letter from a to c, or a part of an option."
    )


def test_an_answer_by_itself_goes_with_no_other_letter():
    for seed in range(80):
        game = ruledock.new("isle", players=2, seed=seed)
        while game.decisions[0].kind != "isle.lay":
            game.choose(game.decisions[0], -1 if game.decisions[0].kind == "isle.purchase" else 0)
        entries = screen_of(game).question.entries
        alone = [one.mark for one in entries if one.option is not None]
        things = [one.mark for one in entries if one.option is None]
        if alone and things:
            assert "is an answer by itself" in refused(game, f"{things[0]} {alone[0]}")
            return
    raise LookupError


# -- what is near -----------------------------------------------------------------------------


def near(game: ruledock.Game, text: str) -> str | None:
    option = next(filter(None, (kind.read(text) for kind in game.ruleset.options)))
    found = nearest(game.ruleset, option, game.decisions[0].options)
    return None if found is None else found.notation


def test_the_nearest_is_the_same_tile_in_another_basket_or_on_the_next_square():
    game = rescuing_with_two_kinds_of_basket()
    first = game.decisions[0].options[0]
    baskets = {one.basket for one in game.decisions[0].options if hasattr(one, "basket")}
    closed = next(one for one in ("permanent", "whole", "broken") if one not in baskets)
    assert near(game, f"rescue {first.tile} {closed}").split()[1] == first.tile
    assert near(game, "rescue oshax-1 permanent") is None  # no other tile is near
    placing = at("isle", "isle.place", seed=5)
    one = placing.decisions[0].options[0]
    assert near(placing, one.notation) == one.notation
    assert near(placing, f"place {one.tile} z99") is None


def test_the_nearest_purchase_has_some_of_the_same_cards():
    game = at("isle", "isle.purchase", seed=5)
    cards = IsleTable.of(game).drafted[game.decisions[0].player]
    found = near(game, f"buy {cards[0]}+149")
    assert found is not None and cards[0] in found


# -- letters ----------------------------------------------------------------------------------


def test_a_letter_goes_on_to_mean_what_it_meant_on_an_earlier_page():
    question = screen_of(at("isle", "isle.place", seed=5)).question
    question.page(5)
    before = {one.mark: one.option for one in question.entries}
    for _ in range(3):
        question.turn_page()
        question.page(5)
        new = {one.mark for one in question.entries}
        assert not new & {*before}
        for mark, option in before.items():
            assert question.read(mark) == option
        before |= {one.mark: one.option for one in question.entries}


def test_a_part_of_several_options_lists_those_alone_with_letters():
    game = at("isle", "isle.place", seed=5)
    question = screen_of(game).question
    found = question.read("r90")
    assert len(found) > 1
    question.narrow(found)
    question.page(10)
    assert {one.option for one in question.entries} <= {*found}
    question.narrow(())
    question.page(40)
    assert len(question.entries) > 1 and question.shown == question.listed


# -- names ------------------------------------------------------------------------------------


def test_lists_name_things_as_people_call_them():
    game = at("sea_salt_paper", "sea_salt_paper.keep", seed=4)
    page = "\n".join(screen_of(game).question.page(40))
    assert "Keep the " in page and "_" not in page and "-1" not in page
    clans = "\n".join(screen_of(ruledock.new("kockombat", players=2, seed=4)).question.page(40))
    assert "Play the Defenders of Justice" in clans and "_" not in clans


def laying_one_card() -> ruledock.Game:
    for seed in range(80):
        game = ruledock.new("isle", players=2, seed=seed)
        while game.decisions[0].kind != "isle.lay":
            game.choose(game.decisions[0], -1 if game.decisions[0].kind == "isle.purchase" else 0)
        sizes = [len(getattr(one, "cards", ())) for one in game.decisions[0].options]
        if sizes.count(1) == 1:
            return game
    raise LookupError


def test_a_rescue_card_that_is_held_alone_says_what_it_gives():
    game = laying_one_card()
    page = "\n".join(screen_of(game).question.page(40))
    options = game.decisions[0].options
    [card] = next(one.cards for one in options if getattr(one, "cards", ()))
    text = game.ruleset.content.items["cards"][card].text
    assert f"lay {card}" in page and " ".join(text.split()) in " ".join(page.split())


# -- questions that offer the impossible --------------------------------------------------------


def test_a_question_names_only_what_can_be_done():
    asked = set()
    for seed in range(4):
        game, rng = ruledock.new("sea_salt_paper", players=2, seed=seed), Random(seed)
        while not game.over:
            decision = game.decisions[0]
            kinds = {one.notation.split()[0] for one in decision.options}
            if decision.kind == "sea_salt_paper.play":
                prompt = str(decision.prompt)
                assert ("Lay a pair" in prompt) == ("lay" in kinds)
                assert ("close the round" in prompt.casefold()) == ("stop" in kinds)
                asked.add(prompt)
            game.choose(decision, rng.randrange(len(decision.options)))
    assert len(asked) == 4


def test_a_rescue_is_asked_for_only_where_one_is_possible():
    asked = set()
    for seed in range(3):
        game, rng = ruledock.new("isle", players=2, seed=seed), Random(seed)
        while not game.over:
            decision = game.decisions[0]
            if decision.kind in ("isle.rescue", "isle.find"):
                verb = {"isle.rescue": "rescue", "isle.find": "find"}[decision.kind]
                possible = any(one.notation.startswith(verb) for one in decision.options)
                prompt = str(decision.prompt)
                assert possible == (", or " in prompt), (prompt, decision.options)
                asked.add(prompt)
            game.choose(decision, rng.randrange(len(decision.options)))
    assert len(asked) >= 5


def test_the_move_of_kockombat_says_what_is_swapped():
    asked, game, rng = set(), ruledock.new("kockombat", players=2, seed=4), Random(4)
    while not game.over:
        decision = game.decisions[0]
        if decision.kind == "kockombat.move":
            prompt = str(decision.prompt)
            stays = any(one.notation == "stay" for one in decision.options)
            assert "swap" in prompt and ("or does it stay?" in prompt) == stays
            asked.add(prompt.partition(". ")[2])
        game.choose(decision, rng.randrange(len(decision.options)))
    assert asked


# -- verbs -----------------------------------------------------------------------------------


def broke(table: IsleTable, player: int) -> None:
    table.fish[player] = 0


@pytest.mark.parametrize(
    ("change", "why"),
    [(broke, "it costs 3 fish, but none are left."), (lost, "no basket is ready.")],
)
def test_a_verb_alone_is_refused_with_the_reason_of_whatever_is_nearest(change, why):
    game = changed(rescuing_with_two_kinds_of_basket(), change)
    assert refused(game, "rescue") == f"“rescue” is not possible: {why}"


def test_at_another_question_a_verb_names_the_question():
    game = at("isle", "isle.draft", seed=5)
    question = "“Keep 2 of these and pass the rest on.” is the question now."
    for line in ("rescue", "rescue b09", "place b02 a1", "Rescue the blue cat b09"):
        assert refused(game, line) == f"“{line}” is not possible: {question}"


def test_a_verb_for_things_that_nobody_holds_names_none_of_them():
    game = at("sea_salt_paper", "sea_salt_paper.play", seed=4)
    while any(one.notation.startswith("lay") for one in game.decisions[0].options):
        game.choose(game.decisions[0], 0)
    told = "“lay” is not possible: there is nothing that it could be done with."
    assert game.decisions[0].kind != "sea_salt_paper.play" or refused(game, "lay") == told


def test_words_of_the_question_are_understood_in_what_is_closed():
    game = at("kockombat", "kockombat.flip", seed=9)
    assert "c3 lies face up already: " in refused(game, "turn c3")


# -- names -----------------------------------------------------------------------------------


def choosing_kittens() -> ruledock.Game:
    for seed in range(40):
        game = ruledock.new("isle", modules=["kittens"], players=2, seed=seed)
        while game.decisions[0].kind != "isle.rescue":
            game.choose(game.decisions[0], 0)
        if any("kitten" in one.notation for one in game.decisions[0].options):
            return game
    raise LookupError("kittens")


def test_things_are_listed_and_typed_by_their_names():
    game = choosing_kittens()
    screen = screen_of(game)
    page = "\n".join(screen.question.page(40))
    parts = (part for part, _ in screen.parts.values())
    drawn = "\n".join(part.draw(screen.view, screen.paint, game.ruleset) for part in parts)
    assert "kitten-" not in page + drawn
    kittens = [one for one in screen.question.listed if "kitten-" in one.notation]
    for one in kittens:
        _, colour, number = one.notation.split()[1].split("-")
        assert f"{colour} kitten {number}" in page and f"{colour} kitten {number}" in drawn
        for said in (f"{colour} kitten {number}", f"rescue {colour} kitten {number}"):
            assert one.notation in typed(game, said)
        screen.question.narrow(())
        assert typed(game, screen.question.names.spoken(one)) == [one.notation]


def test_what_is_closed_is_meant_by_its_name_too():
    game = choosing_kittens()
    open_ = {word for one in game.decisions[0].options for word in one.notation.split()}
    number = next(n for n in range(1, 5) if f"kitten-blue-{n}" not in open_)
    told = f"cannot rescue blue kitten {number}"
    assert told in refused(game, f"rescue blue kitten {number}")
    assert f"blue kitten {number} does not lie" in refused(game, f"blue kitten {number}")
