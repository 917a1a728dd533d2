# Was das Terminal selbst sagt; was die Spiele sagen, steht in deren eigenen Katalogen.

# Die Frage, und was man tippen kann
keys-choose = Nummer, Text oder Pfeiltasten · Tab ergänzt · undo · hint · look · help · quit
keys-pass = Enter zeigt deine Sicht · undo · quit
keys-hide = dann gib das Gerät weiter
keys-over = Enter beendet · save DATEI · undo · log · board
keys-chooser = Tab ergänzt · q beendet
ask-hide = Enter verdeckt das wieder{" "}
ask-passed = Enter, sobald du es hast{" "}
ask-over = vorbei
end-of-input = (Ende der Eingabe)
command-undo = die letzte eigene Entscheidung zurücknehmen (und was Programme seither taten)
command-redo = Zurückgenommenes wieder spielen
command-hint = was die Suche spielen würde, wie bei `fracas hint`
command-log = alles, was geschehen ist
command-board = das Brett und alle Aktionen noch einmal zeigen
command-look = der ganze Tisch, so groß er auch ist
command-rules = die Regeln dieses Spiels; mehr mit `rules words`, `rules rulings` oder `rules` und einem Wort
command-options = womit diese Partie gespielt wird: die geltenden Regeln
no-rulings = { $game } hat keine eigenen Entscheidungen.
no-words = { $game } erklärt keine eigenen Wörter.
no-such-word = das Wort „{ $word }“ steht nicht im Glossar dieses Spiels; `rules words` zeigt alle
command-save = `save DATEI` schreibt die Aufzeichnung; `save! DATEI` ersetzt eine Datei
command-reveal = zeigen, was verdeckt war, sobald die Partie zu Ende ist; danach lässt sich nichts mehr zurücknehmen
command-help = diese Liste
command-quit = aufhören; die Partie bleibt erhalten und lässt sich fortsetzen
command-hint-solver = eine beste Aktion, vom Löser
command-hint-star = eine beste Aktion, vom Löser; kostet einen Stern
command-solution = eine kürzeste Lösung von hier aus zeigen
command-give-up = aufgeben und sehen, wie es gegangen wäre
command-restart = das Rätsel von vorn beginnen
rule-on = an
rule-off = aus
rule-own = selbst gemacht
rule-own-named = „{ $name }“ (selbst gemacht)
rules-in-use = Geltende Regeln: { $rules } (`options` nennt sie alle)
rules-in-use-none = Dieses Spiel hat keine Optionen.
help-number = Nummer 3 der Liste spielen (oder öffnen)
help-text = eine Aktion mit ihrem Text spielen, oder mit den Anfängen seiner Wörter
help-word-label = ein Wort
help-word = nur die Aktionen zeigen, in denen es vorkommt; Enter allein zeigt wieder alle
help-arrows = auf das Brett zeigen, wie mit der Maus; Enter wählt, Esc lässt los
no-match = dazu passt keine Aktion und kein Befehl
matches-more = und { $count } weitere

# Der Bildschirm
moves-board = { $keys } verschiebt das Brett
window-too-small = Zu klein für das Brett: ab { $width } x { $height } ist es zu sehen.
look-for-all = look: alles
menu-more = … { $count ->
        [one] 1 weitere
       *[other] { $count } weitere
    }: Wort tippen
under-more = … und { $count } weitere
action-number = Aktion { $number }
view-of = Sicht von { $seat }
view-of-all = was alle sehen
to-act = { $seat } ist am Zug
thinking = { $seat } ({ $player }) denkt nach …
thinking-hint = Eine gute Aktion wird gesucht …
only-for-you = Nur für dich, bevor du das Gerät weitergibst.
pass-device = Gib das Gerät an { $seat } weiter, dann drück Enter.
result-won = { $seat } gewinnt
result-draw = Remis
result-lost = verloren
over-now = `save DATEI` behält die Aufzeichnung, `undo` nimmt die letzte Entscheidung zurück, Enter beendet.
over-secrets = `save DATEI` behält die Aufzeichnung, `undo` nimmt die letzte Entscheidung zurück, `reveal` zeigt, was verdeckt war, Enter beendet.
over-revealed = `save DATEI` behält die Aufzeichnung, Enter beendet.
nothing-happened = Noch ist nichts geschehen.

# Aufbewahren
not-kept = Diese Partie wird nicht aufbewahrt: { $reason }
kept-elsewhere = In { $left } wird anderswo weitergespielt: diese Partie wird ab hier in { $path } aufbewahrt
record-is-in = Die Aufzeichnung ist in { $path }
saved-to = Gespeichert in { $path }
nothing-kept = Es wurde nichts gespielt, also auch nichts aufbewahrt.
match-kept = Die Partie ist aufbewahrt in { $path }
continue-with = Weiter geht es mit: { $command }
given-up = { $count ->
        [one] Aufgegeben nach 1 Aktion.
       *[other] Aufgegeben nach { $count } Aktionen.
    }

# Tipps und Rätsel
hint-action = Aktion
hint-value = Wert
hint-share = Anteil
hint-line = danach
hint-thumb = Die Faustregel würde { $action } spielen.
hint-won = gewonnen
hint-lost = verloren
hint-fears = Zu erwarten ist die Antwort: { $action }.
coach-loss = Vorsicht: Damit fallen deine Aussichten von { $best } auf { $share }, soweit eine kurze Suche es sagen kann.
coach-again = Gib es noch einmal ein, um es trotzdem zu spielen, oder versuche etwas anderes.
hint-best = { $seat }: { $action } ({ $simulations } Simulationen in { $seconds } s)
solve-from-here = Von hier aus wäre es so gegangen:
solve-from-start = Von hier aus gewinnt nichts mehr; vom Anfang wäre es so gegangen:
solve-unknown = Auch der Löser kennt keine Lösung.
solve-leave = Enter beendet, undo spielt weiter.
solve-play = Spiel { $action }: noch { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    } ({ $best ->
        [true] weniger geht nicht
       *[other] vielleicht geht es kürzer
    }).
solve-nothing-wins = Von hier aus gewinnt nichts mehr: nimm mit undo etwas zurück.
solve-not-found = Es wurde keine Lösung gefunden ({ $reason }): vielleicht gibt es keine.
puzzle-begins = { $name }: Stufe { $grade }, Vorgabe { $par }. Viel Glück!
puzzle-par = Vorgabe { $par }
puzzle-failed = Diesmal nicht: die Vorgabe ist { $par }. Undo nimmt zurück, restart beginnt von vorn.
puzzle-solved = Gelöst in { $actions } Aktionen, Vorgabe { $par }{ $hints ->
        [0] .
        [one] , 1 Tipp.
       *[other] , { $hints } Tipps.
    }

# Fehler
unknown-language = die Sprache { $given } gibt es hier nicht; bekannt: { $known }
not-legal = '{ $action }' geht jetzt nicht: { $why }
usage = { $why }; siehe `fracas --help`
usage-no-option = diese Option gibt es nicht: { $option }
usage-missing = es fehlt { $what }
usage-bad = der Wert für { $what } passt nicht: { $why }
usage-choice = { $given } ist keines von { $known }
usage-range = { $given } liegt nicht im Bereich { $range }
usage-number = { $given } ist keine Zahl, die hier gilt
usage-file = { $given } gibt es nicht
error = Fehler:
stopped = Abgebrochen.
session-ended = die Sitzung ist zu Ende
enter-alone = nur Enter: während das Gerät weitergegeben wird, wird nichts gespielt
not-when-over = '{ $given }' ist hier kein Befehl: die Partie ist zu Ende; tippe undo, reveal, save DATEI, log oder Enter
unknown-line = '{ $given }' ist weder eine Aktion, die jetzt geht, noch ein Befehl; help zeigt die Befehle
unknown-line-near = '{ $given }' ist weder eine Aktion, die jetzt geht, noch ein Befehl; meinst du '{ $nearest }'?
no-such-number = es gibt keine { $number } in der Liste: sie geht von 1 bis { $last }
nothing-there = bei { $place } gibt es jetzt nichts zu tun
nothing-to-take-back = es gibt nichts zurückzunehmen: noch hat kein Mensch gespielt
nothing-to-suggest = es gibt nichts vorzuschlagen: die Partie ist zu Ende
all-is-revealed = alles Verdeckte wurde gezeigt: zurücknehmen lässt sich nichts mehr
reveal-when-over = was verdeckt ist, wird gezeigt, wenn die Partie zu Ende ist
save-needs-file = save braucht eine Datei: `save DATEI`
game-is-over = die Partie ist zu Ende: undo nimmt die letzte Aktion zurück

# Listen
a-person = ein Mensch
level = Stufe { $number }
no-matches = Noch wurde keine Partie aufbewahrt. Beginne eine mit: fracas play
match-forgotten = Gelöscht: { $path }
matches-resume = Die erste fortsetzen: fracas matches 1
matches-game = Spiel
matches-players = Spieler
matches-date = Datum
matches-actions = Aktionen
matches-result = Ergebnis
matches-running = läuft
no-such-match = es gibt keine Partie { $number } in der Liste: sie geht von 1 bis { $last }
games-game = Spiel
games-players = Spieler
games-minutes = Minuten
games-chance = Zufall
games-secrets = Geheimes
games-variants = Varianten
yes = ja
no = nein
not-set = offen
options-none = { $game } hat keine Einstellungen.
options-option = Einstellung
options-default = Vorgabe
options-meaning = Bedeutung und erlaubte Werte
options-measured = gemessen: { $shares }
options-measured-note = Gemessen: der Anteil der ersten Seite, wenn gleich Starke einander begegnen; mehr in docs/fairness.md.
options-variants = Benannte Varianten, gemessen und geprüft: { $names }.
options-set = So werden sie gesetzt: { $command }
options-own-file = oder eine eigene Datei, mit ihrem Pfad: siehe `fracas files { $game }`
number-from-to = eine ganze Zahl von { $low } bis { $high }
choose-game = Welches Spiel?
choose-options = Welche Einstellungen?
choose-option = Enter spielt mit diesen; eine Nummer oder ein Name ändert die Einstellung:{" "}
choose-opponent = Gegen wen?
choose-side = Welche Seite ist deine?
choose-friend = ein Freund
choose-friend-about = an diesem Gerät, abwechselnd
choose-enter = (Enter: { $default })
not-in-list = '{ $given }' steht nicht in der Liste: gib eine Nummer von 1 bis { $last }, oder q
no-such-option = es gibt keine Einstellung '{ $given }'; bekannt: { $known }

# Eigene Dateien
warning = Hinweis:
files-none = { $game } nimmt keine Dateien
files-need-file = { $doing } braucht eine Datei oder den Namen einer mitgelieferten
files-need-output = ein Bild braucht einen Ort: -o NAME.svg oder -o NAME.png
files-no-kind = es gibt keine Dateien der Art '{ $given }'; bekannt: { $known }
files-which-kind = welche Art von Datei? Sag es mit --kind, eines von: { $known }
files-no-shipped = eine Datei '{ $given }' wird nicht mitgeliefert; bekannt: { $known }
files-kind = Art
files-about = Was es ist
files-shipped = Mitgeliefert
files-use = Mit einer eigenen spielen: { $command }; was darin steht, erklärt docs/files.md.
files-written = { $path } ist geschrieben: ändere die Datei, dann prüfe sie.
files-drawn = { $path }: { $bytes } Bytes
files-wrong = { $file }: { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
files-right = Mit { $file } kann man spielen{ $count ->
        [0] .
        [one] ; 1 Hinweis.
       *[other] ; { $count } Hinweise.
    }

# Lektionen
learn-place = Lektion { $number } von { $count }
learn-step = Schritt { $number } von { $count }
learn-enter = Weiter mit Enter
keys-learn = Enter: weiter · again · look · rules · quit
keys-lesson = Nummer, Text oder Pfeile · Tab ergänzt · hint · again · look · quit
learn-enter-alone = hier geht es mit Enter weiter; `again` beginnt die Lektion von vorn, `quit` geht
command-show-me = eine Aktion, die passt
command-again = diese Lektion von vorn beginnen
learn-shown = Zum Beispiel: { $action }
learn-nothing-to-show = gerade ist nichts gefragt
learn-over = Lektion erledigt.
learn-done = Lektion erledigt.
learn-left = Die Lektion ist abgebrochen; `fracas learn` beginnt sie neu.
learn-course-over = Der Kurs ist geschafft. Eine eigene Partie: { $command }
learn-match = eine erste Partie mit Rat
learn-no-course = { $game } hat keinen Kurs; Kurse: { $known }
learn-no-number = es gibt keine Lektion { $given }: es gibt 1 bis { $count } und match
learn-bad-file = { $path } ist nicht, was Fracas geschrieben hat ({ $reason }): lösche die Datei, dann gelten die Lektionen als offen
learn-game = Spiel
learn-name = Name
learn-lessons = Lektionen
learn-is-done = erledigt
guide-advice = Rat: { $action }.
guide-none = Diesmal kein Rat: Wähle, was du magst.

acts-in-secret = { $seat } handelt im Geheimen.
replay-or = ↓ oder
replay-from-outside = von außen gesehen
replay-all = alles aufgedeckt
replay-seen-by = gesehen von { $seat }
replay-after = nach { $at } von { $of } Aktionen
replay-variation = Variante
replay-actions = { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
replay-keys = Leertaste/→ weiter · ← zurück · Pos1/Ende · g NUMMER springt · v andere Augen · q verlässt
replay-branch-keys = ↓ in eine Variante oder die nächste · ↑ aus ihr heraus
replay-go-to = zu Aktion
