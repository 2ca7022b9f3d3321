"""``ruledock replay``."""

from __future__ import annotations

import argparse

import attrs

from ruledock.engine.actors import player_of
from ruledock.game.game import Game
from ruledock.game.record import read as read_choice
from ruledock_cli.files import REDACTED, Found, game_in, recognise
from ruledock_cli.play.keyboard import open_keyboard
from ruledock_cli.play.narrate import Narrator, as_data
from ruledock_cli.play.secrets import Revealed, look_at
from ruledock_cli.play.stepping import Stepping
from ruledock_cli.usage import Usage
from ruledock_cli.wording import called, in_english, tell
from ruledock_drawing.show import as_json, palette, say


def run(args: argparse.Namespace) -> int:
    """Tell a recorded game again: to its end, up to a choice, or move by move."""
    found = recognise(args.file)
    if found.kind == REDACTED:
        return _tell_redacted(found)
    shown = look_at(found, args)
    if args.step:
        return _step(args, found, shown)
    game = shown.game if args.to is None else game_in(_cut(found, args.to), args.pack)
    if args.json:
        return as_json(as_data(game, shown.seat, seed=shown.secrets))
    narrator = Narrator(game, shown.seat, palette(args), args.speed)
    narrator.tell_start(seed=shown.secrets)
    narrator.catch_up()
    narrator.tell_table()
    if game.over:
        narrator.tell_end()
    else:
        say()
        say(_describe_state(found, game, args.to, shown))
    if shown.secrets and shown.seat is None and _had_secrets(game):
        say(palette(args)("dim", tell("cli.replay.as_player")))
    return 0


def _had_secrets(game: Game) -> bool:
    """Whether some player was told more than a spectator."""
    told = [str(line) for line in game.log(None)]
    return any(told != [str(line) for line in game.log(one)] for one in game.table.players)


def _tell_redacted(found: Found) -> int:
    """Tell what the player it was exported for knew."""
    log = found.data.get("log")
    for line in log if isinstance(log, list) else ():
        say(f"  {line}")
    return 0


def _step(args: argparse.Namespace, found: Found, shown: Revealed) -> int:
    if found.kind != "record":
        raise Usage(tell("cli.usage.no_choices", option="--step", file=str(found.path)))
    choices = found.data["choices"]

    def at(place: int) -> Game:
        return game_in(_cut(found, place), args.pack)

    stepping = Stepping(at, choices, shown.seat, palette(args), open_keyboard(), shown.secrets)
    stepping.go(args.to or 0)
    return 0


def _cut(found: Found, to: int) -> Found:
    choices = found.data.get("choices")
    if found.kind != "record" or not isinstance(choices, list):
        raise Usage(tell("cli.usage.no_choices", option="--to", file=str(found.path)))
    if not 0 <= to <= len(choices):
        raise Usage(tell("cli.usage.too_far", to=to, choices=len(choices)))
    return attrs.evolve(found, data={**found.data, "choices": choices[:to]})


def _describe_state(found: Found, game: Game, to: int | None, shown: Revealed) -> str:
    choices = found.data.get("choices", [])
    if to is not None and to < len(choices):
        number, notation = read_choice(choices[to])
        who = player_of(number)
        then = choices[to]
        if not in_english():
            then = f"{game.ruleset.name_of(who)}: {called(game.ruleset, 'option', notation)}"
        known = shown.secrets and (shown.seat is None or who == shown.seat)
        return tell("cli.replay.told", choices=to, next=then if known else "")
    return tell("cli.replay.not_over")
