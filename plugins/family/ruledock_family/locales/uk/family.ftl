## Як що називається

family-basket-free = { "" }

## Що кажуть усім або декому

family-keeps = { $player } лишає собі завдання { $cards } і скидає { $discarded }.
family-keeps-others = { $player } лишає собі { $count ->
        [one] { $count } завдання
        [few] { $count } завдання
       *[many] { $count } завдань
    }.
family-first = Тепер перший хід: { $player }.

## Запитання

family-ask-keep = Лишіть із цих завдань { $count }, решту скиньте.

## Що розповідає про себе

family-title = Сімейна гра
family-about = Сімейна гра на острові: порятунок безкоштовний, а з карт є лише два завдання.
family-excludes-sister = сестра грає проти одного гравця, а сімейна гра призначена для двох–чотирьох

## Як називається вміст

family-content-family-lessons = завдання сімейної гри
