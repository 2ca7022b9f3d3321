## What is said to everybody, or to some

sister-colour = The sister turns up { $colour } as colour number { $place }.
sister-lesson = The sister has lesson { $card } “{ $card-name }”: { $card-text }
sister-is_first = The sister stands first on the isle.
sister-is_second = The sister stands second on the isle.
sister-deal = { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $rest ->
        [0] { "" }
       *[other] { " " }to choose from
    }.
sister-first_card = The sister turns up card { $card }: speed { $speed }, { $row } more face down.
sister-goes_first = The sister goes first.
sister-goes_second = The sister goes second.
sister-card = The sister plays card { $card }: { $card-text }
sister-passes = The sister passes.
sister-takes = The sister takes { $tile-the } out of the game.
sister-swaps = The sister swaps { $one-the } and { $other-the }.
sister-no_cat = No cat is left for the sister.
sister-no_swap = There are no two cats to swap.
sister-no_rare = No rare treasure is left for the sister.
sister-no_oshax = No oshax is left for the sister.
sister-no_common = No such common treasure is left for the sister.
sister-put = { $player } puts { $tile-the } at position { $position } of the row.
sister-rival = The sister
sister-half = { $text } Half of it, rounded up.

## Questions

sister-ask-position = At which position of the row does { $tile-the } lie?

## Options, as a button shows them

sister-option-put-at = Put { $tile-the } at position { $position }

## Lines of the score

sister-line = { $line-text }
sister-line-colour = { $line-text } ({ $colour })

sister-panel-title = The sister
sister-panel-points = Points
sister-panel-place = On the isle
sister-panel-first = first
sister-panel-second = second
sister-panel-colours = Colours
sister-panel-to-come = Colours to come
sister-panel-cards = Her cards today
sister-panel-done = done
sister-panel-next = to come
sister-panel-face-down = face down
sister-panel-rows = Positions
sister-panel-row-cats = Cats
sister-panel-row-oshax = Oshax
sister-panel-row-rare = Rare treasures

## The screen of a terminal

sister-screen-first = The sister: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, first on the isle
sister-screen-second = The sister: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, second on the isle
sister-screen-colours = colours: { $colours }; to come: { $left }
sister-screen-card-done = card { $card } (done): { $text }
sister-screen-card-to_come = card { $card } (to come): { $text }
sister-screen-face_down = face down: { $cards }
sister-screen-row-cats = cats: { $tiles }
sister-screen-row-oshax = oshax: { $tiles }
sister-screen-row-rare = rare: { $tiles }

## What content is called

sister-content-sister-cards = the sister's cards
sister-content-sister-colours = the sister's colours
sister-content-sister-colour-cards = colour cards
sister-content-sister-lessons = the sister's lessons

## What it is called

sister-title = the sister
