# Tanks in English: what it says of itself in terminal, browser and API.

line = Three tanks a side. The nearer the target the fewer dice, and any 1 is a miss that lands elsewhere.
seat-green = Green
seat-orange = Orange
kind-end = End the turn
kind-skip = Skip the turn
kind-recover = Recover
kind-repair = Repair
kind-move = Drive
kind-ram = Ram
kind-fire = Fire
field-direction = Which way?
field-space = At which space?
field-aimed = Snap or aimed?
field-from_token = Measured from where?
space-with-tank = { $space }: { WORD($tank, "tank") }
value-aimed-true = Aimed: 2 dice fewer, no driving
value-aimed-false = Snap shot
value-from_token-true = From the token: 2 dice more
value-from_token-false = From the tank

option-preset = Rules
option-preset-help = Full uses every advanced rule but wrecks, core none. Each can be switched below.
option-preset-full = Full
option-preset-full-help = Every advanced rule but wrecks.
option-preset-core = Core
option-preset-core-help = None of the advanced rules.
option-preset-pictures = yes
option-collateral = Collateral damage
option-collateral-help = A miss lands somewhere, and what it hits there takes 1.
option-floor_destruction = Floor can be destroyed
option-floor_destruction-help = A shot that strikes empty floor leaves a hole.
option-wall_destruction = Walls can be destroyed
option-wall_destruction-help = A wall that is struck is gone.
option-blast = Blasts
option-blast-help = A hit for 6 or destroyed ground deals 1 to every tank around.
option-stun = Stuns
option-stun-help = More than 3 points at once, or a blast: the next turn only recovers.
option-triangulation = Targeting tokens
option-triangulation-help = A shot leaves a token where it struck; later ones may be measured from it for 2 dice more.
option-energy_bolts = Energy bolts
option-energy_bolts-help = Shots fly straight; the first tank, wall or wreck in the way is struck instead.
option-target_anything = Aim at anything
option-target_anything-help = Empty floor and walls are targets, too.
option-repair = Repair
option-repair-help = A tank next to an energy pool may spend its turn regaining 2 points.
option-collision = Ramming
option-collision-help = A tank may ram one next to it; both suffer.
option-wrecks = Wrecks stay
option-wrecks-help = Destroyed tanks remain as obstacles.
option-hold_pool = Mission: hold the pool
option-hold_pool-help = One tank repairs at a pool in the centre three of its turns running.
option-reach_far_rank = Mission: break through
option-reach_far_rank-help = A tank ends its turn on the enemy's first rank.
option-break_walls = Mission: break walls
option-break_walls-help = Destroy five of the nine walls.
option-elimination = Destroying the squadron wins
option-elimination-help = Whoever has destroyed all enemy tanks wins. Off: only missions win.
option-zone = Zone
option-zone-help = The map: one of ours, one made by chance, or your own.
option-zone-arcade = Arcade
option-zone-close-quarters = Close Quarters
option-zone-corridors = Corridors
option-zone-crossroads = Crossroads
option-zone-fortress = Fortress
option-zone-islands = Islands
option-zone-labyrinth = Labyrinth
option-zone-open-field = Open Field
option-zone-reactor = Reactor
option-zone-ring = Ring
option-zone-twin-bridges = Twin Bridges
option-zone-archipelago = Archipelago
option-zone-armada = Armada
option-zone-boulevard = Boulevard
option-zone-courtyard = Courtyard
option-zone-duel = Duel
option-zone-last-stand = Last Stand
option-zone-raid = Raid
option-zone-rampart = Rampart
option-zone-random = By chance
option-zone_seed = Number of the zone by chance
option-zone_seed-help = The same number and missions make the same zone.
option-starter = Who begins
option-starter-random = Drawn
option-starter-help = Who has the first turn.
option-starter-green = Green
option-starter-orange = Orange
option-turn_limit = Turn limit
option-turn_limit-help = Turns of both sides together, then it is a draw.
option-friendly_fire = Friendly fire
option-friendly_fire-help = Own tanks may be aimed at and rammed. Strays and blasts hit friends in any case.

# How a match ends.
ending-squadron-destroyed = { WORD($winner, "seat") } has destroyed { WORD($loser, "seat") }'s squadron.
    .name = Squadron destroyed
ending-mutual-destruction = The last tanks of both sides were destroyed at once: a tie.
    .name = Both squadrons destroyed at once
ending-pool-held = { WORD($winner, "seat") } has held the pool in the centre: one tank has repaired there three turns in a row.
    .name = Pool held
ending-far-rank-reached = { WORD($winner, "seat") } has reached { WORD($loser, "seat") }'s first rank.
    .name = Far rank reached
ending-walls-broken = { WORD($winner, "seat") } has destroyed five walls.
    .name = Five walls destroyed
ending-goal-reached = { WORD($winner, "seat") } has reached its goal.
    .name = Goal reached
ending-goal-held = { WORD($winner, "seat") } has held its goal long enough.
    .name = Goal held
ending-goal-broken = { WORD($winner, "seat") } has destroyed the walls of its mission.
    .name = Walls of the mission destroyed
ending-goal-hunted = { WORD($winner, "seat") } has destroyed the tank it was hunting.
    .name = Hunted tank destroyed
ending-goal-survived = { WORD($winner, "seat") } has survived long enough.
    .name = Survived
ending-goals-fulfilled = { WORD($winner, "seat") } has fulfilled all goals of its mission.
    .name = Mission fulfilled
ending-both-survived = Both sides have survived long enough: a tie.
    .name = Both survived
ending-turn-limit = The turn limit has been reached: a draw.
    .name = Turn limit reached

variant-default = All rules, Arcade
variant-random-zone = Zone by chance
variant-all-missions = All missions
variant-random-zone-missions = Zone by chance, two missions
variant-short-rockets = Core rules with rockets, 40 turns

# Words.
tank-green-1 = { seat-green } 1
tank-green-2 = { seat-green } 2
tank-green-3 = { seat-green } 3
tank-green-4 = { seat-green } 4
tank-green-5 = { seat-green } 5
tank-green-6 = { seat-green } 6
tank-orange-1 = { seat-orange } 1
tank-orange-2 = { seat-orange } 2
tank-orange-3 = { seat-orange } 3
tank-orange-4 = { seat-orange } 4
tank-orange-5 = { seat-orange } 5
tank-orange-6 = { seat-orange } 6
ground-floor = Floor
    .a = floor
    .the = the floor
ground-wall = Wall
    .a = a wall
    .the = the wall
ground-pool = Energy pool
    .a = an energy pool
    .the = the energy pool
ground-gap = Gap
    .a = a gap
    .the = the gap
ground-hole = Destroyed floor
    .a = destroyed floor
    .the = the destroyed floor
ground-wreck = Wreck
    .a = a wreck
    .the = the wreck
ground-outside = outside the zone
cause-shot = shot
cause-blast = blast
cause-ram = ram
choice-drive = drive
choice-fire = fire
choice-end = end the turn
# Where a stray lands, and as it looks from the other end of the board.
way-up = up
    .turned = down
way-down = down
    .turned = up
way-left = left
    .turned = right
way-right = right
    .turned = left
heading = { $direction ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    }

# What is asked.
prompt-act = { WORD($tank, "tank") }{ $points_left ->
        [0] { "" }
        [one] { " " }has { $points_left } movement point left
       *[other] { " " }has { $points_left } movement points left
    }: { LIST($choices, "choice", type: "or") }.
prompt-skip = { WORD($tank, "tank") } is destroyed and skips its turn.
prompt-recover = { WORD($tank, "tank") } is stunned and can only recover.
prompt-end = { WORD($tank, "tank") } has repaired: end the turn.
prompt-over = The game is over.

# What happens.
event-moved = { WORD($tank, "tank") } drives from { $origin } to { $space }.
event-rammed = { WORD($tank, "tank") } rams { WORD($other, "tank") } on { $space }.
event-repaired = { $points ->
        [0] { WORD($tank, "tank") } draws energy from the pool but has nothing to repair.
        [one] { WORD($tank, "tank") } repairs { $points } point at the energy pool.
       *[other] { WORD($tank, "tank") } repairs { $points } points at the energy pool.
    }
event-skipped = { WORD($tank, "tank") } is destroyed and skips its turn.
event-recovered = { WORD($tank, "tank") } recovers from its stun.
event-ended = { WORD($tank, "tank") } ends its turn.
event-stunned = { WORD($tank, "tank") } is stunned.
event-destroyed = { WORD($tank, "tank") } is destroyed.
event-wall-destroyed = The wall on { $space } is destroyed.
event-floor-destroyed = The floor on { $space } is destroyed.
event-damaged = { WORD($tank, "tank") } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { WORD($cause, "cause") } and has { $hit_points } left.
event-token-placed = { WORD($tank, "tank") }'s targeting token now lies { $spot-space ->
        [none] outside the zone
       *[other] on { $spot-space }
    }.
event-goal-reached = { WORD($tank, "tank") } has reached a space of its mission.
event-goal-held = { WORD($tank, "tank") } holds its goal: { $progress } of { $count } turns.
event-goal-lost = { WORD($tank, "tank") } no longer holds its goal and would have to begin again.
event-goal-broken = { WORD($side, "seat") } has destroyed { $progress } of { $count } walls of its mission.
event-goal-hunted = { WORD($tank, "tank") } was hunted by { WORD($side, "seat") } and is gone.
event-goal-survived = { WORD($side, "seat") } has survived { $count } turns.
event-game-over = { $ending }
event-fired = { WORD($tank, "tank") } { $roll-aimed ->
        [true] fires an aimed shot at
       *[false] fires at
    } { $aimed_at ->
        [none] { $roll-target }
       *[other] { WORD($aimed_at, "tank") } on { $roll-target }
    }{ $roll-from_token ->
        [true] , measured from its token
       *[false] { "" }
    }{ $roll-is_automatic ->
        [true] { "" }
       *[false] { $roll-from_token ->
            [true] ,
           *[false] { "" }
        } and rolls { JOIN($dice, " ") }
    }: { fired-result }{ $roll-result ->
        [miss] { "" }
       *[other] { fired-strike }
    }.
fired-result = { $roll-is_automatic ->
        [true] an automatic hit
       *[false] { $roll-result ->
            [miss] a miss
            [stray] a stray, { fired-drift }
            [glancing] a glancing blow
           *[hit] a hit
        }
    }
fired-drift = { $drift-vertical ->
        [none] { fired-sideways }
       *[other] { $drift-sideways ->
            [none] { fired-vertical }
           *[other] { fired-vertical } and { fired-sideways }
        }
    }
fired-vertical = { $drift-rows } { $home ->
        [orange] { WORD($drift-vertical, "way", form: "turned") }
       *[other] { WORD($drift-vertical, "way") }
    }
fired-sideways = { $drift-columns } { $home ->
        [orange] { WORD($drift-sideways, "way", form: "turned") }
       *[other] { WORD($drift-sideways, "way") }
    }
fired-strike = { $is_stopped ->
        [true] , but it strikes { fired-struck } on { $roll-struck-space } instead{ $roll-damage ->
            [0] { "" }
           *[other] ,{ fired-points }
        }
       *[false] { $roll-result ->
            [stray] { $roll-struck-space ->
                [none] , landing outside the zone
               *[other] , striking { fired-struck } on { $roll-struck-space }{ fired-points }
            }
           *[other] { " " }on { fired-struck }{ fired-points }
        }
    }
fired-struck = { $roll-struck_tank ->
        [none] { WORD($roll-struck_kind, "ground", form: "the") }
       *[other] { WORD($roll-struck_tank, "tank") }
    }
fired-points = { $roll-damage ->
        [0] { "" }
        [one] { " " }for { $roll-damage } point
       *[other] { " " }for { $roll-damage } points
    }

# What an action would do.
preview-step = costs { $cost } of { $points_left } points
preview-ram = both tanks lose { $damage ->
        [one] { $damage } point
       *[other] { $damage } points
    }
preview-repair = repairs { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }
preview-shot = { $obstacle ->
        [none] { $dice ->
            [0] automatic: 100 % to hit
           *[other] { dice }: { CHANCE($hit) } to hit{ $glance ->
                [none] { "" }
               *[other] , { CHANCE($glance) } to glance
            }
        }
       *[other] blocked ({ $obstacle }); { dice }
    }{ JOIN($ground, "") }{ JOIN($losses, "") }
part-obstacle = { $tank ->
        [none] { WORD($holds, "ground", form: "a") }
       *[other] { WORD($tank, "tank") }
    } on { $space }
part-breach = { "; " }{ $space } destroyed { CHANCE($chance) }
part-loss = { "; " }{ WORD($tank, "tank") } { harm }
# The same on the board.
dice = { $dice ->
        [0] no dice
        [one] { $dice } die
       *[other] { $dice } dice
    }
odds = { $obstacle ->
        [none] { $dice ->
            [0] automatic hit
           *[other] { dice }, { CHANCE($hit) }
        }
       *[other] { dice }, { blocked }
    }
harm = { $is_slight ->
        [true] avg. under { NUMBER(0.01, minimumFractionDigits: 2) }
       *[false] avg. −{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }{ $kill ->
        [none] { "" }
       *[other] , destroyed { CHANCE($kill) }
    }{ $stun ->
        [none] { "" }
       *[other] , stunned { CHANCE($stun) }
    }

# Why an action is forbidden.
reason-destroyed = { WORD($tank, "tank") } is destroyed and can only skip its turn
reason-stunned = { WORD($tank, "tank") } is stunned and can only recover
reason-repaired = { WORD($tank, "tank") } has repaired and can only end its turn
reason-fit = { WORD($tank, "tank") } is neither destroyed nor stunned and can simply end its turn
reason-rule-off = the rule “{ WORD($rule, "option") }” is not in use
reason-turn-begun = a repair takes the whole turn, and { WORD($tank, "tank") } has already moved or fired
reason-no-pool = there is no energy pool next to { $space }
reason-movement-over = { $cause ->
        [ram] a ram
       *[aimed-shot] an aimed shot
    } ends the tank's movement
reason-too-dear = it costs { $cost } movement points, and { $points_left ->
        [0] none are
        [one] only { $points_left } is
       *[other] only { $points_left } are
    } left
reason-nobody-to-ram = no tank is there to ram
reason-own-tank = { WORD($tank, "tank") } is on your own side, and the option “{ option-friendly_fire }” is off
reason-blocked = the way is blocked by { $obstacle }
reason-at-the-edge = the way is blocked by the edge of the zone
reason-corner-blocked = a diagonal step needs both spaces beside it empty, and there is { $obstacle }
reason-already-fired = the cannon fires only once a turn
reason-already-moved = an aimed shot is allowed only before any movement
reason-no-token = { WORD($tank, "tank") } has no targeting token yet
reason-outside = { $space } is outside the zone
reason-at-itself = a tank cannot shoot at itself
reason-nobody-there = no tank is on { $space }, and the rule “{ option-target_anything }” is not in use
reason-no-target = { WORD($holds, "ground", form: "a") } cannot be a target

# The board.
board = Zone { $zone }: { $width } by { $height } spaces, turn { $turn } of { $limit }
zone-random = By chance, no. { $number }
turn = Turn { $turn } of { $limit }
at = { $what }, { $space }
fact-points = Hit points
fact-token = Token
fact-held = Turns held
fact-ground = { $space } destroyed
fact-blocked = In the way
fact-step = Costs
fact-repair = Repairs
fact-ram = Ram: both lose
points = { $count } of 6
cost = { $count } points
stunned = Stunned: its next turn only recovers.
acting = Its turn.
next = Next of its side.
loss = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
blocked = blocked
snap = Snap
aimed = Aimed
snap-token = Snap, token
aimed-token = Aimed, token
ram = Ram
say-snap = Fire at { $space }
say-aimed = Aimed shot at { $space }
say-snap-token = Fire at { $space }, measured from the token
say-aimed-token = Aimed shot at { $space }, measured from the token
say-move = Drive { heading }{ $cost ->
        [none] { "" }
       *[other] { " " }({ $cost } points)
    }
say-ram = Ram { heading }
can-move = Drive here
can-fire = Choose how to fire
can-repair = Repair here
can-aim = Choose a way to fire
ways-snap = Snap shot: then choose a target
ways-aimed = Aimed shot: then choose a target
ways-snap-token = Snap shot from the token: then choose a target
ways-aimed-token = Aimed shot from the token: then choose a target
compass = Compass of strays, a space for every die left: { $up } up, { $down } down, { $left } left, { $right } right
tray = { $tank }: { $n } movement { $n ->
        [one] point
       *[other] points
    } left. { $roll }
tray-none = No shot has been fired.
tray-roll = Last shot by { $tank } at { $space }, dice { $dice }: { $result }.
# Ground has no points to lose.
result-hit = { $damage ->
        [0] Hit
       *[other] Hit: { $damage }
    }
result-automatic = { $damage ->
        [0] Automatic hit
       *[other] Automatic: { $damage }
    }
result-glancing = Glancing
result-stray = Stray
result-miss = Miss
strip = { $tank }: { $count } of 6 points
strip-gone = { $tank }: destroyed
of = { $progress } of { $count }
row = row { $row }
strip-reach = Reach
strip-hold = Hold
strip-break = Walls
strip-hunt = Hunt
strip-survive = Turns
held-count = { $count } in a row
mark-reach = { $seat } has to reach this space.
mark-hold = { $seat } has to hold it: { $progress } of { $count } turns.
mark-break = { $seat } has to destroy { $count } such walls: { $progress } so far.

# The terminal's picture
draw-compass = Compass of strays: 2 ↑  5 ↓  3 ←  4 →
draw-turn = Turn { $turn } of { $limit }.
draw-destroyed = destroyed
draw-stunned = stunned
draw-token = token on { $space }
draw-token-outside = token outside
draw-held = holds, { $turns } in a row
draw-goals = Missions: { $goals }
draw-last-shot = Last shot: { $shot }
draw-dice = [dice { $dice }; in brackets: dropped or cancelled]
draw-fire-elsewhere = fire at anything else
odd-zone = the zone is not the same for both sides: { $spaces } differ from what lies opposite

## What it is all about, with how far each side has come.

part-errand = { $what ->
        [reach] { $side ->
            [both] reach { errand-spaces }: { $green }:{ $orange } spaces away
            [green] { seat-green }: reach { errand-spaces }, { $green } away
           *[orange] { seat-orange }: reach { errand-spaces }, { $orange } away
        }
        [hold] { $side ->
            [both] hold { errand-spaces }: { $green }:{ $orange } of { $count } turns
            [green] { seat-green }: hold { errand-spaces }, { $green } of { $count } turns
           *[orange] { seat-orange }: hold { errand-spaces }, { $orange } of { $count } turns
        }
        [break] { $side ->
            [both] walls { $green }:{ $orange } of { $count }
            [green] { seat-green }: walls { $green } of { $count }
           *[orange] { seat-orange }: walls { $orange } of { $count }
        }
        [hunt] { $side ->
            [green] { seat-green }: destroy { WORD($tank, "tank") }, { $green } HP left
           *[other] { seat-orange }: destroy { WORD($tank, "tank") }, { $orange } HP left
        }
       *[survive] { $side ->
            [both] survive { $count } turns
            [green] { seat-green }: survive { $count } turns
           *[orange] { seat-orange }: survive { $count } turns
        }
    }{ $group ->
        [none] { "" }
       *[other] { " " }(“{ $group }”)
    }
errand-spaces = { $mission ->
        [hold_pool] the pool in the centre
        [reach_far_rank] the far rank
       *[other] { JOIN($spaces, " ") }{ $is_short ->
            [true] { "" }
           *[false] …
        }
    }
goal-squadrons =
    { $elimination ->
        [true] Destroy all enemy tanks{ $has_goals ->
            [true] { " " }or fulfil a mission
           *[false] { "" }
        }
       *[false] Fulfil your mission
    }. { seat-green }: { $green-tanks ->
        [one] 1 tank
       *[other] { $green-tanks } tanks
    }, { $green-hit_points ->
        [one] 1 hit point
       *[other] { $green-hit_points } hit points
    } · { seat-orange }: { $orange-tanks ->
        [one] 1 tank
       *[other] { $orange-tanks } tanks
    }, { $orange-hit_points ->
        [one] 1 hit point
       *[other] { $orange-hit_points } hit points
    }{ $has_goals ->
        [true] { " " }· { JOIN($goals, " · ") }
       *[false] { "" }
    } · turn { $turn } of { $turn_limit }
    .short = { $has_goals ->
        [true] { JOIN($goals, " · ") }
       *[false] { seat-green } { $green-tanks } tanks, { $green-hit_points } HP · { seat-orange } { $orange-tanks }, { $orange-hit_points } HP
    } · { $turn }/{ $turn_limit }

## The words of the game: what each means, and how it stands in sentences.

term-movement-point = A tank has 6 a turn: a straight step costs 2, a diagonal one 3.
    .name = Movement point
    .forms = movement point, movement points
term-hit-point = A tank starts with 6; without any it is destroyed.
    .name = Hit point
    .forms = hit point, hit points
term-dice = One for each space of distance, 10 at most. Any 1 is a miss, otherwise the lowest die is the damage.
    .name = Dice
    .forms = dice, die
term-aimed = 2 dice fewer, if the tank does not move at all this turn.
    .name = Aimed shot
    .forms = aimed, aimed shot
term-stray = A miss that lands somewhere else, as its dice say; a tank there takes 1.
    .name = Stray
    .forms = stray, strays
term-glancing = A miss whose dice cancel each other: the target takes 1.
    .name = Glancing blow
    .forms = glancing, glanced, glances
term-blast = Deals 1 to every tank on the eight spaces around, friend or foe.
    .name = Blast
    .forms = blast, blasts
term-stunned = The tank's next turn only removes the stun.
    .name = Stunned
    .forms = stunned, stun, stuns
term-token = Lies where the tank's last shot landed; later shots may be measured from it, for 2 dice more.
    .name = Targeting token
    .forms = targeting token, targeting tokens, token, tokens
term-bolt = Shots fly straight, and the first tank, wall or wreck in the way is struck instead.
    .name = Energy bolt
    .forms = energy bolt, energy bolts, bolt, bolts
term-pool = A tank next to one may spend its whole turn repairing up to 2 points.
    .name = Energy pool
    .forms = energy pool, energy pools, pool, pools
term-ram = Both tanks take 1 for every full 2 movement points the rammer has used this turn.
    .name = Ram
    .forms = ram, rams, rammed, ramming
term-wreck = A destroyed tank that stays as an obstacle.
    .name = Wreck
    .forms = wreck, wrecks
term-mission = Another way to win, beside destroying all enemy tanks.
    .name = Mission
    .forms = mission, missions
term-far-rank = The row nearest to the enemy's edge: with that mission, ending a turn there wins.
    .name = Far rank
    .forms = far rank, first rank

# Whose the game is
notice-theirs = The game, its name and its rules.
notice-ours = The programme, all drawings, the wording of the rules, the named zones and the generator of random ones.
