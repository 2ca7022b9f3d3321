## Jak se věcem říká

events-tile-kinds-noble-rat = aristokrysa
    .acc = aristokrysu
events-kind-noble-rat = aristokrysa
events-kind-rat = krysa
events-basket-borrowed = vypůjčený koš
    .into = do vypůjčeného koše
events-side-basket = koš
events-side-boots = boty

## Co se říká všem, nebo jen některým

events-row = Událost dne { $day } bude „{ $event-name }“: { $event-text }
events-event = Událost „{ $event-name }“: { $event-text }
events-gains = { $player } { $points ->
        [0] nezískává za událost žádné body
        [one] získává za událost { $points } bod
        [few] získává za událost { $points } body
       *[other] získává za událost { $points } bodů
    }.
events-chooses-row = { $player } boduje řadu { $row }.
events-chooses-column = { $player } boduje sloupec { $column }.
events-chooses-cat = { $player } boduje kočku na { $at }.
events-borrows = { $player } si vypůjčuje: { $side }.
events-adds = { $player } přidává ke kartám odlovu vypůjčené pomůcky: { $items }.
events-chases = { $player } platí { $fish ->
        [one] { $fish } rybu
        [few] { $fish } ryby
       *[other] { $fish } ryb
    } a zahání aristokrysu na { $at }.
events-rival = { $event-name }, den { $day }

## Otázky

events-ask-side = Koš, nebo boty?
events-ask-add = Které vypůjčené pomůcky vyložíš s kartami odlovu?
events-ask-row = Kterou řadu boduješ?
events-ask-column = Který sloupec boduješ?
events-ask-cat = Kterou kočku boduješ?

## Možnosti na tlačítkách

events-option-borrow = Vypůjčit si: { $side }
events-option-add = Přidat: { $items }
events-option-chase = Zahnat aristokrysu na { $at }
events-option-choose-row = Bodovat řadu { $row }
events-option-choose-column = Bodovat sloupec { $column }
events-option-choose-cat = Bodovat kočku na { $at }

## Řádky bodování

events-line = Žetony bodů za události: { $points }

## Části stránky

events-panel-title = Události
events-panel-day = Den { $day }
events-panel-today = dnes
events-panel-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## Pro terminál

events-axis-cell = Políčko
events-axis-column = Sloupec
events-axis-row = Řada
events-axis-side = Strana
events-screen-title = události podle dnů
events-screen-today = dnešní událost: { $text }
events-screen-player = { $name }: body { $points }{ $borrowed ->
        [none] { "" }
       *[other] ; vypůjčeno { $borrowed }
    }{ $laid ->
        [none] { "" }
       *[other] ; vyloženo { $laid }
    }

## Co o sobě říká

events-title = Události
events-about = Události, modul ostrova: každý den začíná dílkem události, který den změní nebo přinese body.
events-excludes-family = v rodinné hře nejsou ryby, koše ani fáze, které by události měnily

## Jak se říká obsahu

events-content-events = události
events-content-event-tiles = dílky událostí
events-content-small-numbers = body sestřičky za události
