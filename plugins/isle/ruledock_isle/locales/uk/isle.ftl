## Як що називається

isle-tile = { $kind ->
        [kitten] { $colour-n }
       *[other] { $colour }
    } { $kind } { $tile-id }
    .acc = { $kind ->
        [kitten] { $colour-n }
       *[other] { $colour-ma }
    } { $kind-acc } { $tile-id }
    .short = { $tile-id }
isle-tile-numbered = { $colour ->
        [none] { $kind } { $number }
       *[other] { $kind ->
            [kitten] { $colour-n }
           *[other] { $colour }
        } { $kind } { $number }
    }
    .acc = { $colour ->
        [none] { $kind-acc } { $number }
       *[other] { $kind ->
            [kitten] { $colour-n }
           *[other] { $colour-ma }
        } { $kind-acc } { $number }
    }
isle-tile-shaped = { $kind } «{ $shape-name }»
    .acc = { $kind-acc } «{ $shape-name }»
    .short = «{ $shape-name }»
isle-tile-alike = { $kind }
    .acc = { $kind-acc }
isle-tile-kinds-cat = кіт
    .acc = кота
isle-tile-kinds-oshax = ошакс
    .acc = ошакса
isle-tile-kinds-common = звичайний скарб
isle-tile-kinds-rare = рідкісний скарб
isle-card = { $card-id } «{ $card-name }»
isle-colour-blue = синій
    .f = синя
    .fa = синю
    .ma = синього
    .n = синє
isle-colour-green = зелений
    .f = зелена
    .fa = зелену
    .ma = зеленого
    .n = зелене
isle-colour-orange = оранжевий
    .f = оранжева
    .fa = оранжеву
    .ma = оранжевого
    .n = оранжеве
isle-colour-purple = пурпуровий
    .f = пурпурова
    .fa = пурпурову
    .ma = пурпурового
    .n = пурпурове
isle-colour-red = червоний
    .f = червона
    .fa = червону
    .ma = червоного
    .n = червоне
isle-symbol-apple = яблуко
isle-symbol-grain = зерно
isle-symbol-moon = місяць
isle-symbol-parrot = папуга
isle-kind-cat = кіт
isle-kind-oshax = ошакс
isle-kind-treasure = скарб
isle-kind-common = звичайний скарб
isle-kind-rare = рідкісний скарб
isle-kind-small = маленький скарб
isle-room-name-bow = ніс
isle-room-name-deck = палуба
isle-room-name-dining-room = їдальня
isle-room-name-port-cabin = спальня лівого борту
isle-room-name-starboard-cabin = спальня правого борту
isle-room-name-stern = корма
isle-room-name-storeroom = трюм
isle-field-left = ліва зона
isle-field-right = права зона
isle-basket-permanent = міцний кошик
    .into = у міцний кошик
isle-basket-whole = звичайний кошик
    .into = у звичайний кошик
isle-basket-broken = два зламані кошики
    .into = у два зламані кошики
isle-way-oshax = ошакс
isle-way-rare = рідкісний скарб
isle-way-common = звичайні скарби
isle-way-small = маленькі скарби
isle-turn-1 = поворот праворуч
    .short = праворуч
isle-turn-2 = пів оберту
    .short = пів оберту
isle-turn-3 = поворот ліворуч
    .short = ліворуч
isle-flip-True = перевернуто
    .short = перевернути
isle-used-used = використаний
isle-used-ready = готовий
isle-phase-fields = заповнення зон
isle-phase-fishing = риболовля
isle-phase-explore = дослідження
isle-phase-lessons = читання завдань
isle-phase-rescue = порятунок котів
isle-phase-finds = рідкісні знахідки
isle-phase-dusk = сутінки

## Що кажуть усім або декому

isle-boat = { $player } має корабель: { $boat-name }.
isle-order = Черговість ходів: { $players }.
isle-tie = { $first } і { $second }: однакова швидкість, черговість без змін.
isle-day = Починається день { $day }.
isle-phase = День { $day }, { $phase }
isle-field = { $field ->
        [left] Ліва зона
       *[right] Права зона
    }: { $tiles }.
isle-rare = Викладені рідкісні скарби: { $tiles-short }.
isle-earns = { $player } { $fish ->
        [0] не отримує риби
        [one] отримує { $fish } рибину
        [few] отримує { $fish } рибини
       *[many] отримує { $fish } рибин
    }, разом має { $total }.
isle-pays = { $player } платить за це { $fish ->
        [one] { $fish } рибину
        [few] { $fish } рибини
       *[many] { $fish } рибин
    }.
isle-basket-gains = { $player } отримує міцний кошик.
isle-basket-gives = { $player } віддає міцний кошик.
isle-dealt = Кожен отримує { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
    }.
isle-kept = { $player } лишає собі { $cards }.
isle-drafts = Кожен лишає собі { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
    } й передає решту далі.
isle-drafts-last = Кожен лишає собі й { $cards ->
        [one] останню карту
        [few] останні { $cards } карти
       *[many] останні { $cards } карт
    }.
isle-buys = { $cards ->
        [none] { $player } не платить за жодну карту.
       *[other] { $player } { $fish ->
            [0] бере
            [one] платить { $fish } рибину за
            [few] платить { $fish } рибини за
           *[many] платить { $fish } рибин за
        } { $cards }{ $fish ->
            [0] { " " }безкоштовно
           *[other] { "" }
        }.
    }
isle-buys-others = { $count ->
        [0] { $player } не платить за жодну карту.
       *[other] { $player } { $fish ->
            [0] бере
            [one] платить { $fish } рибину за
            [few] платить { $fish } рибини за
           *[many] платить { $fish } рибин за
        } { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        }{ $fish ->
            [0] { " " }безкоштовно
           *[other] { "" }
        }.
    }
isle-draws = { $player } бере { $cards }.
isle-draws-others = { $player } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }.
isle-discards = { $player } скидає { $cards }.
isle-discards-others = { $player } скидає { $count ->
        [one] { $count } особисте завдання
        [few] { $count } особисті завдання
       *[many] { $count } особистих завдань
    }.
isle-lessons = { $player } викладає до особистих завдань { $cards }.
isle-lessons-others = { $player } викладає { $count ->
        [one] { $count } особисте завдання
        [few] { $count } особисті завдання
       *[many] { $count } особистих завдань
    }.
isle-lesson-public = { $player } зачитує загальне завдання { $card }: { $card-text }
isle-lesson-colour = { $player } називає колір для загального завдання { $card }: { $colour }.
isle-lays = { $player } { $cards ->
        [none] не викладає карт порятунку
       *[other] викладає долілиць { $cards }
    }.
isle-lays-others = { $player } { $count ->
        [0] не викладає карт порятунку
        [one] викладає долілиць { $count } карту порятунку
        [few] викладає долілиць { $count } карти порятунку
       *[many] викладає долілиць { $count } карт порятунку
    }.
isle-reveals = { $player } { $cards ->
        [none] не має карт порятунку
       *[other] відкриває { $cards }
    }: швидкість { $speed }{ $more ->
        [0] { "" }
       *[other] , з неї { $more } не від карт
    }.
isle-rescues = { $player } рятує { $tile-acc }{ $fish ->
        [0] { " " }безкоштовно
        [one] { " " }за { $fish } рибину
        [few] { " " }за { $fish } рибини
       *[many] { " " }за { $fish } рибин
    }{ $basket ->
        [none] { "" }
       *[other] { " " }{ $basket-into }
    }.
isle-withdraws = { $player } скасовує порятунок ({ $tile }): ціна тепер зависока.
isle-places = { $player } розміщує { $tile-acc } на { $at }{ $turn ->
        [none] { "" }
       *[other] , { $turn }
    }{ $flip ->
        [none] { "" }
       *[other] , { $flip }
    }{ $colour ->
        [none] { "" }
       *[other] , колір { $colour }
    }.
isle-map = { $player } накриває { $colour-fa } мапу й може взяти скарб.
isle-map-none = { $player } накриває { $colour-fa } мапу, але скарбів не лишилося.
isle-declines = { $player } нічого не бере.
isle-passes-rescue = { $player } пасує й сьогодні більше не рятує.
isle-passes-finds = { $player } пасує й сьогодні більше не грає рідкісних знахідок.
isle-finds = { $player } грає { $card }: { $way }.
isle-plays = { $player } грає { $card }: { $card-text }
isle-drawn = { $player } витягає з мішечка { $tile-acc }.
isle-to_field = { $player } кладе { $tile-acc } { $field ->
        [left] до лівої зони
       *[right] до правої зони
    }.
isle-lets_go = На кораблі немає місця, тож { $tile } вибуває з гри ({ $player }).
isle-moves = { $player } { $tiles ->
        [none] не переміщує котів
       *[other] переміщує до іншої зони: { $tiles }
    }.
isle-unloads = { $player } знімає з корабля: { $tiles }.
isle-left = Лишається на острові й вибуває з гри: { $tiles }.

## Запитання

isle-ask-keep = { $count ->
        [one] Лишіть { $count } карту, решту передайте далі.
        [few] Лишіть { $count } карти, решту передайте далі.
       *[many] Лишіть { $count } карт, решту передайте далі.
    }
isle-ask-keep-alone = { $count ->
        [one] Лишіть { $count } карту, решту скиньте.
        [few] Лишіть { $count } карти, решту скиньте.
       *[many] Лишіть { $count } карт, решту скиньте.
    }
isle-ask-buy = За які карти платите?
isle-ask-colour = Якого кольору стосується загальне завдання { $card }?
isle-ask-lay = Які карти порятунку викладаєте?
isle-ask-window = Зіграти повсякчасну карту?
isle-ask-rescue = Урятуйте кота або спасуйте.
isle-ask-rescue-none = Зараз рятувати нікого.
isle-ask-again = Рятуйте ще або завершіть хід.
isle-ask-again-none = Порятунок завершено. Щось іще цього ходу?
isle-ask-place = Куди покласти плитку?
isle-ask-take = Візьміть плитку й розмістіть її.
isle-ask-drawn = Куди покласти витягнуту плитку?
isle-ask-find = Зіграйте карту ошакса чи скарбу або спасуйте.
isle-ask-find-none = Карту ошакса чи скарбу зараз зіграти не можна.
isle-ask-move = Які коти переходять до іншої зони?
isle-ask-field = До якої зони покласти плитку?
isle-ask-catch = Котів якого кольору рахуєте?
isle-ask-basket = Який міцний кошик віддаєте?
isle-ask-lessons = Які особисті завдання скидаєте?
isle-ask-unload = Які скарби знімаєте з корабля?

## Варіанти на кнопках

isle-option-place = Покласти { $tile-acc } на { $at }{ $turn ->
        [none] { "" }
       *[other] , { $turn }
    }{ $flip ->
        [none] { "" }
       *[other] , { $flip }
    }{ $colour ->
        [none] { "" }
       *[other] , колір { $colour }
    }
isle-option-rescue = Урятувати { $tile-acc }{ $basket ->
        [none] { "" }
       *[other] { " " }{ $basket-into }
    }
isle-option-call-off = Скасувати порятунок
isle-option-pass = Спасувати
isle-option-end-turn = Завершити хід
isle-option-keep = Лишити { $cards }
isle-option-buy = { $cards ->
        [none] Не платити за жодну карту
       *[other] Заплатити за { $cards }
    }
isle-option-lay = { $cards ->
        [none] Не викладати карт порятунку
       *[other] Викласти { $cards }
    }
isle-option-name = Назвати колір: { $colour }
isle-option-find = Зіграти { $card } ({ $way })
isle-option-leave-it = Нічого не брати
isle-option-let-go = Відмовитися від плитки
isle-option-play = Зіграти { $card }
isle-option-move = { $tiles ->
        [none] Не переміщувати котів
       *[other] Перемістити: { $tiles }
    }
isle-option-to = { $field ->
        [left] До лівої зони
       *[right] До правої зони
    }
isle-option-give-basket = Віддати кошик ({ $used })
isle-option-discard = Скинути { $lessons }
isle-option-unload = Зняти скарби: { $at }

## Причини відмов

isle-refused-rescued = за хід лише один порятунок, якщо карта не дозволяє більше
isle-refused-not_there = { $tile } не лежить там, звідки рятують
isle-refused-not_yours = { $tile } зараз рятувати не можна
isle-refused-fish = потрібно рибин: { $needs }, є: { $has }
isle-refused-no_basket = жоден кошик не готовий до використання
isle-refused-basket = не готово до використання: { $basket }
isle-refused-no_room = { $tile } нікуди не вміщується на кораблі
isle-refused-other_tile = розмістити треба: { $tiles }
isle-refused-outside = від { $at } плитка вийшла б за межі корабля
isle-refused-never_lies = { $tile } ніколи так не лежить
isle-refused-overlaps = плитка наклалася б на: { $tiles }
isle-refused-contact = плитка не дотикалася б до жодної іншої
isle-refused-colour = { $tile } потребує кольору, наприклад «as-blue»
isle-refused-printed = { $tile } уже має свій колір
isle-refused-not_chosen = немає серед карт до сплати: { $cards }
isle-refused-how_many = { $needs ->
        [one] лишають { $needs } карту
        [few] лишають { $needs } карти
       *[many] лишають { $needs } карт
    }, а не { $found }
isle-refused-packet = немає серед запропонованих: { $cards }
isle-refused-not_held = немає на руці: { $cards }
isle-refused-no_rescue_card = викладають лише карти порятунку
isle-refused-no_anytime = карта { $card } не повсякчасна
isle-refused-no_effect = карта { $card } зараз нічого не дасть
isle-refused-pay_first = спершу сплачують за взяті карти
isle-refused-empty_deck = не лишилося карт, які можна взяти
isle-refused-empty_bag = у мішечку не лишилося плиток
isle-refused-none_in_supply = не лишилося міцних кошиків, які можна отримати
isle-refused-none_to_give = немає міцного кошика, який можна віддати
isle-refused-waived = наступна плитка вже може не дотикатися до інших
isle-refused-first_tile = перша плитка й так може не дотикатися до інших
isle-refused-not_rescue_turn = це грають лише у власний хід порятунку
isle-refused-few_baskets = разом зі ще одним порятунком потрібно кошиків: { $needs }, готово: { $has }
isle-refused-few_cats = разом зі ще одним порятунком потрібно котів: { $needs }, є: { $has }
isle-refused-few_lessons = потрібно викладених особистих завдань: { $needs }, є: { $has }
isle-refused-few_treasures = потрібно скарбів на кораблі: { $needs }, є: { $has }
isle-refused-under_way = спершу завершують уже розпочате
isle-refused-no_way = карту { $card } так не грають
isle-refused-nothing_to_find = не лишилося нічого, що вмістилося б на кораблі

## Рядки очок

isle-line = { $line-text }
isle-line-card = { $line-id } «{ $line-name }»: { $line-text }
isle-line-named = { $line-id } «{ $line-name }» ({ $colour }): { $line-text }

## Що рахується

isle-explain-points = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
isle-explain-other = { $player }; риба: { $fish }, кошики: { $baskets }, завдання: { $lessons }
isle-thing-tile = { $tile-short } на { $at }
isle-thing-coloured = { $colour } { $tile-short } на { $at }
isle-thing-family = { $colour-f } родина (коти: { $cats })
isle-thing-group = { $colour-f } група (коти: { $cats })
isle-thing-and = { $first } + { $rest }
isle-thing-area = { $size ->
        [1] ділянка на { $at }
        [one] ділянка з { $size } клітинки від { $at } до { $last }
        [few] ділянка з { $size } клітинок від { $at } до { $last }
       *[other] ділянка з { $size } клітинок від { $at } до { $last }
    }
isle-thing-row = ряд { $row }
isle-thing-column = стовпець { $column }
isle-thing-own = цей гравець
isle-thing-other = { $place ->
        [1] гравець ліворуч
       *[other] { $place }-й гравець ліворуч
    }
isle-thing-right = гравець праворуч

## Частини сторінки

isle-panel-day = День { $day } з { $days }{ $phase ->
        [none] { "" }
       *[other] : { $phase }
    }
isle-panel-order = Черговість ходів
isle-panel-bag = У мішечку
isle-panel-deck = Карт у колоді
isle-panel-field = { $field ->
        [left] Ліва зона
       *[right] Права зона
    }
isle-panel-price = риба: { $fish }
isle-panel-supplies = Скарби й ошакси
isle-panel-count = × { $count }
isle-panel-public-lessons = Загальні завдання
isle-panel-boat = Корабель ({ $player })
isle-panel-lies = { $tile }: { $squares }
isle-panel-empty = порожньо
isle-panel-rat = щур
isle-panel-map = { $colour-f } мапа
isle-panel-fish = Риба
isle-panel-baskets = Готові кошики
isle-panel-hand = Карт на руці
isle-panel-lessons = Завдання
isle-panel-passed = Пасує
isle-panel-waiver = Наступна плитка без дотику
isle-panel-laid = викладено
isle-panel-drawn = витягнуто
isle-panel-own-packet = На вибір
isle-panel-own-drafted = До сплати
isle-panel-own-hand = Ваша рука
isle-panel-own-lessons = Ваші особисті завдання
isle-panel-card = { $id }, { $kind }, риба: { $fish }. { $text }
isle-card-kind-rescue = карта порятунку
isle-card-kind-anytime = повсякчасна карта
isle-card-kind-treasure = карта скарбу
isle-card-kind-oshax = карта ошакса
isle-card-kind-private = особисте завдання
isle-card-kind-public = загальне завдання

## Для термінала

isle-phase-dawn = світанок
isle-phase-scoring = підрахунок очок
isle-axis-basket = Кошик
isle-axis-card = Карта
isle-axis-cell = Клітинка
isle-axis-colour = Колір
isle-axis-field = Зона
isle-axis-flip = Переворот
isle-axis-state = Кошик
isle-axis-tile = Плитка
isle-axis-turn = Поворот
isle-axis-way = Спосіб
isle-screen-before = Перед першим днем; усього днів: { $days }
isle-screen-day = День { $day } з { $days }{ $phase ->
        [none] { "" }
       *[other] , { $phase }
    }
isle-screen-field-left = ліва зона{ $fish ->
        [none] { "" }
        [one] , по { $fish } рибині
        [few] , по { $fish } рибини
       *[many] , по { $fish } рибин
    }:
isle-screen-field-right = права зона{ $fish ->
        [none] { "" }
        [one] , по { $fish } рибині
        [few] , по { $fish } рибини
       *[many] , по { $fish } рибин
    }:
isle-screen-rare = рідкісні скарби
isle-screen-supplies = звичайні скарби: { $common }{ $oshax ->
        [none] { "" }
       *[other] ; ошакси: { $oshax }
    }; у мішечку { $bag }, у колоді { $deck }
isle-screen-room = { $mark } { $room }{ $symbol ->
        [none] { "" }
       *[other] { " " }({ $symbol })
    } { $free }
isle-screen-free = вільні клітинки: { $rooms }
isle-screen-you = { $name } (ви)
isle-screen-order = хід { $place }-й
isle-screen-fish = риба { $fish }
isle-screen-baskets = готові кошики { $ready } з { $all }
isle-screen-cards = карти { $cards }
isle-screen-lessons = завдання { $lessons }
isle-screen-laid = карти порятунку { $cards }
isle-screen-face_down = карти порятунку долілиць: { $cards }
isle-screen-passed = пасує
isle-screen-waiver = наступна плитка без дотику
isle-screen-drawn = витягнуто: { $tile }
isle-screen-announced = рятує: { $tile }
isle-screen-public_lessons = загальні завдання
isle-screen-own_lessons = ваші особисті завдання
isle-screen-hand = ваша рука
isle-screen-laid_out = викладено
isle-screen-kept = лишено, ще не сплачено
isle-screen-packet = на вибір
isle-screen-ways = як може лежати; () — клітинка, яку ви називаєте
isle-screen-legend-free = 1–7: вільна клітинка й каюта, у якій вона
isle-screen-legend-rat = { "*" }: щур
isle-screen-legend-map = ?b: мапа скарбів кольору своєї літери
isle-screen-legend-tile = b04 b.5: плитка: на першій клітинці її позначення, на інших літера й каюта
isle-screen-legend-new = { "[b]" }: де лежатиме плитка, яку ви розміщуєте
isle-screen-legend-printed = rr @r5: символ родини на плитці, за літерою кольору
isle-screen-price = риба { $fish }, лишиться { $left }
isle-screen-phase-fields = зони
isle-screen-phase-fishing = риболовля
isle-screen-phase-explore = дослідження
isle-screen-phase-lessons = завдання
isle-screen-phase-rescue = порятунок
isle-screen-phase-finds = знахідки
isle-screen-phase-dusk = сутінки
isle-screen-phase-dawn = світанок
isle-screen-phase-scoring = підрахунок очок

## Слова очок: головне слово й властивості в дужках, лише називний відмінок

words-choice-sides = сторони
words-choice-corners = кути
words-choice-rows = ряди
words-choice-columns = стовпці
words-choice-diagonals = діагоналі
words-isle-boat-condition-named-by-you = колір, названий цим гравцем
words-isle-boat-number-all-players = усі гравці разом
words-isle-boat-number-all-players-all-players = що
words-isle-boat-number-baskets = міцні кошики
words-isle-boat-number-best-other-lesson = найкраще інше завдання
words-isle-boat-number-blocks = квадрати
words-isle-boat-number-blocks-blocks = сторона
words-isle-boat-number-blocks-of = з чого
words-isle-boat-number-boarding-number = номер на борту
words-isle-boat-number-boarding-number-boarding-number = чого
words-isle-boat-number-column-number = номер стовпця
words-isle-boat-number-column-number-column-number = чого
words-isle-boat-number-different-shapes = різні форми
words-isle-boat-number-different-shapes-different-shapes = з чого
words-isle-boat-number-distance = відстань
words-isle-boat-number-distance-distance = звідки
words-isle-boat-number-distance-to = куди
words-isle-boat-number-fish = риба
words-isle-boat-number-largest-block = найбільший квадрат
words-isle-boat-number-largest-block-largest-block = з чого
words-isle-boat-number-largest-part-of = найбільша суцільна частина
words-isle-boat-number-largest-part-of-joined = з'єднано через
words-isle-boat-number-largest-part-of-largest-part-of = з чого
words-isle-boat-number-largest-rectangle = найбільший прямокутник
words-isle-boat-number-largest-rectangle-largest-rectangle = з чого
words-isle-boat-number-least-of-others = найменше в інших
words-isle-boat-number-least-of-others-least-of-others = що
words-isle-boat-number-left-neighbour = гравець ліворуч
words-isle-boat-number-lessons = завдання
words-isle-boat-number-longest-at-edge = найдовша ділянка краю
words-isle-boat-number-longest-at-edge-longest-at-edge = з чого
words-isle-boat-number-longest-diagonal = найдовша діагональ
words-isle-boat-number-longest-diagonal-longest-diagonal = з чого
words-isle-boat-number-longest-line = найдовша лінія
words-isle-boat-number-longest-line-longest-line = з чого
words-isle-boat-number-longest-run = найдовша посадка поспіль
words-isle-boat-number-longest-run-longest-run = з чого
words-isle-boat-number-mine = цей гравець
words-isle-boat-number-most-of-others = найбільше в інших
words-isle-boat-number-most-of-others-most-of-others = що
words-isle-boat-number-nth-most = найбільше серед усіх гравців
words-isle-boat-number-nth-most-nth-most = місце
words-isle-boat-number-nth-most-of = що
words-isle-boat-number-other-lessons-pay = очки за інші завдання
words-isle-boat-number-others-tied-by = інші гравці з тим самим числом
words-isle-boat-number-others-tied-by-others-tied-by = за чим
words-isle-boat-number-others-where = інші гравці
words-isle-boat-number-parts-of = суцільні частини
words-isle-boat-number-parts-of-joined = з'єднано через
words-isle-boat-number-parts-of-parts-of = з чого
words-isle-boat-number-place-by = місце
words-isle-boat-number-place-by-place-by = за чим
words-isle-boat-number-players = гравці
words-isle-boat-number-right-neighbour = гравець праворуч
words-isle-boat-number-row-number = номер ряду
words-isle-boat-number-row-number-row-number = чого
words-isle-boat-number-size = розмір
words-isle-boat-number-size-of-family = { $head }, розмір { $value }
words-isle-boat-number-size-size = чого
words-isle-boat-number-turn-position = місце в черговості ходів
words-isle-boat-selection-of-area-areas-of = ділянки
words-isle-boat-selection-of-area-areas-of-areas-of = з чого
words-isle-boat-selection-of-area-areas-of-joined = з'єднано через
words-isle-boat-selection-of-area-covered-areas = накриті ділянки
words-isle-boat-selection-of-area-empty-areas = порожні ділянки
words-isle-boat-selection-of-area-holding-narrows = усередині
words-isle-boat-selection-of-area-in-narrows = місце
words-isle-boat-selection-of-area-inside-narrows = лише тут
words-isle-boat-selection-of-area-larger-than-narrows = більше ніж
words-isle-boat-selection-of-area-lines-of = прямі лінії
words-isle-boat-selection-of-area-lines-of-along = напрям
words-isle-boat-selection-of-area-lines-of-lines-of = з чого
words-isle-boat-selection-of-area-smaller-than-narrows = менше ніж
words-isle-boat-selection-of-area-straight-narrows = прямі
words-isle-boat-selection-of-area-touching-narrows = поруч
words-isle-boat-selection-of-column-column-left-narrows = одразу ліворуч
words-isle-boat-selection-of-column-column-right-narrows = одразу праворуч
words-isle-boat-selection-of-column-columns = стовпці
words-isle-boat-selection-of-column-columns-from-middle = стовпці
words-isle-boat-selection-of-column-columns-from-middle-narrows = від середини
words-isle-boat-selection-of-column-empty-columns = порожні стовпці
words-isle-boat-selection-of-column-even-columns = парні стовпці
words-isle-boat-selection-of-column-full-columns = заповнені стовпці
words-isle-boat-selection-of-column-full-columns-opposite = незаповнені стовпці
words-isle-boat-selection-of-column-holding-narrows = усередині
words-isle-boat-selection-of-column-nth-column = стовпець { $nth-column }
words-isle-boat-selection-of-column-odd-columns = непарні стовпці
words-isle-boat-selection-of-column-one-coloured-columns = однокольорові стовпці
words-isle-boat-selection-of-column-touching-narrows = поруч
words-isle-boat-selection-of-family-coloured-like-narrows = колір як
words-isle-boat-selection-of-family-families = родини
words-isle-boat-selection-of-family-family-colour = групи
words-isle-boat-selection-of-family-family-colour-narrows = колір
words-isle-boat-selection-of-family-groups = групи
words-isle-boat-selection-of-family-holding-narrows = усередині
words-isle-boat-selection-of-family-in-narrows = місце
words-isle-boat-selection-of-family-inside-narrows = лише тут
words-isle-boat-selection-of-family-larger-than-narrows = більше ніж
words-isle-boat-selection-of-family-smaller-than-narrows = менше ніж
words-isle-boat-selection-of-family-straight-narrows = прямі
words-isle-boat-selection-of-family-touching-narrows = поруч
words-isle-boat-selection-of-room-empty-rooms = порожні каюти
words-isle-boat-selection-of-room-full-rooms = заповнені каюти
words-isle-boat-selection-of-room-full-rooms-opposite = незаповнені каюти
words-isle-boat-selection-of-room-holding-narrows = усередині
words-isle-boat-selection-of-room-larger-than-narrows = більше ніж
words-isle-boat-selection-of-room-one-coloured-rooms = однокольорові каюти
words-isle-boat-selection-of-room-room = { $room }
words-isle-boat-selection-of-room-rooms = каюти
words-isle-boat-selection-of-room-same-symbol-narrows = символ як
words-isle-boat-selection-of-room-smaller-than-narrows = менше ніж
words-isle-boat-selection-of-room-symbol-narrows = символ
words-isle-boat-selection-of-room-touching-narrows = поруч
words-isle-boat-selection-of-row-empty-rows = порожні ряди
words-isle-boat-selection-of-row-even-rows = парні ряди
words-isle-boat-selection-of-row-full-rows = заповнені ряди
words-isle-boat-selection-of-row-full-rows-opposite = незаповнені ряди
words-isle-boat-selection-of-row-holding-narrows = усередині
words-isle-boat-selection-of-row-middle-row = середній ряд
words-isle-boat-selection-of-row-nth-row = ряд { $nth-row }
words-isle-boat-selection-of-row-odd-rows = непарні ряди
words-isle-boat-selection-of-row-one-coloured-rows = однокольорові ряди
words-isle-boat-selection-of-row-row-above-narrows = одразу вище
words-isle-boat-selection-of-row-row-below-narrows = одразу нижче
words-isle-boat-selection-of-row-rows = ряди
words-isle-boat-selection-of-row-rows-from-middle = ряди
words-isle-boat-selection-of-row-rows-from-middle-narrows = від середини
words-isle-boat-selection-of-row-touching-narrows = поруч
words-isle-boat-selection-of-square-at-distance = клітинки
words-isle-boat-selection-of-square-at-distance-narrows = відстань
words-isle-boat-selection-of-square-at-distance-of = від чого
words-isle-boat-selection-of-square-covered-maps = накриті мапи скарбів
words-isle-boat-selection-of-square-covered-rats = накриті щури
words-isle-boat-selection-of-square-covered-squares = накриті клітинки
words-isle-boat-selection-of-square-covered-squares-opposite = видимі щури
words-isle-boat-selection-of-square-edge-squares = клітинки біля борту
words-isle-boat-selection-of-square-first-squares-narrows = початок
words-isle-boat-selection-of-square-free-squares = вільні клітинки
words-isle-boat-selection-of-square-in-narrows = місце
words-isle-boat-selection-of-square-last-squares-narrows = кінець
words-isle-boat-selection-of-square-left-half = ліва половина
words-isle-boat-selection-of-square-lower-half = нижня половина
words-isle-boat-selection-of-square-map-narrows = мапа скарбів
words-isle-boat-selection-of-square-maps = мапи скарбів
words-isle-boat-selection-of-square-mirrored-left-to-right-narrows = дзеркально, зліва направо
words-isle-boat-selection-of-square-mirrored-top-to-bottom-narrows = дзеркально, згори вниз
words-isle-boat-selection-of-square-next-above-narrows = одразу вище
words-isle-boat-selection-of-square-next-below-narrows = одразу нижче
words-isle-boat-selection-of-square-next-diagonally-narrows = навскіс поруч
words-isle-boat-selection-of-square-next-left-narrows = одразу ліворуч
words-isle-boat-selection-of-square-next-right-narrows = одразу праворуч
words-isle-boat-selection-of-square-rats = видимі щури
words-isle-boat-selection-of-square-right-half = права половина
words-isle-boat-selection-of-square-squares = клітинки
words-isle-boat-selection-of-square-touching-narrows = поруч
words-isle-boat-selection-of-square-under-narrows = там лежить
words-isle-boat-selection-of-square-upper-half = верхня половина
words-isle-boat-selection-of-square-visible-maps = видимі мапи скарбів
words-isle-boat-selection-of-square-within-distance = клітинки
words-isle-boat-selection-of-square-within-distance-of = від чого
words-isle-boat-selection-of-square-within-distance-narrows = відстань щонайбільше
words-isle-boat-selection-of-tile-at-distance = плитки
words-isle-boat-selection-of-tile-at-distance-narrows = відстань
words-isle-boat-selection-of-tile-at-distance-of = від чого
words-isle-boat-selection-of-tile-at-edge-narrows = біля борту
words-isle-boat-selection-of-tile-cats = коти
words-isle-boat-selection-of-tile-colour = коти
words-isle-boat-selection-of-tile-colour-narrows = колір
words-isle-boat-selection-of-tile-coloured-like-narrows = колір як
words-isle-boat-selection-of-tile-common-treasures = звичайні скарби
words-isle-boat-selection-of-tile-covering-narrows = накрито
words-isle-boat-selection-of-tile-first-aboard-narrows = перші на борту
words-isle-boat-selection-of-tile-in-narrows = місце
words-isle-boat-selection-of-tile-inside-narrows = лише тут
words-isle-boat-selection-of-tile-kind-narrows = рахується як
words-isle-boat-selection-of-tile-larger-than-narrows = більше ніж
words-isle-boat-selection-of-tile-last-aboard-narrows = останні на борту
words-isle-boat-selection-of-tile-lonely-cats = самотні коти
words-isle-boat-selection-of-tile-nth-tile = плитка { $nth-tile }
words-isle-boat-selection-of-tile-oshax = ошакси
words-isle-boat-selection-of-tile-rare-treasures = рідкісні скарби
words-isle-boat-selection-of-tile-shaped-like-narrows = форма як
words-isle-boat-selection-of-tile-small-treasures = маленькі скарби
words-isle-boat-selection-of-tile-smaller-than-narrows = менше ніж
words-isle-boat-selection-of-tile-straight-narrows = прямі
words-isle-boat-selection-of-tile-tiles = плитки
words-isle-boat-selection-of-tile-touching-narrows = поруч
words-isle-boat-selection-of-tile-treasures = скарби
words-isle-boat-selection-of-tile-within-distance = плитки
words-isle-boat-selection-of-tile-within-distance-of = від чого
words-isle-boat-selection-of-tile-within-distance-narrows = відстань щонайбільше
words-boat-all-area = ділянки
words-boat-all-colour = кольори
words-boat-all-column = стовпці
words-boat-all-family = родини
words-boat-all-kind = види
words-boat-all-room = каюти
words-boat-all-room-name = назви кают
words-boat-all-row = ряди
words-boat-all-square = клітинки
words-boat-all-symbol = символи
words-boat-all-tile = плитки
words-boat-other-area = інша ділянка
words-boat-other-colour = інший колір
words-boat-other-column = інший стовпець
words-boat-other-family = інша родина
words-boat-other-kind = інший вид
words-boat-other-room = інша каюта
words-boat-other-room-name = інша назва каюти
words-boat-other-row = інший ряд
words-boat-other-square = інша клітинка
words-boat-other-symbol = інший символ
words-boat-other-tile = інша плитка
words-boat-this-area = ця ділянка
words-boat-this-colour = цей колір
words-boat-this-column = цей стовпець
words-boat-this-family = ця родина
words-boat-this-kind = цей вид
words-boat-this-room = ця каюта
words-boat-this-room-name = ця назва каюти
words-boat-this-row = цей ряд
words-boat-this-square = ця клітинка
words-boat-this-symbol = цей символ
words-boat-this-tile = ця плитка

## Що розповідає про себе

isle-title = Острів котів
isle-about = Острів котів.
isle-setting-starts = Хто починає
isle-setting-starts-about = Ім'я гравця, що починає; інакше вирішить випадок.
isle-setting-edition = Видання
isle-setting-edition-about = За якими правилами грати там, де вони різняться: чеськими чи українськими.
isle-setting-edition-cs = чеське
isle-setting-edition-uk = українське
isle-setting-lessons = Набори завдань
isle-setting-lessons-about = Літери або назви наборів, що додаються до основних завдань.
isle-setting-colours = Кольори
isle-setting-colours-about = Кольори фігурок гравців; решту буде витягнуто навмання.
isle-setting-colours-blue = синій
isle-setting-colours-green = зелений
isle-setting-colours-red = червоний
isle-setting-colours-purple = пурпуровий
isle-setting-colours-orange = оранжевий
isle-setting-oshax = Ошакси
isle-setting-oshax-about = Ошакси, що лежать напоготові на початку; решту буде витягнуто навмання.

## Як називається вміст

isle-content-boats = кораблі
isle-content-cards = карти дослідження
isle-content-lessons = завдання
isle-content-scoring = підрахунок очок
isle-content-tile-kinds = види плиток
isle-content-tiles = плитки

## Що не можна зіграти

isle-wrong-alone = одному гравцеві потрібен модуль із суперником, як-от «sister»
isle-wrong-no_set = жоден набір не містить комплекту завдань «{ $name }»; { $hint }
isle-wrong-lesson_sets = вибрані комплекти завдань: { $found }; кількість різних комплектів має бути { $number }

## Завдання на аркуші

isle-sheet-fish = риба: { $count }
isle-sheet-public = загальне
isle-sheet-private = особисте
isle-sheet-basic = базове
isle-sheet-set = модуль { $set }
isle-sheet-solo = Соло: { $text }
isle-sheet-beside = Поруч із прикладом { $count }: { $player }
isle-sheet-points = { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
isle-sheet-baskets = кошики: { $count }
isle-sheet-lessons = завдання: { $count }
isle-sheet-others = інші кораблі: { $count }
isle-sheet-place = { $count } у черговості ходів
isle-sheet-lies = { $kind }{ $colour ->
        [none] { "" }
       *[other] { " " }({ $colour })
    }, { $tile }
isle-sheet-counted = зараховано
