# Der Kurs zu Combact. Ein Satz nennt, was er meint: Vorleseprogramme und Terminals zeigen kein Scheinwerferlicht.

# Wie man verliert und gewinnt
goal = Wer nicht legen kann, verliert
goal-board = Schwarz und Weiß legen abwechselnd Teile auf diese Blume; du bist Schwarz. Was liegt, bleibt liegen, also wird der Platz knapp.
goal-lose = Wer ein Teil legen muss und nicht kann, hat sofort verloren. Passen gibt es nicht.
goal-white = Bei Weiß ist es fast so weit: Keines der übrigen Teile passt für Weiß noch irgendwohin. Warum nicht, zeigen die nächsten Lektionen.
goal-lay = Du hast noch ein eigenes kleines Dreieck. Nimm es und leg es auf irgendeines der markierten Felder.
goal-done = Jetzt muss Weiß legen und kann nicht: Du hast gewonnen. Im ganzen Spiel geht es darum, eine Stelle mehr zu haben als Weiß.

# Der Kreis und die Inception
circle = Vier Teile zur Wahl
circle-pieces = 17 Teile liegen in einem Kreis und gehören niemandem, bis jemand sie legt. In dieser Lektion bist du Weiß, und Schwarz legt zuerst.
circle-set = Wer als Zweites legt, setzt zu Beginn die Inception, eine kleine Pyramide: Das bist du. Setz sie vor Platz 5: Wähle das Teil mit der Nummer 5.
circle-not-there = Beginnen darf sie überall, aber dann ginge diese Lektion anders weiter. Setz sie vor Platz 5.
circle-offer = Die nächsten vier Teile im Uhrzeigersinn nach der Inception sind im Angebot: 6a, 7b, 5c und 3b. Andere darf jetzt niemand nehmen.
circle-jump = Schwarz hat 5c genommen, und die Inception ist in die Lücke gerückt. 6a und 7b wurden übersprungen: Sie warten, bis die Inception wieder vorbeikommt.
circle-lay = Du wählst also unter 3b, 7e, 5b und 6c. Nimm eines und leg es auf eine markierte Stelle: Dein erstes Teil darf überall liegen.
circle-micro = Das ist einer deiner beiden Mikrobakte: kleine Teile, die nur dir gehören. Nimm diesmal ein Teil aus dem Kreis.
circle-moved = Die Inception ist weitergerückt, in die Lücke deines Teils. Was du nimmst, bestimmt also, worunter Schwarz wählen darf.
circle-done = Jede Seite hat außerdem zwei Mikrobakte, eine Linse und ein Dreieck. Auch einen davon zu legen ist ein Zug, und die Inception bleibt dabei stehen.

# Legen
lay = Formen auf der Blume
lay-fields = Die Blume besteht aus schmalen Linsen mit zwei Spitzen und aus Dreiecken mit drei. Die Spitzen treffen sich an den Punkten.
lay-pieces = Ein Name beginnt mit der Zahl der Felder: Dein 3a in der Mitte bedeckt 3, das 4a von Weiß an der Ecke rechts oben bedeckt 4.
lay-pick = Nimm 6a, 7b, 5c oder 3b, die Teile im Angebot. Dreh es, wenn du magst, mit den beiden Pfeilen oder der Taste R, und leg es auf eine markierte Stelle.
lay-micro = Das ist ein Mikrobakt von dir. Nimm diesmal ein Teil aus dem Kreis.
lay-sixth = Dort träfen zu viele deiner Augen an einem Punkt zusammen, und es kostete deinen Chip: Warum, sagen zwei spätere Lektionen. Wähle eine andere Stelle.
lay-touch = Alle markierten Stellen hatten eines gemeinsam: Nach deinem ersten Teil braucht jedes eine Spitze auf einem Punkt, an dem du schon eine hast.
lay-mirror = Teile werden gedreht, aber nie umgedreht. Weiß spielt mit der Rückseite, darum sind manche Teile von Weiß Spiegelbilder von deinen.

# Die fünf Augen
dots = Fünf Augen an einem Punkt
dots-peaks = Jede Spitze eines Teils hat ein Auge. Zähl an jedem Punkt die Augen deiner eigenen Farbe.
dots-five = Höchstens fünf dürfen es sein. Am Punkt in der Mitte hast du 4; die Augen von Weiß zählen für dich nicht.
dots-fifth = Nimm deine Linse, den Mikrobakt mit zwei Spitzen, und leg sie mit einer davon an den Punkt in der Mitte. Das macht fünf.
dots-not-middle = So reicht die Linse nicht bis zum Punkt in der Mitte. Leg sie auf ein Feld, das ihn berührt.
dots-not-lens = Nimm deine Linse, ein einzelnes Feld mit zwei Spitzen: Sie bringt genau ein Auge in die Mitte.
dots-full = Weiß hat 2a gelegt. Für dich ist der Punkt in der Mitte jetzt voll: Zwölf Felder treffen sich dort, und höchstens fünf davon dürfen deine sein.
dots-round = Leg noch ein Teil, und zwar so, dass kein Punkt mehr als fünf bekommt.
dots-sixth = Das wäre ein sechstes Auge an einem Punkt. Ein Chip könnte es bezahlen, aber das kommt in der nächsten Lektion: Wähle eine andere Stelle.
dots-done = Bevor du ein Teil legst, siehst du, wie viele Augen jeder Punkt hätte. Ein voller Punkt ist eine verschlossene Tür, also verteile deine Augen.

# Der Chip
token = Fünf plus eins
token-each = Jede Seite beginnt mit einem 5+1-Chip. Er bezahlt ein sechstes Auge an einem Punkt.
token-six = Am Punkt in der Mitte hast du fünf Augen. Nimm dein Dreieck und leg es mit einer Spitze dorthin: Der Chip wird von selbst bezahlt.
token-not-middle = So reicht das Dreieck nicht bis zum Punkt in der Mitte, und kein Punkt kommt auf sechs. Leg es mit einer Spitze in die Mitte.
token-not-triangle = Nimm dein Dreieck, den Mikrobakt mit drei Spitzen: Es bringt genau ein Auge in die Mitte.
token-gone = Sechs Augen, und dein Chip gehört Weiß: Weiß hat jetzt zwei. Ein Punkt mit sechs ist für dich endgültig zu, und zwei Sechser mit einem Teil gibt es nie.
token-back = Weiß hat eine Linse als sechstes Auge an Punkt 9 gelegt, nahe der Ecke rechts oben, und ein Chip ist wieder deiner. So geht er hin und her.
token-keep = Leg jetzt ein Teil, ohne den Chip zu bezahlen.
token-not-again = So kämen irgendwo sechs Augen zusammen, und der Chip ginge an Weiß. Es gibt andere Stellen: Wähle eine davon.
token-done = Jeder Chip, den du zahlst, ist ein Ausweg für Weiß. Zahl ihn, wenn er gewinnt. Wenn sonst nichts passt, musst du.

# Stellen für sich behalten
keep = Platz für dich allein
keep-room = Du hast links begonnen, Weiß rechts. An der linken Ecke hat Weiß kein Teil, von dem aus es weitergeht: Dieser Platz bleibt noch eine Weile deiner.
keep-middle = Hol dir also zuerst den Platz, den beide erreichen. Nimm 3a, dreh es einmal (Pfeile oder Taste R) und leg es mit einer Spitze an den Punkt in der Mitte.
keep-no-micro = Linse und Dreieck sind für das Ende. Nimm 3a aus dem Kreis.
keep-not-middle = So bleibt die Mitte für Weiß. Leg 3a mit einer Spitze an den Punkt in der Mitte, wenn nötig gedreht.
keep-other = Nimm 3a: Es liegt gleich hinter der Inception und reicht bis in die Mitte.
keep-white = Weiß hat sein Dreieck gelegt, obwohl große Teile noch passen. Dieser Zug wird Weiß am Ende fehlen.
keep-lay = Mach es besser: Nimm noch ein Teil aus dem Kreis und leg es, wohin du magst.
keep-spare = Ein Mikrobakt passt, wo sonst nichts passt, und niemand kann ihn dir nehmen. Heb ihn für das Ende auf.
keep-done = Linse und Dreieck hast du noch: zwei Züge für das Ende. Jede Ecke, die nur du erreichst, bringt weitere.

# Der anderen Seite Stellen nehmen
take = Die letzte Stelle von Weiß
take-count = Gegen Ende such die Stellen, die Weiß noch hat. Deck die letzte zu, und du gewinnst.
take-white = Weiß hat keine Mikrobakte mehr, und von den Teilen passt nur noch 4a, an einer einzigen Stelle: auf das Dreieck an der Ecke links oben mit den drei Linsen ringsum.
take-cover = Du hast nur noch deine Linse, und die genügt. Leg sie auf eine der drei Linsen um jenes Dreieck, zwischen den Punkten 11, 25 und 26.
take-elsewhere = Dann legt Weiß 4a an die Ecke links oben, und du hast nichts mehr zu legen. Deck eine der drei Linsen dort zu.
take-done = Für Weiß passt nichts mehr: Du hast gewonnen, mit einer Linse, die du bis zum Ende aufgehoben hast.

# Ein erster Plan
plan = Ein erster Plan
plan-questions = Frag dich in jedem Zug dreierlei: Was erreiche nur ich, was erreicht Weiß, und welche Teile bekommt Weiß angeboten?
plan-end = Hier sind alle Mikrobakte gelegt. Im Angebot sind 7d, 6a, 4a und 7b, und du könntest jedes davon legen.
plan-white = Für Weiß passt nur eines davon: 4a. Das aber an vier Stellen, und alle zudecken kannst du nicht.
plan-take = Ein Teil, das du nimmst, ist auch für Weiß weg. Nimm das, das Weiß braucht, und leg es auf irgendeine markierte Stelle.
plan-not-that = Dann nimmt Weiß 4a und legt es. Nimm 4a selbst, und für Weiß bleibt nichts, was passt.
plan-done = Du hast durch ein Teil gewonnen, nicht durch eine Stelle. Also: erst der Platz, den beide erreichen, dann dein eigener; Mikrobakte und Chip zuletzt; und zähl immer, was Weiß noch bleibt.
plan-targets = Das alles war der Zeitfaktor, das übliche Ziel. Bei anderen zäunst du leere Felder ein oder erreichst Marken: Legen und Augenzählen bleiben gleich.

# Die begleitete Partie
match = Eine ganze Partie: Weiß setzt die Inception, und du beginnst. Vor jedem deiner Züge bekommst du einen Rat und erfährst, worauf du schauen sollst.
look-micro = Ein Mikrobakt: Schau, ob noch etwas Größeres passt oder ob er Weiß die letzte Stelle nimmt.
look-first = Dein erstes Teil darf überall liegen. Schau, von wie vielen Punkten aus es weitergeht: wenige Augen an vielen Punkten sind besser als fünf an einem.
look-early = Such Platz, den beide erreichen, und nimm ihn zuerst. Was nur du erreichst, läuft nicht weg.
look-middle = Schau auf deine Punkte: Mit fünf Augen sind sie zu. Und schau, unter welchen vier Teilen Weiß nach dir wählen darf.
look-late = Zähl, was Weiß noch bleibt. Kannst du es zudecken oder das Teil nehmen, das Weiß braucht?
