## What is said to everybody, or to some

auction-round = Round { $number } begins.
auction-earns = { $player } receives { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
auction-dealt = Everybody is dealt a packet of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
auction-kept = { $player } keeps { $cards }.
auction-kept-others = { $player } keeps { $count } of the cards in a packet.
auction-block = On the block: { $lots }.
auction-sold = { $lot } goes to { $player } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; the bids: { $bids }.
auction-bid = { $player } { $coins }
auction-unsold = Nobody bids for { $lot }.
auction-shows = { $player } hangs { $lots }.
auction-plays = { $player } calls in a favour: { $favour }.
auction-cancelled = { $favour } comes to nothing.
auction-peeks = { $player } sees that the next lot is { $lot }.
auction-peeks-others = { $player } looks at the next lot.

## Questions

auction-ask-keep = Keep { $count } of these and pass the rest on.
auction-ask-bid = What do you bid for { $lot }? You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
auction-ask-show = Which lots do you hang? The first is free, each further one costs { $fee }.

## Options, as a button shows them

auction-option-keep = Keep { $cards }
auction-option-bid = Bid { $coins }
auction-option-show = Hang { $lots }
auction-option-play = Call in { $favour }

## Refusals

auction-refused-coins = it needs { $needs ->
        [one] { $needs } coin
       *[other] { $needs } coins
    }, you have { $has }
auction-refused-shut_out = you are not in the sale room
auction-refused-not_held = not in your hand: { $cards }
auction-refused-answers = it only answers a favour of somebody else
auction-refused-only_answers = only an answer to the favour can be played now

## Lines of the score

auction-line = { $line-text }
