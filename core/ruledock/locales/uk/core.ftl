## Що кажуть усім або декому

core-decide = Виберіть один варіант.
core-may_act = Хочете діяти зараз чи пропустити?
core-open-more = { $open } і ще { $more }
core-house = { $count ->
        [one] { $count } річ
        [few] { $count } речі
       *[many] { $count } речей
    } у цій грі довелося вигадати: жодне джерело цього не наводить; перелік показує «ruledock content --house».
core-reopened = Запечатаний вибір уже неможливий ({ $player }); вибір повторюється.

## Варіанти на кнопках

core-option-withdraw = Забрати запечатаний вибір
core-option-nothing = Пропустити

## Відмови

core-refused-not_offered = { $player } зараз не може «{ $option }»; відкрито: { $open }.
core-refused-because = { $player } не може «{ $option }»: { $why }.{ $nearest ->
        [none] { "" }
       *[other] { " " }Найближче можливе: «{ $nearest }».
    }
core-refused-exactly = треба обрати { $needs }, а не { $found }
core-refused-at_least = треба обрати щонайменше { $needs }, а не { $found }
core-refused-at_most = можна обрати щонайбільше { $most }, а не { $found }
core-refused-not_among = серед можливостей немає: { $things }
core-refused-range = можна обрати від { $low } до { $high }
core-refused-only = можливо лише { $only }
core-refused-other_question = запитання «{ $question }» зараз на черзі
core-refused-not_turn = Зараз не хід гравця { $player }; стіл чекає на: { $others }.
core-refused-no_option = { $player } вибирає варіант або його номер, а не { $found }; відкрито: { $open }.
core-refused-no_number = { $player } не має варіанта { $found }; вони від 0 до { $last }.
core-refused-no_decision = Вибирайте для відкритого рішення, а не для { $found }.
core-refused-no_player = Немає гравця { $found }; гравці: від 0 до { $last }.
core-refused-no_text = Варіант — це текст щонайбільше з 10000 знаків, а не { $found }.
core-refused-unreadable = «{ $found }» не є вашим варіантом. { $hint }
core-hint-nearest = Може, «{ $option }»?
core-hint-example = Напишіть, наприклад, «{ $option }».
core-hint-nothing = Зараз вам нічого вибирати.
core-refused-not_asked = { $player } зараз не має відкритого рішення.
core-refused-over = Гру закінчено.
core-refused-undo-nothing = { $player } не має чого забрати назад.
core-refused-undo-chance = { $player } не може забрати «{ $option }»: відтоді відкрилися карти чи плитки, вам або іншим.
core-refused-ahead = { $player } не може зазирнути за «{ $option }»: далі вирішує випадок або те, що ще приховано.
core-refused-undo-answered = { $player } не може забрати «{ $option }»: відтоді вже є інший вибір ({ $by }), хай навіть нічого не робити.

## Пояснення очок

words-list = { $first }, { $rest }
words-line-value = { $what }: { $value }
words-line-holds = { $what }: так
words-line-fails = { $what }: ні
words-line-counted-holds = { $what }: { $count }, так
words-line-counted-fails = { $what }: { $count }, ні
words-line-things = { $what }: { $value } ({ $things })
words-line-subject = { $subject }: { $line }

## Списки

core-nothing = нічого

## Слова очок: головне слово й властивості в дужках, лише називний відмінок

words-with = { $head } { $open }{ $properties }{ $close }
words-property = { $name }: { $value }
words-also = { $first }; { $rest }
words-or = { $first } або { $rest }
words-not = не
words-plus = { $first } + { $rest }
words-minus = { $first } − { $rest }
words-times = { $first } × { $rest }
words-range = від { $low } до { $high }
words-value-exactly = рівно { $n }
words-value-at-least = { $n } або більше
words-value-at-most = { $n } або менше
words-value-more-than = більше ніж { $n }
words-value-fewer-than = менше ніж { $n }
words-value-some = 1 або більше
words-value-no = жодного
words-line-equals = { $value } = { $formula }
words-plain = { $value }
words-from-end = { $n } з кінця
words-more = { $things } і ще { $n }
words-more-lines = … і ще { $n }
words-yes = так
words-no = ні
words-pair = { $that } & { $other }
words-rounded = округлено
words-value-odd = непарне
words-value-even = парне
words-choice-down = униз
words-choice-up = угору
words-core-condition-and = справджується все
words-core-condition-at-least-at-least = щонайменше
words-core-condition-at-most-at-most = щонайбільше
words-core-condition-between-between = проміжок
words-core-condition-different = різне
words-core-condition-exactly-exactly = рівно
words-core-condition-fewer-than-fewer-than = менше ніж
words-core-condition-for-every = справджується для всіх
words-core-condition-for-some = справджується хоч для чогось
words-core-condition-more-than-more-than = більше ніж
words-core-condition-not = не справджується
words-core-condition-or = справджується щось одне
words-core-condition-same = однакове
words-core-number-average = середнє
words-core-number-average-average = що
words-core-number-average-over = серед чого
words-core-number-beyond-beyond = понад
words-core-number-different-numbers = різні числа
words-core-number-different-numbers-different-numbers = чого
words-core-number-different-numbers-over = серед чого
words-core-number-distinct-distinct = різні значення
words-core-number-every-every = повні групи по
words-core-number-halved = половина
words-core-number-halved-rounded = округлено
words-core-number-larger-of = найбільше
words-core-number-largest = найбільше
words-core-number-largest-largest = що
words-core-number-largest-over = серед чого
words-core-number-nth-largest = найбільше
words-core-number-nth-largest-nth-largest = місце
words-core-number-nth-largest-of = що
words-core-number-nth-largest-over = серед чого
words-core-number-nth-smallest = найменше
words-core-number-nth-smallest-nth-smallest = місце
words-core-number-nth-smallest-of = що
words-core-number-nth-smallest-over = серед чого
words-core-number-pairs = пари
words-core-number-pairs-pairs = з чого
words-core-number-remainder-remainder = залишок від груп по
words-core-number-smaller-of = найменше
words-core-number-smallest = найменше
words-core-number-smallest-over = серед чого
words-core-number-smallest-smallest = що
words-core-number-sum = сума
words-core-number-sum-of-largest = сума найбільших
words-core-number-sum-of-largest-of = що
words-core-number-sum-of-largest-over = серед чого
words-core-number-sum-of-largest-sum-of-largest = кількість
words-core-number-sum-over = серед чого
words-core-number-sum-sum = що
words-core-score-best = найкраще
words-core-score-best-best = серед чого
words-core-score-best-of = найкраще
words-core-score-each = сума
words-core-score-each-each = серед чого
words-core-score-half = половина
words-core-score-half-rounded = округлено
words-core-score-limited = обмежено
words-core-score-limited-down-to = щонайменше
words-core-score-limited-up-to = щонайбільше
words-core-score-nth-best = найкраще
words-core-score-nth-best-nth-best = місце
words-core-score-nth-best-of = серед чого
words-core-score-pay = очки
words-core-score-pay-if = умова
words-core-score-pay-per = за що
words-core-score-pay-up-to = щонайбільше
words-core-score-table = таблиця
words-core-score-table-by = за чим
words-core-score-table-from = від
words-core-score-table-table = очки
words-core-score-table-then = далі за кожне наступне
words-core-score-total = сума
words-core-selection-of-any-those-without = без урахування
words-core-selection-of-any-top-by = за чим
words-core-selection-of-any-top-top = скільки найбільших

## Що не можна зіграти

core-wrong-near = може, «{ $name }»?
core-wrong-more = і ще помилок: { $count }
core-wrong-known = є: { $names }
core-wrong-no_game = гри «{ $name }» тут немає; { $hint }
core-wrong-no_module = модуля «{ $name }» тут немає; { $hint }
core-wrong-no_pack = набору «{ $name }» тут немає; { $hint }
core-wrong-no_bot = бота «{ $name }» тут немає; { $hint }
core-wrong-no_setting = { $name }: такого налаштування гра { $game } не має; { $hint }
core-wrong-no_such_game = «{ $module }» — це модуль, а не гра; ігри перелічує «ruledock games»
core-wrong-pack_here = набір «{ $name }» не встановлено; для того, що в цій теці, напишіть «{ $place }»
core-wrong-other_game = модуль «{ $module }» належить до гри { $games }, а не до гри { $game }
core-wrong-needs = модулю «{ $module }» потрібен модуль «{ $other }»
core-wrong-excludes = модулі «{ $module }» і «{ $other }» не можна грати разом: { $why }
core-wrong-players = { $game }: кількість гравців від { $low } до { $high }, а не { $found }
core-wrong-players_with = модуль «{ $module }»: кількість гравців від { $low } до { $high }, а не { $found }
core-wrong-no_file = { $file }: такого файлу немає
core-wrong-game_here = гру «{ $name }» не встановлено; для тієї, що в цій теці, напишіть «{ $path }»
core-wrong-module_here = модуль «{ $name }» не встановлено; для того, що в цій теці, напишіть «{ $path }»
