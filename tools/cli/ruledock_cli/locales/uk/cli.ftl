## Для термінала

cli-play-several = Напишіть ті, які хочете, наприклад «{ $example }».
cli-play-several_or_none = Напишіть ті, які хочете, наприклад «{ $example }»; «{ $none }» означає жодної.
cli-play-page = { $first }–{ $last } з { $all }; «more» покаже наступні, або напишіть частину
cli-play-last_page = { $first }–{ $last } з { $all }; «more» почне спочатку, або напишіть частину
cli-play-not_weighed = Забагато, щоб зважити: найкращі не перші.
cli-play-folded = «{ $chosen }», якщо не сказати інакше ({ $others }): «{ $example }».
cli-play-no_letter = Літери «{ $letter }» тут немає: вони від { $first } до { $last }.
cli-play-strange_word = «{ $word }» не підходить до жодного варіанта; решта підходить до таких ({ $options }): { $examples }.
cli-play-letter_alone = «{ $letter }» ({ $option }) — окрема відповідь, з іншими літерами вона не йде.
cli-play-closed = «{ $said }» зараз неможливе: { $why }.
cli-play-no_answer = «{ $text }» тут не відповідь. Введіть літеру від { $first } до { $last } або частину якогось варіанта.
cli-play-any_time = (будь-коли)
cli-play-locked = файл { $file } саме грає процес { $process }
cli-play-not_kept = Гру не вдалося зберегти; «save ФАЙЛ» або --save ФАЙЛ збереже її деінде.
cli-play-kept_by_itself = Гру збережено; продовжити: ruledock play
cli-play-kept = Гру збережено; продовжити: ruledock play --resume { $file }
cli-play-hand_over = Передайте клавіатуру: { $name }.
cli-play-ready = { $name }, натисніть Enter, коли ніхто інший не дивиться.
cli-play-only_enter = Просто Enter покаже стіл; «quit» — вийти.
cli-play-act_first = { $who } Діяти першими? Enter пропускає.
cli-play-act_now = Зіграти щось зараз?
cli-play-enter_skips = Enter — пропустити.
cli-play-considered = Enter: { $option }{ $gain ->
        [none] { "" }
       *[other] { " " }({ $gain })
    }, як намальовано; або напишіть інший варіант.
cli-play-others_act = Зараз можуть діяти інші.
cli-play-about_to_act = { $name } збирається діяти.
cli-play-several_match = Підходить варіантів: { $options }; напишіть літеру або більше:
cli-play-more_lines = -- Enter далі, q кінець --
cli-play-nothing_there = Немає на що дивитися.
cli-play-no_legend = Малюнки цієї гри не потребують легенди.
cli-play-not_found = Тут нічого не зветься «{ $text }». Шукайте за номером чи назвою, наприклад «look { $thing }».
cli-play-taken_back = Скасовано.
cli-play-save_where = Куди зберегти? Напишіть: save ФАЙЛ
cli-play-saved = Збережено: { $file }.
cli-play-cannot_pass = Зараз пасувати не можна: виберіть один із варіантів.
cli-play-quiet_alone = Поза ходом тут нікого не питають.
cli-play-is_quiet = До наступного рішення жодних запитань поза ходом.
cli-play-no_rules = Про «{ $text }» правила нічого не кажуть.
cli-play-rule_topics = Назвіть тему, наприклад «rules { $example }»: { $topics }.
cli-play-more_rules = і ще { $rules ->
        [one] { $rules } правило
        [few] { $rules } правила
       *[many] { $rules } правил
    }; напишіть більше слів
cli-play-hint = Напишіть літеру або варіант; «help» підкаже, що ще можна.
cli-play-stopped = зупинено.
cli-play-replay = Переглянути знову:
cli-play-go_on = Яку гру продовжити? Enter бере останню; «q» жодної.
cli-play-choices = виборів: { $choices }
cli-play-choose_game = Напишіть літеру від { $first } до { $last } або «q».
cli-tell-with = з: { $added }
cli-tell-seed = зерно випадку { $seed }
cli-tell-seed_was = Зерно випадку: { $seed }.
cli-tell-nobody_wins = Ніхто не перемагає.
cli-tell-tie = { $names } – порівну очок: { $points }. { $rule }
cli-tell-wins = { $name } перемагає.
cli-tell-share = { $names } і { $last } ділять перемогу.
cli-tell-total = разом
cli-tell-in_all = усього
cli-tell-counted = Що рахувалося: { $name }
cli-help-letter-word = b
cli-help-letter = взяти варіант із цією літерою; місце спершу намалюють, а Enter його бере
cli-help-option-word = варіант
cli-help-option = взяти його, як написано в списку; порядок, регістр і пробіли не важливі
cli-help-part-word = його частина
cli-help-part = взяти його, якщо такої частини немає в інших: плитку, колір, слово з тексту
cli-help-several-word = a c
cli-help-several = де треба кілька речей: ті, що з цими літерами
cli-help-more-word = more
cli-help-more = наступна сторінка варіантів
cli-help-enter-word = Enter
cli-help-enter = взяти намальоване або єдиний варіант; або пропустити
cli-help-view-word = view
cli-help-view = увесь стіл
cli-help-parts = частина столу повністю: { $parts }
cli-help-look-word = look { $thing }
cli-help-look = що каже карта, плитка чи щось інше, за номером або назвою (також card, tile)
cli-help-rules-word = rules { $topic }
cli-help-rules = що кажуть правила про щось
cli-help-legend-word = legend
cli-help-legend = що означають позначки на малюнках
cli-help-score-word = score
cli-help-score = ваші очки зараз, рядок за рядком
cli-help-log-word = log
cli-help-log = усе, що сталося, наскільки ви знаєте
cli-help-undo-word = undo
cli-help-undo = забрати останній вибір, якщо з нього ще нічого не вийшло
cli-help-save-word = save ФАЙЛ
cli-help-save = зберегти копію гри у файл
cli-help-quit-word = quit
cli-help-quit = вийти; гру збережено, ruledock play її продовжить
cli-help-pass-word = pass
cli-help-pass = нічого не робити, де це можливо
cli-help-quiet-word = quiet
cli-help-quiet = не питати поза ходом до наступного рішення
cli-replay-told = { $choices ->
        [one] { $choices } вибір
        [few] { $choices } вибори
       *[many] { $choices } виборів
    }{ $next ->
        [none] { "" }
       *[other] ; далі в записі: { $next }
    }
cli-replay-not_over = Гру ще не закінчено.
cli-replay-as_player = З --as ІМ'Я розповідь така, як знав гру той гравець.
cli-replay-keys = Enter: далі, b: назад, число: на місце, e: кінець, q: вийти
cli-replay-at = Після { $place } з { $all } виборів
cli-export-written = { $file } містить те, що про гру знає { $name ->
        [none] глядач
       *[other] { $name }
    }; це можна читати, але не грати далі.
cli-show-not_found = ніщо не зветься «{ $text }»; шукайте за номером чи назвою, наприклад ruledock show 012
cli-usage-there_already = файл { $file } уже є; назвіть інший
cli-usage-name_a_game = назвіть гру або збережену через --resume ФАЙЛ
cli-usage-all_are_played = усі збережені ігри зараз грають деінде; назвіть гру, щоб почати нову
cli-usage-kept_already = файл { $file } уже є; продовжте з --resume { $file } або перейменуйте його
cli-usage-ask_several = --interrupts ask для однієї людини: серед кількох клавіатура виказала б, хто може діяти; --set windows=all питає всіх
cli-usage-no_choices = { $option }: { $file } не є записом і не має виборів
cli-usage-too_far = --to { $to }: виборів у цьому записі: { $choices }
cli-usage-bot_from_file = у цю гру грав бот «{ $bot }», який запускає код, що його файл лише називає; вкажіть --bot, якщо довіряєте йому, або іншого бота
cli-usage-no_player = немає гравця «{ $name }»; { $hint }
cli-usage-named_twice = --seat: { $name } названо кілька разів
cli-usage-missing = додайте: { $names }
cli-usage-strange = «{ $words }» тут нічого не означає
cli-usage-strange_near = «{ $words }» тут нічого не означає; може, «{ $near }»?
cli-usage-choice = { $name }: «{ $found }» тут немає; є: { $choices }
cli-usage-no_value = { $name }: бракує значення
cli-usage-no_number = { $name }: «{ $found }» — не число
cli-usage-no_opponent = --solo: гра { $game } повинна мати для одного гравця одного суперника; має: { $found }
cli-usage-no_level = --solo «{ $level }»: { $opponent } не має іншої сили
cli-usage-other_level = --solo «{ $level }» тут немає; { $hint }
cli-usage-assign = --set «{ $found }»: напишіть КЛЮЧ=ЗНАЧЕННЯ, як-от rules.rounds=3
cli-usage-assigned = --set «{ $found }»: «{ $name }» вже має просте значення
cli-usage-bots_apart = --patience і --bot-user — для ботів в окремих процесах
cli-language-unknown = { $where }: мовою «{ $found }» тут ніхто не говорить, тому англійською; { $hint }
cli-usage-language = --language { $found }: цією мовою тут ніхто не говорить; { $hint }
cli-usage-name_twice = --players: { $name } названо кілька разів
cli-file-strange = { $file }: це не набір, не налаштування столу, не запис, не збережена гра й не позиція (містить: { $keys })
cli-usage-not_over = --as { $name }: гру ще не закінчено, і що тримає гравець, не для інших; --reveal усе одно покаже
cli-serve-open = кожен, хто має доступ до { $host }, тепер може створювати тут столи й говорити з цим комп'ютером звичайним http; для інтернету поставте перед ним проксі з TLS (див. інструкцію для господарів).
cli-tell-record_in = Запис у файлі { $file }.
cli-games-none = Тут ще немає ігор: установіть доповнення з грою.
cli-games-players = гравців: { $number }
cli-games-title = { $title }{ $modules ->
        [none] { "" }
       *[other] ; модулі: { $modules }
    }
cli-modules-none = Модулів тут немає.
cli-modules-needs = Потребує: { $modules }.
cli-modules-players = Кількість гравців: { $number }.
cli-modules-excludes = Не з модулем { $module }: { $why }.

## Довідка команд

-help-pack = додати набір: назву, теку або .zip; з --resume місце, де він лежить; можна повторювати
-help-played-pack = набір, з яким грали і якого не встановлено: тека, .zip або тека наборів; можна повторювати
-help-seat = дивитися з місця цього гравця
-help-speed = скільки речень за секунду; 0: не чекати (0)
cli-help-bot = бот: random, greedy, planner або якийсь бот цієї гри, з параметрами чи без, як-от planner:seconds=0.1 (random)
cli-help-bot_user = користувач, від якого працюють відокремлені боти, якщо ви root
cli-help-color = розфарбувати вивід; auto: у терміналі, якщо не задано NO_COLOR
cli-help-epilog = коди завершення: 0 усе гаразд, 1 у перевіреному є помилка, 2 неправильне використання, 130 Ctrl-C
cli-help-export-description = Записати, що знає один гравець про збережену гру, без того, що тримають інші.
cli-help-export-file = запис, збережена гра або позиція
cli-help-export-pack = { -help-played-pack }
cli-help-export-seat = гравець; без нього глядач
cli-help-out = файл, до якого записати
cli-help-replay-file = запис, який створюють watch --save і play
cli-help-files = результати, які записує simulate --out, або їхня тека
cli-help-games-description = Перелічити встановлені ігри.
cli-help-html = записати сторінку з таблицями й графіками
cli-help-interrupts = питати перед вибором бота, чи ви дієте поза чергою, або не питати ніколи (питати, якщо гра не має вікон для вас)
cli-help-isolate = запускати кожного бота в окремому процесі, лише з виглядами; тоді --bot може бути FILE.py:NAME
cli-help-json = записати JSON, для програм
cli-help-language = говорити цією мовою, як-от cs чи uk; інакше мовою з RULEDOCK_LANGUAGE, системи або файлу столу, якщо нею є речення
cli-help-module = увімкнути модуль за назвою або шляхом; можна повторювати, те саме робить --M
cli-help-modules-description = Перелічити модулі ігор.
cli-help-modules-game = лише модулі цієї гри
cli-help-patience = скільки секунд відокремлений бот може думати над одним рішенням (60)
cli-help-play-description = Грати проти ботів, самостійно або разом.
cli-help-play-game = гра за назвою, файлом .py або текою, або файл, що описує стіл; без нього триває збережена гра
cli-help-play-pack = { -help-pack }
cli-help-play-save = зберігати гру в цьому файлі, а не в теці користувача
cli-help-play-seat = де ви сидите: номер або ім'я (0); якщо повторити, клавіатуру ділять кілька людей і типовим є --set windows=own
cli-help-play-speed = { -help-speed }
cli-help-players = скільки гравців або їхні імена: Ada,Ben,Cleo
cli-help-plugin = додати плагін, який не встановлено: файл .py або теку; можна повторювати
cli-help-replay-description = Знову розповісти записану гру.
cli-help-replay-pack = { -help-played-pack }
cli-help-replay-seat = { -help-seat }
cli-help-replay-speed = кількість речень за секунду (0)
cli-help-report-description = Звіт про результати: хто з якого місця перемагає і що дає кожен рядок очок.
cli-help-resume = продовжити збережену гру
cli-help-reveal = про незакінчену гру розповісти зерно випадку й вибори, а з --as і те, що тримає той гравець
cli-help-ruledock-description = Настільні ігри, правила яких є даними: перелічити їх, дивитися, грати, перевіряти їхній вміст.
cli-help-seed = зерно випадку, число; інакше навмання
cli-help-set = змінити налаштування або правило, як-от rules.rounds=3, зі списком у дужках: --set 'lessons=["A", "B"]'; можна повторювати
cli-help-show-description = Показати карту, плитку, клан, подію чи щось інше за номером або назвою, або збережену гру.
cli-help-show-game = лише речі з цієї гри
cli-help-show-pack = { -help-played-pack }
cli-help-show-seat = { -help-seat }
cli-help-solo = грати самостійно, з такою силою, проти суперника, якого гра має для одного гравця
cli-help-step = переглядати гру хід за ходом
cli-help-to = зупинитися перед вибором номер N
cli-help-watch-description = Дивитися, як боти грають одну цілу гру.
cli-help-watch-game = гра за назвою, файлом .py або текою, або файл, що описує стіл
cli-help-watch-pack = { -help-pack }
cli-help-watch-save = записати гру в цей файл
cli-help-watch-seat = { -help-seat }
cli-help-watch-speed = { -help-speed }
cli-help-what = номер, як-от 012, назва або файл
cli-help-title-usage = використання:
cli-help-title-options = параметри
cli-help-title-positional = аргументи
cli-help-title-commands = команди
cli-help-title-show_help = показати цю довідку й завершити
cli-help-title-version = показати номер версії й завершити

## Стоїть замість того, що пише гравець

cli-help-blank-bot = БОТ
cli-help-blank-code = КОД
cli-help-blank-command = КОМАНДА
cli-help-blank-file = ФАЙЛ
cli-help-blank-game = ГРА
cli-help-blank-key = КЛЮЧ
cli-help-blank-level = СИЛА
cli-help-blank-name = ІМ'Я
cli-help-blank-names = ІМЕНА
cli-help-blank-path = ШЛЯХ
cli-help-blank-player = ГРАВЕЦЬ
cli-help-blank-seed = ЗЕРНО
cli-help-blank-value = ЗНАЧЕННЯ
