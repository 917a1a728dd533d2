# The course of Toy Battle. A sentence names what it means: screen readers and terminals show no spotlight.

# How one wins
goal = Two ways to win
goal-board = This is the terrain: paths join bases, and at each end stands an H.Q., yours below and Red's above.
goal-hq = Place a troop on the Red H.Q. and you win at once.
goal-medals = Or gather medals: the stars in the regions between the paths. On this terrain 7 medals win.
goal-chain = Your troops have made their way from your H.Q. over b1, b3, b8 and b12 to b14, right beside the Red H.Q.
goal-take = Pick a troop on your rack and place it on the Red H.Q.
goal-no-draw = Drawing gives Red a turn, and Red may close the way. The H.Q. is open now: take it.
goal-no-place = That base brings you nothing today. The Red H.Q. is open: place your troop there.
goal-end = You have won. The rest of this course shows how to get there.

# A turn
turn = Draw or place
turn-two = On your turn you do one of two things: draw 2 troops, or place 1 from your rack. Your rack is hidden from Red.
turn-draw = Three troops are not many. Choose your reserve to draw 2.
turn-not-place = You may place now, but here you should see how drawing works. Draw first.
turn-red = Red has drawn, too. You see how many troops Red has, but not which ones.
turn-place = Now place any troop on b1 or b2, the bases beside your H.Q.
turn-not-draw = You have five troops now, and nobody on the terrain. Place one.
turn-end = That is a whole game: draw, place, draw, place. Without troops you can do nothing, so keep an eye on your rack.

# Connection
chain = Stay connected
chain-own = A chain leads from your H.Q. over b1 to b3: those bases are yours, and each touches the next.
chain-reach = You may place on any base that touches the chain: b2, b5 and b7 are within reach, b9 is not.
chain-place = Carry the chain on: place Roxy, the fox with the 7, on b7.
chain-keep-kwak = Kwak could go there, but you will need it in a moment. Place Roxy on b7.
chain-not-b8 = That would cover Red's Jumbo: how that goes is the next lesson. Place Roxy on b7.
chain-no-draw = Drawing is a whole turn. Here you carry the chain on: place Roxy on b7.
chain-elsewhere = That is within reach, but it takes you no further. Place Roxy on b7.
chain-broken = Red has covered your Star on b3. The chain is broken: b7 is still yours, but nothing behind it can be reached.
chain-mend = Mend the chain: cover Red's troop on b3 with Kwak, the duck. Why a duck may, the next lesson tells.
chain-mend-draw = While you draw, b7 stays cut off. Cover b3 with Kwak now.
chain-mend-elsewhere = That leaves b7 cut off. The break is at b3: cover it with Kwak.
chain-end = The chain holds again. Breaking a chain is often worth more than making your own longer.

# Strength
strength = Who covers whom
strength-number = The number on a troop is its strength. Red holds b7 with Hook (4) and b8 with Star (6).
strength-cover = An enemy is covered by a troop that is strictly stronger. Cover Red's Hook on b7 with Roxy (7).
strength-not-yet-kwak = Kwak is next. First cover Hook on b7 with Roxy.
strength-not-b8 = That would do, but Roxy is needed on b7: for Star (6) on b8 you have somebody else.
strength-no-draw = Drawing gives Red a turn for nothing. There is a base to be won.
strength-elsewhere = That base is yours or empty already. Win one from Red: Roxy covers Hook on b7.
strength-kwak = Kwak has no number: it is the joker, and covers any enemy.
strength-joker = Cover Red's Star on b8 with Kwak.
strength-not-skully = Skully (1) wins nothing here. Kwak does: place it on b8, on Red's Star.
strength-joker-elsewhere = Kwak is wasted there. Star (6) on b8 is what it is for.
strength-weakest = But any enemy covers Kwak as well: Red has done it with Skully, the weakest of all.
strength-own = Your own troops may lie on each other in any order. Only the topmost counts.

# Tricks
powers = Every troop has its trick
powers-many = Most troops do something when they are placed. Point at one, or choose it and tap its name, to read what; nobody has to use a trick.
powers-jumbo = Jumbo (3) discards an enemy one path away from where it lands. Place Jumbo on b7, next to b10 and b12.
powers-not-now = You may, but this step is about another troop: the one the sentence above names.
powers-jumbo-far = From there Jumbo reaches no enemy. b7 is next to b10 and b12.
powers-jumbo-no-draw = Drawing is the whole turn. Place Jumbo on b7 and see what it does.
powers-discard = Now discard the enemy on b10 or b12: Hook or even Roxy.
powers-no-skip = You need not use a trick, but this one costs you nothing. Use it.
powers-skully = Skully (1) lets you draw 2. Place Skully wherever you like.
powers-skully-no-draw = Skully draws 2 as well, and holds a base besides. Place it.
powers-draw = Draw your 2 troops: you have placed and drawn in one turn.
powers-capn = Cap'n (2) lets you place another troop. Place Cap'n wherever you like.
powers-capn-no-draw = Drawing is the whole turn. Cap'n lets you place twice: place it.
powers-hook = Now place Hook: it alone may land where nothing of yours is connected, on b6 or b15 for instance.
powers-only-hook = Any troop may follow Cap'n, but here it is to be Hook.
powers-rest = There is more: Star (6) draws 1, XB-42 (5) throws a random troop off the enemy rack, and Roxy (7) is simply the strongest.

# Medals
medals = Regions and medals
medals-region = The paths enclose regions. In the region of b3, b5 and b7 lies 1 medal.
medals-all = Whoever holds all the bases around a region takes its medals at once. You hold b3 and b5; b7 is missing.
medals-two = b7 is also the last base of the region b3, b7, b8, b12, where 2 medals lie.
medals-take = Place a troop on b7 and take both regions.
medals-no-draw = Draw, and Red may cover one of your bases before you have the medals. Place on b7.
medals-elsewhere = No region is complete that way. b7 completes two.
medals-kept = Red has covered Hook on b8, but your 3 medals stay yours: what is taken is never lost.
medals-count = 7 medals win here. The two large regions hold 3 each: with one of them, you would need just 1 more.

# Special bases
special = Special bases
special-four = Some bases have an effect of their own. b5, b6, b10 and b11 are recall bases: whoever lands there may take another troop back.
special-place = Place a troop on b5: that completes a region besides.
special-no-draw = Drawing brings no effect. Place on b5.
special-not-b10 = b10 is a recall base, too. But on b5 you also complete a region: place there.
special-elsewhere = That is a plain base. Place on b5, a recall base.
special-recall = Now you may take another of your troops back to your rack. Take Skully from b7: placed again, it draws again.
special-no-skip = You need not, but a Skully placed twice draws four. Take it back from b7.
special-chain = That troop holds your chain together. Take Skully from b7, at its end.
special-end = Skully is on your rack again, and this time Red knows it: everybody saw it go there.
special-others = Other terrains have other bases: they draw, shove, pin, silence, or bring back the discarded. The rules tell of each, and first games may leave them off.

# The own H.Q.
defence = Mind your own H.Q.
defence-red = Red has a chain, too: from the Red H.Q. over b15, b13, b8 and b3 to b1.
defence-danger = b1 touches your H.Q. If Red places one troop on the H.Q., you have lost, however many medals you have.
defence-cut = Break the chain: cover one of Red's troops on it, for example Jumbo (3) on b1.
defence-no-draw = Red would capture your H.Q. right now. Break the chain first.
defence-still-open = Red is still connected to your H.Q. Cover one of Red's troops on the chain: on b1, b3 or b8.
defence-end = The chain is broken, and Red has to begin anew.
defence-warning = Before every turn, look whether Red can reach your H.Q. The game warns you when an action leaves it open.

# A plan
plan = A first plan
plan-two = You have 5 medals of 7, Red has 1. Two more and you win.
plan-danger = But Red stands on b1, connected: next turn Red can capture your H.Q.
plan-count = In the region b4, b8, b9, b13 lie 2 medals. You hold all but b13, where Red has Jumbo (3).
plan-win = You could defend, but you can do better and win at once: cover Jumbo on b13 with Roxy.
plan-no-draw = Red would capture your H.Q. now. You can win this very turn.
plan-no-defence = That saves your H.Q., but you can do better: win this very turn on b13.
plan-elsewhere = That takes no medals, and your H.Q. stays open. Win on b13 with Roxy.
plan-rules = Every turn, ask three things: can I win now? Can Red, next turn? If neither: which base takes medals, breaks a chain, or fills my rack?

# The guided match
match = A real match against the weakest opponent, on Castle Field without special bases.
look-hq = Look at the enemy H.Q.: your chain touches it.
look-danger = Look at your own H.Q.: Red's chain touches it.
look-draw = Look at your rack: it decides what you can do next turn.
look-power = Look at the trick of the troop you have just placed.
look-medals = Look at the regions: few medals are missing now.
look-drawers = Look at your rack: Skully and Star fill it while you place.
look-regions = Look at the regions that lack few of your bases, and at where your chain can be broken.
