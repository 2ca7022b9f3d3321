## Co se říká všem, nebo některým

hearts-deal = Rozdání { $number }.
hearts-passes = { $player } posílá { $cards }; dostává { $next }.
hearts-passes-others = { $player } posílá { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }; dostává { $next }.
hearts-plays = { $player } hraje { $card }.
hearts-takes = { $player } bere zdvih{ $points ->
        [0] { "" }
        [one] { " " }a { $points } bod
        [few] { " " }a { $points } body
       *[other] { " " }a { $points } bodů
    }.
hearts-moon = { $player } bere všechny body a střílí měsíc.

## Otázky

hearts-ask-pass = Které karty pošleš dál? Počet karet: { $count }; dostává { $next }.
hearts-ask-play = Kterou kartu zahraješ?

## Možnosti, jak jsou na tlačítku

hearts-option-pass = Poslat { $cards }
hearts-option-play = Zahrát { $card }

## Odmítnutí, za větou „Ada nemůže zahrát h5:“

hearts-refused-not_held = tu kartu nemáš v ruce
hearts-refused-follow = { $suit ->
        [clubs] vynesly se kříže a nějaké máš
        [diamonds] vynesly se káry a nějaké máš
        [spades] vynesly se piky a nějaké máš
       *[hearts] vynesla se srdce a nějaká máš
    }
hearts-refused-first = do prvního zdvihu nepatří nic za body
hearts-refused-broken = srdce se nevynášejí, dokud nějaké nepadlo

## Řádky bodů

hearts-line-before = Body z dohraných rozdání.
hearts-line-now = Body z tohoto rozdání.

## O hře

hearts-title = Srdce
hearts-about = Srdce: ber zdvihy, ale žádné se srdci, a nikdy pikovou dámu.

## Co ukazuje stůl bez kresby

hearts-field-leader = vynáší
hearts-field-deal = rozdání
hearts-field-points = body
hearts-field-hands = ruka
hearts-field-passed = posláno
hearts-field-trick = zdvih
hearts-field-taken = vzato
hearts-field-lacks = nemá
hearts-value-clubs = ♣
hearts-value-diamonds = ♦
hearts-value-spades = ♠
hearts-value-hearts = ♥
hearts-value-harmless = karty bez bodů
hearts-content-cards = karty
