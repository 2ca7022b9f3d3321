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

core-refused-not_offered = { $player } зараз не може { $option-inside }; відкрито: { $open }.
core-refused-because = { $player } не може { $option-inside }: { $why }.{ $nearest ->
        [none] { "" }
       *[other] { " " }Найближче можливе: { $nearest-inside }.
    }
core-refused-exactly = треба обрати { $needs }, а не { $found }
core-refused-at_least = треба обрати щонайменше { $needs }, а не { $found }
core-refused-at_most = можна обрати щонайбільше { $most }, а не { $found }
core-refused-not_among = серед можливостей немає: { $things }
core-refused-range = можна обрати від { $low } до { $high }
core-refused-only = можливо лише { $only }
core-refused-nothing_for_it = немає нічого, з чим це можна було б зробити
core-refused-other_question = запитання «{ $question }» зараз на черзі
core-refused-not_turn = Зараз не хід гравця { $player }; стіл чекає на: { $others }.
core-refused-no_option = { $player } вибирає варіант або його номер, а не { $found }; відкрито: { $open }.
core-refused-no_number = { $player } не має варіанта { $found }; вони від 0 до { $last }.
core-refused-no_decision = Вибирайте для відкритого рішення, а не для { $found }.
core-refused-no_player = Немає гравця { $found }; гравці: від 0 до { $last }.
core-refused-no_text = Варіант — це текст щонайбільше з 10000 знаків, а не { $found }.
core-refused-unreadable = «{ $found }» не є вашим варіантом. { $hint }
core-hint-nearest = Може: { $option-inside }?
core-hint-example = Напишіть, наприклад: { $option }.
core-hint-nothing = Зараз вам нічого вибирати.
core-refused-not_asked = { $player } зараз не має відкритого рішення.
core-refused-over = Гру закінчено.
core-refused-undo-nothing = { $player } не має чого забрати назад.
core-refused-undo-chance = { $player } не може забрати вибір { $option-inside }: відтоді відкрилися карти чи плитки, вам або іншим.
core-refused-ahead = { $player } не може зазирнути за вибір { $option-inside }: далі вирішує випадок або те, що ще приховано.
core-refused-undo-answered = { $player } не може забрати вибір { $option-inside }: відтоді вже є інший вибір ({ $by }), хай навіть нічого не робити.

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
words-bracketed = ({ $what })
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
core-wrong-at_least = і ще помилок, не менше: { $count }
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

## Файли й налаштування, що не пасують: цілі рядки, потім їхні частини

core-retold-bot = бот «{ $bot }»: { $why ->
        [none] не підходить
       *[other] { $why }
    }
core-retold-unreadable_at = { $file }: це не читається як { $format }, рядок { $line }, знак { $column }
core-retold-unreadable = { $file }: це не читається як { $format }
core-retold-not_utf8 = { $file }: це не текст у UTF-8, байт { $byte }
core-retold-too_large = { $file }: понад { $most } МіБ; таких довгих ігор не буває
core-retold-no_run = { $file }: тут немає результатів симуляції, бракує { $name }
core-retold-no_results = { $file }: від байта { $byte } результатів немає; файл лишається, як є
core-retold-no_record = { $file }: це не запис гри
core-retold-part_of_pack = { $file }: це частина набору; вкажіть його теку, { $pack }
core-retold-lost_pack = { $file }: набору «{ $pack }» тут немає; скажіть, де він лежить: --pack PATH
core-retold-other_content = { $file }: цю гру збережено з іншими картами чи правилами, ніж тут тепер
core-retold-database = --database «{ $name }»: очікується sqlite:///FILE
core-retold-listening = { $host }, порт { $port }: тут не можна відкрити столи, порт, мабуть, зайнятий
core-retold-no_folder_of_packs = --packs «{ $name }»: такої теки немає
core-retold-found_near = { $place }: { $found ->
        [none] це сюди не пасує
       *[other] знайдено: { $found }
    }{ $expected ->
        [none] { "" }
       *[other] ; очікується: { $expected }
    }{ $hint ->
        [none] { "" }
       *[other] ; { $hint }
    }
core-retold-found = { $place }: { $found ->
        [none] це сюди не пасує
       *[other] знайдено: { $found }
    }{ $expected ->
        [none] { "" }
       *[other] ; очікується: { $expected }
    }
core-retold-found_hint = { $place }: { $found ->
        [none] це сюди не пасує
       *[other] { $found }, це сюди не пасує
    }{ $hint ->
        [none] { "" }
       *[other] ; { $hint }
    }
core-retold-wrong_at = { $place }: { $why }
core-retold-near = може, «{ $name }»?
core-retold-known = є: { $names }
core-retold-no_option = параметра «{ $name }» немає; { $hint }
core-retold-has_none = їх немає
core-retold-no_program = програми { $name } немає
core-retold-not_run = { $file } не можна запустити; chmod +x
core-retold-no_bot_file = файлу { $file } немає
core-retold-quotes = лапки не сходяться
core-retold-no_user = користувача «{ $name }» немає; { $hint }
core-retold-only_root = лише root може запускати ботів від імені іншого користувача
core-retold-expects = очікується { $expected ->
        [none] щось інше
       *[other] { $expected }
    }
core-retold-value = { $place }: { $found ->
        [none] це сюди не пасує
       *[other] знайдено: { $found }
    }{ $expected ->
        [none] { "" }
       *[other] ; очікується: { $expected }
    }
core-retold-missing_at = такого файлу чи теки немає; очікується { $expected ->
        [none] щось інше
       *[other] { $expected }
    }
core-retold-missing = такого файлу чи теки немає
core-retold-folder = це тека
core-retold-no_folder = це не тека
core-retold-there = уже є
core-retold-denied = немає дозволу
core-retold-no_room = диск повний
core-retold-nothing = нічого
core-retold-whole = ціле число
core-retold-number = число
core-retold-text = текст
core-retold-list = список
core-retold-object = налаштування
core-retold-flag = true або false
core-retold-list_of = список (елементів: { $count })
core-retold-object_with = налаштування: { $names }
core-retold-one_of = одне з: { $names }{ $more ->
        [none] { "" }
       *[other] , ще { $more }
    }
core-retold-at_least = щонайменше { $n }
core-retold-at_most = щонайбільше { $n }
core-retold-above = більше ніж { $n }
core-retold-pack = набір: тека з файлом pack.json або .zip з ним
core-retold-no_pack_json = немає pack.json
core-retold-single_file = один файл
core-retold-not_a_plugin = не плагін
core-retold-plugin = плагін: його файл .py або тека з pyproject.toml чи plugin.py
core-retold-configuration = налаштування столу
core-retold-redacted = запис того, що знав один гравець
core-retold-kept_game = запис, збережена гра або позиція
core-retold-end_of_file = кінець файлу
core-retold-players = кількість гравців до { $n } або список їхніх імен
core-retold-game_name = назва гри
core-retold-once = кожне лише раз
core-retold-names_of_packs = список назв наборів, тек або файлів .zip
core-retold-names_of_modules = список модулів
core-retold-program = exec:PROGRAM, з аргументами чи без
core-retold-named_bot = { $file }:NAME, як файл називає свого бота
core-retold-setting_value = ПАРАМЕТР=ЗНАЧЕННЯ
core-retold-utf8 = текст у UTF-8
core-retold-byte = байт { $byte }
core-retold-characters = знаків: { $n }
core-retold-player = гравець
core-retold-language_code = код мови, наприклад cs, uk чи pt-BR
core-retold-limits = обмеження{ $name ->
        [none] { "" }
       *[other] , { $name }
    }
core-retold-command_line = командний рядок
