## Jak se věcem říká

kittens-tile-kinds-kitten = kotě
kittens-kind-kitten = kotě

## Co se říká všem, nebo jen některým

kittens-board = Na desce koťat: { $board }.
kittens-leave = Koťata opouštějí desku i hru: { $board }.
kittens-another = { $player } zachraňuje do téhož koše { $tile-acc } za { $fish ->
        [one] { $fish } rybu
        [few] { $fish } ryby
       *[other] { $fish } ryb
    }.

## Otázky

kittens-ask-another = Zachránit do téhož koše další kotě za { $fish ->
        [one] { $fish } rybu
        [few] { $fish } ryby
       *[other] { $fish } ryb
    }?

## Možnosti na tlačítkách

kittens-option-no-other-kitten = Žádné další kotě

## Části stránky

kittens-panel-board = Deska koťat
kittens-panel-price = ryby: { $fish }
kittens-panel-bag = V pytlíku
kittens-panel-another = Další do téhož koše

## Pro terminál

kittens-screen-board = deska koťat, pro začínajícího hráče{ $fish ->
        [none] { "" }
       *[other] : ryby { $fish }
    }{ $also ->
        [none] { "" }
       *[other] , další do téhož koše { $also }
    }
kittens-screen-bag = koťata v pytlíku: { $kittens }

## Slova bodování: hlavní slovo a vlastnosti v závorce, jen první pád

words-kittens-boat-selection-of-tile-kittens = koťata

## Co o sobě říká

kittens-title = Koťata
kittens-about = Koťata, modul ostrova: zachraňuje je začínající hráč dne, až dvě do jednoho koše.
