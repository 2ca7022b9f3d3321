## Для термінала

cli-play-several = Напишіть ті, які хочете, наприклад «{ $example }».
cli-play-several_or_none = Напишіть ті, які хочете, наприклад «{ $example }»; або «{ $none }».
cli-play-page = { $first }–{ $last } з { $all }; «more» покаже наступні, або напишіть частину
cli-play-any_time = (будь-коли)
cli-play-locked = файл { $file } саме грає процес { $process }
cli-play-not_kept = Гру не вдалося зберегти; «save FILE» або --save FILE збереже її деінде.
cli-play-kept_by_itself = Гру збережено; продовжити: ruledock play
cli-play-kept = Гру збережено; продовжити: ruledock play --resume { $file }
cli-play-hand_over = Передайте клавіатуру: { $name }.
cli-play-ready = { $name }, натисніть Enter, коли ніхто інший не дивиться.
cli-play-act_first = { $who } Діяти першими? Enter пропускає.
cli-play-considered = Enter бере { $option }, як намальовано; або напишіть інший варіант.
cli-play-others_act = Зараз можуть діяти інші.
cli-play-about_to_act = { $name } збирається діяти.
cli-play-several_match = Підходить варіантів: { $options }; напишіть більше:
cli-play-more_lines = -- Enter далі, q кінець --
cli-play-nothing_there = Немає на що дивитися.
cli-play-no_legend = Малюнки цієї гри не потребують легенди.
cli-play-not_found = Тут нічого не зветься «{ $text }». Шукайте за номером чи назвою, наприклад «look 037».
cli-play-taken_back = Скасовано.
cli-play-save_where = Куди зберегти? Напишіть: save FILE
cli-play-saved = Збережено: { $file }.
cli-play-cannot_pass = Зараз пасувати не можна: виберіть один із варіантів.
cli-play-quiet_alone = Поза ходом тут нікого не питають.
cli-play-is_quiet = До наступного рішення жодних запитань поза ходом.
cli-play-rule_topics = Назвіть тему, наприклад «rules { $topics }».
cli-play-more_rules = і ще { $rules ->
        [one] { $rules } правило
        [few] { $rules } правила
       *[many] { $rules } правил
    }; напишіть більше слів
cli-play-hint = Напишіть літеру або варіант; «help» підкаже, що ще можна.
cli-play-stopped = зупинено.
cli-play-replay = Переглянути знову: ruledock replay { $file }
cli-play-go_on = Яку гру продовжити? Enter бере останню; «q» жодної.
cli-play-choose_game = Напишіть літеру від { $first } до { $last } або «q».
cli-tell-with = з: { $added }
cli-tell-seed = зерно { $seed }
cli-tell-seed_was = Зерно: { $seed }.
cli-tell-nobody_wins = Ніхто не перемагає.
cli-tell-wins = { $name } перемагає.
cli-tell-share = { $names } і { $last } ділять перемогу.
cli-tell-total = разом
cli-tell-in_all = усього
cli-tell-counted = Що рахувалося: { $name }
cli-help-letter-word = b
cli-help-letter = взяти варіант із цією літерою
cli-help-option-word = варіант
cli-help-option = взяти його, як написано в списку; порядок, регістр і пробіли не важливі
cli-help-part-word = його частина
cli-help-part = взяти його, якщо такої частини немає в інших
cli-help-several-word = a c
cli-help-several = де треба кілька речей: ті, що з цими літерами
cli-help-more-word = more
cli-help-more = наступна сторінка варіантів
cli-help-enter-word = Enter
cli-help-enter = взяти намальоване або єдиний варіант; або пропустити
cli-help-view-word = view
cli-help-view = увесь стіл
cli-help-parts = частина столу повністю: { $parts }
cli-help-look-word = look 037
cli-help-look = що каже карта, плитка чи щось інше, за номером або назвою (також card, tile)
cli-help-rules-word = rules fishing
cli-help-rules = що кажуть правила про щось
cli-help-legend-word = legend
cli-help-legend = що означають позначки на малюнках
cli-help-score-word = score
cli-help-score = ваші очки зараз, рядок за рядком
cli-help-log-word = log
cli-help-log = усе, що сталося, наскільки ви знаєте
cli-help-undo-word = undo
cli-help-undo = забрати останній вибір, якщо з нього ще нічого не вийшло
cli-help-save-word = save FILE
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
cli-replay-keys = Enter: далі, b: назад, число: на місце, e: кінець, q: вийти
cli-replay-at = Після { $place } з { $all } виборів
cli-export-written = { $file } містить те, що про гру знає { $name ->
        [none] глядач
       *[other] { $name }
    }; це можна читати, але не грати далі.
cli-show-not_found = ніщо не зветься «{ $text }»; шукайте за номером чи назвою, наприклад ruledock show 012
cli-usage-there_already = файл { $file } уже є; назвіть інший
cli-usage-name_a_game = назвіть гру або збережену через --resume FILE
cli-usage-kept_already = файл { $file } уже є; продовжте з --resume { $file } або перейменуйте його
cli-usage-ask_several = --interrupts ask для однієї людини: серед кількох клавіатура виказала б, хто може діяти; --set windows=all питає всіх
cli-usage-no_choices = { $option }: { $file } не є записом і не має виборів
cli-usage-too_far = --to { $to }: виборів у цьому записі: { $choices }
cli-usage-no_player = немає гравця «{ $name }»; { $hint }
cli-usage-named_twice = --seat: { $name } названо кілька разів
cli-usage-not_over = --as { $name }: гру ще не закінчено, і що тримає гравець, не для інших; --reveal усе одно покаже
cli-tell-record_in = Запис у файлі { $file }.
cli-games-none = Тут ще немає ігор: установіть доповнення з грою.
cli-games-players = гравців: { $number }
cli-games-title = { $title }{ $modules ->
        [none] { "" }
       *[other] ; модулі: { $modules }
    }
cli-modules-none = Модулів тут немає.
cli-modules-needs = Потребує: { $modules }.
cli-modules-players = Для { $low }–{ $high } гравців.
cli-modules-excludes = Не з модулем { $module }: { $why }.
