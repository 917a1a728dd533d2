# EQUILIBRIX Combact in English: what it says of itself in terminal, browser and API.

line = Odd shapes on the Flower of Life. No more than five of your dots may meet at a point.
seat-black = Black
seat-white = White
kind-place = Place a piece
kind-inception = Set the Inception
kind-target = Choose the target
kind-pass = Pass
kind-swap = Swap sides
field-piece = Which piece?
field-turn = Turned how far?
field-at = Which point for its first peak?
field-spot = Before which spot of the circle?
field-target = Which target?
value-lens = Lens
value-triangle = Triangle
value-turn-r0 = Not turned
value-turn-r1 = 60° left
value-turn-r2 = 120° left
value-turn-r3 = 180°
value-turn-r4 = 120° right
value-turn-r5 = 60° right
value-turn-m0 = Not turned
value-turn-m1 = 60° left
value-turn-m2 = 120° left
value-turn-m3 = 180°
value-turn-m4 = 120° right
value-turn-m5 = 60° right
value-target-time_factor = Time factor: if you cannot place a piece, you lose
value-target-autonomy = Autonomy: fence in empty fields
value-target-goals = 3+3 goals: reach your markers
target-time_factor = Time factor
target-autonomy = Autonomy
target-goals = 3+3 goals
about-time_factor = If you cannot place a piece, you lose. No passing.
about-autonomy = Fence in empty fields with your colour: one point each.
about-goals = Reach your three markers. The opponent's markers break a tie, then territory.

option-target = Target
option-target-help = What wins. A campaign goes to the first player to win two matches.
option-target-pictures = yes
option-target-time_factor = Time factor: if you cannot place a piece, you lose
option-target-autonomy = Autonomy: fence in empty fields
option-target-goals = 3+3 goals: reach your markers
option-target-campaign = Campaign
option-target-random = One of the three, at random
option-set = Pieces
option-set-help = The quick set leaves out the five pieces of two to four fields.
option-set-pictures = yes
option-set-full = Full, 17
option-set-quick = Quick, 12
option-radius = Size of the flower
option-radius-help = The printed board is 3. The large one is for autonomy and 3+3 goals only: it has room for every piece, so in the time factor their number alone would decide.
option-radius-2 = Small (2)
option-radius-3 = As printed (3)
option-radius-4 = Large (4)
option-starter = Who starts
option-starter-help = In a campaign: who starts the first match.
option-starter-black = Black
option-starter-white = White
option-starter-random = At random
option-inception = Who sets the Inception
option-inception-help = It decides which pieces come first. On the small flower that is worth a lot, so leaving it to chance is fairest there.
option-inception-second = The second player
option-inception-first = The first player
option-inception-random = Chance
option-swap = Swapping sides
option-swap-help = Whoever is to move right after that piece may turn everything over instead: each side then has what the other had.
option-swap-never = Never
option-swap-first = After the first piece
option-swap-second = After the second piece
option-first_target = First target of a campaign
option-first_target-help = After that, the loser of each match chooses.
option-first_target-random = At random
option-first_target-time_factor = Time factor
option-first_target-autonomy = Autonomy
option-first_target-goals = 3+3 goals
variant-by-lot = Target, starter and Inception at random, with a swap
variant-quick-campaign = Quick campaign on the small flower

# Within sentences: pieces other than these two are called by their names, such as 5b.
piece-lens = the lens
piece-triangle = the triangle
turned = { $turn ->
        [r0] not turned
        [m0] not turned
       *[other] turned { WORD($turn, "value-turn") }
    }

prompt-inception = { WORD($seat, "seat") }, choose where in the circle the Inception starts.
prompt-place = { $can_pass ->
        [true] { $can_swap ->
            [true] { WORD($seat, "seat") }, choose a piece, turn it and place it, pass, or swap sides.
           *[other] { WORD($seat, "seat") }, choose a piece, turn it and place it, or pass.
        }
       *[other] { $can_swap ->
            [true] { WORD($seat, "seat") }, choose a piece, turn it and place it, or swap sides.
           *[other] { WORD($seat, "seat") }, choose a piece, turn it and place it.
        }
    }
prompt-pass = { WORD($seat, "seat") }, you have nothing left to place: pass.
prompt-target = { WORD($seat, "seat") }, choose the target of the next match: { LIST($targets, "target", type: "or") }.
prompt-over = The game is over.

event-inception = { WORD($seat, "seat") } sets the Inception before spot { $spot }: { LIST($offered, "piece") } come first.
event-placed = { WORD($seat, "seat") } places { WORD($piece, "piece") } at point { $at }, { turned }.
event-token = { WORD($seat, "seat") } connects six dots at point { $point } and gives the 5+1 token to { WORD($to, "seat") }.
event-passed = { WORD($seat, "seat") } passes.
event-swapped = { WORD($seat, "seat") } swaps sides and turns over { LIST($pieces, "piece") }.
event-target = { WORD($seat, "seat") } chooses { WORD($target, "target") } for the next match.
event-match-over = { $reason ->
        [cannot-place] { WORD($loser, "seat") } cannot place a piece: { WORD($winner, "seat") } wins the match.
       *[two-passes] { $winner ->
            [none] The match is drawn ({ JOIN($scores, "; ") }).
           *[other] { WORD($winner, "seat") } wins the match ({ JOIN($scores, "; ") }).
        }
    }
part-own-markers = own markers: Black { $black }, White { $white }
part-other-markers = opponent's markers: Black { $black }, White { $white }
part-territory = territory: Black { $black }, White { $white }
event-dealt = Match { $match } is dealt: { WORD($target, "target") }, { WORD($starter, "seat") } starts.

change-leaves-placements = { $count ->
        [0] leaves { WORD($seat, "seat") } nothing to place
        [one] leaves { WORD($seat, "seat") } 1 placement
       *[other] leaves { WORD($seat, "seat") } { $count } placements
    }
preview-placing = { $spends_token ->
        [true] dots: { JOIN($dots, "; ") }; spends the 5+1 token
       *[other] dots: { JOIN($dots, "; ") }
    }{ $hurts ->
        [true] ; after it you can place nothing more, and so lose
       *[other] { "" }
    }
part-dots = { $count } at { LIST($points) }

reason-inception-first = the Inception must be set first
reason-inception-stands = the Inception is set only once, before a match starts
reason-no-such-spot = the circle has only { $spots } spots
reason-target-first = the target of the next match must be chosen first
reason-not-between-matches = a target is chosen only between the matches of a campaign
reason-same-target = the next match needs a different target from the last
reason-no-passing = nobody may pass in the time factor
reason-no-swapping = sides may be swapped only if the option “{ option-swap }” allows it
reason-already-swapped = sides have already been swapped in this match
reason-no-time-to-swap = { $after ->
        [first] sides may be swapped only right after the first piece
       *[second] sides may be swapped only right after the second piece
    }
reason-not-offered = { $piece } is not on offer; choose { LIST($offered, "piece", type: "or") }
reason-microbact-gone = { WORD($seat, "seat") } has already placed { WORD($piece, "piece") }
reason-not-in-set = { $piece } is not in the quick set
reason-already-placed = { $piece } has already been placed
reason-off-the-board = it does not fit on a board of radius { $radius }
reason-mirrored = only the other side can place { $piece } like this: a piece may be turned, never mirrored
reason-field-taken = field { $field } is already taken
reason-not-connected = it must share a connecting point with one of { WORD($seat, "seat") }'s pieces
reason-too-many-dots = it would connect { $dots } dots at point { $point }; only { $most } are allowed
reason-too-many-sixes = it would connect six dots at points { LIST($points) }; the 5+1 token covers only one point
reason-no-token = six dots at point { $point } cost a 5+1 token, and { WORD($seat, "seat") } has none

ending-blocked = { WORD($loser, "seat") } cannot place a piece: { WORD($winner, "seat") } wins.
    .name = No piece fits
ending-exhausted = { WORD($loser, "seat") } has no piece left to place: { WORD($winner, "seat") } wins.
    .name = No pieces left
ending-two-passes = { $winner ->
        [none] Both players passed, and nobody is ahead: a draw.
       *[other] Both players passed: { WORD($winner, "seat") } is ahead and wins.
    }
    .name = Both passed
ending-campaign-won = { WORD($winner, "seat") } has won two matches, and with them the campaign.
    .name = Campaign won
ending-campaign-drawn = Twelve matches in a row were drawn: the campaign is a draw.
    .name = Campaign drawn

# The board.
board = The Flower of Life, { $target }. { $placed ->
        [one] 1 piece placed.
       *[other] { $placed } pieces placed.
    }
heading = { WORD($target, "target") }
heading-campaign = Match { $match }: { WORD($target, "target") }
piece = Piece { $name }
piece-micro = Microbact: { $name }
fields = Fields
places = Places for it
ways = Ways to turn it
is-offered = On offer.
is-later = Not on offer yet.
is-taken = Taken.
is-stuck = It fits nowhere.
is-micro = Yours once in a match. The Inception stays where it is.
spot = Spot { $spot }: { $what }
spot-empty = Spot { $spot }: its piece is taken
spot-first = Start here: { LIST($pieces) } come first.
inception = The Inception
inception-at = The Inception, before spot { $spot }
inception-text = The next pieces clockwise from here are on offer. When a piece is taken, the Inception moves to its spot.
laid-title = { WORD($seat, "seat") }: { $name }
laid = { WORD($seat, "seat") }: { $name } on points { LIST($points) }
point = Point { $point }
point-dots = Point { $point }: dots Black { $black }, White { $white }
point-dots-seat = Dots of { WORD($seat, "seat") }
marker-of = { WORD($seat, "seat") }'s marker
marker-held = connected by { LIST($seats, "seat") }
marker-free = not connected
marker-text = Counts for every side with a peak on this point.
cell-label = Place { WORD($piece, "piece") } at point { $at }, { turned }.
do-inception = Set the Inception before spot { $spot }
do-target = Choose { WORD($target, "target") }
do-place = { $spends_token ->
        [true] Place { WORD($piece, "piece") } at { $at }, { turned }. Spends the 5+1 token.
       *[other] Place { WORD($piece, "piece") } at { $at }, { turned }
    }
turn-left = Turn left
turn-right = Turn right
turn-now = { turned }, { $index } of { $count }
turn-help = Wheel or R
turn-places = { $count ->
        [one] { turned }: 1 place
       *[other] { turned }: { $count } places
    }
passed = Passed
territory = Territory
territory-later = Counted once both colours are on the board, and at the end.
markers = Own markers
markers-other = Opponent's
wins = Matches won
window = Chooses from
microbacts-left = Microbacts left: { LIST($pieces, "value") }
microbacts-none = No microbacts left
tokens-left = 5+1 tokens: { $count }
score-territory = { WORD($seat, "seat") }: territory { $count }
score-markers = { WORD($seat, "seat") }: own markers { $own }, opponent's { $other }, territory { $count }
score-placed = { $count ->
        [one] { WORD($seat, "seat") }: 1 piece placed
       *[other] { WORD($seat, "seat") }: { $count } pieces placed
    }
piece-laid = placed
score-goals = Own+opponent's · Territory

# The terminal's picture
draw-campaign = CAMPAIGN, match { $match }: { $target }   wins { $wins }
draw-started = { $seat } started
draw-starts = { $seat } starts
draw-none = none
draw-microbacts = microbacts: { $held }
draw-tokens = 5+1 tokens: { $count }
draw-markers = markers: { $own } own, { $other } of the other's
draw-territory = territory: { $count }
draw-offered = to place
draw-circle = circle

## What it is all about, with how far each side has come.

goal-time_factor =
    { $is_campaign ->
        [true] Campaign { $black-wins }:{ $white-wins }.{ " " }
       *[false] { "" }
    }Who cannot lay a piece loses{ $black-places ->
        [none] .
       *[other] . Places to lay one: { seat-black } { $black-places } · { seat-white } { $white-places }
    }
    .short = { $is_campaign ->
        [true] { $black-wins }:{ $white-wins } ·{ " " }
       *[false] { "" }
    }{ $black-places ->
        [none] Who cannot lay a piece loses
       *[other] Places left: { seat-black } { $black-places } · { seat-white } { $white-places }
    }
goal-autonomy =
    { $is_campaign ->
        [true] Campaign { $black-wins }:{ $white-wins }.{ " " }
       *[false] { "" }
    }More empty fields enclosed when both have passed win{ $black-territory ->
        [none] .
       *[other] . Territory: { seat-black } { $black-territory } · { seat-white } { $white-territory }
    }
    .short = { $is_campaign ->
        [true] { $black-wins }:{ $white-wins } ·{ " " }
       *[false] { "" }
    }{ $black-territory ->
        [none] More enclosed empty fields win
       *[other] Territory: { seat-black } { $black-territory } · { seat-white } { $white-territory }
    }
goal-goals =
    { $is_campaign ->
        [true] Campaign { $black-wins }:{ $white-wins }.{ " " }
       *[false] { "" }
    }More own markers connected win, then more of the other's. { seat-black }: { $black-own_markers } of 3 own, { $black-other_markers } other · { seat-white }: { $white-own_markers } of 3 own, { $white-other_markers } other
    .short = { $is_campaign ->
        [true] { $black-wins }:{ $white-wins } ·{ " " }
       *[false] { "" }
    }Markers: { seat-black } { $black-own_markers }+{ $black-other_markers } · { seat-white } { $white-own_markers }+{ $white-other_markers }

## The words of the game: what each means, and how it stands in sentences.

term-field = A lens or a triangle of the board; pieces cover empty fields.
    .name = Field
    .forms = field, fields
term-lens = A field with two peaks.
    .name = Lens
    .forms = lens, lenses
term-triangle = A field with three peaks.
    .name = Triangle
    .forms = triangle, triangles
term-peak = A corner of a field; it lies on a connecting point.
    .name = Peak
    .forms = peak, peaks
term-point = A place where fields meet. Round each of them at most five fields may be yours.
    .name = Connecting point
    .forms = connecting point, connecting points
term-dot = Every field of yours puts a dot on each of its peaks. More than five of your dots may not meet at a point.
    .name = Dot
    .forms = dot, dots
term-piece = One of 17 shapes of 2 to 7 fields. Whoever lays it owns it.
    .name = Piece
    .forms = piece, pieces
term-microbact = A single lens or triangle of your own, one of each; laying it does not move the Inception.
    .name = Microbact
    .forms = microbact, microbacts
term-token = Pays for bringing exactly one point to six dots; then it goes to the other player.
    .name = 5+1 token
    .forms = 5+1 token, 5+1 tokens, token, tokens
term-inception = A marker in the circle: you choose among the next pieces clockwise from it.
    .name = Inception
    .forms = Inception
term-circle = The pieces that are left, in the order in which they are offered.
    .name = Circle
    .forms = circle
term-time-factor = Who cannot lay a piece when the turn begins loses.
    .name = Time factor
    .forms = time factor
term-autonomy = More empty fields enclosed by one colour win, once both have passed.
    .name = Autonomy
    .forms = autonomy
term-territory = Empty fields bordered by one colour and the edge only: a point each.
    .name = Territory
    .forms = territory
term-marker = Six stand at the corners. A marker is connected by whoever has a peak on its point.
    .name = Marker
    .forms = marker, markers
term-campaign = The first to win two matches wins; the loser chooses the next target.
    .name = Campaign
    .forms = campaign

# Whose the game is
notice-theirs = The game, its name, its rules, and the board of Connect, on which it is played.
notice-ours = The programme, all drawings, the wording of the rules, the shapes of the pieces (the printed ones are not public) and the boards of radius 2 and 4.
