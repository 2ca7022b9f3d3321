## Як що називається

kittens-tile-kinds-kitten = кошеня
kittens-kind-kitten = кошеня

## Що кажуть усім або декому

kittens-board = На планшеті кошенят: { $board }.
kittens-leave = Кошенята покидають планшет і гру: { $board }.
kittens-another = { $player } рятує в тому самому кошику { $tile-acc } за { $fish ->
        [one] { $fish } рибину
        [few] { $fish } рибини
       *[many] { $fish } рибин
    }.

## Запитання

kittens-ask-another = Урятувати в тому самому кошику ще одне кошеня за { $fish ->
        [one] { $fish } рибину
        [few] { $fish } рибини
       *[many] { $fish } рибин
    }?

## Варіанти на кнопках

kittens-option-no-other-kitten = Більше жодного кошеняти

## Частини сторінки

kittens-panel-board = Планшет кошенят
kittens-panel-price = риба: { $fish }
kittens-panel-bag = У мішечку
kittens-panel-another = Ще одне в тому самому кошику

## Для термінала

kittens-screen-board = планшет кошенят, для першого гравця{ $fish ->
        [none] { "" }
       *[other] : риба { $fish }
    }{ $also ->
        [none] { "" }
       *[other] , ще одне в тому самому кошику { $also }
    }
kittens-screen-bag = кошенят у мішечку: { $kittens }

## Слова очок: головне слово й властивості в дужках, лише називний відмінок

words-kittens-boat-selection-of-tile-kittens = кошенята

## Що розповідає про себе

kittens-title = Кошенята
kittens-about = Кошенята, модуль острова: їх рятує перший гравець дня, до двох в один кошик.
