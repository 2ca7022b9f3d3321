## Co se říká všem, nebo jen některým

core-decide = Vyber jednu možnost.
core-may_act = Chceš teď jednat, nebo to necháš být?
core-open-more = { $open } a dalších { $more }
core-house = { $count ->
        [one] { $count } věc
        [few] { $count } věci
       *[other] { $count } věcí
    } v této hře jsme museli vymyslet, protože je žádný pramen neuvádí; „ruledock content --house“ je vypíše.
core-reopened = Zapečetěná volba už není možná ({ $player }); volí se znovu.

## Možnosti na tlačítkách

core-option-withdraw = Vzít zapečetěnou volbu zpět
core-option-nothing = Nechat být

## Odmítnutí

core-refused-not_offered = { $player } teď nemůže „{ $option }“; otevřeno je: { $open }.
core-refused-because = { $player } nemůže „{ $option }“: { $why }.{ $nearest ->
        [none] { "" }
       *[other] { " " }Nejblíž je „{ $nearest }“.
    }
core-refused-not_turn = { $player } není na tahu; stůl čeká na: { $others }.
core-refused-no_option = { $player } vybírá možnost nebo její číslo, ne { $found }; otevřeno je: { $open }.
core-refused-no_number = { $player } nemá možnost { $found }; jsou od 0 do { $last }.
core-refused-no_decision = Vybírej pro otevřené rozhodnutí, ne pro { $found }.
core-refused-no_player = Hráč { $found } tu není; hráči jsou 0 až { $last }.
core-refused-no_text = Možnost je text o nejvýše 10000 znacích, ne { $found }.
core-refused-unreadable = „{ $found }“ není žádná z tvých možností. { $hint }
core-hint-nearest = Nemyslíš „{ $option }“?
core-hint-forms = Napiš jedno z: { $forms }.
core-hint-nothing = Teď nemáš nic na výběr.
core-refused-not_asked = { $player } teď nemá žádné otevřené rozhodnutí.
core-refused-over = Hra skončila.
core-refused-undo-nothing = { $player } nemá co vzít zpět.
core-refused-undo-chance = { $player } nemůže vzít zpět „{ $option }“: od té doby se odkryly nové karty nebo dílky.
core-refused-ahead-chance = { $player } nemůže nahlédnout za „{ $option }“: o dalším rozhodne náhoda.
core-refused-ahead-secret = { $player } nemůže nahlédnout za „{ $option }“: ukázalo by to, co je ještě skryté.
core-refused-undo-answered = { $player } nemůže vzít zpět „{ $option }“: { $by } už na to odpovídá.

## Vysvětlení bodů

words-list = { $first }, { $rest }
words-line-value = { $what }: { $value }
words-line-holds = { $what }: ano
words-line-fails = { $what }: ne
words-line-things = { $what }: { $value } ({ $things })
words-line-subject = { $subject }: { $line }

## Seznamy

core-nothing = nic

## Slova bodování: hlavní slovo a vlastnosti v závorce, jen první pád

words-with = { $head } { $open }{ $properties }{ $close }
words-property = { $name }: { $value }
words-also = { $first }; { $rest }
words-or = { $first } nebo { $rest }
words-not = ne
words-plus = { $first } + { $rest }
words-minus = { $first } − { $rest }
words-times = { $first } × { $rest }
words-range = { $low } až { $high }
words-value-exactly = přesně { $n }
words-value-at-least = { $n } nebo více
words-value-at-most = { $n } nebo méně
words-value-more-than = více než { $n }
words-value-fewer-than = méně než { $n }
words-value-some = 1 nebo více
words-value-no = nic
words-line-equals = { $value } = { $formula }
words-plain = { $value }
words-more = { $things } …
words-rounded = zaokrouhleno
words-value-odd = liché
words-value-even = sudé
