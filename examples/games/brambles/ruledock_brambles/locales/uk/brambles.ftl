brambles-title = Ожина
brambles-about = Ожина: ягоди зривають по черзі, але останню лишіть комусь іншому.
brambles-ask-pick = На кущі { $berries ->
        [one] { $berries } ягода
        [few] { $berries } ягоди
       *[other] { $berries } ягід
    }. Скільки зірвете?
brambles-picks = { $player } зриває { $berries }; лишається { $left }.
brambles-scratched = { $player } колеться об терня.
brambles-line-berries = Очко за кожну ягоду: { $berries }.
brambles-line-thorns = Терня під останньою ягодою.
brambles-option-pick = Зірвати { $berries }
brambles-refused-handful = у жменю вміщається щонайбільше { $handful }
brambles-refused-left = на кущі лишилося тільки { $left }
brambles-bush = кущ
