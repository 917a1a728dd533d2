# Mercenary Combat Simulator in English: every sentence of the game, and every word its board uses.

line = Six mercenaries a side, nine classes. Steal the intel or hold the points; nothing is rolled, only the weapon hands are hidden.
seat-red = Red
    .genitive = Red’s
seat-blu = Blu
    .genitive = Blu’s

kind-pick = Pick a character
kind-swap = Turn out to be a Spy
kind-move = Step
kind-jump = Jump a fence
kind-attack = Attack
kind-heal = Heal
kind-uber = Uber
kind-repair = Repair
kind-sticky = Stickybomb
kind-detonate = Detonate
kind-build = Build a Sentry
kind-give = Hand over the intel
kind-equip = Equip a card
kind-unequip = Unequip the card
kind-cloak = Cloak
kind-stay = Stay cloaked
kind-uncloak = Uncloak
kind-end = End the turn
field-character = Which character?
field-direction = Which way?
field-target = Whom?
field-weapon = With what?
field-slot = Whom?
field-card = Which card?
field-cell = On which space?
value-weapon-true = With the card’s weapon
value-weapon-false = With the primary weapon
value-target-red-1 = Red 1
value-target-red-2 = Red 2
value-target-red-3 = Red 3
value-target-red-4 = Red 4
value-target-red-5 = Red 5
value-target-red-6 = Red 6
value-target-red-sentry-1 = Red’s Sentry 1
value-target-red-sentry-2 = Red’s Sentry 2
value-target-red-sentry-3 = Red’s Sentry 3
value-target-red-sentry-4 = Red’s Sentry 4
value-target-red-sentry-5 = Red’s Sentry 5
value-target-red-sentry-6 = Red’s Sentry 6
value-target-blu-1 = Blu 1
value-target-blu-2 = Blu 2
value-target-blu-3 = Blu 3
value-target-blu-4 = Blu 4
value-target-blu-5 = Blu 5
value-target-blu-6 = Blu 6
value-target-blu-sentry-1 = Blu’s Sentry 1
value-target-blu-sentry-2 = Blu’s Sentry 2
value-target-blu-sentry-3 = Blu’s Sentry 3
value-target-blu-sentry-4 = Blu’s Sentry 4
value-target-blu-sentry-5 = Blu’s Sentry 5
value-target-blu-sentry-6 = Blu’s Sentry 6
value-slot-1 = Slot 1
value-slot-2 = Slot 2
value-slot-3 = Slot 3
value-slot-4 = Slot 4
value-slot-5 = Slot 5
value-slot-6 = Slot 6

option-mode = Mode
option-mode-capture_the_intel = Capture the intel
option-mode-capture_the_intel-help = Bring the other side’s intel home.
option-mode-control_point = Control point
option-mode-control_point-help = Hold more of the three points, until you have 25.
option-mode-help = Bring the other side’s intel home, or hold more of the three points until you have 25.
option-mode-pictures = yes
option-map = Map
option-map-help = All made for this edition; or bring your own.
option-map-default = The mode’s own
option-map-depot = Depot
option-map-foundry = Foundry
option-map-harbour = Harbour
option-map-quarry = Quarry
option-map-twin-gullies = Twin Gullies
option-weapons = Weapon cards
option-weapons-help = Each side draws a card after every round.
option-round_limit = Most rounds
option-round_limit-help = Without a winner by then, the game is a draw.
option-starter = Who begins
option-starter-help = Between equals, whoever begins wins 46 to 47 % of the games with control points, 50 to 52 % with the intel.
option-starter-random = A coin decides
option-starter-red = Red
option-starter-blu = Blu
option-cards = Weapon cards of your own
option-cards-help = The 40 cards were made for this edition; or bring a TOML file of your own.
option-cards-standard = Standard
option-characters = Character stats of your own
option-characters-help = The rulebook prints only a few of the numbers, the others were made for this edition; or bring a TOML file of your own.
option-characters-standard = Standard

ending-intel-captured = { WORD($winner, "seat") } brings { WORD($loser, "seat", form: "genitive") } intel home.
    .name = Intel captured
ending-score-reached = { WORD($winner, "seat") } reaches 25 points.
    .name = 25 points reached
ending-round-limit = The last round is over: a draw.
    .name = Round limit reached

value-character-scout = Scout
    .a = a Scout
value-character-soldier = Soldier
    .a = a Soldier
value-character-pyro = Pyro
    .a = a Pyro
value-character-demoman = Demoman
    .a = a Demoman
value-character-heavy = Heavy
    .a = a Heavy
value-character-engineer = Engineer
    .a = an Engineer
value-character-medic = Medic
    .a = a Medic
value-character-sniper = Sniper
    .a = a Sniper
value-character-spy = Spy
    .a = a Spy
value-character-sentry = Sentry
    .a = a Sentry
about-scout = Captures points at twice the rate.
about-soldier = Jumps over fences for 2 health. His own weapon does nothing to Pyros.
about-pyro = Sets on fire: 1 damage on each of the next 2 turns. Enemy Spies that uncloak within 2 take 3.
about-demoman = Up to two stickybombs a turn on free spaces beside him. Detonating all instead of attacking does 3 each to enemies on and around them.
about-heavy = Fires only on turns when he does not move.
about-engineer = Charges every turn. With a full meter he builds a Sentry beside him. Repairs Sentries for 3 instead of attacking.
about-medic = Heals a teammate for 3 instead of attacking, and charges by it. A full meter makes him and a teammate invincible for two turns. Recovers 1 each turn.
about-sniper = Gains 2 charge on a turn without moving or shooting; every charge is one more damage. Moving loses it. A full shot never kills a Heavy.
about-spy = Cloaks instead of moving or attacking; uncloaks up to 3 spaces away for every charge. Saps Sentries beside him.
about-sentry = Fires after its Engineer’s slot; cannot attack Spies. A sapper stops it and does 3 damage a turn.

made-cards = Made for this edition.
made-characters = Most of the numbers were made for this edition.
fact-health = Health
fact-charge = Charge
fact-speed = Speed
fact-attack = Attack
fact-range = Range
fact-stats = Speed · attack · range
fact-left = Left
fact-for = For
fact-weapon = Weapon
fact-gear = Gear
of = { $now } of { $most }
stats = health { $health }, speed { $speed }, attack { $attack }, range { $range }
left = { $count } left
titled = { $unit }: { $character }

state-burn = on fire for { $n } { $n ->
        [one] turn
       *[other] turns
    }
state-uber = invincible
state-sapped = sapped
state-fresh = cannot fire yet
state-slow = slowed by { $n }
state-shield = shield for { $n } { $n ->
        [one] hit
       *[other] hits
    }
state-cloaked = cloaked: this is the marker
state-carrying = carries the intel
state-capturing = is capturing point { $n }
state-face-down = face down: spawns on its next turn
state-empty = empty slot
state-acting = acts now

board = { $map }: { $columns } by { $rows } spaces, { $mode }, round { $round }, slot { $slot }
place-ground = Free space
place-spawn = Spawn of { $side }
place-home = Intel spot of { $side }
place-intel = Intel of { $side }
place-intel-turns = Intel of { $side }, home again in { $n } { $n ->
        [one] turn
       *[other] turns
    }
place-point = Point { $n }: { $holder }
place-point-free = held by nobody
place-point-held = held by { $side }
place-sticky = Stickybomb of { $unit }
place-marker = Marker of { $unit }
about-spawn = Characters begin here, and change their card here. An enemy standing here when one spawns is defeated.
about-home = Bring the other intel here to win.
about-intel = Taken by arriving on it.
about-point = Whoever ends two of its own turns in a row here captures it; a Scout needs one. At the end of a round the side that holds more points scores the difference.
about-sticky = Characters walk over it. Its Demoman sets it off.

can-move = Walk here, { $n } steps
can-step = Step here
can-jump = Jump here
can-sticky = Place a stickybomb here
can-build = Build the Sentry here
can-uncloak = Uncloak here
can-choose = Choose what to do
can-self = Show where it can go

say-pick = Pick the { $character }
say-move = Step { $direction }
say-jump = Jump { $direction }
say-sticky = Stickybomb { $direction }
say-build = Build a Sentry { $direction }
say-attack = Attack { $unit }
say-strike = Attack { $unit } with { $card }
say-heal = Heal { $unit }
say-uber = Uber { $unit }
say-repair = Repair { $unit }
say-give = Hand the intel to { $unit }
say-equip = Equip { $card }
say-unequip = Unequip { $card }
say-uncloak = Uncloak on { $cell }
row-attack = Primary weapon
row-move = Walk here
row-to = { $way }: { $unit }
row-heal = Heal
row-uber = Uber
row-repair = Repair
row-give = Give the intel

chip-jump = Jump
chip-jump-text = Then choose a space behind a fence.
chip-sticky = Sticky
chip-sticky-text = Then choose a free space beside him. Up to two a turn, besides the attack.
chip-build = Build
chip-build-text = Then choose a free space beside him.
chip-detonate = Detonate
chip-detonate-text = All his stickybombs, instead of attacking.
chip-cloak = Cloak
chip-cloak-text = Instead of moving and attacking; ends the turn.
chip-stay = Stay cloaked
chip-stay-text = One more charge; ends the turn.
chip-swap = Be a Spy
chip-swap-text = Only as the first thing of a turn, and never once it has attacked or used an ability.
chip-unequip = Unequip
chip-unequip-text = The card goes back to the hand.
chip-end = End turn
chip-end-text = The next slot acts.
tray = { $steps ->
        [one] { $unit }, health { $health } of { $most }, { $steps } step left
       *[other] { $unit }, health { $health } of { $most }, { $steps } steps left
    }
attack-left = May attack
attack-spent = Has attacked
over = The game is over

top-round = Round { $n } of { $most }
top-draft = Draft
top-order = { $side } first; slot { $slot } of 6, { $actor } acts
top-score = Score: { $red } Red, { $blu } Blu, of 25

strip-slots = Slots of { $side }
strip-points = of 25
strip-held = Points held: { $n }
strip-intel-home = Intel at home
strip-intel-carried = Intel stolen by { $unit }
strip-intel-dropped = Intel lies on { $cell }: { $n } { $n ->
        [one] turn
       *[other] turns
    }
strip-hand = Weapon hand
strip-hidden = { $n } unknown { $n ->
        [one] card
       *[other] cards
    }
strip-hidden-text = A card is known to everybody once it has been carried.
strip-deck = { $n } in the deck
strip-deck-shown = Shown, since the match is over: the next to be drawn first.
strip-equip = Equip it

# What sentences name.
part-unit = { $character ->
        [none] { WORD($id, "value-target") }
        [sentry] { WORD($id, "value-target") }
       *[other] { WORD($id, "value-target") } ({ WORD($character, "value-character") })
    }
part-weapon-card = { WORD($name, "card") }
spaces = { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    }

prompt-draft = { WORD($side, "seat") }, choose a character for slot { $slot }.
prompt-fill = { WORD($side, "seat") }, slot { $slot } is empty: choose a character to place there face down.
prompt-turn = { $unit }: move, act, or end the turn.
prompt-cloaked = { $unit }: stay cloaked or uncloak.
prompt-sentry = { $unit }: choose a target, or end the turn.
prompt-over = The game is over.

event-picked = { WORD($side, "seat") } picks the { WORD($character, "value-character") } for slot { $slot }.
event-swapped = { $unit } turns out to be a Spy.
event-moved = { $unit } moves to { $cell }.
event-jumped = { $unit } jumps over the fence to { $cell }.
event-uncloaked = { $unit } uncloaks on { $cell }.
event-attacked = { $card ->
        [none] { $unit } attacks { $target }.
       *[other] { $unit } attacks { $target } with the { $card }.
    }
event-healed = { $unit } heals { $target }.
event-ubered = { $unit } ubers { $target }: both are invincible.
event-repaired = { $unit } repairs { $target }.
event-unsapped = { $unit } takes the sapper off { $target }.
event-gave = { $unit } hands the intel to { $target }.
event-equipped = { $unit } equips the { $card }.
event-unequipped = { $unit } takes the { $card } back into hand.
event-stuck = { $unit } places a stickybomb on { $cell }.
event-detonated = { $unit } detonates his stickybombs.
event-built = { $unit } builds a Sentry on { $cell }.
event-cloaked = { $unit } cloaks.
event-stayed = { $unit } stays cloaked.
event-ended = { $unit } ends the turn.
event-defeated = { $unit } is defeated.
event-destroyed = { $unit } on { $cell } is destroyed.
event-spawned = { $unit } spawns on { $cell }.
event-blocked = { $unit } cannot spawn: the spawn point is taken.
event-hurt = { $by_fire ->
        [true] { $unit } takes { $amount } damage from the fire and has { $health } health left.
       *[false] { $unit } takes { $amount } damage and has { $health } health left.
    }
event-recovered = { $unit } regains { $amount } health and has { $health }.
event-shielded = The shield of { $unit } absorbs a hit.
event-pushed = { $unit } is pushed to { $cell }.
event-ignited = { $turns ->
        [one] { $unit } is on fire for { $turns } turn.
       *[other] { $unit } is on fire for { $turns } turns.
    }
event-sapped = { $unit } is sapped.
event-uber-ended = The uber of { $unit } is over.
event-intel-taken = { $unit } takes { WORD($side, "seat", form: "genitive") } intel.
event-intel-dropped = { WORD($side, "seat", form: "genitive") } intel lies on { $cell }.
event-intel-home = { WORD($side, "seat", form: "genitive") } intel is back on { $cell }.
event-captured = { WORD($side, "seat") } captures point { $point }.
event-scored = { $amount ->
        [one] { WORD($side, "seat") } scores { $amount } point and has { $score }.
       *[other] { WORD($side, "seat") } scores { $amount } points and has { $score }.
    }
event-round = Round { $round } begins.
event-drew = { $card ->
        [none] { WORD($side, "seat") } draws a card.
       *[other] { WORD($side, "seat") } draws the { $card }.
    }

preview-wounds = { $damage } damage: { $health } of { $most_health } health left
preview-defeats = { $damage } damage: defeats the target
preview-invincible = no effect: the target is invincible
preview-immune = no effect: a Pyro is immune to the Soldier’s primary weapon
preview-shielded = no damage: the shield absorbs the hit
change-has-in-range = { $unit } has { JOIN($others, ", ") } in range
change-is-in-range = { $unit } is in range of { JOIN($others, ", ") }
preview-jumps = { $cost ->
        [0] costs no health
       *[other] costs { $cost } health
    }
preview-blocks-spawn = { $count ->
        [one] stands on the spawn: your other character cannot come until this one moves on
       *[other] stands on the spawn: { $count } of your characters cannot come until this one moves on
    }
preview-equips = { $card }: { JOIN($says, "; ") }
preview-becomes-spy = this character loses everything it has; the Spy appears with full health ({ $health })
preview-drops-intel = drops the intel
preview-appears = appears on { $cell } and ends the turn; every enemy Pyro within { $alarm_range } spaces does { $alarm_damage } damage

reason-asked = first answer this: { $prompt }
reason-picking-is-over = characters are picked only in the draft and for an empty slot
reason-class-used-up = both { WORD($character, "value-character") } cards are in use
reason-sentry-only-fires = a Sentry can only fire or end its turn
reason-cloaked-only-waits = a cloaked Spy can only stay cloaked or uncloak
reason-wrong-class = only { WORD($needed, "value-character", form: "a") } can do that, and this is { WORD($character, "value-character", form: "a") }
reason-swap-comes-first = a character can be replaced with a Spy only as the first decision of its turn
reason-has-acted = this { WORD($character, "value-character") } has already attacked or used an ability
reason-already-spy = this is a Spy already
reason-gave-intel = a character that hands over the intel cannot move on that turn
reason-heavy-fired = a Heavy cannot move on a turn on which he fires his primary weapon
reason-heavy-moved = a Heavy cannot fire his primary weapon on a turn on which he moves
reason-no-steps-left = { $speed ->
        [one] the one space of movement this turn is used up
        [2] both spaces of movement this turn are used up
       *[other] all { $speed } spaces of movement this turn are used up
    }
reason-way-blocked = a fence, sand, the edge of the map or somebody is in the way
reason-cannot-jump = only a Soldier can jump over fences, or a character with a card for it
reason-jump-would-kill = a jump costs { $cost } health and may not kill
reason-jump-needs-fence = a jump goes straight over a fence onto a free space
reason-not-on-board = { $target } is not on the board
reason-own-side = { $target } is on your own side
reason-sentry-spares-spies = Sentries cannot attack Spies
reason-attack-spent = the attack of this turn is used up
reason-instead-of-attack = { $deed ->
        [heal] healing takes the place of the attack, which is used up
        [repair] repairing takes the place of the attack, which is used up
       *[detonate] detonating takes the place of the attack, which is used up
    }
reason-no-weapon = this character carries no weapon card
reason-target-cloaked = { $target } is cloaked
reason-marker-too-far = { $target } is cloaked, and the marker is more than { spaces } away
reason-out-of-range = { $target } is out of range ({ spaces }, counted in steps round fences and sand)
reason-heal-target = only another, hurt teammate within { spaces } can be healed
reason-uber-target = only another teammate within { spaces } can be ubered
reason-meter-not-full = the charge meter must be full, and it is at { $charge } of { $full_charge }
reason-repair-target = only a sapped or damaged Sentry within { spaces } can be repaired
reason-build-site = a Sentry needs a free, ordinary space beside the Engineer, and a Sentry card that no other slot is using
reason-no-stickies = none of his stickybombs is on the board
reason-all-stickies-out = all his stickybombs are on the board already
reason-stickies-a-turn = at most { $most } stickybombs can be placed in a turn
reason-sticky-space = the space must be adjacent, free, and without a stickybomb
reason-give = only the carrier can hand over the intel, before moving, to an adjacent teammate
reason-changed-already = equipment can be changed only once a turn
reason-own-spawn-only = equipment can be changed only on the character’s own spawn point
reason-carries-nothing = this character carries no card
reason-card-not-held = card { $number } is not in your hand
reason-card-not-for = the { $card } is not for { WORD($character, "value-character", form: "a") }
reason-cloak = only a Spy can cloak, and only instead of moving, attacking or handing over the intel
reason-not-cloaked = this character is not cloaked
reason-uncloak-space = { $stride ->
        [one] the space is not free, or more than { $stride } space away for each charge (charge: { $charge })
       *[other] the space is not free, or more than { $stride } spaces away for each charge (charge: { $charge })
    }

# What weapon cards say, each by a word of the vocabulary.
signed = { $less ->
        [true] −{ $n }
       *[false] +{ $n }
    }
part-printed = attack { $attack }, range { $range }
part-effect-attack = { signed } attack with the primary weapon
part-effect-range = { signed } range of the primary weapon
part-effect-speed = { signed } speed
part-effect-health = { signed } health
part-effect-meter = { signed } length of the charge meter
part-effect-charging = whenever charge is gained, { $n } more
part-effect-primed = { $n } charge at once when equipped on the turn of spawning; a Sniper loses it when he moves
part-effect-regenerate = { $n } health back at the start of every turn
part-effect-haul = +{ $n } speed while carrying the intel
part-effect-healing = a heal gives { $n } more
part-effect-extinguish = a heal also puts out fire, and may be used for that alone
part-effect-mending = a repair gives { $n } more
part-effect-quick_build = a Sentry may fire on the turn it is built
part-effect-extra_sticky = one stickybomb more on the board
part-effect-sticky_damage = each stickybomb does { $n } more
part-effect-faster_cap = captures points as if { $n } more { $n ->
        [one] character
       *[other] characters
    } stood there
part-effect-see_cloaked = may attack cloaked Spies whose marker is in range and within { $n }
part-effect-spy_alarm = an enemy Spy that uncloaks within { $n } takes 3 damage
part-effect-shield = { $n ->
        [one] the first hit after equipping does
       *[other] the first { $n } hits after equipping do
    } nothing
part-effect-armor = every hit does { $n } less, but at least 1
part-effect-fireproof = cannot be set on fire
part-effect-vault = may jump over fences as the Soldier does
part-effect-soft_landing = jumps do no damage
part-effect-mobile_fire = may move and fire the primary weapon on the same turn
part-effect-steady_aim = moving does not clear the charge
part-effect-stride = { $n } more { $n ->
        [one] space
       *[other] spaces
    } for each counter when uncloaking
part-effect-unnoticed = uncloaking sets off no alarm, not even a Pyro’s
part-effect-burn = a hit sets on fire for { $n } { $n ->
        [one] turn
       *[other] turns
    }
part-effect-push = a hit pushes { $n } { $n ->
        [one] space
       *[other] spaces
    } straight away
part-effect-pierce = fences do not stop the attack
part-effect-leech = a hit gives { $n } health back
part-effect-double_attack = may attack twice in a turn
part-effect-ignore_immunity = hurts Pyros too
part-effect-drain = a hit takes { $n } charge away
part-effect-finisher = { $n } more damage to whoever is already hurt
part-effect-slow = a hit takes { $n } { $n ->
        [one] step
       *[other] steps
    } from the target’s next turn
part-effect-splash = enemies beside the target take { $n } damage
part-effect-demolish = { $n } more damage to Sentries
part-effect-kindling = { $n } more damage to whoever is on fire
part-effect-recoil = an attack costs { $n } health, but never the last

# Our own weapon cards; a card of somebody’s own is called as its file says.
card-Hollow-Bat = Hollow Bat
card-Courier-Boots = Courier Boots
card-Flag-Planter = Flag Planter
card-Springheel-Braces = Springheel Braces
card-Fizzy-Tonic = Fizzy Tonic
card-Bunker-Breaker = Bunker Breaker
card-Trench-Shovel = Trench Shovel
card-Cork-Soles = Cork Soles
card-Long-Fuse = Long Fuse
card-Gravel-Mortar = Gravel Mortar
card-Signal-Flare = Signal Flare
card-Wrought-Poker = Wrought Poker
card-Wet-Apron = Wet Apron
card-Forge-Bellows = Forge Bellows
card-Keen-Nose = Keen Nose
card-Third-Pocket = Third Pocket
card-Packed-Powder = Packed Powder
card-Basket-Hilt = Basket Hilt
card-Oak-Shield = Oak Shield
card-Rolling-Harness = Rolling Harness
card-Iron-Knuckles = Iron Knuckles
card-Second-Lunch = Second Lunch
card-Scatter-Pipe = Scatter Pipe
card-Kit-of-Parts = Kit of Parts
card-Hot-Wiring = Hot Wiring
card-Long-Spanner = Long Spanner
card-Rivet-Driver = Rivet Driver
card-Wide-Nozzle = Wide Nozzle
card-Wet-Blanket = Wet Blanket
card-Eager-Pump = Eager Pump
card-Bone-Needle = Bone Needle
card-Shoulder-Strap = Shoulder Strap
card-Ranged-Scope = Ranged Scope
card-Thorn-Bow = Thorn Bow
card-Overloaded-Musket = Overloaded Musket
card-Plate-Vest = Plate Vest
card-Felt-Soles = Felt Soles
card-Cold-Coat = Cold Coat
card-Glass-Pick = Glass Pick
card-Storm-Lantern = Storm Lantern

# The terminal's picture
draw-headline = { $map }, { $mode }, round { $round } of { $limit }, slot { $slot }; { $first } is first
draw-round = round { $round } of { $limit }
draw-made-here = made for this edition: { $what }
draw-made-map = map
draw-made-cards = weapon cards
draw-made-characters = most character numbers
draw-score = score { $score }; points { $points }
draw-nobody = nobody
draw-free = free
draw-spawn = spawn
draw-intel-tile = intel
draw-intel = intel of { $side }: { $carrier ->
        [none] on { $cell }
       *[other] carried by { $carrier }
    }{ $turns ->
        [0] { "" }
       *[other] , home in { $turns } turns
    } (starts on { $home })
draw-intel-brief = { $side }'s intel: { $carrier ->
        [none] { $place ->
            [home] at home on { $cell }
           *[away] on { $cell }
        }
       *[other] with { $carrier }
    }{ $turns ->
        [0] { "" }
        [one] , back in 1 turn
       *[other] , back in { $turns } turns
    }
draw-left = { $unit } has { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } and { $attacks ->
        [true] an attack
       *[other] no attack
    } left
draw-legend =
    R1Sol red's slot 1, a Soldier  8h health  2c charge  ! has intel  f on fire
    u invincible  s sapped  n new Sentry  z slowed  * on a bomb  *R bomb  =R= intel
    <R6> cloaked Spy's marker  ~ sand  | and - fences
draw-small-legend = R1 red's slot 1  r1 its Sentry  <6 cloaked Spy  =R intel  *R bomb  [] spawn  () home of intel  ~~ sand  | _ fences  ! has intel  f on fire  u invincible  s sapped  n new  z slowed
draw-health = health
draw-charge = charge
draw-face-down = face down
draw-is-card = card { $number }
draw-is-cloaked = cloaked
draw-is-fire = fire { $number }
draw-is-uber = uber { $number }
draw-is-shield = shield { $number }
draw-is-capturing = on point { $number }
draw-is-sapped = sapped
draw-is-carrying = carrying
draw-hand = hand of { $side }:
draw-unknown = { $count } unknown
draw-deck = { $count } cards in the deck
odd-map = the map is not the same for both sides: { $spaces } differ from what lies opposite
odd-cards = no card is for: { $classes }

## What it is all about, with how far each side has come.

goal-intel =
    Bring the other side's intel home. { seat-red }: { $red-intel ->
        [carried] carries it, { $red-steps ->
            [one] 1 step
           *[other] { $red-steps } steps
        } from home
        [lying] dropped it, { $red-steps ->
            [none] nobody is near
            [one] 1 step away
           *[other] { $red-steps } steps away
        }, home in { $red-turns }
       *[home] { $red-steps ->
            [none] nobody is out yet
            [one] 1 step from it
           *[other] { $red-steps } steps from it
        }
    } · { seat-blu }: { $blu-intel ->
        [carried] carries it, { $blu-steps ->
            [one] 1 step
           *[other] { $blu-steps } steps
        } from home
        [lying] dropped it, { $blu-steps ->
            [none] nobody is near
            [one] 1 step away
           *[other] { $blu-steps } steps away
        }, home in { $blu-turns }
       *[home] { $blu-steps ->
            [none] nobody is out yet
            [one] 1 step from it
           *[other] { $blu-steps } steps from it
        }
    } · { $round ->
        [0] before the first round
       *[other] round { $round } of { $round_limit }
    }
    .short = Intel: { seat-red } { $red-intel ->
        [carried] carries, { $red-steps ->
            [none] –
           *[other] { $red-steps }
        } home
        [lying] lost, { $red-steps ->
            [none] –
           *[other] { $red-steps }
        } away
       *[home] { $red-steps ->
            [none] –
           *[other] { $red-steps }
        } away
    } · { seat-blu } { $blu-intel ->
        [carried] carries, { $blu-steps ->
            [none] –
           *[other] { $blu-steps }
        } home
        [lying] lost, { $blu-steps ->
            [none] –
           *[other] { $blu-steps }
        } away
       *[home] { $blu-steps ->
            [none] –
           *[other] { $blu-steps }
        } away
    } · { $round }/{ $round_limit }
goal-points =
    The first to { $score_to_win } wins; whoever holds more points scores. { seat-red }: { $red-score }, holds { $red-points } of { $points } · { seat-blu }: { $blu-score }, holds { $blu-points } · { $round ->
        [0] before the first round
       *[other] round { $round } of { $round_limit }
    }
    .short = { seat-red } { $red-score }/{ $score_to_win }, holds { $red-points } · { seat-blu } { $blu-score }/{ $score_to_win }, holds { $blu-points } · { $round }/{ $round_limit }

## The words of the game: what each means, and how it stands in sentences.

term-slot = One of a side's six places for a character; slots act in turn, 1 to 6.
    .name = Slot
    .forms = slot, slots
term-spawn = The space where a side's characters come onto the board. Who stays there blocks the next one.
    .name = Spawn
    .forms = spawn, spawns, spawned
term-intel = Carry the other side's intel to the space where your own starts, and you win.
    .name = Intel
    .forms = intel
term-control-point = Captured by ending two turns in a row on it; whoever holds more scores the difference each round.
    .name = Control point
    .forms = control point, control points
term-round = Six turns for each side; then points are scored and weapon cards drawn.
    .name = Round
    .forms = round, rounds
term-charge = Fills by what a class does well; a full meter pays for its special deed.
    .name = Charge
    .forms = charge
term-health = At 0 a character is defeated and leaves the board.
    .name = Health
    .forms = health
term-sentry = An Engineer's gun: it fires after the turn of its slot.
    .name = Sentry
    .forms = Sentry, Sentries
term-sapped = A Spy beside an enemy Sentry saps it: it does not fire and takes damage.
    .name = Sapped
    .forms = sapped, saps, sap
term-cloaked = A cloaked Spy cannot be reached, and only a marker shows where he went.
    .name = Cloaked
    .forms = cloaked, cloak, cloaks, cloaking
term-uber = A Medic's charge makes him and a teammate invincible for a while.
    .name = Uber
    .forms = uber, ubers, invincible
term-sticky = Laid by a Demoman and set off later: everybody beside it takes damage.
    .name = Stickybomb
    .forms = stickybomb, stickybombs, bomb, bombs
term-fire = A burning character takes 1 damage at the start of its turns.
    .name = On fire
    .forms = on fire, burns, burning
term-sand = Nobody steps into it, and it stops attacks as a fence does.
    .name = Sand
    .forms = sand
term-fence = Stops steps and attacks; Soldiers jump over it.
    .name = Fence
    .forms = fence, fences
term-range = How many steps round fences and sand an attack reaches; characters in between do not count.
    .name = Range
    .forms = range, ranges
term-weapon-card = Put on at the own spawn: it changes what a character can do.
    .name = Weapon card
    .forms = weapon card, weapon cards
term-speed = The number of spaces a character may move in a turn.
    .name = Speed
    .forms = speed, steps
term-scout = { about-scout }
    .name = Scout
    .forms = Scout, Scouts
term-soldier = { about-soldier }
    .name = Soldier
    .forms = Soldier, Soldiers
term-pyro = { about-pyro }
    .name = Pyro
    .forms = Pyro, Pyros
term-demoman = { about-demoman }
    .name = Demoman
    .forms = Demoman, Demomen
term-heavy = { about-heavy }
    .name = Heavy
    .forms = Heavy, Heavies
term-engineer = { about-engineer }
    .name = Engineer
    .forms = Engineer, Engineers
term-medic = { about-medic }
    .name = Medic
    .forms = Medic, Medics
term-sniper = { about-sniper }
    .name = Sniper
    .forms = Sniper, Snipers
term-spy = { about-spy }
    .name = Spy
    .forms = Spy, Spies

# Whose the game is
notice-theirs = The game, its rules and the characters' printed numbers are DigiPen's, all rights reserved. Some art and assets of the printed game are Valve Corporation's, all rights reserved; Team Fortress and its logo are trademarks or registered trademarks of Valve Corporation. Nothing of that art is used here.
notice-ours = The programme, all drawings, the wording of the rules, all weapon cards with their effects, all maps, and the numbers that the rules page does not mark as the book's.
notice-limits = The book reserves all rights. Whoever offers the game to others has to know whether they may.
