## Co se říká všem, nebo jen některým

sister-colour = Sestřička odkrývá barvu číslo { $place }: { $colour }.
sister-lesson = Sestřička má úkol { $card } „{ $card-name }“: { $card-text }
sister-is_first = Sestřička stojí na ostrově první.
sister-is_second = Sestřička stojí na ostrově druhá.
sister-deal = { $player } si dobírá { $rest ->
        [0] { "" }
       *[other] na výběr{ " " }
    }{ $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
sister-first_card = Sestřička odkrývá kartu { $card }: rychlost { $speed }, další karty lícem dolů: { $row }.
sister-goes_first = Sestřička je na tahu první.
sister-goes_second = Sestřička je na tahu druhá.
sister-card = Sestřička hraje kartu { $card }: { $card-text }
sister-passes = Sestřička pasuje.
sister-takes = Sestřička odebírá ze hry { $tile-acc }.
sister-swaps = Sestřička vyměňuje navzájem { $one-acc } a { $other-acc }.
sister-no_cat = Na sestřičku nezbyla žádná kočka.
sister-no_swap = Nejsou dvě kočky k prohození.
sister-no_rare = Na sestřičku nezbyl žádný zlatý poklad.
sister-no_oshax = Na sestřičku nezbyl žádný oshax.
sister-no_common = Takový měděný poklad na sestřičku nezbyl.
sister-put = { $player } vykládá { $tile-acc } na pozici { $position }.
sister-rival = Sestřička
sister-half = { $text } Získáváš jen polovinu, zaokrouhlenou nahoru.

## Otázky

sister-ask-position = Na které pozici v řadě leží { $tile }?

## Možnosti na tlačítkách

sister-option-put-at = Vyložit { $tile-acc } na pozici { $position }

## Řádky bodování

sister-line = { $line-text }
sister-line-colour = { $line-text } ({ $colour })

## Části stránky

sister-panel-title = Sestřička
sister-panel-points = Body
sister-panel-place = Na ostrově
sister-panel-first = první
sister-panel-second = druhá
sister-panel-colours = Barvy
sister-panel-to-come = Barvy, které přijdou
sister-panel-cards = Její dnešní karty
sister-panel-done = hotovo
sister-panel-next = na řadě
sister-panel-face-down = lícem dolů
sister-panel-rows = Pozice
sister-panel-row-cats = Kočky
sister-panel-row-oshax = Oshaxové
sister-panel-row-rare = Zlaté poklady

## Pro terminál

sister-screen-first = Sestřička: body { $points }, na ostrově první
sister-screen-second = Sestřička: body { $points }, na ostrově druhá
sister-screen-colours = barvy: { $colours }; ještě přijde: { $left }
sister-screen-card-done = karta { $card } (hotovo): { $text }
sister-screen-card-to_come = karta { $card } (na řadě): { $text }
sister-screen-face_down = lícem dolů: { $cards }
sister-screen-row-cats = kočky: { $tiles }
sister-screen-row-oshax = oshaxové: { $tiles }
sister-screen-row-rare = zlaté poklady: { $tiles }

## Co o sobě říká

sister-title = Sestřička
sister-about = Sestřička, soupeřka pro jednoho hráče: řídí ji karty a při shodě vítězí.
sister-setting-difficulty = Obtížnost
sister-setting-difficulty-about = Jak silná je sestřička: čím vyšší obtížnost, tím více těžkých úkolů má.
sister-setting-difficulty-easy = nízká
sister-setting-difficulty-medium = střední
sister-setting-difficulty-hard = vysoká
sister-setting-difficulty-very_hard = velmi vysoká
sister-setting-difficulty-expert = pro experty

## Jak se říká obsahu

sister-content-sister-cards = karty sestřičky
sister-content-sister-colours = barvy sestřičky
sister-content-sister-colour-cards = karty barev
sister-content-sister-lessons = úkoly sestřičky
