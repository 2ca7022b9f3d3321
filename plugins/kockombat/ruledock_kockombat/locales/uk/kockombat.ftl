## Як що називається

kockombat-prey = { $kind } за { $points }
kockombat-set = { $prey }
kockombat-cat = { $strength ->
        [none] кіт ({ $clan })
       *[other] кіт { $strength } ({ $clan })
    }
kockombat-chief = { $strength ->
        [none] ватажок ({ $clan })
       *[other] ватажок { $strength } ({ $clan })
    }
kockombat-kinds-mouse = миша
kockombat-kinds-pigeon = голуб
kockombat-kinds-fly = муха
kockombat-quarters-1 = праворуч
kockombat-quarters-2 = на пів оберту
kockombat-quarters-3 = ліворуч

## Що кажуть усім або декому

kockombat-begins = Починається партія { $number }; перший хід: { $player }.
kockombat-keeps = { $player } лишає собі клан: { $clan }.
kockombat-keeps-others = { $player } лишає собі карту клану.
kockombat-clan = { $player } грає за клан { $clan }. { $effect-text } Ватажок: { $chief-text }
kockombat-centre_opened = У центрі лежить: { $tile }.
kockombat-flips = { $player } перевертає { $cell }: { $tile }.
kockombat-swaps = { $player } міняє місцями { $cell } і { $other }.
kockombat-stays = { $player } лишає плитку на { $cell }.
kockombat-ends = Усі плитки лежать горілиць.
kockombat-centre = Ватажок ({ $player }) міняється місцями з плиткою в центрі.
kockombat-turns = { $player } повертає пса на { $cell } { $quarters }.
kockombat-bitten = Пес проганяє: { $cat }.
kockombat-weaker = Сильніший ватажок перевертає: { $cat }.
kockombat-hunts_also = Ватажок ({ $player }) полює також на: { $cells }.
kockombat-catches = { $player } ловить: { $prey } (сила { $more } проти { $less }).
kockombat-tie = Ніхто не ловить: { $prey } (сила з обох боків: { $each }).
kockombat-completes = { $player } отримує також: { $prey }.

## Запитання

kockombat-ask-clan = За який клан граєте?
kockombat-ask-flip = Яку плитку перевертаєте?
kockombat-ask-move = На { $cell } лежить: { $tile }. Куди переміщуєте?
kockombat-ask-dog = Повернете пса поруч із ватажком?
kockombat-ask-prey = На яку ще здобич полює ваш ватажок? Не більше { $most }.

## Варіанти на кнопках

kockombat-option-clan = Грати за клан { $clan }
kockombat-option-flip = Перевернути { $cell }
kockombat-option-swap = Поміняти { $cell } і { $other }
kockombat-option-stay = Лишити на місці
kockombat-option-turn = Повернути пса на { $cell } { $quarters }
kockombat-option-leave-dogs = Не повертати псів
kockombat-option-hunt = Полювати також на { $cells }

## Причини відмов

kockombat-refused-taken = { $clan } уже зайнято
kockombat-refused-face_up = на { $cell } лежить горілиць: { $tile }
kockombat-refused-other_tile = переміщують плитку на { $cell }
kockombat-refused-reach = з { $cell } плитка туди не дістане

## Рядки очок

kockombat-line = { $text } ({ $counted })
kockombat-line-match = Партія { $game }: { $text } ({ $counted })

## Частини сторінки

kockombat-panel-square = Квадрат
kockombat-panel-face-down = Долілиць
kockombat-panel-hidden = долілиць
kockombat-panel-empty = порожньо
kockombat-panel-prey = { $kind }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
kockombat-panel-dog = пес, стрілки { $arrows }
kockombat-panel-cat = { $clan }, кіт із силою { $strength }
kockombat-panel-chief = { $clan }, ватажок із силою { $strength }
kockombat-panel-turned = перевернуто
kockombat-panel-caught = Упіймано
kockombat-panel-starts = Починає
kockombat-panel-clans = Клани на вибір
kockombat-panel-chief-can = Ватажок: { $text }

## Для термінала

kockombat-axis-cell = Клітинка
kockombat-axis-clan = Клан
kockombat-axis-quarters = Поворот
kockombat-screen-no_clan = ще без клану
kockombat-screen-starts = починає
kockombat-screen-holds = тримає { $clans }
kockombat-screen-caught = упіймано: { $prey }
kockombat-screen-down = вибув
kockombat-screen-dog = пес
kockombat-screen-chief = ватажок
kockombat-screen-unseen = долілиць: { $tiles }
kockombat-screen-legend = Стрілки: куди кусає пес. Число: цінність здобичі, сила кота. ♛: ватажок. Крапки: долілиць.
