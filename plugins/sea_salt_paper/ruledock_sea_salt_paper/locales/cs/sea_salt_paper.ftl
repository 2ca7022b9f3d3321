## Jak se věcem říká

sea_salt_paper-colour = { $colour }
    .m = { $colour ->
        [white] bílý
        [dark_blue] tmavě modrý
        [light_blue] světle modrý
        [black] černý
        [yellow] žlutý
        [green] zelený
        [purple] fialový
        [grey] šedý
        [light_orange] světle oranžový
        [pink] růžový
        [orange] oranžový
       *[other] { $colour }
    }
    .n = { $colour ->
        [white] bílé
        [dark_blue] tmavě modré
        [light_blue] světle modré
        [black] černé
        [yellow] žluté
        [green] zelené
        [purple] fialové
        [grey] šedé
        [light_orange] světle oranžové
        [pink] růžové
        [orange] oranžové
       *[other] { $colour }
    }
sea_salt_paper-card = { $family ->
        [crab] { sea_salt_paper-colour.m }
        [swimmer] { sea_salt_paper-colour.m }
        [shark] { sea_salt_paper-colour.m }
        [penguin] { sea_salt_paper-colour.m }
        [lighthouse] { sea_salt_paper-colour.m }
        [captain] { sea_salt_paper-colour.m }
        [shoal_of_fish] { sea_salt_paper-colour.n }
       *[other] { sea_salt_paper-colour }
    } { $family }
sea_salt_paper-lines-crabs = krabi
sea_salt_paper-lines-boats = loďky
sea_salt_paper-lines-fish = ryby
sea_salt_paper-lines-swimmers-and-sharks = plavci a žraloci
sea_salt_paper-lines-shells = mušle
sea_salt_paper-lines-octopuses = chobotnice
sea_salt_paper-lines-penguins = tučňáci
sea_salt_paper-lines-sailors = kotvy
sea_salt_paper-lines-lighthouse = maják
sea_salt_paper-lines-shoal-of-fish = hejno ryb
sea_salt_paper-lines-penguin-colony = rodina tučňáků
sea_salt_paper-lines-captain = kapitán
sea_salt_paper-lines-mermaids = mořské panny
sea_salt_paper-lines-colour-bonus = barevný bonus

## Co se říká všem, nebo jen některým

sea_salt_paper-round = Začíná kolo { $number }, lícem vzhůru: { $cards }; první je na tahu { $player }.
sea_salt_paper-draws_several = { $player } si dobírá: { $cards }.
sea_salt_paper-draws_several-others = { $player } si dobírá { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
sea_salt_paper-keeps = { $player } si nechává: { $card }.
sea_salt_paper-keeps-others = { $player } si jednu z nich nechává.
sea_salt_paper-discards = { $player } odhazuje na hromádku { $pile }: { $card }.
sea_salt_paper-takes = { $player } si bere z hromádky { $pile }: { $card }.
sea_salt_paper-draws = { $player } si dobírá: { $card }.
sea_salt_paper-draws-others = { $player } si dobírá kartu.
sea_salt_paper-lays = { $player } vykládá pár: { $first } a { $second }.
sea_salt_paper-again = { $player } má další tah.
sea_salt_paper-searches = { $player } si prohlíží hromádku { $pile }.
sea_salt_paper-picks = { $player } si vybírá z hromádky { $pile }: { $card }.
sea_salt_paper-picks-others = { $player } si vybírá kartu z hromádky { $pile }.
sea_salt_paper-robs = { $player } vytahuje z ruky soupeře ({ $victim }): { $card }.
sea_salt_paper-robs-others = { $player } vytahuje soupeři z ruky kartu ({ $victim }).
sea_salt_paper-stops = { $player } hlásí KONČÍME a má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
sea_salt_paper-calls = { $player } hlásí POSLEDNÍ ŠANCI a má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
sea_salt_paper-shows = { $player } ukazuje { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
sea_salt_paper-counts = { $player } má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: { $why }; nejdelší barva má { $bonus ->
        [one] { $bonus } kartu
        [few] { $bonus } karty
       *[other] { $bonus } karet
    }.
sea_salt_paper-part = { $what } { $points }
sea_salt_paper-parts = { $first }, { $rest }
sea_salt_paper-nothing = nic se nepočítá
sea_salt_paper-wins_at_once = { $player } vítězí. { $victories-text }
sea_salt_paper-ends-stop = { $player } končí kolo: všichni bodují své karty.
sea_salt_paper-ends-won = { $player } vyhrává sázku a boduje karty i barevný bonus, ostatní jen barevný bonus.
sea_salt_paper-ends-lost = { $player } prohrává sázku a boduje jen barevný bonus, ostatní své karty.
sea_salt_paper-scores = { $player } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, celkem { $total }.
sea_salt_paper-ends-out = Dobírací balíček je prázdný: nikdo neboduje.

## Otázky

sea_salt_paper-ask-draw = Dobrat z balíčku, nebo vzít vrchní kartu z odhazovací hromádky?
sea_salt_paper-ask-keep = Kterou kartu si necháš?
sea_salt_paper-ask-discard = Na kterou hromádku odhodíš tu druhou?
sea_salt_paper-ask-play = Vyložit pár, zavřít kolo, nebo ukončit tah?
sea_salt_paper-ask-lay = Vyložit pár, nebo ukončit tah?
sea_salt_paper-ask-close = Zavřít kolo, nebo ukončit tah?
sea_salt_paper-ask-pass = Ukonči tah.
sea_salt_paper-ask-search = Kterou hromádku si prohlédneš?
sea_salt_paper-ask-pick = Kterou kartu z hromádky { $pile } si vezmeš?
sea_salt_paper-ask-rob = Komu vezmeš kartu?

## Možnosti na tlačítkách

sea_salt_paper-option-draw = Dobrat z balíčku
sea_salt_paper-option-take = Vzít vrchní kartu hromádky { $pile }
sea_salt_paper-option-keep = Nechat si: { $card }
    .inside = ponechat kartu ({ $card })
sea_salt_paper-option-discard = Odhodit na hromádku { $pile }
sea_salt_paper-option-lay = Vyložit: { $first } a { $second }
    .inside = vyložit pár ({ $first } a { $second })
sea_salt_paper-option-search = Prohlédnout hromádku { $pile }
sea_salt_paper-option-pick = Vzít: { $card }
    .inside = vzít kartu ({ $card })
sea_salt_paper-option-rob = Vzít kartu soupeři: { $victim }
sea_salt_paper-option-pass = Ukončit tah
sea_salt_paper-option-stop = Hlásit KONČÍME
sea_salt_paper-option-last-chance = Hlásit POSLEDNÍ ŠANCI

## Důvody odmítnutí

sea_salt_paper-refused-pile = hromádka { $pile } je prázdná, nebo taková není
sea_salt_paper-refused-not_drawn = dobrané karty jsou { $cards }
sea_salt_paper-refused-called = POSLEDNÍ ŠANCI už hlásí { $caller }
sea_salt_paper-refused-points = potřebné body: { $needs }, k dispozici: { $has }
sea_salt_paper-refused-not_held = není v ruce: { $cards }
sea_salt_paper-refused-no_pair = tyto dvě karty nejsou pár

## Řádky bodování

sea_salt_paper-line = { $line-text }
sea_salt_paper-line-round-stop = Kolo { $number }: KONČÍME, { $caller } (karty)
sea_salt_paper-line-round-won-caller = Kolo { $number }: vyhraná poslední šance, { $caller } (karty a barevný bonus)
sea_salt_paper-line-round-won = Kolo { $number }: vyhraná poslední šance, { $caller } (jen barevný bonus)
sea_salt_paper-line-round-lost-caller = Kolo { $number }: prohraná poslední šance, { $caller } (jen barevný bonus)
sea_salt_paper-line-round-lost = Kolo { $number }: prohraná poslední šance, { $caller } (karty)
sea_salt_paper-line-round-out = Kolo { $number }: došel dobírací balíček
sea_salt_paper-line-at_once = { $line-text }

## Části stránky

sea_salt_paper-panel-round = Kolo { $round }
sea_salt_paper-panel-deck = Dobírací balíček
sea_salt_paper-panel-pile = Hromádka { $number }
sea_salt_paper-panel-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
sea_salt_paper-panel-target = Hraje se do
sea_salt_paper-panel-turn = Na tahu
sea_salt_paper-panel-last-chance = Poslední šance
sea_salt_paper-panel-choose = Karty na výběr
sea_salt_paper-panel-player = { $player }
sea_salt_paper-panel-total = Celkem
sea_salt_paper-panel-in-hand = V ruce
sea_salt_paper-panel-worth = Hodnota teď
sea_salt_paper-panel-hand = Tvá ruka
sea_salt_paper-panel-empty = prázdno
sea_salt_paper-panel-known = v ruce
sea_salt_paper-panel-perhaps = snad v ruce

## Pro terminál

sea_salt_paper-axis-card = Karta
sea_salt_paper-axis-pile = Hromádka
sea_salt_paper-axis-player = Hráč
sea_salt_paper-screen-deck = balíček
sea_salt_paper-screen-pile = hromádka { $pile }
sea_salt_paper-screen-empty = prázdná
sea_salt_paper-screen-round = kolo { $round }, do { $target } bodů
sea_salt_paper-screen-last_turns = poslední tahy tohoto kola
sea_salt_paper-screen-cards = { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
sea_salt_paper-screen-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
sea_salt_paper-screen-in_hand = v ruce { $cards }
sea_salt_paper-screen-on_turn = na tahu
sea_salt_paper-screen-called = poslední šance
sea_salt_paper-screen-laid = na stole
sea_salt_paper-screen-known = v ruce (viděno)
sea_salt_paper-screen-perhaps = snad
sea_salt_paper-screen-hand = tvá ruka, hodnota i se stolem: { $points }
sea_salt_paper-screen-on = navrch: { $card }
sea_salt_paper-screen-on_empty = na prázdnou hromádku
sea_salt_paper-screen-pair = Vyložený pár: { $text }
sea_salt_paper-screen-drawn = dobráno

## Slova bodování: hlavní slovo a vlastnosti v závorce, jen první pád

words-sea_salt_paper-cards-colour-colour-of = barva
words-sea_salt_paper-cards-colour-colour-of-colour-of = čeho
words-sea_salt_paper-cards-family-family-of = druh
words-sea_salt_paper-cards-family-family-of-family-of = čeho
words-sea_salt_paper-cards-selection-of-card-cards = karty
words-sea_salt_paper-cards-selection-of-card-colour-narrows = barva
words-sea_salt_paper-cards-selection-of-card-family-narrows = druh
words-cards-all-card = karty
words-cards-all-colour = barvy
words-cards-all-family = druhy
words-cards-other-card = druhá karta
words-cards-other-colour = druhá barva
words-cards-other-family = druhý druh
words-cards-this-card = tato karta
words-cards-this-colour = tato barva
words-cards-this-family = tento druh

## Co o sobě říká

sea_salt_paper-title = Sea Salt & Paper
sea_salt_paper-about = Sea Salt & Paper: dobírej karty, vykládej páry a včas skonči.
sea_salt_paper-setting-starts = Kdo začíná
sea_salt_paper-setting-starts-about = Jméno začínajícího hráče; jinak rozhodne náhoda.

## Jak se říká obsahu

sea_salt_paper-content-cards = karty
sea_salt_paper-content-colours = barvy
sea_salt_paper-content-families = druhy karet
sea_salt_paper-content-lines = bodování
sea_salt_paper-content-pairs = páry
sea_salt_paper-content-victories = okamžité vítězství
