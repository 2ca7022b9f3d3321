crates-title = Bedny
crates-about = Bedny: dva pašeráci se sázejí, čí bedna má větší cenu, a každý viděl jen tu svou.

## Otázky a volby

crates-ask-bet = Zvýšíš sázku, nebo počkáš?
crates-ask-answer = Dorovnáš, nebo to vzdáš?
crates-option-raise = Zvýšit sázku
crates-option-wait = Počkat
crates-option-call = Dorovnat
crates-option-fold = Vzdát

## Co se říká všem

crates-raises = { $player } zvyšuje sázku.
crates-waits = { $player } čeká.
crates-calls = { $player } dorovnává.
crates-folds = { $player } to vzdává.
crates-refused-nothing_raised = nikdo ještě sázku nezvýšil
crates-refused-raised = { $other } zvyšuje sázku a čeká na odpověď
crates-line-wins = Zisk: { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
crates-line-loses = Ztráta: { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.

## Co ukazuje stůl bez kresby

crates-field-pier = na molu
crates-field-crates = bedna
crates-field-stakes = sázka
crates-field-folded = vzdává
crates-field-waited = čekalo se
crates-field-opened = otevřeno
