## Jak se věcem říká

family-basket-free = { "" }

## Co se říká všem, nebo jen některým

family-keeps = { $player } si nechává úkoly { $cards } a odhazuje { $discarded }.
family-keeps-others = { $player } si nechává { $count ->
        [one] { $count } úkol
        [few] { $count } úkoly
       *[other] { $count } úkolů
    }.
family-first = { $player } je teď první na tahu.

## Otázky

family-ask-keep = Nech si z těchto úkolů { $count } a zbytek odhoď.

## Co o sobě říká

family-title = Rodinná hra
family-about = Rodinná hra na ostrově: záchrana je zdarma a karty jsou jen dva úkoly.
family-excludes-sister = sestřička hraje proti jedinému hráči a rodinná hra je pro dva až čtyři

## Jak se říká obsahu

family-content-family-lessons = úkoly rodinné hry
