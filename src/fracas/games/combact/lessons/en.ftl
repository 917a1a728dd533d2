# The course of Combact. A sentence names what it means: screen readers and terminals show no spotlight.

# How one loses, and wins
goal = Who cannot lay, loses
goal-board = Black and White take turns laying pieces on this flower; you are Black. What lies there stays, so room runs out.
goal-lose = Whoever is to lay a piece and cannot has lost at once. Passing is not allowed.
goal-white = White is nearly there: no piece that is left fits anywhere for White. Why not, the next lessons will show.
goal-lay = You still have a small triangle of your own. Pick it, and lay it on any of the marked fields.
goal-done = Now White has to lay a piece and cannot: you have won. The whole game is about having one more place than White.

# The circle and the Inception
circle = Four pieces to choose from
circle-pieces = 17 pieces lie in a circle and belong to nobody until somebody lays them. In this lesson you are White, and Black lays first.
circle-set = Whoever lays second begins by setting the Inception, a small pyramid: that is you. Set it before spot 5: choose the piece with the number 5.
circle-not-there = It may start anywhere, but then this lesson would go another way. Set it before spot 5.
circle-offer = The next four pieces clockwise from the Inception are on offer: 6a, 7b, 5c and 3b. No other may be taken now.
circle-jump = Black has taken 5c, and the Inception has moved into its gap. 6a and 7b were jumped over: they wait until the Inception comes round again.
circle-lay = So you may choose among 3b, 7e, 5b and 6c. Pick one and lay it on any marked place: your first piece may lie anywhere.
circle-micro = That is one of your two microbacts: small pieces that are yours alone. This time, take a piece from the circle.
circle-moved = The Inception has moved on, into the gap of your piece. So what you take decides what Black may choose from.
circle-done = Each side also has two microbacts, a lens and a triangle. Laying one is a turn as well, and the Inception stays where it is.

# Laying
lay = Shapes on the flower
lay-fields = The flower is made of narrow lenses with two peaks and of triangles with three. The peaks meet at the points.
lay-pieces = A name begins with the number of fields: your 3a, in the middle, covers 3 of them, and White's 4a, at the upper right corner, covers 4.
lay-pick = Pick 6a, 7b, 5c or 3b, the pieces on offer. Turn it if you like, with the two arrows or the key R, and lay it on a marked place.
lay-micro = That is a microbact of your own. This time, take a piece from the circle.
lay-sixth = Too many of your dots would meet at one point there, and it would cost your token: two later lessons tell why. Choose another place.
lay-touch = All places marked for you had one thing in common: after your first piece, each needs a peak on a point where you have one already.
lay-mirror = Pieces are turned, but never turned over. White plays the back of them, so some of White's are mirror images of yours.

# The five dots
dots = Five dots at a point
dots-peaks = Every peak of a piece has a dot. At each point, count the dots of your own colour.
dots-five = There may be five of them at most. At the middle point you have 4; White's dots do not count for you.
dots-fifth = Pick your lens, the microbact with two peaks, and lay it with one of them on the middle point. That makes five.
dots-not-middle = This lens does not reach the middle point. Lay it on a field that does.
dots-not-lens = Take your lens, a single field with two peaks: it brings exactly one dot to the middle.
dots-full = White has laid 2a. For you the middle point is full now: twelve fields meet there, and five of them at most may be yours.
dots-round = Lay one more piece, in such a way that no point gets more than five.
dots-sixth = That would be a sixth dot at a point. A token could pay for it, but that is for the next lesson: choose another place.
dots-done = Before you lay a piece you are shown how many dots each point would have. A full point is a closed door, so spread your dots.

# The token
token = Five plus one
token-each = Each side begins with one 5+1 token. It pays for a sixth dot at one point.
token-six = At the middle point you have five dots. Pick your triangle and lay it with a peak there: the token is paid by itself.
token-not-middle = That triangle does not reach the middle point, so no point gets six. Lay it with a peak on the middle point.
token-not-triangle = Take your triangle, the microbact with three peaks: it brings exactly one dot to the middle.
token-gone = Six dots, and your token is White's: White has two now. A point with six is closed to you for good, and one piece never makes two sixes.
token-back = White has laid a lens as the sixth dot at point 9, near the upper right corner, and one token is yours again. So it goes to and fro.
token-keep = Now lay a piece without paying the token.
token-not-again = That would make six dots somewhere and hand the token to White. There are other places: choose one of them.
token-done = Every token you pay is a way out for White. Pay it when it wins. When nothing else fits, you have to.

# Places for oneself
keep = Room of your own
keep-room = You have begun on the left, White on the right. At the left corner White has no piece to go on from: that room stays yours for a while.
keep-middle = So first take the room that both can reach. Pick 3a, turn it once (arrows or the key R), and lay it with a peak on the middle point.
keep-no-micro = The lens and the triangle are for the end. Pick 3a from the circle.
keep-not-middle = That leaves the middle to White. Lay 3a with a peak on the middle point, turned if need be.
keep-other = Pick 3a: it comes first after the Inception, and it reaches the middle.
keep-white = White has laid its triangle, although large pieces still fit. That is a turn White will miss at the end.
keep-lay = Do better: take one more piece from the circle, and lay it where you like.
keep-spare = A microbact fits where nothing else does, and nobody can take it from you. Keep it for the end.
keep-done = You still have your lens and your triangle: two turns for the end. Every corner that only you can reach holds some more.

# Places of the other
take = White's last place
take-count = Towards the end, look for the places that White has left. Cover the last one, and you win.
take-white = White has no microbacts any more, and of the pieces only 4a fits, in a single place: the triangle at the upper left corner, with the three lenses round it.
take-cover = You have only your lens, and that is enough. Lay it on one of the three lenses round that triangle, between the points 11, 25 and 26.
take-elsewhere = Then White lays 4a at the upper left corner, and you have nothing left to lay. Cover one of the three lenses there.
take-done = Nothing fits for White any more: you have won, by a lens kept until the end.

# A first plan
plan = A first plan
plan-questions = Ask three things in every turn: what can only I reach, what can White reach, and which pieces will White be offered?
plan-end = Here all microbacts are laid. On offer are 7d, 6a, 4a and 7b, and you could lay any of them.
plan-white = For White only one of them fits: 4a. But it fits in four places, and you cannot cover them all.
plan-take = A piece that you take is gone for White as well. Pick the one White needs, and lay it on any marked place.
plan-not-that = Then White takes 4a and lays it. Take 4a yourself, and nothing is left that fits for White.
plan-done = You have won by a piece, not by a place. So: first the room both can reach, then your own; microbacts and token last; and always count what is left for White.
plan-targets = All this was the time factor, the usual target. In others you fence in empty fields or reach markers: laying and counting dots stay the same.

# The guided match
match = A whole match: White sets the Inception, and you begin. Before each of your turns you are advised what to do, and what to look at.
look-micro = A microbact: look whether anything larger still fits, or whether this closes White's last place.
look-first = Your first piece may lie anywhere. Look from how many points you can go on: a few dots at many points are better than five at one.
look-early = Look for room that both of you can reach, and take it first. What only you can reach will wait.
look-middle = Look at your points: with five dots they are closed. And look which four pieces White may choose from after you.
look-late = Count what is left for White. Can you cover it, or take the piece that White needs?
