## What is said to everybody, or to some

sea_salt_paper-round = Round { $number } begins with { $cards } face up; { $player } starts.
sea_salt_paper-draws_several = { $player } draws { $cards }.
sea_salt_paper-draws_several-others = { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
sea_salt_paper-keeps = { $player } keeps { $card }.
sea_salt_paper-keeps-others = { $player } keeps one of them.
sea_salt_paper-discards = { $player } discards { $card } on pile { $pile }.
sea_salt_paper-takes = { $player } takes { $card } from pile { $pile }.
sea_salt_paper-draws = { $player } draws { $card }.
sea_salt_paper-draws-others = { $player } draws a card.
sea_salt_paper-lays = { $player } lays { $first } and { $second }.
sea_salt_paper-again = { $player } takes another turn.
sea_salt_paper-searches = { $player } looks through pile { $pile }.
sea_salt_paper-picks = { $player } takes { $card } out of pile { $pile }.
sea_salt_paper-picks-others = { $player } takes a card out of pile { $pile }.
sea_salt_paper-robs = { $player } takes { $card } out of the hand of { $victim }.
sea_salt_paper-robs-others = { $player } takes a card out of the hand of { $victim }.
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
    }, { $why }; the longest colour has { $bonus ->
        [one] { $bonus } card
       *[other] { $bonus } cards
    }.
sea_salt_paper-part = { $points } for { $what }
sea_salt_paper-parts = { $first }, { $rest }
sea_salt_paper-nothing = for nothing
sea_salt_paper-wins_at_once = { $player } wins the game at once.
sea_salt_paper-ends-stop = Everybody scores their cards: { $points }.
sea_salt_paper-ends-won = { $player } wins the bet: { $points }.
sea_salt_paper-ends-lost = { $player } loses the bet: { $points }.
sea_salt_paper-ends-out = The draw pile is empty and nobody scores.

## Questions

sea_salt_paper-ask-draw = Draw from the pile, or take the top of a discard pile?
sea_salt_paper-ask-keep = Which card do you keep?
sea_salt_paper-ask-discard = On which pile do you discard the other?
sea_salt_paper-ask-play = Lay a pair, close the round, or pass?
sea_salt_paper-ask-search = Which pile do you look through?
sea_salt_paper-ask-pick = Which card of pile { $pile } do you take?
sea_salt_paper-ask-rob = Whom do you rob?

## Options, as a button shows them

sea_salt_paper-option-draw = Draw from the pile
sea_salt_paper-option-take = Take the top of pile { $pile }
sea_salt_paper-option-keep = Keep { $card }
sea_salt_paper-option-discard = Discard on pile { $pile }
sea_salt_paper-option-lay = Lay { $first } and { $second }
sea_salt_paper-option-search = Look through pile { $pile }
sea_salt_paper-option-pick = Take { $card }
sea_salt_paper-option-rob = Rob { $victim }
sea_salt_paper-option-pass = End the turn
sea_salt_paper-option-stop = Call STOP
sea_salt_paper-option-last-chance = Call LAST CHANCE

## Lines of the score

sea_salt_paper-line = { $text }
sea_salt_paper-line-round-stop = Round { $number }: stopped by { $caller }, cards.
sea_salt_paper-line-round-won-caller = Round { $number }: a last chance won, cards and colour bonus.
sea_salt_paper-line-round-won = Round { $number }: { $caller } won a last chance, colour bonus only.
sea_salt_paper-line-round-lost-caller = Round { $number }: a last chance lost, colour bonus only.
sea_salt_paper-line-round-lost = Round { $number }: { $caller } lost a last chance, cards.
sea_salt_paper-line-round-out = Round { $number }: the draw pile ran out.
sea_salt_paper-line-at_once = { $text }

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
sea_salt_paper-panel-sure = in hand
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
sea_salt_paper-screen-sure = seen in hand
sea_salt_paper-screen-perhaps = perhaps
sea_salt_paper-screen-hand = your hand, with the table worth { $points }
sea_salt_paper-screen-drawn = drawn
