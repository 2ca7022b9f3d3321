## What is said to everybody, or to some

isle-day = Day { $day } begins.
isle-fields = Left field: { $left }. Right field: { $right }. Rare treasures: { $rare }.
isle-earns = { $player } receives { $fish } fish.
isle-basket-gains = { $player } receives a permanent basket.
isle-basket-gives = { $player } gives up a permanent basket.
isle-dealt = Everybody is dealt { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
isle-kept = { $player } keeps { $cards }.
isle-kept-others = { $player } keeps cards of the packet: { $count }.
isle-buys = { $player } pays { $fish } fish for { $cards }.
isle-buys-others = { $player } pays { $fish } fish for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
isle-draws = { $player } draws { $cards }.
isle-draws-others = { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
isle-discards = { $player } discards { $cards }.
isle-discards-others = { $player } discards { $count ->
        [one] { $count } private lesson
       *[other] { $count } private lessons
    }.
isle-lessons = { $player } lays down private lessons: { $cards }.
isle-lessons-others = { $player } lays down private lessons: { $count }.
isle-lesson-public = { $player } reads out public lesson { $card }.
isle-lesson-colour = { $player } names { $colour } for public lesson { $card }.
isle-lays = { $player } lays { $cards } face down.
isle-lays-others = { $player } lays { $count ->
        [one] { $count } rescue card
       *[other] { $count } rescue cards
    } face down.
isle-reveals = { $player } reveals { $cards }: speed { $speed }.
isle-rescues = { $player } rescues { $tile } for { $fish } fish ({ $basket } basket).
isle-withdraws = { $player } withdraws the rescue of { $tile }: it has become too dear.
isle-places = { $player }: { $place }.
isle-map = { $player } covers the { $colour } map and may take a treasure.
isle-passes = { $player } passes.
isle-finds = { $player } plays { $card } for { $way } tiles.
isle-plays = { $player } plays anytime card { $card }.
isle-drawn = { $player } draws { $tile } from the bag.
isle-lets_go = { $tile } fits nowhere on the boat of { $player } and leaves the game.
isle-moves = { $player } moves { $tiles } to the other field.
isle-unloads = { $player } takes treasures off the boat: { $at }.

## Questions

isle-ask-keep = Keep { $count } of these and pass the rest on.
isle-ask-buy = Which cards do you pay for?
isle-ask-colour = Which colour is the public lesson about?
isle-ask-lay = Which rescue cards do you lay out?
isle-ask-rescue = Rescue a cat, or pass.
isle-ask-again = Rescue again if you may, play a card, or end your turn.
isle-ask-place = Where does it go?
isle-ask-take = Take a tile and place it.
isle-ask-drawn = Where does the tile you have drawn go?
isle-ask-find = Play an oshax card or a treasure card, or pass.
isle-ask-move = Which cats go to the other field?
isle-ask-field = Which field does it go to?
isle-ask-catch = Which colour of cats do you count?
isle-ask-basket = Which permanent basket do you give up?
isle-ask-lessons = Which private lessons do you discard?
isle-ask-unload = Which treasures do you take off your boat?

## Options, as a button shows them

isle-option-place = Place { $tile } on { $at }{ $turn ->
        [none] { "" }
       *[other] , { $turn }
    }{ $flip ->
        [none] { "" }
       *[other] , { $flip }
    }{ $colour ->
        [none] { "" }
       *[other] , as { $colour }
    }
isle-option-rescue = Rescue { $tile } with the { $basket } basket
isle-option-call-off = Withdraw the rescue
isle-option-pass = Pass
isle-option-end-turn = End the turn
isle-option-keep = Keep { $cards }
isle-option-buy = Pay for { $cards }
isle-option-lay = Lay { $cards }
isle-option-name = Name { $colour }
isle-option-find = Play { $card } for { $way } tiles
isle-option-leave-it = Take nothing
isle-option-let-go = Let it go
isle-option-play = Play { $card }
isle-option-move = Move { $tiles }
isle-option-to = Put it into the { $field } field
isle-option-give-basket = Give up a { $used } basket
isle-option-discard = Discard { $lessons }
isle-option-unload = Unload the treasures on { $at }

## Lines of the score

isle-line = { $text }

## Things that are counted

isle-thing-tile = { $tile } at { $at }
isle-thing-coloured = { $colour } { $tile } at { $at }
isle-thing-family = { $colour } family of { $cats }
isle-thing-and = { $first } and { $rest }
isle-thing-area = area at { $at }
isle-thing-row = row { $row }
isle-thing-column = column { $column }
