# Toy Battle in English: every sentence of the game, and every word its board uses.

line = Toys fight over bases and medals. Racks are hidden, and every troop has its own trick.
seat-blue = Blue
    .genitive = Blue's
seat-red = Red
    .genitive = Red's

kind-draw = Draw
kind-place = Place a troop
kind-skip = Skip
kind-raid = Raid the enemy rack
kind-pin = Pin an enemy troop
kind-exhume = Exhume a troop
kind-recall = Recall a troop
kind-discard = Discard a troop
kind-shove = Shove a troop
field-troop = Which troop?
field-node = Which base?
field-source = Which enemy troop?
field-target = Where to?

value-kwak = Kwak
value-skully = Skully
value-capn = Cap'n
value-jumbo = Jumbo
value-hook = Hook
value-xb-42 = XB-42
value-star = Star
value-roxy = Roxy
value-blue-hq = Blue H.Q.
    .the = the Blue H.Q.
value-blue-hq-1 = Blue H.Q. 1
    .the = Blue H.Q. 1
value-blue-hq-2 = Blue H.Q. 2
    .the = Blue H.Q. 2
value-red-hq = Red H.Q.
    .the = the Red H.Q.
value-red-hq-1 = Red H.Q. 1
    .the = Red H.Q. 1
value-red-hq-2 = Red H.Q. 2
    .the = Red H.Q. 2

option-terrain = Terrain
option-terrain-help = Castle Field is a good one to start with.
option-terrain-castle-field = Castle Field
option-terrain-tropical-pool = Tropical Pool
option-terrain-city-of-clouds = City of Clouds
option-terrain-volcanic-jungle = Volcanic Jungle
option-terrain-cursed-cemetery = Cursed Cemetery
option-terrain-caribbean-sea = Caribbean Sea
option-terrain-station-metal-x = Station Metal-X
option-terrain-battlefield = Battlefield
option-special_bases = Special bases
option-special_bases-help = Off: special bases have no effect, which is best for a first game.
option-starter = Who begins
option-starter-help = Who takes the first turn.
option-starter-random = By lot
option-starter-blue = Blue
option-starter-red = Red
option-turn_limit = Turn limit
option-turn_limit-help = After this many turns, medals decide the game.

# What is asked.
prompt-turn =
    { WORD($seat, "seat") }, { $can_place ->
        [true] { $drawable ->
            [0] place a troop; { $is_rack_full ->
                [true] your rack is full
               *[false] your reserve is empty
            }
            [one] draw 1 troop or place one
           *[other] draw { $drawable } troops or place one
        }
       *[false] { $drawable ->
            [one] draw 1 troop; you cannot place any
           *[other] draw { $drawable } troops; you cannot place any
        }
    }.
prompt-may-draw =
    { WORD($seat, "seat") }, { $effect ->
        [draw] this base
       *[other] { WORD($effect, "value") }
    } lets you draw { $drawable ->
        [one] 1 troop
       *[other] { $drawable } troops
    }.
prompt-may-place = { WORD($seat, "seat") }, Cap'n lets you place one more troop.
prompt-may-discard = { WORD($seat, "seat") }, Jumbo lets you discard a visible enemy troop one path section away.
prompt-may-raid = { WORD($seat, "seat") }, XB-42 lets you discard a random troop from the enemy rack.
prompt-may-recall = { WORD($seat, "seat") }, this base lets you return another of your visible troops to your rack.
prompt-may-shove = { WORD($seat, "seat") }, this base lets you shove an adjacent enemy troop one path section.
prompt-may-exhume = { WORD($seat, "seat") }, this base lets you return one of your discarded troops to your rack.
prompt-may-pin = { WORD($seat, "seat") }, this base lets you pin a troop on the enemy rack for the enemy's next turn.
prompt-over = The game is over.

# What happened.
event-drew =
    { WORD($seat, "seat") } draws { $count ->
        [one] 1 troop
       *[other] { $count } troops
    }{ $troops ->
        [none] { "" }
       *[other] : { LIST($troops, "value") }
    }.
event-placed = { WORD($seat, "seat") } places { WORD($troop, "value") } on { WORD($node, "value") }.
event-covered =
    { WORD($seat, "seat") } places { WORD($troop, "value") } on { WORD($node, "value") }, covering { $is_own ->
        [true] its own { WORD($below, "value") }
       *[false] { WORD($owner, "seat", form: "genitive") } { WORD($below, "value") }
    }.
event-captured = { WORD($seat, "seat") } places { WORD($troop, "value") } on { WORD($node, "value", form: "the") } and captures it.
event-discarded = { WORD($seat, "seat", form: "genitive") } Jumbo discards { WORD($owner, "seat", form: "genitive") } { WORD($troop, "value") } on { WORD($node, "value") }.
event-raided = { WORD($seat, "seat", form: "genitive") } XB-42 discards { WORD($troop, "value") } from { WORD($owner, "seat", form: "genitive") } rack.
event-recalled = { WORD($seat, "seat") } recalls { WORD($troop, "value") } from { WORD($node, "value") }.
event-exhumed = { WORD($seat, "seat") } exhumes { WORD($troop, "value") }.
event-shoved = { WORD($seat, "seat") } shoves { WORD($owner, "seat", form: "genitive") } { WORD($troop, "value") } from { WORD($source, "value") } to { WORD($target, "value") }.
event-pinned =
    { WORD($seat, "seat") } pins a troop on { WORD($owner, "seat", form: "genitive") } rack{ $troop ->
        [none] { "" }
       *[other] : { WORD($troop, "value") }
    }.
event-unpinned =
    { WORD($owner, "seat", form: "genitive") } pinned { $count ->
        [one] troop
       *[other] troops
    } can be placed again.
event-skipped =
    { WORD($seat, "seat") } skips { $effect ->
        [recall] the base's recall effect
        [draw] the base's draw effect
        [shove] the base's shove effect
        [exhume] the base's exhume effect
        [pin] the base's pin effect
       *[other] { WORD($effect, "value") }'s effect
    }.
event-region-taken =
    { WORD($seat, "seat") } takes { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    } from the region { JOIN($bases, ", ") }.

# What an action would do.
preview-draws =
    { $count ->
        [one] 1 troop
       *[other] { $count } troops
    } from your reserve{ $exposed ->
        [none] { "" }
       *[other] ; { $exposed }
    }
preview-places = { JOIN($parts, ", ") }
change-cuts-off = cuts { WORD($enemy, "seat") } off from { LIST($nodes, "value") }
change-reaches = connects { WORD($seat, "seat") } to { LIST($nodes, "value") }
preview-captures = captures the H.Q. and wins
preview-discards = { $troop }
preview-recalls = { $troop }
preview-shoves =
    { $troop }{ $onto ->
        [none] { "" }
       *[other] { " " }onto { $onto }
    }
preview-raids =
    { $count ->
        [one] the only troop it can hit
       *[other] one of { $count } troops, at random
    }{ $known ->
        [none] { "" }
       *[other] ; known to be there: { LIST($known, "value") }
    }
preview-pins =
    { $count ->
        [one] the only troop it can hit
       *[other] one of { $count } troops, chosen blindly
    }
part-covers = covers { $troop }
part-exposed = leaves your H.Q. open: { WORD($enemy, "seat") } is connected to it
part-takes =
    takes { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    }{ $wins ->
        [true] { " " }and wins
       *[false] { "" }
    }
part-troop =
    { $is_own ->
        [true] your
       *[false] { WORD($owner, "seat", form: "genitive") }
    } { WORD($troop, "value") }

# Which rule forbids an action: the end of a sentence.
reason-otherwise-asked = first answer this: { $prompt }
reason-nothing-to-skip = there is no effect to skip, and a turn cannot be passed: draw or place
reason-rack-full = your rack is full: it holds { $most } troops at most
reason-reserve-empty = your reserve is empty
reason-troop-pinned = your { WORD($troop, "value") } is pinned until the end of this turn
reason-not-on-rack = there is no { WORD($troop, "value") } on your rack
reason-no-such-node = this terrain has no base or H.Q. called { $node }
reason-own-hq = a troop can never be placed on its own H.Q.
reason-sign-keeps-out = the sign on { WORD($node, "value", form: "the") } lets in only Kwak and troops of strength { LIST($strengths, type: "or") }
reason-too-weak = { WORD($troop, "value") } ({ $strength }) is not stronger than { WORD($owner, "seat", form: "genitive") } { WORD($defender, "value") } ({ $defence })
reason-not-connected = { WORD($node, "value", form: "the") } is not connected to your H.Q. through bases you occupy
reason-hook-at-hq = even Hook must be connected to your H.Q. to capture the enemy's
reason-hook-silenced = { WORD($node, "value") } silences troops: even Hook must be connected to your H.Q. there
reason-not-discarded = you have no { WORD($troop, "value") } in the discard
reason-recall-from-here = the troop you return must be on another base
reason-nothing-to-recall = you have no visible troop on { WORD($node, "value", form: "the") }
reason-out-of-reach = Jumbo discards a visible enemy troop one path section from { $spot }, and there is none on { WORD($node, "value", form: "the") }
reason-cannot-shove = a visible enemy troop adjacent to { $spot } is shoved one path section to another base, never onto an H.Q.

# How it ended.
ending-hq-captured = { WORD($winner, "seat") } has captured { WORD($loser, "seat", form: "genitive") } H.Q.
    .name = H.Q. captured
ending-medal-objective = { WORD($winner, "seat") } has reached the medals objective.
    .name = Medals objective reached
ending-stuck = No troop can be drawn or placed any more, and { WORD($winner, "seat") } has more medals.
    .name = No move left: medals decide
ending-stuck-tied = { WORD($loser, "seat") } can neither draw nor place, so the tie in medals goes to { WORD($winner, "seat") }.
    .name = No move left, medals tied
ending-turn-limit = The turn limit has been reached, and { WORD($winner, "seat") } has more medals.
    .name = Turn limit: medals decide
ending-turn-limit-tied = The turn limit has been reached with medals tied: a draw.
    .name = Turn limit, medals tied

# The board.
do-draw = Draw from the reserve
do-skip = Skip this effect
do-raid = Discard a random troop from the enemy rack
do-pin = Pin a random troop on the enemy rack
do-exhume = Take { WORD($troop, "value") } from the discard
do-recall = Take { WORD($troop, "value") } back from { WORD($node, "value") }
do-discard = Discard { WORD($troop, "value") } on { WORD($node, "value") }
do-place = Place { WORD($troop, "value") } on { WORD($node, "value", form: "the") }
do-shove = Shove { WORD($troop, "value") } from { WORD($source, "value") } to { WORD($target, "value") }

board = Terrain { $terrain }: { $objective } medals win. Turn { $turn }.
base = Base { $id }
empty = empty
held = held by { $seat }: { $troop }
height = stack of { $count }
strength = Strength
joker = joker
stack = Stack, from the top
supply = Connected
nobody = to nobody
cut = { $seat } is cut off here: not connected to the H.Q.
open = Its effect can be used now.
region = Region { $bases }
medals = Medals
medals-left = { $count } of { $objective } medals
taken = taken by { $seat }
not-taken = Whoever occupies all its bases takes them.
holds = { $seat } occupies
of-bases = { $count } of { $total } bases
rack = { $seat }'s rack
hidden-one = A hidden troop
hidden-text = Only its owner sees which one.
known = It went back to the rack in the open, so everyone knows it is there.
pinned = Pinned: cannot be placed this turn.
pinned-next = Pinned: cannot be placed on its owner's next turn.
pinned-count = { $count } pinned
pinned-some = Which one is not shown.
reserve = Reserve
reserve-text = Face down; { $count } left to draw.
reserve-shown = Shown, since the match is over; { $count } left to draw.
reserve-next = Next
removed = Removed unseen
discard = Discard
discard-none = Nothing discarded
discard-text =
    { $count ->
        [one] 1 troop
       *[other] { $count } troops
    } of { $seat } in the discard
raid = Raid
pin = Pin

about-kwak = Covers any enemy, and any enemy covers it.
about-skully = After placing: draw 2.
about-capn = After placing: place another troop, with its effect.
about-jumbo = After placing: discard a visible enemy troop one path section away.
about-hook = Lands on any base, connected or not; an H.Q. needs the connection.
about-xb-42 = After placing: discard a random troop from the enemy rack.
about-star = After placing: draw 1.
about-roxy = No trick, just the strongest.
special-recall = Return another of your visible troops to your rack.
special-draw = Draw 1.
special-shove = Shove an adjacent visible enemy troop one path section.
special-exhume = Return one of your discarded troops to your rack.
special-silence = Troops have no effect here.
special-pin = A troop on the enemy rack, chosen blindly, cannot be placed on the enemy's next turn.
special-only = Lets in only strengths { $strengths } and Kwak.

# The terminal's picture
draw-turn = turn { $turn } of at most { $limit }
draw-objective = { $count } medals win, or an H.Q.
draw-you = you
draw-to-act = to act
draw-medals = medals
draw-rack = rack
draw-reserve = reserve
draw-discard = discard
draw-known = known
draw-of = { $count } of { $of }
draw-pinned = { $count } pinned
draw-pinned-one = pinned
draw-next = next
draw-removed = removed
draw-rack-of = { $seat }'s rack
draw-your-rack = Your rack
draw-empty = empty
draw-stacks = Stacks, from the top
draw-specials = Special bases
draw-effect-kwak = covers any troop
draw-effect-skully = draw 2
draw-effect-capn = place 1 more
draw-effect-jumbo = discard a neighbour
draw-effect-hook = lands anywhere
draw-effect-xb-42 = raid their rack
draw-effect-star = draw 1
draw-special-recall = take back one of yours
draw-special-draw = draw 1
draw-special-shove = move an enemy next to it
draw-special-exhume = take a discarded one
draw-special-silence = no troop effects here
draw-special-pin = hold a troop they have
draw-special-only = these strengths, and Kwak
odd-region = the bases of region { $number } ({ $bases }) are not joined by paths
odd-terrain = the terrain is not the same for both sides: { $nodes } have no counterpart

## What it is all about, with how far each side has come.

goal-medals-or-hq =
    { $objective } medals or the enemy H.Q. win. { seat-blue }: { $blue-medals ->
        [one] 1 medal
       *[other] { $blue-medals } medals
    }, { $blue-way ->
        [none] no way to the H.Q.
        [one] 1 troop from the H.Q.
       *[other] { $blue-way } troops from the H.Q.
    } · { seat-red }: { $red-medals ->
        [one] 1 medal
       *[other] { $red-medals } medals
    }, { $red-way ->
        [none] no way to the H.Q.
        [one] 1 troop from the H.Q.
       *[other] { $red-way } troops from the H.Q.
    }
    .short = { seat-blue } { $blue-medals }/{ $objective }, H.Q. in { $blue-way ->
        [none] –
       *[other] { $blue-way }
    } · { seat-red } { $red-medals }/{ $objective }, H.Q. in { $red-way ->
        [none] –
       *[other] { $red-way }
    }

## The words of the game: what each means, and how it stands in sentences.

term-base = A place where paths meet. The owner of its topmost troop holds it.
    .name = Base
    .forms = base, bases
term-hq = Headquarters. A troop of yours on an enemy H.Q. wins at once.
    .name = H.Q.
    .forms = H.Q.
term-path = Joins two places. Your troops advance along paths, from base to base.
    .name = Path
    .forms = path, paths
term-region = A zone closed in by paths. Hold all its bases and its medals are yours to keep.
    .name = Region
    .forms = region, regions
term-medal = They lie in regions. Enough of them win the game.
    .name = Medal
    .forms = medal, medals
term-connected = A chain of paths leads there from your H.Q., through bases you hold. Troops go only to connected places; Hook need not.
    .name = Connected
    .forms = connected
term-troop = A piece of your army: its strength says whom it covers, and many have an effect when placed.
    .name = Troop
    .forms = troop, troops
term-strength = A troop covers enemies of strictly lower strength.
    .name = Strength
    .forms = strength, strengths
term-joker = Kwak: covers any enemy, and any enemy covers it.
    .name = Joker
    .forms = joker
term-rack = The troops you can place, hidden from the other side; it holds 8.
    .name = Rack
    .forms = rack, racks
term-reserve = Your face-down troops that are still to be drawn.
    .name = Reserve
    .forms = reserve, reserves
term-discard = A discarded troop is out of the game, unless it is exhumed.
    .name = Discard
    .forms = discarded, discard, discards
term-special-base = Does something for whoever places a troop there, or lets in certain strengths only.
    .name = Special base
    .forms = special base, special bases
term-recall = Take another visible troop of yours back to your rack.
    .name = Recall
    .forms = recall, recalls, recalled
term-shove = Move a visible enemy troop next to this base to a base next to where it stands.
    .name = Shove
    .forms = shove, shoves, shoved
term-exhume = Take one of your discarded troops to your rack.
    .name = Exhume
    .forms = exhume, exhumes, exhumed
term-pin = A troop of the enemy rack, chosen blindly, cannot be placed on the enemy's next turn.
    .name = Pin
    .forms = pin, pins, pinned
term-raid = XB-42's effect: a random troop from the enemy rack is discarded face up.
    .name = Raid
    .forms = raid, raids, raided
term-kwak = { about-kwak }
    .name = Kwak
    .forms = Kwak
term-skully = Strength 1. { about-skully }
    .name = Skully
    .forms = Skully
term-capn = Strength 2. { about-capn }
    .name = Cap'n
    .forms = Cap'n
term-jumbo = Strength 3. { about-jumbo }
    .name = Jumbo
    .forms = Jumbo
term-hook = Strength 4. { about-hook }
    .name = Hook
    .forms = Hook
term-xb-42 = Strength 5. { about-xb-42 }
    .name = XB-42
    .forms = XB-42
term-star = Strength 6. { about-star }
    .name = Star
    .forms = Star
term-roxy = Strength 7. { about-roxy }
    .name = Roxy
    .forms = Roxy

# Whose the game is
notice-theirs = The game and its name, its troops and terrains. The illustrations of the box are theirs, too, and not used here.
notice-ours = The programme, all drawings, the wording of the rules, where the bases lie on our boards (rough readings of the printed ones), the actions' names and the turn limit.
notice-limits = The rulebook allows its material to be used for private entertainment only.
