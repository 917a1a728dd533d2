# The course of Tanks. A sentence names what it means: screen readers and terminals show no spotlight.

# How one wins
goal = Destroy them all
goal-zone = Two squadrons of three tanks fight in this zone; yours is Green. Letters run from left to right, numbers from bottom to top: Green 1 stands on f6.
goal-last = Whoever destroys all enemy tanks wins. Orange has a single one left: Orange 2 on f8.
goal-points = A tank begins with 6 hit points; when none are left, it is destroyed. Orange 2 still has 4.
goal-fire = It is Green 1's turn. Choose Orange 2 on f8, then “{ aimed }”: from so near that shot cannot miss.
goal-no-snap = The snap shot throws 2 dice here and may miss. Choose “{ aimed }” instead: that one cannot.
goal-no-drive = You are near enough, and only a tank that stands still can aim. Choose Orange 2 and fire.
goal-no-end = Your turn would be over without a shot, and Orange would fire next. Choose Orange 2 and fire.
goal-done = Orange has no tank left: you have won. The next lessons show how tanks drive, fire and stay alive.

# A turn
turn = Six points to drive
turn-order = Green and Orange take turns, and a turn belongs to one tank: number 1, next time number 2, then 3, then 1 again.
turn-points = Now it is Green 1 on b1. It has 6 movement points: a straight step costs 2, a diagonal one 3.
turn-straight = Drive one step straight up: choose b2, the space above Green 1.
turn-not-there = Green 1 could drive there, but we want to go straight up. Choose b2.
turn-no-fire = Firing comes in the next lesson. Drive first.
turn-not-yet = There are points left to drive with. Take one more step before the turn ends.
turn-slanting = 4 points are left. Now a diagonal step, up and to the right: choose c3.
turn-not-slanting = That is not c3. The diagonal step up and to the right is the one to try.
turn-end = 1 point is left, too little for a step; it is lost. Choose “{ kind-end }”.
turn-no-far-fire = Firing from so far off would be allowed, but hardly ever hits. Choose “{ kind-end }”.
turn-orange = Orange 1 has driven two steps down, to j9, and has ended its turn.
turn-next = Your second turn belongs to Green 2 on f2. You need not do anything in a turn, but a tank that does nothing helps nobody.

# Firing
fire = Near is good
fire-once = A tank may fire once in its turn, and that costs no movement points. The distance tells how many dice are thrown.
fire-slant = For a target off to the side, count the longer way and half the shorter one: Orange 3 on g9 is 4 up and 2 across, so 4 + 1 = 5 dice. Halves are dropped, and there are never more than 10.
fire-luck = Orange 1 on e8 is 3 spaces from Green 1 on e5: 3 dice. A single 1 among them makes it a miss; otherwise the lowest die is the damage.
fire-near = The fewer dice, the better, so fire at the nearest: choose Orange 1 on e8, then “{ snap }”.
fire-no-aim = Aimed shots come in the next lesson. Choose “{ snap }” this time.
fire-too-far = That one is farther away: more dice, and more chances for a 1. Orange 1 on e8 is the nearest.
fire-no-drive = Fire first; there will be time to drive afterwards. Choose Orange 1 on e8.
fire-no-end = You have not fired yet. Choose Orange 1 on e8.
fire-result = The dice show 3, 5 and 4. No 1, so it is a hit, and the lowest is 3: Orange 1 has lost 3 of its 6 points.
fire-away = After a snap shot a tank may still drive. Orange 1 would have it as easy with you, so take a step back, down to e4, d4 or f4.
fire-not-away = That step does not take you away from Orange 1. Drive down: e4, d4 or f4.
fire-stay = You have 6 movement points left, and Orange 1 is very near. Take a step back first.
fire-done = From where it stands, Orange 1 now has to throw one die more at you. Driving, firing and driving on in one turn is often the best you can do.

# Aiming
aim = Stand still and aim
aim-ways = There are two ways to fire. A snap shot goes with driving; an aimed shot throws 2 dice fewer, but the tank must not drive at all in that turn.
aim-fire = Orange 1 on e9 is 4 spaces away: 4 dice for a snap shot, only 2 if you aim. Choose it, then “{ aimed }”.
aim-no-snap = That would be 4 dice, and a 1 among them is likelier than not. Aim: then it is only 2.
aim-not-that = Green 1 should fire at Orange 1 on e9, straight above it.
aim-no-drive = A tank that has driven can no longer aim in this turn. Stay where you are and fire.
aim-no-end = There is a good shot to be had. Fire before you end the turn.
aim-end = A 2 and a 5: a hit for 2. After an aimed shot a tank cannot drive any more, so choose “{ kind-end }”.
aim-none = Now it is Green 2's turn, on h6. Orange 2 on h8 is 2 spaces away, and 2 dice fewer than 2 is none at all.
aim-sure = With no die to throw a shot always hits, and for 6 points. Choose Orange 2 on h8, then “{ aimed }”.
aim-no-luck = A snap shot would throw 2 dice, and a 1 would spoil it. Aim: then nothing can go wrong.
aim-not-there = That one is farther away. Orange 2 on h8 is the one you cannot miss.
aim-done = Orange 2 is gone. Never stand within 2 spaces of an enemy tank that is about to have its turn: the same would happen to you.

# Walls
walls = Round the walls, over the walls
walls-stand = These blocks are walls. A tank drives neither onto a wall nor onto a space with another tank.
walls-corner = Nor does it cut corners: for a diagonal step both spaces beside it must be empty. From d2 to e3 the wall on d3 is in the way.
walls-round = So drive round it in two straight steps, first to the right: choose e2.
walls-not-there = That does not lead round the wall. First to the right, to e2.
walls-up = And now straight up, past the wall: choose e3.
walls-not-up = From e2 it is one straight step up: choose e3.
walls-no-fire = Drive to e3 first; then you will be nearer to a target.
walls-no-end = The turn would be over too early. Do what is asked first.
walls-over = Orange 1 on i3 stands 4 spaces to your right, behind the wall on h3. By the core rules, those of a first match, shots fly over everything: fire at it.
walls-too-far = Farther away means more dice. Orange 1 on i3 is the nearest, wall or no wall.
walls-stay = Stay on e3 and fire at Orange 1 on i3.
walls-done = A hit: the wall made no difference. But tanks have to drive round walls, so behind one you are left in peace longer.

# Stuns
stun = Heavy hits
stun-rule = So far these were the core rules. The full game adds more of them, each with a switch of its own; the first one here is the stun.
stun-fire = A hit for more than 3 points stuns. Green 1 on f5 is 3 spaces from Orange 1 on f8: aim and throw a single die.
stun-no-snap = A snap shot throws 3 dice, and the lowest of three is rarely more than 3. Aim: then it is a single die.
stun-too-far = That one is too far away for a heavy hit. Fire at Orange 1 on f8.
stun-no-drive = Then you could no longer aim. Stay on f5 and fire at Orange 1.
stun-no-end = Fire at Orange 1 on f8 first.
stun-result = A 4: Orange 1 has 2 points left and is stunned. It will use its next turn for nothing but to recover.
stun-end = Choose “{ kind-end }” and see.
stun-own = Orange 1 has only recovered. But your Green 2 on b6 was hit hard before, and it is stunned as well.
stun-recover = Green 2 can do nothing else: choose it on b6, or “{ kind-recover }”.
stun-skip = A turn has gone by without a shot. Destroyed tanks cost turns, too: when the number of one comes up, that turn is skipped.

# An outlook
more = What the full game adds
more-rules = Two more rules are switched on here: repairing, and shots that fly in a straight line.
more-pool = d7 and h5 are energy pools. Nobody drives onto them, but a tank beside one may spend a whole turn repairing 2 points.
more-repair = Green 1 on d8 has only 2 points left and stands beside the pool on d7. Choose the pool to repair.
more-no-drive = A repair takes the whole turn: driving would spoil it. Choose the pool on d7.
more-no-fire = Everybody is far away from d8: 6 dice or more. Use the quiet and repair: choose the pool on d7.
more-no-end = You have not repaired yet. Choose the pool on d7.
more-end = Green 1 has 4 points again, and nothing else can be done in this turn. Choose “{ kind-end }”.
more-bolts = Orange 1 has driven to i6; now it is Green 2's turn, on i2. Shots fly straight here and strike the first thing in their way.
more-free = Orange 1 on i6 is hidden by the wall on i4. Orange 2 on e2 is just as near, and nothing stands between you: fire at it.
more-wall = The wall on i4 would take that shot. Fire at Orange 2 on e2: there the way is clear.
more-too-far = Orange 3 is much farther away. Fire at Orange 2 on e2.
more-stay = No need to drive: Orange 2 on e2 is near, and the way to it is clear. Fire.
more-fire-first = You have a clear shot at Orange 2 on e2. Fire before you end the turn.
more-misses = With other rules a miss lands somewhere else and may hit a friend, walls break, floors fall in, and tanks ram one another.
more-done = None of that is needed for a first match. Switch the rules on one by one when you like.

# A first plan
plan = A first plan
plan-weak = First question in every turn: whom can I destroy? Orange 1 on h8 is unhurt, but Orange 2 on f8 has 1 point left: any hit will do.
plan-dice = Second question: how do I throw the fewest dice? A straight step nearer saves 1 die, aiming saves 2.
plan-aim = Orange 2 is 3 spaces from Green 1 on f5. Choose it, then “{ aimed }”: that is a single die.
plan-no-snap = That would be 3 dice. Choose “{ aimed }” and it is only 1.
plan-strong = That tank would survive and fire back. Orange 2 on f8 falls to any hit.
plan-no-drive = A step saves 1 die and costs you the aimed shot, which saves 2. Stay and aim.
plan-no-end = You would give a turn away. Do what is asked first.
plan-end = Destroyed, and a tank that is gone never fires again. Choose “{ kind-end }”.
plan-next = Orange 1 has fired at Green 1 and missed. Now the third question: who fires next?
plan-near = Orange 2 is next, and it is gone: that turn is skipped. So Green 2 on f3 can go near Orange 3 on j7 without danger.
plan-drive = Orange 3 is 4 across and 4 up: 4 + 2 = 6 dice, 4 if you aim. Two diagonal steps make it 3. First up and to the right: choose g4.
plan-not-there = That is another way. Up and to the right: choose g4.
plan-drive-first = From f3 that is a shot with many dice. Drive nearer first: to g4, then to h5.
plan-on = And once more, to h5.
plan-not-on = That is another way. Up and to the right once more: choose h5.
plan-on-first = One more step saves more dice. Drive on to h5, then fire.
plan-fire = Orange 3 is now 2 across and 2 up: 2 + 1 = 3 dice. Fire at it.
plan-nearer = Orange 3 on j7 is nearer, and it is the one that fires at you next. Fire at it.
plan-safe = Nobody answers: Orange's turn is skipped, and after that your Green 3 on j1 may fire at Orange 3 as well.
plan-done = That is a plan: whom can I destroy, how do I throw few dice, who fires next? Now try it in a whole match.

# The guided match
match = A whole match by the core rules, with a head start for you: Orange's tanks have 4 hit points each, yours 6. Before each of your actions you are advised what to do, and what to look at.
look-aimed = Fewest dice: look at the distance. Aiming takes 2 dice off, so it is best where you are near already.
look-snap = Look at the number of dice: it is the distance. Any 1 is a miss, otherwise the lowest die is the damage.
look-away = You have fired; what is left of the points may take you out of reach. Look which tank Orange plays next.
look-drive = Look where the nearest or the weakest enemy tank is: each straight step towards it saves a die.
look-skip = This tank is destroyed, so its turn is skipped.
look-wait = Nothing better to do with this tank now. Look whom Orange plays next.
look-end = Nothing is left to gain in this turn. Look which tank Orange plays next, and at whom it can fire.
