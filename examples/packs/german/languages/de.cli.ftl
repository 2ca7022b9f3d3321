### Was die Befehlszeile Spielern sagt.

cli-play-several = Schreib, welche du willst, etwa „{ $example }“.
cli-play-several_or_none = Schreib, welche du willst, etwa „{ $example }“; „{ $none }“ heißt keine.
cli-play-page = { $first } bis { $last } von { $all }; „more“ für die nächsten, oder schreib einen Teil davon
cli-play-any_time = (jederzeit)
cli-play-locked = { $file } wird gerade von Prozess { $process } gespielt
cli-play-not_kept = Das Spiel konnte nicht aufbewahrt werden; „save FILE“ oder --save FILE bewahrt es anderswo auf.
cli-play-kept_by_itself = Das Spiel ist aufbewahrt; weiter mit: ruledock play
cli-play-kept = Das Spiel ist aufbewahrt; weiter mit: ruledock play --resume { $file }
cli-play-hand_over = Gib die Tastatur an { $name } weiter.
cli-play-ready = { $name }, drück Enter, wenn niemand sonst hinsieht.
cli-play-act_first = { $who } Willst du zuerst handeln? Enter lässt es geschehen.
cli-play-considered = Enter nimmt „{ $option }“{ $gain ->
        [none] { "" }
       *[other] { " " }({ $gain })
    }, wie gezeichnet; oder schreib etwas anderes.
cli-play-others_act = Die anderen dürfen jetzt handeln.
cli-play-about_to_act = { $name } ist dabei zu handeln.
cli-play-several_match = { $options } Möglichkeiten passen; tippe einen Buchstaben oder mehr von einer:
cli-play-more_lines = -- Enter für mehr, q zum Aufhören --
cli-play-nothing_there = Es gibt nichts zu sehen.
cli-play-no_legend = Die Zeichnungen dieses Spiels brauchen keine Legende.
cli-play-not_found = Nichts heißt hier „{ $text }“. Schlag Dinge nach Nummer oder Namen nach, etwa „look { $thing }“.
cli-play-taken_back = Zurückgenommen.
cli-play-save_where = Wohin sichern? Schreib: save FILE
cli-play-saved = Gesichert in { $file }.
cli-play-cannot_pass = Du kannst jetzt nicht passen: wähle eine der Möglichkeiten.
cli-play-quiet_alone = Hier wird niemand außer der Reihe gefragt.
cli-play-is_quiet = Keine Fragen außer der Reihe bis zu deiner nächsten Entscheidung.
cli-play-rule_topics = Nenne ein Thema, etwa „rules { $example }“: { $topics }.
cli-play-more_rules = und { $rules ->
        [one] { $rules } weitere Regel
       *[other] { $rules } weitere Regeln
    }; nenne mehr Wörter
cli-play-hint = Schreib einen Buchstaben oder eine Möglichkeit; „help“ sagt, was noch geht.
cli-play-stopped = aufgehört.
cli-play-replay = Noch einmal ansehen:
cli-play-go_on = Mit welchem Spiel geht es weiter? Enter nimmt das letzte; „q“ keins.
cli-play-choices = Entscheidungen: { $choices }
cli-play-choose_game = Schreib einen Buchstaben von { $first } bis { $last }, oder „q“.
cli-tell-with = mit { $added }
cli-tell-seed = Seed { $seed }
cli-tell-seed_was = Der Seed war { $seed }.
cli-tell-nobody_wins = Niemand gewinnt.
cli-tell-tie = { $names }: je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. { $rule }
cli-tell-wins = { $name } gewinnt.
cli-tell-share = { $names } und { $last } teilen sich den Sieg.
cli-tell-total = gesamt
cli-tell-in_all = insgesamt
cli-tell-counted = Was für { $name } zählte
cli-help-letter-word = b
cli-help-letter = nimmt die Möglichkeit mit diesem Buchstaben
cli-help-option-word = eine Möglichkeit
cli-help-option = nimmt sie, wie sie in der Liste steht; Reihenfolge, Großschreibung und Leerzeichen sind gleich
cli-help-part-word = ein Teil davon
cli-help-part = nimmt sie, wenn keine andere diesen Teil hat
cli-help-several-word = a c
cli-help-several = wo mehrere Dinge gefragt sind: die mit diesen Buchstaben
cli-help-more-word = more
cli-help-more = die nächste Seite der Möglichkeiten
cli-help-enter-word = Enter
cli-help-enter = nimmt, was gezeichnet ist, oder die einzige Möglichkeit; oder lässt es geschehen
cli-help-view-word = view
cli-help-view = der ganze Tisch
cli-help-parts = ein Teil des Tisches in voller Länge: { $parts }
cli-help-look-word = look { $thing }
cli-help-look = was auf einer Karte, einem Teil oder sonst etwas steht, nach Nummer oder Namen (auch card, tile)
cli-help-rules-word = rules { $topic }
cli-help-rules = was die Regeln über etwas sagen
cli-help-legend-word = legend
cli-help-legend = was die Zeichen der Zeichnungen bedeuten
cli-help-score-word = score
cli-help-score = deine Punkte jetzt, Zeile für Zeile
cli-help-log-word = log
cli-help-log = alles, was geschehen ist, soweit du es weißt
cli-help-undo-word = undo
cli-help-undo = nimmt deine letzte Wahl zurück, wenn noch nichts daraus folgte
cli-help-save-word = save FILE
cli-help-save = bewahrt eine Kopie des Spiels in einer Datei auf
cli-help-quit-word = quit
cli-help-quit = aufhören; das Spiel ist aufbewahrt, ruledock play setzt es fort
cli-help-pass-word = pass
cli-help-pass = nichts tun, wo das geht
cli-help-quiet-word = quiet
cli-help-quiet = bis zu deiner nächsten Entscheidung nicht außer der Reihe fragen

## Aufbewahrte Spiele ansehen

cli-replay-told = { $choices ->
        [one] { $choices } Wahl erzählt
       *[other] { $choices } Wahlen erzählt
    }{ $next ->
        [none] { "" }
       *[other] ; als Nächstes: { $next }
    }
cli-replay-not_over = Das Spiel ist nicht zu Ende.
cli-replay-keys = Enter: weiter, b: zurück, eine Zahl: dorthin, e: Ende, q: aufhören
cli-replay-at = Nach { $place } von { $all } Wahlen
cli-export-written = { $file } enthält, was { $name ->
        [none] ein Zuschauer
       *[other] { $name }
    } vom Spiel weiß; man kann es lesen, aber nicht weiterspielen.
cli-show-not_found = nichts heißt „{ $text }“; schlag Dinge nach Nummer oder Namen nach, etwa ruledock show 012

## Falscher Gebrauch

cli-usage-there_already = { $file } gibt es schon; nenne eine andere Datei
cli-usage-name_a_game = nenne ein Spiel, oder ein aufbewahrtes mit --resume FILE
cli-usage-all_are_played = alle aufbewahrten Spiele werden gerade anderswo gespielt; nenne ein Spiel für ein neues
cli-usage-kept_already = { $file } gibt es schon; spiel mit --resume { $file } weiter, oder benenne sie um
cli-usage-ask_several = --interrupts ask ist für eine Person: bei mehreren verriete das Weitergeben der Tastatur, wer handeln kann; --set windows=all fragt alle, was sie auch halten
cli-usage-no_choices = { $option }: { $file } ist keine Aufzeichnung und enthält keine Wahlen
cli-usage-too_far = --to { $to }: diese Aufzeichnung hat { $choices ->
        [one] { $choices } Wahl
       *[other] { $choices } Wahlen
    }
cli-usage-no_player = kein Spieler „{ $name }“; { $hint }
cli-usage-named_twice = --seat: { $name } ist mehr als einmal genannt
cli-usage-missing = bitte ergänze: { $names }
cli-usage-strange = nichts nimmt „{ $words }“
cli-usage-strange_near = nichts nimmt „{ $words }“; meinst du „{ $near }“?
cli-usage-choice = { $name }: „{ $found }“ ist nichts von { $choices }
cli-usage-no_value = { $name }: bitte sag, welche
cli-usage-no_number = { $name }: „{ $found }“ ist keine Zahl
cli-usage-no_opponent = --solo: { $game } muss einen Gegner für eine einzelne Person haben; es hat { $found ->
        [none] keinen
       *[other] { $found }
    }
cli-usage-no_level = --solo '{ $level }': { $opponent } lässt sich nicht stärker oder schwächer machen
cli-usage-other_level = --solo '{ $level }': { $hint }
cli-usage-assign = --set '{ $found }': erwartet wird KEY=VALUE, etwa rules.rounds=3
cli-usage-assigned = --set '{ $found }': „{ $name }“ hat schon einen einfachen Wert
cli-usage-bots_apart = --patience und --bot-user sind für Bots in eigenen Prozessen
cli-language-unknown = { $where }: „{ $found }“ spricht hier niemand, also auf Englisch; { $hint }
cli-usage-language = --language { $found }: das spricht hier niemand; { $hint }
cli-usage-name_twice = --players: { $name } ist mehr als einmal genannt
cli-file-strange = { $file }: gefunden { $keys }, erwartet ein Paket, eine Konfiguration, eine Aufzeichnung, ein Spielstand oder eine Stellung
cli-usage-not_over = --as { $name }: dieses Spiel ist nicht zu Ende, und was ein Spieler hält, geht andere nichts an; --reveal zeigt es trotzdem
cli-usage-bot_from_file = dieses Spiel spielte der Bot „{ $bot }“, der Code ausführt, den die Datei nur nennt; schreib --bot, wenn du ihm traust, oder nenne einen anderen
cli-serve-open = wer { $host } erreicht, kann hier jetzt Tische anlegen und mit diesem Rechner über einfaches http sprechen; fürs Internet gehört ein Proxy mit TLS davor (siehe die Anleitung für Gastgeber).
cli-tell-record_in = Die Aufzeichnung ist in { $file }.

## Spiele und Module

cli-games-none = Hier gibt es noch keine Spiele: installiere ein Plugin, das eins mitbringt.
cli-games-players = { $number } Spieler
cli-games-title = { $title }{ $modules ->
        [none] { "" }
       *[other] ; Module: { $modules }
    }
cli-modules-none = Hier gibt es keine Module.
cli-modules-needs = Braucht { $modules }.
cli-modules-players = Spieler: { $number }.
cli-modules-excludes = Nicht mit { $module }: { $why }.
cli-play-last_page = { $first } bis { $last } von { $all }; „more“ beginnt von vorn, oder schreib einen Teil davon
cli-play-not_weighed = Zu viele zum Abwägen: die besten stehen nicht vorn.
cli-play-folded = „{ $chosen }“, wenn du nichts anderes sagst ({ $others }): „{ $example }“.
cli-play-no_letter = Nichts hier hat den Buchstaben „{ $letter }“: sie gehen von { $first } bis { $last }.
cli-play-strange_word = „{ $word }“ passt zu keiner deiner Möglichkeiten; zum Rest passen { $options }: { $examples }.
cli-play-letter_alone = „{ $letter }“ ({ $option }) ist eine Antwort für sich und geht mit keinem anderen Buchstaben.
cli-play-closed = „{ $said }“ geht jetzt nicht: { $why }.
cli-play-no_answer = „{ $text }“ ist hier keine Antwort. Tippe einen Buchstaben von { $first } bis { $last } oder einen Teil einer Möglichkeit.
cli-play-only_enter = Nur Enter zeigt den Tisch; „quit“ geht weg.
cli-replay-as_player = Mit --as NAME wird erzählt, wie dieser Spieler es wusste.
cli-play-act_now = Willst du jetzt etwas tun?
cli-play-enter_skips = Enter überspringt es.
cli-play-no_rules = Über „{ $text }“ sagen die Regeln nichts.
