## Wie die Dinge heißen

sea_salt_paper-colour = { $colour }
sea_salt_paper-card = { $family } ({ $colour })
sea_salt_paper-lines-crabs = Krabben
sea_salt_paper-lines-boats = Boote
sea_salt_paper-lines-fish = Fische
sea_salt_paper-lines-swimmers-and-sharks = Schwimmer und Haie
sea_salt_paper-lines-shells = Muscheln
sea_salt_paper-lines-octopuses = Kraken
sea_salt_paper-lines-penguins = Pinguine
sea_salt_paper-lines-sailors = Matrosen
sea_salt_paper-lines-lighthouse = Leuchtturm
sea_salt_paper-lines-shoal-of-fish = Fischschwarm
sea_salt_paper-lines-penguin-colony = Pinguinkolonie
sea_salt_paper-lines-captain = Kapitän
sea_salt_paper-lines-mermaids = Meerjungfrauen
sea_salt_paper-lines-colour-bonus = Farbbonus

## Was allen gesagt wird, oder einigen

sea_salt_paper-round = Runde { $number } beginnt, offen liegen: { $cards }; { $player } fängt an.
sea_salt_paper-draws_several = { $player } zieht: { $cards }.
sea_salt_paper-draws_several-others = { $player } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
sea_salt_paper-keeps = { $player } behält: { $card }.
sea_salt_paper-keeps-others = { $player } behält eine davon.
sea_salt_paper-discards = { $player } legt auf Stapel { $pile } ab: { $card }.
sea_salt_paper-takes = { $player } nimmt von Stapel { $pile }: { $card }.
sea_salt_paper-draws = { $player } zieht: { $card }.
sea_salt_paper-draws-others = { $player } zieht eine Karte.
sea_salt_paper-lays = { $player } legt ein Paar aus: { $first } und { $second }.
sea_salt_paper-again = { $player } ist noch einmal am Zug.
sea_salt_paper-searches = { $player } sieht Stapel { $pile } durch.
sea_salt_paper-picks = { $player } nimmt aus Stapel { $pile }: { $card }.
sea_salt_paper-picks-others = { $player } nimmt eine Karte aus Stapel { $pile }.
sea_salt_paper-robs = { $player } nimmt { $victim } aus der Hand: { $card }.
sea_salt_paper-robs-others = { $player } nimmt { $victim } eine Karte aus der Hand.
sea_salt_paper-stops = { $player } sagt STOPP mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
sea_salt_paper-calls = { $player } sagt LETZTE CHANCE mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
sea_salt_paper-shows = { $player } zeigt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
sea_salt_paper-counts = { $player } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $why }; die längste Farbe hat { $bonus ->
        [one] { $bonus } Karte
       *[other] { $bonus } Karten
    }.
sea_salt_paper-part = { $points } für { $what }
sea_salt_paper-parts = { $first }, { $rest }
sea_salt_paper-nothing = für nichts
sea_salt_paper-wins_at_once = { $player } gewinnt. { $victories-text }
sea_salt_paper-ends-stop = { $player } hat die Runde beendet: alle werten ihre Karten.
sea_salt_paper-ends-won = { $player } gewinnt die Wette und wertet Karten und Farbbonus, die anderen nur den Farbbonus.
sea_salt_paper-ends-lost = { $player } verliert die Wette und wertet nur den Farbbonus, die anderen ihre Karten.
sea_salt_paper-scores = { $player } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und hat { $total }.
sea_salt_paper-ends-out = Der Nachziehstapel ist leer: niemand wertet.

## Fragen

sea_salt_paper-ask-draw = Vom Nachziehstapel ziehen oder die oberste Karte eines Ablagestapels nehmen?
sea_salt_paper-ask-keep = Welche Karte behältst du?
sea_salt_paper-ask-discard = Auf welchen Stapel legst du die andere ab?
sea_salt_paper-ask-play = Ein Paar auslegen, die Runde beenden oder passen?
sea_salt_paper-ask-lay = Ein Paar auslegen oder passen?
sea_salt_paper-ask-close = Die Runde beenden oder passen?
sea_salt_paper-ask-pass = Beende deinen Zug.
sea_salt_paper-ask-search = Welchen Stapel siehst du durch?
sea_salt_paper-ask-pick = Welche Karte aus Stapel { $pile } nimmst du?
sea_salt_paper-ask-rob = Wem nimmst du eine Karte?

## Möglichkeiten auf Knöpfen

sea_salt_paper-option-draw = Vom Stapel ziehen
sea_salt_paper-option-take = Oberste Karte von Stapel { $pile } nehmen
sea_salt_paper-option-keep = Behalten: { $card }
sea_salt_paper-option-discard = Auf Stapel { $pile } ablegen
sea_salt_paper-option-lay = Auslegen: { $first } und { $second }
sea_salt_paper-option-search = Stapel { $pile } durchsehen
sea_salt_paper-option-pick = Nehmen: { $card }
sea_salt_paper-option-rob = Karte nehmen von { $victim }
sea_salt_paper-option-pass = Zug beenden
sea_salt_paper-option-stop = STOPP sagen
sea_salt_paper-option-last-chance = LETZTE CHANCE sagen

## Warum etwas nicht geht

sea_salt_paper-refused-pile = Stapel { $pile } ist leer, oder es gibt ihn nicht
sea_salt_paper-refused-not_drawn = gezogen wurde: { $cards }
sea_salt_paper-refused-called = { $caller } hat schon LETZTE CHANCE gesagt
sea_salt_paper-refused-points = nötige Punkte: { $needs }, vorhanden: { $has }
sea_salt_paper-refused-not_held = nicht auf der Hand: { $cards }
sea_salt_paper-refused-no_pair = diese zwei sind kein Paar

## Zeilen der Wertung

sea_salt_paper-line = { $line-text }
sea_salt_paper-line-round-stop = Runde { $number }: { $caller } hat STOPP gesagt (Karten)
sea_salt_paper-line-round-won-caller = Runde { $number }: { $caller } gewann die letzte Chance (Karten und Farbbonus)
sea_salt_paper-line-round-won = Runde { $number }: { $caller } gewann die letzte Chance (nur Farbbonus)
sea_salt_paper-line-round-lost-caller = Runde { $number }: { $caller } verlor die letzte Chance (nur Farbbonus)
sea_salt_paper-line-round-lost = Runde { $number }: { $caller } verlor die letzte Chance (Karten)
sea_salt_paper-line-round-out = Runde { $number }: der Nachziehstapel ging aus
sea_salt_paper-line-at_once = { $line-text }

## Teile der Seite

sea_salt_paper-panel-round = Runde { $round }
sea_salt_paper-panel-deck = Nachziehstapel
sea_salt_paper-panel-pile = Stapel { $number }
sea_salt_paper-panel-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
sea_salt_paper-panel-target = Gespielt wird bis
sea_salt_paper-panel-turn = Am Zug
sea_salt_paper-panel-last-chance = Letzte Chance
sea_salt_paper-panel-choose = Karten zur Auswahl
sea_salt_paper-panel-player = { $player }
sea_salt_paper-panel-total = Gesamt
sea_salt_paper-panel-in-hand = Auf der Hand
sea_salt_paper-panel-worth = Jetzt wert
sea_salt_paper-panel-hand = Deine Hand
sea_salt_paper-panel-empty = leer
sea_salt_paper-panel-known = auf der Hand
sea_salt_paper-panel-perhaps = vielleicht auf der Hand
sea_salt_paper-axis-card = Karte
sea_salt_paper-axis-pile = Stapel
sea_salt_paper-axis-player = Spieler

## Im Terminal

sea_salt_paper-screen-deck = Nachzug
sea_salt_paper-screen-pile = Stapel { $pile }
sea_salt_paper-screen-empty = leer
sea_salt_paper-screen-round = Runde { $round }, bis { $target } Punkte
sea_salt_paper-screen-last_turns = die letzten Züge dieser Runde
sea_salt_paper-screen-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
sea_salt_paper-screen-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sea_salt_paper-screen-in_hand = { $cards } auf der Hand
sea_salt_paper-screen-on_turn = am Zug
sea_salt_paper-screen-called = hat letzte Chance gesagt
sea_salt_paper-screen-laid = auf dem Tisch
sea_salt_paper-screen-known = auf der Hand gesehen
sea_salt_paper-screen-perhaps = vielleicht
sea_salt_paper-screen-hand = deine Hand, mit dem Tisch { $points } wert
sea_salt_paper-screen-drawn = gezogen

## Wörter der Wertung

words-sea_salt_paper-cards-colour-colour-of = Farbe
words-sea_salt_paper-cards-colour-colour-of-colour-of = wovon
words-sea_salt_paper-cards-family-family-of = Art
words-sea_salt_paper-cards-family-family-of-family-of = wovon
words-sea_salt_paper-cards-selection-of-card-cards = Karten
words-sea_salt_paper-cards-selection-of-card-colour-narrows = Farbe
words-sea_salt_paper-cards-selection-of-card-family-narrows = Art

## Wie der Inhalt heißt

sea_salt_paper-content-cards = Karten
sea_salt_paper-content-colours = Farben
sea_salt_paper-content-families = Kartenarten
sea_salt_paper-content-lines = Wertung
sea_salt_paper-content-pairs = Paare
sea_salt_paper-content-victories = sofortiger Sieg

## Was auf Karten steht

sea_salt_paper-screen-on = auf: { $card }
sea_salt_paper-screen-on_empty = auf einen leeren Stapel
sea_salt_paper-screen-pair = Als Paar ausgelegt: { $text }
words-cards-all-card = Karten
words-cards-all-colour = Farben
words-cards-all-family = Familien
words-cards-other-card = die andere Karte
words-cards-other-colour = die andere Farbe
words-cards-other-family = die andere Familie
words-cards-this-card = diese Karte
words-cards-this-colour = diese Farbe
words-cards-this-family = diese Familie

## Was von dem Spiel gesagt wird

sea_salt_paper-title = Sea Salt & Paper
sea_salt_paper-about = Sea Salt & Paper: ziehen, Paare auslegen und rechtzeitig aufhören.
sea_salt_paper-setting-starts = Wer anfängt
sea_salt_paper-setting-starts-about = Der Name des Spielers, der anfängt; sonst entscheidet der Zufall.
