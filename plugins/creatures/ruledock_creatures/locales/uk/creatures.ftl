## Як що називається

creatures-tile-kinds-creature = істота

## Частини сторінки

creatures-panel-title = Давні істоти
creatures-panel-bag = У їхньому мішечку

## Для термінала

creatures-screen-bag = істот у мішечку: { $creatures }
creatures-screen-symbols = { $name }: { $creature }, символи котів: { $symbols }
