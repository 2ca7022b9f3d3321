## What is said to everybody, or to some

hearts-deal = Deal { $number }.
hearts-passes = { $player } passes { $cards } to { $next }.
hearts-passes-others = { $player } passes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to { $next }.
hearts-plays = { $player } plays { $card }.
hearts-takes = { $player } takes the trick{ $points ->
        [0] { "" }
        [one] { " " }and { $points } point
       *[other] { " " }and { $points } points
    }.
hearts-moon = { $player } has taken every point, and shoots the moon.

## Questions

hearts-ask-pass = Which { $count } cards do you pass to { $next }?
hearts-ask-play = Which card do you play?

## Options, as a button shows them

hearts-option-pass = Pass { $cards }
hearts-option-play = Play { $card }

## Refusals, after "Ada cannot play h5:"

hearts-refused-not_held = it is not in your hand
hearts-refused-follow = { $suit } were led, and you hold some
hearts-refused-first = nothing with points goes into the first trick
hearts-refused-broken = hearts are not led before one was played

## Lines of the score

hearts-line-before = Points of the deals that are over.
hearts-line-now = Points taken in this deal.

## What a table without a drawing shows

hearts-field-leader = leads
hearts-field-deal = deal
hearts-field-points = points
hearts-field-hands = hand
hearts-field-passed = passed
hearts-field-trick = trick
hearts-field-taken = taken
hearts-field-lacks = lacks
hearts-value-clubs = ♣
hearts-value-diamonds = ♦
hearts-value-spades = ♠
hearts-value-hearts = ♥
hearts-value-harmless = no points
hearts-content-cards = cards
