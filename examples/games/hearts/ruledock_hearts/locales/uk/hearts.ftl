## Що кажуть усім або декому

hearts-deal = Роздача { $number }.
hearts-passes = { $player } передає { $cards }; отримує { $next }.
hearts-passes-others = { $player } передає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }; отримує { $next }.
hearts-plays = { $player } грає { $card }.
hearts-takes = { $player } бере взятку{ $points ->
        [0] { "" }
        [one] { " " }й { $points } очко
        [few] { " " }й { $points } очки
       *[other] { " " }й { $points } очок
    }.
hearts-moon = { $player } бере всі очки й влучає в місяць.

## Питання

hearts-ask-pass = Які карти передасте? Кількість карт: { $count }; отримує { $next }.
hearts-ask-play = Яку карту зіграєте?

## Варіанти, як на кнопці

hearts-option-pass = Передати { $cards }
hearts-option-play = Зіграти { $card }

## Відмови, після «Ada не може зіграти h5:»

hearts-refused-not_held = цієї карти немає у вас на руці
hearts-refused-follow = { $suit ->
        [clubs] зайшли з треф, а вони у вас є
        [diamonds] зайшли з бубон, а вони у вас є
        [spades] зайшли з пік, а вони у вас є
       *[hearts] зайшли з чирв, а вони у вас є
    }
hearts-refused-first = у першу взятку не кладуть нічого з очками
hearts-refused-broken = з чирв не заходять, доки жодної не зіграно

## Рядки очок

hearts-line-before = Очки зіграних роздач.
hearts-line-now = Очки, взяті в цій роздачі.

## Про гру

hearts-title = Чирви
hearts-about = Чирви: беріть взятки, але без чирв, і ніколи пікову даму.

## Що показує стіл без малюнка

hearts-field-leader = заходить
hearts-field-deal = роздача
hearts-field-points = очки
hearts-field-hands = рука
hearts-field-passed = передано
hearts-field-trick = взятка
hearts-field-taken = взято
hearts-field-lacks = не має
hearts-value-clubs = ♣
hearts-value-diamonds = ♦
hearts-value-spades = ♠
hearts-value-hearts = ♥
hearts-value-harmless = карти без очок
hearts-content-cards = карти
