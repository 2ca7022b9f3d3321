## How things are called

# The colour of a card; other languages may add forms of it that agree with the family.
sea_salt_paper-colour = { $colour }
sea_salt_paper-card = { sea_salt_paper-colour } { $family }
# What pays for cards, in “2 for crabs”.
sea_salt_paper-lines-crabs = crabs
sea_salt_paper-lines-boats = boats
sea_salt_paper-lines-fish = fish
sea_salt_paper-lines-swimmers-and-sharks = swimmers and sharks
sea_salt_paper-lines-shells = shells
sea_salt_paper-lines-octopuses = octopuses
sea_salt_paper-lines-penguins = penguins
sea_salt_paper-lines-sailors = sailors
sea_salt_paper-lines-lighthouse = lighthouse
sea_salt_paper-lines-shoal-of-fish = shoal of fish
sea_salt_paper-lines-penguin-colony = penguin colony
sea_salt_paper-lines-captain = captain
sea_salt_paper-lines-mermaids = mermaids
sea_salt_paper-lines-colour-bonus = colour bonus

## What is said to everybody, or to some

sea_salt_paper-round = Round { $number } begins; face up: { $cards }. { $player } starts.
sea_salt_paper-draws_several = { $player } draws: { $cards }.
sea_salt_paper-draws_several-others = { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
sea_salt_paper-keeps = { $player } keeps the { $card }.
sea_salt_paper-keeps-others = { $player } keeps one of them.
sea_salt_paper-discards = { $player } discards the { $card } on pile { $pile }.
sea_salt_paper-takes = { $player } takes the { $card } from pile { $pile }.
sea_salt_paper-draws = { $player } draws the { $card }.
sea_salt_paper-draws-others = { $player } draws a card.
sea_salt_paper-lays = { $player } lays the { $first } and the { $second }.
sea_salt_paper-again = { $player } takes another turn.
sea_salt_paper-searches = { $player } looks through pile { $pile }.
sea_salt_paper-picks = { $player } takes the { $card } out of pile { $pile }.
sea_salt_paper-picks-others = { $player } takes a card out of pile { $pile }.
sea_salt_paper-robs = { $player } takes the { $card } out of { $victim }'s hand.
sea_salt_paper-robs-others = { $player } takes a card out of { $victim }'s hand.
sea_salt_paper-stops = { $player } calls STOP with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sea_salt_paper-calls = { $player } calls LAST CHANCE with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sea_salt_paper-shows = { $player } shows { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sea_salt_paper-counts = { $player } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $why }; the longest colour has { $bonus ->
        [one] { $bonus } card
       *[other] { $bonus } cards
    }.
sea_salt_paper-part = { $points } for { $what }
sea_salt_paper-parts = { $first }, { $rest }
sea_salt_paper-nothing = nothing counts
sea_salt_paper-wins_at_once = { $player } wins. { $victories-text }
sea_salt_paper-ends-stop = { $player } has stopped the round: everybody scores their cards.
sea_salt_paper-ends-won = { $player } wins the bet and scores cards and colour bonus, the others only their colour bonus.
sea_salt_paper-ends-lost = { $player } loses the bet and scores only the colour bonus, the others their cards.
sea_salt_paper-scores = { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and has { $total }.
sea_salt_paper-ends-out = The draw pile is empty: nobody scores.

## Questions

sea_salt_paper-ask-draw = Draw from the pile, or take the top of a discard pile?
sea_salt_paper-ask-keep = Which card do you keep?
sea_salt_paper-ask-discard = On which pile do you discard the other?
sea_salt_paper-ask-play = Lay a pair, close the round, or end your turn?
sea_salt_paper-ask-lay = Lay a pair, or end your turn?
sea_salt_paper-ask-close = Close the round, or end your turn?
sea_salt_paper-ask-pass = End your turn.
sea_salt_paper-ask-search = Which pile do you look through?
sea_salt_paper-ask-pick = Which card of pile { $pile } do you take?
sea_salt_paper-ask-rob = Whom do you rob?

## Options, as a button shows them

sea_salt_paper-option-draw = Draw from the pile
sea_salt_paper-option-take = Take the top of pile { $pile }
sea_salt_paper-option-keep = Keep the { $card }
sea_salt_paper-option-discard = Discard on pile { $pile }
sea_salt_paper-option-lay = Lay the { $first } and the { $second }
sea_salt_paper-option-search = Look through pile { $pile }
sea_salt_paper-option-pick = Take the { $card }
sea_salt_paper-option-rob = Rob { $victim }
sea_salt_paper-option-pass = End the turn
sea_salt_paper-option-stop = Call STOP
sea_salt_paper-option-last-chance = Call LAST CHANCE

## Reasons of refusals: “Ada cannot stop: …”

sea_salt_paper-refused-pile = pile { $pile } is empty, or there is none
sea_salt_paper-refused-not_drawn = the cards drawn are { $cards }
sea_salt_paper-refused-called = { $caller } has called LAST CHANCE already
sea_salt_paper-refused-points = it needs { $needs } points, there are { $has }
sea_salt_paper-refused-not_held = not in hand: { $cards }
sea_salt_paper-refused-no_pair = these two are no pair

## Lines of the score

sea_salt_paper-line = { $line-text }
sea_salt_paper-line-round-stop = Round { $number }: { $caller } stopped it (cards)
sea_salt_paper-line-round-won-caller = Round { $number }: { $caller } won a last chance (cards and colour bonus)
sea_salt_paper-line-round-won = Round { $number }: { $caller } won a last chance (colour bonus only)
sea_salt_paper-line-round-lost-caller = Round { $number }: { $caller } lost a last chance (colour bonus only)
sea_salt_paper-line-round-lost = Round { $number }: { $caller } lost a last chance (cards)
sea_salt_paper-line-round-out = Round { $number }: the draw pile ran out
sea_salt_paper-line-at_once = { $line-text }

# -- panels of the page ------------------------------------------------------------------------

sea_salt_paper-panel-round = Round { $round }
sea_salt_paper-panel-deck = Draw pile
sea_salt_paper-panel-pile = Pile { $number }
sea_salt_paper-panel-cards = { $count ->
        [one] { $count } card
        *[other] { $count } cards
    }
sea_salt_paper-panel-target = Playing to
sea_salt_paper-panel-turn = On turn
sea_salt_paper-panel-last-chance = Last chance
sea_salt_paper-panel-choose = Cards to choose from
sea_salt_paper-panel-player = { $player }
sea_salt_paper-panel-total = Total
sea_salt_paper-panel-in-hand = In hand
sea_salt_paper-panel-worth = Worth now
sea_salt_paper-panel-hand = Your hand
sea_salt_paper-panel-empty = empty
sea_salt_paper-panel-known = in hand
sea_salt_paper-panel-perhaps = perhaps in hand

## What the fields of options are called

sea_salt_paper-axis-card = Card
sea_salt_paper-axis-pile = Pile
sea_salt_paper-axis-player = Player

## The screen of a terminal

sea_salt_paper-screen-deck = draw pile
sea_salt_paper-screen-pile = pile { $pile }
sea_salt_paper-screen-empty = empty
sea_salt_paper-screen-round = round { $round }, to { $target } points
sea_salt_paper-screen-last_turns = the last turns of this round
sea_salt_paper-screen-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
sea_salt_paper-screen-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sea_salt_paper-screen-in_hand = { $cards } in hand
sea_salt_paper-screen-on_turn = on turn
sea_salt_paper-screen-called = called the last chance
sea_salt_paper-screen-laid = on the table
sea_salt_paper-screen-known = seen in hand
sea_salt_paper-screen-perhaps = perhaps
sea_salt_paper-screen-hand = your hand; with what you laid it is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sea_salt_paper-screen-on = on the { $card }
sea_salt_paper-screen-on_empty = on an empty pile
sea_salt_paper-screen-pair = Laid as a pair: { $text }
sea_salt_paper-screen-drawn = drawn

## What content is called

sea_salt_paper-content-cards = cards
sea_salt_paper-content-colours = colours
sea_salt_paper-content-families = kinds of card
sea_salt_paper-content-lines = scoring
sea_salt_paper-content-pairs = pairs
sea_salt_paper-content-victories = winning at once
