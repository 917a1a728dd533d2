# Der Kurs zu Connect Four.

goal = Vier in einer Reihe
goal-fall = Du spielst Gelb. Wähle eine Spalte, und ein Stein fällt auf ihren untersten freien Platz.
goal-line = Vier deiner Steine in einer Reihe gewinnen: waagrecht, senkrecht oder schräg. Drei hast du, in den Spalten 3, 4 und 5.
goal-win = Spalte 6 ist versperrt. Wirf einen Stein in Spalte 2.
goal-not-there = Das gibt keine vier. Deine drei liegen unten in den Spalten 3 bis 5: Spalte 2 macht sie voll.
goal-end = Vier in einer Reihe, und du hast gewonnen.

block = Versperren und doppelt drohen
block-red = Rot hat in Spalte 1 drei übereinander. Noch einer, und Rot gewinnt.
block-now = Halte Rot auf: Wirf einen Stein in Spalte 1.
block-loses = Dann wirft Rot in Spalte 1 und gewinnt. Versperre sie zuerst.
block-two = Nun zu deinen Steinen in den Spalten 4 und 5: Mach drei daraus, die an beiden Enden offen sind, mit Spalte 3.
block-one-only = Das werden keine drei mit zwei offenen Enden. Wähle Spalte 3.
block-other-side = Das ginge auch. Nimm hier Spalte 3, die näher an der Mitte liegt.
block-win = Rot kann nur eines der beiden Enden versperren. Gewinne am anderen.
block-finish = Ein Ende deiner drei ist noch offen: Wirf dort ein und gewinne.
