## How things are called

# Cats are rescued with bare hands in the family game, so nothing is said of a basket.
family-basket-free = { "" }

## What is said to everybody, or to some

family-keeps = { $player } keeps the lessons { $cards } and discards { $discarded }.
family-keeps-others = { $player } keeps { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }.
family-first = { $player } is first now.

## Questions

family-ask-keep = Keep { $count } of these lessons and discard the rest.

## What content is called

family-content-family-lessons = lessons of the family game

## What it is called

family-title = the family mode
