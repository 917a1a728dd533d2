# Der Kurs zu Combat Protocols. Ein Satz nennt, was er meint: Vorleseprogramme und Terminals zeigen kein Scheinwerferlicht.

# Wie man gewinnt
goal = Alle hindurch
goal-air = Das ist der Luftraum: sechs Felder, oben a1 bis c1, unten a2 bis c2. Du spielst allein, und nichts ist verdeckt.
goal-machines = Jede Maschine kommt auf einer Seite herein und muss über die gegenüberliegende hinaus. Maschine 2 auf b2 hat Kurs Norden: oben hinaus.
goal-fly = Der Pfeil auf b2, ein Richtungsplättchen, zeigt nach Norden auf b1. Wähle Maschine 2, dann fliegt sie dorthin.
goal-no-panel = Das Kontrollpult kommt in einer späteren Lektion. Wähle jetzt Maschine 2.
goal-out = Noch einmal: Der Pfeil auf b1 zeigt oben hinaus. Wähle Maschine 2.
goal-end = Die letzte Maschine ist durch, also ist der Auftrag geschafft. Nur darum geht es: Alle müssen hinaus.

# Pfeile
arrows = Hinein und den Pfeilen nach
arrows-enter = Maschine 1 wartet auf Start 1, unter a2. Wähle ihn, um sie hereinzuholen.
arrows-first-enter = Maschine 2 fliegt gleich. Hol erst Maschine 1 herein: Wähle Start 1.
arrows-no-panel = Lass das Kontrollpult für später: Hier brauchst du nur die Maschinen.
arrows-east = Eine Maschine verlässt ein Feld nur dorthin, wohin der Pfeil darauf zeigt. Auf a2 ist das Osten, nach b2, aber dort steht Maschine 2, und auf ein Feld passt nur eine.
arrows-clear = Mach also Platz: Flieg mit Maschine 2 von b2 weiter nach b1.
arrows-follow = b2 ist frei. Flieg jetzt mit Maschine 1 dorthin.
arrows-north = Deine Maschinen haben Kurs Norden, also kommen sie nur oben hinaus. Ein Pfeil, der anderswo hinauszeigt, ist eine Sackgasse, und ein Feld ohne Pfeil auch.
arrows-out = Flieg mit allen, die noch da sind, weiter und hinaus.
arrows-end = Alle durch. Eine Maschine zu wählen bewegt sie, und die Reihenfolge bestimmst du.

# Drehen
turning = Die Flugleitung dreht Pfeile
turning-stuck = Der Pfeil auf a2 zeigt nach Westen, vom Brett. Maschine 1 hat Kurs Norden, also kommt sie dort nicht hinaus.
turning-panel = Die Figur auf dem Kontrollpult ist die Flugleitung. Geht sie auf das Feld oben links oder unten rechts, darfst du einen Pfeil drehen.
turning-right = Wähle den Pfeil auf a2 und dann, ihn nach rechts zu drehen, sodass er nach Norden zeigt. Oben links oder unten rechts, beides geht.
turning-not-left = Dann zeigte er nach Süden. Jetzt zeigt er nach Westen: Dreh ihn nach rechts, auf Norden.
turning-not-that = Dieser Pfeil stört niemanden. Dreh den auf a2, unter Maschine 1.
turning-no-move = Damit verschiebst du ein Plättchen; das kommt in der nächsten Lektion. Dreh den Pfeil auf a2 nach rechts.
turning-fly = Jetzt zeigt a2 nach Norden, und a1 auch. Flieg mit Maschine 1 weiter und hinaus.
turning-now-fly = Die Pfeile stimmen schon. Wähle Maschine 1.
turning-end = Du darfst fliegen und steuern, in welcher Reihenfolge und sooft du willst. Aber es kommt darauf an, wo die Flugleitung steht: Das kommt jetzt.

# Verschieben
moving = Die Flugleitung verschiebt Pfeile
moving-stuck = Maschine 1 steht auf a1, und auf a1 liegt kein Pfeil: Sie kommt nicht weg. Der nächste liegt auf a2.
moving-panel = Die Pultfelder oben rechts und unten links verschieben etwas: Ein Pfeil kommt aufs Nachbarfeld, wenn dort keiner liegt.
moving-step = Die Flugleitung steht oben links. Von dort geht sie zu einem Nachbarn, oben rechts oder unten links; sie bleibt nie stehen und geht nie schräg hinüber.
moving-move = Wähle den Pfeil auf a2 und dann, ihn nach Norden auf a1 zu verschieben. Oben rechts oder unten links, beides geht.
moving-not-that = Das hilft Maschine 1 nicht. Verschieb den Pfeil von a2 nach Norden auf a1.
moving-flipped = Sieh auf das Pultfeld oben links: Die Flugleitung ist weggegangen, also wurde es gewendet. Jetzt dreht es um 180 Grad, nicht um 90.
moving-fly = Der Pfeil liegt unter Maschine 1 und zeigt nach Norden. Flieg mit ihr hinaus.
moving-now-fly = Der Pfeil auf a1 stimmt. Wähle Maschine 1.
moving-end = Drehen und Verschieben wechseln sich also immer ab, und jedes Pultfeld, das du verlässt, zeigt beim nächsten Mal seine Rückseite.

# Hitze
cooling = Hitze
cooling-track = Jede Bewegung einer Maschine, auch herein und hinaus, rückt den Hitzezeiger um eins in seine Richtung. An beiden Enden der Leiste überhitzt der Antrieb, und du verlierst.
cooling-near = Der Zeiger ist zwei Felder von dem Ende entfernt, auf das er zeigt, „noch 2“: Eine Bewegung geht, bei der zweiten überhitzt der Antrieb. Pfeile zu drehen und zu verschieben kostet keine Hitze.
cooling-engine = Eine Maschine, die auf ein Triebwerk kommt, wendet den Zeiger. a1 und c1 sind Triebwerke: Flieg mit Maschine 1 oder Maschine 3 dorthin.
cooling-not-b = b1 ist kein Triebwerk: Der Zeiger stünde direkt vor dem Ende, und mit der nächsten Bewegung wäre alles verloren. Flieg mit Maschine 1 oder 3.
cooling-no-panel = Pfeile kühlen nichts. Wähle eine Maschine.
cooling-down = Er ist ein Feld weitergerückt und hat dann gewendet: Jetzt zeigt er auf das andere Ende, weit weg.
cooling-back = Flieg mit Maschine 2 nach b1 und sieh, wie der Zeiger zurückgeht.
cooling-not-engine = Das ist das andere Triebwerk: Es würde den Zeiger wieder zum nahen Ende wenden. Flieg mit Maschine 2.
cooling-end = Auch am anderen Ende überhitzt der Antrieb, also brauchst du rechtzeitig das andere Triebwerk. Die Bewegung, mit der die letzte Maschine hinausfliegt, gewinnt immer.

# Strom
spending = Strom
spending-track = Der Stromzeiger läuft von 1 bis 4. Auf dem letzten Feld ist kein Strom mehr da, und du verlierst; jetzt steht er auf 2.
spending-sides = Das Pultfeld oben rechts ist gewendet: Dort kostet Verschieben 1 Strom. Das unten links verschiebt noch umsonst.
spending-free = Maschine 1 auf a1 braucht einen Pfeil. Wähle den Pfeil auf a2 und dann, ihn mit dem Pultfeld unten links nach Norden zu verschieben.
spending-paid = Das ist oben rechts und kostet 1 Strom. Verschieb ihn lieber mit dem Pultfeld unten links.
spending-not-that = Das hilft Maschine 1 nicht. Verschieb den Pfeil von a2 nach Norden auf a1, mit dem Pultfeld unten links.
spending-charger = b1 ist eine Ladestation: Kommt eine Maschine dorthin, bekommst du 1 Strom zurück. Flieg mit Maschine 2 dorthin.
spending-no-panel = Jetzt soll eine Maschine fliegen: Wähle Maschine 2 auf b2.
spending-end = Die Ladestation hat den Zeiger auf 1 zurückgeholt, und die freie Seite hat nichts gekostet. Nimm also zuerst freie Seiten, und komm unterwegs an einer Ladestation vorbei.

# Hindernisse
hurdles = Hindernisse
hurdles-kinds = Schwerere Aufträge haben Hindernisse auf den Linien zwischen den Feldern. Eine Sperre, wie hier zwischen a1 und a2, lässt niemanden durch; ein Stromfresser schon, für 1 Strom.
hurdles-place = Vor dem Flug legst du sie selbst. Hier fliegen alle nach Norden, also leg diesen Stromfresser auf eine Linie, über die keine Maschine muss: zwischen b1 und c1 oder b2 und c2.
hurdles-in-the-way = Über diese Linie muss eine Maschine nach Norden. Nimm eine zwischen zwei Feldern nebeneinander: b1 und c1 oder b2 und c2.
hurdles-keep-free = Auch dort würde er nicht schaden, aber diese Linie brauchen wir gleich. Nimm die zwischen b1 und c1 oder b2 und c2.
hurdles-barrier = Die Maschine auf Start 1 muss von a2 nach a1, und die Sperre ist ihr im Weg.
hurdles-shift = Was Pfeile verschiebt, verschiebt auch Hindernisse: um eine Ecke auf die nächste Linie. Wähle die Sperre und dann die Linie zwischen a1 und b1, mit einem der beiden Pultfelder.
hurdles-not-b = Dort würde sie Maschine 2 aufhalten. Nimm die Linie zwischen a1 und b1.
hurdles-not-drain = Der Stromfresser liegt gut. Verschieb die Sperre zwischen a1 und a2.
hurdles-first-shift = Sie käme bis a2 und nicht weiter. Verschieb erst die Sperre.
hurdles-not-that = So bleibt die Sperre, wo sie ist. Wähle die Sperre zwischen a1 und a2, dann die Linie zwischen a1 und b1.
hurdles-fly = Der Weg ist frei. Hol Maschine 1 herein und flieg mit ihr weiter nach a1.
hurdles-start-1 = Hier geht es um Maschine 1: Wähle Start 1.
hurdles-no-panel = Das Pult hat seine Arbeit getan. Hol Maschine 1 herein und flieg mit ihr weiter.
hurdles-end = Leg Hindernisse also dorthin, wo niemand fliegt, und verschieb eines nur, wenn du musst. Deine ersten Aufträge haben keine.

# Vorausdenken
ahead = Vorausdenken
ahead-need = Maschine 3 auf c1 braucht einen Pfeil, der nach Norden zeigt. Der auf c2 zeigt nach Westen: Er muss nach oben verschoben und nach rechts gedreht werden.
ahead-order = In welcher Reihenfolge? Die Flugleitung steht oben links, auf einem Pultfeld zum Drehen. Seine beiden Nachbarn verschieben, also kommt das Verschieben zuerst.
ahead-move = Verschieb den Pfeil von c2 nach Norden auf c1, mit einem der beiden Pultfelder.
ahead-not-that = Verschieb zuerst den Pfeil von c2 nach Norden auf c1: Dort braucht ihn Maschine 3.
ahead-turn = Das Pultfeld oben links wurde gewendet und dreht um 180 Grad. Wähle also das unten rechts und dreh dann den Pfeil auf c1 nach rechts.
ahead-not-west = Sie flöge nach Westen auf b1 und käme nicht weiter. Wähle erst das Pultfeld unten rechts und dreh dann den Pfeil.
ahead-not-around = Um 180 Grad gedreht, zeigte er nach Osten. Nimm das Pultfeld unten rechts: nach rechts drehen.
ahead-not-left = Dann zeigte er nach Süden. Dreh ihn nach rechts, auf Norden: mit dem Pultfeld unten rechts.
ahead-only-c1 = Maschine 3 steht auf c1: Dreh den Pfeil dort, nach rechts.
ahead-fly = Ein Pfeil nach Norden, unter Maschine 3. Flieg mit ihr hinaus.
ahead-now-fly = Alles ist bereit. Wähle Maschine 3.
ahead-end = Plane vom Ende her: Welcher Pfeil wird wo gebraucht, und was muss die Flugleitung davor tun? Dann zähl Hitze und Strom.

# Ein kleiner Auftrag
small = Ein kleiner Auftrag
small-task = Jetzt ein Auftrag von Anfang bis Ende: Maschine 2 ist durch, Maschine 1 und 3 warten. Der Pfeil auf a2 stimmt, der auf c2 zeigt nach Westen.
small-engines = Die Hitze hat noch 4 Felder: Drei Bewegungen gehen, bei der vierten überhitzt der Antrieb. Aber beide Maschinen kommen über ein Triebwerk, a1 oder c1, also wendet der Zeiger rechtzeitig.
small-in = Hol zuerst Maschine 1 herein und flieg mit ihr weiter nach a1.
small-not-3 = Eine nach der anderen, dann ist niemand im Weg. Hol Maschine 1 herein: Wähle Start 1.
small-no-panel = Der Pfeil auf a2 stimmt schon: Das Pult brauchst du nicht. Nimm Maschine 1.
small-out = Auf a1 liegt kein Pfeil. Verschieb den von a2 nach oben auf a1.
small-finish-1 = Bring erst Maschine 1 hinaus: Verschieb den Pfeil von a2 nach Norden auf a1.
small-not-turn = Gedrehte Pfeile helfen Maschine 1 nicht. Verschieb den auf a2 nach Norden auf a1.
small-needs-a2 = Maschine 1 braucht den Pfeil von a2: Verschieb den nach Norden auf a1.
small-away = Jetzt liegt der Pfeil unter Maschine 1. Flieg mit ihr hinaus.
small-not-away = Für Maschine 1 ist alles bereit: Wähle sie, und sie fliegt hinaus.
small-second = Du hast verschoben, also darfst du jetzt drehen, und das passt: Dreh den Pfeil auf c2 nach rechts.
small-turn-first = Der Pfeil auf c2 zeigt noch nach Westen und würde sie nach b2 führen. Dreh ihn erst nach rechts und hol dann Maschine 3 herein.
small-right = Er muss nach Norden zeigen und zeigt nach Westen: Dreh ihn um 90 Grad nach rechts.
small-only-c2 = Dafür brauchst du nur den Pfeil auf c2: Dreh ihn nach rechts.
small-third = Er zeigt nach Norden. Hol Maschine 3 herein und flieg mit ihr weiter nach c1.
small-not-third = Der Pfeil auf c2 stimmt jetzt: Das Pult brauchst du nicht. Nimm Maschine 3.
small-last = Wie vorhin: Verschieb den Pfeil von c2 nach oben auf c1. Eines der beiden Pultfelder zum Verschieben ist noch umsonst.
small-needs-c2 = Maschine 3 braucht den Pfeil von c2: Verschieb ihn nach Norden auf c1.
small-out-3 = Und hinaus: Flieg mit Maschine 3.
small-not-out-3 = Zu steuern ist nichts mehr: Wähle Maschine 3, und alle sind durch.
small-end = Auftrag geschafft, mit neun Aktionen. So ist jeder Auftrag: ein Pfeil nach dem anderen, und Hitze und Strom im Blick.

# Der geführte Auftrag
match = Dein erster ganzer Auftrag: drei Maschinen, keine Hindernisse, lange Leisten. Zu jeder Aktion bekommst du Rat; versuch erst zu sehen, warum, bevor du ihm folgst.
look-hot = Das Ende der Hitzeleiste ist nah. Führt diese Bewegung auf ein Triebwerk, oder lässt sie Platz für eine, die es tut?
look-place = Über welche Linien muss keine Maschine? Dort schaden Hindernisse nicht.
look-enter = Ist das Feld vor dem Start frei, und braucht es nicht bald eine andere Maschine?
look-fly = Wohin führt der Pfeil, und wie kommt die Maschine von dort wieder weg?
look-turn = Welche Maschine braucht diesen Pfeil als Nächste, und welchen Kurs hat sie? Nach dem Drehen kommt das Verschieben.
look-move = Auf welchem Feld fehlt ein Pfeil? Sieh nach, ob das Pultfeld umsonst verschiebt; nach dem Verschieben kommt das Drehen.
look-shift = Wem ist dieses Hindernis im Weg, und steht es auf der neuen Linie niemandem im Weg?
look-idle = Mit diesem Pultfeld ist nichts zu tun; der Schritt bringt nur die Flugleitung weiter.
