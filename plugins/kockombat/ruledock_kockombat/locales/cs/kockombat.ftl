## Jak se věcem říká

kockombat-prey = { $kind } { $points }
kockombat-set = { $prey }
kockombat-cat = { $strength ->
        [none] kočka ({ $clan })
       *[other] kočka { $strength } ({ $clan })
    }
kockombat-chief = { $strength ->
        [none] náčelník ({ $clan })
       *[other] náčelník { $strength } ({ $clan })
    }
kockombat-kinds-mouse = myš
kockombat-kinds-pigeon = holub
kockombat-kinds-fly = moucha
kockombat-quarters-1 = doprava
kockombat-quarters-2 = o půl otáčky
kockombat-quarters-3 = doleva

## Co se říká všem, nebo jen některým

kockombat-begins = Začíná partie { $number }; první je na tahu { $player }.
kockombat-keeps = { $player } si nechává klan: { $clan }.
kockombat-keeps-others = { $player } si nechává kartu klanu.
kockombat-clan = { $player } hraje za klan { $clan }. „{ $effect-text }“ Náčelník: „{ $chief-text }“
kockombat-centre_opened = Uprostřed leží: { $tile }.
kockombat-flips = { $player } otáčí { $cell }: { $tile }.
kockombat-swaps = { $player } prohazuje { $cell } ({ $tile }) s { $other }.
kockombat-stays = { $player } nechává destičku na { $cell }.
kockombat-ends = Všechny destičky leží lícem vzhůru.
kockombat-centre = Náčelník ({ $player }) si mění místo s destičkou uprostřed.
kockombat-turns = { $player } otáčí psa na { $cell } { $quarters }.
kockombat-bitten = Pes vyřazuje: { $cat }.
kockombat-weaker = Silnější náčelník vyřazuje: { $cat }.
kockombat-hunts_also = Náčelník ({ $player }) loví také na: { $cells }.
kockombat-catches = { $player } loví: { $prey } (síla { $more } proti { $less }).
kockombat-tie = Nikdo neloví: { $prey } (síla na obou stranách: { $each }).
kockombat-completes = { $player } získává také: { $prey }.
kockombat-scores = { $player } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
kockombat-scores-again = { $player } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, celkem { $total }.

## Otázky

kockombat-ask-clan = Za který klan hraješ?
kockombat-ask-flip = Kterou destičku otočíš?
kockombat-ask-move = Na { $cell } je teď: { $tile }. { $others ->
        [0] S kterou destičkou ji prohodíš
       *[other] Které destičky prohodíš
    }{ $stays ->
        [0] ?
       *[other] , nebo zůstane na místě?
    }
kockombat-ask-dog = Otočíš psa vedle svého náčelníka?
kockombat-ask-prey = Kterou kořist loví tvůj náčelník navíc? Nejvýše { $most }.

## Možnosti na tlačítkách

kockombat-option-clan = Hrát za klan { $clan }
kockombat-option-flip = Otočit { $cell }
kockombat-option-swap = Prohodit { $cell } a { $other }
kockombat-option-stay = Nechat na místě
kockombat-option-turn = Otočit psa na { $cell } { $quarters }
kockombat-option-leave-dogs = Neotáčet žádného psa
kockombat-option-hunt = Lovit také na { $cells }

## Důvody odmítnutí

kockombat-refused-taken = { $clan } už někdo má
kockombat-refused-face_up = na { $cell } leží lícem vzhůru: { $tile }
kockombat-refused-other_tile = přesouvá se destička na { $cell }
kockombat-refused-reach = z { $cell } tam destička nedosáhne

## Řádky bodování

kockombat-line = { $line-text } ({ $counted })
kockombat-line-match = Partie { $game }: { $line-text } ({ $counted })

## Části stránky

kockombat-panel-square = Čtverec
kockombat-panel-face-down = Lícem dolů
kockombat-panel-hidden = lícem dolů
kockombat-panel-empty = prázdno
kockombat-panel-prey = { $kind }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
kockombat-panel-dog = pes, šipky { $arrows }
kockombat-panel-cat = { $clan }, kočka se silou { $strength }
kockombat-panel-chief = { $clan }, náčelník se silou { $strength }
kockombat-panel-turned = vyřazeno
kockombat-panel-caught = Uloveno
kockombat-panel-starts = Začíná
kockombat-panel-clans = Klany na výběr
kockombat-panel-chief-can = { $text }

## Pro terminál

kockombat-axis-cell = Políčko
kockombat-axis-clan = Klan
kockombat-axis-quarters = Otočení
kockombat-screen-no_clan = zatím bez klanu
kockombat-screen-starts = začíná
kockombat-screen-holds = drží { $clans }
kockombat-screen-caught = uloveno: { $prey }
kockombat-screen-down = vyřazeno
kockombat-screen-dog = pes
kockombat-screen-chief = náčelník
kockombat-screen-unseen = lícem dolů: { $tiles }
kockombat-screen-legend = Šipky: kam pes kouše. Číslo: hodnota kořisti, síla kočky. ♛: náčelník. Tečky: lícem dolů.

## Slova bodování: hlavní slovo a vlastnosti v závorce, jen první pád

words-kockombat-haul-number-points = body
words-kockombat-haul-number-points-points = za co
words-kockombat-haul-number-product = součin
words-kockombat-haul-number-product-product = čeho
words-kockombat-haul-selection-of-cat-cats-up = kočky lícem vzhůru
words-kockombat-haul-selection-of-prey-caught = ulovená kořist
words-kockombat-haul-selection-of-prey-in-sets = kořist v úplných sadách
words-kockombat-haul-selection-of-set-sets = úplné sady
words-haul-all-cat = kočky
words-haul-all-prey = kořist
words-haul-all-set = sady
words-haul-other-cat = druhá kočka
words-haul-other-prey = druhá kořist
words-haul-other-set = druhá sada
words-haul-this-cat = tato kočka
words-haul-this-prey = tato kořist
words-haul-this-set = tato sada

## Co o sobě říká

kockombat-title = Kočkombat
kockombat-about = Kočkombat: dva kočičí klany, jeden čtverec destiček, pět psů.
kockombat-setting-starts = Kdo začíná
kockombat-setting-starts-about = Jméno začínajícího hráče; jinak rozhodne náhoda.
kockombat-setting-choice = Výběr klanů
kockombat-setting-choice-about = Jak se vybírají klany: free – volná ruka, ze všech; limited – omezená volba, každý z několika karet; expert – párek znalců, začínající hráč si jednu kartu nechá a ostatní předá.
kockombat-setting-choice-free = volná ruka
kockombat-setting-choice-limited = omezená volba
kockombat-setting-choice-expert = párek znalců
kockombat-setting-chooses_first = Kdo vybírá první
kockombat-setting-chooses_first-about = Kdo vybírá první při volném výběru; jinak začínající hráč.
kockombat-setting-clans = Klany
kockombat-setting-clans-about = Klan každého hráče; pak se nevybírá.
kockombat-setting-abilities = Schopnosti
kockombat-setting-abilities-about = Zda klany a náčelníci umějí něco zvláštního.
kockombat-setting-first_game = První partie
kockombat-setting-first_game-about = Hrát první partii: klany z pravidel, bez schopností.
kockombat-setting-games = Partie
kockombat-setting-games-about = Kolik partií za sebou; ve druhé si hráči prohodí role a body se sčítají.

## Jak se říká obsahu

kockombat-content-clans = klany
kockombat-content-dogs = psi
kockombat-content-kinds = druhy kořisti
kockombat-content-lines = bodování
kockombat-content-prey = kořist

## Co se nedá hrát

kockombat-wrong-no_clan = klan „{ $name }“ tu není; { $hint }
kockombat-wrong-no_strength = klan { $name } nemá vlastní sílu a potřebuje schopnosti
kockombat-wrong-twice = klan „{ $name }“ je uveden dvakrát; hráči mají různé klany
