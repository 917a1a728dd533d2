# Combat Protocols in English: every sentence of the game, and every word its board uses.

line = Guide every flying machine across before the engine overheats. A puzzle for one, with proven best solutions.
seat-player = Commander
kind-place = Place an obstacle
kind-enter = Bring a machine in
kind-fly = Fly a machine
kind-turn = Turn a token
kind-move = Move a token
kind-shift = Move an obstacle
kind-idle = Step, with nothing to do
field-line = Which line?
field-to = To which line?
field-start = From which start?
field-square = Which square?
field-cell = Which panel token?
field-turn = Which way round?
field-way = Which way?
value-cell-nw = top left
value-cell-ne = top right
value-cell-sw = bottom left
value-cell-se = bottom right
value-turn-left = Left
value-turn-right = Right
value-turn-around = Around
value-way-north = North
value-way-east = East
value-way-south = South
value-way-west = West

option-mission = Mission
option-mission-help = How many machines wait where: 1 has three, 2 four, 3 five; in 4 and 5 three of five share a start.
option-difficulty = Difficulty
option-difficulty-help = How many obstacles lie on the board.
option-difficulty-pictures = yes
option-difficulty-easy = Easy: none
option-difficulty-normal = Normal: 1
option-difficulty-hard = Hard: 2
option-difficulty-impossible = Impossible: 3
option-tracks = Tracks
option-tracks-help = How long the Heat Track and the Power Track are.
option-tracks-pictures = yes
option-tracks-relaxed = Relaxed: long
option-tracks-standard = Standard
option-tracks-expert = Expert: short
option-board = Board
option-board-help = Air Space is the board of the rulebook; the others are ours. You can also give one of your own as JSON.
option-board-air-space = Air Space
option-board-crossing = Crossing
option-board-twin-hangars = Twin Hangars
option-board-great-circle = Great Circle
option-obstacles_by_seed = Obstacles placed by chance
option-obstacles_by_seed-help = Otherwise you place them yourself, one at a time.
option-deal = Set-ups skipped
option-deal-help = How many set-ups of the seed are skipped; the program skips those that cannot be solved.

lesson-flying = Flying
lesson-turning = Turning tokens
lesson-moving = Moving tokens
lesson-engines = Engines
lesson-power = Spending power
lesson-chargers = Charger Depots
lesson-traffic = Several machines
lesson-barriers = Barriers
lesson-drains = Battery Drains
lesson-shifting = Moving obstacles

variant-mission-5-expert-seeded = Mission 5, impossible, expert, obstacles by chance
variant-crossing = Crossing, mission 3, hard
variant-great-circle = Great Circle, mission 5, impossible

board = { $title }: { $rows } rows, { $columns } columns. { $gone } of { $count } machines are through, { $played ->
        [one] 1 action
       *[other] { $played } actions
    }.
square = Square { $name }
square-engine = Engine: turns the Heat marker round
square-charger = Charger Depot: gives back 1 power
square-machine = Machine { $number }, heading { $way }
square-token = token pointing { $way }
square-no-token = no token: no way out
square-empty = empty
engine = Engine
engine-text = A machine that comes here turns the Heat marker round.
charger = Charger Depot
charger-text = A machine that comes here gets 1 power back.
machine = Machine { $number }
machine-heads = Heads { $way } and leaves over that side only.
machine-stuck = No token below it: no way out.
machine-waits = Waits on start { $start }.
token = Direction token, { $square }
token-text = A machine leaves this square to the { $way } only.
obstacle-barrier = Barrier
obstacle-barrier-text = No machine passes this line.
obstacle-drain = Battery Drain
obstacle-drain-text = A machine that passes this line loses 1 power.
on-line = { $what } on { $line }
start = Start { $number }
start-label = Start { $number }, { $side }: { $waiting }
start-waiting = machines waiting: { $list }
start-none = nobody waits
can-enter = Bring machine { $number } in
can-fly = Fly it { $way }
can-leave = Fly it out
can-token = Pick up the token
can-obstacle = Pick up the obstacle
can-place = Place the { $what } here, on { $line }
can-shift = Move the obstacle here, to { $line }
turn-left = Turn the token on { $square } left
turn-right = Turn the token on { $square } right
turn-around = Turn the token on { $square } around
move-way = Move the token from { $square } { $way }
by = with the { $cell } panel token
way-north = north
way-east = east
way-south = south
way-west = west
side-north = north of the board
side-east = east of the board
side-south = south of the board
side-west = west of the board

heat = Heat
heat-text = Every move takes the marker one space the way it points. At either end the engine overheats. An Engine turns it round.
heat-left = { $count } left
heat-space = Space
heat-room = To the end
heat-up = Heat Track: marker on space { $marker } of { $length }, pointing up, { $room } to the end
heat-down = Heat Track: marker on space { $marker } of { $length }, pointing down, { $room } to the end
power = Power
power-text = Paid moves and Battery Drains move the marker one space on; on the last space the drill is lost. A Charger moves it back.
power-left = { $count } left
power-space = Space
power-count = To the end
power-label = Power Track: marker on space { $marker } of { $length }, { $left } to the end

face-turn-90 = Turn by 90°
face-turn-180 = Turn by 180°
face-move = Move, free
face-move-for-1-power = Move for 1 power
face-turn-90-text = Turn a direction token left or right.
face-turn-180-text = Turn a direction token around.
face-move-text = Move a direction token to a neighbouring square, or an obstacle to a neighbouring line.
face-move-for-1-power-text = Move a direction token to a neighbouring square, or an obstacle to a neighbouring line. Costs 1 power.
cell = Panel token { $cell }: { $face }, on its other side { $other }.
cell-below = Other side
cell-here = The controller stands here; the token flips when it leaves.
cell-far = Out of reach: only neighbours of the controller.
stock-place = To place
stock-label = Obstacles to place: { $list }
stock-through = through
stock-actions = { $count ->
        [one] action
       *[other] actions
    }
stock-status = { $gone } of { $count } machines are through, { $played ->
        [one] 1 action so far
       *[other] { $played } actions so far
    }
strip-waiting = Machine { $number } waits
strip-flying = Machine { $number } on { $place }
strip-gone = Machine { $number } is through
strip-actions = Actions
strip-mission = Mission { $mission }, { $difficulty }

phrase-place = Place on { $line }
phrase-enter = Bring machine { $number } in at { $square }
phrase-fly = Fly machine { $number } { $way }
phrase-out = Fly machine { $number } out
phrase-turn = Turn { $square } { $turn } ({ $cell })
phrase-move = Move the token on { $square } { $way } ({ $cell })
phrase-shift = Move the obstacle on { $line } to { $to } ({ $cell })
phrase-idle = Step { $cell }: nothing to do
now-cell = { $cell }: { $face }
now-start = Start { $number }: machine { $machine }
now-fly = { $square }: machine { $machine }
round-left = left
round-right = right
round-around = around

# What is asked.

prompt-place = Choose a line for the { WORD($obstacle, "obstacle") }{ $more ->
        [0] { "" }
       *[other] { " " }({ $more } more to place after it)
    }.
prompt-move-or-step = Move a machine, or step the controller onto a panel token.
prompt-over = The mission is over.

# What happened.

arrival = { $engine ->
        [true] ; the Engine turns the Heat marker round
       *[false] { "" }
    }{ $charged ->
        [true] ; the Charger gives back 1 power
       *[false] { "" }
    }
event-placed = A { WORD($obstacle, "obstacle") } is placed on { $line }.
event-entered = Machine { $machine } enters at { $target }{ arrival }.
event-flew = Machine { $machine } flies from { $origin } to { $target }{ $drained ->
        [true] { " " }through a Battery Drain
       *[false] { "" }
    }{ arrival }.
event-left = Machine { $machine } leaves the board from { $origin }.
event-drained = Machine { $machine } loses the last power to the Battery Drain between { $origin } and { $target }.
event-stepped = The controller steps onto the { WORD($cell, "value-cell") } token ({ WORD($face, "face") }){ $idle ->
        [true] , which has nothing to act on
       *[false] { "" }
    }{ $left ->
        [none] { "" }
       *[other] ; the { WORD($left, "value-cell") } token flips
    }.
event-turned = The token on { $square } turns { WORD($turn, "round") } and now points { WORD($facing, "way") }.
event-token-moved = The token on { $origin } moves to { $target }.
event-obstacle-moved = The { WORD($obstacle, "obstacle") } on { $origin } moves to { $target }.
event-ended = { $ending }

ending-all-through = Every flying machine is through: the drill is complete.
    .name = All through
ending-out-of-power = Out of power: the drill is lost.
    .name = Out of power
ending-overheated = The engine overheats: the drill is lost.
    .name = Overheated
ending-action-limit = The drill has taken too long and is called off: it is lost.
    .name = Called off

# What an action will do.

preview-flight = { $drained ->
        [true] the Battery Drain takes 1 power;{ " " }
       *[false] { "" }
    }{ $engine ->
        [true] the Engine turns the Heat marker round;{ " " }
       *[false] { "" }
    }{ $charged ->
        [true] the Charger gives back 1 power;{ " " }
       *[false] { "" }
    }{ $room ->
        [one] then 1 space to the end of the Heat Track
       *[other] then { $room } spaces to the end of the Heat Track
    }
preview-last-exit = the last machine leaves: the drill is complete
preview-overheating = the engine overheats: the drill is lost
preview-last-power = { $cause ->
        [drain] the Battery Drain takes the last power: the drill is lost
       *[payment] costs the last power: the drill is lost
    }
preview-payment = costs 1 power

# Why an action is not legal.

reason-place-first = { $left ->
        [one] one more obstacle must be placed first
       *[other] { $left } obstacles must be placed first
    }
reason-all-placed = all obstacles have been placed
reason-no-line = { $line ->
        [none] there is no line there
       *[other] the board has no line { $line }
    }
reason-line-taken = there is already an obstacle on { $line }
reason-no-obstacle = there is no obstacle on { $line }
reason-no-start = the board has no start { $start }
reason-nobody-waits = no machine is waiting on start { $start }
reason-front-occupied = { $square }, the square in front of start { $start }, is occupied by machine { $machine }
reason-no-square = the board has no square { $square }
reason-no-machine = there is no machine on { $square }
reason-no-way-out = { $square } has no direction token, so no machine can leave it
reason-wrong-side = the token points { WORD($facing, "way") }, but machine { $machine } leaves the board to the { WORD($heading, "way") } only
reason-start-blocks = it would leave over start { $start }, where machines still wait
reason-occupied = { $square } is occupied by machine { $machine }
reason-barrier-between = a Barrier lies between { $origin } and { $target }
reason-out-of-reach = the controller can only step onto an orthogonal neighbour: { LIST($cells, "value-cell", type: "or") }
reason-wrong-face = the { WORD($cell, "value-cell") } token shows “{ WORD($face, "face") }”
reason-must-act = “{ WORD($face, "face") }” ({ WORD($cell, "value-cell") }) has a target and must be carried out
reason-no-token = there is no direction token on { $square }
reason-token-there = there is already a direction token on { $square }
reason-off-board = the token on { $square } would leave the board to the { WORD($way, "way") }

# The terminal's picture
draw-head = { $title }, mission { $mission }, { $difficulty }, { $tracks } tracks: { $played } actions
draw-engine = Engine
draw-charger = Charger
draw-engine-short = Engine
draw-charger-short = Charger
draw-heat = Heat
draw-power = Power
draw-to-the-end = { $count } to the end
draw-to-place = To place: { $what }
draw-legend = ▲1 machine  (↑) direction token  @ controller
draw-face-turn-90 = turn 90
draw-face-turn-180 = turn 180
draw-face-move = move
draw-face-move-for-1-power = move for 1 power

## What it is all about, with how far one has come.

goal-all-through =
    Bring every machine across: { $through } of { $machines } through · heat: { $heat_left ->
        [one] 1 space
       *[other] { $heat_left } spaces
    } to the end · power: { $power_left } left · { $actions_left } actions left
    .short = { $through }/{ $machines } through · heat { $heat_left } · power { $power_left } · { $actions_left } actions

## The words of the game: what each means, and how it stands in sentences.

term-machine = It is to cross the board and leave it the way it heads.
    .name = Machine
    .forms = machine, machines, flying machine, flying machines
term-start = A place outside the board where machines wait to come in.
    .name = Start
    .forms = start, starts
term-direction-token = A machine leaves a square only the way the token on it points.
    .name = Direction token
    .forms = direction token, direction tokens, token, tokens
term-controller = Steps from one panel token to another one beside it, does what that shows, and flips the one it left.
    .name = Controller
    .forms = controller
term-panel = Four tokens in a square that turn and move what lies on the board.
    .name = Control panel
    .forms = control panel, panel, panel token, panel tokens
term-heat = Every move takes the Heat marker one space the way it points. At either end of its track the drill is lost.
    .name = Heat
    .forms = heat, Heat, Heat Track, Heat marker
term-power = Paid moves and Battery Drains cost 1; on the last space of its track the drill is lost.
    .name = Power
    .forms = power, Power, Power Track, Power marker
term-engine = A machine that comes there turns the Heat marker round.
    .name = Engine
    .forms = Engine, Engines
term-charger = A machine that comes there gives back 1 power.
    .name = Charger Depot
    .forms = Charger Depot, Charger, Chargers
term-barrier = An obstacle on a line: it cannot be crossed.
    .name = Barrier
    .forms = Barrier, Barriers, barrier
term-drain = An obstacle on a line: crossing it costs 1 power.
    .name = Battery Drain
    .forms = Battery Drain, Battery Drains
term-obstacle = A Barrier or a Battery Drain, on a line between two squares.
    .name = Obstacle
    .forms = obstacle, obstacles
term-drill = The puzzle as a whole: won when the last machine has left.
    .name = Drill
    .forms = drill, drills

# Whose the game is
notice-theirs = The game, its name, its rules, missions and difficulties.
notice-ours = The programme, all drawings, the wording of the rules, the layout of the air space and the tracks (derived, since the book shows them as pictures), the pairs on the control panel, all further boards and the puzzles, and the solver.
