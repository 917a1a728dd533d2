# EQUILIBRIX Combact auf Deutsch: was es von sich sagt, im Terminal, im Browser und in der API.

line = Seltsame Formen auf der Blume des Lebens. An einem Punkt dürfen sich höchstens fünf eigene Augen treffen.
seat-black = Schwarz
seat-white = Weiß
kind-place = Teil legen
kind-inception = Inception setzen
kind-target = Ziel wählen
kind-pass = Passen
kind-swap = Seiten tauschen
field-piece = Welches Teil?
field-turn = Wie gedreht?
field-at = Die erste Spitze auf welchen Punkt?
field-spot = Vor welchen Platz des Kreises?
field-target = Welches Ziel?
value-lens = Linse
value-triangle = Dreieck
value-turn-r0 = Nicht gedreht
value-turn-r1 = 60° nach links
value-turn-r2 = 120° nach links
value-turn-r3 = 180°
value-turn-r4 = 120° nach rechts
value-turn-r5 = 60° nach rechts
value-turn-m0 = Nicht gedreht
value-turn-m1 = 60° nach links
value-turn-m2 = 120° nach links
value-turn-m3 = 180°
value-turn-m4 = 120° nach rechts
value-turn-m5 = 60° nach rechts
value-target-time_factor = Zeitfaktor: Wer nicht legen kann, verliert
value-target-autonomy = Autonomie: leere Felder einzäunen
value-target-goals = 3+3 Ziele: eigene Marken erreichen
target-time_factor = Zeitfaktor
target-autonomy = Autonomie
target-goals = 3+3 Ziele
about-time_factor = Wer nichts mehr legen kann, verliert. Passen gibt es nicht.
about-autonomy = Zäune leere Felder mit deiner Farbe ein: je ein Punkt.
about-goals = Erreiche deine drei Marken. Bei Gleichstand zählen die fremden, dann das Gebiet.

option-target = Ziel
option-target-help = Was gewinnt. Einen Feldzug gewinnt, wer zuerst zwei Partien gewonnen hat.
option-target-pictures = ja
option-target-time_factor = Zeitfaktor: Wer nicht legen kann, verliert
option-target-autonomy = Autonomie: leere Felder einzäunen
option-target-goals = 3+3 Ziele: eigene Marken erreichen
option-target-campaign = Feldzug
option-target-random = Eines der drei, ausgelost
option-set = Teile
option-set-help = Der kurze Satz lässt die fünf Teile aus zwei bis vier Feldern weg.
option-set-pictures = ja
option-set-full = Alle 17
option-set-quick = Kurz, 12
option-radius = Größe der Blume
option-radius-help = Der gedruckte Plan hat 3. Der große ist nur für Autonomie und 3+3 Ziele: Er hat Platz für jedes Teil, im Zeitfaktor entschiede also allein ihre Zahl.
option-radius-2 = Klein (2)
option-radius-3 = Wie gedruckt (3)
option-radius-4 = Groß (4)
option-starter = Wer beginnt
option-starter-help = In einem Feldzug: wer die erste Partie beginnt.
option-starter-black = Schwarz
option-starter-white = Weiß
option-starter-random = Ausgelost
option-inception = Wer die Inception setzt
option-inception-help = Sie bestimmt, welche Teile zuerst kommen. Auf der kleinen Blume ist das viel wert: Dort ist das Los am gerechtesten.
option-inception-second = Wer als zweite Seite zieht
option-inception-first = Wer als erste Seite zieht
option-inception-random = Das Los
option-swap = Seitentausch
option-swap-help = Wer gleich nach diesem Teil am Zug ist, darf stattdessen alles umdrehen: Jede Seite hat dann, was die andere hatte.
option-swap-never = Nie
option-swap-first = Nach dem ersten Teil
option-swap-second = Nach dem zweiten Teil
option-first_target = Erstes Ziel eines Feldzugs
option-first_target-help = Danach wählt, wer eine Partie verloren hat.
option-first_target-random = Ausgelost
option-first_target-time_factor = Zeitfaktor
option-first_target-autonomy = Autonomie
option-first_target-goals = 3+3 Ziele
variant-by-lot = Ziel, Beginn und Inception ausgelost, mit Seitentausch
variant-quick-campaign = Kurzer Feldzug auf der kleinen Blume

# In Sätzen: Andere Teile als diese beiden heißen nach ihrem Namen, etwa 5b.
piece-lens = die Linse
piece-triangle = das Dreieck
turned = { $turn ->
        [r0] nicht gedreht
        [m0] nicht gedreht
       *[other] um { WORD($turn, "value-turn") } gedreht
    }

prompt-inception = { WORD($seat, "seat") }, wähle, wo im Kreis die Inception beginnt.
prompt-place = { $can_pass ->
        [true] { $can_swap ->
            [true] { WORD($seat, "seat") }, wähle ein Teil, dreh es und leg es, passe oder tausch die Seiten.
           *[other] { WORD($seat, "seat") }, wähle ein Teil, dreh es und leg es, oder passe.
        }
       *[other] { $can_swap ->
            [true] { WORD($seat, "seat") }, wähle ein Teil, dreh es und leg es, oder tausch die Seiten.
           *[other] { WORD($seat, "seat") }, wähle ein Teil, dreh es und leg es.
        }
    }
prompt-pass = { WORD($seat, "seat") }, du hast nichts mehr zu legen: passe.
prompt-target = { WORD($seat, "seat") }, wähle das Ziel der nächsten Partie: { LIST($targets, "target", type: "or") }.
prompt-over = Das Spiel ist zu Ende.

event-inception = { WORD($seat, "seat") } setzt die Inception vor Platz { $spot }: { LIST($offered, "piece") } kommen zuerst.
event-placed = { WORD($seat, "seat") } legt { WORD($piece, "piece") } an Punkt { $at }, { turned }.
event-token = { WORD($seat, "seat") } verbindet sechs Augen an Punkt { $point } und gibt den 5+1-Chip an { WORD($to, "seat") }.
event-passed = { WORD($seat, "seat") } passt.
event-swapped = { WORD($seat, "seat") } tauscht die Seiten und dreht { LIST($pieces, "piece") } um.
event-target = { WORD($seat, "seat") } wählt für die nächste Partie: { WORD($target, "target") }.
event-match-over = { $reason ->
        [cannot-place] { WORD($loser, "seat") } kann kein Teil legen: { WORD($winner, "seat") } gewinnt die Partie.
       *[two-passes] { $winner ->
            [none] Die Partie ist unentschieden ({ JOIN($scores, "; ") }).
           *[other] { WORD($winner, "seat") } gewinnt die Partie ({ JOIN($scores, "; ") }).
        }
    }
part-own-markers = eigene Marken: Schwarz { $black }, Weiß { $white }
part-other-markers = fremde Marken: Schwarz { $black }, Weiß { $white }
part-territory = Gebiet: Schwarz { $black }, Weiß { $white }
event-dealt = Partie { $match } wird ausgelegt: { WORD($target, "target") }, { WORD($starter, "seat") } beginnt.

change-leaves-placements = { $count ->
        [0] lässt { WORD($seat, "seat") } nichts zu legen
        [one] lässt { WORD($seat, "seat") } 1 Möglichkeit zu legen
       *[other] lässt { WORD($seat, "seat") } { $count } Möglichkeiten zu legen
    }
preview-placing = { $spends_token ->
        [true] Augen: { JOIN($dots, "; ") }; kostet den 5+1-Chip
       *[other] Augen: { JOIN($dots, "; ") }
    }{ $hurts ->
        [true] ; danach kannst du nichts mehr legen und verlierst
       *[other] { "" }
    }
part-dots = { $count } an { LIST($points) }

reason-inception-first = zuerst muss die Inception gesetzt werden
reason-inception-stands = die Inception wird nur einmal gesetzt, vor Beginn einer Partie
reason-no-such-spot = der Kreis hat nur { $spots } Plätze
reason-target-first = zuerst muss das Ziel der nächsten Partie gewählt werden
reason-not-between-matches = ein Ziel wird nur zwischen den Partien eines Feldzugs gewählt
reason-same-target = die nächste Partie braucht ein anderes Ziel als die letzte
reason-no-passing = im Zeitfaktor darf niemand passen
reason-no-swapping = Seiten werden nur getauscht, wenn die Option „{ option-swap }“ es erlaubt
reason-already-swapped = die Seiten wurden in dieser Partie schon getauscht
reason-no-time-to-swap = { $after ->
        [first] Seiten werden nur gleich nach dem ersten Teil getauscht
       *[second] Seiten werden nur gleich nach dem zweiten Teil getauscht
    }
reason-not-offered = { $piece } ist nicht im Angebot; wähle { LIST($offered, "piece", type: "or") }
reason-microbact-gone = { WORD($seat, "seat") } hat { WORD($piece, "piece") } schon gelegt
reason-not-in-set = { $piece } gehört nicht zum kurzen Satz
reason-already-placed = { $piece } liegt schon
reason-off-the-board = auf einem Plan mit Radius { $radius } ist dort kein Platz dafür
reason-mirrored = so kann nur die andere Seite { $piece } legen: Ein Teil darf gedreht werden, aber nie gespiegelt
reason-field-taken = Feld { $field } ist schon belegt
reason-not-connected = es muss einen Punkt mit einem Teil von { WORD($seat, "seat") } gemeinsam haben
reason-too-many-dots = es würde { $dots } Augen an Punkt { $point } verbinden; nur { $most } sind erlaubt
reason-too-many-sixes = es würde sechs Augen an den Punkten { LIST($points) } verbinden; der 5+1-Chip reicht nur für einen Punkt
reason-no-token = sechs Augen an Punkt { $point } kosten einen 5+1-Chip, und { WORD($seat, "seat") } hat keinen

ending-blocked = { WORD($loser, "seat") } kann kein Teil mehr legen: { WORD($winner, "seat") } gewinnt.
    .name = Kein Teil passt mehr
ending-exhausted = { WORD($loser, "seat") } hat kein Teil mehr zu legen: { WORD($winner, "seat") } gewinnt.
    .name = Keine Teile mehr
ending-two-passes = { $winner ->
        [none] Beide haben gepasst, und niemand liegt vorn: unentschieden.
       *[other] Beide haben gepasst: { WORD($winner, "seat") } liegt vorn und gewinnt.
    }
    .name = Beide haben gepasst
ending-campaign-won = { WORD($winner, "seat") } hat zwei Partien gewonnen und damit den Feldzug.
    .name = Feldzug gewonnen
ending-campaign-drawn = Zwölf Partien in Folge endeten unentschieden: Der Feldzug ist unentschieden.
    .name = Feldzug unentschieden

# Das Brett.
board = Die Blume des Lebens, { $target }. { $placed ->
        [one] 1 Teil gelegt.
       *[other] { $placed } Teile gelegt.
    }
heading = { WORD($target, "target") }
heading-campaign = Partie { $match }: { WORD($target, "target") }
piece = Teil { $name }
piece-micro = Mikrobakt: { $name }
fields = Felder
places = Stellen dafür
ways = Drehungen
is-offered = Im Angebot.
is-later = Noch nicht im Angebot.
is-taken = Genommen.
is-stuck = Es passt nirgends.
is-micro = Einmal in der Partie. Die Inception bleibt stehen.
spot = Platz { $spot }: { $what }
spot-empty = Platz { $spot }: Teil ist genommen
spot-first = Hier beginnen: { LIST($pieces) } kommen zuerst.
inception = Die Inception
inception-at = Die Inception, vor Platz { $spot }
inception-text = Die nächsten Teile im Uhrzeigersinn sind im Angebot. Wird ein Teil genommen, rückt sie an seinen Platz.
laid-title = { WORD($seat, "seat") }: { $name }
laid = { WORD($seat, "seat") }: { $name } auf den Punkten { LIST($points) }
point = Punkt { $point }
point-dots = Punkt { $point }: Augen Schwarz { $black }, Weiß { $white }
point-dots-seat = Augen von { WORD($seat, "seat") }
marker-of = Marke von { WORD($seat, "seat") }
marker-held = verbunden von { LIST($seats, "seat") }
marker-free = nicht verbunden
marker-text = Zählt für jede Seite mit einer Spitze auf diesem Punkt.
cell-label = { WORD($piece, "value") } an Punkt { $at } legen, { turned }.
do-inception = Inception vor Platz { $spot } setzen
do-target = { WORD($target, "target") } wählen
do-place = { $spends_token ->
        [true] { WORD($piece, "value") } an { $at } legen, { turned }. Kostet den 5+1-Chip.
       *[other] { WORD($piece, "value") } an { $at } legen, { turned }
    }
turn-left = Nach links drehen
turn-right = Nach rechts drehen
turn-now = { turned }, { $index } von { $count }
turn-help = Mausrad oder R
turn-places = { $count ->
        [one] { turned }: 1 Stelle
       *[other] { turned }: { $count } Stellen
    }
passed = Hat gepasst
territory = Gebiet
territory-later = Wird gezählt, sobald beide Farben liegen, und am Ende.
markers = Eigene Marken
markers-other = Fremde
wins = Gewonnene Partien
window = Wählt unter
microbacts-left = Mikrobakte übrig: { LIST($pieces, "value") }
microbacts-none = Keine Mikrobakte mehr
tokens-left = 5+1-Chips: { $count }
score-territory = { WORD($seat, "seat") }: Gebiet { $count }
score-markers = { WORD($seat, "seat") }: eigene Marken { $own }, fremde { $other }, Gebiet { $count }
score-placed = { $count ->
        [one] { WORD($seat, "seat") }: 1 Teil gelegt
       *[other] { WORD($seat, "seat") }: { $count } Teile gelegt
    }
piece-laid = gelegt
score-goals = Eigene+fremde · Gebiet

# Das Bild im Terminal
draw-campaign = FELDZUG, Partie { $match }: { $target }   Siege { $wins }
draw-started = { $seat } hat begonnen
draw-starts = { $seat } beginnt
draw-none = keine
draw-microbacts = Mikrobakte: { $held }
draw-tokens = 5+1-Chips: { $count }
draw-markers = Marken: { $own } eigene, { $other } fremde
draw-territory = Gebiet: { $count }
draw-offered = im Angebot
draw-circle = Kreis

## Worum es geht, und wie weit jede Seite ist.

goal-time_factor =
    { $is_campaign ->
        [true] Feldzug { $black-wins }:{ $white-wins }.{ " " }
       *[false] { "" }
    }Wer nicht legen kann, verliert{ $black-places ->
        [none] .
       *[other] . Plätze zum Legen: { seat-black } { $black-places } · { seat-white } { $white-places }
    }
    .short = { $is_campaign ->
        [true] { $black-wins }:{ $white-wins } ·{ " " }
       *[false] { "" }
    }{ $black-places ->
        [none] Wer nicht legen kann, verliert
       *[other] Plätze: { seat-black } { $black-places } · { seat-white } { $white-places }
    }
goal-autonomy =
    { $is_campaign ->
        [true] Feldzug { $black-wins }:{ $white-wins }.{ " " }
       *[false] { "" }
    }Wer mehr leere Felder umschlossen hat, wenn beide gepasst haben, gewinnt{ $black-territory ->
        [none] .
       *[other] . Gebiet: { seat-black } { $black-territory } · { seat-white } { $white-territory }
    }
    .short = { $is_campaign ->
        [true] { $black-wins }:{ $white-wins } ·{ " " }
       *[false] { "" }
    }{ $black-territory ->
        [none] Mehr umschlossene leere Felder gewinnen
       *[other] Gebiet: { seat-black } { $black-territory } · { seat-white } { $white-territory }
    }
goal-goals =
    { $is_campaign ->
        [true] Feldzug { $black-wins }:{ $white-wins }.{ " " }
       *[false] { "" }
    }Wer mehr eigene Marken verbindet, gewinnt; dann zählen die fremden. { seat-black }: { $black-own_markers } von 3 eigenen, { $black-other_markers } fremde · { seat-white }: { $white-own_markers } von 3 eigenen, { $white-other_markers } fremde
    .short = { $is_campaign ->
        [true] { $black-wins }:{ $white-wins } ·{ " " }
       *[false] { "" }
    }Marken: { seat-black } { $black-own_markers }+{ $black-other_markers } · { seat-white } { $white-own_markers }+{ $white-other_markers }

## Die Wörter des Spiels: was jedes bedeutet, und wie es in Sätzen steht.

term-field = Eine Linse oder ein Dreieck des Plans; Teile bedecken leere Felder.
    .name = Feld
    .forms = Feld, Felder, Feldern, Felds, Feldes
term-lens = Ein Feld mit zwei Spitzen.
    .name = Linse
    .forms = Linse, Linsen
term-triangle = Ein Feld mit drei Spitzen.
    .name = Dreieck
    .forms = Dreieck, Dreiecke, Dreiecken
term-peak = Eine Ecke eines Feldes; sie liegt auf einem Verbindungspunkt.
    .name = Spitze
    .forms = Spitze, Spitzen
term-point = Ein Ort, wo Felder sich treffen. Um jeden dürfen höchstens fünf dir gehören.
    .name = Verbindungspunkt
    .forms = Verbindungspunkt, Verbindungspunkte, Verbindungspunkten
term-dot = Jedes deiner Felder setzt ein Auge an jede seiner Spitzen. Mehr als fünf eigene Augen dürfen sich nicht an einem Punkt treffen.
    .name = Auge
    .forms = Auge, Augen
term-piece = Eine von 17 Formen aus 2 bis 7 Feldern. Es gehört dem, der es legt.
    .name = Teil
    .forms = Teil, Teile, Teilen, Teils
term-microbact = Eine einzelne Linse oder ein einzelnes Dreieck, je eines; es zu legen bewegt die Inception nicht.
    .name = Mikrobakt
    .forms = Mikrobakt, Mikrobakte, Mikrobakten
term-token = Bezahlt dafür, genau einen Punkt auf sechs Augen zu bringen; dann geht er an die andere Seite.
    .name = 5+1-Chip
    .forms = 5+1-Chip, 5+1-Chips, Chip, Chips
term-inception = Ein Zeiger im Kreis: Du wählst unter den nächsten Teilen im Uhrzeigersinn nach ihm.
    .name = Inception
    .forms = Inception
term-circle = Die übrigen Teile, in der Reihenfolge, in der sie angeboten werden.
    .name = Kreis
    .forms = Kreis, Kreises
term-time-factor = Wer zu Beginn seines Zuges nichts legen kann, verliert.
    .name = Zeitfaktor
    .forms = Zeitfaktor
term-autonomy = Wer mehr leere Felder mit seiner Farbe umschließt, gewinnt, sobald beide gepasst haben.
    .name = Autonomie
    .forms = Autonomie
term-territory = Leere Felder, die nur an eine Farbe und den Rand grenzen: je ein Punkt.
    .name = Gebiet
    .forms = Gebiet, Gebiete
term-marker = Sechs stehen an den Ecken. Verbunden hat eine Marke, wer eine Spitze auf ihrem Punkt hat.
    .name = Marke
    .forms = Marke, Marken
term-campaign = Wer zuerst zwei Partien gewinnt, gewinnt; wer verliert, wählt das nächste Ziel.
    .name = Feldzug
    .forms = Feldzug, Feldzugs

# Wem das Spiel gehört
notice-theirs = Das Spiel, sein Name, seine Regeln und der Plan von Connect, auf dem es gespielt wird.
notice-ours = Das Programm, alle Zeichnungen, der Wortlaut der Regeln, die Formen der Steine (die gedruckten sind nicht öffentlich) und die Pläne mit Radius 2 und 4.
