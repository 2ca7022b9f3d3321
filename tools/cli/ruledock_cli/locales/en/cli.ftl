### What the command line says to players.

cli-play-several = Type those you want, such as “{ $example }”.
cli-play-several_or_none = Type those you want, such as “{ $example }”; “{ $none }” for none.
cli-play-page = { $first } to { $last } of { $all }; “more” for the next, or type a part of one
cli-play-last_page = { $first } to { $last } of { $all }; “more” begins again, or type a part of one
cli-play-not_weighed = Too many to weigh: the best do not come first.
cli-play-folded = “{ $chosen }” unless you say another ({ $others }): “{ $example }”.
cli-play-no_letter = Nothing here has the letter “{ $letter }”: they go from { $first } to { $last }.
cli-play-strange_word = “{ $word }” fits none of your options; the rest fits { $options ->
        [one] one
       *[other] { $options }
    }: { $examples }.
cli-play-letter_alone = “{ $letter }” ({ $option }) is an answer by itself and goes with no other letter.
cli-play-closed = “{ $said }” is not possible: { $why }.
cli-play-no_answer = “{ $text }” is no answer here. Type a letter from { $first } to { $last }, or a part of an option.
cli-play-any_time = (at any time)
cli-play-locked = { $file } is being played by process { $process }
cli-play-not_kept = The game could not be kept; “save FILE” or --save FILE keeps it elsewhere.
cli-play-kept_by_itself = The game is kept; go on with: ruledock play
cli-play-kept = The game is kept; go on with: ruledock play --resume { $file }
cli-play-hand_over = Pass the keyboard to { $name }.
cli-play-ready = { $name }, press Enter when nobody else looks.
cli-play-only_enter = Enter alone shows the table; “quit” leaves.
cli-play-act_first = { $who } Act first? Enter lets it pass.
cli-play-act_now = Act now?
cli-play-enter_skips = Enter to skip.
cli-play-considered = Enter takes “{ $option }”{ $gain ->
        [none] { "" }
       *[other] { " " }({ $gain })
    }, as drawn; or type another.
cli-play-others_act = The others may act now.
cli-play-about_to_act = { $name } is about to act.
cli-play-several_match = { $options } options fit; type a letter, or more of one:
cli-play-more_lines = -- Enter for more, q to stop --
cli-play-nothing_there = There is nothing to see.
cli-play-no_legend = The drawings of this game need no legend.
cli-play-not_found = Nothing here is called “{ $text }”. Look things up by number or name, such as “look { $thing }”.
cli-play-taken_back = Taken back.
cli-play-save_where = Save where? Type: save FILE
cli-play-saved = Saved in { $file }.
cli-play-cannot_pass = You cannot pass now: choose one of the options.
cli-play-quiet_alone = Nobody is asked out of turn here.
cli-play-is_quiet = No questions out of turn until your next decision.
cli-play-no_rules = The rules say nothing about “{ $text }”.
cli-play-rule_topics = Name a topic, such as “rules { $example }”: { $topics }.
cli-play-more_rules = and { $rules ->
        [one] { $rules } more rule
       *[other] { $rules } more rules
    }; name more words
cli-play-hint = Type a letter or an option; “help” says what else.
cli-play-stopped = stopped.
cli-play-replay = Look at it again:
cli-play-go_on = Go on with which game? Enter takes the latest; “q” none.
cli-play-choices = { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
cli-play-choose_game = Type a letter from { $first } to { $last }, or “q”.
cli-tell-with = with { $added }
cli-tell-seed = seed { $seed }
cli-tell-seed_was = The seed was { $seed }.
cli-tell-nobody_wins = Nobody wins.
cli-tell-tie = { $names }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each. { $rule }
cli-tell-wins = { $name } wins.
cli-tell-share = { $names } and { $last } share the victory.
cli-tell-total = total
cli-tell-in_all = in all
cli-tell-counted = What counted for { $name }
cli-help-letter-word = b
cli-help-letter = take the option with this letter; a place is drawn first, and Enter takes it
cli-help-option-word = an option
cli-help-option = take it, as it is written in the list; order, case and spaces do not matter
cli-help-part-word = a part of it
cli-help-part = take it, if no other option has that part: a tile, a colour, a word of its text
cli-help-several-word = a c
cli-help-several = where several things are wanted: those with these letters
cli-help-more-word = more
cli-help-more = the next page of options
cli-help-enter-word = Enter
cli-help-enter = take what is drawn, or the only option; or let it pass
cli-help-view-word = view
cli-help-view = the whole table
cli-help-parts = a part of the table in full: { $parts }
cli-help-look-word = look { $thing }
cli-help-look = what a card, tile or anything else says, by number or name (also card, tile)
cli-help-rules-word = rules { $topic }
cli-help-rules = what the rules say about something
cli-help-legend-word = legend
cli-help-legend = what the marks of the drawings mean
cli-help-score-word = score
cli-help-score = your score now, line by line
cli-help-log-word = log
cli-help-log = everything that has happened, as far as you know it
cli-help-undo-word = undo
cli-help-undo = take your latest choice back, if nothing has come of it yet
cli-help-save-word = save FILE
cli-help-save = keep a copy of the game in a file
cli-help-quit-word = quit
cli-help-quit = leave; the game is kept, and ruledock play goes on with it
cli-help-pass-word = pass
cli-help-pass = do nothing, where that is possible
cli-help-quiet-word = quiet
cli-help-quiet = do not ask out of turn again until your next decision

## Looking at kept games

cli-replay-told = { $choices ->
        [one] { $choices } choice told
       *[other] { $choices } choices told
    }{ $next ->
        [none] { "" }
       *[other] ; next in the record: { $next }
    }
cli-replay-not_over = The game is not over.
cli-replay-as_player = With --as NAME it is told as that player knew it.
cli-replay-keys = Enter: next, b: back, a number: go there, e: end, q: leave
cli-replay-at = After { $place } of { $all } choices
cli-export-written = { $file } holds what { $name ->
        [none] a spectator
       *[other] { $name }
    } knows of the game; it can be read, but not played on.
cli-show-not_found = nothing is called “{ $text }”; look things up by number or name, such as ruledock show 012

## Wrong usage of the playing commands

cli-usage-there_already = { $file } is there already; name another file
cli-usage-name_a_game = name a game to play, or a kept one with --resume FILE
cli-usage-all_are_played = every kept game is being played elsewhere; name a game to start a new one
cli-usage-kept_already = { $file } is there already; go on with --resume { $file }, or rename it
cli-usage-ask_several = --interrupts ask is for one person: with several, whoever gets the keyboard would tell who can act; --set windows=all asks everybody, whatever they hold
cli-usage-no_choices = { $option }: { $file } is no record and holds no choices
cli-usage-too_far = --to { $to }: this record has { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
cli-usage-bot_from_file = this game was played with the bot “{ $bot }”, which runs code that the file only names; type --bot to trust it, or to name another
cli-usage-no_player = no player “{ $name }”; { $hint }
cli-usage-named_twice = --seat: { $name } is named more than once
cli-usage-missing = please add: { $names }
cli-usage-strange = nothing takes “{ $words }”
cli-usage-strange_near = nothing takes “{ $words }”; did you mean “{ $near }”?
cli-usage-choice = { $name }: “{ $found }” is none of { $choices }
cli-usage-no_value = { $name }: please say which
cli-usage-no_number = { $name }: “{ $found }” is no number
cli-usage-no_opponent = --solo: { $game } must have one opponent for a single player; it has { $found ->
        [none] none
       *[other] { $found }
    }
cli-usage-no_level = --solo '{ $level }': { $opponent } cannot be made stronger or weaker
cli-usage-other_level = --solo '{ $level }': { $hint }
cli-usage-assign = --set '{ $found }': expected KEY=VALUE, such as rules.rounds=3
cli-usage-assigned = --set '{ $found }': '{ $name }' is already set to a plain value
cli-usage-bots_apart = --patience and --bot-user are for bots in processes of their own
cli-language-unknown = { $where }: nobody here speaks “{ $found }”, so this is English; { $hint }
cli-usage-language = --language { $found }: nobody here speaks it; { $hint }
cli-usage-name_twice = --players: { $name } is named more than once
cli-file-strange = { $file }: found { $keys }, expected a pack, configuration, record, save or position
cli-usage-not_over = --as { $name }: this game is not over, and what a player holds is not for others; --reveal shows it all the same
cli-serve-open = everybody who can reach { $host } can now make tables here and talk to this machine by plain http; for the internet, put a proxy with TLS before it (see the how-to for hosts).
cli-tell-record_in = The record is in { $file }.

## Games and modules

cli-games-none = There are no games here yet: install a plugin that brings one.
cli-games-players = { $number } players
cli-games-title = { $title }{ $modules ->
        [none] { "" }
       *[other] ; modules: { $modules }
    }
cli-modules-none = There are no modules here.
cli-modules-needs = Needs { $modules }.
cli-modules-players = Players: { $number }.
cli-modules-excludes = Not with { $module }: { $why }.
