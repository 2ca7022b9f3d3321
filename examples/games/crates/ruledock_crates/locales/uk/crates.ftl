crates-title = Скрині
crates-about = Скрині: двоє контрабандистів закладаються, чия скриня цінніша, і кожен бачив лише свою.

## Запитання й варіанти

crates-ask-bet = Підвищите ставку чи почекаєте?
crates-ask-answer = Зрівняєте чи здастеся?
crates-option-raise = Підвищити ставку
crates-option-wait = Почекати
crates-option-call = Зрівняти
crates-option-fold = Здатися

## Що кажуть усім

crates-raises = { $player } підвищує ставку.
crates-waits = { $player } чекає.
crates-calls = { $player } зрівнює.
crates-folds = { $player } здається.
crates-refused-nothing_raised = ставки ще ніхто не підвищував
crates-refused-raised = { $other } підвищує ставку й чекає на відповідь
crates-line-wins = Виграш: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
crates-line-loses = Програш: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }.

## Що показує стіл без малюнка

crates-field-pier = на пристані
crates-field-crates = скриня
crates-field-stakes = ставка
crates-field-folded = здається
crates-field-waited = чекали
crates-field-opened = відкрито
