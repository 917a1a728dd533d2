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
turn-draw = Three troops are not many. Click your reserve to draw 2.
turn-not-place = You may place now, but here you should see how drawing works. Draw first.
turn-red = Red has drawn, too. You see how many troops Red has, but not which ones.
turn-place = Now place any troop on b1 or b2, the bases beside your H.Q.
turn-not-draw = You have five troops now, and nobody on the terrain. Place one.
turn-end = That is a whole game: draw, place, draw, place. Without troops you can do nothing, so keep an eye on your rack.
