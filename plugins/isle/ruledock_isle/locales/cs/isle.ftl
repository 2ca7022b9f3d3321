## Jak se věcem říká

isle-tile = { $kind ->
        [kitten] { $colour-n }
        [oshax] { $colour-m }
       *[other] { $colour }
    } { $kind } { $tile-id }
    .acc = { $kind ->
        [kitten] { $colour-n }
        [oshax] { $colour-ma }
       *[other] { $colour-fa }
    } { $kind-acc } { $tile-id }
    .short = { $tile-id }
isle-tile-numbered = { $colour ->
        [none] { $kind } { $number }
       *[other] { $kind ->
            [kitten] { $colour-n }
            [oshax] { $colour-m }
           *[other] { $colour }
        } { $kind } { $number }
    }
    .acc = { $colour ->
        [none] { $kind-acc } { $number }
       *[other] { $kind ->
            [kitten] { $colour-n }
            [oshax] { $colour-ma }
           *[other] { $colour-fa }
        } { $kind-acc } { $number }
    }
isle-tile-shaped = { $kind } „{ $shape-name }“
    .acc = { $kind-acc } „{ $shape-name }“
    .short = „{ $shape-name }“
isle-tile-alike = { $kind }
    .acc = { $kind-acc }
isle-tile-kinds-cat = kočka
    .acc = kočku
isle-tile-kinds-oshax = oshax
    .acc = oshaxe
isle-tile-kinds-common = měděný poklad
isle-tile-kinds-rare = zlatý poklad
isle-card = { $card-id } „{ $card-name }“
isle-colour-blue = modrá
    .fa = modrou
    .m = modrý
    .ma = modrého
    .n = modré
isle-colour-green = zelená
    .fa = zelenou
    .m = zelený
    .ma = zeleného
    .n = zelené
isle-colour-orange = oranžová
    .fa = oranžovou
    .m = oranžový
    .ma = oranžového
    .n = oranžové
isle-colour-purple = fialová
    .fa = fialovou
    .m = fialový
    .ma = fialového
    .n = fialové
isle-colour-red = červená
    .fa = červenou
    .m = červený
    .ma = červeného
    .n = červené
isle-symbol-apple = jablko
isle-symbol-grain = obilí
isle-symbol-moon = měsíc
isle-symbol-parrot = papoušek
isle-kind-cat = kočka
isle-kind-oshax = oshax
isle-kind-treasure = poklad
isle-kind-common = měděný poklad
isle-kind-rare = zlatý poklad
isle-kind-small = malý poklad
isle-room-name-bow = příď
isle-room-name-deck = paluba
isle-room-name-dining-room = jídelna
isle-room-name-port-cabin = kajuta na levoboku
isle-room-name-starboard-cabin = kajuta na pravoboku
isle-room-name-stern = záď
isle-room-name-storeroom = skladiště
isle-field-left = levá zóna
isle-field-right = pravá zóna
isle-basket-permanent = trvanlivý koš
    .into = do trvanlivého koše
isle-basket-whole = jednorázový koš
    .into = do jednorázového koše
isle-basket-broken = dva poškozené koše
    .into = do dvou poškozených košů
isle-way-oshax = oshax
isle-way-rare = zlatý poklad
isle-way-common = měděné poklady
isle-way-small = malé poklady
isle-turn-1 = otočeno doprava
    .short = doprava
isle-turn-2 = otočeno o půl otáčky
    .short = o půl
isle-turn-3 = otočeno doleva
    .short = doleva
isle-flip-True = překlopeno
    .short = překlopit
isle-used-used = použitý
isle-used-ready = připravený
isle-phase-fields = doplnění dílků
isle-phase-fishing = rybaření
isle-phase-explore = průzkum ostrova
isle-phase-lessons = úkoly
isle-phase-rescue = záchrana koček
isle-phase-finds = vzácné objevy
isle-phase-dusk = soumrak

## Co se říká všem, nebo jen některým

isle-boat = { $player } má loď: { $boat-name }.
isle-order = Pořadí na tahu: { $players }.
isle-tie = { $first } a { $second }: stejná rychlost, pořadí zůstává.
isle-day = Začíná den { $day }.
isle-phase = Den { $day }, { $phase }
isle-field = { $field ->
        [left] Levá zóna
       *[right] Pravá zóna
    }: { $tiles }.
isle-rare = Vyložené zlaté poklady: { $tiles-short }.
isle-earns = { $player } { $fish ->
        [0] nedostává žádné ryby
        [one] dostává { $fish } rybu
        [few] dostává { $fish } ryby
       *[other] dostává { $fish } ryb
    }, celkem má { $total }.
isle-pays = { $player } za to platí { $fish ->
        [one] { $fish } rybu
        [few] { $fish } ryby
       *[other] { $fish } ryb
    }.
isle-basket-gains = { $player } získává trvanlivý koš.
isle-basket-gives = { $player } se vzdává trvanlivého koše.
isle-dealt = Každý dostává { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }.
isle-kept = { $player } si nechává { $cards }.
isle-drafts = Každý si nechává { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } a zbytek posílá dál.
isle-drafts-last = Každý si nechává i { $cards ->
        [one] poslední kartu
        [few] poslední { $cards } karty
       *[other] posledních { $cards } karet
    }.
isle-buys = { $cards ->
        [none] { $player } si nepořizuje žádné karty.
       *[other] { $player } { $fish ->
            [0] bere
            [one] platí { $fish } rybu za
            [few] platí { $fish } ryby za
           *[other] platí { $fish } ryb za
        } { $cards }{ $fish ->
            [0] { " " }zdarma
           *[other] { "" }
        }.
    }
isle-buys-others = { $count ->
        [0] { $player } si nepořizuje žádné karty.
       *[other] { $player } { $fish ->
            [0] bere
            [one] platí { $fish } rybu za
            [few] platí { $fish } ryby za
           *[other] platí { $fish } ryb za
        } { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } karet
        }{ $fish ->
            [0] { " " }zdarma
           *[other] { "" }
        }.
    }
isle-draws = { $player } si dobírá { $cards }.
isle-draws-others = { $player } si dobírá { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
isle-discards = { $player } odhazuje { $cards }.
isle-discards-others = { $player } odhazuje { $count ->
        [one] { $count } osobní úkol
        [few] { $count } osobní úkoly
       *[other] { $count } osobních úkolů
    }.
isle-lessons = { $player } vykládá mezi osobní úkoly { $cards }.
isle-lessons-others = { $player } vykládá { $count ->
        [one] { $count } osobní úkol
        [few] { $count } osobní úkoly
       *[other] { $count } osobních úkolů
    }.
isle-lesson-public = { $player } předčítá veřejný úkol { $card }: { $card-text }
isle-lesson-colour = { $player } volí barvu pro veřejný úkol { $card }: { $colour }.
isle-lays = { $player } { $cards ->
        [none] nevykládá žádné karty odlovu
       *[other] vykládá lícem dolů { $cards }
    }.
isle-lays-others = { $player } { $count ->
        [0] nevykládá žádné karty odlovu
        [one] vykládá lícem dolů { $count } kartu odlovu
        [few] vykládá lícem dolů { $count } karty odlovu
       *[other] vykládá lícem dolů { $count } karet odlovu
    }.
isle-reveals = { $player } { $cards ->
        [none] nemá žádné karty odlovu
       *[other] odhaluje { $cards }
    }: rychlost { $speed }{ $more ->
        [0] { "" }
       *[other] , z toho { $more } ne z karet
    }.
isle-rescues = { $player } zachraňuje { $tile-acc }{ $fish ->
        [0] { " " }zdarma
        [one] { " " }za { $fish } rybu
        [few] { " " }za { $fish } ryby
       *[other] { " " }za { $fish } ryb
    }{ $basket ->
        [none] { "" }
       *[other] { " " }{ $basket-into }
    }.
isle-withdraws = { $player } bere záchranu zpět ({ $tile }): je už příliš drahá.
isle-places = { $player } umísťuje { $tile-acc } na { $at }{ $turn ->
        [none] { "" }
       *[other] , { $turn }
    }{ $flip ->
        [none] { "" }
       *[other] , { $flip }
    }{ $colour ->
        [none] { "" }
       *[other] , barva { $colour }
    }.
isle-map = { $player } zakrývá { $colour-fa } mapu a smí si vzít poklad.
isle-map-none = { $player } zakrývá { $colour-fa } mapu, ale žádný poklad nezbyl.
isle-declines = { $player } si nebere nic.
isle-passes-rescue = { $player } pasuje a dnes už nezachraňuje.
isle-passes-finds = { $player } pasuje a dnes už nehraje vzácné objevy.
isle-finds = { $player } hraje { $card }: { $way }.
isle-plays = { $player } hraje { $card }: { $card-text }
isle-drawn = { $player } losuje z pytlíku { $tile-acc }.
isle-to_field = { $player } vykládá { $tile-acc } { $field ->
        [left] do levé zóny
       *[right] do pravé zóny
    }.
isle-lets_go = Na lodi není místo, { $tile } tak opouští hru ({ $player }).
isle-moves = { $player } { $tiles ->
        [none] nepřesouvá žádné kočky
       *[other] přesouvá do druhé zóny: { $tiles }
    }.
isle-unloads = { $player } odstraňuje z lodi: { $tiles }.
isle-left = Zůstává na ostrově a opouští hru: { $tiles }.

## Otázky

isle-ask-keep = { $count ->
        [one] Nech si { $count } kartu a zbytek pošli dál.
        [few] Nech si { $count } karty a zbytek pošli dál.
       *[other] Nech si { $count } karet a zbytek pošli dál.
    }
isle-ask-keep-alone = { $count ->
        [one] Nech si { $count } kartu a zbytek odhoď.
        [few] Nech si { $count } karty a zbytek odhoď.
       *[other] Nech si { $count } karet a zbytek odhoď.
    }
isle-ask-buy = Za které karty zaplatíš?
isle-ask-colour = Které barvy se týká veřejný úkol { $card }?
isle-ask-lay = Které karty odlovu vyložíš?
isle-ask-window = Zahraješ univerzální kartu?
isle-ask-rescue = Zachraň kočku, nebo pasuj.
isle-ask-rescue-none = Teď nemůžeš zachránit nic.
isle-ask-again = Zachraň další, nebo ukonči tah.
isle-ask-again-none = Záchrana je hotová. Chceš v tomto tahu ještě něco?
isle-ask-place = Kam dílek položíš?
isle-ask-take = Vezmi si dílek a umísti ho.
isle-ask-drawn = Kam položíš vylosovaný dílek?
isle-ask-find = Zahraj kartu oshaxe nebo pokladu, nebo pasuj.
isle-ask-find-none = Kartu oshaxe ani pokladu teď zahrát nemůžeš.
isle-ask-move = Které kočky přejdou do druhé zóny?
isle-ask-field = Do které zóny dílek vyložíš?
isle-ask-catch = Kterou barvu koček počítáš?
isle-ask-basket = Kterého trvanlivého koše se vzdáš?
isle-ask-lessons = Které osobní úkoly odhodíš?
isle-ask-unload = Které poklady z lodi odstraníš?

## Možnosti na tlačítkách

isle-option-place = Umístit { $tile-acc } na { $at }{ $turn ->
        [none] { "" }
       *[other] , { $turn }
    }{ $flip ->
        [none] { "" }
       *[other] , { $flip }
    }{ $colour ->
        [none] { "" }
       *[other] , barva { $colour }
    }
isle-option-rescue = Zachránit { $tile-acc }{ $basket ->
        [none] { "" }
       *[other] { " " }{ $basket-into }
    }
isle-option-call-off = Vzít záchranu zpět
isle-option-pass = Pasovat
isle-option-end-turn = Ukončit tah
isle-option-keep = Nechat si { $cards }
    .inside = ponechat { $cards }
isle-option-buy = { $cards ->
        [none] Nekupovat nic
       *[other] Zaplatit za { $cards }
    }
isle-option-lay = { $cards ->
        [none] Nevykládat žádné karty odlovu
       *[other] Vyložit { $cards }
    }
isle-option-name = Zvolit barvu: { $colour }
isle-option-find = Zahrát { $card } ({ $way })
isle-option-leave-it = Nebrat nic
isle-option-let-go = Vzdát se dílku
isle-option-play = Zahrát { $card }
isle-option-move = { $tiles ->
        [none] Nepřesouvat žádné kočky
       *[other] Přesunout: { $tiles }
    }
isle-option-to = { $field ->
        [left] Do levé zóny
       *[right] Do pravé zóny
    }
isle-option-give-basket = Vzdát se koše ({ $used })
isle-option-discard = Odhodit { $lessons }
isle-option-unload = Odstranit poklady: { $at }

## Důvody odmítnutí

isle-refused-rescued = za tah jen jedna záchrana, nedovolí-li karta víc
isle-refused-not_there = { $tile } neleží tam, odkud se zachraňuje
isle-refused-not_yours = { $tile } se teď zachránit nesmí
isle-refused-fish = potřebné ryby: { $needs }, k dispozici: { $has }
isle-refused-no_basket = žádný koš není k použití
isle-refused-basket = k použití není: { $basket }
isle-refused-no_room = { $tile } se na loď nikam nevejde
isle-refused-other_tile = umísťuje se: { $tiles }
isle-refused-outside = z políčka { $at } by dílek přesahoval přes okraj lodi
isle-refused-never_lies = { $tile } takhle nikdy neleží
isle-refused-overlaps = dílek by se překrýval: { $tiles }
isle-refused-contact = dílek by se nedotýkal žádného jiného
isle-refused-colour = { $tile } potřebuje barvu, třeba „as-blue“
isle-refused-printed = { $tile } už svou barvu má
isle-refused-not_chosen = není mezi kartami k zaplacení: { $cards }
isle-refused-how_many = { $needs ->
        [one] nechává se { $needs } karta
        [few] nechávají se { $needs } karty
       *[other] nechává se { $needs } karet
    }, ne { $found }
isle-refused-packet = není na výběr: { $cards }
isle-refused-not_held = není v ruce: { $cards }
isle-refused-no_rescue_card = vykládají se jen karty odlovu
isle-refused-no_anytime = karta { $card } není univerzální
isle-refused-no_effect = karta { $card } by teď nic neudělala
isle-refused-pay_first = nejdřív se platí za nabrané karty
isle-refused-empty_deck = nezbyla žádná karta k dobrání
isle-refused-empty_bag = v pytlíku nezbyl žádný dílek
isle-refused-none_in_supply = nezbyl žádný trvanlivý koš, který by se dal získat
isle-refused-none_to_give = není žádný trvanlivý koš, kterého by se šlo vzdát
isle-refused-waived = příští dílek už se jiného dotýkat nemusí
isle-refused-first_tile = první dílek se jiného dotýkat nemusí tak jako tak
isle-refused-not_rescue_turn = hraje se jen ve vlastním tahu záchrany
isle-refused-few_baskets = koše potřebné i s další záchranou: { $needs }, k použití: { $has }
isle-refused-few_cats = kočky potřebné i s další záchranou: { $needs }, k záchraně: { $has }
isle-refused-few_lessons = potřebné osobní úkoly: { $needs }, vyložené: { $has }
isle-refused-few_treasures = potřebné poklady: { $needs }, na lodi: { $has }
isle-refused-under_way = nejdřív se dokončí to, co už začalo
isle-refused-no_way = karta { $card } se takto nehraje
isle-refused-nothing_to_find = nezbylo nic, co by se na loď vešlo

## Řádky bodování

isle-line = { $line-text }
isle-line-card = { $line-id } „{ $line-name }“: { $line-text }
isle-line-named = { $line-id } „{ $line-name }“ ({ $colour }): { $line-text }

## Věci, které se počítají

isle-explain-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
isle-explain-other = { $player }; ryby: { $fish }, koše: { $baskets }, úkoly: { $lessons }
isle-thing-tile = { $tile-short } na { $at }
isle-thing-coloured = { $tile ->
        [cat] { $colour }
       *[other] { $colour-m }
    } { $tile-short } na { $at }
isle-thing-family = { $colour } rodina (kočky: { $cats })
isle-thing-group = { $colour } skupina (kočky: { $cats })
isle-thing-and = { $first } + { $rest }
isle-thing-area = { $size ->
        [1] oblast na { $at }
       *[other] oblast { $size } polí od { $at } do { $last }
    }
isle-thing-row = řada { $row }
isle-thing-column = sloupec { $column }
isle-thing-own = tento hráč
isle-thing-other = { $place ->
        [1] hráč vlevo
       *[other] { $place }. hráč vlevo
    }
isle-thing-right = hráč vpravo

## Části stránky

isle-panel-day = Den { $day } z { $days }{ $phase ->
        [none] { "" }
       *[other] : { $phase }
    }
isle-panel-order = Pořadí na tahu
isle-panel-bag = V pytlíku
isle-panel-deck = Karet v balíčku
isle-panel-field = { $field ->
        [left] Levá zóna
       *[right] Pravá zóna
    }
isle-panel-price = ryby: { $fish }
isle-panel-supplies = Poklady a oshaxové
isle-panel-count = × { $count }
isle-panel-public-lessons = Veřejné úkoly
isle-panel-boat = Loď ({ $player })
isle-panel-lies = { $tile }: { $squares }
isle-panel-empty = prázdno
isle-panel-rat = krysa
isle-panel-map = { $colour } mapa
isle-panel-fish = Ryby
isle-panel-baskets = Připravené koše
isle-panel-hand = Karet v ruce
isle-panel-lessons = Osobní úkoly
isle-panel-passed = Už pasuje
isle-panel-waiver = Příští dílek bez dotyku
isle-panel-laid = vyloženo
isle-panel-drawn = vylosováno
isle-panel-own-packet = Na výběr
isle-panel-own-drafted = K zaplacení
isle-panel-own-hand = Tvá ruka
isle-panel-own-lessons = Tvé osobní úkoly
isle-panel-card = { $id }, { $kind }, ryby: { $fish }. { $text }
isle-card-kind-rescue = karta odlovu
isle-card-kind-anytime = univerzální karta
isle-card-kind-treasure = karta pokladu
isle-card-kind-oshax = karta oshaxe
isle-card-kind-private = osobní úkol
isle-card-kind-public = veřejný úkol

## Pro terminál

isle-phase-dawn = úsvit
isle-phase-scoring = bodování
isle-axis-basket = Koš
isle-axis-card = Karta
isle-axis-cell = Políčko
isle-axis-colour = Barva
isle-axis-field = Zóna
isle-axis-flip = Překlopení
isle-axis-state = Koš
isle-axis-tile = Dílek
isle-axis-turn = Otočení
isle-axis-way = Způsob
isle-screen-before = Před prvním dnem; dní celkem: { $days }
isle-screen-day = Den { $day } z { $days }{ $phase ->
        [none] { "" }
       *[other] , { $phase }
    }
isle-screen-field-left = levá zóna{ $fish ->
        [none] { "" }
        [one] , po { $fish } rybě
        [few] , po { $fish } rybách
       *[other] , po { $fish } rybách
    }:
isle-screen-field-right = pravá zóna{ $fish ->
        [none] { "" }
        [one] , po { $fish } rybě
        [few] , po { $fish } rybách
       *[other] , po { $fish } rybách
    }:
isle-screen-rare = zlaté poklady
isle-screen-supplies = měděné poklady: { $common }{ $oshax ->
        [none] { "" }
       *[other] ; oshaxové: { $oshax }
    }; v pytlíku { $bag }, v balíčku { $deck }
isle-screen-room = { $mark } { $room }{ $symbol ->
        [none] { "" }
       *[other] { " " }({ $symbol })
    } { $free }
isle-screen-free = volná políčka: { $rooms }
isle-screen-you = { $name } (ty)
isle-screen-order = { $place }. v pořadí
isle-screen-fish = ryby { $fish }
isle-screen-baskets = připravené koše { $ready } z { $all }
isle-screen-cards = karty { $cards }
isle-screen-lessons = úkoly { $lessons }
isle-screen-laid = karty odlovu { $cards }
isle-screen-face_down = karty odlovu lícem dolů: { $cards }
isle-screen-passed = už pasuje
isle-screen-waiver = příští dílek bez dotyku
isle-screen-drawn = vylosováno: { $tile }
isle-screen-announced = zachraňuje: { $tile }
isle-screen-public_lessons = veřejné úkoly
isle-screen-own_lessons = tvé osobní úkoly
isle-screen-hand = tvá ruka
isle-screen-laid_out = vyloženo
isle-screen-kept = necháno, ještě nezaplaceno
isle-screen-packet = na výběr
isle-screen-ways = jak může ležet; () je políčko, které zadáváš
isle-screen-legend-free = 1 až 7: volné políčko a sekce, ve které je
isle-screen-legend-rat = { "*" }: krysa
isle-screen-legend-map = ?b: mapa pokladů v barvě svého písmene
isle-screen-legend-tile = b04 b.5: dílek: na prvním políčku jeho označení, na ostatních písmeno a sekce
isle-screen-legend-new = { "[b]" }: kde by ležel dílek, který umísťuješ
isle-screen-legend-printed = rr @r5: symbol rodiny na dílku, podle písmene své barvy
isle-screen-price = ryby { $fish }, zbude { $left }
isle-screen-phase-fields = dílky
isle-screen-phase-fishing = rybaření
isle-screen-phase-explore = průzkum
isle-screen-phase-lessons = úkoly
isle-screen-phase-rescue = záchrana
isle-screen-phase-finds = objevy
isle-screen-phase-dusk = soumrak
isle-screen-phase-dawn = úsvit
isle-screen-phase-scoring = bodování

## Slova bodování: hlavní slovo a vlastnosti v závorce, jen první pád

words-choice-sides = strany
words-choice-corners = rohy
words-choice-rows = řady
words-choice-columns = sloupce
words-choice-diagonals = úhlopříčky
words-isle-boat-condition-named-by-you = barva zvolená tímto hráčem
words-isle-boat-number-all-players = všichni hráči dohromady
words-isle-boat-number-all-players-all-players = co
words-isle-boat-number-baskets = trvanlivé koše
words-isle-boat-number-best-other-lesson = nejlepší jiný úkol
words-isle-boat-number-blocks = čtverce
words-isle-boat-number-blocks-blocks = strana
words-isle-boat-number-blocks-of = z čeho
words-isle-boat-number-boarding-number = pořadí na palubě
words-isle-boat-number-boarding-number-boarding-number = čeho
words-isle-boat-number-column-number = číslo sloupce
words-isle-boat-number-column-number-column-number = čeho
words-isle-boat-number-different-shapes = různé tvary
words-isle-boat-number-different-shapes-different-shapes = z čeho
words-isle-boat-number-distance = vzdálenost
words-isle-boat-number-distance-distance = odkud
words-isle-boat-number-distance-to = kam
words-isle-boat-number-fish = ryby
words-isle-boat-number-largest-block = největší čtverec
words-isle-boat-number-largest-block-largest-block = z čeho
words-isle-boat-number-largest-part-of = největší souvislá část
words-isle-boat-number-largest-part-of-joined = spojené čím
words-isle-boat-number-largest-part-of-largest-part-of = z čeho
words-isle-boat-number-largest-rectangle = největší obdélník
words-isle-boat-number-largest-rectangle-largest-rectangle = z čeho
words-isle-boat-number-least-of-others = nejméně u ostatních
words-isle-boat-number-least-of-others-least-of-others = co
words-isle-boat-number-left-neighbour = hráč vlevo
words-isle-boat-number-lessons = osobní úkoly
words-isle-boat-number-longest-at-edge = nejdelší úsek okraje
words-isle-boat-number-longest-at-edge-longest-at-edge = z čeho
words-isle-boat-number-longest-diagonal = nejdelší úhlopříčka
words-isle-boat-number-longest-diagonal-longest-diagonal = z čeho
words-isle-boat-number-longest-line = nejdelší přímka
words-isle-boat-number-longest-line-longest-line = z čeho
words-isle-boat-number-longest-run = nejdelší nástup za sebou
words-isle-boat-number-longest-run-longest-run = z čeho
words-isle-boat-number-mine = tento hráč
words-isle-boat-number-most-of-others = nejvíc u ostatních
words-isle-boat-number-most-of-others-most-of-others = co
words-isle-boat-number-nth-most = nejvíc ze všech hráčů
words-isle-boat-number-nth-most-nth-most = pořadí
words-isle-boat-number-nth-most-of = co
words-isle-boat-number-other-lessons-pay = body za ostatní úkoly
words-isle-boat-number-others-tied-by = ostatní hráči se stejným číslem
words-isle-boat-number-others-tied-by-others-tied-by = podle čeho
words-isle-boat-number-others-where = ostatní hráči
words-isle-boat-number-parts-of = souvislé části
words-isle-boat-number-parts-of-joined = spojené čím
words-isle-boat-number-parts-of-parts-of = z čeho
words-isle-boat-number-place-by = pořadí
words-isle-boat-number-place-by-place-by = podle čeho
words-isle-boat-number-players = hráči
words-isle-boat-number-right-neighbour = hráč vpravo
words-isle-boat-number-row-number = číslo řady
words-isle-boat-number-row-number-row-number = čeho
words-isle-boat-number-size = velikost
words-isle-boat-number-size-of-family = { $head }, velikost { $value }
words-isle-boat-number-size-size = čeho
words-isle-boat-number-turn-position = pořadí na tahu
words-isle-boat-selection-of-area-areas-of = oblasti
words-isle-boat-selection-of-area-areas-of-areas-of = z čeho
words-isle-boat-selection-of-area-areas-of-joined = spojené čím
words-isle-boat-selection-of-area-covered-areas = zakryté oblasti
words-isle-boat-selection-of-area-empty-areas = prázdné oblasti
words-isle-boat-selection-of-area-holding-narrows = uvnitř
words-isle-boat-selection-of-area-in-narrows = místo
words-isle-boat-selection-of-area-inside-narrows = jen zde
words-isle-boat-selection-of-area-larger-than-narrows = větší než
words-isle-boat-selection-of-area-lines-of = přímky
words-isle-boat-selection-of-area-lines-of-along = směr
words-isle-boat-selection-of-area-lines-of-lines-of = z čeho
words-isle-boat-selection-of-area-smaller-than-narrows = menší než
words-isle-boat-selection-of-area-straight-narrows = rovné
words-isle-boat-selection-of-area-touching-narrows = v sousedství
words-isle-boat-selection-of-column-column-left-narrows = přímo vlevo od
words-isle-boat-selection-of-column-column-right-narrows = přímo vpravo od
words-isle-boat-selection-of-column-columns = sloupce
words-isle-boat-selection-of-column-columns-from-middle = sloupce
words-isle-boat-selection-of-column-columns-from-middle-narrows = od středu
words-isle-boat-selection-of-column-empty-columns = prázdné sloupce
words-isle-boat-selection-of-column-even-columns = sudé sloupce
words-isle-boat-selection-of-column-full-columns = zaplněné sloupce
words-isle-boat-selection-of-column-full-columns-opposite = nezaplněné sloupce
words-isle-boat-selection-of-column-holding-narrows = uvnitř
words-isle-boat-selection-of-column-nth-column = sloupec { $nth-column }
words-isle-boat-selection-of-column-odd-columns = liché sloupce
words-isle-boat-selection-of-column-one-coloured-columns = jednobarevné sloupce
words-isle-boat-selection-of-column-touching-narrows = v sousedství
words-isle-boat-selection-of-family-coloured-like-narrows = barva jako
words-isle-boat-selection-of-family-families = rodiny
words-isle-boat-selection-of-family-family-colour = skupiny
words-isle-boat-selection-of-family-family-colour-narrows = barva
words-isle-boat-selection-of-family-groups = skupiny
words-isle-boat-selection-of-family-holding-narrows = uvnitř
words-isle-boat-selection-of-family-in-narrows = místo
words-isle-boat-selection-of-family-inside-narrows = jen zde
words-isle-boat-selection-of-family-larger-than-narrows = větší než
words-isle-boat-selection-of-family-smaller-than-narrows = menší než
words-isle-boat-selection-of-family-straight-narrows = rovné
words-isle-boat-selection-of-family-touching-narrows = v sousedství
words-isle-boat-selection-of-room-empty-rooms = prázdné sekce
words-isle-boat-selection-of-room-full-rooms = zaplněné sekce
words-isle-boat-selection-of-room-full-rooms-opposite = nezaplněné sekce
words-isle-boat-selection-of-room-holding-narrows = uvnitř
words-isle-boat-selection-of-room-larger-than-narrows = větší než
words-isle-boat-selection-of-room-one-coloured-rooms = jednobarevné sekce
words-isle-boat-selection-of-room-room = { $room }
words-isle-boat-selection-of-room-rooms = sekce
words-isle-boat-selection-of-room-same-symbol-narrows = symbol jako
words-isle-boat-selection-of-room-smaller-than-narrows = menší než
words-isle-boat-selection-of-room-symbol-narrows = symbol
words-isle-boat-selection-of-room-touching-narrows = v sousedství
words-isle-boat-selection-of-row-empty-rows = prázdné řady
words-isle-boat-selection-of-row-even-rows = sudé řady
words-isle-boat-selection-of-row-full-rows = zaplněné řady
words-isle-boat-selection-of-row-full-rows-opposite = nezaplněné řady
words-isle-boat-selection-of-row-holding-narrows = uvnitř
words-isle-boat-selection-of-row-middle-row = prostřední řada
words-isle-boat-selection-of-row-nth-row = řada { $nth-row }
words-isle-boat-selection-of-row-odd-rows = liché řady
words-isle-boat-selection-of-row-one-coloured-rows = jednobarevné řady
words-isle-boat-selection-of-row-row-above-narrows = přímo nad
words-isle-boat-selection-of-row-row-below-narrows = přímo pod
words-isle-boat-selection-of-row-rows = řady
words-isle-boat-selection-of-row-rows-from-middle = řady
words-isle-boat-selection-of-row-rows-from-middle-narrows = od středu
words-isle-boat-selection-of-row-touching-narrows = v sousedství
words-isle-boat-selection-of-square-at-distance = políčka
words-isle-boat-selection-of-square-at-distance-narrows = vzdálenost
words-isle-boat-selection-of-square-at-distance-of = od čeho
words-isle-boat-selection-of-square-covered-maps = zakryté mapy pokladů
words-isle-boat-selection-of-square-covered-rats = zakryté krysy
words-isle-boat-selection-of-square-covered-squares = zakrytá políčka
words-isle-boat-selection-of-square-covered-squares-opposite = nezakryté krysy
words-isle-boat-selection-of-square-edge-squares = políčka u okraje
words-isle-boat-selection-of-square-first-squares-narrows = začátek
words-isle-boat-selection-of-square-free-squares = volná políčka
words-isle-boat-selection-of-square-in-narrows = místo
words-isle-boat-selection-of-square-last-squares-narrows = konec
words-isle-boat-selection-of-square-left-half = levá polovina
words-isle-boat-selection-of-square-lower-half = dolní polovina
words-isle-boat-selection-of-square-map-narrows = mapa pokladů
words-isle-boat-selection-of-square-maps = mapy pokladů
words-isle-boat-selection-of-square-mirrored-left-to-right-narrows = zrcadlově, zleva doprava
words-isle-boat-selection-of-square-mirrored-top-to-bottom-narrows = zrcadlově, shora dolů
words-isle-boat-selection-of-square-next-above-narrows = přímo nad
words-isle-boat-selection-of-square-next-below-narrows = přímo pod
words-isle-boat-selection-of-square-next-diagonally-narrows = šikmo vedle
words-isle-boat-selection-of-square-next-left-narrows = přímo vlevo od
words-isle-boat-selection-of-square-next-right-narrows = přímo vpravo od
words-isle-boat-selection-of-square-rats = nezakryté krysy
words-isle-boat-selection-of-square-right-half = pravá polovina
words-isle-boat-selection-of-square-squares = políčka
words-isle-boat-selection-of-square-touching-narrows = v sousedství
words-isle-boat-selection-of-square-under-narrows = leží tam
words-isle-boat-selection-of-square-upper-half = horní polovina
words-isle-boat-selection-of-square-visible-maps = nezakryté mapy pokladů
words-isle-boat-selection-of-square-within-distance = políčka
words-isle-boat-selection-of-square-within-distance-of = od čeho
words-isle-boat-selection-of-square-within-distance-narrows = vzdálenost nejvýše
words-isle-boat-selection-of-tile-at-distance = dílky
words-isle-boat-selection-of-tile-at-distance-narrows = vzdálenost
words-isle-boat-selection-of-tile-at-distance-of = od čeho
words-isle-boat-selection-of-tile-at-edge-narrows = u okraje
words-isle-boat-selection-of-tile-cats = kočky
words-isle-boat-selection-of-tile-colour = kočky
words-isle-boat-selection-of-tile-colour-narrows = barva
words-isle-boat-selection-of-tile-coloured-like-narrows = barva jako
words-isle-boat-selection-of-tile-common-treasures = měděné poklady
words-isle-boat-selection-of-tile-covering-narrows = zakryto
words-isle-boat-selection-of-tile-first-aboard-narrows = první na palubě
words-isle-boat-selection-of-tile-in-narrows = místo
words-isle-boat-selection-of-tile-inside-narrows = jen zde
words-isle-boat-selection-of-tile-kind-narrows = počítá se jako
words-isle-boat-selection-of-tile-larger-than-narrows = větší než
words-isle-boat-selection-of-tile-last-aboard-narrows = poslední na palubě
words-isle-boat-selection-of-tile-lonely-cats = osamělé kočky
words-isle-boat-selection-of-tile-nth-tile = dílek { $nth-tile }
words-isle-boat-selection-of-tile-oshax = oshaxové
words-isle-boat-selection-of-tile-rare-treasures = zlaté poklady
words-isle-boat-selection-of-tile-shaped-like-narrows = tvar jako
words-isle-boat-selection-of-tile-small-treasures = malé poklady
words-isle-boat-selection-of-tile-smaller-than-narrows = menší než
words-isle-boat-selection-of-tile-straight-narrows = rovné
words-isle-boat-selection-of-tile-tiles = dílky
words-isle-boat-selection-of-tile-touching-narrows = v sousedství
words-isle-boat-selection-of-tile-treasures = poklady
words-isle-boat-selection-of-tile-within-distance = dílky
words-isle-boat-selection-of-tile-within-distance-of = od čeho
words-isle-boat-selection-of-tile-within-distance-narrows = vzdálenost nejvýše
words-boat-all-area = oblasti
words-boat-all-colour = barvy
words-boat-all-column = sloupce
words-boat-all-family = rodiny
words-boat-all-kind = druhy
words-boat-all-room = sekce
words-boat-all-room-name = názvy sekcí
words-boat-all-row = řady
words-boat-all-square = políčka
words-boat-all-symbol = symboly
words-boat-all-tile = dílky
words-boat-other-area = druhá oblast
words-boat-other-colour = druhá barva
words-boat-other-column = druhý sloupec
words-boat-other-family = druhá rodina
words-boat-other-kind = druhý druh
words-boat-other-room = druhá sekce
words-boat-other-room-name = druhý název sekce
words-boat-other-row = druhá řada
words-boat-other-square = druhé políčko
words-boat-other-symbol = druhý symbol
words-boat-other-tile = druhý dílek
words-boat-this-area = tato oblast
words-boat-this-colour = tato barva
words-boat-this-column = tento sloupec
words-boat-this-family = tato rodina
words-boat-this-kind = tento druh
words-boat-this-room = tato sekce
words-boat-this-room-name = tento název sekce
words-boat-this-row = tato řada
words-boat-this-square = toto políčko
words-boat-this-symbol = tento symbol
words-boat-this-tile = tento dílek

## Co o sobě říká

isle-title = Ostrov koček
isle-about = Ostrov koček.
isle-setting-starts = Kdo začíná
isle-setting-starts-about = Jméno začínajícího hráče; jinak rozhodne náhoda.
isle-setting-edition = Vydání
isle-setting-edition-about = Podle kterých pravidel hrát, kde se liší: českých, nebo ukrajinských.
isle-setting-edition-cs = české
isle-setting-edition-uk = ukrajinské
isle-setting-lessons = Sady úkolů
isle-setting-lessons-about = Písmena nebo názvy sad, které se přidají k základním úkolům.
isle-setting-colours = Barvy
isle-setting-colours-about = Barvy figurek hráčů; ostatní se vylosují.
isle-setting-colours-blue = modrá
isle-setting-colours-green = zelená
isle-setting-colours-red = červená
isle-setting-colours-purple = fialová
isle-setting-colours-orange = oranžová
isle-setting-oshax = Oshaxové
isle-setting-oshax-about = Oshaxové, kteří jsou na začátku vyloženi; ostatní se vylosují.

## Jak se říká obsahu

isle-content-boats = lodě
isle-content-cards = karty objevů
isle-content-lessons = úkoly
isle-content-scoring = bodování
isle-content-tile-kinds = druhy dílků
isle-content-tiles = dílky

## Co se nedá hrát

isle-wrong-alone = jediný hráč potřebuje modul se soupeřem, třeba „sister“
isle-wrong-no_set = žádný balíček nepřináší sadu úkolů „{ $name }“; { $hint }
isle-wrong-lesson_sets = vybrané sady úkolů: { $found }; počet různých sad musí být { $number }

## Úkoly na archu

isle-sheet-fish = ryby: { $count }
isle-sheet-public = veřejný
isle-sheet-private = osobní
isle-sheet-basic = základní
isle-sheet-set = sada { $set }
isle-sheet-solo = Sólo: { $text }
isle-sheet-beside = Vedle příkladu { $count }: { $player }
isle-sheet-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
isle-sheet-baskets = koše: { $count }
isle-sheet-lessons = úkoly: { $count }
isle-sheet-others = jiné lodě: { $count }
isle-sheet-place = { $count }. v pořadí na tahu
isle-sheet-lies = { $kind }{ $colour ->
        [none] { "" }
       *[other] { " " }({ $colour })
    }, { $tile }
isle-sheet-counted = počítá se
