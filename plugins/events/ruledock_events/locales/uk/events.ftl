## Як що називається

events-tile-kinds-noble-rat = шляхетний щур
    .acc = шляхетного щура
events-kind-noble-rat = шляхетний щур
events-kind-rat = щур
events-basket-borrowed = позичений кошик
    .into = у позичений кошик
events-side-basket = кошик
events-side-boots = чоботи

## Що кажуть усім або декому

events-row = Подія дня { $day } — «{ $event-name }»: { $event-text }
events-event = Подія «{ $event-name }»: { $event-text }
events-gains = { $player } { $points ->
        [0] не отримує очок за подію
        [one] отримує за подію { $points } очко
        [few] отримує за подію { $points } очки
       *[many] отримує за подію { $points } очок
    }.
events-chooses-row = { $player } рахує ряд { $row }.
events-chooses-column = { $player } рахує стовпець { $column }.
events-chooses-cat = { $player } рахує кота на { $at }.
events-borrows = { $player } позичає: { $side }.
events-adds = { $player } додає до карт порятунку позичені предмети: { $items }.
events-chases = { $player } платить { $fish ->
        [one] { $fish } рибину
        [few] { $fish } рибини
       *[many] { $fish } рибин
    } й проганяє шляхетного щура на { $at }.
events-rival = { $event-name }, день { $day }

## Запитання

events-ask-side = Кошик чи чоботи?
events-ask-add = Які позичені предмети викладаєте з картами порятунку?
events-ask-row = Який ряд рахуєте?
events-ask-column = Який стовпець рахуєте?
events-ask-cat = Якого кота рахуєте?

## Варіанти на кнопках

events-option-borrow = Позичити: { $side }
events-option-add = Додати: { $items }
events-option-chase = Прогнати шляхетного щура на { $at }
events-option-choose-row = Рахувати ряд { $row }
events-option-choose-column = Рахувати стовпець { $column }
events-option-choose-cat = Рахувати кота на { $at }

## Рядки очок

events-line = Жетони очок за події: { $points }

## Частини сторінки

events-panel-title = Події
events-panel-day = День { $day }
events-panel-today = сьогодні
events-panel-points = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

## Для термінала

events-axis-cell = Клітинка
events-axis-column = Стовпець
events-axis-row = Ряд
events-axis-side = Бік
events-screen-title = події за днями
events-screen-today = подія сьогодні: { $text }
events-screen-player = { $name }: очки { $points }{ $borrowed ->
        [none] { "" }
       *[other] ; позичено { $borrowed }
    }{ $laid ->
        [none] { "" }
       *[other] ; викладено { $laid }
    }

## Що розповідає про себе

events-title = Події
events-about = Події, модуль острова: щодня спершу відкривають плитку події, що змінює день або дає очки.
events-excludes-family = у сімейній грі немає риби, кошиків і фаз, які могли б змінити події

## Як називається вміст

events-content-events = події
events-content-event-tiles = плитки подій
events-content-small-numbers = очки сестри за події
