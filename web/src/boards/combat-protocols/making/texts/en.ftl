title = Solve my table
about = Set up what lies on your table by clicks; then ask for a hint, for the whole solution, or play on from there.
brush-turn = Turn
brush-turn-help = Click a direction token to turn it, a line to lay or change an obstacle, a panel token to flip it, a track to move its marker.
brush-token = Direction token
brush-token-help = Click a square to lay one; on one that lies there: takes it away.
brush-barrier = Barrier
brush-barrier-help = Click a line between two squares; again: takes it away.
brush-drain = Battery Drain
brush-drain-help = Click a line between two squares; again: takes it away.
brush-controller = Air Traffic Controller
brush-controller-help = Click the panel token it stands on; again: it has not stepped onto the panel yet.
brush-machine = Machine { $number }
brush-machine-help = Click the square it is on; on its start, or on itself: it waits again. What is through is said below.
spot-square = Square { $square }: { $token ->
        [none] no direction token
        [north] direction token facing north
        [east] direction token facing east
        [south] direction token facing south
       *[west] direction token facing west
    }{ $machine ->
        [0] {""}
       *[other] , machine { $machine }
    }
spot-line = Line { $line }: { $kind ->
        [barrier] a Barrier
        [drain] a Battery Drain
       *[none] free
    }
spot-start = Start { $start }: { $count ->
        [0] nobody waits
        [one] one machine waits
       *[other] { $count } machines wait
    }
spot-cell = Panel, { $cell }: { $face }{ $here ->
        [yes] , with the controller
       *[no] {""}
    }
spot-heat = Heat Track, space { $space }{ $here ->
        [no] {""}
        [up] , the marker, pointing up
       *[down] , the marker, pointing down
    }
spot-power = Power Track, space { $space }{ $here ->
        [no] {""}
       *[other] , the marker
    }
machines = Machines
machine = Machine { $number }
place-waiting = waits at its start
place-gone = is through
refused = The board has no such mission, or the server cannot be asked.
fault-tokens = { $count ->
        [one] One direction token lies on the board
       *[other] { $count } direction tokens lie on the board
    }: that is not the number this board has.
fault-obstacles = { $count } obstacles are too many: there are three at most.
fault-through = All machines are through: this table is solved.
fault-hot = The Heat marker is at an end of its track: this table is lost.
fault-power = The Power marker is at the end of its track: this table is lost.
fault-machines-enter-in-order = Of machines at one start, those with lower numbers enter first.
fault-machines-on-squares-of-their-own = Two machines are on one square.
fault-panel-fits-the-controller = Panel tokens are flipped, so the controller stands on one of them: set it, too.
fault-obstacles-on-lines-of-their-own = Two obstacles are on one line.
