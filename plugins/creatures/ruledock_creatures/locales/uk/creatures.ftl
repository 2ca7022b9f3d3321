## Як що називається

creatures-tile-kinds-creature = істота
    .acc = істоту
creatures-kind-creature = істота

## Частини сторінки

creatures-panel-title = Давні істоти
creatures-panel-bag = У їхньому мішечку

## Для термінала

creatures-screen-bag = істот у мішечку: { $creatures }
creatures-screen-symbols = { $name }: { $creature }, символи котів: { $symbols }

## Слова очок: головне слово й властивості в дужках, лише називний відмінок

words-creatures-boat-selection-of-square-cat-symbol = символи котів ({ $cat-symbol })
words-creatures-boat-selection-of-square-cat-symbols = символи котів
words-creatures-boat-selection-of-tile-creatures = істоти

## Що розповідає про себе

creatures-title = Давні істоти
creatures-about = Давні істоти, модуль острова: вони з'являються лише одного дня, а коти з ними товаришують.

## Як називається вміст

creatures-content-creatures-rival = очки сестри за істот
