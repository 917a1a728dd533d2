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
turn-draw = Drei Trupps sind wenig. Klicke auf deine Reserve, um 2 zu ziehen.
turn-not-place = Setzen dürftest du, aber hier geht es ums Ziehen. Ziehe zuerst.
turn-red = Auch Rot hat gezogen. Du siehst, wie viele Trupps Rot hat, aber nicht, welche.
turn-place = Setze jetzt einen Trupp auf b1 oder b2, die Basen neben deinem H.Q.
turn-not-draw = Du hast jetzt fünf Trupps und niemanden auf dem Gelände. Setze einen.
turn-end = Das ist schon das ganze Spiel: ziehen, setzen, ziehen, setzen. Ohne Trupps geht nichts, also behalte dein Bänkchen im Auge.
