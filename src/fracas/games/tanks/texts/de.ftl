# Tanks auf Deutsch: was es in Terminal, Browser und API von sich sagt.

line = Drei Panzer je Seite. Je näher das Ziel, desto weniger Würfel, und jede 1 ist ein Fehlschuss, der woanders landet.
seat-green = Grün
seat-orange = Orange
kind-end = Zug beenden
kind-skip = Zug auslassen
kind-recover = Erholen
kind-repair = Reparieren
kind-move = Fahren
kind-ram = Rammen
kind-fire = Schießen
field-direction = Wohin?
field-space = Auf welches Feld?
field-aimed = Schnell oder gezielt?
field-from_token = Gemessen von wo?
space-with-tank = { $space }: { WORD($tank, "tank") }
value-aimed-true = Gezielt: 2 Würfel weniger, kein Fahren
value-aimed-false = Schnellschuss
value-from_token-true = Vom Zielmarker: 2 Würfel mehr
value-from_token-false = Vom Panzer

option-preset = Regeln
option-preset-help = Voll nutzt alle erweiterten Regeln außer Wracks, Kern keine. Jede lässt sich unten schalten.
option-preset-full = Voll
option-preset-full-help = Alle erweiterten Regeln außer Wracks.
option-preset-core = Kern
option-preset-core-help = Keine der erweiterten Regeln.
option-preset-pictures = ja
option-collateral = Streuschäden
option-collateral-help = Ein Fehlschuss landet irgendwo, und was er dort trifft, verliert 1.
option-floor_destruction = Boden zerstörbar
option-floor_destruction-help = Ein Schuss auf leeren Boden hinterlässt ein Loch.
option-wall_destruction = Mauern zerstörbar
option-wall_destruction-help = Eine getroffene Mauer ist weg.
option-blast = Explosionen
option-blast-help = Ein Treffer mit 6 oder zerstörter Grund kostet jeden Panzer ringsum 1.
option-stun = Betäubung
option-stun-help = Mehr als 3 Punkte auf einmal oder eine Explosion: Der nächste Zug ist nur Erholung.
option-triangulation = Zielmarker
option-triangulation-help = Ein Schuss hinterlässt einen Marker, wo er einschlug; spätere dürfen für 2 Würfel mehr von dort gemessen werden.
option-energy_bolts = Energiebolzen
option-energy_bolts-help = Schüsse fliegen gerade; der erste Panzer, die erste Mauer oder das erste Wrack im Weg wird getroffen.
option-target_anything = Alles ist Ziel
option-target_anything-help = Auch auf leeren Boden und Mauern darf gezielt werden.
option-repair = Reparatur
option-repair-help = Ein Panzer an einem Energiebecken darf seinen Zug für 2 Punkte hergeben.
option-collision = Rammen
option-collision-help = Ein Panzer darf einen benachbarten rammen; beide leiden.
option-wrecks = Wracks bleiben
option-wrecks-help = Zerstörte Panzer bleiben als Hindernisse stehen.
option-hold_pool = Auftrag: Becken halten
option-hold_pool-help = Ein Panzer repariert in drei eigenen Zügen nacheinander an einem Becken in der Mitte.
option-reach_far_rank = Auftrag: Durchbruch
option-reach_far_rank-help = Ein Panzer beendet seinen Zug auf der ersten Reihe des Gegners.
option-break_walls = Auftrag: Mauern brechen
option-break_walls-help = Zerstöre fünf der neun Mauern.
option-elimination = Vernichtung gewinnt
option-elimination-help = Wer alle gegnerischen Panzer zerstört hat, gewinnt. Aus: nur Aufträge gewinnen.
option-zone = Zone
option-zone-help = Die Karte: eine von uns, eine ausgeloste oder deine eigene.
option-zone-arcade = Arkade
option-zone-close-quarters = Nahkampf
option-zone-corridors = Korridore
option-zone-crossroads = Kreuzung
option-zone-fortress = Festung
option-zone-islands = Inseln
option-zone-labyrinth = Labyrinth
option-zone-open-field = Freies Feld
option-zone-reactor = Reaktor
option-zone-ring = Ring
option-zone-twin-bridges = Zwillingsbrücken
option-zone-archipelago = Archipel
option-zone-armada = Armada
option-zone-boulevard = Boulevard
option-zone-courtyard = Hof
option-zone-duel = Duell
option-zone-last-stand = Letzte Stellung
option-zone-raid = Raubzug
option-zone-rampart = Wall
option-zone-random = Ausgelost
option-zone_seed = Nummer der ausgelosten Zone
option-zone_seed-help = Dieselbe Nummer und dieselben Aufträge ergeben dieselbe Zone.
option-starter = Wer beginnt
option-starter-random = Ausgelost
option-starter-help = Wer den ersten Zug macht.
option-starter-green = Grün
option-starter-orange = Orange
option-turn_limit = Höchstzahl der Züge
option-turn_limit-help = Züge beider Seiten zusammen, dann ist es unentschieden.
option-friendly_fire = Eigenbeschuss
option-friendly_fire-help = Eigene Panzer dürfen beschossen und gerammt werden. Querschläger und Explosionen treffen sie ohnehin.

# Wie eine Partie endet.
ending-squadron-destroyed = { WORD($winner, "seat") } hat die Schwadron von { WORD($loser, "seat") } zerstört.
    .name = Schwadron zerstört
ending-mutual-destruction = Die letzten Panzer beider Seiten wurden zugleich zerstört: unentschieden.
    .name = Beide Schwadronen zugleich zerstört
ending-pool-held = { WORD($winner, "seat") } hat das Becken in der Mitte gehalten: Ein Panzer hat dort drei Züge nacheinander repariert.
    .name = Becken gehalten
ending-far-rank-reached = { WORD($winner, "seat") } hat die erste Reihe von { WORD($loser, "seat") } erreicht.
    .name = Hintere Reihe erreicht
ending-walls-broken = { WORD($winner, "seat") } hat fünf Mauern zerstört.
    .name = Fünf Mauern zerstört
ending-goal-reached = { WORD($winner, "seat") } hat das Ziel erreicht.
    .name = Ziel erreicht
ending-goal-held = { WORD($winner, "seat") } hat das Ziel lange genug gehalten.
    .name = Ziel gehalten
ending-goal-broken = { WORD($winner, "seat") } hat die Mauern des Auftrags zerstört.
    .name = Mauern des Auftrags zerstört
ending-goal-hunted = { WORD($winner, "seat") } hat den gejagten Panzer zerstört.
    .name = Gejagter Panzer zerstört
ending-goal-survived = { WORD($winner, "seat") } hat lange genug überlebt.
    .name = Überlebt
ending-goals-fulfilled = { WORD($winner, "seat") } hat alle Ziele des Auftrags erfüllt.
    .name = Auftrag erfüllt
ending-both-survived = Beide Seiten haben lange genug überlebt: unentschieden.
    .name = Beide haben überlebt
ending-turn-limit = Die Höchstzahl der Züge ist erreicht: unentschieden.
    .name = Höchstzahl der Züge erreicht

variant-default = Alle Regeln, Arkade
variant-random-zone = Ausgeloste Zone
variant-all-missions = Alle Aufträge
variant-random-zone-missions = Ausgeloste Zone, zwei Aufträge
variant-short-rockets = Grundregeln mit Raketen, 40 Züge

# Wörter.
tank-green-1 = { seat-green } 1
tank-green-2 = { seat-green } 2
tank-green-3 = { seat-green } 3
tank-green-4 = { seat-green } 4
tank-green-5 = { seat-green } 5
tank-green-6 = { seat-green } 6
tank-orange-1 = { seat-orange } 1
tank-orange-2 = { seat-orange } 2
tank-orange-3 = { seat-orange } 3
tank-orange-4 = { seat-orange } 4
tank-orange-5 = { seat-orange } 5
tank-orange-6 = { seat-orange } 6
ground-floor = Boden
    .a = Boden
    .the = den Boden
ground-wall = Mauer
    .a = eine Mauer
    .the = die Mauer
ground-pool = Energiebecken
    .a = ein Energiebecken
    .the = das Energiebecken
ground-gap = Lücke
    .a = eine Lücke
    .the = die Lücke
ground-hole = Zerstörter Boden
    .a = zerstörter Boden
    .the = den zerstörten Boden
ground-wreck = Wrack
    .a = ein Wrack
    .the = das Wrack
ground-outside = außerhalb der Zone
cause-shot = den Schuss
cause-blast = die Explosion
cause-ram = den Zusammenstoß
choice-drive = fahren
choice-fire = schießen
choice-end = den Zug beenden
# Wo ein Querschläger landet, und wie es vom anderen Ende des Bretts aussieht.
way-up = nach oben
    .turned = nach unten
way-down = nach unten
    .turned = nach oben
way-left = nach links
    .turned = nach rechts
way-right = nach rechts
    .turned = nach links
heading = { WORD($direction, "value-direction") }

# Was gefragt ist.
prompt-act = { WORD($tank, "tank") }{ $points_left ->
        [0] { "" }
        [one] { " " }hat noch { $points_left } Bewegungspunkt
       *[other] { " " }hat noch { $points_left } Bewegungspunkte
    }: { LIST($choices, "choice", type: "or") }.
prompt-skip = { WORD($tank, "tank") } ist zerstört und lässt den Zug aus.
prompt-recover = { WORD($tank, "tank") } ist betäubt und kann sich nur erholen.
prompt-end = { WORD($tank, "tank") } hat repariert: Beende den Zug.
prompt-over = Das Spiel ist zu Ende.

# Was geschieht.
event-moved = { WORD($tank, "tank") } fährt von { $origin } nach { $space }.
event-rammed = { WORD($tank, "tank") } rammt { WORD($other, "tank") } auf { $space }.
event-repaired = { $points ->
        [0] { WORD($tank, "tank") } zieht Energie aus dem Becken, hat aber nichts zu reparieren.
        [one] { WORD($tank, "tank") } repariert { $points } Punkt am Energiebecken.
       *[other] { WORD($tank, "tank") } repariert { $points } Punkte am Energiebecken.
    }
event-skipped = { WORD($tank, "tank") } ist zerstört und lässt den Zug aus.
event-recovered = { WORD($tank, "tank") } erholt sich von der Betäubung.
event-ended = { WORD($tank, "tank") } beendet den Zug.
event-stunned = { WORD($tank, "tank") } ist betäubt.
event-destroyed = { WORD($tank, "tank") } ist zerstört.
event-wall-destroyed = Die Mauer auf { $space } ist zerstört.
event-floor-destroyed = Der Boden auf { $space } ist zerstört.
event-damaged = { WORD($tank, "tank") } verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } durch { WORD($cause, "cause") } und hat noch { $hit_points }.
event-token-placed = Der Zielmarker von { WORD($tank, "tank") } liegt jetzt { $spot-space ->
        [none] außerhalb der Zone
       *[other] auf { $spot-space }
    }.
event-goal-reached = { WORD($tank, "tank") } hat ein Feld des Auftrags erreicht.
event-goal-held = { WORD($tank, "tank") } hält das Ziel: { $progress } von { $count } Zügen.
event-goal-lost = { WORD($tank, "tank") } hält das Ziel nicht mehr und müsste von vorn beginnen.
event-goal-broken = { WORD($side, "seat") } hat { $progress } von { $count } Mauern des Auftrags zerstört.
event-goal-hunted = { WORD($tank, "tank") } wurde von { WORD($side, "seat") } gejagt und ist zerstört.
event-goal-survived = { WORD($side, "seat") } hat { $count } Züge überlebt.
event-game-over = { $ending }
event-fired = { WORD($tank, "tank") } schießt { $roll-aimed ->
        [true] gezielt auf
       *[false] auf
    } { $aimed_at ->
        [none] { $roll-target }
       *[other] { WORD($aimed_at, "tank") } ({ $roll-target })
    }{ $roll-from_token ->
        [true] , vom Marker gemessen,
       *[false] { "" }
    }{ $roll-is_automatic ->
        [true] { " " }ohne Würfel
       *[false] { " " }und würfelt { JOIN($dice, " ") }
    }: { fired-result }{ $roll-result ->
        [miss] { "" }
       *[other] { fired-strike }
    }.
fired-result = { $roll-is_automatic ->
        [true] ein sicherer Treffer
       *[false] { $roll-result ->
            [miss] daneben
            [stray] ein Querschläger, { fired-drift }
            [glancing] ein Streifschuss
           *[hit] ein Treffer
        }
    }
fired-drift = { $drift-vertical ->
        [none] { fired-sideways }
       *[other] { $drift-sideways ->
            [none] { fired-vertical }
           *[other] { fired-vertical } und { fired-sideways }
        }
    }
fired-vertical = { $drift-rows } { $home ->
        [orange] { WORD($drift-vertical, "way", form: "turned") }
       *[other] { WORD($drift-vertical, "way") }
    }
fired-sideways = { $drift-columns } { $home ->
        [orange] { WORD($drift-sideways, "way", form: "turned") }
       *[other] { WORD($drift-sideways, "way") }
    }
fired-strike = { $is_stopped ->
        [true] , doch im Weg ist { fired-struck } auf { $roll-struck-space }{ $roll-damage ->
            [0] { "" }
            [one] { " " }und verliert { $roll-damage } Punkt
           *[other] { " " }und verliert { $roll-damage } Punkte
        }
       *[false] { $roll-result ->
            [stray] { $roll-struck-space ->
                [none] , der außerhalb der Zone landet
               *[other] , der { fired-struck } auf { $roll-struck-space }{ fired-points } trifft
            }
           *[other] { " " }auf { fired-struck }{ fired-points }
        }
    }
fired-struck = { $roll-struck_tank ->
        [none] { WORD($roll-struck_kind, "ground", form: "the") }
       *[other] { WORD($roll-struck_tank, "tank") }
    }
fired-points = { $roll-damage ->
        [0] { "" }
        [one] { " " }mit { $roll-damage } Punkt
       *[other] { " " }mit { $roll-damage } Punkten
    }

# Was ein Zug bewirkt.
preview-step = kostet { $cost } von { $points_left } Punkten
preview-ram = beide Panzer verlieren { $damage ->
        [one] { $damage } Punkt
       *[other] { $damage } Punkte
    }
preview-repair = repariert { $points ->
        [0] nichts
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
preview-shot = { $obstacle ->
        [none] { $dice ->
            [0] ohne Würfel: 100 % Treffer
           *[other] { dice }: { CHANCE($hit) } Treffer{ $glance ->
                [none] { "" }
               *[other] , { CHANCE($glance) } gestreift
            }
        }
       *[other] verdeckt ({ $obstacle }); { dice }
    }{ JOIN($ground, "") }{ JOIN($losses, "") }
part-obstacle = { $tank ->
        [none] { WORD($holds, "ground", form: "a") }
       *[other] { WORD($tank, "tank") }
    } auf { $space }
part-breach = { "; " }{ $space } zerstört { CHANCE($chance) }
part-loss = { "; " }{ WORD($tank, "tank") } { harm }
# Dasselbe auf dem Brett.
dice = { $dice ->
        [0] kein Würfel
       *[other] { $dice } Würfel
    }
odds = { $obstacle ->
        [none] { $dice ->
            [0] sicherer Treffer
           *[other] { dice }, { CHANCE($hit) }
        }
       *[other] { dice }, { blocked }
    }
harm = { $is_slight ->
        [true] Ø unter { NUMBER(0.01, minimumFractionDigits: 2) }
       *[false] Ø −{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }{ $kill ->
        [none] { "" }
       *[other] , zerstört { CHANCE($kill) }
    }{ $stun ->
        [none] { "" }
       *[other] , betäubt { CHANCE($stun) }
    }

# Warum ein Zug verboten ist.
reason-destroyed = { WORD($tank, "tank") } ist zerstört und kann den Zug nur auslassen
reason-stunned = { WORD($tank, "tank") } ist betäubt und kann sich nur erholen
reason-repaired = { WORD($tank, "tank") } hat repariert und kann nur noch den Zug beenden
reason-fit = { WORD($tank, "tank") } ist weder zerstört noch betäubt und kann den Zug einfach beenden
reason-rule-off = die Regel „{ WORD($rule, "option") }“ gilt in dieser Partie nicht
reason-turn-begun = eine Reparatur braucht den ganzen Zug, und { WORD($tank, "tank") } ist schon gefahren oder hat geschossen
reason-no-pool = neben { $space } ist kein Energiebecken
reason-movement-over = nach { $cause ->
        [ram] dem Rammen
       *[aimed-shot] einem gezielten Schuss
    } fährt der Panzer nicht weiter
reason-too-dear = das kostet { $cost } Bewegungspunkte, und { $points_left ->
        [0] keiner ist mehr da
        [one] nur { $points_left } ist noch da
       *[other] nur { $points_left } sind noch da
    }
reason-nobody-to-ram = dort steht kein Panzer, der gerammt werden könnte
reason-own-tank = { WORD($tank, "tank") } gehört zur eigenen Seite, und „{ option-friendly_fire }“ ist ausgeschaltet
reason-blocked = im Weg: { $obstacle }
reason-at-the-edge = im Weg: der Rand der Zone
reason-corner-blocked = schräg gefahren wird nur, wenn beide Felder daneben leer sind; dort: { $obstacle }
reason-already-fired = geschossen wird nur einmal je Zug
reason-already-moved = gezielt geschossen wird nur vor dem Fahren
reason-no-token = { WORD($tank, "tank") } hat noch keinen Zielmarker
reason-outside = { $space } liegt außerhalb der Zone
reason-at-itself = ein Panzer kann nicht auf sich selbst schießen
reason-nobody-there = auf { $space } steht kein Panzer, und die Regel „{ option-target_anything }“ gilt in dieser Partie nicht
reason-no-target = { WORD($holds, "ground", form: "a") } kann kein Ziel sein

# Das Brett.
board = Zone { $zone }: { $width } mal { $height } Felder, Zug { $turn } von { $limit }
zone-random = Ausgelost, Nr. { $number }
turn = Zug { $turn } von { $limit }
at = { $what }, { $space }
fact-points = Trefferpunkte
fact-token = Zielmarker
fact-held = Gehaltene Züge
fact-ground = { $space } zerstört
fact-blocked = Im Weg
fact-step = Kostet
fact-repair = Repariert
fact-ram = Rammen: beide verlieren
points = { $count } von 6
cost = { $count } Punkte
stunned = Betäubt: Der nächste Zug ist nur Erholung.
acting = Ist am Zug.
next = Der nächste seiner Seite.
loss = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
blocked = versperrt
snap = Schnell
aimed = Gezielt
snap-token = Schnell, Marker
aimed-token = Gezielt, Marker
ram = Rammen
say-snap = Auf { $space } schießen
say-aimed = Gezielt auf { $space } schießen
say-snap-token = Auf { $space } schießen, vom Marker gemessen
say-aimed-token = Gezielt auf { $space } schießen, vom Marker gemessen
say-move = Nach { heading } fahren{ $cost ->
        [none] { "" }
       *[other] { " " }({ $cost } Punkte)
    }
say-ram = Nach { heading } rammen
can-move = Hierher fahren
can-fire = Wählen, wie geschossen wird
can-repair = Hier reparieren
can-aim = Wählen, wie geschossen wird
ways-snap = Schnell schießen: dann ein Ziel wählen
ways-aimed = Gezielt schießen: dann ein Ziel wählen
ways-snap-token = Schnell schießen, vom Marker: dann ein Ziel wählen
ways-aimed-token = Gezielt schießen, vom Marker: dann ein Ziel wählen
compass = Kompass für Querschläger, ein Feld für jeden übrigen Würfel: { $up } hoch, { $down } runter, { $left } links, { $right } rechts
tray = { $tank }: noch { $n } { $n ->
        [one] Bewegungspunkt
       *[other] Bewegungspunkte
    }. { $roll }
tray-none = Noch wurde nicht geschossen.
tray-roll = Letzter Schuss von { $tank } auf { $space }, Würfel { $dice }: { $result }.
# Boden hat keine Punkte zu verlieren.
result-hit = { $damage ->
        [0] Treffer
       *[other] Treffer: { $damage }
    }
result-automatic = { $damage ->
        [0] Sicherer Treffer
       *[other] Sicher: { $damage }
    }
result-glancing = Streifschuss
result-stray = Verirrt
result-miss = Daneben
strip = { $tank }: { $count } von 6 Punkten
strip-gone = { $tank }: zerstört
of = { $progress } von { $count }
row = Reihe { $row }
strip-reach = Erreichen
strip-hold = Halten
strip-break = Mauern
strip-hunt = Jagen
strip-survive = Züge
held-count = { $count } in Folge
mark-reach = { $seat } soll dieses Feld erreichen.
mark-hold = { $seat } soll es halten: { $progress } von { $count } Zügen.
mark-break = { $seat } soll { $count } solche Mauern zerstören: bisher { $progress }.

# Das Bild im Terminal
draw-compass = Kompass der Querschläger: 2 ↑  5 ↓  3 ←  4 →
draw-turn = Zug { $turn } von { $limit }.
draw-destroyed = zerstört
draw-stunned = betäubt
draw-token = Marke auf { $space }
draw-token-outside = Marke außerhalb
draw-held = hält, { $turns } in Folge
draw-goals = Aufträge: { $goals }
draw-last-shot = Letzter Schuss: { $shot }
draw-dice = [Würfel { $dice }; in Klammern: weggelassen oder aufgehoben]
draw-fire-elsewhere = auf etwas anderes schießen
odd-zone = die Zone ist nicht für beide Seiten gleich: { $spaces } gleichen nicht dem, was gegenüberliegt

## Worum es geht, und wie weit jede Seite ist.

part-errand = { $what ->
        [reach] { $side ->
            [both] { errand-spaces } erreichen: noch { $green }:{ $orange } Felder
            [green] { seat-green }: { errand-spaces } erreichen, noch { $green }
           *[orange] { seat-orange }: { errand-spaces } erreichen, noch { $orange }
        }
        [hold] { $side ->
            [both] { errand-spaces } halten: { $green }:{ $orange } von { $count } Zügen
            [green] { seat-green }: { errand-spaces } halten, { $green } von { $count } Zügen
           *[orange] { seat-orange }: { errand-spaces } halten, { $orange } von { $count } Zügen
        }
        [break] { $side ->
            [both] Mauern { $green }:{ $orange } von { $count }
            [green] { seat-green }: Mauern { $green } von { $count }
           *[orange] { seat-orange }: Mauern { $orange } von { $count }
        }
        [hunt] { $side ->
            [green] { seat-green }: { WORD($tank, "tank") } zerstören, noch { $green } TP
           *[other] { seat-orange }: { WORD($tank, "tank") } zerstören, noch { $orange } TP
        }
       *[survive] { $side ->
            [both] { $count } Züge überleben
            [green] { seat-green }: { $count } Züge überleben
           *[orange] { seat-orange }: { $count } Züge überleben
        }
    }{ $group ->
        [none] { "" }
       *[other] { " " }(„{ $group }“)
    }
errand-spaces = { $mission ->
        [hold_pool] das Becken in der Mitte
        [reach_far_rank] die ferne Reihe
       *[other] { JOIN($spaces, " ") }{ $is_short ->
            [true] { "" }
           *[false] …
        }
    }
goal-squadrons =
    { $elimination ->
        [true] Zerstöre alle gegnerischen Panzer{ $has_goals ->
            [true] { " " }oder erfülle einen Auftrag
           *[false] { "" }
        }
       *[false] Erfülle deinen Auftrag
    }. { seat-green }: { $green-tanks ->
        [one] 1 Panzer
       *[other] { $green-tanks } Panzer
    }, { $green-hit_points ->
        [one] 1 Trefferpunkt
       *[other] { $green-hit_points } Trefferpunkte
    } · { seat-orange }: { $orange-tanks ->
        [one] 1 Panzer
       *[other] { $orange-tanks } Panzer
    }, { $orange-hit_points ->
        [one] 1 Trefferpunkt
       *[other] { $orange-hit_points } Trefferpunkte
    }{ $has_goals ->
        [true] { " " }· { JOIN($goals, " · ") }
       *[false] { "" }
    } · Zug { $turn } von { $turn_limit }
    .short = { $has_goals ->
        [true] { JOIN($goals, " · ") }
       *[false] { seat-green } { $green-tanks } Panzer, { $green-hit_points } TP · { seat-orange } { $orange-tanks }, { $orange-hit_points } TP
    } · { $turn }/{ $turn_limit }

## Die Wörter des Spiels: was jedes bedeutet, und wie es in Sätzen steht.

term-movement-point = Ein Panzer hat 6 im Zug: Ein gerader Schritt kostet 2, ein schräger 3.
    .name = Bewegungspunkt
    .forms = Bewegungspunkt, Bewegungspunkte, Bewegungspunkten
term-hit-point = Ein Panzer beginnt mit 6; ohne sie ist er zerstört.
    .name = Trefferpunkt
    .forms = Trefferpunkt, Trefferpunkte, Trefferpunkten, TP
term-dice = Einer für jedes Feld Entfernung, höchstens 10. Jede 1 ist ein Fehlschuss, sonst ist der niedrigste Würfel der Schaden.
    .name = Würfel
    .forms = Würfel, Würfeln
term-aimed = 2 Würfel weniger, wenn der Panzer in diesem Zug gar nicht fährt.
    .name = Gezielter Schuss
    .forms = gezielt, gezielter Schuss, gezielten Schuss, Gezielt
term-stray = Ein Fehlschuss, der anderswo landet, wie seine Würfel sagen; ein Panzer dort verliert 1.
    .name = Verirrter Schuss
    .forms = verirrt, verirrter, verirrten, verirrte
term-glancing = Ein Fehlschuss, dessen Würfel sich aufheben: Das Ziel verliert 1.
    .name = Streifschuss
    .forms = Streifschuss, gestreift, streift
term-blast = Kostet jeden Panzer auf den acht Feldern ringsum 1, Freund oder Feind.
    .name = Explosion
    .forms = Explosion, Explosionen
term-stunned = Im nächsten Zug kann sich der Panzer nur erholen.
    .name = Betäubt
    .forms = betäubt, Betäubung
term-token = Liegt, wo der letzte Schuss des Panzers einschlug; spätere Schüsse dürfen von dort gemessen werden, für 2 Würfel mehr.
    .name = Zielmarker
    .forms = Zielmarker, Zielmarkers, Marker, Markern
term-bolt = Schüsse fliegen gerade; der erste Panzer, die erste Mauer oder das erste Wrack im Weg wird getroffen.
    .name = Energiebolzen
    .forms = Energiebolzen, Bolzen
term-pool = Ein Panzer daneben darf seinen ganzen Zug hergeben und bis zu 2 Punkte reparieren.
    .name = Energiebecken
    .forms = Energiebecken, Becken
term-ram = Beide Panzer verlieren 1 für je 2 ganze Bewegungspunkte, die der Rammende in diesem Zug verbraucht hat.
    .name = Rammen
    .forms = rammen, rammt, gerammt
term-wreck = Ein zerstörter Panzer, der als Hindernis stehen bleibt.
    .name = Wrack
    .forms = Wrack, Wracks
term-mission = Ein weiterer Weg zu gewinnen, außer alle gegnerischen Panzer zu zerstören.
    .name = Auftrag
    .forms = Auftrag, Aufträge, Auftrags
term-far-rank = Die Reihe am Rand des Gegners: Wer mit diesem Auftrag einen Zug dort beendet, gewinnt.
    .name = Erste Reihe des Gegners
    .forms = erste Reihe, ersten Reihe, Durchbruch

# Wem das Spiel gehört
notice-theirs = Das Spiel, sein Name und seine Regeln.
notice-ours = Das Programm, alle Zeichnungen, der Wortlaut der Regeln, die benannten Zonen und der Generator der zufälligen.
