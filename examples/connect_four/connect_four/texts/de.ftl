# Connect Four auf Deutsch.

line = Vier in einer Reihe, bevor es der andere schafft. Nichts verdeckt, nichts gewürfelt.
seat-yellow = Gelb
seat-red = Rot
kind-drop = Stein einwerfen
field-column = Welche Spalte?
option-first = Wer beginnt
option-first-yellow = Gelb
option-first-red = Rot

prompt-choose = { WORD($seat, "seat") }, wähle eine Spalte.
prompt-over = Das Spiel ist zu Ende.
event-dropped = { WORD($seat, "seat") } wirft einen Stein in Spalte { $column }.
ending-four-in-a-line = { WORD($winner, "seat") } hat vier in einer Reihe.
    .name = Vier in einer Reihe
ending-board-full = Das Gitter ist voll: unentschieden.
    .name = Gitter voll

# Das eigene Brett.
goal-four-in-a-line = Vier in einer Reihe gewinnen. Längste Reihe: { seat-yellow } { $yellow } · { seat-red } { $red }

board = Das Gitter: 7 Spalten, 6 Reihen
column = Spalte { $column }, { $count } von 6 Steinen
drop = In Spalte { $column } einwerfen
# Namen, die das allgemeine Brett zeigt.
place-1 = Spalte 1
place-2 = Spalte 2
place-3 = Spalte 3
place-4 = Spalte 4
place-5 = Spalte 5
place-6 = Spalte 6
place-7 = Spalte 7

## Die Wörter des Spiels: was jedes bedeutet, und wie es in Sätzen steht.

term-disc = Eine Scheibe in einer der Farben. Sie fällt in das unterste freie Loch ihrer Spalte.
    .name = Stein
    .forms = Stein, Steine, Steinen
term-column = Einer der sieben Schächte des Gitters; ein voller nimmt nichts mehr auf.
    .name = Spalte
    .forms = Spalte, Spalten
