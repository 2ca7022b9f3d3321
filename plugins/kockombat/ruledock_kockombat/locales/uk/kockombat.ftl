## Як що називається

kockombat-prey = { $kind } { $points }
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
kockombat-clan = { $player } грає за клан { $clan }. «{ $effect-text }» Ватажок: «{ $chief-text }»
kockombat-centre_opened = У центрі лежить: { $tile }.
kockombat-flips = { $player } перевертає { $cell }: { $tile }.
kockombat-swaps = { $player } міняє місцями { $cell } ({ $tile }) і { $other }.
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
kockombat-scores = { $player } отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
kockombat-scores-again = { $player } отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, разом { $total }.

## Запитання

kockombat-ask-clan = За який клан граєте?
kockombat-ask-flip = Яку плитку перевертаєте?
kockombat-ask-move = На { $cell } тепер: { $tile }. { $others ->
        [0] З якою плиткою міняєте її місцями
       *[other] Які плитки міняєте місцями
    }{ $stays ->
        [0] ?
       *[other] , чи вона лишається?
    }
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

kockombat-line = { $line-text } ({ $counted })
kockombat-line-match = Партія { $game }: { $line-text } ({ $counted })

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
kockombat-panel-chief-can = { $text }

## Для термінала

kockombat-axis-cell = Клітинка
kockombat-axis-clan = Клан
kockombat-axis-quarters = Поворот
kockombat-screen-no_clan = ще без клану
kockombat-screen-starts = починає
kockombat-screen-holds = тримає { $clans }
kockombat-screen-caught = упіймано: { $prey }
kockombat-screen-down = перевернуто
kockombat-screen-dog = пес
kockombat-screen-chief = ватажок
kockombat-screen-unseen = долілиць: { $tiles }
kockombat-screen-legend = Стрілки: куди кусає пес. Число: цінність здобичі, сила кота. ♛: ватажок. Крапки: долілиць.

## Слова очок: головне слово й властивості в дужках, лише називний відмінок

words-kockombat-haul-number-points = очки
words-kockombat-haul-number-points-points = за що
words-kockombat-haul-number-product = добуток
words-kockombat-haul-number-product-product = чого
words-kockombat-haul-selection-of-cat-cats-up = коти горілиць
words-kockombat-haul-selection-of-prey-caught = упіймана здобич
words-kockombat-haul-selection-of-prey-in-sets = здобич у повних наборах
words-kockombat-haul-selection-of-set-sets = повні набори
words-haul-all-cat = коти
words-haul-all-prey = здобич
words-haul-all-set = набори
words-haul-other-cat = інший кіт
words-haul-other-prey = інша здобич
words-haul-other-set = інший набір
words-haul-this-cat = цей кіт
words-haul-this-prey = ця здобич
words-haul-this-set = цей набір

## Що розповідає про себе

kockombat-title = Kočkombat
kockombat-about = Kočkombat: два котячі клани, один квадрат плиток, п'ять псів.
kockombat-setting-starts = Хто починає
kockombat-setting-starts-about = Ім'я гравця, що починає; інакше вирішить випадок.
kockombat-setting-choice = Вибір кланів
kockombat-setting-choice-about = Як обирають клани: free — з усіх, limited — кожен із кількох карт, expert — перший гравець лишає собі одну карту, а інші передає.
kockombat-setting-choice-free = вільний вибір
kockombat-setting-choice-limited = обмежений вибір
kockombat-setting-choice-expert = двоє знавців
kockombat-setting-chooses_first = Хто обирає першим
kockombat-setting-chooses_first-about = Хто обирає першим за вільного вибору; інакше — той, хто починає.
kockombat-setting-clans = Клани
kockombat-setting-clans-about = Клан кожного гравця; тоді вибору немає.
kockombat-setting-abilities = Здібності
kockombat-setting-abilities-about = Чи мають клани й ватажки особливі здібності.
kockombat-setting-first_game = Перша партія
kockombat-setting-first_game-about = Зіграти першу партію: клани з правил, без здібностей.
kockombat-setting-games = Партії
kockombat-setting-games-about = Скільки партій поспіль; у другій гравці міняються ролями, а очки додаються.

## Як називається вміст

kockombat-content-clans = клани
kockombat-content-dogs = пси
kockombat-content-kinds = види здобичі
kockombat-content-lines = підрахунок очок
kockombat-content-prey = здобич

## Що не можна зіграти

kockombat-wrong-no_clan = клану «{ $name }» тут немає; { $hint }
kockombat-wrong-no_strength = клан { $name } не має власної сили й потребує здібностей
kockombat-wrong-twice = клан «{ $name }» названо двічі; у гравців різні клани
