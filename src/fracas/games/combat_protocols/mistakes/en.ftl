# What can be wrong, in English; see fracas.core.said.

there-is-no-such-board = there is no such board or file{ $near }; known: { $known }
a-line-has-1-to = a line has 1 to { $side } squares
starts-must-be-numbered-1 = starts must be numbered 1, 2, 3 ... in order
two-starts-are-in-the = two starts are in the same place
two-tokens-are-on-the = two tokens are on the same square
mission-must-have-1-to = mission { $number } must have 1 to { $most-machines } machines
mission-must-list-starts-of = mission { $number } must list starts of the board in ascending order
whole = (whole)
is-not-json = is not JSON: { $error }
where-reason = { $where }: { $reason }
every-line-must-be-of = every line must be { $width } of the characters { $square-kinds }
start-is-at-line-that = start { $number } is at line { $line }; that side has only { $most }
there-is-no-square-for = there is no square { $token } for a token; squares: { $known }
the-board-has-no-mission = the board { $title } has no mission { $mission }; it has: { $missions }
obstacles-do-not-fit-on = { $obstacles } obstacles do not fit on the { $lines } lines of { $title }
the-heat-track-has-spaces = the Heat Track has { $heat } spaces
the-power-track-has-spaces = the Power Track has { $power } spaces
must-name-each-panel-token = must name each panel token at most once
must-be-one-of = must be one of: { $known }
mission-has-machines = mission { $mission } has { $count } machines
the-board-has-direction-tokens = the board has { $count } direction tokens
must-be-null-or-one = must be null or one of: { $known }
got = got { $value }; { $reason }
