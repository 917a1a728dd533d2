# Combat Protocols auf Deutsch.

line = Bringe alle Flugmaschinen hinüber, bevor der Antrieb überhitzt. Ein Rätsel für eine Person, mit bewiesen kürzesten Lösungen.
seat-player = Kommando
kind-place = Hindernis legen
kind-enter = Maschine hereinholen
kind-fly = Maschine fliegen
kind-turn = Plättchen drehen
kind-move = Plättchen verschieben
kind-shift = Hindernis verschieben
kind-idle = Schritt ohne Wirkung
field-line = Welche Linie?
field-to = Auf welche Linie?
field-start = Von welchem Start?
field-square = Welches Feld?
field-cell = Welches Feld des Kontrollpults?
field-turn = Wie herum?
field-way = In welche Richtung?
value-cell-nw = oben links
value-cell-ne = oben rechts
value-cell-sw = unten links
value-cell-se = unten rechts
value-turn-left = Links
value-turn-right = Rechts
value-turn-around = Umdrehen
value-way-north = Norden
value-way-east = Osten
value-way-south = Süden
value-way-west = Westen

option-mission = Auftrag
option-mission-help = Wie viele Maschinen wo warten: 1 hat drei, 2 vier, 3 fünf; in 4 und 5 teilen sich drei von fünf einen Start.
option-difficulty = Schwierigkeit
option-difficulty-help = Wie viele Hindernisse auf dem Brett liegen.
option-difficulty-pictures = ja
option-difficulty-easy = Leicht: keine
option-difficulty-normal = Normal: 1
option-difficulty-hard = Schwer: 2
option-difficulty-impossible = Unmöglich: 3
option-tracks = Leisten
option-tracks-help = Wie lang Hitzeleiste und Stromleiste sind.
option-tracks-pictures = ja
option-tracks-relaxed = Entspannt: lang
option-tracks-standard = Üblich
option-tracks-expert = Für Könner: kurz
option-board = Brett
option-board-help = Luftraum ist das Brett des Regelhefts; die anderen sind von uns. Auch ein eigenes als JSON geht.
option-board-air-space = Luftraum
option-board-crossing = Kreuzung
option-board-twin-hangars = Zwei Hangars
option-board-great-circle = Großer Kreis
option-obstacles_by_seed = Hindernisse ausgelost
option-obstacles_by_seed-help = Sonst legst du sie selbst, eines nach dem anderen.
option-deal = Übersprungene Aufstellungen
option-deal-help = Wie viele Aufstellungen des Startwerts übersprungen werden; das Programm überspringt die unlösbaren.

lesson-flying = Fliegen
lesson-turning = Plättchen drehen
lesson-moving = Plättchen verschieben
lesson-engines = Triebwerke
lesson-power = Strom ausgeben
lesson-chargers = Ladestationen
lesson-traffic = Mehrere Maschinen
lesson-barriers = Sperren
lesson-drains = Stromfresser
lesson-shifting = Hindernisse verschieben

variant-mission-5-expert-seeded = Auftrag 5, unmöglich, für Könner, Hindernisse ausgelost
variant-crossing = Kreuzung, Auftrag 3, schwer
variant-great-circle = Großer Kreis, Auftrag 5, unmöglich

board = { $title }: { $rows } Reihen, { $columns } Spalten. { $gone } von { $count } Maschinen sind durch, { $played ->
        [one] 1 Aktion
       *[other] { $played } Aktionen
    }.
square = Feld { $name }
square-engine = Triebwerk: wendet den Hitzezeiger
square-charger = Ladestation: gibt 1 Strom zurück
square-machine = Maschine { $number }, Kurs { $way }
square-token = Plättchen zeigt nach { $way }
square-no-token = kein Plättchen: kein Weg hinaus
square-empty = leer
engine = Triebwerk
engine-text = Eine Maschine, die hierher kommt, wendet den Hitzezeiger.
charger = Ladestation
charger-text = Eine Maschine, die hierher kommt, bekommt 1 Strom zurück.
machine = Maschine { $number }
machine-heads = Kurs { $way }; nur über diese Seite verlässt sie das Brett.
machine-stuck = Kein Plättchen unter ihr: kein Weg hinaus.
machine-waits = Wartet auf Start { $start }.
token = Richtungsplättchen, { $square }
token-text = Eine Maschine verlässt dieses Feld nur nach { $way }.
obstacle-barrier = Sperre
obstacle-barrier-text = Keine Maschine kommt über diese Linie.
obstacle-drain = Stromfresser
obstacle-drain-text = Eine Maschine, die über diese Linie fliegt, verliert 1 Strom.
on-line = { $what } auf { $line }
start = Start { $number }
start-label = Start { $number }, { $side }: { $waiting }
start-waiting = wartende Maschinen: { $list }
start-none = niemand wartet
can-enter = Maschine { $number } hereinholen
can-fly = Nach { $way } fliegen
can-leave = Hinausfliegen
can-token = Plättchen nehmen
can-obstacle = Hindernis nehmen
can-place = { $what } hierher legen, auf { $line }
can-shift = Hindernis hierher verschieben, auf { $line }
turn-left = Plättchen auf { $square } nach links drehen
turn-right = Plättchen auf { $square } nach rechts drehen
turn-around = Plättchen auf { $square } umdrehen
move-way = Plättchen von { $square } nach { $way } verschieben
by = mit dem Pultfeld { $cell }
way-north = Norden
way-east = Osten
way-south = Süden
way-west = Westen
side-north = nördlich des Bretts
side-east = östlich des Bretts
side-south = südlich des Bretts
side-west = westlich des Bretts

heat = Hitze
heat-text = Jede Bewegung rückt den Zeiger um eins in seine Richtung. An beiden Enden überhitzt der Antrieb. Ein Triebwerk wendet ihn.
heat-left = noch { $count }
heat-space = Feld
heat-room = Bis zum Ende
heat-up = Hitzeleiste: Zeiger auf Feld { $marker } von { $length }, zeigt nach oben, { $room } bis zum Ende
heat-down = Hitzeleiste: Zeiger auf Feld { $marker } von { $length }, zeigt nach unten, { $room } bis zum Ende
power = Strom
power-text = Bezahltes Verschieben und Stromfresser rücken den Zeiger um eins vor; auf dem letzten Feld ist die Übung verloren. Eine Ladestation holt ihn zurück.
power-left = noch { $count }
power-space = Feld
power-count = Bis zum Ende
power-label = Stromleiste: Zeiger auf Feld { $marker } von { $length }, { $left } bis zum Ende

face-turn-90 = Drehen um 90°
face-turn-180 = Drehen um 180°
face-move = Verschieben, frei
face-move-for-1-power = Verschieben für 1 Strom
face-turn-90-text = Drehe ein Richtungsplättchen nach links oder rechts.
face-turn-180-text = Drehe ein Richtungsplättchen um.
face-move-text = Verschiebe ein Richtungsplättchen auf ein Nachbarfeld oder ein Hindernis auf eine Nachbarlinie.
face-move-for-1-power-text = Verschiebe ein Richtungsplättchen auf ein Nachbarfeld oder ein Hindernis auf eine Nachbarlinie. Kostet 1 Strom.
cell = Pultfeld { $cell }: { $face }, auf der Rückseite { $other }.
cell-below = Rückseite
cell-here = Hier steht die Flugleitung; das Plättchen wendet sich, wenn sie geht.
cell-far = Nicht erreichbar: nur Nachbarn der Flugleitung.
stock-place = Zu legen
stock-label = Hindernisse zu legen: { $list }
stock-through = durch
stock-actions = { $count ->
        [one] Aktion
       *[other] Aktionen
    }
stock-status = { $gone } von { $count } Maschinen sind durch, { $played ->
        [one] bisher 1 Aktion
       *[other] bisher { $played } Aktionen
    }
strip-waiting = Maschine { $number } wartet
strip-flying = Maschine { $number } auf { $place }
strip-gone = Maschine { $number } ist durch
strip-actions = Aktionen
strip-mission = Auftrag { $mission }, { $difficulty }

phrase-place = Auf { $line } legen
phrase-enter = Maschine { $number } auf { $square } hereinholen
phrase-fly = Maschine { $number } nach { $way } fliegen
phrase-out = Maschine { $number } hinausfliegen
phrase-turn = { $square } { $turn } drehen ({ $cell })
phrase-move = Plättchen auf { $square } nach { $way } verschieben ({ $cell })
phrase-shift = Hindernis von { $line } auf { $to } verschieben ({ $cell })
phrase-idle = Schritt { $cell }: keine Wirkung
now-cell = { $cell }: { $face }
now-start = Start { $number }: Maschine { $machine }
now-fly = { $square }: Maschine { $machine }
round-left = nach links
round-right = nach rechts
round-around = um 180°

# Was gefragt ist.

prompt-place = Wähle eine Linie für { $obstacle ->
        [drain] den Stromfresser
       *[barrier] die Sperre
    }{ $more ->
        [0] { "" }
       *[other] { " " }(danach noch { $more })
    }.
prompt-move-or-step = Bewege eine Maschine oder führe die Flugleitung auf ein Pultfeld.
prompt-over = Der Auftrag ist vorbei.

# Was geschehen ist.

arrival = { $engine ->
        [true] ; das Triebwerk wendet den Hitzezeiger
       *[false] { "" }
    }{ $charged ->
        [true] ; die Ladestation gibt 1 Strom zurück
       *[false] { "" }
    }
event-placed = { $obstacle ->
        [drain] Ein Stromfresser
       *[barrier] Eine Sperre
    } wird auf { $line } gelegt.
event-entered = Maschine { $machine } kommt auf { $target } herein{ arrival }.
event-flew = Maschine { $machine } fliegt von { $origin } nach { $target }{ $drained ->
        [true] { " " }durch einen Stromfresser
       *[false] { "" }
    }{ arrival }.
event-left = Maschine { $machine } verlässt das Brett von { $origin } aus.
event-drained = Maschine { $machine } verliert den letzten Strom an den Stromfresser zwischen { $origin } und { $target }.
event-stepped = Die Flugleitung geht auf das Pultfeld { WORD($cell, "value-cell") } ({ WORD($face, "face") }){ $idle ->
        [true] , wo es nichts zu tun gibt
       *[false] { "" }
    }{ $left ->
        [none] { "" }
       *[other] ; das Plättchen { WORD($left, "value-cell") } wird gewendet
    }.
event-turned = Das Plättchen auf { $square } dreht sich { WORD($turn, "round") } und zeigt jetzt nach { WORD($facing, "way") }.
event-token-moved = Das Plättchen auf { $origin } kommt auf { $target }.
event-obstacle-moved = { $obstacle ->
        [drain] Der Stromfresser
       *[barrier] Die Sperre
    } auf { $origin } kommt auf { $target }.
event-ended = { $ending }

ending-all-through = Alle Flugmaschinen sind durch: Die Übung ist geschafft.
    .name = Alle durch
ending-out-of-power = Es ist kein Strom mehr da: Die Übung ist verloren.
    .name = Kein Strom mehr
ending-overheated = Der Antrieb überhitzt: Die Übung ist verloren.
    .name = Überhitzt
ending-action-limit = Die Übung dauert zu lange und wird abgebrochen: Sie ist verloren.
    .name = Abgebrochen

# Was eine Aktion bewirkt.

preview-flight = { $drained ->
        [true] der Stromfresser nimmt 1 Strom;{ " " }
       *[false] { "" }
    }{ $engine ->
        [true] das Triebwerk wendet den Hitzezeiger;{ " " }
       *[false] { "" }
    }{ $charged ->
        [true] die Ladestation gibt 1 Strom zurück;{ " " }
       *[false] { "" }
    }{ $room ->
        [one] danach 1 Feld bis zum Ende der Hitzeleiste
       *[other] danach { $room } Felder bis zum Ende der Hitzeleiste
    }
preview-last-exit = die letzte Maschine fliegt hinaus: Übung geschafft
preview-overheating = der Antrieb überhitzt: Übung verloren
preview-last-power = { $cause ->
        [drain] der Stromfresser nimmt den letzten Strom: Übung verloren
       *[payment] kostet den letzten Strom: Übung verloren
    }
preview-payment = kostet 1 Strom

# Warum eine Aktion nicht geht.

reason-place-first = { $left ->
        [one] erst muss noch ein Hindernis gelegt werden
       *[other] erst müssen noch { $left } Hindernisse gelegt werden
    }
reason-all-placed = alle Hindernisse liegen schon
reason-no-line = { $line ->
        [none] dort gibt es keine Linie
       *[other] das Brett hat keine Linie { $line }
    }
reason-line-taken = auf { $line } liegt schon ein Hindernis
reason-no-obstacle = auf { $line } liegt kein Hindernis
reason-no-start = das Brett hat keinen Start { $start }
reason-nobody-waits = auf Start { $start } wartet keine Maschine
reason-front-occupied = auf { $square }, dem Feld vor Start { $start }, steht Maschine { $machine }
reason-no-square = das Brett hat kein Feld { $square }
reason-no-machine = auf { $square } steht keine Maschine
reason-no-way-out = auf { $square } liegt kein Richtungsplättchen, also kommt dort keine Maschine weg
reason-wrong-side = das Plättchen zeigt nach { WORD($facing, "way") }, aber Maschine { $machine } verlässt das Brett nur nach { WORD($heading, "way") }
reason-start-blocks = sie würde das Brett über Start { $start } verlassen, auf dem noch Maschinen warten
reason-occupied = auf { $square } steht Maschine { $machine }
reason-barrier-between = zwischen { $origin } und { $target } liegt eine Sperre
reason-out-of-reach = die Flugleitung kommt nur auf ein Pultfeld direkt neben ihrem: { LIST($cells, "value-cell", type: "or") }
reason-wrong-face = das Pultfeld { WORD($cell, "value-cell") } zeigt „{ WORD($face, "face") }“
reason-must-act = „{ WORD($face, "face") }“ ({ WORD($cell, "value-cell") }) hat ein Ziel und muss ausgeführt werden
reason-no-token = auf { $square } liegt kein Richtungsplättchen
reason-token-there = auf { $square } liegt schon ein Richtungsplättchen
reason-off-board = das Plättchen auf { $square } würde das Brett nach { WORD($way, "way") } verlassen

# Das Bild im Terminal
draw-head = { $title }, Mission { $mission }, { $difficulty }, Leisten: { $tracks }; { $played } Aktionen
draw-engine = Triebwerk
draw-charger = Ladestat.
draw-engine-short = Triebw.
draw-charger-short = Laden
draw-heat = Hitze
draw-power = Strom
draw-to-the-end = { $count } bis zum Ende
draw-to-place = Zu legen: { $what }
draw-legend = ▲1 Maschine  (↑) Richtungsplättchen  @ Flugleitung
draw-face-turn-90 = 90° drehen
draw-face-turn-180 = 180° drehen
draw-face-move = schieben
draw-face-move-for-1-power = schieben für 1 Strom

## Worum es geht, und wie weit man ist.

goal-all-through =
    Bring alle Maschinen hinüber: { $through } von { $machines } sind durch · Hitze: { $heat_left ->
        [one] 1 Feld
       *[other] { $heat_left } Felder
    } bis zum Ende · Strom: noch { $power_left } · noch { $actions_left } Aktionen
    .short = { $through }/{ $machines } durch · Hitze { $heat_left } · Strom { $power_left } · { $actions_left } Akt.

## Die Wörter des Spiels: was jedes bedeutet, und wie es in Sätzen steht.

term-machine = Sie soll über das Brett und in ihrer Flugrichtung hinaus.
    .name = Maschine
    .forms = Maschine, Maschinen, Flugmaschine, Flugmaschinen
term-start = Ein Ort außerhalb des Bretts, wo Maschinen warten.
    .name = Start
    .forms = Start, Starts
term-direction-token = Eine Maschine verlässt ein Feld nur in die Richtung, in die das Plättchen darauf zeigt.
    .name = Richtungsplättchen
    .forms = Richtungsplättchen, Plättchen
term-controller = Geht von einem Pultfeld auf eines daneben, tut, was es zeigt, und wendet das verlassene.
    .name = Flugleitung
    .forms = Flugleitung
term-panel = Vier Plättchen im Quadrat, die drehen und verschieben, was auf dem Brett liegt.
    .name = Kontrollpult
    .forms = Kontrollpult, Pult, Pultfeld, Pultfelder
term-heat = Jeder Zug rückt den Hitzezeiger um eins weiter, wohin er zeigt. An beiden Enden der Leiste ist die Übung verloren.
    .name = Hitze
    .forms = Hitze, Hitzeleiste, Hitzezeiger
term-power = Bezahltes Verschieben und Stromfresser kosten 1; auf dem letzten Feld der Leiste ist die Übung verloren.
    .name = Strom
    .forms = Strom, Stromleiste
term-engine = Eine Maschine, die dorthin kommt, wendet den Hitzezeiger.
    .name = Triebwerk
    .forms = Triebwerk, Triebwerke
term-charger = Eine Maschine, die dorthin kommt, bringt 1 Strom zurück.
    .name = Ladestation
    .forms = Ladestation, Ladestationen
term-barrier = Ein Hindernis auf einer Linie: Niemand kommt hinüber.
    .name = Sperre
    .forms = Sperre, Sperren
term-drain = Ein Hindernis auf einer Linie: Darüber zu fliegen kostet 1 Strom.
    .name = Stromfresser
    .forms = Stromfresser, Stromfressers, Stromfressern
term-obstacle = Eine Sperre oder ein Stromfresser, auf einer Linie zwischen zwei Feldern.
    .name = Hindernis
    .forms = Hindernis, Hindernisse, Hindernissen
term-drill = Das ganze Rätsel: gewonnen, wenn die letzte Maschine hinaus ist.
    .name = Übung
    .forms = Übung, Übungen

# Wem das Spiel gehört
notice-theirs = Das Spiel, sein Name, seine Regeln, Missionen und Schwierigkeiten.
notice-ours = Das Programm, alle Zeichnungen, der Wortlaut der Regeln, die Anordnung des Luftraums und der Leisten (erschlossen, denn das Heft zeigt sie nur als Bild), die Paare des Steuerpults, alle weiteren Pläne und die Rätsel und der Löser.
