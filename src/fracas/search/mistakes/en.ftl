# What can be wrong, in English; see fracas.core.said.

there-is-no-player-known = there is no player { $kind }{ $hint }; known: { $known }
is-a-puzzle-for-one = { $id } is a puzzle for one: it has a solver, not an opponent
a-level-has-its-own = a level has its own limits: give either a level, or seconds and simulations
seconds-got-allowed-more-than = seconds: got { $seconds }; allowed: more than 0, at most { $longest-seconds }
simulations-got-allowed-whole-numbers = simulations: got { $simulations }; allowed: whole numbers from 1 to { $most-simulations }
threads-got-allowed-whole-numbers = threads: got { $threads }; allowed: whole numbers from 1 to { $most-threads }
this-player-plays-not = this player plays { $id }, not { $id-2 }
threads-got-a-level-thinks = threads: got { $threads }; a level thinks on one; give seconds or simulations with threads
level-got-allowed = level: got { $name }; allowed: { $known }
level-got-allowed-to = level: got { $number }; allowed: { $levels } to { $levels-2 }
comes-without-puzzles = { $name } comes without puzzles
holds-puzzles-of-not-of = holds puzzles of { $game }, not of { $id }
must-be-numbered-1-2 = must be numbered 1, 2, 3 ... in order
no-game-comes-with-puzzles = no game comes with puzzles
there-is-no-puzzle-they = there is no puzzle { $number }: they go from 1 to { $puzzles-count }
whole = (whole)
is-not-json = is not JSON: { $error }
got = got { $value }; { $reason }
seconds-got-must-be-a = seconds: got { $seconds }; must be a number, 0 or more
is-not-a-puzzle-only = { $name } is not a puzzle: only solo games with puzzle kernels can be solved
this-machine-does-not-have = this machine does not have { $megabytes } MB of memory to spare: allow less
none-of-the-set-ups = none of the { $most-deals } set-ups tried with these options can be solved
a-player-chooses-in-a = a player chooses in a match, not in { $match }
there-is-nothing-to-choose = there is nothing to choose: the game is over
