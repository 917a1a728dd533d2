title = Eine Zone für Tanks
about = Wähle einen Pinsel und zeichne: über das Brett ziehen, tippen, oder mit Pfeiltasten und Leertaste.
unnamed = Meine Zone
brush-floor = Boden
brush-floor-help = Hier können Panzer fahren.
brush-wall = Mauer
brush-wall-help = Hält Panzer und Schüsse auf.
brush-pool = Energiebecken
brush-pool-help = Daneben werden Panzer repariert.
brush-gap = Lücke
brush-gap-help = Kein Boden: niemand fährt dort, Schüsse fliegen darüber.
brush-green = Grüner Panzer
brush-green-help = Der nächste von Grün. Auf einem grünen Panzer: nimmt ihn weg.
brush-orange = Oranger Panzer
brush-orange-help = Der nächste von Orange. Auf einem orangen Panzer: nimmt ihn weg.
brush-goal = Ziel { $number }
brush-goal-help = Markiert die Felder von Ziel { $number }.
brush-hunt-help = Wähle den Panzer, um den es bei Ziel { $number } geht.
space = { $space }: { $what }{ $goals }
space-green = grüner Panzer { $number }
space-orange = oranger Panzer { $number }
space-goals = , markiert von Ziel { LIST($goals) }

field-name = Name
field-about = Eine Zeile dazu
field-columns = Spalten
field-rows = Reihen
field-fewer = weniger
field-more = mehr
tanks-count = Panzer: Grün { $green }, Orange { $orange }
goals = Ziele
goals-none = Keine Ziele: Wessen Staffel zuletzt steht, gewinnt, es sei denn, die Missionen des Hefts sind eingeschaltet.
goal-number = Ziel { $number }
goal-add = Ziel hinzufügen
goal-remove = Ziel { $number } entfernen
goal-side = Für
goal-side-green = Grün
goal-side-orange = Orange
goal-side-both = Beide
goal-kind = Ziel
goal-kind-reach = Ein markiertes Feld erreichen
goal-kind-hold = Ein markiertes Feld halten
goal-kind-break = Mauern zerstören
goal-kind-hunt = Einen Panzer jagen
goal-kind-survive = Überleben
goal-count-hold = Eigene Züge nacheinander
goal-count-break = Mauern
goal-count-survive = Züge
goal-spaces =
    { $count ->
        [0] Kein Feld markiert
        [one] 1 Feld markiert
       *[other] { $count } Felder markiert
    }
goal-any-wall =
    { $count ->
        [0] Jede Mauer zählt
        [one] 1 Mauer markiert
       *[other] { $count } Mauern markiert
    }
goal-mark = Auf dem Brett markieren
goal-tank = Welcher Panzer
goal-tank-none = wähle einen
goal-group = Zusammen mit
goal-group-help = Ziele einer Seite mit demselben Wort braucht man alle; ohne eines gewinnt dieses Ziel allein.
