## Jak se věcem říká

creatures-tile-kinds-creature = stvoření
creatures-kind-creature = stvoření

## Části stránky

creatures-panel-title = Pradávná stvoření
creatures-panel-bag = V jejich pytlíku

## Pro terminál

creatures-screen-bag = stvoření v pytlíku: { $creatures }
creatures-screen-symbols = { $name }: { $creature }, symboly koček: { $symbols }

## Slova bodování: hlavní slovo a vlastnosti v závorce, jen první pád

words-creatures-boat-selection-of-square-cat-symbol = symboly koček ({ $cat-symbol })
words-creatures-boat-selection-of-square-cat-symbols = symboly koček
words-creatures-boat-selection-of-tile-creatures = stvoření

## Co o sobě říká

creatures-title = Pradávná stvoření
creatures-about = Pradávná stvoření, modul ostrova: přijdou jen jediný den a kočky se s nimi přátelí.

## Jak se říká obsahu

creatures-content-creatures-rival = body sestřičky za stvoření
