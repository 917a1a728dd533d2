# What the terminal says itself; what games say is in their own catalogues.

# The question, and what can be typed
keys-choose = number, text or arrows · Tab completes · undo · hint · look · help · quit
keys-pass = Enter shows your view · undo · quit
keys-hide = then pass the device on
keys-over = Enter leaves · save FILE · undo · log · board
keys-chooser = Tab completes · q leaves
ask-hide = Press Enter to hide this{" "}
ask-passed = Press Enter when you have it{" "}
ask-over = over
end-of-input = (end of input)
command-undo = take back your last decision (and what programs did since)
command-redo = play again what was taken back
command-hint = what the search would play, as `fracas hint` says it
command-log = everything that has happened
command-board = draw the board and list all actions again
command-look = the whole table, however large
command-rules = the rules of this game; `rules words`, `rules rulings` or `rules` and a word for more
command-options = what this match is played with: the rules in use
no-rulings = { $game } has no rulings of its own.
no-words = { $game } explains no words of its own.
no-such-word = there is no word '{ $word }' in this game's glossary; `rules words` lists them
command-save = `save FILE` writes the record; `save! FILE` replaces a file
command-reveal = show what was hidden, once the game is over; then nothing can be taken back
command-help = this list
command-quit = leave; the match is kept and can be resumed
command-hint-solver = a best action, from the solver
command-hint-star = a best action, from the solver; costs a star
command-solution = show a shortest solution from here
command-give-up = end it, and see how it could have been solved
command-restart = begin the puzzle again
rule-on = on
rule-off = off
rule-own = home-made
rule-own-named = “{ $name }” (home-made)
rules-in-use = Rules in use: { $rules } (`options` tells them all)
rules-in-use-none = This game has no options.
help-number = play (or open) number 3 in the list
help-text = play an action by its text, or by the start of its words
help-word-label = a word
help-word = list only the actions that contain it; Enter alone shows everything again
help-arrows = point at the board, as the mouse does; Enter chooses, Esc lets go
no-match = no action or command matches that
matches-more = and { $count } more

# The screen
moves-board = { $keys } moves the board
window-too-small = Too small for the board: { $width } x { $height } shows it.
look-for-all = look: everything
menu-more = … { $count ->
        [one] 1 more
       *[other] { $count } more
    }: type a word
under-more = … and { $count } more
action-number = action { $number }
view-of = { $seat }'s view
view-of-all = everybody's view
to-act = { $seat } to act
thinking = { $seat } ({ $player }) is thinking …
thinking-hint = Looking for a good action …
only-for-you = Only for you, before you pass the device on.
pass-device = Pass the device to { $seat }, then press Enter.
result-won = { $seat } wins
result-draw = draw
result-lost = lost
over-now = `save FILE` keeps the record, `undo` takes the last decision back, Enter leaves.
over-secrets = `save FILE` keeps the record, `undo` takes the last decision back, `reveal` shows what was hidden, Enter leaves.
over-revealed = `save FILE` keeps the record, Enter leaves.
nothing-happened = Nothing has happened yet.

# Keeping
not-kept = This match is not being kept: { $reason }
kept-elsewhere = Somebody else plays on in { $left }: from here on this match is kept in { $path }
record-is-in = The record is in { $path }
saved-to = Saved to { $path }
nothing-kept = Nothing was played, so nothing was kept.
match-kept = The match is kept in { $path }
continue-with = Continue with: { $command }
given-up = { $count ->
        [one] Given up after 1 action.
       *[other] Given up after { $count } actions.
    }

# Hints and puzzles
hint-action = action
hint-value = value
hint-share = share
hint-line = goes on
hint-thumb = The rule of thumb would play { $action }.
hint-won = won
hint-lost = lost
hint-fears = Expect the answer: { $action }.
coach-loss = Careful: this takes your chances from { $best } to { $share }, as far as a short search can tell.
coach-again = Enter it once more to play it all the same, or try another action.
hint-best = { $seat }: { $action } ({ $simulations } simulations in { $seconds } s)
solve-from-here = From here it would have been:
solve-from-start = Nothing wins from here any more; from the start it would have been:
solve-unknown = The solver does not know a solution either.
solve-leave = Enter leaves, undo plays on.
solve-play = Play { $action }: { $count ->
        [one] 1 action
       *[other] { $count } actions
    } to go ({ $best ->
        [true] fewest
       *[other] perhaps not the fewest
    }).
solve-nothing-wins = Nothing wins from here any more: take something back with undo.
solve-not-found = No solution was found ({ $reason }): perhaps there is none.
puzzle-begins = { $name }: grade { $grade }, par { $par }. Good luck, commander.
puzzle-par = par { $par }
puzzle-failed = Not this time: par is { $par }. Undo takes back, restart begins again.
puzzle-solved = Solved in { $actions } actions, par { $par }{ $hints ->
        [0] .
        [one] , 1 hint.
       *[other] , { $hints } hints.
    }

# Mistakes
unknown-language = there is no language { $given }; known: { $known }
not-legal = '{ $action }' is not legal now: { $why }
usage = { $why }; see `fracas --help`
usage-no-option = no such option: { $option }
usage-missing = missing argument { $what }
usage-bad = invalid value for { $what }: { $why }
usage-choice = { $given } is not one of { $known }
usage-range = { $given } is not in the range { $range }
usage-number = { $given } is not a valid number
usage-file = { $given } does not exist
error = error:
stopped = Stopped.
session-ended = the session has ended
enter-alone = press Enter alone: nothing is played while the device is being passed on
not-when-over = '{ $given }' is not a command here: the game is over; type undo, reveal, save FILE, log or Enter
unknown-line = '{ $given }' is neither an action you can play now nor a command; type help for the commands
unknown-line-near = '{ $given }' is neither an action you can play now nor a command; did you mean '{ $nearest }'?
no-such-number = there is no { $number } in the list: it goes from 1 to { $last }
nothing-there = nothing can be done at { $place } now
nothing-to-take-back = there is nothing to take back: no person has played yet
nothing-to-suggest = there is nothing to suggest: the game is over
all-is-revealed = everything hidden has been shown: nothing can be taken back any more
reveal-when-over = what is hidden is shown when the game is over
save-needs-file = save needs a file: `save FILE`
game-is-over = the game is over: undo takes the last action back

# Lists
a-person = a person
level = level { $number }
no-matches = No match was kept yet. Begin one with: fracas play
match-forgotten = Deleted: { $path }
matches-resume = Go on with the first: fracas matches 1
matches-game = Game
matches-players = Players
matches-date = Date
matches-actions = Actions
matches-result = Result
matches-running = running
no-such-match = there is no match { $number } in the list: it goes from 1 to { $last }
games-game = Game
games-players = Players
games-minutes = Minutes
games-chance = Chance
games-secrets = Secrets
games-variants = Variants
yes = yes
no = no
not-set = not set
options-none = { $game } has no options.
options-option = Option
options-default = Default
options-meaning = Meaning and allowed values
options-measured = measured: { $shares }
options-measured-note = Measured: the share of the first seat when equal opponents meet; see docs/fairness.md for more.
options-variants = Named variants, measured and tested: { $names }.
options-set = Set them like this: { $command }
options-own-file = or a file of your own, by its path: see `fracas files { $game }`
number-from-to = a whole number from { $low } to { $high }
choose-game = Which game?
choose-options = Which options?
choose-option = Enter plays with these; a number or name changes that option:{" "}
choose-opponent = Against whom?
choose-side = Which side is yours?
choose-friend = a friend
choose-friend-about = on this device, taking turns
choose-enter = (Enter: { $default })
not-in-list = '{ $given }' is not in the list: give a number from 1 to { $last }, or q
no-such-option = there is no option '{ $given }'; known: { $known }

# Files of one's own
warning = warning:
files-none = { $game } takes no files
files-need-file = { $doing } needs a file, or the name of a shipped one
files-need-output = a picture needs a place: -o NAME.svg or -o NAME.png
files-no-kind = there is no kind of file '{ $given }'; known: { $known }
files-which-kind = which kind of file? Say it with --kind, one of: { $known }
files-no-shipped = no file '{ $given }' is shipped; known: { $known }
files-kind = Kind
files-about = What it is
files-shipped = Shipped
files-use = Play with one of your own: { $command }; docs/files.md explains what is in them.
files-written = { $path } is written: change it as you like, then check it.
files-drawn = { $path }: { $bytes } bytes
files-wrong = { $file }: { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
files-right = { $file } can be played with{ $count ->
        [0] .
        [one] ; 1 warning.
       *[other] ; { $count } warnings.
    }

# Lessons
learn-place = lesson { $number } of { $count }
learn-step = step { $number } of { $count }
learn-enter = Enter goes on
keys-learn = Enter goes on · again · look · rules · quit
keys-lesson = number, text or arrows · Tab completes · hint · again · look · quit
learn-enter-alone = here Enter goes on; `again` begins the lesson again, `quit` leaves
command-show-me = an action that would do
command-again = begin this lesson again
learn-shown = For example: { $action }
learn-nothing-to-show = nothing is asked for now
learn-over = Lesson done.
learn-done = Lesson done.
learn-left = The lesson is left; `fracas learn` begins it again.
learn-course-over = The course is done. A match of your own: { $command }
learn-match = a first match, with advice
learn-no-course = { $game } has no course; courses: { $known }
learn-no-number = there is no lesson { $given }: there are 1 to { $count }, and match
learn-bad-file = { $path } is not what Fracas has written ({ $reason }): delete it, and the lessons count as not taken
learn-game = game
learn-name = name
learn-lessons = lessons
learn-is-done = done
guide-advice = Advice: { $action }.
guide-none = No advice this time: choose what you like.

acts-in-secret = { $seat } acts in secret.
replay-or = ↓ or
replay-from-outside = seen from outside
replay-all = everything shown
replay-seen-by = seen by { $seat }
replay-after = after { $at } of { $of } actions
replay-variation = variation
replay-actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
replay-keys = space/→ next · ← back · home/end · g NUMBER goes to · v other eyes · q leaves
replay-branch-keys = ↓ into a variation, or the next one · ↑ out of it
replay-go-to = go to action
