## What is said to everybody, or to some

core-decide = Choose one.
core-may_act = Do you want to act now, or let it pass?
core-open-more = { $open } and { $more } more
core-house = { $count ->
        [one] { $count } thing
       *[other] { $count } things
    } in this game had to be made up, as no source has them; “ruledock content --house” lists them.
core-reopened = The sealed choice of { $player } is no longer possible; { $player } chooses again.

## Options, as a button shows them

core-option-withdraw = Take the sealed choice back
core-option-nothing = Let it pass

## Refusals

core-refused-not_offered = { $player } cannot { $option-inside } now; open: { $open }.
core-refused-because = { $option ->
        [nothing] { $player } cannot let it pass
       *[other] { $player } cannot { $option-inside }
    }: { $why }.{ $nearest ->
        [none] { "" }
       *[other] { " " }The nearest you can do is “{ $nearest }”.
    }
core-refused-exactly = choose { $needs }, not { $found }
core-refused-at_least = choose at least { $needs }, not { $found }
core-refused-at_most = choose at most { $most }, not { $found }
core-refused-not_among = not among what you can choose: { $things }
core-refused-range = choose from { $low } to { $high }
core-refused-only = only { $only } is possible
core-refused-other_question = “{ $question }” is the question now
core-refused-not_turn = It is not the turn of { $player }; the table waits for { $others }.
core-refused-no_option = { $player } chooses an option or its number, not { $found }; open: { $open }.
core-refused-no_number = { $player } has no option { $found }; they go from 0 to { $last }.
core-refused-no_decision = Choose for an open decision, not for { $found }.
core-refused-no_player = There is no player { $found }; players are 0 to { $last }.
core-refused-no_text = An option is a text of at most 10000 characters, not { $found }.
core-refused-unreadable = “{ $found }” isn't one of your options. { $hint }
core-hint-nearest = Did you mean “{ $option }”?
core-hint-example = Type, for example, “{ $option }”.
core-hint-nothing = Nothing is open to you now.
core-refused-not_asked = { $player } has no decision open now.
core-refused-over = The game is over.
core-refused-undo-nothing = { $player } has nothing to take back.
core-refused-undo-chance = { $player } cannot take back “{ $option }”: cards or tiles have been revealed since, to you or to others.
core-refused-ahead = { $player } cannot look ahead of “{ $option }”: chance, or what is still hidden, decides what comes next.
core-refused-undo-answered = { $player } cannot take back “{ $option }”: { $by } has chosen since, be it to do nothing.

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
