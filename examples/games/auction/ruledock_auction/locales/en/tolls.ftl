## What is said to everybody, or to some

tolls-enters = { $player } pays the toll and takes a seat.

## Questions

tolls-ask = Enter the sale room for { $toll ->
        [one] { $toll } coin
       *[other] { $toll } coins
    }?

## Options, as a button shows them

tolls-option-enter = Pay the toll and enter
tolls-option-stay-out = Stay out
