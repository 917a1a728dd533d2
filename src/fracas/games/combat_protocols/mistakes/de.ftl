# Was falsch sein kann, auf Deutsch; siehe fracas.core.said.

there-is-no-such-board = dieses Brett und diese Datei gibt es nicht{ $near }; bekannt: { $known }
a-line-has-1-to = eine Zeile hat 1 bis { $side } Felder
starts-must-be-numbered-1 = die Starts müssen der Reihe nach 1, 2, 3 ... heißen
two-starts-are-in-the = zwei Starts sind am selben Ort
two-tokens-are-on-the = zwei Marker liegen auf demselben Feld
mission-must-have-1-to = Mission { $number } muss 1 bis { $most-machines } Maschinen haben
mission-must-list-starts-of = Mission { $number } muss Starts des Brettes in aufsteigender Reihenfolge nennen
whole = (ganz)
is-not-json = ist kein JSON: { $error }
where-reason = { $where }: { $reason }
every-line-must-be-of = jede Zeile muss aus { $width } der Zeichen { $square-kinds } bestehen
start-is-at-line-that = Start { $number } ist an Linie { $line }; diese Seite hat nur { $most }
there-is-no-square-for = es gibt kein Feld { $token } für einen Marker; Felder: { $known }
the-board-has-no-mission = das Brett { $title } hat keine Mission { $mission }; es hat: { $missions }
obstacles-do-not-fit-on = { $obstacles } Hindernisse passen nicht auf die { $lines } Linien von { $title }
the-heat-track-has-spaces = die Hitzeleiste hat { $heat } Felder
the-power-track-has-spaces = die Stromleiste hat { $power } Felder
must-name-each-panel-token = darf jeden Marker des Pults höchstens einmal nennen
must-be-one-of = muss eines davon sein: { $known }
mission-has-machines = Mission { $mission } hat { $count } Maschinen
the-board-has-direction-tokens = das Brett hat { $count } Richtungsmarker
must-be-null-or-one = muss null sein oder eines davon: { $known }
got = { $value } gegeben; { $reason }
