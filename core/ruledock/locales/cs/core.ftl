## Co se říká všem, nebo jen některým

core-decide = Vyber jednu možnost.
core-may_act = Chceš teď jednat, nebo to necháš být?
core-open-more = { $open } a ještě { $more }
core-house = V této hře bylo nutné vymyslet { $count ->
        [one] { $count } věc
        [few] { $count } věci
       *[other] { $count } věcí
    }: žádný pramen to neuvádí; seznam vypíše „ruledock content --house“.
core-reopened = Zapečetěná volba už není možná ({ $player }); volí se znovu.

## Možnosti na tlačítkách

core-option-withdraw = Vzít zapečetěnou volbu zpět
core-option-nothing = Nechat být

## Odmítnutí

core-refused-not_offered = { $player } teď nemůže { $option-inside }; otevřeno je: { $open }.
core-refused-because = { $player } nemůže { $option-inside }: { $why }.{ $nearest ->
        [none] { "" }
       *[other] { " " }Nejblíž možné: { $nearest-inside }.
    }
core-refused-exactly = je třeba vybrat { $needs }, ne { $found }
core-refused-at_least = je třeba vybrat aspoň { $needs }, ne { $found }
core-refused-at_most = vybrat lze nejvýše { $most }, ne { $found }
core-refused-not_among = není na výběr: { $things }
core-refused-range = vybrat lze od { $low } do { $high }
core-refused-only = možné je jen { $only }
core-refused-nothing_for_it = není nic, s čím by to šlo
core-refused-other_question = otázka „{ $question }“ je teď na řadě
core-refused-not_turn = { $player } není na tahu; stůl čeká na: { $others }.
core-refused-no_option = { $player } vybírá možnost nebo její číslo, ne { $found }; otevřeno je: { $open }.
core-refused-no_number = { $player } nemá možnost { $found }; jsou od 0 do { $last }.
core-refused-no_decision = Vybírej pro otevřené rozhodnutí, ne pro { $found }.
core-refused-no_player = Hráč { $found } tu není; hráči jsou 0 až { $last }.
core-refused-no_text = Možnost je text o nejvýše 10000 znacích, ne { $found }.
core-refused-unreadable = „{ $found }“ není žádná z tvých možností. { $hint }
core-hint-nearest = Nemyslíš: { $option-inside }?
core-hint-example = Napiš například: { $option }.
core-hint-nothing = Teď nemáš nic na výběr.
core-refused-not_asked = { $player } teď nemá žádné otevřené rozhodnutí.
core-refused-over = Hra skončila.
core-refused-undo-nothing = { $player } nemá co vzít zpět.
core-refused-undo-chance = { $player } nemůže vzít zpět volbu { $option-inside }: od té doby se odkryly karty nebo dílky, tobě nebo ostatním.
core-refused-ahead = { $player } nemůže nahlédnout za volbu { $option-inside }: o dalším rozhodne náhoda nebo to, co je ještě skryté.
core-refused-undo-answered = { $player } nemůže vzít zpět volbu { $option-inside }: od té doby už padla další volba ({ $by }), třeba i nedělat nic.

## Vysvětlení bodů

words-list = { $first }, { $rest }
words-line-value = { $what }: { $value }
words-line-holds = { $what }: ano
words-line-fails = { $what }: ne
words-line-counted-holds = { $what }: { $count }, ano
words-line-counted-fails = { $what }: { $count }, ne
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
words-value-no = žádné
words-line-equals = { $value } = { $formula }
words-plain = { $value }
words-bracketed = ({ $what })
words-from-end = { $n } od konce
words-more = { $things } a ještě { $n }
words-more-lines = … a ještě { $n }
words-yes = ano
words-no = ne
words-pair = { $that } & { $other }
words-rounded = zaokrouhleno
words-value-odd = liché
words-value-even = sudé
words-choice-down = dolů
words-choice-up = nahoru
words-core-condition-and = všechno platí
words-core-condition-at-least-at-least = nejméně
words-core-condition-at-most-at-most = nejvýše
words-core-condition-between-between = rozsah
words-core-condition-different = různé
words-core-condition-exactly-exactly = přesně
words-core-condition-fewer-than-fewer-than = méně než
words-core-condition-for-every = platí pro všechny
words-core-condition-for-some = platí aspoň pro něco
words-core-condition-more-than-more-than = více než
words-core-condition-not = neplatí
words-core-condition-or = něco z toho platí
words-core-condition-same = stejné
words-core-number-average = průměr
words-core-number-average-average = co
words-core-number-average-over = z čeho
words-core-number-beyond-beyond = navíc nad
words-core-number-different-numbers = různá čísla
words-core-number-different-numbers-different-numbers = čeho
words-core-number-different-numbers-over = z čeho
words-core-number-distinct-distinct = různé hodnoty
words-core-number-every-every = celé skupiny po
words-core-number-halved = polovina
words-core-number-halved-rounded = zaokrouhleno
words-core-number-larger-of = největší
words-core-number-largest = největší
words-core-number-largest-largest = co
words-core-number-largest-over = z čeho
words-core-number-nth-largest = největší
words-core-number-nth-largest-nth-largest = pořadí
words-core-number-nth-largest-of = co
words-core-number-nth-largest-over = z čeho
words-core-number-nth-smallest = nejmenší
words-core-number-nth-smallest-nth-smallest = pořadí
words-core-number-nth-smallest-of = co
words-core-number-nth-smallest-over = z čeho
words-core-number-pairs = dvojice
words-core-number-pairs-pairs = z čeho
words-core-number-remainder-remainder = zbytek ze skupin po
words-core-number-smaller-of = nejmenší
words-core-number-smallest = nejmenší
words-core-number-smallest-over = z čeho
words-core-number-smallest-smallest = co
words-core-number-sum = součet
words-core-number-sum-of-largest = součet největších
words-core-number-sum-of-largest-of = co
words-core-number-sum-of-largest-over = z čeho
words-core-number-sum-of-largest-sum-of-largest = počet
words-core-number-sum-over = z čeho
words-core-number-sum-sum = co
words-core-score-best = nejlepší
words-core-score-best-best = z čeho
words-core-score-best-of = nejlepší
words-core-score-each = součet
words-core-score-each-each = z čeho
words-core-score-half = polovina
words-core-score-half-rounded = zaokrouhleno
words-core-score-limited = omezeno
words-core-score-limited-down-to = nejméně
words-core-score-limited-up-to = nejvýše
words-core-score-nth-best = nejlepší
words-core-score-nth-best-nth-best = pořadí
words-core-score-nth-best-of = z čeho
words-core-score-pay = body
words-core-score-pay-if = podmínka
words-core-score-pay-per = za co
words-core-score-pay-up-to = nejvýše
words-core-score-table = tabulka
words-core-score-table-by = podle čeho
words-core-score-table-from = od
words-core-score-table-table = body
words-core-score-table-then = dál za každé další
words-core-score-total = součet
words-core-selection-of-any-those-without = vynecháno
words-core-selection-of-any-top-by = podle čeho
words-core-selection-of-any-top-top = počet největších

## Co se nedá hrát

core-wrong-near = nemyslíš „{ $name }“?
core-wrong-more = a další chyby: { $count }
core-wrong-at_least = a nejméně { $count } dalších chyb
core-wrong-known = na výběr: { $names }
core-wrong-no_game = hra „{ $name }“ tu není; { $hint }
core-wrong-no_module = modul „{ $name }“ tu není; { $hint }
core-wrong-no_pack = balíček „{ $name }“ tu není; { $hint }
core-wrong-no_bot = bot „{ $name }“ tu není; { $hint }
core-wrong-no_setting = { $name }: takové nastavení hra { $game } nemá; { $hint }
core-wrong-no_such_game = „{ $module }“ je modul, ne hra; hry vypíše „ruledock games“
core-wrong-pack_here = balíček „{ $name }“ není nainstalovaný; ten v této složce napiš jako „{ $place }“
core-wrong-other_game = modul „{ $module }“ patří ke hře { $games }, ne ke hře { $game }
core-wrong-needs = modul „{ $module }“ potřebuje modul „{ $other }“
core-wrong-excludes = moduly „{ $module }“ a „{ $other }“ nejdou hrát spolu: { $why }
core-wrong-players = { $game }: počet hráčů je { $low } až { $high }, ne { $found }
core-wrong-players_with = modul „{ $module }“: počet hráčů je { $low } až { $high }, ne { $found }
core-wrong-no_file = { $file }: takový soubor tu není
core-wrong-game_here = hra „{ $name }“ není nainstalovaná; tu v této složce napiš jako „{ $path }“
core-wrong-module_here = modul „{ $name }“ není nainstalovaný; ten v této složce napiš jako „{ $path }“

## Soubory a nastavení, které se nehodí: celé řádky, pak jejich části

core-retold-bot = bot „{ $bot }“: { $why ->
        [none] nelze použít
       *[other] { $why }
    }
core-retold-unreadable_at = { $file }: není čitelný { $format }, řádek { $line }, znak { $column }
core-retold-unreadable = { $file }: není čitelný { $format }
core-retold-not_utf8 = { $file }: není to text v UTF-8, bajt { $byte }
core-retold-too_large = { $file }: přes { $most } MiB; tak dlouhá žádná hra není
core-retold-no_run = { $file }: nejsou tu výsledky simulace, chybí { $name }
core-retold-no_results = { $file }: od bajtu { $byte } tu nejsou výsledky; soubor zůstává, jak je
core-retold-no_record = { $file }: tohle není záznam hry
core-retold-part_of_pack = { $file }: patří k balíčku; zadej jeho složku, { $pack }
core-retold-lost_pack = { $file }: balíček „{ $pack }“ tu není; řekni, kde leží: --pack PATH
core-retold-other_content = { $file }: tato hra byla uložena s jinými kartami nebo pravidly, než jsou tu teď
core-retold-database = --database „{ $name }“: čeká se sqlite:///FILE
core-retold-listening = { $host }, port { $port }: tady nelze otevřít stoly, port je snad obsazený
core-retold-no_folder_of_packs = --packs „{ $name }“: taková složka tu není
core-retold-found_near = { $place }: { $found ->
        [none] to sem nepatří
       *[other] nalezeno: { $found }
    }{ $expected ->
        [none] { "" }
       *[other] ; čeká se: { $expected }
    }{ $hint ->
        [none] { "" }
       *[other] ; { $hint }
    }
core-retold-found = { $place }: { $found ->
        [none] to sem nepatří
       *[other] nalezeno: { $found }
    }{ $expected ->
        [none] { "" }
       *[other] ; čeká se: { $expected }
    }
core-retold-found_hint = { $place }: { $found ->
        [none] to sem nepatří
       *[other] { $found }, to sem nepatří
    }{ $hint ->
        [none] { "" }
       *[other] ; { $hint }
    }
core-retold-wrong_at = { $place }: { $why }
core-retold-near = nemyslíš „{ $name }“?
core-retold-known = známé: { $names }
core-retold-no_option = volba „{ $name }“ není; { $hint }
core-retold-has_none = nemá žádné
core-retold-no_program = program { $name } tu není
core-retold-not_run = { $file } nelze spustit; chmod +x
core-retold-no_bot_file = soubor { $file } tu není
core-retold-quotes = uvozovky k sobě nepatří
core-retold-no_user = uživatel „{ $name }“ tu není; { $hint }
core-retold-only_root = jen root smí pouštět boty jako jiný uživatel
core-retold-expects = čeká se { $expected ->
        [none] něco jiného
       *[other] { $expected }
    }
core-retold-value = { $place }: { $found ->
        [none] to sem nepatří
       *[other] nalezeno: { $found }
    }{ $expected ->
        [none] { "" }
       *[other] ; čeká se: { $expected }
    }
core-retold-missing_at = soubor ani složka tu není; čeká se { $expected ->
        [none] něco jiného
       *[other] { $expected }
    }
core-retold-missing = soubor ani složka tu není
core-retold-folder = to je složka
core-retold-no_folder = to není složka
core-retold-there = už tu je
core-retold-denied = nemáš k tomu oprávnění
core-retold-no_room = disk je plný
core-retold-nothing = nic
core-retold-whole = celé číslo
core-retold-number = číslo
core-retold-text = text
core-retold-list = seznam
core-retold-object = nastavení
core-retold-flag = true nebo false
core-retold-list_of = seznam (položek: { $count })
core-retold-object_with = nastavení: { $names }
core-retold-one_of = jedna z možností: { $names }{ $more ->
        [none] { "" }
       *[other] , a ještě { $more }
    }
core-retold-at_least = nejméně { $n }
core-retold-at_most = nejvýše { $n }
core-retold-above = více než { $n }
core-retold-pack = balíček: složka se souborem pack.json, nebo .zip s ním
core-retold-no_pack_json = žádný pack.json
core-retold-single_file = jediný soubor
core-retold-not_a_plugin = žádný plugin
core-retold-plugin = plugin: jeho soubor .py, nebo složka s pyproject.toml či plugin.py
core-retold-configuration = nastavení stolu
core-retold-redacted = záznam toho, co věděl jeden hráč
core-retold-kept_game = záznam, uložená hra nebo pozice
core-retold-end_of_file = konec souboru
core-retold-players = počet hráčů nejvýše { $n }, nebo seznam jejich jmen
core-retold-game_name = jméno hry
core-retold-once = každé jen jednou
core-retold-names_of_packs = seznam jmen balíčků, složek nebo souborů .zip
core-retold-names_of_modules = seznam modulů
core-retold-program = exec:PROGRAM, s argumenty nebo bez nich
core-retold-named_bot = { $file }:NAME, jak se bot v souboru jmenuje
core-retold-setting_value = VOLBA=HODNOTA
core-retold-utf8 = text v UTF-8
core-retold-byte = bajt { $byte }
core-retold-characters = znaků: { $n }
core-retold-player = hráč
core-retold-language_code = kód jazyka, třeba cs, uk nebo pt-BR
core-retold-limits = omezení{ $name ->
        [none] { "" }
       *[other] , { $name }
    }
core-retold-command_line = příkazový řádek
