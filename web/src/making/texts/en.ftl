canvas = The board. Brush: { $brush }. Arrow keys move, Space paints, Shift with an arrow draws on.
spot-wrong = Something is wrong here
brushes = Brushes
undo = Undo
redo = Redo
symmetry = Mirror strokes
symmetry-none = No mirror
symmetry-across = Mirror left and right
symmetry-along = Mirror top and bottom
symmetry-point = Mirror by half a turn
check-alone = The server cannot be asked now; you can go on drawing.
check-busy = Looking at it…
check-right = This can be played.
check-wrong =
    { $count ->
        [one] One thing is to be mended:
       *[other] { $count } things are to be mended:
    }
check-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
new = New
open = Open…
save = Save
share = Share
open-title = Open
open-file = A file of yours…
open-shipped = Or begin with one of the game’s
open-unreadable = This file cannot be read here.
open-undo = What you have now comes back by Undo.
share-title = Share
share-link = Link
share-on = Send…
share-why = All of it is in the link itself: nothing is stored on the server, and whoever has the link can open it.
file-name = my-own
link-broken = The link is not whole: it may have been cut off where it was pasted. Here is your own draft.
play = Play
play-why = Choose the opponent and the rules on the next page.
keys = Keys
keys-arrows = Arrow keys: move over the board
keys-paint = Space or Enter: paint; Shift with an arrow: draw on
keys-brushes = Letters: choose a brush
keys-undo = Ctrl+Z, Ctrl+Y: undo, redo

play-from-here = Play from here
solve-hint = A hint
solve-whole = The whole solution
solve-cancel = Stop looking
solve-busy = Looking for a solution…
solve-proving = Solved in { $length }. Looking for something shorter, or for the proof that there is nothing…
solve-hint-solvable =
    { $length ->
        [one] Still solvable, with one action more.
       *[other] Still solvable, { $least } actions at least.
    }
solve-optimal =
    { $length ->
        [0] Solved: all machines are through.
        [one] Solved in one action, and proven: there is no shorter solution.
       *[other] Solved in { $length } actions, and proven: there is no shorter solution.
    }
solve-solved = Solved in { $length } actions. Not proven to be the shortest: no solution has fewer than { $least }.
solve-unsolvable = Proven: this cannot be solved any more.
solve-unknown = No solution found in the time there is; that proves nothing. If there is one, it takes { $least } actions at least.
solve-effort = { $states } positions looked at.
solve-start = Before the first action
solve-step = { $n } of { $of }
solve-steps = The solution, action by action
solve-back = One action back
solve-next = One action on
