"""What stands together on the pages of the Python API, and in which order."""

from __future__ import annotations

import attrs


@attrs.frozen
class Group:
    """Names that readers look for together."""

    title: str
    about: str
    names: tuple[str, ...]


@attrs.frozen
class Face:
    """A public module and its page."""

    module: str
    page: str
    title: str
    intro: str
    groups: tuple[Group, ...]


def group(title: str, about: str, names: str) -> Group:
    return Group(title, about, tuple(names.split()))


PLAYERS = Face(
    "ruledock",
    "api-players.md",
    "Python: play, look, keep",
    "What `import ruledock` gives to people who play, watch or study games. "
    "Names are imported on first use.",
    (
        group(
            "Starting a game",
            "new games, and games that somebody kept",
            "new load replay position Config load_config __version__ report Installation",
        ),
        group("Choosing", "a game, and what players are asked", "Game Decision Option"),
        group(
            "Looking",
            "the table, the score and how a game ended",
            "Table Drawer Result Score ScoreLine ScorePart show Shown hand Hand HeldCard",
        ),
        group("Sentences", "what is said, and in which words", "Message Ref read_message"),
        group("Keeping", "a game as the choices that were made", "Record"),
        group(
            "Bots",
            "who chooses when no person does",
            "Seat Bot RandomBot GreedyBot Planner Limits playout",
        ),
        group("Many games", "simulations and their results", "simulate Simulation Played"),
        group("Painting", "colours for screens", "Palette"),
        group(
            "Errors",
            "everything that is raised on purpose; [errors](errors.md) lists them all",
            "RuledockError ConfigError ContentError LinkError SaveError Refusal NotOffered"
            " Unreadable MessageError BotFailed",
        ),
    ),
)

PLUGIN = Face(
    "ruledock.plugin",
    "api-plugin.md",
    "Python: write a plugin",
    "Everything that a plugin may import from the core. The [hooks](hooks.md) that it answers have "
    "a page of their own; [write a game plugin](../tutorial/write-a-game-plugin.md) shows most of "
    "these names at work.",
    (
        group(
            "A game and its table",
            "what a plugin says about its game, and where the state is",
            "GameSpec STARTS Table table Drawer drawer unsaved Chance Result ScoreLine Message Ref"
            " refs",
        ),
        group(
            "Steps",
            "what waits on the agenda, and what happens when it is reached",
            "step StepKind Asking Automatic Interrupt around at_the_bottom everyone"
            " its_player replace",
        ),
        group(
            "Options and axes",
            "what players choose, and the values that its blanks can have",
            "option Option Axis axis names numbers items subset_of seats flag",
        ),
        group(
            "Decisions",
            "questions to players, with all the options",
            "Decision Options Lazy Product Chain Subsets SecretChoice SecretChoiceKind",
        ),
        group(
            "Secrecy",
            "who may see a field, and what players remember",
            "public hidden secret Holding memory plain per_player CARDS Recall Remembered See",
        ),
        group(
            "Cards",
            "what the rules of many card games need",
            "TrickTable CardId highest takes_trick require_once require_turns content",
        ),
        group(
            "Guessing",
            "worlds that agree with what a player knows",
            "Guessing Passing Packet PacketRecall Pick Known NOBODY",
        ),
        group(
            "What saves hold",
            "the values that fields may have, and how they are written",
            "Player ByPlayer BY_PLAYER Shape TEXT_SHAPE",
        ),
        group(
            "Hooks",
            "how a plugin answers hooks, declares its own and combines the answers",
            "hookimpl contributes hookspec Hooks Needs Prepare Check ruledock_book ruledock_checks"
            " ruledock_view UNION SUM ANY ALL ONE PIPELINE PER_PLUGIN"
            " one_owner_each at_stage Idle unchanged",
        ),
        group(
            "Linking",
            "from a configuration to rules that run",
            "Config make_config is_path link Ruleset",
        ),
        group(
            "Content",
            "packs: what they hold and where it comes from",
            "Content ContentKind Provenance PackInfo PackSource RawPack find_packs read_pack"
            " Misbuilt",
        ),
        group(
            "Words",
            "new words of the scoring language",
            "Word WordRegistry noun attribute measure quantity Param Whole Range Choice Operation"
            " BoundOp run_all SceneSpec Hint ItemSort NUMBER CONDITION SCORE"
            " selection_of item_of",
        ),
        group(
            "How words run",
            "expressions, compiled and explained",
            "Compiled Expression Explanation bits Emit Emitter Args Algebra BitSelection "
            "SetSelection Bits Apply Literal",
        ),
        group(
            "Errors and texts",
            "mistakes that end the conversation",
            "RuledockError ConfigError ContentError LinkError Mistake Problem report_mistakes"
            " pointer did_you_mean nearest show quoted listed printable",
        ),
        group("Playing", "games and bots, for tests and tools", "new load Game Seat Bot playout"),
    ),
)

TESTING = Face(
    "ruledock.testing",
    "api-testing.md",
    "Python: test a plugin",
    "Checks for authors of games, modules and packs. `check_game` runs most of the others; it "
    "needs neither pytest nor hypothesis.",
    (
        group(
            "The whole game", "one call for everything that a game owes", "check_game Report Broken"
        ),
        group(
            "Options and steps",
            "every option offered is accepted, and nothing else",
            "check_options check_sequence check_faults check_damage",
        ),
        group(
            "Keeping a game",
            "what is saved, copied, replayed or undone stays the same",
            "check_save check_copy check_replay check_position check_undo",
        ),
        group(
            "Secrets",
            "nobody learns what they may not know",
            "Known check_leaks check_visibility everybody its_player nobody",
        ),
        group(
            "Guesses",
            "worlds agree with what a player knows, each as often as it should",
            "check_guess check_twins check_frequencies consistent_worlds",
        ),
        group(
            "Packs",
            "a pack holds no mistake, as `ruledock check` sees it",
            "check_pack",
        ),
        group(
            "Languages",
            "every sentence stands in each language, with all its blanks",
            "check_language",
        ),
        group(
            "Modules",
            "their order never shows, and one that is off leaves no trace",
            "modules_of check_module_order check_absent check_streams",
        ),
        group(
            "Playing at random",
            "games in progress, for tests of your own",
            "AnyGame Wanderer Act acts configs decisions_in games_in_progress counting refusals",
        ),
    ),
)

ISLE = Face(
    "ruledock_isle.public",
    "api-isle.md",
    "Python: write a module of the isle",
    "What an expansion of the isle imports, beside [ruledock.plugin](api-plugin.md). "
    "[The table for modules](../explanation/the-isles-table.md) says how the parts fit together, "
    "and [hooks](hooks.md#the-hooks-of-isle) where each contributed function goes.",
    (
        group(
            "The table",
            "what lies on it, and its rules",
            "IsleTable IsleRuleset hooks book_reader tiles_counting_as FIELDS stage",
        ),
        group(
            "Boats",
            "tiles aboard, and where one can go",
            "Boat Stowed BoatPlan Room Grid Fleet placements squares_of fitting_of stow low_bit",
        ),
        group(
            "What options name",
            "axes and the annotations of fields",
            "TILE TileId CELL Phase SupplyName Few",
        ),
        group("Tiles", "what they are and what they count as", "TileDef cut"),
        group(
            "Options of the isle",
            "what its players choose",
            "Rescue Place Keep rescues why_not_there",
        ),
        group(
            "Days and phases",
            "what a module adds to a day",
            "Plan Phases Steps Change Happening AroundTurn AfterPhase moments TableTest PlayerTest"
            " Amount",
        ),
        group(
            "The draft",
            "packets of cards that go around",
            "Draft EndsTheDraft LastCards has_packets no_draft_waits discard_packet",
        ),
        group(
            "Cards",
            "discovery cards and what they do",
            "Card Cards ChooseCards IsleOperation Doing doings doable owed ALWAYS",
        ),
        group(
            "Tiles that come and go",
            "filling the fields, offers, prices and supplies",
            "Fill Fills DrawTile Source TilesIn TilesOf TakeTile Store Supply Offer OffersTo"
            " MayRescue Price Basket UseBasket",
        ),
        group(
            "Placing",
            "what follows when a tile comes aboard or moves",
            "NeedsContact AfterPlacing AfterMoving MapReward Reward",
        ),
        group(
            "Scoring",
            "lines of a score, ties and winners",
            "ScoreLines Lines Scored ScoringLine line_of TieBreak Key Winners",
        ),
        group(
            "Rivals",
            "opponents who are no players",
            "RivalTurn RivalScore RivalLines",
        ),
        group(
            "Words about boats",
            "lessons and what they look at",
            "Lesson Example BoatScene scene_of counting_as emit_value",
        ),
    ),
)

FACES = (PLAYERS, PLUGIN, TESTING, ISLE)
