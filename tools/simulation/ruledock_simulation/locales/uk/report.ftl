### Що кажуть звіти про результати.

report-seats = місце
report-bot = бот
report-won = перемоги
report-interval = 95 %
report-shared = спільні
report-total = разом
report-spread = розкид
report-least = найменше
report-middle = медіана
report-most = найбільше
report-line = рядок
report-had = було
report-paid = дало
report-points = очки
report-games = ігри
report-failures = програно через збій бота
report-any = усі
report-decimal = { $whole },{ $tenth }
report-percent = { $number } %
report-range = від { $low } до { $high }
report-about = Перемоги: частка ігор цього місця чи бота разом зі спільними перемогами, з інтервалом 95 % за Вілсоном. Було: на скількох місцях з усіх рядок був у рахунку; дало: з них більше за нуль; очки й перемоги стосуються лише їх.
report-heading = { $game }{ $modules ->
        [none] { "" }
       *[other] { " " }({ $modules })
    }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }: { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[many] { $games } ігор
    }, { $choices ->
        [nobody] жодної
        [unended] жодної дограної
       *[other] виборів на гру: { $choices }
    }{ $tied ->
        [0] { "" }
       *[other] , нічиїх: { $tied }
    }{ $unwon ->
        [0] { "" }
       *[other] , без переможця: { $unwon }
    }{ $failed ->
        [0] { "" }
       *[other] , програно через збій бота: { $failed }
    }
report-none = Результатів ще немає.
report-page = Сторінка у файлі { $file }.
report-title = Результати: { $files }
report-settings = Налаштування: { $settings }.
report-plot-won = Виграні ігри, %
report-plot-totals = Усі очки
report-plot-points = Очки за рядок, середнє та розкид
report-plot-won_with = Ігри, виграні з рядком, %
