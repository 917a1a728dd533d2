# Der Kurs zum Mercenary Combat Simulator. Ein Satz nennt, was er meint: Vorleseprogramme und Terminals zeigen kein Scheinwerferlicht.

# Wie man gewinnt
goal = Akten stehlen
goal-board = Zwei Seiten mit je sechs Söldnern, von denen ein paar auf der Karte stehen. Du führst Rot, die runden Figuren; die von Blau haben acht Ecken.
goal-intel = Jede Seite hat einen Koffer mit geheimen Akten. Deiner liegt zu Hause auf b1; der von Blau lag auf j9.
goal-win = Bring die Akten von Blau nach b1, wo deine eigenen anfangs lagen, und du gewinnst sofort.
goal-walk = Dein Scout auf e1 hat die Akten von Blau schon. Wähle b1, drei Schritte westlich, dann geht er hin.
goal-no-end = Bleibt er hier, besiegt ihn Blaus Soldier auf f4, und die Akten sind verloren. Er hat noch Schritte: Geh nach b1.
goal-detour = Das ist nicht der gerade Weg: b1 liegt drei Schritte westlich von e1. Wähle b1.
goal-end = Die Akten sind daheim: Rot hat gewonnen. Die nächsten Lektionen zeigen, wie man so weit kommt.

# Sechs Plätze, eine Runde und das Startfeld
spawn = Sechs Plätze, der Reihe nach
spawn-slots = Jede Seite hat sechs Plätze, für jede Figur einen. Vor der ersten Runde besetzen beide sie abwechselnd; fünf von deinen sind voll.
spawn-pick = Wähle irgendeine Klasse für deinen Platz 6. Jede Klasse darf zweimal vorkommen.
spawn-round = Jetzt beginnt eine Runde: Platz 1 von Rot ist dran, dann Platz 1 von Blau, Platz 2 von Rot, Platz 2 von Blau und so weiter bis 6. Danach kommt die nächste Runde.
spawn-leave = Dein Platz 1, der Scout, ist eben auf j1 erschienen, deinem Startfeld. Dort erscheinen alle deine Figuren, also mach es frei: Wähle j4.
spawn-no-end = Bleibt der Scout auf j1, kann der Soldier von deinem Platz 2 nicht erscheinen und verliert seinen Zug. Wähle j4.
spawn-no-swap = Wer noch nicht angegriffen hat, kann sich in einen Spy verwandeln, aber das kommt später. Verlass erst das Startfeld.
spawn-detour = So kommst du nicht näher an j4, das genau nördlich von j1 liegt. Wähle j4.
spawn-end-turn = Gut: Das Startfeld ist frei. Er könnte noch weitergehen, aber wähle jetzt „{ kind-end }“.
spawn-far-enough = j4 ist für heute weit genug. Wähle „{ kind-end }“.
spawn-next = Platz 1 von Blau war dran, und dein Soldier von Platz 2 ist auf j1 erschienen. Du bist dran: Geh mit ihm vom Startfeld auf ein beliebiges Feld und beende dann seinen Zug.
spawn-blocks = Er steht noch auf j1, und so könnte dein Medic von Platz 3 nicht erscheinen. Geh erst weg und beende dann den Zug.
spawn-back = Hier brauchst du nur ein paar Schritte, und keinen zurück auf j1. Beende dann den Zug.
spawn-done = Jetzt ist Platz 2 von Blau dran, dann erscheint dein Medic von Platz 3 und so weiter. In jeder Runde ist jede deiner sechs Figuren einmal dran.

# Schritte, Zäune, Abstände
walk = Schritte und Abstände
walk-speed = Dein Pyro auf c2 hat Tempo 4: bis zu vier Schritte in einem Zug, jedes Mal auf eines der acht Felder ringsum.
walk-fence = Niemand geht durch einen Zaun, in den Sand oder auf ein besetztes Feld. Zwischen deinem Pyro auf c2 und Blaus Sniper auf d2 steht ein Zaun.
walk-round = Auch die Reichweite einer Waffe zählt man in Schritten. Der Pyro reicht 1 Schritt weit, um den Zaun herum sind es 2: Geh nach c1, d1, c3 oder d3.
walk-no-end = Von c2 aus erreicht der Pyro niemanden. Geh zuerst nach c1, d1, c3 oder d3.
walk-no-swap = Wer noch nicht angegriffen hat, kann sich in einen Spy verwandeln, aber das kommt später. Geh nach c1, d1, c3 oder d3.
walk-away = Von dort ist der Sniper mehr als 1 Schritt entfernt. Geh nach c1, d1, c3 oder d3.
walk-attack = Jetzt ist der Sniper auf d2 einen Schritt entfernt. Wähle ihn, um anzugreifen.
walk-first-attack = Der Sniper ist in Reichweite, und jede Figur darf einmal im Zug angreifen. Wähle ihn auf d2.
walk-too-far = Von dort erreichst du den Sniper nicht mehr. Wähle den Sniper auf d2, um ihn anzugreifen.
walk-end-turn = Getroffen, und er brennt. Übrige Schritte darf man auch nach dem Angriff noch gehen; beende den Zug, wann du willst.
walk-fire = Der Zug des Snipers hat begonnen, und das Feuer hat ihm 1 weiteres Leben genommen. Es brennt noch einmal: Das können Pyros.
walk-done = Ein Zug besteht also aus Schritten und einem Angriff, in beliebiger Reihenfolge: herangehen, zuschlagen, hinter einen Zaun zurück.

# Kämpfen
fight = Angriff und Leben
fight-health = Die Zahl bei einer Figur ist ihr Leben. Dein Soldier auf e2 hat 8; sein Angriff nimmt 4, bis zu 3 Schritte weit.
fight-range = Zwei Gegner sind in Reichweite: der Medic auf f4 mit 6 Leben und der Scout auf e5 mit 4, der gerade mit deinen Akten davonläuft.
fight-attack = Halte den Dieb auf: Wähle den Scout auf e5, um ihn anzugreifen.
fight-not-medic = Der Medic hätte danach noch 2 Leben, und der Scout liefe mit deinen Akten weiter. Greif den Scout auf e5 an.
fight-no-end = Du hast noch nicht angegriffen, und nächste Runde ist der Scout weit weg. Wähle ihn auf e5.
fight-in-range = Das braucht der Soldier nicht: Der Scout ist schon in seiner Reichweite. Wähle den Scout auf e5.
fight-dropped = Kein Leben mehr: Der Scout ist vom Brett, und deine Akten liegen auf e5. Nach zehn Zügen kommen sie von selbst heim, wenn Blau sie nicht wieder nimmt.
fight-end-turn = Deine eigene Seite kann sie nicht aufheben. Beende den Zug.
fight-stay = Der Soldier steht hier gut: Von e2 aus trifft er jeden, der die Akten holen will. Beende den Zug.
fight-fill = Auch du hast jemanden verloren: Dein Platz 3 ist leer. Wähle irgendeine Klasse dafür.
fight-done = Den Platz zu besetzen hat seinen Zug gekostet; die neue Figur erscheint nächste Runde auf deinem Startfeld. Das ist der Preis einer Niederlage, auch für Platz 1 von Blau.

# Medic und Engineer
help = Medic und Engineer
help-classes = Jede Klasse kann etwas Eigenes. Hier sind ein Medic auf e3, ein Engineer auf f4 und ein schwer verletzter Heavy auf e5.
help-heal = Statt anzugreifen, gibt der Medic einer Figur deiner Seite bis 3 Schritte weit 3 Leben. Wähle den Heavy auf e5, um ihn zu heilen.
help-no-end = Der Heavy hat 5 von 12 Leben, und Blaus Soldier auf f7 ist nah. Wähle den Heavy auf e5.
help-in-reach = Nicht nötig: Der Heavy ist nah genug, bis 3 Schritte reicht der Medic. Wähle ihn auf e5.
help-uber = Heilen lädt den Medic auf, und jetzt ist er voll, 4 von 4. Wähle noch einmal den Heavy, für die Über-Ladung: Sie macht beide unverwundbar.
help-not-engineer = Den Engineer bedroht niemand. Nimm den Heavy auf e5, den Blaus Soldier treffen kann.
help-uber-first = Die Ladung ist voll und kostet keinen Angriff. Wähle erst den Heavy auf e5.
help-uber-here = Jetzt nicht: Der Heavy ist nah genug, die Über-Ladung reicht 3 Schritte weit. Wähle ihn auf e5.
help-stay-near = Eine Über-Ladung hält nur bis 3 Schritte weit, also lass den Medic, wo er ist, und beende den Zug.
help-end-turn = Beende jetzt den Zug des Medics und sieh, was Blaus Soldier tut.
help-safe = Der Soldier auf f7 hat auf deinen Heavy geschossen, und nichts ist passiert. Die Über-Ladung hält noch zwei Züge des Medics.
help-build = Dein Engineer lädt in jedem Zug 1 und ist voll. Wähle „{ kind-build }“, dann ein freies Feld neben ihm auf f4.
help-build-first = Seine Ladung ist voll, verschenke sie nicht. Wähle „{ kind-build }“, dann ein Feld neben f4.
help-build-here = Hier ist schon ein guter Ort. Wähle „{ kind-build }“, dann ein Feld neben f4.
help-sentry = Das ist eine Sentry. Ab der nächsten Runde schießt sie nach dem Platz des Engineers: 4 Schaden, bis zu 4 Schritte weit.
help-done = Eine Sentry versperrt den Weg und bewacht einen Ort, zum Beispiel deine Akten. Statt anzugreifen, kann der Engineer sie reparieren.

# Demoman und Spy
tricks = Haftbomben und Tarnung
tricks-bombs = Dein Demoman auf e5 legt Haftbomben neben sich, bis zu zwei je Zug. Geht eine hoch, verliert jeder Gegner auf ihrem Feld und ringsum 3 Leben.
tricks-stick = Eine Bombe auf f5 träfe den Heavy auf f6 und auch den Sniper auf g5. Wähle „{ kind-sticky }“, dann f5.
tricks-not-there = Dort träfe sie nicht beide. f5 liegt neben dem Heavy und neben dem Sniper.
tricks-only-one = Ein Angriff trifft nur einen von beiden. Eine Haftbombe auf f5 erwischt beide.
tricks-bomb-is-there = Ein Angriff trifft nur einen von beiden, die Bombe auf f5 beide. Wähle „Zünden“.
tricks-no-end = Noch nicht: Beide Gegner sind schwach und stehen dicht beisammen. Wähle „{ kind-sticky }“, dann f5.
tricks-no-step = Er steht richtig: f5 ist direkt neben ihm. Wähle „{ kind-sticky }“, dann f5.
tricks-detonate = Jetzt lass sie hochgehen: Wähle „Zünden“. Das tut er statt anzugreifen.
tricks-one-is-enough = Eine Bombe genügt: Jeder der beiden hat 3 Leben. Wähle „Zünden“.
tricks-now = Die Bombe liegt auf f5. Wähle „Zünden“.
tricks-spy = Beide sind weg. Nun ist dein Spy auf e2 dran: schwach, mit 3 Leben, aber er kann verschwinden.
tricks-cloak = Wähle „Tarnen“. Einen getarnten Spy kann niemand angreifen, und jeder Zug, den er wartet, gibt ihm 1 Ladung.
tricks-no-walk = Ungetarnt ist ein Spy schnell getroffen. Wähle jetzt „Tarnen“.
tricks-uncloak = Dein zweiter Spy, getarnt auf e7, hat 2 Ladung: Er darf bis zu 6 Schritte entfernt auftauchen, 3 je Ladung. Wähle j9, wo Blaus Akten liegen.
tricks-no-stay = Er hat lange genug gewartet: Blaus Akten auf j9 sind nicht weiter als seine 6 Schritte. Wähle j9.
tricks-not-j9 = Das ginge, aber Blaus Akten sind in Reichweite. Wähle j9.
tricks-done = Aus dem Nichts hat er die Akten. Hüte dich vor Pyros: Bis 2 Schritte weit nimmt einer dem Spy, der auftaucht, 3 Leben, und mehr hat er nicht.
tricks-swap = Und der Knopf, den du schon gesehen hast: Wer noch nicht gekämpft hat, darf zu Beginn seines Zugs „{ kind-swap }“, mit vollem Leben.

# Kontrollpunkte
points = Das andere Spiel: Kontrollpunkte
points-three = Es gibt eine zweite Spielart, ohne Akten: drei Kontrollpunkte, hier b5, f5 und j5.
points-capture = Um einen Punkt einzunehmen, muss jemand zwei Züge nacheinander darauf beenden; ein Scout nur einen. Dann gehört er dir, bis Blau ihn einnimmt.
points-score = Am Ende einer Runde bekommt, wer mehr Kontrollpunkte hält, den Unterschied gutgeschrieben; mit 25 gewinnt man. Du hast 24, aber Blau hält zwei Kontrollpunkte und du einen.
points-walk = Das ist der letzte Zug der Runde. Schick deinen Scout von j2 nach j5: Wähle j5.
points-no-end = Hier nimmt er keinen Punkt ein, und Blau bekommt etwas. Wähle j5.
points-no-swap = Ein Spy bräuchte zwei Züge für einen Punkt, dein Scout nur einen. Wähle j5.
points-detour = j5 liegt genau nördlich von ihm, drei Schritte weit. Wähle j5.
points-end-turn = Er muss seinen Zug dort beenden. Tu das, dann wird die Runde gewertet.
points-stay = Er muss seinen Zug auf j5 beenden. Bleib dort und beende den Zug.
points-done = j5 gehört dir: zwei Kontrollpunkte gegen einen, also bekommst du 1 und hast 25. Rot hat gewonnen.

# Waffenkarten
cards = Waffenkarten
cards-hand = Für spätere Partien: Mit Waffenkarten zieht jede Seite nach jeder Runde eine. Deine siehst du, von denen Blaus nur die Anzahl.
cards-gear = Eine Figur trägt eine Karte, die zu ihrer Klasse passt, und legt sie nur auf ihrem Startfeld an. Dein Scout steht auf j1: Wähle die Karte „{ card-Courier-Boots }“.
cards-no-end = Leg erst eine Karte an, solange er auf dem Startfeld steht: Wähle „{ card-Courier-Boots }“.
cards-no-swap = Ein Spy kann diese Karte nicht tragen. Wähle „{ card-Courier-Boots }“.
cards-spawn-only = Abseits des Startfelds kann er keine Karte anlegen. Wähle zuerst „{ card-Courier-Boots }“.
cards-run = Das ist Ausrüstung: Sie wirkt immer, und sein Tempo ist 6 statt 5. Geh mit ihm von j1 weg und beende dann seinen Zug.
cards-blocks = Beende nie einen Zug auf deinem Startfeld: Die nächste Figur könnte nicht erscheinen. Geh erst von j1 weg.
cards-only-run = Diesmal nur Schritte, und keinen zurück auf j1. Beende dann den Zug.
cards-weapon = Blaus Heavy hat deinen Soldier auf f5 getroffen. Der trägt eine Waffe, „{ card-Trench-Shovel }“: einen zweiten Angriff zur Wahl, mit 2 mehr Schaden gegen Verletzte.
cards-strike = Der Heavy auf f6 hat noch 6 Leben. Wähle ihn und dann „{ card-Trench-Shovel }“.
cards-own-weapon = Seine eigene Waffe nimmt nur 4 von den 6. Wähle „{ card-Trench-Shovel }“: 4, und 2 mehr gegen Verletzte.
cards-not-medic = Der Medic kann warten. Gefährlich ist der Heavy auf f6: Wähle ihn.
cards-strike-now = Der Heavy würde wieder schießen. Wähle ihn auf f6, dann „{ card-Trench-Shovel }“.
cards-beside = Diese Waffe reicht einen Schritt weit, und der Heavy steht direkt daneben. Wähle f6.
cards-done = Wer eine Karte trägt, zeigt sie allen; ist er besiegt, kommt sie zurück auf die Hand. Deine erste Partie geht ohne Karten.

# Ein erster Plan
plan = Ein erster Plan
plan-roles = Ein Plan für die Akten: Einer läuft, einer deckt den Weg, einer heilt, einer bewacht dein Zuhause. Hier Scout, Soldier, Medic und Heavy.
plan-take = Der Scout ist der Läufer: fünf Schritte. Zu Blaus Akten auf j9 sind es drei: Wähle j9.
plan-no-end = Die Akten sind drei Schritte entfernt und unbewacht. Wähle j9.
plan-detour = Geh geradeaus nach Norden, dann bleiben zwei Schritte für den Rückweg. Wähle j9.
plan-back = Er hat sie, und noch zwei Schritte. Bring ihn zurück nach j7, näher zu den Deinen, und beende seinen Zug.
plan-not-stay = So tief in Blaus Ecke ist er allein. Geh erst nach j7 und beende dann den Zug.
plan-to-j7 = j7 liegt zwei Schritte gerade südlich von j9, und genau zwei hat er. Wähle j7.
plan-cover = Blaus Soldier ist nach g7 gekommen und hat deinen Scout getroffen: noch 1 Leben. Dein Soldier auf i8 deckt den Weg: Wähle den Gegner auf g7.
plan-cover-now = Noch ein Schuss, und die Akten sind verloren. Wähle Blaus Soldier auf g7.
plan-cover-here = Von i8 nach g7 sind es zwei Schritte, und er reicht 3 weit. Wähle Blaus Soldier dort.
plan-heal = Er ist weg. Jetzt dein Medic auf k8: Wähle den Scout auf j7, um ihn zu heilen.
plan-heal-now = Der Scout hat noch 1 Leben. Wähle ihn auf j7, um ihn erst zu heilen.
plan-heal-here = Der Scout auf j7 ist nah genug, bis 3 Schritte reicht der Medic. Wähle ihn, um ihn zu heilen.
plan-guard = Nächste Runde läuft der Scout weiter, und dein Heavy auf c3 hält b1 sicher: den Weg heim und deine eigenen Akten.
plan-done = Merk dir: vom Startfeld weggehen, beisammenbleiben, auf den schießen, der deine Akten trägt. Jetzt deine erste Partie.

# Die geführte Partie
match = Eine echte Partie: Akten stehlen ohne Waffenkarten, du bist Rot. Bring Blaus Akten von j9 nach b1, und lass niemanden deine nach j9 bringen.
look-pick = Denk an die Aufgaben: jemand Schnelles zum Laufen, jemand Starkes zum Kämpfen, ein Medic zum Heilen. Zeig auf eine Klasse, um zu lesen, was sie kann.
look-fill = Wen du wählst, der erscheint nächste Runde. Welche Aufgabe ist gerade frei?
look-give = Übergeben geht statt zu gehen: Die Akten bekommt, wer weiter kommt oder weniger verletzt ist.
look-uber = Die Ladung ist voll: Wer aus deiner Mannschaft ist jetzt am meisten in Gefahr und bleibt bis 3 Schritte nah?
look-heal = Vergleiche das Leben: Wem fehlt am meisten, bis 3 Schritte vom Medic? Jedes Heilen lädt ihn auf.
look-build = Wo müssen Gegner vorbei? Eine Sentry reicht ab der nächsten Runde 4 Schritte weit.
look-repair = Die Sentry ist beschädigt oder sabotiert; sabotiert schießt sie nicht.
look-sticky = Such Felder neben mehreren Gegnern, oder wo sie entlanggehen müssen.
look-detonate = Zähl die Gegner auf und um die Bomben: Jede nimmt jedem von ihnen 3.
look-cloak = Getarnt ist er sicher, und jeder Zug Warten gibt ihm 3 Schritte mehr zum Auftauchen.
look-uncloak = Achte auf gegnerische Pyros: Bis 2 Schritte weit nimmt jeder einem Spy, der auftaucht, 3 Leben.
look-swap = Wer fast besiegt ist, kann zu einem frischen Spy werden, falls er nie angegriffen oder eine Fähigkeit benutzt hat.
look-thief = Blau hat deine Akten. Ist der Träger von hier zu treffen?
look-attack = Wen besiegt dieser Treffer? Das kostet Blau einen ganzen Zug dieses Platzes.
look-leave = Er steht auf deinem Startfeld j1. Wer dort bleibt, kostet die nächste Figur ihren Zug.
look-stop = Blau hat deine Akten und muss sie nach j9 bringen. Versperr den Weg oder bring den Träger in Reichweite.
look-carry = Du hast Blaus Akten. Der Träger geht nach b1; die anderen stellen sich zwischen ihn und Blau.
look-jump = Ein Sprung über einen Zaun kostet 2 Leben. Ist der kürzere Weg das wert?
look-move = Zu Blaus Akten auf j9, oder dorthin, wo ein Gegner in Reichweite kommt? Sieh nach, wer ihn dort treffen könnte.
look-end = Für diese Figur bleibt nichts Besseres. Ein Heavy schießt nur, wenn er nicht gegangen ist, und ein Sniper, der stillhält, lädt.
