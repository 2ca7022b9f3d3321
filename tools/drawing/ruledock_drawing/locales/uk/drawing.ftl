## Для термінала

drawing-more_found = і ще { $things }; уточніть
drawing-from = { $kind }; { $source ->
        [rulebook] за правилами
        [public] за оприлюдненими пам'ятками
        [house] доповнено тут, де джерела мовчать
       *[other] { $source }
    }
drawing-you = { $name } (ви)
drawing-yes = так
drawing-no = ні
drawing-known = { $count }, з них { $known }
drawing-examples = Приклади
