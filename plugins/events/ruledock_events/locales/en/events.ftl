## How things are called

events-tile-kinds-noble-rat = noble rat
events-kind-noble-rat = noble rat
events-kind-rat = rat
events-basket-borrowed = a borrowed basket
events-side-basket = a basket
events-side-boots = boots

## What is said to everybody, or to some

events-row = The event of day { $day } will be “{ $event-name }”: { $event-text }
events-event = Event “{ $event-name }”: { $event-text }
events-gains = { $player } { $points ->
        [0] gains no points
        [one] gains { $points } point
       *[other] gains { $points } points
    } from the event.
events-chooses-row = { $player } scores row { $row }.
events-chooses-column = { $player } scores column { $column }.
events-chooses-cat = { $player } scores the cat on { $at }.
events-borrows = { $player } borrows { $side }.
events-adds = { $player } adds borrowed items to the rescue cards: { $items }.
events-chases = { $player } pays { $fish } fish and chases the noble rat on { $at } away.
events-rival = { $event-name }, on day { $day }

## Questions

events-ask-side = A basket or boots?
events-ask-add = Which borrowed items do you lay with your rescue cards?
events-ask-row = Which row do you score?
events-ask-column = Which column do you score?
events-ask-cat = Which cat do you score?

## Options, as a button shows them

events-option-borrow = Borrow { $side }
events-option-add = Add { $items }
events-option-chase = Chase the noble rat on { $at } away
events-option-choose-row = Score row { $row }
events-option-choose-column = Score column { $column }
events-option-choose-cat = Score the cat on { $at }

## Lines of the score

events-line = Point tokens from events: { $points }

events-panel-title = Events
events-panel-day = Day { $day }
events-panel-today = today
events-panel-points = { $points ->
        [one] { $points } point
        *[other] { $points } points
    }

## What the fields of options are called

events-axis-cell = Square
events-axis-column = Column
events-axis-row = Row
events-axis-side = Side

## The screen of a terminal

events-screen-title = events by day
events-screen-today = event today: { $text }
events-screen-player = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $borrowed ->
        [none] { "" }
       *[other] ; borrowed { $borrowed }
    }{ $laid ->
        [none] { "" }
       *[other] ; laid { $laid }
    }

## What content is called

events-content-events = events
events-content-event-tiles = event tiles
events-content-small-numbers = the sister's points for events

## What it is called

events-title = events
