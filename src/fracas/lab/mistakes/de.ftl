# Was falsch sein kann, auf Deutsch; siehe fracas.core.said.

cannot-be-read-and-written = lässt sich nicht lesen und schreiben: { $why }
is-not-a-text-file = ist keine Textdatei; nenne eine andere Datei
line = Zeile { $number }
is-not-a-pair-written = ist kein Paar, das eine Arena geschrieben hat; nenne eine andere Datei
