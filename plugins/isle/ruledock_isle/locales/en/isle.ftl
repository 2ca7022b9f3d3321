## How things are called

# A tile in words: its colour, its kind and its number. "the" is used where the sentence speaks of a
# certain tile; other languages may add forms of their own, such as cases, in the same way.
isle-tile = { $colour ->
        [none] { "" }
       *[other] { $colour }{ " " }
    }{ $kind } { $tile-id }
    .the = the { $colour ->
        [none] { "" }
       *[other] { $colour }{ " " }
    }{ $kind } { $tile-id }
    .short = { $tile-id }
# A tile that has only a number: oshax 1, blue kitten 4.
isle-tile-numbered = { $colour ->
        [none] { "" }
       *[other] { $colour }{ " " }
    }{ $kind } { $number }
# A tile of which there are several, told apart by its shape.
isle-tile-shaped = { $kind } “{ $shape-name }”
    .the = the { $kind } “{ $shape-name }”
    .short = “{ $shape-name }”
# One of several tiles that are all alike, such as noble rats.
isle-tile-alike = { $kind }
    .the = the { $kind }
isle-tile-kinds-cat = cat
isle-tile-kinds-oshax = oshax
isle-tile-kinds-common = common treasure
isle-tile-kinds-rare = rare treasure
isle-card = { $card-id } “{ $card-name }”
isle-colour-blue = blue
isle-colour-green = green
isle-colour-orange = orange
isle-colour-purple = purple
isle-colour-red = red
isle-symbol-apple = apple
isle-symbol-grain = grain
isle-symbol-moon = moon
isle-symbol-parrot = parrot
isle-kind-cat = cat
isle-kind-oshax = oshax
isle-kind-treasure = treasure
isle-kind-common = common treasure
isle-kind-rare = rare treasure
isle-kind-small = small treasure
isle-room-name-bow = bow
isle-room-name-deck = deck
isle-room-name-dining-room = dining room
isle-room-name-port-cabin = port cabin
isle-room-name-starboard-cabin = starboard cabin
isle-room-name-stern = stern
isle-room-name-storeroom = storeroom
isle-field-left = left field
isle-field-right = right field
isle-basket-permanent = a permanent basket
isle-basket-whole = a basket of a rescue card
isle-basket-broken = two broken baskets
isle-way-oshax = an oshax
isle-way-rare = a rare treasure
isle-way-common = common treasures
isle-way-small = small treasures
isle-turn-1 = turned right
isle-turn-2 = turned around
isle-turn-3 = turned left
isle-flip-True = flipped
isle-used-used = used
isle-used-ready = ready

## What is said to everybody, or to some

isle-boat = { $player } sails { $boat-inside }.
isle-order = Turn order: { $players }.
isle-tie = { $first } and { $second } are equally fast and keep their order.
isle-day = Day { $day } begins.
isle-phase = Day { $day }: { $phase }
isle-field = In the { $field }: { $tiles }.
isle-rare = Rare treasures on display: { $tiles-short }.
isle-earns = { $player } { $fish ->
        [0] receives no fish
       *[other] receives { $fish } fish
    } and has { $total }.
isle-pays = { $player } pays { $fish } fish for it.
isle-basket-gains = { $player } receives a permanent basket.
isle-basket-gives = { $player } gives up a permanent basket.
isle-dealt = Everybody is dealt { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
isle-kept = { $player } keeps { $cards }.
isle-drafts = Everybody keeps { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and passes the rest on.
isle-drafts-last = Everybody keeps the last { $cards ->
        [one] card
       *[other] { $cards } cards
    }, too.
isle-buys = { $player } { $cards ->
        [none] buys no cards
       *[other] { $fish ->
            [0] takes { $cards } for free
           *[other] pays { $fish } fish for { $cards }
        }
    }.
isle-buys-others = { $player } { $count ->
        [0] buys no cards
       *[other] { $fish ->
            [0] takes
           *[other] pays { $fish } fish for
        } { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }{ $fish ->
            [0] { " " }for free
           *[other] { "" }
        }
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
isle-lessons = { $player } adds { $cards } to the private lessons.
isle-lessons-others = { $player } adds { $count ->
        [one] { $count } private lesson
       *[other] { $count } private lessons
    }.
isle-lesson-public = { $player } reads out public lesson { $card }: { $card-text }
isle-lesson-colour = { $player } names { $colour } for public lesson { $card }.
isle-lays = { $player } lays { $cards ->
        [none] no rescue cards
       *[other] { $cards } face down
    }.
isle-lays-others = { $player } lays { $count ->
        [0] no rescue cards
        [one] { $count } rescue card face down
       *[other] { $count } rescue cards face down
    }.
# "more" is speed that no card gives, such as that of borrowed boots.
isle-reveals = { $player } { $cards ->
        [none] has no rescue cards
       *[other] reveals { $cards }
    }: speed { $speed }{ $more ->
        [0] { "" }
       *[other] , { $more } of it not from cards
    }.
isle-rescues = { $player } rescues { $tile-the }{ $fish ->
        [0] { " " }for free
       *[other] { " " }for { $fish } fish
    }{ $basket ->
        [none] { "" }
       *[other] { " " }with { $basket }
    }.
isle-withdraws = { $player } withdraws the rescue of { $tile-the }: it has become too dear.
isle-places = { $player } places { $tile-the } on { $at }{ $turn ->
        [none] { "" }
       *[other] , { $turn }
    }{ $flip ->
        [none] { "" }
       *[other] , { $flip }
    }{ $colour ->
        [none] { "" }
       *[other] , as { $colour }
    }.
isle-map = { $player } covers the { $colour } map and may take a treasure.
isle-map-none = { $player } covers the { $colour } map, but no treasure is left.
isle-declines = { $player } takes nothing.
isle-passes-rescue = { $player } passes and rescues no more today.
isle-passes-finds = { $player } passes and plays no more finds today.
isle-finds = { $player } plays { $card } for { $way }.
isle-plays = { $player } plays { $card }: { $card-text }
isle-drawn = { $player } draws { $tile-the } from the bag.
isle-to_field = { $player } puts { $tile-the } into the { $field }.
isle-lets_go = { $player } finds no place for { $tile-the }, which leaves the game.
isle-moves = { $player } { $tiles ->
        [none] moves no cats
       *[other] moves { $tiles-the } to the other field
    }.
isle-unloads = { $player } takes off the boat: { $tiles }.
isle-left = Left behind, and out of the game: { $tiles }.

## Questions

isle-ask-keep = Keep { $count } of these and pass the rest on.
isle-ask-keep-alone = Keep { $count } of these and discard the rest.
isle-ask-buy = Which cards do you pay for?
isle-ask-colour = Which colour is public lesson { $card } about?
isle-ask-lay = Which rescue cards do you lay out?
isle-ask-window = Play an anytime card?
isle-ask-rescue = Rescue a cat, or pass.
isle-ask-rescue-none = There is nothing you can rescue now.
isle-ask-again = Rescue another, or end your turn.
isle-ask-again-none = The rescue is done. Anything else this turn?
isle-ask-place = Where does it go?
isle-ask-take = Take a tile and place it.
isle-ask-drawn = Where does the tile you have drawn go?
isle-ask-find = Play an oshax card or a treasure card, or pass.
isle-ask-find-none = There is no oshax card or treasure card you can play now.
isle-ask-move = Which cats go to the other field?
isle-ask-field = Which field does it go to?
isle-ask-catch = Which colour of cats do you count?
isle-ask-basket = Which permanent basket do you give up?
isle-ask-lessons = Which private lessons do you discard?
isle-ask-unload = Which treasures do you take off your boat?

## Options, as a button shows them

isle-option-place = Place { $tile-the } on { $at }{ $turn ->
        [none] { "" }
       *[other] , { $turn }
    }{ $flip ->
        [none] { "" }
       *[other] , { $flip }
    }{ $colour ->
        [none] { "" }
       *[other] , as { $colour }
    }
isle-option-rescue = Rescue { $tile-the }{ $basket ->
        [none] { "" }
       *[other] { " " }with { $basket }
    }
isle-option-call-off = Withdraw the rescue
isle-option-pass = Pass
isle-option-end-turn = End the turn
isle-option-keep = Keep { $cards }
isle-option-buy = { $cards ->
        [none] Buy no cards
       *[other] Pay for { $cards }
    }
isle-option-lay = Lay { $cards ->
        [none] no rescue cards
       *[other] { $cards }
    }
isle-option-name = Name { $colour }
isle-option-find = Play { $card } for { $way }
isle-option-leave-it = Take nothing
isle-option-let-go = Let it go
isle-option-play = Play { $card }
isle-option-move = Move { $tiles ->
        [none] no cats
       *[other] { $tiles }
    }
isle-option-to = Put it into the { $field }
isle-option-give-basket = Give up a { $used } basket
isle-option-discard = Discard { $lessons }
isle-option-unload = Unload the treasures on { $at }

## Reasons of refusals: “Ada cannot rescue b07 permanent: …”

isle-refused-rescued = only one rescue a turn, unless a card allows more
isle-refused-not_there = { $tile-the } does not lie where it can be rescued
isle-refused-not_yours = { $tile-the } may not be rescued now
isle-refused-fish = it costs { $needs } fish, but { $has ->
        [0] none are left
        [one] only { $has } is left
       *[other] only { $has } are left
    }
isle-refused-no_basket = no basket is ready
isle-refused-basket = { $basket ->
        [broken] two broken baskets are
       *[other] { $basket } is
    } not ready
isle-refused-no_room = { $tile-the } fits nowhere on the boat
isle-refused-other_tile = the tile to place is { $tiles-the }
isle-refused-outside = from { $at } it would lie outside the boat
isle-refused-never_lies = { $tile-the } never lies like that
isle-refused-overlaps = it would overlap { $tiles-the }
isle-refused-contact = it would touch no other tile
isle-refused-colour = { $tile-the } needs a colour, such as “as-blue”
isle-refused-printed = { $tile-the } has its colour already
isle-refused-not_chosen = not among the cards to pay for: { $cards }
isle-refused-how_many = { $needs ->
        [one] { $needs } card is kept
       *[other] { $needs } cards are kept
    }, not { $found }
isle-refused-packet = not in the packet: { $cards }
isle-refused-not_held = not in hand: { $cards }
isle-refused-no_rescue_card = only rescue cards are laid out
isle-refused-no_anytime = { $card } is no anytime card
isle-refused-no_effect = { $card } would do nothing now
isle-refused-pay_first = the cards drawn are paid for first
isle-refused-empty_deck = no card is left to draw
isle-refused-empty_bag = no tile is left in the bag
isle-refused-none_in_supply = no permanent basket is left to gain
isle-refused-none_to_give = there is no permanent basket to give up
isle-refused-waived = the next tile is already free to touch no other
isle-refused-first_tile = the first tile need not touch another anyway
isle-refused-not_rescue_turn = it is for one’s own turn of rescuing
isle-refused-few_baskets = { $needs ->
        [one] one more rescue takes { $needs } basket
       *[other] together with one more rescue it takes { $needs } baskets
    }, but { $has ->
        [0] none is ready
        [one] only { $has } is ready
       *[other] only { $has } are ready
    }
isle-refused-few_cats = { $needs ->
        [one] one more rescue takes { $needs } cat
       *[other] together with one more rescue it takes { $needs } cats
    }, but { $has ->
        [0] none is there
        [one] only { $has } is there
       *[other] only { $has } are there
    }
isle-refused-few_lessons = { $needs ->
        [one] it takes { $needs } private lesson
       *[other] it takes { $needs } private lessons
    } in play, but { $has ->
        [0] there is none
        [one] there is only { $has }
       *[other] there are only { $has }
    }
isle-refused-few_treasures = { $needs ->
        [one] it takes { $needs } treasure
       *[other] it takes { $needs } treasures
    } aboard, but { $has ->
        [0] there is none
        [one] there is only { $has }
       *[other] there are only { $has }
    }
isle-refused-under_way = what has been begun is finished first
isle-refused-no_way = { $card } is not played for that
isle-refused-nothing_to_find = none is left that fits on the boat

## Lines of the score

isle-line = { $line-text }
isle-line-card = { $line-id } “{ $line-name }”: { $line-text }
isle-line-named = { $line-id } “{ $line-name }” ({ $colour }): { $line-text }

## Things that are counted

isle-explain-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
isle-explain-other = { $player }; fish: { $fish }, baskets: { $baskets }, lessons: { $lessons }
isle-thing-tile = { $tile-short } at { $at }
isle-thing-coloured = { $colour } { $tile-short } at { $at }
isle-thing-family = { $colour } family of { $cats }
isle-thing-group = { $colour } group of { $cats }
isle-thing-and = { $first } + { $rest }
isle-thing-area = { $size ->
        [1] area at { $at }
       *[other] area of { $size } squares from { $at } to { $last }
    }
isle-thing-row = row { $row }
isle-thing-column = column { $column }
isle-thing-own = this player
isle-thing-other = { $place ->
        [1] the player to the left
       *[other] player { $place } to the left
    }
isle-thing-right = the player to the right

# -- panels of the page ------------------------------------------------------------------------

isle-panel-day = Day { $day } of { $days }{ $phase ->
        [none] { "" }
        *[other] : { $phase }
    }
isle-panel-order = Turn order
isle-panel-bag = In the bag
isle-panel-deck = Cards in the deck
isle-panel-field = { $field ->
        [left] Left field
        *[right] Right field
    }
isle-panel-price = { $fish } fish
isle-panel-supplies = Treasures and oshax
isle-panel-count = × { $count }
isle-panel-public-lessons = Public lessons
isle-panel-boat = Boat of { $player }
isle-panel-lies = { $tile }: { $squares }
isle-panel-empty = empty
isle-panel-rat = rat
isle-panel-map = { $colour } map
isle-panel-fish = Fish
isle-panel-baskets = Baskets ready
isle-panel-hand = Cards in hand
isle-panel-lessons = Private lessons
isle-panel-passed = Has passed
isle-panel-waiver = Next tile without contact
isle-panel-laid = laid
isle-panel-drawn = drawn
isle-panel-own-packet = To choose from
isle-panel-own-drafted = To pay for
isle-panel-own-hand = Your hand
isle-panel-own-lessons = Your private lessons
isle-panel-card = { $id }, { $kind }, { $fish } fish. { $text }
isle-card-kind-rescue = rescue card
isle-card-kind-anytime = anytime card
isle-card-kind-treasure = treasure card
isle-card-kind-oshax = oshax card
isle-card-kind-private = private lesson
isle-card-kind-public = public lesson
isle-phase-dawn = Dawn
isle-phase-fields = Filling the fields
isle-phase-fishing = Fishing
isle-phase-explore = Exploring
isle-phase-lessons = Reading lessons
isle-phase-rescue = Rescuing cats
isle-phase-finds = Rare finds
isle-phase-dusk = Dusk
isle-phase-scoring = Scoring

## What the fields of options are called

isle-axis-basket = Basket
isle-axis-card = Card
isle-axis-cell = Square
isle-axis-colour = Colour
isle-axis-field = Field
isle-axis-flip = Flip
isle-axis-state = Basket
isle-axis-tile = Tile
isle-axis-turn = Turn
isle-axis-way = Way

## The screen of a terminal

isle-screen-before = Before the first of { $days } days
isle-screen-day = Day { $day } of { $days }{ $phase ->
        [none] { "" }
       *[other] , { $phase }
    }
isle-screen-field-left = left field{ $fish ->
        [none] { "" }
       *[other] , { $fish } fish each
    }:
isle-screen-field-right = right field{ $fish ->
        [none] { "" }
       *[other] , { $fish } fish each
    }:
isle-screen-rare = rare treasures
isle-screen-supplies = common treasures: { $common }{ $oshax ->
        [none] { "" }
       *[other] ; oshax: { $oshax }
    }; in the bag { $bag }, in the deck { $deck }
isle-screen-room = { $mark } { $room }{ $symbol ->
        [none] { "" }
       *[other] { " " }({ $symbol })
    } { $free }
isle-screen-free = free squares: { $rooms }
isle-screen-you = { $name } (you)
isle-screen-order = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } in turn order
isle-screen-fish = { $fish } fish
isle-screen-baskets = { $ready } of { $all ->
        [one] { $all } basket
       *[other] { $all } baskets
    } ready
isle-screen-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
isle-screen-lessons = { $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    }
isle-screen-laid = rescue cards { $cards }
isle-screen-face_down = rescue cards face down: { $cards }
isle-screen-passed = has passed
isle-screen-waiver = next tile without contact
isle-screen-drawn = has drawn { $tile }
isle-screen-announced = rescues { $tile }
isle-screen-public_lessons = public lessons
isle-screen-own_lessons = your private lessons
isle-screen-hand = your hand
isle-screen-laid_out = laid out
isle-screen-kept = kept, not paid for yet
isle-screen-packet = to choose from
isle-screen-ways = how it can lie; () is the square that you name
isle-screen-legend-free = 1 to 7: a free square, and the room it is in
isle-screen-legend-rat = { "*" }: a rat
isle-screen-legend-map = ?b: a treasure map, of the colour of its letter
isle-screen-legend-tile = b04 b.5: a tile by its name on its first square; on the others its letter and the room
isle-screen-legend-new = { "[b]" }: where the tile would lie that you are about to place
isle-screen-legend-printed = rr @r5: a symbol of a family on a tile, by the letter of its colour
isle-screen-price = { $fish } fish, { $left } left
isle-screen-phase-fields = filling the fields
isle-screen-phase-fishing = fishing
isle-screen-phase-explore = exploring
isle-screen-phase-lessons = reading lessons
isle-screen-phase-rescue = rescuing cats
isle-screen-phase-finds = rare finds
isle-screen-phase-dusk = dusk
isle-screen-phase-dawn = dawn
isle-screen-phase-scoring = scoring

## What content is called

isle-content-boats = boats
isle-content-cards = cards
isle-content-lessons = lessons
isle-content-scoring = scoring
isle-content-tile-kinds = kinds of tile
isle-content-tiles = tiles

## What cannot be played

isle-wrong-alone = players: one player needs a module with an opponent, such as 'sister'
isle-wrong-no_set = lessons: no pack brings a set '{ $name }'; { $hint }
isle-wrong-lesson_sets = lessons: found { $found }, expected { $number } different sets

## Lessons on a sheet

isle-sheet-fish = { $count } fish
isle-sheet-public = public
isle-sheet-private = private
isle-sheet-basic = basic
isle-sheet-set = set { $set }
isle-sheet-solo = Solo: { $text }
isle-sheet-beside = Beside example { $count }: { $player }
isle-sheet-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
isle-sheet-baskets = { $count } baskets
isle-sheet-lessons = { $count } lessons
isle-sheet-others = { $count ->
        [one] { $count } other boat
       *[other] { $count } other boats
    }
isle-sheet-place = place { $count } in turn order
isle-sheet-lies = { $colour } { $kind } at { $tile }
isle-sheet-counted = counted
isle-setting-edition-cs = Czech
isle-setting-edition-uk = Ukrainian
