# Mercenary Combat Simulator auf Deutsch.

line = Sechs Söldner je Seite, neun Klassen. Stiehl die Akten oder halte die Punkte; nichts wird gewürfelt, nur die Waffenkarten sind verdeckt.
seat-red = Rot
    .genitive = Rots
seat-blu = Blau
    .genitive = Blaus

kind-pick = Figur wählen
kind-swap = Sich als Spy entpuppen
kind-move = Schritt
kind-jump = Über einen Zaun springen
kind-attack = Angreifen
kind-heal = Heilen
kind-uber = Über-Ladung
kind-repair = Reparieren
kind-sticky = Haftbombe
kind-detonate = Zünden
kind-build = Sentry bauen
kind-give = Akten übergeben
kind-equip = Karte anlegen
kind-unequip = Karte ablegen
kind-cloak = Tarnen
kind-stay = Getarnt bleiben
kind-uncloak = Enttarnen
kind-end = Zug beenden
field-character = Welche Figur?
field-direction = Wohin?
field-target = Wen?
field-weapon = Womit?
field-slot = Wen?
field-card = Welche Karte?
field-cell = Auf welchem Feld?
value-weapon-true = Mit der Waffe der Karte
value-weapon-false = Mit der eigenen Waffe
value-target-red-1 = Rot 1
value-target-red-2 = Rot 2
value-target-red-3 = Rot 3
value-target-red-4 = Rot 4
value-target-red-5 = Rot 5
value-target-red-6 = Rot 6
value-target-red-sentry-1 = Rots Sentry 1
value-target-red-sentry-2 = Rots Sentry 2
value-target-red-sentry-3 = Rots Sentry 3
value-target-red-sentry-4 = Rots Sentry 4
value-target-red-sentry-5 = Rots Sentry 5
value-target-red-sentry-6 = Rots Sentry 6
value-target-blu-1 = Blau 1
value-target-blu-2 = Blau 2
value-target-blu-3 = Blau 3
value-target-blu-4 = Blau 4
value-target-blu-5 = Blau 5
value-target-blu-6 = Blau 6
value-target-blu-sentry-1 = Blaus Sentry 1
value-target-blu-sentry-2 = Blaus Sentry 2
value-target-blu-sentry-3 = Blaus Sentry 3
value-target-blu-sentry-4 = Blaus Sentry 4
value-target-blu-sentry-5 = Blaus Sentry 5
value-target-blu-sentry-6 = Blaus Sentry 6
value-slot-1 = Platz 1
value-slot-2 = Platz 2
value-slot-3 = Platz 3
value-slot-4 = Platz 4
value-slot-5 = Platz 5
value-slot-6 = Platz 6

option-mode = Spielart
option-mode-capture_the_intel = Akten stehlen
option-mode-capture_the_intel-help = Bring die Akten des Gegners heim.
option-mode-control_point = Kontrollpunkte
option-mode-control_point-help = Halte mehr der drei Punkte, bis du 25 hast.
option-mode-help = Bring die Akten des Gegners heim, oder halte mehr der drei Punkte, bis du 25 hast.
option-mode-pictures = yes
option-map = Karte
option-map-help = Alle für diese Ausgabe gemacht; oder deine eigene.
option-map-default = Die übliche
option-map-depot = Depot
option-map-foundry = Gießerei
option-map-harbour = Hafen
option-map-quarry = Steinbruch
option-map-twin-gullies = Zwillingsschluchten
option-weapons = Waffenkarten
option-weapons-help = Jede Seite zieht nach jeder Runde eine Karte.
option-round_limit = Höchstzahl der Runden
option-round_limit-help = Ohne Sieger bis dahin ist es unentschieden.
option-starter = Wer beginnt
option-starter-help = Unter Gleichen gewinnt, wer beginnt, bei Kontrollpunkten 46 bis 47 % der Spiele, bei Akten 50 bis 52 %.
option-starter-random = Die Münze entscheidet
option-starter-red = Rot
option-starter-blu = Blau
option-cards = Eigene Waffenkarten
option-cards-help = Die 40 Karten wurden für diese Ausgabe gemacht; oder eine eigene TOML-Datei.
option-cards-standard = Wie üblich
option-characters = Eigene Werte der Figuren
option-characters-help = Das Regelheft nennt nur wenige der Werte, die anderen wurden für diese Ausgabe gemacht; oder eine eigene TOML-Datei.
option-characters-standard = Wie üblich

ending-intel-captured = { WORD($winner, "seat") } bringt die Akten von { WORD($loser, "seat") } heim.
    .name = Akten erbeutet
ending-score-reached = { WORD($winner, "seat") } erreicht 25 Punkte.
    .name = 25 Punkte erreicht
ending-round-limit = Die letzte Runde ist vorbei: unentschieden.
    .name = Höchstzahl der Runden erreicht

value-character-scout = Scout
    .a = ein Scout
value-character-soldier = Soldier
    .a = ein Soldier
value-character-pyro = Pyro
    .a = ein Pyro
value-character-demoman = Demoman
    .a = ein Demoman
value-character-heavy = Heavy
    .a = ein Heavy
value-character-engineer = Engineer
    .a = ein Engineer
value-character-medic = Medic
    .a = ein Medic
value-character-sniper = Sniper
    .a = ein Sniper
value-character-spy = Spy
    .a = ein Spy
value-character-sentry = Sentry
    .a = eine Sentry
about-scout = Nimmt Punkte doppelt so schnell ein.
about-soldier = Springt für 2 Leben über Zäune. Seine eigene Waffe tut Pyros nichts.
about-pyro = Setzt in Brand: je 1 Schaden in den nächsten 2 Zügen. Gegnerische Spys, die sich im Abstand bis 2 enttarnen, verlieren 3.
about-demoman = Bis zu zwei Haftbomben je Zug auf freie Felder daneben. Alle zu zünden statt anzugreifen macht je 3 Schaden auf und um sie.
about-heavy = Schießt nur in Zügen, in denen er sich nicht bewegt.
about-engineer = Lädt in jedem Zug. Mit voller Ladung baut er eine Sentry neben sich. Repariert Sentrys um 3, statt anzugreifen.
about-medic = Heilt eine Figur seiner Seite um 3, statt anzugreifen, und lädt dadurch. Volle Ladung macht ihn und eine andere zwei Züge unverwundbar. Erholt sich je Zug um 1.
about-sniper = Lädt 2 in einem Zug ohne Schritt und Schuss; jede Ladung ist ein Schaden mehr. Ein Schritt verliert sie. Ein voller Schuss tötet nie einen Heavy.
about-spy = Tarnt sich, statt zu gehen oder anzugreifen; taucht bis zu 3 Felder je Ladung entfernt wieder auf. Sabotiert Sentrys neben sich.
about-sentry = Schießt nach dem Platz ihres Engineers; nicht auf Spys. Ein Sapper hält sie an und macht 3 Schaden je Zug.

made-cards = Für diese Ausgabe gemacht.
made-characters = Die meisten Werte wurden für diese Ausgabe gemacht.
fact-health = Leben
fact-charge = Ladung
fact-speed = Tempo
fact-attack = Angriff
fact-range = Reichweite
fact-stats = Tempo · Angriff · Reichweite
fact-left = Übrig
fact-for = Für
fact-weapon = Waffe
fact-gear = Ausrüstung
of = { $now } von { $most }
stats = Leben { $health }, Tempo { $speed }, Angriff { $attack }, Reichweite { $range }
left = noch { $count }
titled = { $unit }: { $character }

state-burn = brennt noch { $n } { $n ->
        [one] Zug
       *[other] Züge
    }
state-uber = unverwundbar
state-sapped = sabotiert
state-fresh = kann noch nicht schießen
state-slow = um { $n } gebremst
state-shield = Schild für { $n } Treffer
state-cloaked = getarnt: das ist die Marke
state-carrying = trägt die Akten
state-capturing = nimmt Punkt { $n } ein
state-face-down = verdeckt: kommt in seinem nächsten Zug
state-empty = leerer Platz
state-acting = ist am Zug

board = { $map }: { $columns } mal { $rows } Felder, { $mode }, Runde { $round }, Platz { $slot }
place-ground = Freies Feld
place-spawn = Startfeld von { $side }
place-home = Aktenplatz von { $side }
place-intel = Akten von { $side }
place-intel-turns = Akten von { $side }, in { $n } { $n ->
        [one] Zug
       *[other] Zügen
    } wieder zu Hause
place-point = Punkt { $n }: { $holder }
place-point-free = gehört niemandem
place-point-held = gehört { $side }
place-sticky = Haftbombe von { $unit }
place-marker = Marke von { $unit }
about-spawn = Hier beginnen Figuren, und hier wechseln sie ihre Karte. Ein Gegner, der beim Erscheinen hier steht, ist besiegt.
about-home = Wer die anderen Akten hierher bringt, gewinnt.
about-intel = Wer darauf ankommt, nimmt sie mit.
about-point = Wer zwei eigene Züge nacheinander hier beendet, nimmt ihn ein, ein Scout mit einem. Am Ende einer Runde zählt, wie viele Punkte man mehr hält.
about-sticky = Man kann darüber gehen. Ihr Demoman zündet sie.

can-move = Hierher gehen, { $n } Schritte
can-step = Hierher gehen
can-jump = Hierher springen
can-sticky = Hier eine Haftbombe legen
can-build = Hier die Sentry bauen
can-uncloak = Hier enttarnen
can-choose = Wählen, was geschieht
can-self = Zeigen, wohin es geht

say-pick = { $character } wählen
say-move = Schritt nach { $direction }
say-jump = Sprung nach { $direction }
say-sticky = Haftbombe nach { $direction }
say-build = Sentry nach { $direction } bauen
say-attack = { $unit } angreifen
say-strike = { $unit } mit „{ $card }“ angreifen
say-heal = { $unit } heilen
say-uber = Über-Ladung mit { $unit }
say-repair = { $unit } reparieren
say-give = Akten an { $unit } geben
say-equip = „{ $card }“ anlegen
say-unequip = „{ $card }“ ablegen
say-uncloak = Auf { $cell } enttarnen
row-attack = Eigene Waffe
row-move = Hierher gehen
row-to = { $way }: { $unit }
row-heal = Heilen
row-uber = Über-Ladung
row-repair = Reparieren
row-give = Akten geben

chip-jump = Springen
chip-jump-text = Dann ein Feld hinter einem Zaun wählen.
chip-sticky = Haftbombe
chip-sticky-text = Dann ein freies Feld daneben wählen. Bis zu zwei je Zug, neben dem Angriff.
chip-build = Bauen
chip-build-text = Dann ein freies Feld daneben wählen.
chip-detonate = Zünden
chip-detonate-text = Alle seine Haftbomben, statt anzugreifen.
chip-cloak = Tarnen
chip-cloak-text = Statt zu gehen und anzugreifen; beendet den Zug.
chip-stay = Getarnt bleiben
chip-stay-text = Eine Ladung mehr; beendet den Zug.
chip-swap = Als Spy
chip-swap-text = Nur zu Beginn eines Zuges, und nie, wenn sie schon angegriffen oder eine Fähigkeit benutzt hat.
chip-unequip = Ablegen
chip-unequip-text = Die Karte kommt zurück auf die Hand.
chip-end = Zug beenden
chip-end-text = Der nächste Platz ist am Zug.
tray = { $steps ->
        [one] { $unit }, Leben { $health } von { $most }, noch { $steps } Schritt
       *[other] { $unit }, Leben { $health } von { $most }, noch { $steps } Schritte
    }
attack-left = Darf angreifen
attack-spent = Hat angegriffen
over = Das Spiel ist vorbei

top-round = Runde { $n } von { $most }
top-draft = Aufstellung
top-order = { $side } zuerst; Platz { $slot } von 6, { $actor } ist am Zug
top-score = Stand: { $red } Rot, { $blu } Blau, von 25

strip-slots = Plätze von { $side }
strip-points = von 25
strip-held = Gehaltene Punkte: { $n }
strip-intel-home = Akten zu Hause
strip-intel-carried = Akten gestohlen von { $unit }
strip-intel-dropped = Akten liegen auf { $cell }: { $n } { $n ->
        [one] Zug
       *[other] Züge
    }
strip-hand = Waffenkarten
strip-hidden = { $n } unbekannte { $n ->
        [one] Karte
       *[other] Karten
    }
strip-hidden-text = Karten sind bekannt, sobald sie einmal getragen wurden.
strip-deck = { $n } im Stapel
strip-deck-shown = Aufgedeckt, denn die Partie ist vorbei: Was als Nächstes gezogen würde, steht zuerst.
strip-equip = Anlegen

# Was in Sätzen genannt wird.
part-unit = { $character ->
        [none] { WORD($id, "value-target") }
        [sentry] { WORD($id, "value-target") }
       *[other] { WORD($id, "value-target") } ({ WORD($character, "value-character") })
    }
part-weapon-card = { WORD($name, "card") }
spaces = { $range ->
        [one] { $range } Feld
       *[other] { $range } Felder
    }

prompt-draft = { WORD($side, "seat") }, wähle eine Figur für Platz { $slot }.
prompt-fill = { WORD($side, "seat") }, Platz { $slot } ist leer: Wähle eine Figur, die verdeckt dort liegen soll.
prompt-turn = { $unit }: gehen, handeln oder den Zug beenden.
prompt-cloaked = { $unit }: getarnt bleiben oder enttarnen.
prompt-sentry = { $unit }: ein Ziel wählen oder den Zug beenden.
prompt-over = Das Spiel ist vorbei.

event-picked = { WORD($side, "seat") } wählt den { WORD($character, "value-character") } für Platz { $slot }.
event-swapped = { $unit } entpuppt sich als Spy.
event-moved = { $unit } geht nach { $cell }.
event-jumped = { $unit } springt über den Zaun nach { $cell }.
event-uncloaked = { $unit } enttarnt sich auf { $cell }.
event-attacked = { $card ->
        [none] { $unit } greift { $target } an.
       *[other] { $unit } greift { $target } mit „{ $card }“ an.
    }
event-healed = { $unit } heilt { $target }.
event-ubered = { $unit } gibt { $target } die Über-Ladung: Beide sind unverwundbar.
event-repaired = { $unit } repariert { $target }.
event-unsapped = { $unit } entfernt den Sapper von { $target }.
event-gave = { $unit } gibt { $target } die Akten.
event-equipped = { $unit } legt „{ $card }“ an.
event-unequipped = { $unit } nimmt „{ $card }“ zurück auf die Hand.
event-stuck = { $unit } legt eine Haftbombe auf { $cell }.
event-detonated = { $unit } zündet seine Haftbomben.
event-built = { $unit } baut eine Sentry auf { $cell }.
event-cloaked = { $unit } tarnt sich.
event-stayed = { $unit } bleibt getarnt.
event-ended = { $unit } beendet den Zug.
event-defeated = { $unit } ist besiegt.
event-destroyed = { $unit } auf { $cell } ist zerstört.
event-spawned = { $unit } erscheint auf { $cell }.
event-blocked = { $unit } kann nicht erscheinen: Das Startfeld ist besetzt.
event-hurt = { $by_fire ->
        [true] { $unit } verliert { $amount } Leben durch das Feuer und hat noch { $health }.
       *[false] { $unit } verliert { $amount } Leben und hat noch { $health }.
    }
event-recovered = { $unit } gewinnt { $amount } Leben zurück und hat { $health }.
event-shielded = Der Schild von { $unit } fängt einen Treffer ab.
event-pushed = { $unit } wird nach { $cell } gestoßen.
event-ignited = { $turns ->
        [one] { $unit } brennt { $turns } Zug lang.
       *[other] { $unit } brennt { $turns } Züge lang.
    }
event-sapped = { $unit } ist sabotiert.
event-uber-ended = Die Über-Ladung von { $unit } ist vorbei.
event-intel-taken = { $unit } nimmt die Akten von { WORD($side, "seat") }.
event-intel-dropped = Die Akten von { WORD($side, "seat") } liegen auf { $cell }.
event-intel-home = Die Akten von { WORD($side, "seat") } sind zurück auf { $cell }.
event-captured = { WORD($side, "seat") } nimmt Punkt { $point } ein.
event-scored = { $amount ->
        [one] { WORD($side, "seat") } erhält { $amount } Punkt und hat { $score }.
       *[other] { WORD($side, "seat") } erhält { $amount } Punkte und hat { $score }.
    }
event-round = Runde { $round } beginnt.
event-drew = { $card ->
        [none] { WORD($side, "seat") } zieht eine Karte.
       *[other] { WORD($side, "seat") } zieht „{ $card }“.
    }

preview-wounds = { $damage } Schaden: noch { $health } von { $most_health } Leben
preview-defeats = { $damage } Schaden: besiegt das Ziel
preview-invincible = ohne Wirkung: Das Ziel ist unverwundbar
preview-immune = ohne Wirkung: Pyros sind gegen die eigene Waffe des Soldiers gefeit
preview-shielded = kein Schaden: Der Schild fängt den Treffer ab
change-has-in-range = { $unit } hat { JOIN($others, ", ") } in Reichweite
change-is-in-range = { $unit } ist in Reichweite von { JOIN($others, ", ") }
preview-jumps = { $cost ->
        [0] kostet kein Leben
       *[other] kostet { $cost } Leben
    }
preview-blocks-spawn = { $count ->
        [one] steht auf dem Startfeld: Die andere Figur kann nicht kommen, bis diese weitergeht
       *[other] steht auf dem Startfeld: { $count } deiner Figuren können nicht kommen, bis diese weitergeht
    }
preview-equips = { $card }: { JOIN($says, "; ") }
preview-becomes-spy = diese Figur verliert alles, was sie hat; der Spy kommt mit vollem Leben ({ $health })
preview-drops-intel = lässt die Akten fallen
preview-appears = erscheint auf { $cell } und beendet den Zug; jeder gegnerische Pyro im Abstand bis { $alarm_range } macht { $alarm_damage } Schaden

reason-asked = beantworte zuerst dies: { $prompt }
reason-picking-is-over = Figuren werden nur in der Aufstellung und für einen leeren Platz gewählt
reason-class-used-up = beide Karten der Klasse { WORD($character, "value-character") } sind im Spiel
reason-sentry-only-fires = eine Sentry kann nur schießen oder ihren Zug beenden
reason-cloaked-only-waits = ein getarnter Spy kann nur getarnt bleiben oder sich enttarnen
reason-wrong-class = das kann nur { WORD($needed, "value-character", form: "a") }, und dies ist { WORD($character, "value-character", form: "a") }
reason-swap-comes-first = als Spy entpuppt sich eine Figur nur als erste Entscheidung ihres Zuges
reason-has-acted = dieser { WORD($character, "value-character") } hat schon angegriffen oder eine Fähigkeit benutzt
reason-already-spy = das ist schon ein Spy
reason-gave-intel = wer die Akten übergibt, geht in diesem Zug nicht
reason-heavy-fired = ein Heavy geht nicht in einem Zug, in dem er seine eigene Waffe abfeuert
reason-heavy-moved = ein Heavy feuert seine eigene Waffe nicht in einem Zug ab, in dem er geht
reason-no-steps-left = { $speed ->
        [one] der eine Schritt dieses Zuges ist verbraucht
        [2] beide Schritte dieses Zuges sind verbraucht
       *[other] alle { $speed } Schritte dieses Zuges sind verbraucht
    }
reason-way-blocked = ein Zaun, Sand, der Rand der Karte oder jemand ist im Weg
reason-cannot-jump = nur ein Soldier springt über Zäune, oder wer eine Karte dafür trägt
reason-jump-would-kill = ein Sprung kostet { $cost } Leben und darf nicht töten
reason-jump-needs-fence = ein Sprung geht gerade über einen Zaun auf ein freies Feld
reason-not-on-board = { $target } ist nicht auf dem Brett
reason-own-side = { $target } gehört zur eigenen Seite
reason-sentry-spares-spies = Sentrys können Spys nicht angreifen
reason-attack-spent = der Angriff dieses Zuges ist verbraucht
reason-instead-of-attack = { $deed ->
        [heal] Heilen ersetzt den Angriff, und der ist verbraucht
        [repair] Reparieren ersetzt den Angriff, und der ist verbraucht
       *[detonate] Zünden ersetzt den Angriff, und der ist verbraucht
    }
reason-no-weapon = diese Figur trägt keine Waffenkarte
reason-target-cloaked = { $target } ist getarnt
reason-marker-too-far = { $target } ist getarnt, und die Marke ist mehr als { spaces } entfernt
reason-out-of-range = { $target } ist außer Reichweite ({ spaces }, in Schritten um Zäune und Sand gezählt)
reason-heal-target = geheilt wird nur eine andere, verletzte Figur der eigenen Seite, höchstens { spaces } entfernt
reason-uber-target = eine Über-Ladung bekommt nur eine andere Figur der eigenen Seite, höchstens { spaces } entfernt
reason-meter-not-full = die Ladung muss voll sein und ist bei { $charge } von { $full_charge }
reason-repair-target = repariert wird nur eine sabotierte oder beschädigte Sentry, höchstens { spaces } entfernt
reason-build-site = eine Sentry braucht ein freies, gewöhnliches Feld neben dem Engineer und eine Sentry-Karte, die zu keinem anderen Platz gehört
reason-no-stickies = keine seiner Haftbomben liegt auf dem Brett
reason-all-stickies-out = alle seine Haftbomben liegen schon auf dem Brett
reason-stickies-a-turn = in einem Zug werden höchstens { $most } Haftbomben gelegt
reason-sticky-space = das Feld muss daneben liegen und frei sein, ohne Haftbombe
reason-give = nur wer die Akten trägt, übergibt sie, vor dem ersten Schritt und an eine Figur der eigenen Seite daneben
reason-changed-already = die Ausrüstung lässt sich nur einmal je Zug wechseln
reason-own-spawn-only = die Ausrüstung lässt sich nur auf dem eigenen Startfeld wechseln
reason-carries-nothing = diese Figur trägt keine Karte
reason-card-not-held = Karte { $number } ist nicht auf deiner Hand
reason-card-not-for = „{ $card }“ ist nicht für die Klasse { WORD($character, "value-character") }
reason-cloak = nur ein Spy tarnt sich, statt zu gehen, anzugreifen oder die Akten zu übergeben
reason-not-cloaked = diese Figur ist nicht getarnt
reason-uncloak-space = { $stride ->
        [one] das Feld ist nicht frei oder mehr als { $stride } Feld je Ladung entfernt (Ladung: { $charge })
       *[other] das Feld ist nicht frei oder mehr als { $stride } Felder je Ladung entfernt (Ladung: { $charge })
    }

# Was auf Waffenkarten steht, zu jedem Wort der Sprache der Karten.
signed = { $less ->
        [true] −{ $n }
       *[false] +{ $n }
    }
part-printed = Angriff { $attack }, Reichweite { $range }
part-effect-attack = { signed } Angriff mit der eigenen Waffe
part-effect-range = { signed } Reichweite der eigenen Waffe
part-effect-speed = { signed } Tempo
part-effect-health = { signed } Leben
part-effect-meter = { signed } Länge der Ladeanzeige
part-effect-charging = jede Ladung bringt { $n } mehr
part-effect-primed = sofort { $n } Ladung, wenn im Zug des Erscheinens angelegt; ein Sniper verliert sie, wenn er geht
part-effect-regenerate = { $n } Leben zurück zu Beginn jedes Zuges
part-effect-haul = +{ $n } Tempo, solange die Akten getragen werden
part-effect-healing = Heilen gibt { $n } mehr
part-effect-extinguish = Heilen löscht auch Feuer und darf auch allein dafür benutzt werden
part-effect-mending = Reparieren gibt { $n } mehr
part-effect-quick_build = eine Sentry darf im Zug ihres Baus schießen
part-effect-extra_sticky = eine Haftbombe mehr auf dem Feld
part-effect-sticky_damage = jede Haftbombe macht { $n } mehr
part-effect-faster_cap = nimmt Punkte ein wie { $n } { $n ->
        [one] Figur
       *[other] Figuren
    } mehr
part-effect-see_cloaked = darf getarnte Spys angreifen, deren Marke in Reichweite und höchstens { $n } entfernt ist
part-effect-spy_alarm = ein gegnerischer Spy, der sich im Abstand bis { $n } enttarnt, verliert 3
part-effect-shield = { $n ->
        [one] der erste Treffer nach dem Anlegen tut
       *[other] die ersten { $n } Treffer nach dem Anlegen tun
    } nichts
part-effect-armor = jeder Treffer macht { $n } weniger, aber mindestens 1
part-effect-fireproof = kann nicht brennen
part-effect-vault = darf wie der Soldier über Zäune springen
part-effect-soft_landing = Sprünge schaden nicht
part-effect-mobile_fire = darf im selben Zug gehen und die eigene Waffe abfeuern
part-effect-steady_aim = Gehen löscht die Ladung nicht
part-effect-stride = { $n } { $n ->
        [one] Feld
       *[other] Felder
    } mehr je Ladung beim Enttarnen
part-effect-unnoticed = Enttarnen löst keinen Alarm aus, auch keinen eines Pyros
part-effect-burn = ein Treffer setzt für { $n } { $n ->
        [one] Zug
       *[other] Züge
    } in Brand
part-effect-push = ein Treffer stößt { $n } { $n ->
        [one] Feld
       *[other] Felder
    } geradeaus weg
part-effect-pierce = Zäune halten den Angriff nicht auf
part-effect-leech = ein Treffer gibt { $n } Leben zurück
part-effect-double_attack = darf zweimal im Zug angreifen
part-effect-ignore_immunity = verletzt auch Pyros
part-effect-drain = ein Treffer nimmt { $n } Ladung
part-effect-finisher = { $n } Schaden mehr gegen bereits Verletzte
part-effect-slow = ein Treffer nimmt dem nächsten Zug des Ziels { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    }
part-effect-splash = Gegner neben dem Ziel verlieren { $n }
part-effect-demolish = { $n } Schaden mehr gegen Sentrys
part-effect-kindling = { $n } Schaden mehr gegen Brennende
part-effect-recoil = ein Angriff kostet { $n } Leben, aber nie das letzte

# Unsere Waffenkarten; eigene Karten heißen, wie es in ihrer Datei steht.
card-Hollow-Bat = Hohlschläger
card-Courier-Boots = Kurierstiefel
card-Flag-Planter = Standarte
card-Springheel-Braces = Sprungschienen
card-Fizzy-Tonic = Prickeltrank
card-Bunker-Breaker = Bunkerbrecher
card-Trench-Shovel = Grabenschaufel
card-Cork-Soles = Korksohlen
card-Long-Fuse = Lange Lunte
card-Gravel-Mortar = Kiesmörser
card-Signal-Flare = Signalfackel
card-Wrought-Poker = Schürhaken
card-Wet-Apron = Nasse Schürze
card-Forge-Bellows = Blasebalg
card-Keen-Nose = Feine Nase
card-Third-Pocket = Dritte Tasche
card-Packed-Powder = Presspulver
card-Basket-Hilt = Korbsäbel
card-Oak-Shield = Eichenschild
card-Rolling-Harness = Rollgestell
card-Iron-Knuckles = Schlagring
card-Second-Lunch = Zweites Mittagessen
card-Scatter-Pipe = Streurohr
card-Kit-of-Parts = Bausatz
card-Hot-Wiring = Heiße Drähte
card-Long-Spanner = Langer Schlüssel
card-Rivet-Driver = Nietpistole
card-Wide-Nozzle = Breite Düse
card-Wet-Blanket = Nasse Decke
card-Eager-Pump = Flinke Pumpe
card-Bone-Needle = Knochennadel
card-Shoulder-Strap = Schultergurt
card-Ranged-Scope = Zielfernrohr
card-Thorn-Bow = Dornenbogen
card-Overloaded-Musket = Überladene Muskete
card-Plate-Vest = Plattenweste
card-Felt-Soles = Filzsohlen
card-Cold-Coat = Kalter Mantel
card-Glass-Pick = Glasstichel
card-Storm-Lantern = Sturmlaterne

# Das Bild im Terminal
draw-headline = { $map }, { $mode }, Runde { $round } von { $limit }, Platz { $slot }; { $first } beginnt
draw-round = Runde { $round } von { $limit }
draw-made-here = für diese Ausgabe gemacht: { $what }
draw-made-map = Karte
draw-made-cards = Waffenkarten
draw-made-characters = die meisten Werte der Figuren
draw-score = Stand { $score }; Punkte { $points }
draw-nobody = niemand
draw-free = frei
draw-spawn = Start
draw-intel-tile = Akten
draw-intel = Akten von { $side }: { $carrier ->
        [none] auf { $cell }
       *[other] getragen von { $carrier }
    }{ $turns ->
        [0] { "" }
       *[other] , in { $turns } Zügen daheim
    } (beginnt auf { $home })
draw-intel-brief = Akten von { $side }: { $carrier ->
        [none] { $place ->
            [home] daheim auf { $cell }
           *[away] auf { $cell }
        }
       *[other] bei { $carrier }
    }{ $turns ->
        [0] { "" }
        [one] , zurück in 1 Zug
       *[other] , zurück in { $turns } Zügen
    }
draw-left = { $unit } hat noch { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } und { $attacks ->
        [true] einen Angriff
       *[other] keinen Angriff
    }
draw-legend =
    R1Sol Rots Platz 1, ein Soldier  8h Leben  2c Ladung  ! trägt die Akten  f brennt
    u unverwundbar  s sabotiert  n neue Sentry  z langsam  * auf Bombe  *R Bombe  =R= Akten
    <R6> Marke eines getarnten Spy  ~ Sand  | und - Zäune
draw-small-legend = R1 Rots Platz 1  r1 dessen Sentry  <6 getarnter Spy  =R Akten  *R Bombe  [] Start  () Ort der Akten  ~~ Sand  | _ Zäune  ! trägt die Akten  f brennt  u unverwundbar  s sabotiert  n neu  z langsam
draw-health = Leben
draw-charge = Ladung
draw-face-down = verdeckt
draw-is-card = Karte { $number }
draw-is-cloaked = getarnt
draw-is-fire = Feuer { $number }
draw-is-uber = Uber { $number }
draw-is-shield = Schild { $number }
draw-is-capturing = auf Punkt { $number }
draw-is-sapped = sabotiert
draw-is-carrying = trägt die Akten
draw-hand = Hand von { $side }:
draw-unknown = { $count } unbekannt
draw-deck = { $count } Karten im Stapel
odd-map = die Karte ist nicht für beide Seiten gleich: { $spaces } gleichen nicht dem, was gegenüberliegt
odd-cards = keine Karte gibt es für: { $classes }

## Worum es geht, und wie weit jede Seite ist.

goal-intel =
    Bring die Akten der anderen Seite nach Hause. { seat-red }: { $red-intel ->
        [carried] trägt sie, { $red-steps ->
            [one] 1 Schritt
           *[other] { $red-steps } Schritte
        } bis nach Hause
        [lying] hat sie verloren, { $red-steps ->
            [none] niemand ist nah
            [one] 1 Schritt entfernt
           *[other] { $red-steps } Schritte entfernt
        }, in { $red-turns } Zügen zurück
       *[home] { $red-steps ->
            [none] noch niemand ist draußen
            [one] 1 Schritt davor
           *[other] { $red-steps } Schritte davor
        }
    } · { seat-blu }: { $blu-intel ->
        [carried] trägt sie, { $blu-steps ->
            [one] 1 Schritt
           *[other] { $blu-steps } Schritte
        } bis nach Hause
        [lying] hat sie verloren, { $blu-steps ->
            [none] niemand ist nah
            [one] 1 Schritt entfernt
           *[other] { $blu-steps } Schritte entfernt
        }, in { $blu-turns } Zügen zurück
       *[home] { $blu-steps ->
            [none] noch niemand ist draußen
            [one] 1 Schritt davor
           *[other] { $blu-steps } Schritte davor
        }
    } · { $round ->
        [0] vor der ersten Runde
       *[other] Runde { $round } von { $round_limit }
    }
    .short = Akten: { seat-red } { $red-intel ->
        [carried] trägt, noch { $red-steps ->
            [none] –
           *[other] { $red-steps }
        }
        [lying] verloren, { $red-steps ->
            [none] –
           *[other] { $red-steps }
        } weg
       *[home] { $red-steps ->
            [none] –
           *[other] { $red-steps }
        } weg
    } · { seat-blu } { $blu-intel ->
        [carried] trägt, noch { $blu-steps ->
            [none] –
           *[other] { $blu-steps }
        }
        [lying] verloren, { $blu-steps ->
            [none] –
           *[other] { $blu-steps }
        } weg
       *[home] { $blu-steps ->
            [none] –
           *[other] { $blu-steps }
        } weg
    } · { $round }/{ $round_limit }
goal-points =
    Wer zuerst { $score_to_win } hat, gewinnt; es punktet, wer mehr Kontrollpunkte hält. { seat-red }: { $red-score }, hält { $red-points } von { $points } · { seat-blu }: { $blu-score }, hält { $blu-points } · { $round ->
        [0] vor der ersten Runde
       *[other] Runde { $round } von { $round_limit }
    }
    .short = { seat-red } { $red-score }/{ $score_to_win }, hält { $red-points } · { seat-blu } { $blu-score }/{ $score_to_win }, hält { $blu-points } · { $round }/{ $round_limit }

## Die Wörter des Spiels: was jedes bedeutet, und wie es in Sätzen steht.

term-slot = Einer der sechs Plätze einer Seite für eine Figur; sie handeln der Reihe nach, 1 bis 6.
    .name = Platz
    .forms = Platz, Plätze, Plätzen
term-spawn = Das Feld, auf dem die Figuren einer Seite ins Spiel kommen. Wer dort stehen bleibt, versperrt es dem nächsten.
    .name = Startfeld
    .forms = Startfeld, Startfelder, Startfelds
term-intel = Bring die Akten der anderen Seite auf das Feld, wo deine eigenen beginnen, und du gewinnst.
    .name = Akten
    .forms = Akten
term-control-point = Erobert, wer zwei Züge nacheinander darauf beendet; wer mehr hält, bekommt in jeder Runde den Unterschied.
    .name = Kontrollpunkt
    .forms = Kontrollpunkt, Kontrollpunkte, Kontrollpunkten
term-round = Sechs Züge für jede Seite; danach wird gepunktet, und es werden Waffenkarten gezogen.
    .name = Runde
    .forms = Runde, Runden
term-charge = Steigt durch das, was eine Klasse gut kann; voll bezahlt sie deren besondere Tat.
    .name = Ladung
    .forms = Ladung
term-health = Bei 0 ist eine Figur besiegt und verlässt das Brett.
    .name = Leben
    .forms = Leben
term-sentry = Das Geschütz eines Engineers: Es schießt nach dem Zug seines Platzes.
    .name = Sentry
    .forms = Sentry, Sentrys
term-sapped = Ein Spy neben einer gegnerischen Sentry sabotiert sie: Sie schießt nicht und nimmt Schaden.
    .name = Sabotiert
    .forms = sabotiert, Sapper
term-cloaked = Ein getarnter Spy ist unerreichbar, nur ein Zeichen zeigt, wo er hinging.
    .name = Getarnt
    .forms = getarnt, tarnt, tarnen, Getarnt
term-uber = Die Ladung eines Medics macht ihn und jemanden aus seiner Seite eine Weile unverwundbar.
    .name = Über-Ladung
    .forms = Über-Ladung, unverwundbar
term-sticky = Vom Demoman gelegt und später gezündet: Alle daneben nehmen Schaden.
    .name = Haftbombe
    .forms = Haftbombe, Haftbomben, Bombe, Bomben
term-fire = Wer brennt, verliert zu Beginn seiner Züge 1 Leben.
    .name = Feuer
    .forms = brennt, brennen, Feuer
term-sand = Niemand betritt ihn, und er hält Angriffe auf wie ein Zaun.
    .name = Sand
    .forms = Sand
term-fence = Hält Schritte und Angriffe auf; Soldiers springen darüber.
    .name = Zaun
    .forms = Zaun, Zäune, Zäunen
term-range = Wie viele Schritte um Zäune und Sand herum ein Angriff reicht; Figuren dazwischen zählen nicht.
    .name = Reichweite
    .forms = Reichweite, Reichweiten
term-weapon-card = Am eigenen Startfeld angelegt: Sie ändert, was eine Figur kann.
    .name = Waffenkarte
    .forms = Waffenkarte, Waffenkarten
term-speed = Wie viele Felder eine Figur in einem Zug gehen darf.
    .name = Tempo
    .forms = Tempo, Schritte, Schritten, Schritt
term-scout = { about-scout }
    .name = Scout
    .forms = Scout, Scouts
term-soldier = { about-soldier }
    .name = Soldier
    .forms = Soldier, Soldiers
term-pyro = { about-pyro }
    .name = Pyro
    .forms = Pyro, Pyros
term-demoman = { about-demoman }
    .name = Demoman
    .forms = Demoman, Demomen
term-heavy = { about-heavy }
    .name = Heavy
    .forms = Heavy, Heavys
term-engineer = { about-engineer }
    .name = Engineer
    .forms = Engineer, Engineers
term-medic = { about-medic }
    .name = Medic
    .forms = Medic, Medics
term-sniper = { about-sniper }
    .name = Sniper
    .forms = Sniper, Snipers
term-spy = { about-spy }
    .name = Spy
    .forms = Spy, Spys

# Wem das Spiel gehört
notice-theirs = Das Spiel, seine Regeln und die gedruckten Werte der Figuren gehören DigiPen, alle Rechte vorbehalten. Einige Bilder und Teile des gedruckten Spiels gehören der Valve Corporation, alle Rechte vorbehalten; Team Fortress und sein Logo sind Marken oder eingetragene Marken der Valve Corporation. Nichts von diesen Bildern wird hier verwendet.
notice-ours = Das Programm, alle Zeichnungen, der Wortlaut der Regeln, alle Waffenkarten mit ihren Wirkungen, alle Karten des Geländes und die Werte, die die Regelseite nicht als die des Hefts kennzeichnet.
notice-limits = Das Heft behält alle Rechte vor. Wer das Spiel anderen anbietet, muss wissen, ob er das darf.
