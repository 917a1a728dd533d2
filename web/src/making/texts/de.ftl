canvas = Das Brett. Pinsel: { $brush }. Pfeiltasten bewegen, Leertaste malt, Umschalt mit Pfeil zeichnet weiter.
spot-wrong = Hier stimmt etwas nicht
brushes = Pinsel
undo = Zurück
redo = Wieder
symmetry = Striche spiegeln
symmetry-none = Nicht spiegeln
symmetry-across = Links und rechts spiegeln
symmetry-along = Oben und unten spiegeln
symmetry-point = Durch halbe Drehung spiegeln
check-alone = Der Server ist gerade nicht zu fragen; du kannst weiterzeichnen.
check-busy = Wird angesehen…
check-right = Damit kann gespielt werden.
check-wrong =
    { $count ->
        [one] Eins ist noch zu richten:
       *[other] { $count } Dinge sind noch zu richten:
    }
check-more =
    { $count ->
        [one] und noch eins
       *[other] und { $count } weitere
    }
new = Neu
open = Öffnen…
save = Speichern
share = Teilen
open-title = Öffnen
open-file = Eine eigene Datei…
open-shipped = Oder beginne mit einer des Spiels
open-unreadable = Diese Datei ist hier nicht zu lesen.
open-undo = Was du jetzt hast, kommt mit „Zurück“ wieder.
share-title = Teilen
share-link = Link
share-on = Senden…
share-why = Alles steht im Link selbst: Auf dem Server wird nichts gespeichert, und wer den Link hat, kann es öffnen.
file-name = eigenes
link-broken = Der Link ist nicht vollständig: Vielleicht wurde er beim Einfügen abgeschnitten. Hier ist dein eigener Entwurf.
play = Spielen
play-why = Gegner und Regeln wählst du auf der nächsten Seite.
keys = Tasten
keys-arrows = Pfeiltasten: über das Brett gehen
keys-paint = Leertaste oder Eingabe: malen; Umschalt mit Pfeil: weiterzeichnen
keys-brushes = Buchstaben: einen Pinsel wählen
keys-undo = Strg+Z, Strg+Y: zurück, wieder

play-from-here = Von hier spielen
solve-hint = Ein Tipp
solve-whole = Die ganze Lösung
solve-cancel = Nicht weitersuchen
solve-busy = Eine Lösung wird gesucht…
solve-proving = In { $length } gelöst. Gesucht wird Kürzeres, oder der Beweis, dass es nichts Kürzeres gibt…
solve-hint-solvable =
    { $length ->
        [one] Noch lösbar, mit einer Aktion.
       *[other] Noch lösbar, mindestens { $least } Aktionen.
    }
solve-optimal =
    { $length ->
        [0] Gelöst: Alle Maschinen sind durch.
        [one] In einer Aktion gelöst, und bewiesen: Es gibt keine kürzere Lösung.
       *[other] In { $length } Aktionen gelöst, und bewiesen: Es gibt keine kürzere Lösung.
    }
solve-solved = In { $length } Aktionen gelöst. Dass es die kürzeste ist, ist nicht bewiesen: Keine Lösung hat weniger als { $least }.
solve-unsolvable = Bewiesen: Das ist nicht mehr zu lösen.
solve-unknown = In der Zeit, die da ist, wurde keine Lösung gefunden; das beweist nichts. Wenn es eine gibt, braucht sie mindestens { $least } Aktionen.
solve-effort = { $states } Stellungen angesehen.
solve-start = Vor der ersten Aktion
solve-step = { $n } von { $of }
solve-steps = Die Lösung, Aktion für Aktion
solve-back = Eine Aktion zurück
solve-next = Eine Aktion weiter
