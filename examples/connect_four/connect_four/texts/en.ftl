# Connect Four in English: every sentence of the game, and every word its board uses.

line = Four in a row before the other. Nothing hidden, nothing rolled.
seat-yellow = Yellow
seat-red = Red
kind-drop = Drop a disc
field-column = Which column?
option-first = Who begins
option-first-yellow = Yellow
option-first-red = Red

prompt-choose = { WORD($seat, "seat") }, choose a column.
prompt-over = The game is over.
event-dropped = { WORD($seat, "seat") } drops a disc into column { $column }.
ending-four-in-a-line = { WORD($winner, "seat") } has four in a line.
    .name = Four in a line
ending-board-full = The board is full: a draw.
    .name = Board full
goal-four-in-a-line = Four in a line win. Longest line: { seat-yellow } { $yellow } · { seat-red } { $red }

# The board of its own.
board = The grid: 7 columns, 6 rows
column = Column { $column }, { $count } of 6 discs
drop = Drop into column { $column }
# Names that the general board shows.
place-1 = Column 1
place-2 = Column 2
place-3 = Column 3
place-4 = Column 4
place-5 = Column 5
place-6 = Column 6
place-7 = Column 7

## The words of the game: what each means, and how it stands in sentences.

term-disc = A piece of either colour. It falls to the lowest free hole of its column.
    .name = Disc
    .forms = disc, discs
term-column = One of the seven shafts of the grid; a full one takes no more discs.
    .name = Column
    .forms = column, columns
