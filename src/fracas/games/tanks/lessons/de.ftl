# Der Kurs zu Tanks. Ein Satz nennt, was er meint: Vorleseprogramme und Terminals zeigen kein Scheinwerferlicht.

# Wie man gewinnt
goal = Bis zum letzten Panzer
goal-zone = Zwei Schwadronen aus je drei Panzern kämpfen in dieser Zone; deine ist Grün. Buchstaben laufen von links nach rechts, Zahlen von unten nach oben: Grün 1 steht auf f6.
goal-last = Wer alle gegnerischen Panzer zerstört, gewinnt. Orange hat nur noch einen: Orange 2 auf f8.
goal-points = Ein Panzer beginnt mit 6 Trefferpunkten; hat er keinen mehr, ist er zerstört. Orange 2 hat noch 4.
goal-fire = Grün 1 ist am Zug. Wähle Orange 2 (f8) und dann „{ aimed }“: Aus dieser Nähe geht der Schuss nicht daneben.
goal-no-snap = Der Schnellschuss wirft hier 2 Würfel und kann danebengehen. Wähle „{ aimed }“: Der trifft sicher.
goal-no-drive = Du bist nah genug, und zielen kann nur, wer stehen bleibt. Wähle Orange 2 und schieß.
goal-no-end = Dann wäre dein Zug ohne Schuss vorbei, und Orange schösse als Nächstes. Wähle Orange 2 und schieß.
goal-done = Orange hat keinen Panzer mehr: Du hast gewonnen. Die nächsten Lektionen zeigen, wie Panzer fahren, schießen und am Leben bleiben.

# Ein Zug
turn = Sechs Punkte zum Fahren
turn-order = Grün und Orange ziehen abwechselnd, und jeder Zug gehört einem Panzer: erst Nummer 1, beim nächsten Mal 2, dann 3, dann wieder 1.
turn-points = Jetzt ist es Grün 1 auf b1. Er hat 6 Bewegungspunkte: Ein gerader Schritt kostet 2, ein schräger 3.
turn-straight = Fahr einen Schritt geradeaus nach oben: Wähle b2, das Feld über Grün 1.
turn-not-there = Dorthin könnte Grün 1 fahren, aber wir wollen geradeaus nach oben. Wähle b2.
turn-no-fire = Geschossen wird in der nächsten Lektion. Fahr zuerst.
turn-not-yet = Es sind noch Punkte zum Fahren da. Mach noch einen Schritt, bevor der Zug endet.
turn-slanting = 4 Punkte sind übrig. Jetzt ein schräger Schritt nach rechts oben: Wähle c3.
turn-not-slanting = Das ist nicht c3. Probiere den schrägen Schritt nach rechts oben.
turn-end = 1 Punkt ist übrig, zu wenig für einen Schritt; er verfällt. Wähle „{ kind-end }“.
turn-no-far-fire = Aus solcher Ferne zu schießen ist erlaubt, trifft aber fast nie. Wähle „{ kind-end }“.
turn-orange = Orange 1 ist zwei Schritte nach unten gefahren, nach j9, und hat den Zug beendet.
turn-next = Dein zweiter Zug gehört Grün 2 auf f2. Tun musst du in einem Zug nichts, aber ein Panzer, der nichts tut, hilft niemandem.

# Schießen
fire = Nähe ist gut
fire-once = Ein Panzer darf in seinem Zug einmal schießen, und das kostet keine Bewegungspunkte. Die Entfernung sagt, wie viele Würfel geworfen werden.
fire-slant = Bei einem Ziel, das seitlich steht, zählt die längere Strecke und die Hälfte der kürzeren: Orange 3 auf g9 ist 4 hoch und 2 quer, also 4 + 1 = 5 Würfel. Halbe fallen weg, und mehr als 10 sind es nie.
fire-luck = Orange 1 auf e8 ist 3 Felder von Grün 1 auf e5 entfernt: 3 Würfel. Schon eine 1 darunter heißt daneben; sonst ist der niedrigste Würfel der Schaden.
fire-near = Je weniger Würfel, desto besser, also schieß auf den nächsten: Wähle Orange 1 (e8) und dann „{ snap }“.
fire-no-aim = Gezielte Schüsse kommen in der nächsten Lektion. Wähle diesmal „{ snap }“.
fire-too-far = Der ist weiter weg: mehr Würfel und mehr Gelegenheiten für eine 1. Am nächsten ist Orange 1 auf e8.
fire-no-drive = Schieß zuerst; fahren kannst du danach. Wähle Orange 1 (e8).
fire-no-end = Du hast noch nicht geschossen. Wähle Orange 1 (e8).
fire-result = Die Würfel zeigen 3, 5 und 4. Keine 1, also ein Treffer, und die niedrigste ist die 3: Orange 1 hat 3 seiner 6 Punkte verloren.
fire-away = Nach einem Schnellschuss darf ein Panzer noch fahren. Orange 1 hätte es mit dir genauso leicht, also mach einen Schritt zurück: nach unten auf e4, d4 oder f4.
fire-not-away = Dieser Schritt bringt dich nicht von Orange 1 weg. Fahr nach unten: e4, d4 oder f4.
fire-stay = Du hast noch 6 Bewegungspunkte, und Orange 1 ist ganz nah. Mach zuerst einen Schritt zurück.
fire-done = Von dort, wo er steht, muss Orange 1 jetzt gegen dich einen Würfel mehr werfen. In einem Zug fahren, schießen und weiterfahren ist oft das Beste.

# Zielen
aim = Stehen bleiben und zielen
aim-ways = Schießen geht auf zwei Arten. Zum Schnellschuss darfst du fahren; ein gezielter Schuss wirft 2 Würfel weniger, aber der Panzer fährt in diesem Zug gar nicht.
aim-fire = Orange 1 auf e9 ist 4 Felder entfernt: 4 Würfel beim Schnellschuss, gezielt nur 2. Wähle ihn und dann „{ aimed }“.
aim-no-snap = Das wären 4 Würfel, und eine 1 darunter ist wahrscheinlicher als keine. Ziele: Dann sind es nur 2.
aim-not-that = Grün 1 soll auf Orange 1 (e9) schießen, gerade über ihm.
aim-no-drive = Wer gefahren ist, kann in diesem Zug nicht mehr zielen. Bleib stehen und schieß.
aim-no-end = Du hast einen guten Schuss. Schieß, bevor du den Zug beendest.
aim-end = Eine 2 und eine 5: ein Treffer mit 2. Nach einem gezielten Schuss fährt ein Panzer nicht mehr, also wähle „{ kind-end }“.
aim-none = Jetzt ist Grün 2 auf h6 am Zug. Orange 2 auf h8 ist 2 Felder entfernt, und 2 Würfel weniger als 2 ist gar keiner.
aim-sure = Ohne Würfel trifft ein Schuss immer, und zwar mit 6 Punkten. Wähle Orange 2 (h8) und dann „{ aimed }“.
aim-no-luck = Ein Schnellschuss würde 2 Würfel werfen, und eine 1 würde ihn verderben. Ziele: Dann kann nichts schiefgehen.
aim-not-there = Der ist weiter weg. Nicht zu verfehlen ist Orange 2 auf h8.
aim-done = Orange 2 ist weg. Bleib nie 2 Felder oder näher bei einem gegnerischen Panzer stehen, der gleich am Zug ist: Dir ginge es genauso.

# Mauern
walls = Um Mauern herum, über Mauern hinweg
walls-stand = Diese Blöcke sind Mauern. Ein Panzer fährt weder auf eine Mauer noch auf ein Feld mit einem anderen Panzer.
walls-corner = Auch Ecken schneidet er nicht: Für einen schrägen Schritt müssen beide Felder daneben leer sein. Von d2 nach e3 ist die Mauer auf d3 im Weg.
walls-round = Fahr also in zwei geraden Schritten herum, zuerst nach rechts: Wähle e2.
walls-not-there = So kommst du nicht um die Mauer herum. Zuerst nach rechts, auf e2.
walls-up = Und jetzt gerade nach oben, an der Mauer vorbei: Wähle e3.
walls-not-up = Von e2 ist es ein gerader Schritt nach oben: Wähle e3.
walls-no-fire = Fahr zuerst nach e3; dann bist du näher an einem Ziel.
walls-no-end = So wäre der Zug zu früh vorbei. Tu erst, was gefragt ist.
walls-over = Orange 1 auf i3 steht 4 Felder rechts von dir, hinter der Mauer auf h3. Nach den Kernregeln fliegen Schüsse über alles hinweg: Schieß auf ihn.
walls-too-far = Weiter weg heißt mehr Würfel. Am nächsten ist Orange 1 auf i3, Mauer hin oder her.
walls-stay = Bleib auf e3 und schieß auf Orange 1 (i3).
walls-done = Ein Treffer: Die Mauer war ganz gleich. Aber Panzer müssen um Mauern herum, also hast du hinter einer länger Ruhe.

# Betäubung
stun = Schwere Treffer
stun-rule = Bisher galten die Kernregeln. Das volle Spiel kennt weitere, jede mit eigenem Schalter; die erste ist hier die Betäubung.
stun-fire = Ein Treffer mit mehr als 3 Punkten betäubt. Grün 1 auf f5 ist 3 Felder von Orange 1 auf f8 entfernt: Ziele und wirf einen einzigen Würfel.
stun-no-snap = Ein Schnellschuss wirft 3 Würfel, und der niedrigste von dreien ist selten höher als 3. Ziele: Dann ist es ein einziger.
stun-too-far = Für einen schweren Treffer ist der zu weit weg. Schieß auf Orange 1 (f8).
stun-no-drive = Dann könntest du nicht mehr zielen. Bleib auf f5 und schieß auf Orange 1.
stun-no-end = Schieß zuerst auf Orange 1 (f8).
stun-result = Eine 4: Orange 1 hat noch 2 Punkte und ist betäubt. Sein nächster Zug dient nur der Erholung.
stun-end = Wähle „{ kind-end }“ und sieh zu.
stun-own = Orange 1 hat sich nur erholt. Aber auch dein Grün 2 auf b6 wurde vorher schwer getroffen und ist betäubt.
stun-recover = Grün 2 kann nichts anderes tun: Wähle ihn auf b6 oder „{ kind-recover }“.
stun-skip = Ein Zug ist ohne Schuss vergangen. Auch zerstörte Panzer kosten Züge: Kommt ihre Nummer an die Reihe, fällt der Zug aus.

# Ein Ausblick
more = Was das volle Spiel bringt
more-rules = Hier sind zwei weitere Regeln eingeschaltet: Reparieren und Schüsse, die geradeaus fliegen.
more-pool = d7 und h5 sind Energiebecken. Niemand fährt hinein, aber ein Panzer daneben darf einen ganzen Zug lang 2 Punkte reparieren.
more-repair = Grün 1 auf d8 hat nur noch 2 Punkte und steht neben dem Becken auf d7. Wähle das Becken, um zu reparieren.
more-no-drive = Eine Reparatur braucht den ganzen Zug: Fahren würde sie verderben. Wähle das Becken auf d7.
more-no-fire = Von d8 sind alle weit weg: 6 Würfel oder mehr. Nutze die Ruhe und repariere: Wähle das Becken auf d7.
more-no-end = Du hast noch nicht repariert. Wähle das Becken auf d7.
more-end = Grün 1 hat wieder 4 Punkte, und mehr geht in diesem Zug nicht. Wähle „{ kind-end }“.
more-bolts = Orange 1 ist nach i6 gefahren; jetzt ist Grün 2 auf i2 am Zug. Schüsse fliegen hier geradeaus und treffen das Erste, was im Weg ist.
more-free = Orange 1 auf i6 ist durch die Mauer auf i4 gedeckt. Orange 2 auf e2 ist ebenso nah, und dazwischen steht nichts: Schieß auf ihn.
more-wall = Diesen Schuss finge die Mauer auf i4 ab. Schieß auf Orange 2 (e2): Dort ist der Weg frei.
more-too-far = Orange 3 ist viel weiter weg. Schieß auf Orange 2 (e2).
more-stay = Fahren ist nicht nötig: Orange 2 auf e2 ist nah, und der Weg ist frei. Schieß.
more-fire-first = Du hast freie Bahn auf Orange 2 (e2). Schieß, bevor du den Zug beendest.
more-misses = Mit anderen Regeln landet ein Fehlschuss anderswo und trifft vielleicht eigene Panzer, Mauern brechen, Boden stürzt ein, und Panzer rammen einander.
more-done = Für eine erste Partie brauchst du nichts davon. Schalte die Regeln nach und nach ein, wenn du magst.

# Ein erster Plan
plan = Ein erster Plan
plan-weak = Die erste Frage in jedem Zug: Wen kann ich zerstören? Orange 1 auf h8 ist heil, aber Orange 2 auf f8 hat noch 1 Punkt: Da genügt jeder Treffer.
plan-dice = Die zweite Frage: Wie werfe ich die wenigsten Würfel? Ein gerader Schritt näher spart 1 Würfel, Zielen spart 2.
plan-aim = Orange 2 ist 3 Felder von Grün 1 auf f5 entfernt. Wähle ihn und dann „{ aimed }“: Das ist ein einziger Würfel.
plan-no-snap = Das wären 3 Würfel. Wähle „{ aimed }“, dann ist es nur 1.
plan-strong = Dieser Panzer würde überleben und zurückschießen. Orange 2 auf f8 fällt durch jeden Treffer.
plan-no-drive = Ein Schritt spart 1 Würfel und kostet dich das Zielen, das 2 spart. Bleib stehen und ziele.
plan-no-end = So verschenkst du einen Zug. Tu erst, was gefragt ist.
plan-end = Zerstört, und ein Panzer, der weg ist, schießt nie wieder. Wähle „{ kind-end }“.
plan-next = Orange 1 hat auf Grün 1 geschossen, aber daneben. Jetzt die dritte Frage: Wer schießt als Nächstes?
plan-near = An der Reihe wäre Orange 2, und den gibt es nicht mehr: Der Zug fällt aus. Also kann Grün 2 auf f3 gefahrlos nah an Orange 3 auf j7 heran.
plan-drive = Orange 3 ist 4 zur Seite und 4 nach oben entfernt: 4 + 2 = 6 Würfel, 4 mit Zielen. Zwei schräge Schritte machen 3 daraus. Zuerst nach rechts oben: Wähle g4.
plan-not-there = Das ist ein anderer Weg. Nach rechts oben: Wähle g4.
plan-drive-first = Von f3 aus wäre das ein Schuss mit vielen Würfeln. Fahr erst näher heran: auf g4, dann auf h5.
plan-on = Und noch einmal, auf h5.
plan-not-on = Das ist ein anderer Weg. Noch einmal nach rechts oben: Wähle h5.
plan-on-first = Noch ein Schritt spart weitere Würfel. Fahr weiter auf h5, dann schieß.
plan-fire = Orange 3 ist jetzt 2 quer und 2 hoch entfernt: 2 + 1 = 3 Würfel. Schieß auf ihn.
plan-nearer = Orange 3 auf j7 ist näher, und er schießt als Nächster auf dich. Schieß auf ihn.
plan-safe = Niemand antwortet: Der Zug von Orange fällt aus, und danach darf dein Grün 3 auf j1 auch noch auf Orange 3 schießen.
plan-done = Das ist ein Plan: Wen kann ich zerstören, wie werfe ich wenige Würfel, wer schießt als Nächstes? Probier es jetzt in einer ganzen Partie.

# Die begleitete Partie
match = Eine ganze Partie nach den Kernregeln, mit einem Vorsprung für dich: Die Panzer von Orange haben je 4 Trefferpunkte, deine 6. Vor jeder deiner Aktionen bekommst du einen Rat und erfährst, worauf du schauen sollst.
look-aimed = Die wenigsten Würfel: Schau auf die Entfernung. Zielen nimmt 2 Würfel weg, also lohnt es sich, wo du schon nahe bist.
look-snap = Schau auf die Zahl der Würfel: Sie ist die Entfernung. Jede 1 geht daneben, sonst ist der niedrigste Würfel der Schaden.
look-away = Geschossen hast du; die übrigen Punkte bringen dich vielleicht außer Reichweite. Schau, mit welchem Panzer Orange als Nächstes zieht.
look-drive = Schau, wo der nächste oder der schwächste gegnerische Panzer steht: Jeder gerade Schritt auf ihn zu spart einen Würfel.
look-skip = Dieser Panzer ist zerstört, also fällt sein Zug aus.
look-wait = Für diesen Panzer gibt es gerade nichts Besseres zu tun. Schau, mit wem Orange als Nächstes zieht.
look-end = In diesem Zug ist nichts mehr zu holen. Schau, mit welchem Panzer Orange als Nächstes zieht und auf wen er schießen kann.
