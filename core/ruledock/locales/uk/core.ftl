## Що кажуть усім або декому

core-decide = Виберіть один варіант.
core-may_act = Хочете діяти зараз чи пропустити?
core-open-more = { $open } і ще { $more }
core-house = { $count ->
        [one] { $count } річ
        [few] { $count } речі
       *[many] { $count } речей
    } у цій грі довелося вигадати, бо жодне джерело їх не наводить; «ruledock content --house» їх перелічує.
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
core-refused-not_turn = Зараз хід не цього гравця: { $player }; стіл чекає на: { $others }.
core-refused-no_option = { $player } вибирає варіант або його номер, а не { $found }; відкрито: { $open }.
core-refused-no_number = { $player } не має варіанта { $found }; вони від 0 до { $last }.
core-refused-no_decision = Вибирайте для відкритого рішення, а не для { $found }.
core-refused-no_player = Немає гравця { $found }; гравці: від 0 до { $last }.
core-refused-no_text = Варіант — це текст щонайбільше з 10000 знаків, а не { $found }.
core-refused-unreadable = «{ $found }» не є вашим варіантом. { $hint }
core-hint-nearest = Може, «{ $option }»?
core-hint-forms = Напишіть щось із цього: { $forms }.
core-hint-nothing = Зараз вам нічого вибирати.
core-refused-not_asked = { $player } зараз не має відкритого рішення.
core-refused-over = Гру закінчено.
core-refused-undo-nothing = { $player } не має чого забрати назад.
core-refused-undo-chance = { $player } не може забрати «{ $option }»: відтоді відкрито нові карти чи плитки.
core-refused-ahead-chance = { $player } не може зазирнути за «{ $option }»: далі вирішує випадок.
core-refused-ahead-secret = { $player } не може зазирнути за «{ $option }»: це показало б те, що ще приховано.
core-refused-undo-answered = { $player } не може забрати «{ $option }»: { $by } уже відповідає на це.

## Пояснення очок

words-list = { $first }, { $rest }
words-line-value = { $what }: { $value }
words-line-holds = { $what }: так
words-line-fails = { $what }: ні
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
words-more = { $things } …
words-rounded = заокруглено
words-value-odd = непарне
words-value-even = парне
