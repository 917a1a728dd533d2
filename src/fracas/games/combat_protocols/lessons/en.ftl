# The course of Combat Protocols. A sentence names what it means: screen readers and terminals show no spotlight.

# How one wins
goal = Get them through
goal-air = This is the air space: six squares, a1 to c1 above and a2 to c2 below. You play alone, and nothing is hidden.
goal-machines = Every machine comes in on one side and must leave over the opposite one. Machine 2 on b2 heads north: out over the top.
goal-fly = The arrow on b2, a direction token, points north to b1. Choose machine 2, and it flies there.
goal-no-panel = The control panel comes in a later lesson. Now choose machine 2.
goal-out = Once more: the arrow on b1 points out over the top. Choose machine 2.
goal-end = The last machine is through, so the mission is won. That is the whole aim: all of them out.

# Arrows
arrows = In, and along the arrows
arrows-enter = Machine 1 waits on start 1, below a2. Choose it to bring it in.
arrows-first-enter = Machine 2 will fly in a moment. First bring machine 1 in: choose start 1.
arrows-no-panel = Leave the control panel for later: here you need the machines only.
arrows-east = A machine leaves a square only the way the arrow on it points. On a2 that is east, to b2, but machine 2 is there, and a square holds one machine.
arrows-clear = So make room: fly machine 2 from b2 on to b1.
arrows-follow = b2 is free. Now fly machine 1 there.
arrows-north = Your machines head north, so they get out over the top only. An arrow that points out elsewhere is a dead end, and so is a square without an arrow.
arrows-out = Fly whoever is left on and out, until all are through.
arrows-end = All through. Choosing a machine moves it, and the order of moves is yours.

# Turning
turning = The controller turns arrows
turning-stuck = The arrow on a2 points west, off the board. Machine 1 heads north, so that is no way out for it.
turning-panel = The figure on the control panel is the controller. Step it onto the token at the top left or bottom right, and you may turn one arrow.
turning-right = Choose the arrow on a2, then choose to turn it right, so that it points north. Top left or bottom right, either will do.
turning-not-left = Then it would point south. It points west now: turn it right, to north.
turning-not-that = That arrow is in nobody’s way. Turn the one on a2, below machine 1.
turning-no-move = That moves a token, which is for the next lesson. Turn the arrow on a2 to the right.
turning-fly = Now a2 points north, and so does a1. Fly machine 1 on and out.
turning-now-fly = The arrows are right as they are. Choose machine 1.
turning-end = You may fly and steer in any order, as often as you like. But where the controller stands matters: that comes next.

# Moving
moving = The controller moves arrows
moving-stuck = Machine 1 is on a1, and there is no arrow on a1: it cannot leave. The nearest one lies on a2.
moving-panel = The panel tokens at the top right and bottom left move things: an arrow goes to the next square, if that has none.
moving-step = The controller stands at the top left. From there it steps to a neighbour, top right or bottom left; it neither stays nor crosses to the corner opposite.
moving-move = Choose the arrow on a2, then choose to move it north, to a1. Top right or bottom left, either will do.
moving-not-that = That does not help machine 1. Move the arrow from a2 north to a1.
moving-flipped = See the panel token at the top left: the controller left it, so it was flipped. It turns by 180 degrees now, not by 90.
moving-fly = The arrow lies under machine 1, pointing north. Fly it out.
moving-now-fly = The arrow on a1 is right. Choose machine 1.
moving-end = So turning and moving always take turns, and every token you leave shows its other side the next time.

# Heat
cooling = Heat
cooling-track = Every move of a machine, in and out included, takes the Heat marker one space the way it points. At either end of the track the engine overheats, and you lose.
cooling-near = The marker is two spaces from the end it points at, “2 left”: one move is safe, the second would overheat. Turning and moving arrows costs no heat.
cooling-engine = A machine that comes onto an Engine turns the marker round. a1 and c1 are Engines: fly machine 1 or machine 3 there.
cooling-not-b = b1 is no Engine: the marker would stand right before the end, and the next move would lose. Fly machine 1 or 3.
cooling-no-panel = Arrows do not cool anything. Choose a machine.
cooling-down = It went one space on and then turned round: now it points at the other end, far away.
cooling-back = Fly machine 2 to b1, and see the marker go back.
cooling-not-engine = That is the other Engine: it would turn the marker back to the near end. Fly machine 2.
cooling-end = The other end overheats as well, so you need the other Engine in time. The move that takes the last machine out always wins.

# Power
spending = Power
spending-track = The Power marker runs from 1 to 4. On the last space the power is gone and you lose; now it stands on 2.
spending-sides = The token at the top right is flipped: a move there costs 1 power. The one at the bottom left still moves free of charge.
spending-free = Machine 1 on a1 needs an arrow. Choose the arrow on a2, then choose to move it north with the token at the bottom left.
spending-paid = That is the top right, and costs 1 power. Move it with the token at the bottom left instead.
spending-not-that = That does not help machine 1. Move the arrow from a2 north to a1, with the token at the bottom left.
spending-charger = b1 is a Charger Depot: when a machine comes there, you get 1 power back. Fly machine 2 there.
spending-no-panel = Now a machine is to fly: choose machine 2 on b2.
spending-end = The Charger took the marker back to 1, and the free side cost nothing. So use free sides first, and pass a Charger on the way.

# Obstacles
hurdles = Obstacles
hurdles-kinds = Harder missions have obstacles on the lines between squares. A Barrier, as here between a1 and a2, lets nobody pass; a Battery Drain does, for 1 power.
hurdles-place = Before the flight you lay them yourself. All machines fly north here, so lay this Battery Drain on a line they do not cross: between b1 and c1, or b2 and c2.
hurdles-in-the-way = A machine has to fly north over that line. Choose a line between two squares side by side: b1 and c1, or b2 and c2.
hurdles-keep-free = There it would do no harm either, but we need that line in a moment. Choose the one between b1 and c1, or b2 and c2.
hurdles-barrier = The machine on start 1 has to go from a2 to a1, and the Barrier is in its way.
hurdles-shift = What moves arrows moves obstacles, too: round a corner to the next line. Choose the Barrier, then the line between a1 and b1, by either panel token.
hurdles-not-b = There it would stop machine 2. Choose the line between a1 and b1.
hurdles-not-drain = The Battery Drain lies well. Move the Barrier between a1 and a2.
hurdles-first-shift = It would come as far as a2 and no further. First move the Barrier.
hurdles-not-that = That leaves the Barrier where it is. Choose the Barrier between a1 and a2, then the line between a1 and b1.
hurdles-fly = The way is free. Bring machine 1 in, and fly it on to a1.
hurdles-start-1 = This is about machine 1: choose start 1.
hurdles-no-panel = The panel has done its work. Bring machine 1 in and fly it on.
hurdles-end = So lay obstacles where nobody flies, and move one only if you must. Your first missions have none.

# Thinking ahead
ahead = Thinking ahead
ahead-need = Machine 3 on c1 needs an arrow that points north. The one on c2 points west: it has to be moved up and turned right.
ahead-order = In which order? The controller stands at the top left, a turning token. Both its neighbours move, so moving comes first.
ahead-move = Move the arrow from c2 north to c1, by either panel token.
ahead-not-that = First move the arrow from c2 north to c1: machine 3 needs it there.
ahead-turn = The token at the top left was flipped and turns by 180 degrees. So choose the one at the bottom right, then turn the arrow on c1 right.
ahead-not-west = It would fly west, to b1, and get no further. Choose the panel token at the bottom right first, then turn the arrow.
ahead-not-around = By 180 degrees it would point east. Use the token at the bottom right: turn right.
ahead-not-left = Then it would point south. Turn it right, to north: by the token at the bottom right.
ahead-only-c1 = Machine 3 stands on c1: turn the arrow there, to the right.
ahead-fly = An arrow to the north, below machine 3. Fly it out.
ahead-now-fly = All is ready. Choose machine 3.
ahead-end = Plan from the end: which arrow is needed where, and what must the controller do before? Then count heat and power.

# A small mission
small = A small mission
small-task = Now a mission from start to end: machine 2 is through, machines 1 and 3 wait. The arrow on a2 is right, the one on c2 points west.
small-engines = Heat has 4 spaces left: three moves are safe, the fourth would overheat. But both machines pass an Engine, a1 or c1, so the marker turns in time.
small-in = First bring machine 1 in, and fly it on to a1.
small-not-3 = One at a time, then nobody is in the way. Bring machine 1 in: choose start 1.
small-no-panel = The arrow on a2 is right already: no need for the panel. Use machine 1.
small-out = On a1 there is no arrow. Move the one from a2 up to a1.
small-finish-1 = First bring machine 1 out: move the arrow from a2 north to a1.
small-not-turn = Turned arrows do not help machine 1. Move the one on a2 north to a1.
small-needs-a2 = Machine 1 needs the arrow of a2: move that one north to a1.
small-away = The arrow lies below machine 1 now. Fly it out.
small-not-away = All is ready for machine 1: choose it, and it flies out.
small-second = You have moved, so now you may turn, which suits: turn the arrow on c2 right.
small-turn-first = The arrow on c2 still points west, and would lead it to b2. Turn it right first, then bring machine 3 in.
small-right = It has to point north, and points west: turn it right by 90 degrees.
small-only-c2 = For this only the arrow on c2 is needed: turn it right.
small-third = It points north. Bring machine 3 in, and fly it on to c1.
small-not-third = The arrow on c2 is right now: no need for the panel. Use machine 3.
small-last = The same as before: move the arrow from c2 up to c1. One of the two moving tokens is still free of charge.
small-needs-c2 = Machine 3 needs the arrow of c2: move it north to c1.
small-out-3 = And out with it: fly machine 3.
small-not-out-3 = Nothing more to steer: choose machine 3, and all are through.
small-end = Mission complete, in nine actions. Every mission is like that: one arrow after the other, with an eye on heat and power.

# The guided mission
match = Your first whole mission: three machines, no obstacles, long tracks. Every action is advised; try to see why before you follow.
look-hot = The end of the Heat Track is near. Does this move reach an Engine, or leave room for one that does?
look-place = Which lines does no machine have to cross? Obstacles do no harm there.
look-enter = Is the square in front of the start free, and will it not be needed by another machine soon?
look-fly = Where does the arrow lead, and how does the machine get away from there?
look-turn = Which machine needs this arrow next, and which way does it head? After turning comes moving.
look-move = Which square lacks an arrow? See whether the panel token moves free of charge; after moving comes turning.
look-shift = Whose way does this obstacle block, and does it block anybody’s on the new line?
look-idle = Nothing can be done with this panel token; the step only brings the controller round.
