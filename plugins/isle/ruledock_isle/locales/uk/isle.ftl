## Як що називається

isle-tile = { $kind } { $tile-id }{ $colour ->
        [none] { "" }
       *[other] { " " }({ $colour })
    }
isle-tile-spelled = { $tile-id }
isle-tile-alike = { $kind }
isle-tile-kinds-cat = кіт
isle-tile-kinds-oshax = ошакс
isle-tile-kinds-common = звичайний скарб
isle-tile-kinds-rare = рідкісний скарб
isle-card = { $card-id } «{ $card-name }»
isle-colour-blue = синій
isle-colour-green = зелений
isle-colour-orange = оранжевий
isle-colour-purple = фіолетовий
isle-colour-red = червоний
isle-field-left = ліва зона
isle-field-right = права зона
isle-basket-permanent = міцний кошик
isle-basket-whole = звичайний кошик
isle-basket-broken = два зламані кошики
isle-way-oshax = ошакс
isle-way-rare = рідкісний скарб
isle-way-common = звичайні скарби
isle-way-small = малі скарби
isle-turn-1 = повернуто праворуч
isle-turn-2 = повернуто на пів оберту
isle-turn-3 = повернуто ліворуч
isle-flip-True = перевернуто
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
isle-order = Черга ходів: { $players }.
isle-tie = { $first } і { $second }: однакова швидкість, черга без змін.
isle-day = Починається день { $day }.
isle-phase = День { $day }, { $phase }
isle-field = { $field ->
        [left] Ліва зона
       *[right] Права зона
    }: { $tiles }.
isle-rare = Викладені рідкісні скарби: { $tiles-id }.
isle-earns = { $player } { $fish ->
        [0] не отримує риби
        [one] отримує { $fish } рибу
        [few] отримує { $fish } риби
       *[many] отримує { $fish } риб
    }, разом { $total }.
isle-pays = { $player } платить { $fish ->
        [one] { $fish } рибу
        [few] { $fish } риби
       *[many] { $fish } риб
    }.
isle-basket-gains = { $player } отримує міцний кошик.
isle-basket-gives = { $player } віддає міцний кошик.
isle-dealt = Кожен отримує { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
    }.
isle-kept = { $player } лишає собі { $cards }.
isle-kept-others = { $player } лишає собі { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }.
isle-buys = { $player } { $cards ->
        [none] не купує карт (ціна в рибах: { $fish })
       *[other] платить (ціна в рибах: { $fish }) за { $cards }
    }.
isle-buys-others = { $player } { $count ->
        [0] не купує карт (ціна в рибах: { $fish })
        [one] платить за { $count } карту (ціна в рибах: { $fish })
        [few] платить за { $count } карти (ціна в рибах: { $fish })
       *[many] платить за { $count } карт (ціна в рибах: { $fish })
    }.
isle-draws = { $player } бере { $cards }.
isle-draws-others = { $player } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }.
isle-discards = { $player } скидає { $cards }.
isle-discards-others = { $player } скидає { $count ->
        [one] { $count } завдання
        [few] { $count } завдання
       *[many] { $count } завдань
    }.
isle-lessons = { $player } викладає свої завдання: { $cards }.
isle-lessons-others = { $player } викладає { $count ->
        [one] { $count } завдання
        [few] { $count } завдання
       *[many] { $count } завдань
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
       *[other] , з них { $more } з іншого джерела
    }.
isle-rescues = { $player } рятує: { $tile }{ $fish ->
        [0] , безкоштовно
        [one] , за { $fish } рибу
        [few] , за { $fish } риби
       *[many] , за { $fish } риб
    }{ $basket ->
        [none] { "" }
       *[other] , { $basket }
    }.
isle-withdraws = { $player } скасовує порятунок: { $tile } тепер задорого.
isle-places = { $player } розміщує: { $tile }, { $at }{ $turn ->
        [none] { "" }
       *[other] , { $turn }
    }{ $flip ->
        [none] { "" }
       *[other] , { $flip }
    }{ $colour ->
        [none] { "" }
       *[other] , колір { $colour }
    }.
isle-map = { $player } вкриває мапу ({ $colour }) і може взяти скарб.
isle-map-none = { $player } вкриває мапу ({ $colour }), але скарбів не лишилося.
isle-declines = { $player } нічого не бере.
isle-passes-rescue = { $player } пасує й сьогодні більше не рятує.
isle-passes-finds = { $player } пасує й сьогодні більше не грає знахідок.
isle-finds = { $player } грає { $card }: { $way }.
isle-plays = { $player } грає { $card }: { $card-text }
isle-drawn = { $player } тягне з мішечка: { $tile }.
isle-to_field = { $player } кладе плитку до зони: { $tile }, { $field }.
isle-lets_go = { $tile } нікуди не вміщується й вибуває з гри (корабель: { $player }).
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
isle-ask-colour = Якого кольору стосується загальне завдання?
isle-ask-lay = Які карти порятунку викладаєте?
isle-ask-rescue = Урятуйте кота або спасуйте.
isle-ask-again = Рятуйте ще, якщо можна, зіграйте карту або завершіть хід.
isle-ask-place = Куди покласти плитку?
isle-ask-take = Візьміть плитку й розмістіть її.
isle-ask-drawn = Куди покласти витягнуту плитку?
isle-ask-find = Зіграйте карту ошакса чи скарбу або спасуйте.
isle-ask-move = Які коти переходять до іншої зони?
isle-ask-field = До якої зони покласти плитку?
isle-ask-catch = Котів якого кольору рахуєте?
isle-ask-basket = Який міцний кошик віддаєте?
isle-ask-lessons = Які завдання скидаєте?
isle-ask-unload = Які скарби знімаєте з корабля?

## Варіанти на кнопках

isle-option-place = Розмістити: { $tile }, { $at }{ $turn ->
        [none] { "" }
       *[other] , { $turn }
    }{ $flip ->
        [none] { "" }
       *[other] , { $flip }
    }{ $colour ->
        [none] { "" }
       *[other] , колір { $colour }
    }
isle-option-rescue = Урятувати: { $tile }{ $basket ->
        [none] { "" }
       *[other] , { $basket }
    }
isle-option-call-off = Скасувати порятунок
isle-option-pass = Спасувати
isle-option-end-turn = Завершити хід
isle-option-keep = Лишити { $cards }
isle-option-buy = { $cards ->
        [none] Нічого не купувати
       *[other] Заплатити за { $cards }
    }
isle-option-lay = { $cards ->
        [none] Не викладати карт порятунку
       *[other] Викласти { $cards }
    }
isle-option-name = Назвати колір: { $colour }
isle-option-find = Зіграти { $card }: { $way }
isle-option-leave-it = Нічого не брати
isle-option-let-go = Відпустити
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
isle-refused-fish = потрібно риб: { $needs }, є: { $has }
isle-refused-basket = { $basket } не готовий
isle-refused-no_room = { $tile } нікуди не вміщується на кораблі
isle-refused-other_tile = розмістити треба: { $tiles }
isle-refused-outside = від { $at } плитка вийшла б за межі корабля
isle-refused-never_lies = { $tile } ніколи так не лежить
isle-refused-overlaps = плитка перекрила б: { $tiles }
isle-refused-contact = плитка не дотикалася б до жодної іншої
isle-refused-colour = { $tile } потребує кольору, наприклад «as-blue»
isle-refused-printed = { $tile } уже має свій колір
isle-refused-not_chosen = немає серед карт до сплати: { $cards }
isle-refused-how_many = { $needs ->
        [one] лишають { $needs } карту
        [few] лишають { $needs } карти
       *[many] лишають { $needs } карт
    }, а не { $found }
isle-refused-packet = не всі ці карти є в пачці
isle-refused-not_held = немає на руці: { $cards }
isle-refused-no_rescue_card = викладають лише карти порятунку
isle-refused-no_anytime = { $card } не можна грати будь-коли
isle-refused-no_effect = { $card } зараз нічого не дасть
isle-refused-no_way = { $card } так не грають
isle-refused-nothing_to_find = не лишилося нічого, що вмістилося б: { $way }

## Рядки очок

isle-line = { $text }

## Що рахується

isle-thing-tile = { $tile-id } на { $at }
isle-thing-coloured = { $tile-id } ({ $colour }) на { $at }
isle-thing-family = родина ({ $colour }; котів: { $cats })
isle-thing-and = { $first } і { $rest }
isle-thing-area = ділянка біля { $at }
isle-thing-row = ряд { $row }
isle-thing-column = стовпець { $column }

## Частини сторінки

isle-panel-day = День { $day } з { $days }{ $phase ->
        [none] { "" }
       *[other] : { $phase }
    }
isle-panel-order = Черга ходів
isle-panel-bag = У мішечку
isle-panel-deck = Карт у колоді
isle-panel-field = { $field ->
        [left] Ліва зона
       *[right] Права зона
    }
isle-panel-price = риби: { $fish }
isle-panel-supplies = Скарби й ошакси
isle-panel-count = × { $count }
isle-panel-public-lessons = Загальні завдання
isle-panel-boat = Корабель ({ $player })
isle-panel-lies = { $tile }: { $squares }
isle-panel-empty = порожньо
isle-panel-rat = щур
isle-panel-map = мапа ({ $colour })
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
isle-panel-own-lessons = Ваші завдання
isle-panel-card = { $id }, { $kind }, риби: { $fish }. { $text }
isle-card-kind-rescue = карта порятунку
isle-card-kind-anytime = карта на будь-коли
isle-card-kind-treasure = карта скарбу
isle-card-kind-oshax = карта ошакса
isle-card-kind-private = завдання
isle-card-kind-public = загальне завдання
isle-why-not-outside = { $tile } вийде за межі корабля.
isle-why-not-overlaps = { $tile } перекриє: { $other }.
isle-why-not-alone = { $tile } не дотикатиметься до жодної плитки.

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
isle-screen-day = День { $day } з { $days }{ $phase ->
        [none] { "" }
       *[other] , { $phase }
    }
isle-screen-field-left = ліва зона, ціна в рибах { $fish }:
isle-screen-field-right = права зона, ціна в рибах { $fish }:
isle-screen-rare = рідкісні скарби
isle-screen-supplies = звичайні скарби: { $common }; ошакси: { $oshax }; у мішечку { $bag }, у колоді { $deck }
isle-screen-room = { $mark } { $room }{ $symbol ->
        [none] { "" }
       *[other] { " " }({ $symbol })
    } { $free }
isle-screen-free = вільні клітинки: { $rooms }
isle-screen-you = { $name } (ви)
isle-screen-order = { $place }-й у черзі
isle-screen-fish = риби { $fish }
isle-screen-baskets = кошики { $ready }{ $used ->
        [none] { "" }
       *[other] , використані { $used }
    }
isle-screen-cards = карти { $cards }
isle-screen-lessons = завдання { $lessons }
isle-screen-laid = карти порятунку { $cards }
isle-screen-face_down = карти порятунку долілиць: { $cards }
isle-screen-passed = пасує
isle-screen-waiver = наступна плитка без дотику
isle-screen-drawn = витягнуто: { $tile }
isle-screen-announced = рятує: { $tile }
isle-screen-public_lessons = загальні завдання
isle-screen-own_lessons = ваші завдання
isle-screen-hand = ваша рука
isle-screen-laid_out = викладено
isle-screen-kept = лишено, ще не сплачено
isle-screen-packet = на вибір
isle-screen-ways = як може лежати; () — клітинка, яку ви називаєте
isle-screen-legend-free = 1–7: вільна клітинка й каюта, у якій вона
isle-screen-legend-rat = { "*" }: щур
isle-screen-legend-map = ?b: мапа скарбів кольору своєї літери
isle-screen-legend-tile = b04 b.5: плитка з назвою на першій клітинці; на інших літера й каюта
isle-screen-legend-new = { "[b]" }: де лежатиме плитка, яку ви розміщуєте
isle-screen-price = риби { $fish }, лишиться { $left }
isle-screen-phase-fields = зони
isle-screen-phase-fishing = риболовля
isle-screen-phase-explore = дослідження
isle-screen-phase-lessons = завдання
isle-screen-phase-rescue = порятунок
isle-screen-phase-finds = знахідки
isle-screen-phase-dusk = сутінки
isle-screen-phase-dawn = світанок
