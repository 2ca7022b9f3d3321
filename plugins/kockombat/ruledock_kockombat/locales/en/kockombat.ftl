## How things are called

# Prey with what it is worth, cats with their strength; a question mark has none.
kockombat-prey = { $kind } worth { $points }
kockombat-set = { $prey }
kockombat-cat = { $strength ->
        [none] cat of { $clan-inside }
       *[other] cat { $strength } of { $clan-inside }
    }
kockombat-chief = { $strength ->
        [none] chief of { $clan-inside }
       *[other] chief { $strength } of { $clan-inside }
    }
kockombat-kinds-mouse = mouse
kockombat-kinds-pigeon = pigeon
kockombat-kinds-fly = fly
kockombat-quarters-1 = to the right
kockombat-quarters-2 = around
kockombat-quarters-3 = to the left

## What is said to everybody, or to some

kockombat-begins = Game { $number } begins; { $player } starts.
kockombat-keeps = { $player } keeps { $clan-inside }.
kockombat-keeps-others = { $player } keeps a clan card.
kockombat-clan = { $player } plays { $clan-inside }: “{ $effect-text }” The chief: “{ $chief-text }”
kockombat-centre_opened = In the centre lies: { $tile }.
kockombat-flips = { $player } turns up { $cell }: { $tile }.
kockombat-swaps = { $player } swaps { $cell } ({ $tile }) with { $other }.
kockombat-stays = { $player } leaves the tile at { $cell } in place.
kockombat-ends = All tiles are face up.
kockombat-centre = { $player }'s chief swaps places with the tile in the centre.
kockombat-turns = { $player } turns the dog at { $cell } { $quarters }.
kockombat-bitten = A dog chases { $cat } away.
kockombat-weaker = A stronger chief turns { $cat } down.
kockombat-hunts_also = { $player }'s chief also hunts at { $cells }.
kockombat-catches = { $player } catches the { $prey } (strength { $more } against { $less }).
kockombat-tie = Nobody catches the { $prey } (strength { $each } on both sides).
kockombat-completes = { $player } gets the { $prey } as well.
kockombat-scores = { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
kockombat-scores-again = { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and has { $total }.

## Questions

kockombat-ask-clan = Which clan do you play?
kockombat-ask-flip = Which tile do you turn up?
kockombat-ask-move = You have turned up { $cell }: { $tile }. { $others ->
        [0] Which tile do you swap it with
       *[other] Which tiles do you swap
    }{ $stays ->
        [0] ?
       *[other] , or does it stay?
    }
kockombat-ask-dog = Do you turn a dog next to your chief?
kockombat-ask-prey = Which prey does your chief hunt as well? At most { $most }.

## Options, as a button shows them

kockombat-option-clan = Play { $clan-inside }
kockombat-option-flip = Turn up { $cell }
kockombat-option-swap = Swap { $cell } and { $other }
kockombat-option-stay = Leave it where it is
kockombat-option-turn = Turn the dog at { $cell } { $quarters }
kockombat-option-leave-dogs = Turn no dog
kockombat-option-hunt = Also hunt at { $cells }

## Reasons of refusals: “Ada cannot flip a1: …”

kockombat-refused-taken = { $clan-inside } are taken
kockombat-refused-face_up = { $cell } lies face up already: { $tile }
kockombat-refused-other_tile = the tile at { $cell } is the one to move
kockombat-refused-reach = from { $cell } the tile cannot go there

## Lines of the score

kockombat-line = { $line-text } ({ $counted })
kockombat-line-match = Game { $game }: { $line-text } ({ $counted })

# -- panels of the page ------------------------------------------------------------------------

kockombat-panel-square = The square
kockombat-panel-face-down = Face down
kockombat-panel-hidden = face down
kockombat-panel-empty = empty
kockombat-panel-prey = { $kind }, { $points ->
        [one] { $points } point
        *[other] { $points } points
    }
kockombat-panel-dog = dog, arrows { $arrows }
kockombat-panel-cat = { $clan }, cat of strength { $strength }
kockombat-panel-chief = { $clan }, chief of strength { $strength }
kockombat-panel-turned = turned over
kockombat-panel-caught = Caught
kockombat-panel-starts = Starts
kockombat-panel-clans = Clans to choose from
kockombat-panel-chief-can = Chief: { $text }

## What the fields of options are called

kockombat-axis-cell = Square
kockombat-axis-clan = Clan
kockombat-axis-quarters = Turn

## The screen of a terminal

kockombat-screen-no_clan = no clan yet
kockombat-screen-starts = starts
kockombat-screen-holds = holds { $clans }
kockombat-screen-caught = has caught { $prey }
kockombat-screen-down = turned
kockombat-screen-dog = dog
kockombat-screen-chief = chief
kockombat-screen-unseen = face down: { $tiles }
kockombat-screen-legend = Arrows: where a dog bites. A number: the value of prey, the strength of a cat. ♛: a chief. Dots: face down.

## What content is called

kockombat-content-clans = clans
kockombat-content-dogs = dogs
kockombat-content-kinds = kinds of prey
kockombat-content-lines = scoring
kockombat-content-prey = prey

## What cannot be played

kockombat-wrong-no_clan = clans: no clan '{ $name }'; { $hint }
kockombat-wrong-no_strength = clans: { $name } has no strength of its own and needs abilities
kockombat-wrong-twice = clans: '{ $name }' twice; the players' clans differ
