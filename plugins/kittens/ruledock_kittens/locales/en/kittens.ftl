## How things are called

kittens-tile-kinds-kitten = kitten
kittens-kind-kitten = kitten

## What is said to everybody, or to some

kittens-board = On the kitten board: { $board }.
kittens-leave = Kittens leave the board and the game: { $board }.
kittens-another = { $player } rescues { $tile-the } in the same basket for { $fish } fish.

## Questions

kittens-ask-another = Rescue another kitten in the same basket, for { $fish } fish?

## Options, as a button shows them

kittens-option-no-other-kitten = No other kitten

kittens-panel-board = Kitten board
kittens-panel-price = { $fish } fish
kittens-panel-bag = In the bag
kittens-panel-another = Another in the same basket

## The screen of a terminal

kittens-screen-board = kitten board, for the first player{ $fish ->
        [none] { "" }
       *[other] : { $fish } fish
    }{ $also ->
        [none] { "" }
       *[other] , { $also } for another in the same basket
    }
kittens-screen-bag = kittens in the bag: { $kittens }

## What it is called

kittens-title = kittens
