## Як що називається

family-basket-free = { "" }

## Що кажуть усім або декому

family-keeps = { $player } лишає собі завдання { $cards } і скидає { $discarded }.
family-keeps-others = { $player } лишає собі { $count ->
        [one] { $count } завдання
        [few] { $count } завдання
       *[many] { $count } завдань
    }.
family-first = { $player } тепер ходить першим номером.

## Запитання

family-ask-keep = Лишіть із цих завдань { $count }, решту скиньте.
