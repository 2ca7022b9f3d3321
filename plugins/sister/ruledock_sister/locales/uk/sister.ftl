## Що кажуть усім або декому

sister-colour = Сестра відкриває колір номер { $place }: { $colour }.
sister-lesson = Сестра має завдання { $card } «{ $card-name }»: { $card-text }
sister-is_first = Сестра стоїть на острові першою.
sister-is_second = Сестра стоїть на острові другою.
sister-deal = { $player } бере { $rest ->
        [0] { "" }
       *[other] на вибір{ " " }
    }{ $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }.
sister-first_card = Сестра відкриває карту { $card }: швидкість { $speed }, ще карт долілиць: { $row }.
sister-goes_first = Сестра ходить першою.
sister-goes_second = Сестра ходить другою.
sister-card = Сестра грає карту { $card }: { $card-text }
sister-passes = Сестра пасує.
sister-takes = Сестра вилучає з гри { $tile-acc }.
sister-swaps = Сестра міняє місцями { $one-acc } і { $other-acc }.
sister-no_cat = Для сестри не лишилося котів.
sister-no_swap = Немає двох котів для обміну.
sister-no_rare = Для сестри не лишилося рідкісних скарбів.
sister-no_oshax = Для сестри не лишилося ошаксів.
sister-no_common = Такого звичайного скарбу для сестри не лишилося.
sister-put = { $player } кладе { $tile-acc } на позицію { $position }.
sister-rival = Сестра
sister-half = { $text } Ви набираєте лише половину, округлену до більшого.

## Запитання

sister-ask-position = На якій позиції ряду лежить { $tile }?

## Варіанти на кнопках

sister-option-put-at = Покласти { $tile-acc } на позицію { $position }

## Рядки очок

sister-line = { $line-text }
sister-line-colour = { $line-text } ({ $colour })

## Частини сторінки

sister-panel-title = Сестра
sister-panel-points = Очки
sister-panel-place = На острові
sister-panel-first = перша
sister-panel-second = друга
sister-panel-colours = Кольори
sister-panel-to-come = Ще невідкриті кольори
sister-panel-cards = Її карти на сьогодні
sister-panel-done = зіграно
sister-panel-next = попереду
sister-panel-face-down = долілиць
sister-panel-rows = Позиції
sister-panel-row-cats = Коти
sister-panel-row-oshax = Ошакси
sister-panel-row-rare = Рідкісні скарби

## Для термінала

sister-screen-first = Сестра: очки { $points }, на острові перша
sister-screen-second = Сестра: очки { $points }, на острові друга
sister-screen-colours = кольори: { $colours }; попереду: { $left }
sister-screen-card-done = карта { $card } (зіграно): { $text }
sister-screen-card-to_come = карта { $card } (попереду): { $text }
sister-screen-face_down = долілиць: { $cards }
sister-screen-row-cats = коти: { $tiles }
sister-screen-row-oshax = ошакси: { $tiles }
sister-screen-row-rare = рідкісні скарби: { $tiles }

## Що розповідає про себе

sister-title = Сестра
sister-about = Сестра, суперниця для одного гравця: її дії визначають карти, а в разі нічиєї перемагає вона.
sister-setting-difficulty = Складність
sister-setting-difficulty-about = Наскільки сильна сестра: що складніше, то більше в неї складних завдань.
sister-setting-difficulty-easy = легкий рівень
sister-setting-difficulty-medium = середній рівень
sister-setting-difficulty-hard = важкий рівень
sister-setting-difficulty-very_hard = дуже важкий рівень
sister-setting-difficulty-expert = експертний рівень

## Як називається вміст

sister-content-sister-cards = карти сестри
sister-content-sister-colours = кольори сестри
sister-content-sister-colour-cards = карти кольорів
sister-content-sister-lessons = завдання сестри
