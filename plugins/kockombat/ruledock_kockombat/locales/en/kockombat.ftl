## What is said to everybody, or to some

kockombat-begins = Game { $number } begins; { $player } starts.
kockombat-keeps = { $player } keeps { $clan }.
kockombat-keeps-others = { $player } keeps a clan card.
kockombat-clan = { $player } plays { $clan }.
kockombat-centre_opened = In the centre lies { $tile }.
kockombat-flips = { $player } turns up { $cell }: { $tile }.
kockombat-swaps = { $player } swaps { $cell } and { $other }.
kockombat-stays = { $player } leaves the tile at { $cell } in place.
kockombat-ends = All tiles are face up.
kockombat-centre = The chief of { $player } swaps places with the tile in the centre.
kockombat-turns = { $player } turns the dog at { $cell } by { $quarters } quarters.
kockombat-bitten = A dog chases { $cat } away.
kockombat-weaker = A stronger chief turns { $cat } down.
kockombat-hunts_also = The chief of { $player } also hunts at: { $cells }.
kockombat-catches = { $player } catches { $prey }, { $more } against { $less }.
kockombat-completes = { $player } gets { $prey } as well.

## Questions

kockombat-ask-clan = Which clan do you play?
kockombat-ask-flip = Which tile do you turn up?
kockombat-ask-move = { $tile } lies at { $cell }. How do you move?
kockombat-ask-dog = Do you turn a dog next to your chief?
kockombat-ask-prey = Which prey does your chief hunt as well? At most { $most }.

## Options, as a button shows them

kockombat-option-clan = Play { $clan }
kockombat-option-flip = Turn up { $cell }
kockombat-option-swap = Swap { $cell } and { $other }
kockombat-option-stay = Leave it where it is
kockombat-option-turn = Turn the dog at { $cell } { $quarters }
kockombat-option-leave-dogs = Turn no dog
kockombat-option-hunt = Also hunt at { $cells }

## Lines of the score

kockombat-line = { $text } ({ $counted })
kockombat-line-match = Game { $game }: { $text } ({ $counted })

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
kockombat-screen-legend = Arrows: where a dog bites. A number: the value of prey, the strength of a cat. Dots: face down.
