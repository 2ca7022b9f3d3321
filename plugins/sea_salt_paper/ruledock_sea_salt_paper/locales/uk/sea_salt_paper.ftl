## Як що називається

sea_salt_paper-colour = { $colour }
    .f = { $colour ->
        [white] біла
        [dark_blue] темно-синя
        [light_blue] блакитна
        [black] чорна
        [yellow] жовта
        [green] зелена
        [purple] фіолетова
        [grey] сіра
        [light_orange] світло-оранжева
        [pink] рожева
        [orange] оранжева
       *[other] { $colour }
    }
sea_salt_paper-card = { $family ->
        [mermaid] { sea_salt_paper-colour.f }
        [fish] { sea_salt_paper-colour.f }
        [shark] { sea_salt_paper-colour.f }
        [shell] { sea_salt_paper-colour.f }
        [shoal_of_fish] { sea_salt_paper-colour.f }
        [penguin_colony] { sea_salt_paper-colour.f }
       *[other] { sea_salt_paper-colour }
    } { $family }
sea_salt_paper-lines-crabs = краби
sea_salt_paper-lines-boats = човники
sea_salt_paper-lines-fish = риби
sea_salt_paper-lines-swimmers-and-sharks = плавці й акули
sea_salt_paper-lines-shells = мушлі
sea_salt_paper-lines-octopuses = восьминоги
sea_salt_paper-lines-penguins = пінгвіни
sea_salt_paper-lines-sailors = моряки
sea_salt_paper-lines-lighthouse = маяк
sea_salt_paper-lines-shoal-of-fish = зграя риб
sea_salt_paper-lines-penguin-colony = колонія пінгвінів
sea_salt_paper-lines-captain = капітан
sea_salt_paper-lines-mermaids = русалки
sea_salt_paper-lines-colour-bonus = кольоровий бонус

## Що кажуть усім або декому

sea_salt_paper-round = Починається раунд { $number }, горілиць: { $cards }; перший хід: { $player }.
sea_salt_paper-draws_several = { $player } бере: { $cards }.
sea_salt_paper-draws_several-others = { $player } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }.
sea_salt_paper-keeps = { $player } лишає собі: { $card }.
sea_salt_paper-keeps-others = { $player } лишає собі одну з них.
sea_salt_paper-discards = { $player } скидає на стопку { $pile }: { $card }.
sea_salt_paper-takes = { $player } бере зі стопки { $pile }: { $card }.
sea_salt_paper-draws = { $player } бере з колоди: { $card }.
sea_salt_paper-draws-others = { $player } бере карту з колоди.
sea_salt_paper-lays = { $player } викладає пару: { $first } і { $second }.
sea_salt_paper-again = { $player } робить ще один хід.
sea_salt_paper-searches = { $player } переглядає стопку { $pile }.
sea_salt_paper-picks = { $player } вибирає зі стопки { $pile }: { $card }.
sea_salt_paper-picks-others = { $player } вибирає карту зі стопки { $pile }.
sea_salt_paper-robs = { $player } забирає з руки суперника ({ $victim }): { $card }.
sea_salt_paper-robs-others = { $player } забирає карту з руки суперника ({ $victim }).
sea_salt_paper-stops = { $player } оголошує СТОП і має { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
sea_salt_paper-calls = { $player } оголошує ОСТАННІЙ ШАНС і має { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
sea_salt_paper-shows = { $player } показує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
sea_salt_paper-counts = { $player } має { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: { $why }; найчисленніший колір має { $bonus ->
        [one] { $bonus } карту
        [few] { $bonus } карти
       *[many] { $bonus } карт
    }.
sea_salt_paper-part = { $what } { $points }
sea_salt_paper-parts = { $first }, { $rest }
sea_salt_paper-nothing = нічого не рахується
sea_salt_paper-wins_at_once = { $player } перемагає. { $victories-text }
sea_salt_paper-ends-stop = { $player } завершує раунд: усі рахують свої карти.
sea_salt_paper-ends-won = { $player } виграє парі й рахує карти та кольоровий бонус, решта — лише кольоровий бонус.
sea_salt_paper-ends-lost = { $player } програє парі й рахує лише кольоровий бонус, решта — свої карти.
sea_salt_paper-scores = { $player } отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, разом { $total }.
sea_salt_paper-ends-out = Колода порожня: ніхто не отримує очок.

## Запитання

sea_salt_paper-ask-draw = Узяти з колоди чи верхню карту зі стопки скиду?
sea_salt_paper-ask-keep = Яку карту лишаєте?
sea_salt_paper-ask-discard = На яку стопку скидаєте другу?
sea_salt_paper-ask-play = Викласти пару, закрити раунд чи завершити хід?
sea_salt_paper-ask-lay = Викласти пару чи завершити хід?
sea_salt_paper-ask-close = Закрити раунд чи завершити хід?
sea_salt_paper-ask-pass = Завершіть хід.
sea_salt_paper-ask-search = Яку стопку переглядаєте?
sea_salt_paper-ask-pick = Яку карту зі стопки { $pile } берете?
sea_salt_paper-ask-rob = У кого забираєте карту?

## Варіанти на кнопках

sea_salt_paper-option-draw = Узяти з колоди
sea_salt_paper-option-take = Узяти верхню карту стопки { $pile }
sea_salt_paper-option-keep = Лишити: { $card }
    .inside = лишити карту ({ $card })
sea_salt_paper-option-discard = Скинути на стопку { $pile }
sea_salt_paper-option-lay = Викласти: { $first } і { $second }
    .inside = викласти пару ({ $first } і { $second })
sea_salt_paper-option-search = Переглянути стопку { $pile }
sea_salt_paper-option-pick = Узяти: { $card }
    .inside = узяти карту ({ $card })
sea_salt_paper-option-rob = Забрати карту суперника: { $victim }
sea_salt_paper-option-pass = Завершити хід
sea_salt_paper-option-stop = Оголосити СТОП
sea_salt_paper-option-last-chance = Оголосити ОСТАННІЙ ШАНС

## Причини відмов

sea_salt_paper-refused-pile = стопка { $pile } порожня, або такої немає
sea_salt_paper-refused-not_drawn = узяті карти: { $cards }
sea_salt_paper-refused-called = ОСТАННІЙ ШАНС уже оголошує { $caller }
sea_salt_paper-refused-points = потрібно очок: { $needs }, є: { $has }
sea_salt_paper-refused-not_held = немає на руці: { $cards }
sea_salt_paper-refused-no_pair = ці дві карти не пара

## Рядки очок

sea_salt_paper-line = { $line-text }
sea_salt_paper-line-round-stop = Раунд { $number }: СТОП, { $caller } (карти)
sea_salt_paper-line-round-won-caller = Раунд { $number }: виграний останній шанс, { $caller } (карти й кольоровий бонус)
sea_salt_paper-line-round-won = Раунд { $number }: виграний останній шанс, { $caller } (лише кольоровий бонус)
sea_salt_paper-line-round-lost-caller = Раунд { $number }: програний останній шанс, { $caller } (лише кольоровий бонус)
sea_salt_paper-line-round-lost = Раунд { $number }: програний останній шанс, { $caller } (карти)
sea_salt_paper-line-round-out = Раунд { $number }: колода скінчилася
sea_salt_paper-line-at_once = { $line-text }

## Частини сторінки

sea_salt_paper-panel-round = Раунд { $round }
sea_salt_paper-panel-deck = Колода
sea_salt_paper-panel-pile = Стопка { $number }
sea_salt_paper-panel-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
sea_salt_paper-panel-target = Грають до
sea_salt_paper-panel-turn = Чий хід
sea_salt_paper-panel-last-chance = Останній шанс
sea_salt_paper-panel-choose = Карти на вибір
sea_salt_paper-panel-player = { $player }
sea_salt_paper-panel-total = Разом
sea_salt_paper-panel-in-hand = На руці
sea_salt_paper-panel-worth = Вартість зараз
sea_salt_paper-panel-hand = Ваша рука
sea_salt_paper-panel-empty = порожньо
sea_salt_paper-panel-known = на руці
sea_salt_paper-panel-perhaps = можливо, на руці

## Для термінала

sea_salt_paper-axis-card = Карта
sea_salt_paper-axis-pile = Стопка
sea_salt_paper-axis-player = Гравець
sea_salt_paper-screen-deck = колода
sea_salt_paper-screen-pile = стопка { $pile }
sea_salt_paper-screen-empty = порожня
sea_salt_paper-screen-round = раунд { $round }, до { $target } очок
sea_salt_paper-screen-last_turns = останні ходи цього раунду
sea_salt_paper-screen-cards = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
sea_salt_paper-screen-points = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
sea_salt_paper-screen-in_hand = на руці { $cards }
sea_salt_paper-screen-on_turn = ходить
sea_salt_paper-screen-called = останній шанс
sea_salt_paper-screen-laid = на столі
sea_salt_paper-screen-known = на руці (бачили)
sea_salt_paper-screen-perhaps = можливо
sea_salt_paper-screen-hand = ваша рука, вартість разом зі столом: { $points }
sea_salt_paper-screen-on = згори лежить: { $card }
sea_salt_paper-screen-on_empty = на порожню стопку
sea_salt_paper-screen-pair = Викладена пара: { $text }
sea_salt_paper-screen-drawn = узято

## Слова очок: головне слово й властивості в дужках, лише називний відмінок

words-sea_salt_paper-cards-colour-colour-of = колір
words-sea_salt_paper-cards-colour-colour-of-colour-of = чого
words-sea_salt_paper-cards-family-family-of = вид
words-sea_salt_paper-cards-family-family-of-family-of = чого
words-sea_salt_paper-cards-selection-of-card-cards = карти
words-sea_salt_paper-cards-selection-of-card-colour-narrows = колір
words-sea_salt_paper-cards-selection-of-card-family-narrows = вид
words-cards-all-card = карти
words-cards-all-colour = кольори
words-cards-all-family = види
words-cards-other-card = інша карта
words-cards-other-colour = інший колір
words-cards-other-family = інший вид
words-cards-this-card = ця карта
words-cards-this-colour = цей колір
words-cards-this-family = цей вид

## Що розповідає про себе

sea_salt_paper-title = Sea Salt & Paper
sea_salt_paper-about = Sea Salt & Paper: беріть карти, викладайте пари й вчасно зупиніться.
sea_salt_paper-setting-starts = Хто починає
sea_salt_paper-setting-starts-about = Ім'я гравця, що починає; інакше вирішить випадок.

## Як називається вміст

sea_salt_paper-content-cards = карти
sea_salt_paper-content-colours = кольори
sea_salt_paper-content-families = види карт
sea_salt_paper-content-lines = підрахунок очок
sea_salt_paper-content-pairs = пари
sea_salt_paper-content-victories = миттєва перемога
