"""What each finding of the kit means, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Finding(NamedTuple):
    """A property that a game lacks."""

    means: str
    mend: str


WORLD = (
    "The kit made a second world: hidden things that the player cannot tell apart changed places."
)
"""How every leak is found."""
SHOW = (
    "If everybody may know it, a field must show it once the choice is over: lay the things into a"
    " field that everybody sees, or open their own with until=. Fields count as they are after the"
    " whole choice: if the next deal follows in the same choice, what until= had opened is closed"
    " again, so keep what was shown in a public() field, such as the last trick."
)
"""How to reveal lawfully."""

FINDINGS: Mapping[str, Finding] = {
    "absent": Finding(
        "A module that is off leaves a trace in saves or views.",
        "Keep its state in its drawer, and add nothing to the game's own fields.",
    ),
    "accepts": Finding(
        "An option that is offered is refused, or raises an exception.",
        "Offer only what `take` can carry out; the exception says where it failed.",
    ),
    "copy": Finding(
        "A copied game is not equal, or changes with the original.",
        "Keep all state in fields of the table, drawers and steps, with types that saves know; none"
        " in modules, closures or the ruleset.",
    ),
    "damage": Finding(
        "A save that somebody has changed loads, and then the game raises an exception.",
        "Annotate fields with axes, so that wrong values are refused. Say where a step can wait:"
        " `@step(name=…, fits=at_the_bottom)` if it waits alone, or a method `fits(table)`. Let"
        " `check` of the GameSpec raise ValueError for a table that no game could reach.",
    ),
    "faults": Finding(
        "After an exception in the middle of a choice, the game is not what it was before.",
        "Keep no state outside of the table, and swallow no exceptions.",
    ),
    "guess": Finding(
        "A player cannot guess at all, or guessing changed the game.",
        "`NoSuchWorld` means that declared facts contradict each other or the table: somebody has a"
        " card that `fits` rules out, or lacks what `has` promises. Update such facts whenever"
        " cards move.",
    ),
    "guess.again": Finding(
        "In a guessed world, another player's guess does not agree with their view.",
        "As for `guess.agrees`.",
    ),
    "guess.agrees": Finding(
        "A guess looks different to the player from the real game.",
        "The view shows something that no declaration gives away; declare it, or leave it out.",
    ),
    "guess.chance": Finding(
        "A guess has the real seed, so the player sees the future.",
        "Give a guess of your own a new seed.",
    ),
    "guess.coverage": Finding(
        "With `strict`, nothing was ever guessed.",
        "Check longer games, or more of them: `games=`, `often=`.",
    ),
    "guess.frequency": Finding(
        "Some worlds are guessed more often than others.",
        "Declare what players know with `known=`, `fits=` and `memory()` instead of guessing by"
        " hand.",
    ),
    "guess.log": Finding(
        "The log of a guess is not empty.",
        "Tell nothing while guessing.",
    ),
    "guess.own": Finding(
        "A player laid something where they do not see it, such as a card given away face down, and"
        " guesses that it lies elsewhere.",
        "Note who knows it, and let `known=` of the field read it; or keep it in a `memory()`.",
    ),
    "guess.plausible": Finding(
        "In a guessed world the last choice was impossible, or shows something else. Whoever saw it"
        " has learnt something that the game does not remember.",
        "Write down in a public field what the choice shows, and let `fits` read it. Who does not"
        " follow suit lacks it; who asks for a rank has it; if four of a kind are laid down at"
        " once, nobody holds four: `fits=Holding(kind_of, lacks=…, has=…, most=…)`. Forget it when"
        " hidden cards come in or go out. Or make the decision private, if others should not have"
        " read it. Or, if somebody was asked only because of what they hold, who is asked depends"
        " on hidden things: ask them even if they can only pass.",
    ),
    "guess.playable": Finding(
        "A guessed game cannot be played on, or `check` of the GameSpec refuses it.",
        "What `check` demands of hidden things must be declared with `fits=` or `known=`.",
    ),
    "guess.twins": Finding(
        "In two worlds that a player cannot tell apart, they guess differently.",
        "A guess uses something hidden. `fits`, `known` and `to` may look at public facts only, and"
        " hidden fields must be sorted.",
    ),
    "guess.varies": Finding(
        "A player always guesses the truth although other worlds are possible.",
        "`fits` or `known` gives away too much; it may look at public facts only. Or a guess of"
        " your own leaves out some of what is hidden.",
    ),
    "guess.worlds": Finding(
        "A guess is not among the possible worlds, or the truth is not.",
        "As for `guess.plausible`.",
    ),
    "has-option": Finding(
        "Nobody is asked although the game goes on, or somebody has no option.",
        "Push a step, or end the game with an empty agenda. `offer` returns None if there is"
        " nothing to ask, and the step is skipped.",
    ),
    "invariants": Finding(
        "After a choice, `check` of the GameSpec refuses the table.",
        "Mend the rule that made this table, or `check`, if games can reach it.",
    ),
    "languages": Finding(
        "A language lacks sentences, or has other blanks than English.",
        "Translate every sentence of the plugin, with the same blanks.",
    ),
    "leaks.ahead": Finding(
        f"{WORLD} Looking one step ahead (`game.ahead`) tells them apart: what an option leads to"
        " depends on hidden things.",
        "If the next decision says `public=True` although not everybody can work out its options,"
        " leave that out. Otherwise call `table.disclose()` where that happens, such as when"
        " somebody is asked for cards that only they see; then nobody can look ahead past it."
        " Chance and things that come into sight are noticed without it.",
    ),
    "leaks.asked": Finding(
        f"{WORLD} Then somebody else is asked, or something else.",
        "Who is asked must follow from public facts. Ask a player even if they can only pass.",
    ),
    "leaks.coverage": Finding(
        "No two worlds differed, or not in a field that `must_differ` names, so nothing was"
        " compared.",
        "Declare hidden fields, check longer games, or more of them. If everything is known at all"
        " times, nothing is hidden: pass `nothing_hidden=True` and declare no secrets.",
    ),
    "leaks.interrupts": Finding(
        f"{WORLD} Then other interrupts are open to the player.",
        "What a player may do must follow from what they see.",
    ),
    "leaks.log": Finding(
        f"{WORLD} After the same choices, or before the first, the player has been told something"
        " else: another sentence, or an argument that the sentence leaves out.",
        "If only some may know it, use `whisper` instead of `tell`, and begin the name of an"
        " argument that the others may not know with an underscore. " + SHOW,
    ),
    "leaks.options": Finding(
        f"{WORLD} Then the player has other options.",
        "Options must follow from what the player sees.",
    ),
    "leaks.public": Finding(
        f"{WORLD} Then a decision that is called public has other options.",
        "Leave out `public=True` unless everybody can work out the options.",
    ),
    "leaks.record": Finding(
        f"{WORLD} Then the player's record of the game differs.",
        "A choice names what is hidden: make the decision `private=True`. " + SHOW,
    ),
    "leaks.refusals": Finding(
        f"{WORLD} Then a closed option is refused with another reason.",
        "Reasons must follow from what the player sees.",
    ),
    "leaks.score": Finding(
        f"{WORLD} Then the player's own score differs.",
        "While the game goes on, score only what the player sees.",
    ),
    "leaks.unchecked": Finding(
        "With `strict`, no field is declared secret or hidden, so no leak can be found.",
        "Declare who sees what, or pass `nothing_hidden=True`.",
    ),
    "leaks.undo": Finding(
        f"{WORLD} Then undo is refused with another reason, or not refused.",
        "As for `leaks.asked`.",
    ),
    "leaks.view": Finding(
        f"{WORLD} Then the player's view differs.",
        "A view of your own (`ruledock_view`) shows more than the fields declare. " + SHOW,
    ),
    "membership": Finding(
        "An option is listed and yet not a member, or the other way round.",
        "In lazy options, `__contains__` and `__iter__` must agree.",
    ),
    "messages": Finding(
        "A message has no sentence, or a sentence a blank that nobody fills.",
        "Write it in `locales/en/<plugin>.ftl`; `ruledock check` names file and line.",
    ),
    "module-order": Finding(
        "The order in which modules are listed changes the game.",
        "Contributions must not depend on each other's order; use stages (`at_stage`).",
    ),
    "notation": Finding(
        "An option's notation does not read back as that option.",
        "Choose words that are unlike those of other options, and axes whose values are unlike each"
        " other.",
    ),
    "offers": Finding(
        "Making options or scores changed the table.",
        "`offer` and `score` only look.",
    ),
    "options.axis": Finding(
        "An option holds a value that is not on its axis.",
        "Widen the axis, or offer only what is on it.",
    ),
    "options.illegal": Finding(
        "An option is offered that `legal` calls against the rules.",
        "One of the two statements of the rules is wrong.",
    ),
    "options.missing": Finding(
        "An option is not offered that `legal` calls allowed.",
        "One of the two statements of the rules is wrong.",
    ),
    "options.unknown": Finding(
        "An option is of a class that no plugin declares.",
        "Define the class in the plugin's module or in one of its `parts`.",
    ),
    "pack": Finding("A pack has mistakes.", "Each is listed with file, place and what to write."),
    "position": Finding(
        "A position text does not read back as the same table.",
        "As for `save`.",
    ),
    "refuses": Finding(
        "A closed option is accepted, or refusing it changed something.",
        "Let `offer` alone say what is open.",
    ),
    "replay": Finding(
        "The same choices from the same seed lead to another game.",
        "All chance comes from `table.chance`, and no rule may depend on the order of a set, on"
        " time or on state outside of the table.",
    ),
    "save": Finding(
        "A loaded game is not equal to the saved one, or cannot be loaded.",
        "Keep all state in annotated fields, and keep secret and hidden fields sorted. `check` of"
        " the GameSpec must allow every table that games reach. Or `fits=` rules out what is"
        " there.",
    ),
    "score": Finding(
        "A score is not made of ScoreLines with whole points.",
        "Return a list of `ScoreLine(points, Message(…))`.",
    ),
    "secrecy": Finding(
        "A field that everybody sees names a thing whose place the player may not know.",
        "Declare the field `secret()`, `hidden()` or `memory()`. If everybody may see the name, as"
        " in the trick before the last deal, declare it `public()`. Facts about hands speak of"
        " kinds, such as suits, not of cards.",
    ),
    "secrecy.fits": Finding(
        "`fits` looks at hidden things, or says something that would be wrong if chance had given"
        " something else or others held other things.",
        "`fits` reads public fields alone, never the hidden ones. Forget a fact as soon as a card"
        " may have made it untrue, such as what a player lacks when they draw unseen.",
    ),
    "secrecy.none": Finding(
        "The game is said to hide nothing, but it declares secrets or views differ.",
        "Drop `nothing_hidden=True`, or the declarations.",
    ),
    "secrecy.notes": Finding(
        "A field that everybody sees depends on hidden things that the player has never seen, such"
        " as the sum of a hand.",
        "Declare who sees it, or `public()` if everybody may.",
    ),
    "secrecy.order": Finding(
        "A hidden field is not sorted, so the order tells something.",
        "Sort it whenever it changes, or declare a pile with `top=`.",
    ),
    "secrecy.private": Finding(
        "A choice that everybody reads names a hidden thing; or nobody learns what was sealed.",
        "Make the decision `private=True`. " + SHOW,
    ),
    "sequence": Finding(
        "Lazy options do not behave like a list.",
        "Length, index, slices and iteration must agree.",
    ),
    "streams": Finding(
        "A module shifts the chance of the game or of another module.",
        "Draw from a stream with a name of your own: `table.chance.draw('mymodule.bag', …)`.",
    ),
    "undo": Finding(
        "Undo does not restore the game exactly, or is allowed although something was revealed.",
        "Keep all state in fields, and hidden things in declared ones.",
    ),
    "view.own": Finding(
        "Editing a view changed the game.",
        "Return copies of lists from a view of your own.",
    ),
    "view.plain": Finding(
        "A view is not plain JSON.",
        "Use lists, dicts with texts as keys, texts, numbers, true, false and null.",
    ),
    "visibility": Finding(
        "A field's declaration and the visibility table of the test name other players for it, or"
        " one of the two does not name the field; the finding says what each of them says.",
        "Look into the rules who may see it, and correct the other statement. Who only knows single"
        " things there, by `known=` or `top=`, does not see the field: state it with `nobody`, or"
        " with `Known(nobody, knowers)`, and the single things are compared, too.",
    ),
    "winners": Finding(
        "The winners are no players, or nobody won a finished game.",
        "Return players' numbers; with `winners` left out, the most points win.",
    ),
}


def advice(name: str) -> str:
    """What to do about a finding; "" if nothing is known."""
    found = FINDINGS.get(name)
    return f"to mend it: {found.mend} (reference/findings.md)" if found else ""
