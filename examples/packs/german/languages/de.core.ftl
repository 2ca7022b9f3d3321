## Was allen gesagt wird, oder einigen

core-decide = Wähle eins.
core-may_act = Willst du jetzt handeln, oder lässt du es?
core-open-more = { $open } und { $more } weitere
core-house = { $count ->
        [one] { $count } Ding
       *[other] { $count } Dinge
    } in diesem Spiel mussten wir erfinden, weil keine Quelle sie nennt; „ruledock content --house“ zählt sie auf.
core-reopened = Die versiegelte Wahl von { $player } ist nicht mehr möglich; { $player } wählt neu.

## Möglichkeiten auf Knöpfen

core-option-withdraw = Versiegelte Wahl zurücknehmen
core-option-nothing = Geschehen lassen

## Warum etwas nicht geht

core-refused-not_offered = { $player } kann „{ $option }“ jetzt nicht; offen ist: { $open }.
core-refused-because = { $player } kann „{ $option }“ nicht: { $why }.{ $nearest ->
        [none] { "" }
       *[other] { " " }Am nächsten kommt „{ $nearest }“.
    }
core-refused-exactly = wähle { $needs }, nicht { $found }
core-refused-at_least = wähle mindestens { $needs }, nicht { $found }
core-refused-at_most = wähle höchstens { $most }, nicht { $found }
core-refused-not_among = nicht unter dem, was du wählen kannst: { $things }
core-refused-range = wähle von { $low } bis { $high }
core-refused-only = nur { $only } ist möglich
core-refused-nothing_for_it = es gibt nichts, womit das ginge
core-refused-other_question = jetzt ist die Frage: „{ $question }“
core-refused-not_turn = { $player } ist nicht am Zug; der Tisch wartet auf { $others }.
core-refused-no_option = { $player } wählt eine Möglichkeit oder ihre Nummer, nicht { $found }; offen ist: { $open }.
core-refused-no_number = { $player } hat keine Möglichkeit { $found }; es gibt 0 bis { $last }.
core-refused-no_decision = Wähle für eine offene Entscheidung, nicht für { $found }.
core-refused-no_player = Es gibt keinen Spieler { $found }; Spieler sind 0 bis { $last }.
core-refused-no_text = Eine Möglichkeit ist ein Text von höchstens 10000 Zeichen, nicht { $found }.
core-refused-unreadable = „{ $found }“ ist keine deiner Möglichkeiten. { $hint }
core-hint-nearest = Meinst du „{ $option }“?
core-hint-example = Schreib zum Beispiel „{ $option }“.
core-hint-nothing = Du hast jetzt nichts zu wählen.
core-refused-not_asked = { $player } hat jetzt keine offene Entscheidung.
core-refused-over = Das Spiel ist zu Ende.
core-refused-undo-nothing = { $player } hat nichts zurückzunehmen.
core-refused-undo-chance = { $player } kann „{ $option }“ nicht zurücknehmen: seither wurden Karten oder Teile aufgedeckt, dir oder anderen.
core-refused-ahead = { $player } kann nicht hinter „{ $option }“ sehen: was dann kommt, entscheidet der Zufall oder etwas noch Verborgenes.
core-refused-undo-answered = { $player } kann „{ $option }“ nicht zurücknehmen: { $by } hat seither gewählt, und sei es, nichts zu tun.
core-nothing = nichts

## Wörter der Wertung: ein Kopf, und Eigenschaften in Klammern

words-with = { $head } { $open }{ $properties }{ $close }
words-property = { $name }: { $value }
words-also = { $first }; { $rest }
words-list = { $first }, { $rest }
words-or = { $first } oder { $rest }
words-not = nicht
words-plus = { $first } + { $rest }
words-minus = { $first } − { $rest }
words-times = { $first } × { $rest }
words-range = { $low } bis { $high }
words-value-exactly = genau { $n }
words-value-at-least = { $n } oder mehr
words-value-at-most = { $n } oder weniger
words-value-more-than = mehr als { $n }
words-value-fewer-than = weniger als { $n }
words-value-some = 1 oder mehr
words-value-no = keine
words-value-odd = ungerade
words-value-even = gerade
words-line-value = { $what }: { $value }
words-line-equals = { $value } = { $formula }
words-line-holds = { $what }: ja
words-line-fails = { $what }: nein
words-line-counted-holds = { $what }: { $count }, ja
words-line-counted-fails = { $what }: { $count }, nein
words-line-things = { $what }: { $value } ({ $things })
words-line-subject = { $subject }: { $line }
words-plain = { $value }
words-bracketed = ({ $what })
words-from-end = { $n } vom Ende
words-more = { $things } und { $n } weitere
words-more-lines = … und { $n } weitere
words-yes = ja
words-no = nein
words-pair = { $that } & { $other }
words-rounded = gerundet
words-choice-down = ab
words-choice-up = auf
words-core-condition-and = alles davon
words-core-condition-at-least-at-least = mindestens
words-core-condition-at-most-at-most = höchstens
words-core-condition-between-between = Bereich
words-core-condition-different = verschieden
words-core-condition-exactly-exactly = genau
words-core-condition-fewer-than-fewer-than = weniger als
words-core-condition-for-every = für alle
words-core-condition-for-some = für manche
words-core-condition-more-than-more-than = mehr als
words-core-condition-not = nicht
words-core-condition-or = eins davon
words-core-condition-same = gleich
words-core-number-average = Durchschnitt
words-core-number-average-average = was
words-core-number-average-over = unter
words-core-number-beyond-beyond = über
words-core-number-different-numbers = verschiedene Zahlen
words-core-number-different-numbers-different-numbers = was
words-core-number-different-numbers-over = unter
words-core-number-distinct-distinct = verschiedene
words-core-number-every-every = volle Gruppen zu
words-core-number-halved = Hälfte
words-core-number-halved-rounded = gerundet
words-core-number-larger-of = größtes
words-core-number-largest = größtes
words-core-number-largest-largest = was
words-core-number-largest-over = unter
words-core-number-nth-largest = größtes
words-core-number-nth-largest-nth-largest = Rang
words-core-number-nth-largest-of = was
words-core-number-nth-largest-over = unter
words-core-number-nth-smallest = kleinstes
words-core-number-nth-smallest-nth-smallest = Rang
words-core-number-nth-smallest-of = was
words-core-number-nth-smallest-over = unter
words-core-number-pairs = Paare
words-core-number-pairs-pairs = wovon
words-core-number-remainder-remainder = Rest von Gruppen zu
words-core-number-smaller-of = kleinstes
words-core-number-smallest = kleinstes
words-core-number-smallest-over = unter
words-core-number-smallest-smallest = was
words-core-number-sum = Summe
words-core-number-sum-of-largest = Summe der größten
words-core-number-sum-of-largest-of = was
words-core-number-sum-of-largest-over = unter
words-core-number-sum-of-largest-sum-of-largest = wie viele
words-core-number-sum-over = unter
words-core-number-sum-sum = was
words-core-score-best = bestes
words-core-score-best-best = unter
words-core-score-best-of = bestes
words-core-score-each = Summe
words-core-score-each-each = unter
words-core-score-half = Hälfte
words-core-score-half-rounded = gerundet
words-core-score-limited = begrenzt
words-core-score-limited-down-to = mindestens
words-core-score-limited-up-to = höchstens
words-core-score-nth-best = bestes
words-core-score-nth-best-nth-best = Rang
words-core-score-nth-best-of = unter
words-core-score-pay = Punkte
words-core-score-pay-if = wenn
words-core-score-pay-per = je
words-core-score-pay-up-to = höchstens
words-core-score-table = Tabelle
words-core-score-table-by = nach
words-core-score-table-from = ab
words-core-score-table-table = Punkte
words-core-score-table-then = dann für jedes weitere
words-core-score-total = Summe
words-core-selection-of-any-those-without = ohne
words-core-selection-of-any-top-by = nach
words-core-selection-of-any-top-top = die größten

## Was nicht gespielt werden kann

core-wrong-near = meinst du „{ $name }“?
core-wrong-more = und { $count ->
        [one] { $count } weiterer Fehler
       *[other] { $count } weitere Fehler
    }
core-wrong-at_least = und mindestens { $count } weitere Fehler
core-wrong-known = bekannt: { $names ->
        [none] nichts
       *[other] { $names }
    }
core-wrong-no_game = kein Spiel „{ $name }“; { $hint }
core-wrong-no_module = kein Modul „{ $name }“; { $hint }
core-wrong-no_pack = kein Paket „{ $name }“; { $hint }
core-wrong-no_bot = kein Bot „{ $name }“; { $hint }
core-wrong-no_setting = { $name }: diese Einstellung hat { $game } nicht; { $hint }
core-wrong-no_such_game = „{ $module }“ ist ein Modul, kein Spiel; siehe `ruledock games`
core-wrong-pack_here = das Paket „{ $name }“ ist nicht installiert; für das in diesem Ordner schreib "{ $place }"
core-wrong-game_here = das Spiel „{ $name }“ ist nicht installiert; für das in diesem Ordner schreib "{ $path }"
core-wrong-module_here = das Modul „{ $name }“ ist nicht installiert; für das in diesem Ordner schreib "{ $path }"
core-wrong-other_game = das Modul „{ $module }“ gehört zu { $games }, nicht zu { $game }
core-wrong-needs = das Modul „{ $module }“ braucht das Modul „{ $other }“
core-wrong-excludes = die Module „{ $module }“ und „{ $other }“ gehen nicht zusammen: { $why }
core-wrong-players = { $game }: gespielt wird zu { $low } bis { $high }, nicht zu { $found }
core-wrong-players_with = Modul „{ $module }“: gespielt wird zu { $low } bis { $high }, nicht zu { $found }
core-wrong-no_file = { $file }: diese Datei oder diesen Ordner gibt es nicht

## Dateien und Einstellungen, die nicht passen: ganze Zeilen, dann ihre Teile

core-retold-bot = Bot „{ $bot }“: { $why ->
        [none] unbrauchbar
       *[other] { $why }
    }
core-retold-unreadable_at = { $file }: nicht lesbar als { $format }, Zeile { $line }, Zeichen { $column }
core-retold-unreadable = { $file }: nicht lesbar als { $format }
core-retold-not_utf8 = { $file }: kein Text in UTF-8, Byte { $byte }
core-retold-too_large = { $file }: über { $most } MiB; so lang ist kein Spiel
core-retold-no_run = { $file }: enthält keine Simulation, es fehlt { $name }
core-retold-no_results = { $file }: ab Byte { $byte } keine Ergebnisse; die Datei bleibt, wie sie ist
core-retold-no_record = { $file }: das ist keine Aufzeichnung eines Spiels
core-retold-part_of_pack = { $file }: gehört zu einem Paket; nenne seinen Ordner, { $pack }
core-retold-lost_pack = { $file }: das Paket „{ $pack }“ fehlt; sag, wo es liegt: --pack PATH
core-retold-other_content = { $file }: dieses Spiel wurde mit anderen Karten oder Regeln gesichert, als jetzt hier sind
core-retold-database = --database „{ $name }“: erwartet wird sqlite:///FILE
core-retold-listening = { $host }, Port { $port }: hier lassen sich keine Tische öffnen, vielleicht ist der Port belegt
core-retold-no_folder_of_packs = --packs „{ $name }“: diesen Ordner gibt es nicht
core-retold-found_near = { $place }: { $found ->
        [none] das passt hier nicht
       *[other] gefunden: { $found }
    }{ $expected ->
        [none] { "" }
       *[other] ; erwartet: { $expected }
    }{ $hint ->
        [none] { "" }
       *[other] ; { $hint }
    }
core-retold-found = { $place }: { $found ->
        [none] das passt hier nicht
       *[other] gefunden: { $found }
    }{ $expected ->
        [none] { "" }
       *[other] ; erwartet: { $expected }
    }
core-retold-found_hint = { $place }: { $found ->
        [none] das passt hier nicht
       *[other] { $found }, das passt hier nicht
    }{ $hint ->
        [none] { "" }
       *[other] ; { $hint }
    }
core-retold-wrong_at = { $place }: { $why }
core-retold-near = meinst du „{ $name }“?
core-retold-known = bekannt: { $names }
core-retold-no_option = die Option „{ $name }“ gibt es nicht; { $hint }
core-retold-has_none = es gibt keine
core-retold-no_program = das Programm { $name } gibt es nicht
core-retold-not_run = { $file } darf nicht ausgeführt werden; chmod +x
core-retold-no_bot_file = die Datei { $file } gibt es nicht
core-retold-quotes = die Anführungszeichen passen nicht zusammen
core-retold-no_user = den Benutzer „{ $name }“ gibt es nicht; { $hint }
core-retold-only_root = nur root darf Bots als anderen Benutzer ausführen
core-retold-expects = erwartet: { $expected ->
        [none] etwas anderes
       *[other] { $expected }
    }
core-retold-value = { $place }: { $found ->
        [none] das passt hier nicht
       *[other] gefunden: { $found }
    }{ $expected ->
        [none] { "" }
       *[other] ; erwartet: { $expected }
    }
core-retold-missing_at = diese Datei oder diesen Ordner gibt es nicht; erwartet: { $expected ->
        [none] etwas anderes
       *[other] { $expected }
    }
core-retold-missing = diese Datei oder diesen Ordner gibt es nicht
core-retold-folder = das ist ein Ordner
core-retold-no_folder = das ist kein Ordner
core-retold-there = gibt es schon
core-retold-denied = nicht erlaubt
core-retold-no_room = die Platte ist voll
core-retold-nothing = nichts
core-retold-whole = eine ganze Zahl
core-retold-number = eine Zahl
core-retold-text = ein Text
core-retold-list = eine Liste
core-retold-object = Einstellungen
core-retold-flag = true oder false
core-retold-list_of = eine Liste von { $count }
core-retold-object_with = Einstellungen: { $names }
core-retold-one_of = eins von: { $names }{ $more ->
        [none] { "" }
       *[other] , und { $more } weitere
    }
core-retold-at_least = mindestens { $n }
core-retold-at_most = höchstens { $n }
core-retold-above = mehr als { $n }
core-retold-pack = ein Paket: ein Ordner mit pack.json, oder ein .zip davon
core-retold-no_pack_json = kein pack.json
core-retold-single_file = eine einzelne Datei
core-retold-not_a_plugin = kein Plugin
core-retold-plugin = ein Plugin: seine .py-Datei, oder ein Ordner mit pyproject.toml oder plugin.py
core-retold-configuration = die Einstellungen eines Tisches
core-retold-redacted = eine Aufzeichnung dessen, was eine Person wusste
core-retold-kept_game = eine Aufzeichnung, ein Spielstand oder eine Stellung
core-retold-end_of_file = das Ende der Datei
core-retold-players = eine Zahl von Personen bis { $n }, oder eine Liste ihrer Namen
core-retold-game_name = der Name eines Spiels
core-retold-once = jedes nur einmal
core-retold-names_of_packs = eine Liste von Namen von Paketen, Ordnern oder .zip-Dateien
core-retold-names_of_modules = eine Liste von Modulen
core-retold-program = exec:PROGRAM, mit oder ohne Argumente
core-retold-named_bot = { $file }:NAME, wie die Datei ihren Bot nennt
core-retold-setting_value = OPTION=WERT
core-retold-utf8 = Text in UTF-8
core-retold-byte = das Byte { $byte }
core-retold-characters = { $n } Zeichen
core-retold-player = jemand am Tisch
core-retold-language_code = der Code einer Sprache, etwa cs, uk oder pt-BR
core-retold-limits = Grenzen{ $name ->
        [none] { "" }
       *[other] , { $name }
    }
core-retold-command_line = die Befehlszeile
