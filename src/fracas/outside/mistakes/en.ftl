# What can be wrong, in English; see fracas.core.said.

a-player-has-no-name = a player has no name; { $all-known }
there-is-no-player = there is no player { $word }{ $near }; { $all-known }
the-program = the program { $words } { $why-not }
the-command-cannot-be-split = the command { $word } cannot be split into words: { $error }
give-either-time-or-clock = give either --time or --clock
clock-got-allowed-seconds-for = --clock: got { $clock }; allowed: seconds for the game and, after a +, for each action
time-got-allowed-more-than = --time: got { $seconds }; allowed: more than 0, at most { $longest-seconds } seconds
wants-positions-and-a-server = { $word } wants positions, and a server tells views: it can play in the terminal and the arena
refuses = { $address } refuses { $path }: { $refusal }
cannot-be-reached = { $address } cannot be reached: { $getattr }
known = known: { $known }
is-not-there = is not there
is-a-folder = is a folder
is-not-a-program = is not a program: make it executable (chmod +x), or name what runs it, as in `node engine.js`
