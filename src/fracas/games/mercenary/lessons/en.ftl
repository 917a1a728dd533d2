# The course of the Mercenary Combat Simulator. A sentence names what it means: screen readers and terminals show no spotlight.

# How one wins
goal = Steal the intel
goal-board = Two sides with six mercenaries each, of whom a few are on the map. You lead Red, the discs; Blu’s have eight corners.
goal-intel = Each side has a case of secret papers, its intel. Yours lies at home on b1; Blu’s was kept on j9.
goal-win = Carry Blu’s intel to b1, where your own started, and you win at once.
goal-walk = Your Scout on e1 has Blu’s intel already. Choose b1, three steps to the west, and he walks there.
goal-no-end = If he stops here, Blu’s Soldier on f4 shoots him down, and the intel is lost. He has steps left: walk to b1.
goal-detour = That is not the straight way: b1 lies three steps west of e1. Choose b1.
goal-end = The intel is home: Red has won. The following lessons show how to get that far.

# Six slots, a round, and the spawn
spawn = Six slots, one after the other
spawn-slots = Each side has six slots, one for each mercenary. Before the first round both sides fill them in turns; five of yours are full.
spawn-pick = Choose any class for your slot 6. A class may be taken twice.
spawn-round = Now a round begins: Red’s slot 1 acts, then Blu’s slot 1, Red’s slot 2, Blu’s slot 2, and so on up to 6. Then comes the next round.
spawn-leave = Your slot 1, the Scout, has just appeared on j1, your spawn. Everybody of yours appears there, so clear the space: choose j4.
spawn-no-end = If the Scout stays on j1, the Soldier of your slot 2 cannot appear and loses his turn. Choose j4.
spawn-no-swap = Whoever has not attacked yet may turn into a Spy, but that is for later. First leave the spawn.
spawn-detour = That is no step towards j4, which lies straight north of j1. Choose j4.
spawn-end-turn = Well done: the spawn is free. He could walk on, but choose “{ kind-end }” now.
spawn-far-enough = j4 is far enough for today. Choose “{ kind-end }”.
spawn-next = Blu’s slot 1 has acted, and your Soldier of slot 2 has appeared on j1. Your turn: walk him off the spawn to any space, then end his turn.
spawn-blocks = He still stands on j1, so your Medic of slot 3 could not appear. Walk him off first, then end the turn.
spawn-back = Nothing but a few steps is needed here, and none back onto j1. Then end the turn.
spawn-done = Now Blu’s slot 2 acts, then your Medic of slot 3 appears, and so on. In every round each of your six acts once.

# Steps, fences, distances
walk = Steps and distances
walk-speed = Your Pyro on c2 has speed 4: up to four steps in a turn, to any of the eight spaces around him each time.
walk-fence = Nobody steps through a fence, into sand or onto somebody. Between your Pyro on c2 and Blu’s Sniper on d2 stands a fence.
walk-round = A weapon’s range is counted in steps, too. The Pyro reaches 1 step, and going around the fence takes 2: step to c1, d1, c3 or d3.
walk-no-end = From c2 the Pyro reaches nobody. Step to c1, d1, c3 or d3 first.
walk-no-swap = Whoever has not attacked yet may turn into a Spy, but that is for later. Step to c1, d1, c3 or d3.
walk-away = From there the Sniper is more than 1 step away. Step to c1, d1, c3 or d3.
walk-attack = Now the Sniper on d2 is one step away. Choose him to attack.
walk-first-attack = The Sniper is in range, and everybody may attack once a turn. Choose him on d2.
walk-too-far = That leads out of range of the Sniper. Choose the Sniper on d2 to attack him.
walk-end-turn = A hit, and he is on fire. Steps that are left may still be taken after an attack; end the turn when you like.
walk-fire = The Sniper’s turn began, and the fire took 1 more health from him. It will burn once more: that is what Pyros do.
walk-done = So a turn is steps and one attack, in any order: walk up, strike, step back behind a fence.

# Fighting
fight = Attack and health
fight-health = The figure beside a mercenary is his health. Your Soldier on e2 has 8; his attack takes 4, up to 3 steps away.
fight-range = Two enemies are in range: the Medic on f4 with 6 health, and the Scout on e5 with 4, who is running off with your intel.
fight-attack = Stop the thief: choose the Scout on e5 to attack him.
fight-not-medic = The Medic would have 2 health left, and the Scout would carry on with your intel. Attack the Scout on e5.
fight-no-end = You have not attacked, and next round the Scout is far away. Choose him on e5.
fight-in-range = The Soldier need not do that: the Scout is within his range already. Choose the Scout on e5.
fight-dropped = Health 0: the Scout is off the board, and your intel lies on e5. Ten turns later it goes home by itself, unless Blu picks it up again.
fight-end-turn = Your own side cannot pick it up. End the turn.
fight-stay = The Soldier stands well here: from e2 he reaches whoever comes for the intel. End the turn.
fight-fill = You lost somebody, too: your slot 3 is empty. Choose any class for it.
fight-done = Filling the slot took its turn; the new one appears on your spawn in the next round. That is the price of a defeat, for Blu’s slot 1 as well.

# Medic and Engineer
help = Medic and Engineer
help-classes = Each class can do something of its own. Here are a Medic on e3, an Engineer on f4 and a badly hurt Heavy on e5.
help-heal = Instead of attacking, the Medic gives 3 health to a teammate within 3 steps. Choose the Heavy on e5 to heal him.
help-no-end = The Heavy has 5 of 12 health, and Blu’s Soldier on f7 is near. Choose the Heavy on e5.
help-in-reach = No need to: the Heavy is within the Medic’s reach of 3. Choose him on e5.
help-uber = Healing charges the Medic, and now his meter is full, 4 of 4. Choose the Heavy again to uber him: both become invincible.
help-not-engineer = Nobody threatens the Engineer. Choose the Heavy on e5, whom Blu’s Soldier can hit.
help-uber-first = The meter is full and costs no attack to use. Choose the Heavy on e5 first.
help-uber-here = Not now: the Heavy is close enough for the uber, which reaches 3 steps. Choose him on e5.
help-stay-near = An uber holds only within 3 steps, so let the Medic stay where he is and end the turn.
help-end-turn = Now end the Medic’s turn and see what Blu’s Soldier does.
help-safe = The Soldier on f7 has shot at your Heavy, and nothing happened. The uber holds for two more turns of the Medic.
help-build = Your Engineer gains 1 charge every turn and is full. Choose “{ kind-build }”, then a free space beside him on f4.
help-build-first = His meter is full, so do not waste it. Choose “{ kind-build }”, then a space beside f4.
help-build-here = This is a good place already. Choose “{ kind-build }”, then a space beside f4.
help-sentry = That is a Sentry. From the next round on it fires after the Engineer’s slot: 4 damage, up to 4 steps away.
help-done = A Sentry blocks the way and guards a place, your intel for example. The Engineer can repair it instead of attacking.

# Demoman and Spy
tricks = Stickybombs and cloaks
tricks-bombs = Your Demoman on e5 puts stickybombs beside him, up to two a turn. One that goes off takes 3 from every enemy on its space and around it.
tricks-stick = A bomb on f5 would reach both the Heavy on f6 and the Sniper on g5. Choose “{ kind-sticky }”, then f5.
tricks-not-there = There it would not reach both of them. f5 is next to the Heavy and to the Sniper.
tricks-only-one = An attack hurts only one of them. A stickybomb on f5 catches both.
tricks-bomb-is-there = An attack hurts only one of them, and the bomb on f5 both. Choose “Detonate”.
tricks-no-end = Not yet: both enemies are weak and stand close together. Choose “{ kind-sticky }”, then f5.
tricks-no-step = He stands right: f5 is beside him. Choose “{ kind-sticky }”, then f5.
tricks-detonate = Now set it off: choose “Detonate”. That takes the place of his attack.
tricks-one-is-enough = One bomb is enough: each of the two has 3 health. Choose “Detonate”.
tricks-now = The bomb lies on f5. Choose “Detonate”.
tricks-spy = Both are gone. Now it is your Spy on e2: weak, 3 health, but able to vanish.
tricks-cloak = Choose “Cloak”. A cloaked Spy cannot be attacked, and each turn he waits gives him 1 charge.
tricks-no-walk = In the open a Spy is easily shot. Choose “Cloak” for now.
tricks-uncloak = Your second Spy, cloaked on e7, has 2 charge: he may appear up to 6 steps away, 3 for each. Choose j9, where Blu’s intel lies.
tricks-no-stay = He has waited long enough: Blu’s intel on j9 is within his 6 steps. Choose j9.
tricks-not-j9 = He could, but Blu’s intel is within his reach. Choose j9.
tricks-done = Out of thin air he took the intel. Beware of Pyros: within 2 steps one takes 3 health from a Spy who appears, which is all he has.
tricks-swap = And the button you have seen before: as the first thing of his turn, anybody who has not fought yet may “{ kind-swap }”, with full health.

# Control points
points = The other game: control points
points-three = There is a second way to play, without intel: three control points, here b5, f5 and j5.
points-capture = To take a point for your side, somebody must end two turns in a row on it; a Scout needs one only. Then it is yours until Blu takes it.
points-score = At the end of a round, whoever holds more control points scores the difference, and 25 win. You have 24, but Blu holds two control points and you one.
points-walk = This is the last turn of the round. Send your Scout from j2 to j5: choose j5.
points-no-end = From here he takes no point, and Blu scores. Choose j5.
points-no-swap = A Spy would need two turns for a point; your Scout needs one. Choose j5.
points-detour = j5 lies straight north of him, three steps. Choose j5.
points-end-turn = He must end his turn there. Do it, and the round is scored.
points-stay = He must end his turn on j5. Stay there and end the turn.
points-done = j5 is yours: two control points against one, so you score 1 and have 25. Red has won.

# Weapon cards
cards = Weapon cards
cards-hand = For later matches: with weapon cards each side draws one after every round. You see yours, and of Blu’s only how many there are.
cards-gear = A mercenary carries one card that fits his class, and takes it up on his own spawn only. Your Scout is on j1: choose the card “{ card-Courier-Boots }”.
cards-no-end = First take up a card, while he is on the spawn: choose “{ card-Courier-Boots }”.
cards-no-swap = A Spy cannot wear these boots. Choose “{ card-Courier-Boots }”.
cards-spawn-only = Off the spawn he can take up no card. Choose “{ card-Courier-Boots }” first.
cards-run = The boots are gear: they work all the time, and his speed is 6 instead of 5. Walk him off j1, then end his turn.
cards-blocks = Never end a turn on your spawn: the next one could not appear. Walk off j1 first.
cards-only-run = Nothing but steps this time, and none back onto j1. Then end the turn.
cards-weapon = Blu’s Heavy has shot your Soldier on f5. The Soldier carries a weapon, “{ card-Trench-Shovel }”: a second attack to choose from, with 2 more damage to whoever is hurt.
cards-strike = The Heavy on f6 has 6 health left. Choose him, then “{ card-Trench-Shovel }”.
cards-own-weapon = His own weapon takes only 4 of the 6. Choose “{ card-Trench-Shovel }”: 4, and 2 more for the hurt.
cards-not-medic = The Medic can wait. The Heavy on f6 is the danger: choose him.
cards-strike-now = The Heavy would shoot again. Choose him on f6, then “{ card-Trench-Shovel }”.
cards-beside = The shovel reaches one step, and the Heavy is right beside him. Choose f6.
cards-done = Whoever carries a card shows it to everybody; when he is defeated it returns to the hand. Your first match goes without cards.

# A first plan
plan = A first plan
plan-roles = A plan for the intel: one runs, one covers the way, one heals, one guards your home. Here Scout, Soldier, Medic and Heavy.
plan-take = The Scout is the runner: five steps. Blu’s intel on j9 is three away: choose j9.
plan-no-end = The intel is three steps away and nobody guards it. Choose j9.
plan-detour = Go straight north, so that two steps are left for coming back. Choose j9.
plan-back = He has it, and two steps left. Bring him back to j7, nearer to your own, and end his turn.
plan-not-stay = So deep in Blu’s corner he is alone. Walk to j7 first, then end the turn.
plan-to-j7 = j7 is two steps straight south of j9, and he has just two. Choose j7.
plan-cover = Blu’s Soldier came to g7 and shot your Scout: 1 health left. Your Soldier on i8 covers the way: choose the enemy on g7.
plan-cover-now = Another shot and the intel is lost. Choose Blu’s Soldier on g7.
plan-cover-here = g7 is two steps from i8, well within his range of 3. Choose Blu’s Soldier there.
plan-heal = He is gone. Now your Medic on k8: choose the Scout on j7 to heal him.
plan-heal-now = The Scout has 1 health left. Choose him on j7 to heal him first.
plan-heal-here = The Scout on j7 is within the Medic’s reach of 3. Choose him to heal him.
plan-guard = Next round the Scout runs on, and your Heavy on c3 keeps b1 safe: the way home, and your own intel.
plan-done = Remember: leave the spawn, keep together, shoot whoever carries your intel. Now your first match.

# The guided match
match = A real match: capture the intel without weapon cards, you are Red. Bring Blu’s intel from j9 to b1, and let nobody bring yours to j9.
look-pick = Think of the tasks: somebody fast to run, somebody strong to fight, a Medic to heal. Point at a class to read what it can do.
look-fill = The one you choose appears next round. Which task is left open?
look-give = Handing over is done instead of moving: the intel goes to who can run further or is less hurt.
look-uber = The meter is full: which teammate is in the most danger now, and will stay within 3 steps?
look-heal = Compare health: who is hurt most and within the Medic’s 3 steps? Every heal charges him.
look-build = Where do enemies have to pass? A Sentry reaches 4 steps from the next round on.
look-repair = The Sentry is damaged or sapped; a sapped one does not fire.
look-sticky = Look for spaces next to several enemies, or where they will have to walk.
look-detonate = Count the enemies on and around the bombs: each of them takes 3 from every bomb.
look-cloak = Cloaked he is safe, and each turn of waiting gives him 3 more steps for appearing.
look-uncloak = Look for enemy Pyros: within 2 steps each takes 3 health from a Spy who appears.
look-swap = Somebody nearly beaten may become a fresh Spy, if he never attacked nor used an ability.
look-thief = Blu has your intel. Can the carrier be hit from here?
look-attack = Who can be defeated with this hit? That costs Blu a whole turn of that slot.
look-leave = He stands on your spawn, j1. Whoever stays there costs the next one his turn.
look-stop = Blu has your intel and has to bring it to j9. Close the way, or get the carrier within range.
look-carry = You have Blu’s intel. The carrier goes to b1; the others stand between him and Blu.
look-jump = A jump over a fence costs 2 health. Is the shorter way worth it?
look-move = Towards Blu’s intel on j9, or to where an enemy gets within range? Look at who could hit him there.
look-end = Nothing better is left for this one. A Heavy fires only if he has not moved, and a Sniper who keeps still charges.
