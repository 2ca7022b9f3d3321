## Jak se věcem říká

creatures-tile-kinds-creature = stvoření

## Části stránky

creatures-panel-title = Pradávná stvoření
creatures-panel-bag = V jejich pytlíku

## Pro terminál

creatures-screen-bag = stvoření v pytlíku: { $creatures }
creatures-screen-symbols = { $name }: { $creature }, symboly koček: { $symbols }
