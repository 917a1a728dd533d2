# Der Kurs zu Toy Battle. Ein Satz nennt, was er meint: Vorleseprogramme und Terminals zeigen kein Scheinwerferlicht.

# Wie man gewinnt
goal = Zwei Wege zum Sieg
goal-board = Das ist das Gelände: Wege verbinden Basen, und an jedem Ende steht ein H.Q., deines unten und das rote oben.
goal-hq = Setze einen Trupp auf das rote H.Q., und du gewinnst sofort.
goal-medals = Oder sammle Orden: die Sterne in den Gebieten zwischen den Wegen. Auf diesem Gelände gewinnen 7 Orden.
goal-chain = Deine Trupps sind von deinem H.Q. über b1, b3, b8 und b12 bis b14 gekommen, direkt neben das rote H.Q.
goal-take = Nimm einen Trupp von deinem Bänkchen und setze ihn auf das rote H.Q.
goal-no-draw = Ziehst du, ist Rot dran und versperrt dir vielleicht den Weg. Das H.Q. ist jetzt offen: Nimm es.
goal-no-place = Diese Basis bringt dir heute nichts. Das rote H.Q. ist offen: Setze deinen Trupp dorthin.
goal-end = Gewonnen. Der Rest dieses Kurses zeigt, wie man so weit kommt.

# Ein Zug
turn = Ziehen oder setzen
turn-two = In deinem Zug tust du eines von beidem: 2 Trupps ziehen oder 1 von deinem Bänkchen setzen. Rot sieht dein Bänkchen nicht.
turn-draw = Drei Trupps sind wenig. Wähle deinen Vorrat, um 2 zu ziehen.
turn-not-place = Setzen dürftest du, aber hier geht es ums Ziehen. Ziehe zuerst.
turn-red = Auch Rot hat gezogen. Du siehst, wie viele Trupps Rot hat, aber nicht, welche.
turn-place = Setze jetzt einen Trupp auf b1 oder b2, die Basen neben deinem H.Q.
turn-not-draw = Du hast jetzt fünf Trupps und niemanden auf dem Gelände. Setze einen.
turn-end = Das ist schon das ganze Spiel: ziehen, setzen, ziehen, setzen. Ohne Trupps geht nichts, also behalte dein Bänkchen im Auge.

# Verbindung
chain = Verbunden bleiben
chain-own = Von deinem H.Q. führt eine Kette über b1 nach b3: Diese Basen gehören dir, und jede berührt die nächste.
chain-reach = Setzen darfst du auf jede Basis, die die Kette berührt: b2, b5 und b7 sind erreichbar, b9 nicht.
chain-place = Führe die Kette weiter: Setze Roxy, den Fuchs mit der 7, auf b7.
chain-keep-kwak = Kwak dürfte dorthin, aber du brauchst ihn gleich noch. Setze Roxy auf b7.
chain-not-b8 = Damit überdecktest du den roten Jumbo: Wie das geht, zeigt die nächste Lektion. Setze Roxy auf b7.
chain-no-draw = Ziehen kostet einen ganzen Zug. Hier führst du die Kette weiter: Setze Roxy auf b7.
chain-elsewhere = Das ist erreichbar, bringt dich aber nicht weiter. Setze Roxy auf b7.
chain-broken = Rot hat deinen Star auf b3 überdeckt. Die Kette ist gerissen: b7 gehört dir noch, aber dahinter erreichst du nichts mehr.
chain-mend = Flicke die Kette: Überdecke den roten Trupp auf b3 mit Kwak, der Ente. Warum die das darf, sagt die nächste Lektion.
chain-mend-draw = Solange du ziehst, bleibt b7 abgeschnitten. Überdecke b3 jetzt mit Kwak.
chain-mend-elsewhere = Damit bleibt b7 abgeschnitten. Gerissen ist die Kette bei b3: Überdecke es mit Kwak.
chain-end = Die Kette hält wieder. Eine Kette zu sprengen bringt oft mehr, als die eigene zu verlängern.

# Stärke
strength = Wer wen überdeckt
strength-number = Die Zahl auf einem Trupp ist seine Stärke. Rot hält b7 mit Hook (4) und b8 mit Star (6).
strength-cover = Einen Feind überdeckt nur ein stärkerer Trupp. Überdecke den roten Hook auf b7 mit Roxy (7).
strength-not-yet-kwak = Kwak kommt gleich dran. Überdecke zuerst Hook auf b7 mit Roxy.
strength-not-b8 = Das ginge, aber Roxy wird auf b7 gebraucht: Für Star (6) auf b8 hast du jemand anderen.
strength-no-draw = Wer zieht, schenkt Rot einen Zug. Hier gibt es eine Basis zu gewinnen.
strength-elsewhere = Diese Basis gehört dir schon oder ist leer. Nimm Rot eine ab: Roxy überdeckt Hook auf b7.
strength-kwak = Kwak hat keine Zahl: Er ist der Joker und überdeckt jeden Feind.
strength-joker = Überdecke den roten Star auf b8 mit Kwak.
strength-not-skully = Skully (1) gewinnt hier nichts. Kwak schon: Setze ihn auf b8, auf den roten Star.
strength-joker-elsewhere = Dafür ist Kwak zu schade. Er gehört auf Star (6) auf b8.
strength-weakest = Aber jeder Feind überdeckt auch Kwak: Rot hat es mit Skully getan, dem schwächsten von allen.
strength-own = Eigene Trupps dürfen in jeder Reihenfolge aufeinander liegen. Nur der oberste zählt.

# Kniffe
powers = Jeder Trupp hat seinen Kniff
powers-many = Die meisten Trupps tun etwas, wenn sie gesetzt werden. Zeig auf einen, oder wähle ihn und tippe auf seinen Namen, um es zu lesen; nutzen muss man keinen Kniff.
powers-jumbo = Jumbo (3) wirft einen Feind ab, der einen Weg weit von ihm entfernt ist. Setze Jumbo auf b7, neben b10 und b12.
powers-not-now = Das dürftest du, aber hier geht es um einen anderen Trupp: den, den der Satz oben nennt.
powers-jumbo-far = Von dort erreicht Jumbo keinen Feind. b7 liegt neben b10 und b12.
powers-jumbo-no-draw = Ziehen ist schon der ganze Zug. Setze Jumbo auf b7 und sieh, was er tut.
powers-discard = Wirf jetzt den Feind auf b10 oder b12 ab: Hook oder sogar Roxy.
powers-no-skip = Du musst einen Kniff nicht nutzen, aber dieser kostet dich nichts. Nutze ihn.
powers-skully = Skully (1) lässt dich 2 ziehen. Setze Skully, wohin du magst.
powers-skully-no-draw = Auch Skully zieht 2, und eine Basis hält er noch dazu. Setze ihn.
powers-draw = Zieh deine 2 Trupps: So hast du in einem Zug gesetzt und gezogen.
powers-capn = Cap'n (2) lässt dich noch einen Trupp setzen. Setze Cap'n, wohin du magst.
powers-capn-no-draw = Ziehen ist schon der ganze Zug. Cap'n lässt dich zweimal setzen: Setze ihn.
powers-hook = Setze jetzt Hook: Nur er darf dorthin, wohin nichts von dir verbunden ist, zum Beispiel auf b6 oder b15.
powers-only-hook = Auf Cap'n darf jeder Trupp folgen, aber hier soll es Hook sein.
powers-rest = Und mehr: Star (6) zieht 1, XB-42 (5) wirft einen zufälligen Trupp vom feindlichen Bänkchen, und Roxy (7) ist einfach der Stärkste.

# Orden
medals = Gebiete und Orden
medals-region = Die Wege umschließen Gebiete. Im Gebiet von b3, b5 und b7 liegt 1 Orden.
medals-all = Wer alle Basen rund um ein Gebiet hält, nimmt sofort seine Orden. Du hältst b3 und b5; b7 fehlt.
medals-two = b7 ist auch die letzte Basis des Gebiets b3, b7, b8, b12, in dem 2 Orden liegen.
medals-take = Setze einen Trupp auf b7 und nimm beide Gebiete.
medals-no-draw = Ziehst du, überdeckt Rot vielleicht eine deiner Basen, bevor du die Orden hast. Setze auf b7.
medals-elsewhere = So wird kein Gebiet vollständig. b7 vervollständigt zwei.
medals-kept = Rot hat Hook auf b8 überdeckt, aber deine 3 Orden bleiben dir: Was genommen ist, geht nie verloren.
medals-count = Hier gewinnen 7 Orden. In den beiden großen Gebieten liegen je 3: Mit einem davon fehlte dir nur noch 1.

# Besondere Basen
special = Besondere Basen
special-four = Manche Basen haben eine eigene Wirkung. b5, b6, b10 und b11 sind Rückrufbasen: Wer dorthin setzt, darf einen anderen Trupp zurücknehmen.
special-place = Setze einen Trupp auf b5: Damit machst du außerdem ein Gebiet voll.
special-no-draw = Ziehen löst keine Wirkung aus. Setze auf b5.
special-not-b10 = Auch b10 ist eine Rückrufbasis. Aber auf b5 machst du noch ein Gebiet voll: Setze dorthin.
special-elsewhere = Das ist eine gewöhnliche Basis. Setze auf b5, eine Rückrufbasis.
special-recall = Nun darfst du einen anderen deiner Trupps aufs Bänkchen zurücknehmen. Nimm Skully von b7: Neu gesetzt zieht er noch einmal.
special-no-skip = Du musst nicht, aber ein zweimal gesetzter Skully zieht vier. Nimm ihn von b7 zurück.
special-chain = Dieser Trupp hält deine Kette zusammen. Nimm Skully von b7, an ihrem Ende.
special-end = Skully ist wieder auf deinem Bänkchen, und diesmal weiß Rot es: Alle haben es gesehen.
special-others = Auf anderen Geländen lassen Basen ziehen, verschieben oder festsetzen, nehmen Kniffe oder holen Abgelegtes zurück. Die Regeln nennen sie alle; in ersten Partien lässt man sie weg.

# Das eigene H.Q.
defence = Achte auf dein H.Q.
defence-red = Auch Rot hat eine Kette: vom roten H.Q. über b15, b13, b8 und b3 bis b1.
defence-danger = b1 berührt dein H.Q. Setzt Rot einen Trupp auf das H.Q., hast du verloren, so viele Orden du auch hast.
defence-cut = Spreng die Kette: Überdecke einen roten Trupp darauf, zum Beispiel Jumbo (3) auf b1.
defence-no-draw = Dann nähme Rot jetzt dein H.Q. Spreng zuerst die Kette.
defence-still-open = Rot ist immer noch mit deinem H.Q. verbunden. Überdecke einen roten Trupp der Kette: auf b1, b3 oder b8.
defence-end = Die Kette ist gesprengt, und Rot muss neu anfangen.
defence-warning = Schau vor jedem Zug, ob Rot dein H.Q. erreicht. Das Spiel warnt dich, wenn eine Aktion es offen lässt.

# Ein Plan
plan = Ein erster Plan
plan-two = Du hast 5 von 7 Orden, Rot hat 1. Noch zwei, und du gewinnst.
plan-danger = Aber Rot steht verbunden auf b1: Im nächsten Zug kann Rot dein H.Q. nehmen.
plan-count = Im Gebiet b4, b8, b9, b13 liegen 2 Orden. Dir fehlt nur b13, wo Rot Jumbo (3) hat.
plan-win = Du könntest verteidigen, aber es geht besser, und du gewinnst sofort: Überdecke Jumbo auf b13 mit Roxy.
plan-no-draw = Dann nähme Rot jetzt dein H.Q. Du kannst noch in diesem Zug gewinnen.
plan-no-defence = Das rettet dein H.Q., aber es geht besser: Gewinne noch in diesem Zug auf b13.
plan-elsewhere = Das bringt keine Orden, und dein H.Q. bleibt offen. Gewinne mit Roxy auf b13.
plan-rules = Frag dich in jedem Zug dreierlei: Kann ich jetzt gewinnen? Kann es Rot im nächsten Zug? Wenn beides nicht: Welche Basis bringt Orden, sprengt eine Kette oder füllt mein Bänkchen?

# Die geführte Partie
match = Eine echte Partie gegen den schwächsten Gegner, auf Castle Field ohne besondere Basen.
look-hq = Schau auf das feindliche H.Q.: Deine Kette berührt es.
look-danger = Schau auf dein eigenes H.Q.: Die rote Kette berührt es.
look-draw = Schau auf dein Bänkchen: Davon hängt ab, was du im nächsten Zug kannst.
look-power = Schau auf den Kniff des Trupps, den du gerade gesetzt hast.
look-medals = Schau auf die Gebiete: Es fehlen nur noch wenige Orden.
look-drawers = Schau auf dein Bänkchen: Skully und Star füllen es, während du setzt.
look-regions = Schau auf Gebiete, denen wenige deiner Basen fehlen, und darauf, wo deine Kette reißen kann.
