## What is said to everybody, or to some

core-decide = Choose one.
core-may_act = Do you want to act now, or let it pass?
core-open-more = { $open-id } and { $more } more
core-house = { $count ->
        [one] { $count } thing
       *[other] { $count } things
    } in this game had to be made up, as no source has them; “ruledock content --house” lists them.
core-reopened = The sealed choice of { $player } is no longer possible; { $player } chooses again.

## Options, as a button shows them

core-option-withdraw = Take the sealed choice back
core-option-nothing = Let it pass

## Refusals

core-refused-not_offered = { $player } cannot { $option-inside } now; open: { $open-id }.
core-refused-because = { $option ->
        [nothing] { $player } cannot let it pass
       *[other] { $player } cannot { $option-inside }
    }: { $why }.{ $nearest ->
        [none] { "" }
       *[other] { " " }The nearest you can do: { $nearest-inside }.
    }
core-refused-exactly = choose { $needs }, not { $found }
core-refused-at_least = choose at least { $needs }, not { $found }
core-refused-at_most = choose at most { $most }, not { $found }
core-refused-not_among = not among what you can choose: { $things }
core-refused-range = choose from { $low } to { $high }
core-refused-only = only { $only } is possible
core-refused-nothing_for_it = there is nothing that it could be done with
core-refused-other_question = “{ $question }” is the question now
core-refused-not_turn = It is not the turn of { $player }; the table waits for { $others }.
core-refused-no_option = { $player } chooses an option or its number, not { $found }; open: { $open-id }.
core-refused-no_number = { $player } has no option { $found }; they go from 0 to { $last }.
core-refused-no_decision = Choose for an open decision, not for { $found }.
core-refused-no_player = There is no player { $found }; players are 0 to { $last }.
core-refused-no_text = An option is a text of at most 10000 characters, not { $found }.
core-refused-unreadable = “{ $found }” isn't one of your options. { $hint }
core-hint-nearest = Did you mean “{ $option-id }”?
core-hint-example = Type, for example, “{ $option-id }”.
core-hint-nothing = Nothing is open to you now.
core-refused-not_asked = { $player } has no decision open now.
core-refused-over = The game is over.
core-refused-undo-nothing = { $player } has nothing to take back.
core-refused-undo-chance = { $player } cannot take back the choice to { $option-inside }: cards or tiles have been revealed since, to you or to others.
core-refused-ahead = { $player } cannot look ahead of the choice to { $option-inside }: chance, or what is still hidden, decides what comes next.
core-refused-undo-answered = { $player } cannot take back the choice to { $option-inside }: { $by } has chosen since, be it to do nothing.

## Lists

core-nothing = nothing

## Words of scores: a head, and properties in brackets; nominatives only

words-with = { $head } { $open }{ $properties }{ $close }
words-property = { $name }: { $value }
words-also = { $first }; { $rest }
words-list = { $first }, { $rest }
words-or = { $first } or { $rest }
words-not = not
words-plus = { $first } + { $rest }
words-minus = { $first } − { $rest }
words-times = { $first } × { $rest }
words-range = { $low } to { $high }
words-value-exactly = exactly { $n }
words-value-at-least = { $n } or more
words-value-at-most = { $n } or fewer
words-value-more-than = more than { $n }
words-value-fewer-than = fewer than { $n }
words-value-some = 1 or more
words-value-no = none
words-value-odd = odd
words-value-even = even
words-line-value = { $what }: { $value }
words-line-equals = { $value } = { $formula }
words-line-holds = { $what }: yes
words-line-fails = { $what }: no
words-line-counted-holds = { $what }: { $count }, yes
words-line-counted-fails = { $what }: { $count }, no
words-line-things = { $what }: { $value } ({ $things })
words-line-subject = { $subject }: { $line }
words-plain = { $value }
words-bracketed = ({ $what })
words-from-end = { $n } from the end
words-more = { $things } and { $n } more
words-more-lines = … and { $n } more
words-yes = yes
words-no = no
words-pair = { $that } & { $other }
words-rounded = rounded

## What cannot be played

core-wrong-near = did you mean "{ $name }"?
core-wrong-more = and { $count } more mistakes
core-wrong-at_least = and { $count } or more
core-wrong-known = known: { $names ->
        [none] none
       *[other] { $names }
    }
core-wrong-no_game = no game '{ $name }'; { $hint }
core-wrong-no_module = no module '{ $name }'; { $hint }
core-wrong-no_pack = no pack '{ $name }'; { $hint }
core-wrong-no_bot = no bot '{ $name }'; { $hint }
core-wrong-no_setting = { $name }: { $game } has no such setting; { $hint }
core-wrong-no_such_game = '{ $module }' is a module, not a game; see `ruledock games`
core-wrong-pack_here = no pack '{ $name }' is installed; for the one in this folder write "{ $place }"
core-wrong-other_game = module '{ $module }' belongs to { $games }, not to { $game }
core-wrong-needs = module '{ $module }' needs module '{ $other }'
core-wrong-excludes = modules '{ $module }' and '{ $other }' cannot be played together: { $why }
core-wrong-players = players: { $game } is for { $low } to { $high } players, not { $found }
core-wrong-players_with = module '{ $module }' is for { $low } to { $high } players, not { $found }
core-wrong-no_file = { $file }: No such file or directory
core-wrong-game_here = no game '{ $name }' is installed; for the one in this folder write "{ $path }"
core-wrong-module_here = no module '{ $name }' is installed; for the one in this folder write "{ $path }"

## Files and settings that do not fit: whole lines, then what stands in them

core-retold-bot = bot “{ $bot }”: { $why ->
        [none] cannot be used
       *[other] { $why }
    }
core-retold-unreadable_at = { $file } cannot be read as { $format }: line { $line }, column { $column }
core-retold-unreadable = { $file } cannot be read as { $format }
core-retold-not_utf8 = { $file }: not UTF-8 text, at byte { $byte }
core-retold-too_large = { $file }: over { $most } MiB; no game is that long
core-retold-no_run = { $file }: holds no run, as there is no { $name }
core-retold-no_results = { $file }: found no results from byte { $byte } on; it is left as it is
core-retold-no_record = { $file }: this is not a record of a game
core-retold-part_of_pack = { $file }: part of a pack; name its folder, { $pack }
core-retold-lost_pack = { $file }: no pack “{ $pack }” is installed; say where it lies: --pack PATH
core-retold-other_content = { $file }: this game was saved with other cards or rules than are here now
core-retold-database = --database “{ $name }”: expected sqlite:///FILE
core-retold-listening = { $host }, port { $port }: tables cannot be opened here, maybe the port is in use
core-retold-no_folder_of_packs = --packs “{ $name }”: there is no such folder
core-retold-found_near = { $place }: { $found ->
        [none] found something else
       *[other] found { $found }
    }{ $expected ->
        [none] { "" }
       *[other] , expected { $expected }
    }{ $hint ->
        [none] { "" }
       *[other] ; { $hint }
    }
core-retold-found = { $place }: { $found ->
        [none] found something else
       *[other] found { $found }
    }{ $expected ->
        [none] { "" }
       *[other] , expected { $expected }
    }
core-retold-found_hint = { $place }: found { $found ->
        [none] something else
       *[other] { $found }
    }{ $hint ->
        [none] { "" }
       *[other] ; { $hint }
    }
core-retold-wrong_at = { $place }: { $why }
core-retold-near = did you mean “{ $name }”?
core-retold-known = known: { $names }
core-retold-no_option = there is no option “{ $name }”; { $hint }
core-retold-has_none = it has none
core-retold-no_program = there is no program { $name }
core-retold-not_run = { $file } may not be run; chmod +x
core-retold-no_bot_file = there is no file { $file }
core-retold-quotes = its quotes do not match
core-retold-no_user = there is no user “{ $name }”; { $hint }
core-retold-only_root = only root lets bots run as another user
core-retold-expects = expected { $expected ->
        [none] something else
       *[other] { $expected }
    }
core-retold-value = { $place }: { $found ->
        [none] found something else
       *[other] found { $found }
    }{ $expected ->
        [none] { "" }
       *[other] , expected { $expected }
    }
core-retold-missing_at = No such file or folder; expected { $expected ->
        [none] something else
       *[other] { $expected }
    }
core-retold-missing = there is no such file or folder
core-retold-folder = this is a folder
core-retold-no_folder = this is no folder
core-retold-there = it is there already
core-retold-denied = this is not permitted
core-retold-no_room = the disk is full
core-retold-nothing = nothing
core-retold-whole = a whole number
core-retold-number = a number
core-retold-text = a text
core-retold-list = a list
core-retold-object = settings
core-retold-flag = true or false
core-retold-list_of = a list of { $count }
core-retold-object_with = settings: { $names }
core-retold-one_of = one of { $names }{ $more ->
        [none] { "" }
       *[other] , { $more } more
    }
core-retold-at_least = at least { $n }
core-retold-at_most = at most { $n }
core-retold-above = more than { $n }
core-retold-pack = a pack: a folder with a pack.json, or a .zip of one
core-retold-no_pack_json = no pack.json
core-retold-single_file = a single file
core-retold-not_a_plugin = no plugin
core-retold-plugin = a plugin: its .py file, or a folder with pyproject.toml or plugin.py
core-retold-configuration = the settings of a table
core-retold-redacted = a record of what one player knew
core-retold-kept_game = a record, a saved game or a position
core-retold-end_of_file = the end of the file
core-retold-players = a number of players up to { $n }, or a list of their names
core-retold-game_name = the name of a game
core-retold-once = each of them once
core-retold-names_of_packs = a list of pack names, folders or .zip files
core-retold-names_of_modules = a list of modules
core-retold-program = exec:PROGRAM, with or without arguments
core-retold-named_bot = { $file }:NAME, what the file calls its bot
core-retold-setting_value = OPTION=VALUE
core-retold-utf8 = text in UTF-8
core-retold-byte = the byte { $byte }
core-retold-characters = { $n } characters
core-retold-player = a player
core-retold-language_code = the code of a language, such as cs, uk or pt-BR
core-retold-limits = limits{ $name ->
        [none] { "" }
       *[other] , { $name }
    }
core-retold-command_line = the command line
