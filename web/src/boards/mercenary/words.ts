import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import type { Language, Sound, Words } from '../../lib/board';
import type { FieldOrder } from '../../lib/narrow';
import type { Info } from '../../lib/targets.svelte';
import { fill } from '../../lib/text';

type View = Schemas['MercenaryView'];
type Unit = Schemas['Mercenary_UnitView'];
type Card = Schemas['Mercenary_CardView'];
type Character = Schemas['Mercenary_CharacterView'];

const EN: Record<string, string> = {
  line: 'Six mercenaries a side, nine classes. Steal the intel or hold the points; nothing is rolled, only the weapon hands are hidden.',
  'seat.red': 'Red',
  'seat.blu': 'Blu',

  'kind.pick': 'Pick a character',
  'kind.swap': 'Turn out to be a Spy',
  'kind.move': 'Step',
  'kind.jump': 'Jump a fence',
  'kind.attack': 'Attack',
  'kind.heal': 'Heal',
  'kind.uber': 'Uber',
  'kind.repair': 'Repair',
  'kind.sticky': 'Stickybomb',
  'kind.detonate': 'Detonate',
  'kind.build': 'Build a Sentry',
  'kind.give': 'Hand over the intel',
  'kind.equip': 'Equip a card',
  'kind.unequip': 'Lay the card down',
  'kind.cloak': 'Cloak',
  'kind.stay': 'Stay cloaked',
  'kind.uncloak': 'Uncloak',
  'kind.end': 'End the turn',
  'field.character': 'Which character?',
  'field.direction': 'Which way?',
  'field.target': 'Whom?',
  'field.weapon': 'With what?',
  'field.slot': 'Whom?',
  'field.card': 'Which card?',
  'field.cell': 'On which space?',
  'value.direction.n': 'North',
  'value.direction.ne': 'North-east',
  'value.direction.e': 'East',
  'value.direction.se': 'South-east',
  'value.direction.s': 'South',
  'value.direction.sw': 'South-west',
  'value.direction.w': 'West',
  'value.direction.nw': 'North-west',
  'value.weapon.true': 'With the card’s weapon',
  'value.weapon.false': 'With the primary weapon',

  'option.mode': 'Mode',
  'option.mode.capture_the_intel': 'Capture the intel',
  'option.mode.control_point': 'Control point',
  'option.mode.help': 'Bring the other side’s intel home, or hold more of the three points until you have 25.',
  'option.mode.pictures': 'yes',
  'option.map': 'Map',
  'option.map.help': 'One of ours, or your own.',
  'option.map.default': 'The mode’s own',
  'option.map.depot': 'Depot',
  'option.map.foundry': 'Foundry',
  'option.map.harbour': 'Harbour',
  'option.map.quarry': 'Quarry',
  'option.map.twin-gullies': 'Twin Gullies',
  'option.weapons': 'Weapon cards',
  'option.weapons.help': 'Each side draws a card after every round.',
  'option.round_limit': 'Most rounds',
  'option.round_limit.help': 'Without a winner by then it is a draw.',
  'option.starter': 'Who begins',
  'option.starter.random': 'A coin decides',
  'option.starter.red': 'Red',
  'option.starter.blu': 'Blu',
  'option.cards': 'Weapon cards of your own',
  'option.cards.help': 'The cards that come with the game, or a TOML file.',
  'option.cards.standard': 'Standard',
  'option.characters': 'Character stats of your own',
  'option.characters.help': 'The numbers that come with the game, or a TOML file.',
  'option.characters.standard': 'Standard',

  'ending.intel-captured': 'Intel captured',
  'ending.score-reached': '25 points reached',
  'ending.round-limit': 'Round limit reached',

  'character.scout': 'Scout',
  'character.soldier': 'Soldier',
  'character.pyro': 'Pyro',
  'character.demoman': 'Demoman',
  'character.heavy': 'Heavy',
  'character.engineer': 'Engineer',
  'character.medic': 'Medic',
  'character.sniper': 'Sniper',
  'character.spy': 'Spy',
  'character.sentry': 'Sentry',
  'about.scout': 'Captures points at twice the rate.',
  'about.soldier': 'Jumps over fences for 2 health. His own weapon does nothing to Pyros.',
  'about.pyro': 'Sets on fire: 1 damage on each of the next 2 turns. Enemy Spies that uncloak within 2 take 3.',
  'about.demoman': 'One stickybomb a turn on a free space beside him. Detonating all instead of attacking does 3 each to enemies on and around them.',
  'about.heavy': 'Fires only on turns he does not move.',
  'about.engineer': 'Charges every turn. With a full meter he builds a Sentry beside him. Repairs Sentries for 3 instead of attacking.',
  'about.medic': 'Heals a teammate for 3 instead of attacking, and charges by it. A full meter makes him and a teammate invincible for two turns. Recovers 1 each turn.',
  'about.sniper': 'Gains 2 charge on a turn without moving or shooting; every charge is one more damage. Moving loses it.',
  'about.spy': 'Cloaks instead of moving or attacking; uncloaks up to 3 spaces away for every charge. Saps Sentries beside him.',
  'about.sentry': 'Fires after its Engineer’s slot; cannot attack Spies. A sapper stops it and does 3 damage a turn.',

  'fact.health': 'Health',
  'fact.charge': 'Charge',
  'fact.speed': 'Speed',
  'fact.attack': 'Attack',
  'fact.range': 'Range',
  'fact.card': 'Card',
  'fact.left': 'Left',
  'fact.for': 'For',
  'fact.steps': 'Steps',
  of: '{now} of {most}',
  stats: 'health {health}, speed {speed}, attack {attack}, range {range}',
  left: '{count} left',
  unit: '{side} {slot}',
  'unit.sentry': '{side} Sentry {slot}',
  titled: '{unit}: {character}',

  'state.burn': 'on fire for {n} [turn|turns]',
  'state.uber': 'invincible',
  'state.sapped': 'sapped',
  'state.fresh': 'cannot fire yet',
  'state.slow': 'slowed by {n}',
  'state.shield': 'shield for {n} [hit|hits]',
  'state.cloaked': 'cloaked: this is the marker',
  'state.carrying': 'carries the intel',
  'state.capturing': 'is capturing point {n}',
  'state.acted': 'can no longer become a Spy',
  'state.face-down': 'face down: spawns on its next turn',
  'state.empty': 'empty slot',
  'state.acting': 'acts now',

  board: '{map}: {columns} by {rows} spaces, {mode}, round {round}, slot {slot}',
  'place.ground': 'Free space',
  'place.sand': 'Sand',
  'place.spawn': 'Spawn of {side}',
  'place.home': 'Intel spot of {side}',
  'place.intel': 'Intel of {side}',
  'place.intel.turns': 'Intel of {side}, home again in {n} [turn|turns]',
  'place.point': 'Point {n}: {holder}',
  'place.point.free': 'held by nobody',
  'place.point.held': 'held by {side}',
  'place.sticky': 'Stickybomb of {unit}',
  'place.marker': 'Marker of {unit}',
  'about.spawn': 'Characters begin here, and change their card here. An enemy standing here when one spawns is defeated.',
  'about.home': 'Bring the other intel here to win.',
  'about.intel': 'Taken by arriving on it.',
  'about.point': 'Whoever ends two of its own turns in a row here captures it; a Scout needs one. At the end of a round the side that holds more points scores the difference.',
  'about.sticky': 'Characters walk over it. Its Demoman sets it off.',

  'can.move': 'Walk here, {n} steps',
  'can.step': 'Step here',
  'can.jump': 'Jump here for 2 health',
  'can.sticky': 'Place a stickybomb here',
  'can.build': 'Build the Sentry here',
  'can.uncloak': 'Uncloak here',
  'can.choose': 'Choose what to do',
  'can.self': 'Show where it can go',

  'say.pick': 'Pick the {character}',
  'say.swap': 'Turn out to be a Spy',
  'say.move': 'Step {direction}',
  'say.jump': 'Jump {direction}',
  'say.sticky': 'Stickybomb {direction}',
  'say.build': 'Build a Sentry {direction}',
  'say.attack': 'Attack {unit}',
  'say.strike': 'Attack {unit} with {card}',
  'say.heal': 'Heal {unit}',
  'say.uber': 'Uber {unit}',
  'say.repair': 'Repair {unit}',
  'say.give': 'Hand the intel to {unit}',
  'say.equip': 'Equip {card}',
  'say.unequip': 'Lay down {card}',
  'say.uncloak': 'Uncloak on {cell}',
  'row.attack': 'Primary weapon',
  'row.heal': 'Heal',
  'row.uber': 'Uber',
  'row.repair': 'Repair',
  'row.give': 'Give the intel',
  card: 'Card {n}',
  slot: 'Slot {n}',

  'chip.jump': 'Jump',
  'chip.jump.text': 'Then choose a space behind a fence.',
  'chip.sticky': 'Sticky',
  'chip.sticky.text': 'Then choose a free space beside him. One a turn, besides the attack.',
  'chip.build': 'Build',
  'chip.build.text': 'Then choose a free space beside him.',
  'chip.detonate': 'Detonate',
  'chip.detonate.text': 'All his stickybombs, instead of attacking.',
  'chip.cloak': 'Cloak',
  'chip.cloak.text': 'Instead of moving and attacking; ends the turn.',
  'chip.stay': 'Stay cloaked',
  'chip.stay.text': 'One more charge; ends the turn.',
  'chip.swap': 'Be a Spy',
  'chip.swap.text': 'Only as the first thing of a turn, and never once it has attacked or used an ability.',
  'chip.unequip': 'Unequip',
  'chip.unequip.text': 'The card goes back to the hand.',
  'chip.end': 'End turn',
  'chip.end.text': 'The next slot acts.',
  tray: '{unit}, health {health} of {most}, {steps} steps left',
  'attack.left': 'May attack',
  'attack.spent': 'Has attacked',
  over: 'The game is over',

  'top.round': 'Round {n} of {most}',
  'top.draft': 'Draft',
  'top.order': '{side} first; slot {slot} of 6, {actor} acts',
  'top.score': 'Score: {red} Red, {blu} Blu, of 25',

  'strip.slots': 'Slots of {side}',
  'strip.score': 'Score',
  'strip.points': 'of 25',
  'strip.held': 'Points held: {n}',
  'strip.intel.home': 'Intel at home',
  'strip.intel.carried': 'Intel stolen by {unit}',
  'strip.intel.dropped': 'Intel lies on {cell}: {n} [turn|turns]',
  'strip.hand': 'Weapon hand',
  'strip.hidden': '{n} unknown [card|cards]',
  'strip.hidden.text': 'Cards are seen once they have been carried.',
  'strip.deck': '{n} in the deck',
  'strip.none': 'no cards',
  'strip.equip': 'Equip it',
  'strip.first': 'begins each turn',
  'card.weapon': 'Weapon',
  'card.gear': 'Gear',

  'foretell.left': '{n} damage: {now} of {most} health left',
  'foretell.defeat': '{n} damage: defeats it',
  'foretell.invincible': 'No effect: invincible',
  'foretell.pyro': 'No effect: a Pyro is immune to the Soldier’s primary weapon',
  'foretell.shield': 'No damage: the shield takes the hit',
  'foretell.jump': 'Costs 2 health unless a card or an uber prevents it',
  'foretell.swap': 'Everything this character has is lost; the Spy comes with full health',
  'foretell.drops': 'Drops the intel',
  'foretell.appears': 'Appears on {cell}; the turn ends, and an enemy Pyro within 2 does 3 damage',

  'effect.printed': 'attack {attack}, range {range}',
  'effect.attack': '{n} attack with the primary weapon',
  'effect.range': '{n} range of the primary weapon',
  'effect.speed': '{n} speed',
  'effect.health': '{n} health',
  'effect.meter': 'the charge meter is {n} long',
  'effect.charging': 'whenever charge is gained, {n} more',
  'effect.primed': '{n} charge at once when equipped on the turn of spawning',
  'effect.regenerate': '{n} health back at the start of every turn',
  'effect.haul': '+{n} speed while carrying the intel',
  'effect.healing': 'a heal gives {n} more',
  'effect.extinguish': 'a heal also puts out fire, and may be used for that alone',
  'effect.mending': 'a repair gives {n} more',
  'effect.quick_build': 'a Sentry may fire on the turn it is built',
  'effect.extra_sticky': 'one stickybomb more on the board',
  'effect.sticky_damage': 'each stickybomb does {n} more',
  'effect.faster_cap': 'captures points as {n} more [character|characters] would',
  'effect.see_cloaked': 'may attack cloaked Spies whose marker is within {n}',
  'effect.spy_alarm': 'an enemy Spy that uncloaks within {n} takes 3 damage',
  'effect.shield': '[the first hit after equipping does|the first {n} hits after equipping do] nothing',
  'effect.armor': 'every hit does {n} less, but at least 1',
  'effect.fireproof': 'cannot be set on fire',
  'effect.vault': 'may jump over fences as the Soldier does',
  'effect.soft_landing': 'jumps do no damage',
  'effect.mobile_fire': 'may move and fire the primary weapon on the same turn',
  'effect.steady_aim': 'moving does not clear the charge',
  'effect.stride': '{n} more [space|spaces] for each counter when uncloaking',
  'effect.unnoticed': 'uncloaking sets off no alarm, not even a Pyro’s',
  'effect.burn': 'a hit sets on fire for {n} [turn|turns]',
  'effect.push': 'a hit pushes {n} [space|spaces] straight away',
  'effect.pierce': 'fences do not stop the attack',
  'effect.leech': 'a hit gives {n} health back',
  'effect.double_attack': 'may attack twice in a turn',
  'effect.ignore_immunity': 'hurts Pyros too',
  'effect.drain': 'a hit takes {n} charge away',
  'effect.finisher': '{n} more damage to whoever is already hurt',
  'effect.slow': 'a hit takes {n} [step|steps] from the target’s next turn',
  'effect.splash': 'enemies beside the target take {n} damage',
  'effect.demolish': '{n} more damage to Sentries',
  'effect.kindling': '{n} more damage to whoever is on fire',
  'effect.recoil': 'an attack costs {n} health, but never the last',

  'prompt.draft': '{side}, choose a character for slot {slot}.',
  'prompt.fill': '{side}, slot {slot} is empty: choose a character for it.',
  'prompt.sentry': '{side} Sentry {slot}: choose a target, or end.',
  'prompt.cloaked': '{side} {slot}, Spy: stay cloaked or uncloak.',
  'prompt.turn': '{side} {slot}, {character}: move, act or end.',

  'told.picked': '{side} puts the {character} below slot {slot}.',
  'told.swapped': '{unit} turns out to be a Spy.',
  'told.moved': '{unit} steps to {cell}.',
  'told.jumped': '{unit} jumps over the fence to {cell}.',
  'told.uncloaked': '{unit} uncloaks on {cell}.',
  'told.attacked': '{unit} attacks {target}.',
  'told.attacked-with': '{unit} attacks {target} with the {card}.',
  'told.healed': '{unit} heals {target}.',
  'told.ubered': '{unit} makes himself and {target} invincible.',
  'told.repaired': '{unit} repairs {target}.',
  'told.unsapped': '{unit} takes the sapper off {target}.',
  'told.gave': '{unit} gives the intel to {target}.',
  'told.equipped': '{unit} takes up the {card}.',
  'told.unequipped': '{unit} lays down the {card}.',
  'told.stuck': '{unit} places a stickybomb on {cell}.',
  'told.detonated': '{unit} detonates his stickybombs.',
  'told.built': '{unit} builds a Sentry on {cell}.',
  'told.cloaked': '{unit} cloaks.',
  'told.stayed': '{unit} stays cloaked.',
  'told.ended': '{unit} ends the turn.',
  'told.destroyed': '{unit} is destroyed.',
  'told.defeated': '{unit} is defeated.',
  'told.spawned': '{unit} spawns on {cell}.',
  'told.blocked': '{unit} cannot spawn: the spawn is taken.',
  'told.hurt': '{unit} takes {amount} damage and has {now} health left.',
  'told.burned': '{unit} takes {amount} damage from the fire and has {now} health left.',
  'told.recovered': '{unit} gains {amount} health and has {now}.',
  'told.shielded': 'The shield of {unit} takes a hit.',
  'told.pushed': '{unit} is pushed to {cell}.',
  'told.ignited': '{unit} is on fire.',
  'told.sapped': '{unit} is sapped.',
  'told.uber-ended': 'The uber of {unit} is over.',
  'told.intel-taken': '{unit} takes the intel of {side}.',
  'told.intel-home': 'The intel of {side} is back on {cell}.',
  'told.intel-dropped': 'The intel of {side} lies on {cell}.',
  'told.captured': '{side} captures point {point}.',
  'told.scored': '{side} scores {amount} and has {now}.',
  'told.round': 'Round {amount} begins.',
  'told.drew': '{side} draws a card.',
  'told.drew-own': '{side} draws the {card}.',
};

const DE: Record<string, string> = {
  line: 'Sechs Söldner je Seite, neun Klassen. Stiehl die Akten oder halte die Punkte; nichts wird gewürfelt, nur die Waffenkarten sind verdeckt.',
  'seat.red': 'Rot',
  'seat.blu': 'Blau',

  'kind.pick': 'Figur wählen',
  'kind.swap': 'Sich als Spy entpuppen',
  'kind.move': 'Schritt',
  'kind.jump': 'Über einen Zaun springen',
  'kind.attack': 'Angreifen',
  'kind.heal': 'Heilen',
  'kind.uber': 'Über-Ladung',
  'kind.repair': 'Reparieren',
  'kind.sticky': 'Haftbombe',
  'kind.detonate': 'Zünden',
  'kind.build': 'Sentry bauen',
  'kind.give': 'Akten übergeben',
  'kind.equip': 'Karte anlegen',
  'kind.unequip': 'Karte ablegen',
  'kind.cloak': 'Tarnen',
  'kind.stay': 'Getarnt bleiben',
  'kind.uncloak': 'Enttarnen',
  'kind.end': 'Zug beenden',
  'field.character': 'Welche Figur?',
  'field.direction': 'Wohin?',
  'field.target': 'Wen?',
  'field.weapon': 'Womit?',
  'field.slot': 'Wen?',
  'field.card': 'Welche Karte?',
  'field.cell': 'Auf welchem Feld?',
  'value.direction.n': 'Norden',
  'value.direction.ne': 'Nordosten',
  'value.direction.e': 'Osten',
  'value.direction.se': 'Südosten',
  'value.direction.s': 'Süden',
  'value.direction.sw': 'Südwesten',
  'value.direction.w': 'Westen',
  'value.direction.nw': 'Nordwesten',
  'value.weapon.true': 'Mit der Waffe der Karte',
  'value.weapon.false': 'Mit der eigenen Waffe',

  'option.mode': 'Spielart',
  'option.mode.capture_the_intel': 'Akten stehlen',
  'option.mode.control_point': 'Kontrollpunkte',
  'option.mode.help': 'Bring die Akten des Gegners heim, oder halte mehr der drei Punkte, bis du 25 hast.',
  'option.mode.pictures': 'yes',
  'option.map': 'Karte',
  'option.map.help': 'Eine von uns oder deine eigene.',
  'option.map.default': 'Die übliche',
  'option.map.depot': 'Depot',
  'option.map.foundry': 'Gießerei',
  'option.map.harbour': 'Hafen',
  'option.map.quarry': 'Steinbruch',
  'option.map.twin-gullies': 'Zwillingsschluchten',
  'option.weapons': 'Waffenkarten',
  'option.weapons.help': 'Jede Seite zieht nach jeder Runde eine Karte.',
  'option.round_limit': 'Höchstzahl der Runden',
  'option.round_limit.help': 'Ohne Sieger bis dahin ist es unentschieden.',
  'option.starter': 'Wer beginnt',
  'option.starter.random': 'Die Münze entscheidet',
  'option.starter.red': 'Rot',
  'option.starter.blu': 'Blau',
  'option.cards': 'Eigene Waffenkarten',
  'option.cards.help': 'Die Karten des Spiels oder eine TOML-Datei.',
  'option.cards.standard': 'Wie üblich',
  'option.characters': 'Eigene Werte der Figuren',
  'option.characters.help': 'Die Werte des Spiels oder eine TOML-Datei.',
  'option.characters.standard': 'Wie üblich',

  'ending.intel-captured': 'Akten erbeutet',
  'ending.score-reached': '25 Punkte erreicht',
  'ending.round-limit': 'Höchstzahl der Runden erreicht',

  'character.scout': 'Scout',
  'character.soldier': 'Soldier',
  'character.pyro': 'Pyro',
  'character.demoman': 'Demoman',
  'character.heavy': 'Heavy',
  'character.engineer': 'Engineer',
  'character.medic': 'Medic',
  'character.sniper': 'Sniper',
  'character.spy': 'Spy',
  'character.sentry': 'Sentry',
  'about.scout': 'Nimmt Punkte doppelt so schnell ein.',
  'about.soldier': 'Springt für 2 Leben über Zäune. Seine eigene Waffe tut Pyros nichts.',
  'about.pyro': 'Setzt in Brand: je 1 Schaden in den nächsten 2 Zügen. Gegnerische Spys, die sich im Abstand bis 2 enttarnen, verlieren 3.',
  'about.demoman': 'Eine Haftbombe je Zug auf ein freies Feld daneben. Alle zu zünden statt anzugreifen macht je 3 Schaden auf und um sie.',
  'about.heavy': 'Schießt nur in Zügen, in denen er sich nicht bewegt.',
  'about.engineer': 'Lädt in jedem Zug. Mit voller Ladung baut er eine Sentry neben sich. Repariert Sentrys um 3, statt anzugreifen.',
  'about.medic': 'Heilt einen Mitspieler um 3, statt anzugreifen, und lädt dadurch. Volle Ladung macht ihn und einen anderen zwei Züge unverwundbar. Erholt sich je Zug um 1.',
  'about.sniper': 'Lädt 2 in einem Zug ohne Schritt und Schuss; jede Ladung ist ein Schaden mehr. Ein Schritt verliert sie.',
  'about.spy': 'Tarnt sich, statt zu gehen oder anzugreifen; taucht bis zu 3 Felder je Ladung entfernt wieder auf. Sabotiert Sentrys neben sich.',
  'about.sentry': 'Schießt nach dem Platz ihres Engineers; nicht auf Spys. Ein Sapper hält sie an und macht 3 Schaden je Zug.',

  'fact.health': 'Leben',
  'fact.charge': 'Ladung',
  'fact.speed': 'Tempo',
  'fact.attack': 'Angriff',
  'fact.range': 'Reichweite',
  'fact.card': 'Karte',
  'fact.left': 'Übrig',
  'fact.for': 'Für',
  'fact.steps': 'Schritte',
  of: '{now} von {most}',
  stats: 'Leben {health}, Tempo {speed}, Angriff {attack}, Reichweite {range}',
  left: 'noch {count}',
  unit: '{side} {slot}',
  'unit.sentry': '{side} Sentry {slot}',
  titled: '{unit}: {character}',

  'state.burn': 'brennt noch {n} [Zug|Züge]',
  'state.uber': 'unverwundbar',
  'state.sapped': 'sabotiert',
  'state.fresh': 'kann noch nicht schießen',
  'state.slow': 'um {n} gebremst',
  'state.shield': 'Schild für {n} Treffer',
  'state.cloaked': 'getarnt: das ist die Marke',
  'state.carrying': 'trägt die Akten',
  'state.capturing': 'nimmt Punkt {n} ein',
  'state.acted': 'kann kein Spy mehr werden',
  'state.face-down': 'verdeckt: kommt in seinem nächsten Zug',
  'state.empty': 'leerer Platz',
  'state.acting': 'ist am Zug',

  board: '{map}: {columns} mal {rows} Felder, {mode}, Runde {round}, Platz {slot}',
  'place.ground': 'Freies Feld',
  'place.sand': 'Sand',
  'place.spawn': 'Startfeld von {side}',
  'place.home': 'Aktenplatz von {side}',
  'place.intel': 'Akten von {side}',
  'place.intel.turns': 'Akten von {side}, in {n} [Zug|Zügen] wieder zu Hause',
  'place.point': 'Punkt {n}: {holder}',
  'place.point.free': 'gehört niemandem',
  'place.point.held': 'gehört {side}',
  'place.sticky': 'Haftbombe von {unit}',
  'place.marker': 'Marke von {unit}',
  'about.spawn': 'Hier beginnen Figuren, und hier wechseln sie ihre Karte. Ein Gegner, der beim Erscheinen hier steht, ist besiegt.',
  'about.home': 'Wer die anderen Akten hierher bringt, gewinnt.',
  'about.intel': 'Wer darauf ankommt, nimmt sie mit.',
  'about.point': 'Wer zwei eigene Züge nacheinander hier beendet, nimmt ihn ein, ein Scout mit einem. Am Ende einer Runde zählt, wie viele Punkte man mehr hält.',
  'about.sticky': 'Man kann darüber gehen. Ihr Demoman zündet sie.',

  'can.move': 'Hierher gehen, {n} Schritte',
  'can.step': 'Hierher gehen',
  'can.jump': 'Für 2 Leben hierher springen',
  'can.sticky': 'Hier eine Haftbombe legen',
  'can.build': 'Hier die Sentry bauen',
  'can.uncloak': 'Hier enttarnen',
  'can.choose': 'Wählen, was geschieht',
  'can.self': 'Zeigen, wohin es geht',

  'say.pick': '{character} wählen',
  'say.swap': 'Sich als Spy entpuppen',
  'say.move': 'Schritt nach {direction}',
  'say.jump': 'Sprung nach {direction}',
  'say.sticky': 'Haftbombe nach {direction}',
  'say.build': 'Sentry nach {direction} bauen',
  'say.attack': '{unit} angreifen',
  'say.strike': '{unit} mit {card} angreifen',
  'say.heal': '{unit} heilen',
  'say.uber': 'Über-Ladung mit {unit}',
  'say.repair': '{unit} reparieren',
  'say.give': 'Akten an {unit} geben',
  'say.equip': '{card} anlegen',
  'say.unequip': '{card} ablegen',
  'say.uncloak': 'Auf {cell} enttarnen',
  'row.attack': 'Eigene Waffe',
  'row.heal': 'Heilen',
  'row.uber': 'Über-Ladung',
  'row.repair': 'Reparieren',
  'row.give': 'Akten geben',
  card: 'Karte {n}',
  slot: 'Platz {n}',

  'chip.jump': 'Springen',
  'chip.jump.text': 'Dann ein Feld hinter einem Zaun wählen.',
  'chip.sticky': 'Haftbombe',
  'chip.sticky.text': 'Dann ein freies Feld daneben wählen. Eine je Zug, neben dem Angriff.',
  'chip.build': 'Bauen',
  'chip.build.text': 'Dann ein freies Feld daneben wählen.',
  'chip.detonate': 'Zünden',
  'chip.detonate.text': 'Alle seine Haftbomben, statt anzugreifen.',
  'chip.cloak': 'Tarnen',
  'chip.cloak.text': 'Statt zu gehen und anzugreifen; beendet den Zug.',
  'chip.stay': 'Getarnt bleiben',
  'chip.stay.text': 'Eine Ladung mehr; beendet den Zug.',
  'chip.swap': 'Als Spy',
  'chip.swap.text': 'Nur zu Beginn eines Zuges, und nie, wenn sie schon angegriffen oder eine Fähigkeit benutzt hat.',
  'chip.unequip': 'Ablegen',
  'chip.unequip.text': 'Die Karte kommt zurück auf die Hand.',
  'chip.end': 'Zug beenden',
  'chip.end.text': 'Der nächste Platz ist am Zug.',
  tray: '{unit}, Leben {health} von {most}, noch {steps} Schritte',
  'attack.left': 'Darf angreifen',
  'attack.spent': 'Hat angegriffen',
  over: 'Das Spiel ist vorbei',

  'top.round': 'Runde {n} von {most}',
  'top.draft': 'Aufstellung',
  'top.order': '{side} zuerst; Platz {slot} von 6, {actor} ist am Zug',
  'top.score': 'Stand: {red} Rot, {blu} Blau, von 25',

  'strip.slots': 'Plätze von {side}',
  'strip.score': 'Stand',
  'strip.points': 'von 25',
  'strip.held': 'Gehaltene Punkte: {n}',
  'strip.intel.home': 'Akten zu Hause',
  'strip.intel.carried': 'Akten gestohlen von {unit}',
  'strip.intel.dropped': 'Akten liegen auf {cell}: {n} [Zug|Züge]',
  'strip.hand': 'Waffenkarten',
  'strip.hidden': '{n} unbekannte [Karte|Karten]',
  'strip.hidden.text': 'Karten sind bekannt, sobald sie einmal getragen wurden.',
  'strip.deck': '{n} im Stapel',
  'strip.none': 'keine Karten',
  'strip.equip': 'Anlegen',
  'strip.first': 'beginnt jeden Zug',
  'card.weapon': 'Waffe',
  'card.gear': 'Ausrüstung',

  'foretell.left': '{n} Schaden: noch {now} von {most} Leben',
  'foretell.defeat': '{n} Schaden: besiegt',
  'foretell.invincible': 'Ohne Wirkung: unverwundbar',
  'foretell.pyro': 'Ohne Wirkung: Pyros sind gegen die eigene Waffe des Soldiers gefeit',
  'foretell.shield': 'Kein Schaden: Der Schild fängt den Treffer ab',
  'foretell.jump': 'Kostet 2 Leben, wenn es keine Karte oder Über-Ladung verhindert',
  'foretell.swap': 'Alles, was diese Figur hat, ist verloren; der Spy kommt mit vollem Leben',
  'foretell.drops': 'Lässt die Akten fallen',
  'foretell.appears': 'Erscheint auf {cell}; der Zug endet, und ein gegnerischer Pyro im Abstand bis 2 macht 3 Schaden',

  'effect.printed': 'Angriff {attack}, Reichweite {range}',
  'effect.attack': '{n} Angriff mit der eigenen Waffe',
  'effect.range': '{n} Reichweite der eigenen Waffe',
  'effect.speed': '{n} Tempo',
  'effect.health': '{n} Leben',
  'effect.meter': 'die Ladeanzeige ist {n} lang',
  'effect.charging': 'jede Ladung bringt {n} mehr',
  'effect.primed': 'sofort {n} Ladung, wenn im Zug des Erscheinens angelegt',
  'effect.regenerate': '{n} Leben zurück zu Beginn jedes Zuges',
  'effect.haul': '+{n} Tempo, solange die Akten getragen werden',
  'effect.healing': 'Heilen gibt {n} mehr',
  'effect.extinguish': 'Heilen löscht auch Feuer und darf nur dafür benutzt werden',
  'effect.mending': 'Reparieren gibt {n} mehr',
  'effect.quick_build': 'eine Sentry darf im Zug ihres Baus schießen',
  'effect.extra_sticky': 'eine Haftbombe mehr auf dem Feld',
  'effect.sticky_damage': 'jede Haftbombe macht {n} mehr',
  'effect.faster_cap': 'nimmt Punkte ein wie {n} [Figur|Figuren] mehr',
  'effect.see_cloaked': 'darf getarnte Spys angreifen, deren Marke höchstens {n} entfernt ist',
  'effect.spy_alarm': 'ein gegnerischer Spy, der sich im Abstand bis {n} enttarnt, verliert 3',
  'effect.shield': '[der erste Treffer nach dem Anlegen tut|die ersten {n} Treffer nach dem Anlegen tun] nichts',
  'effect.armor': 'jeder Treffer macht {n} weniger, aber mindestens 1',
  'effect.fireproof': 'kann nicht brennen',
  'effect.vault': 'darf wie der Soldier über Zäune springen',
  'effect.soft_landing': 'Sprünge schaden nicht',
  'effect.mobile_fire': 'darf im selben Zug gehen und die eigene Waffe abfeuern',
  'effect.steady_aim': 'Gehen löscht die Ladung nicht',
  'effect.stride': '{n} [Feld|Felder] mehr je Ladung beim Enttarnen',
  'effect.unnoticed': 'Enttarnen löst keinen Alarm aus, auch keinen eines Pyros',
  'effect.burn': 'ein Treffer setzt für {n} [Zug|Züge] in Brand',
  'effect.push': 'ein Treffer stößt {n} [Feld|Felder] geradeaus weg',
  'effect.pierce': 'Zäune halten den Angriff nicht auf',
  'effect.leech': 'ein Treffer gibt {n} Leben zurück',
  'effect.double_attack': 'darf zweimal im Zug angreifen',
  'effect.ignore_immunity': 'verletzt auch Pyros',
  'effect.drain': 'ein Treffer nimmt {n} Ladung',
  'effect.finisher': '{n} Schaden mehr gegen bereits Verletzte',
  'effect.slow': 'ein Treffer nimmt dem nächsten Zug des Ziels {n} [Schritt|Schritte]',
  'effect.splash': 'Gegner neben dem Ziel verlieren {n}',
  'effect.demolish': '{n} Schaden mehr gegen Sentrys',
  'effect.kindling': '{n} Schaden mehr gegen Brennende',
  'effect.recoil': 'ein Angriff kostet {n} Leben, aber nie das letzte',

  'prompt.draft': '{side}, wähle eine Figur für Platz {slot}.',
  'prompt.fill': '{side}, Platz {slot} ist leer: Wähle eine Figur dafür.',
  'prompt.sentry': '{side} Sentry {slot}: ein Ziel wählen oder beenden.',
  'prompt.cloaked': '{side} {slot}, Spy: getarnt bleiben oder enttarnen.',
  'prompt.turn': '{side} {slot}, {character}: gehen, handeln, beenden.',

  'told.picked': '{side} legt den {character} auf Platz {slot}.',
  'told.swapped': '{unit} entpuppt sich als Spy.',
  'told.moved': '{unit} geht nach {cell}.',
  'told.jumped': '{unit} springt über den Zaun nach {cell}.',
  'told.uncloaked': '{unit} enttarnt sich auf {cell}.',
  'told.attacked': '{unit} greift {target} an.',
  'told.attacked-with': '{unit} greift {target} mit {card} an.',
  'told.healed': '{unit} heilt {target}.',
  'told.ubered': '{unit} macht sich und {target} unverwundbar.',
  'told.repaired': '{unit} repariert {target}.',
  'told.unsapped': '{unit} entfernt den Sapper von {target}.',
  'told.gave': '{unit} gibt {target} die Akten.',
  'told.equipped': '{unit} legt {card} an.',
  'told.unequipped': '{unit} legt {card} ab.',
  'told.stuck': '{unit} legt eine Haftbombe auf {cell}.',
  'told.detonated': '{unit} zündet seine Haftbomben.',
  'told.built': '{unit} baut eine Sentry auf {cell}.',
  'told.cloaked': '{unit} tarnt sich.',
  'told.stayed': '{unit} bleibt getarnt.',
  'told.ended': '{unit} beendet den Zug.',
  'told.destroyed': '{unit} ist zerstört.',
  'told.defeated': '{unit} ist besiegt.',
  'told.spawned': '{unit} erscheint auf {cell}.',
  'told.blocked': '{unit} kann nicht erscheinen: Das Startfeld ist besetzt.',
  'told.hurt': '{unit} verliert {amount} Leben und hat noch {now}.',
  'told.burned': '{unit} verliert {amount} Leben durch das Feuer und hat noch {now}.',
  'told.recovered': '{unit} gewinnt {amount} Leben und hat {now}.',
  'told.shielded': 'Der Schild von {unit} fängt einen Treffer ab.',
  'told.pushed': '{unit} wird nach {cell} gestoßen.',
  'told.ignited': '{unit} brennt.',
  'told.sapped': '{unit} ist sabotiert.',
  'told.uber-ended': 'Die Über-Ladung von {unit} ist vorbei.',
  'told.intel-taken': '{unit} nimmt die Akten von {side}.',
  'told.intel-home': 'Die Akten von {side} sind zurück auf {cell}.',
  'told.intel-dropped': 'Die Akten von {side} liegen auf {cell}.',
  'told.captured': '{side} nimmt Punkt {point} ein.',
  'told.scored': '{side} erhält {amount} und hat {now}.',
  'told.round': 'Runde {amount} beginnt.',
  'told.drew': '{side} zieht eine Karte.',
  'told.drew-own': '{side} zieht {card}.',
};

// Names a panel asks for by number: units and slots are counted here; cards are known from the view that was shown last.
const SLOTS = 6;
const CARDS = 40;
const known = new Map<number, Card>();
function remember(view: View): void {
  for (const card of view.cards) known.set(card.number, card);
}
function withNumbers(texts: Record<string, string>): Readonly<Record<string, string>> {
  for (const side of ['red', 'blu']) {
    for (let slot = 1; slot <= SLOTS; slot += 1) {
      const values = { side: texts[`seat.${side}`] ?? side, slot };
      texts[`value.target.${side}-${slot}`] = fill(texts.unit ?? '', values);
      texts[`value.target.${side}-sentry-${slot}`] = fill(texts['unit.sentry'] ?? '', values);
      texts[`value.slot.${slot}`] = fill(texts.slot ?? '', { n: slot });
    }
  }
  for (const name of Object.keys(texts)) {
    if (name.startsWith('character.')) texts[`value.${name}`] = texts[name] ?? '';
  }
  for (let number = 1; number <= CARDS; number += 1) {
    Object.defineProperty(texts, `value.card.${number}`, {
      enumerable: true,
      get: () => known.get(number)?.name ?? fill(texts.card ?? '', { n: number }),
    });
  }
  return texts;
}
export const words: Words = { en: withNumbers(EN), de: withNumbers(DE) };

export const order: FieldOrder = { attack: ['target', 'weapon'] };

/** A text with its values; `[turn|turns]` in it is the first for one of `{n}`, the second for any other number. */
export function say(language: Language, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const text = (words[language][key] ?? key).replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) => (String(values.n) === '1' ? one : many));
  return fill(text, values);
}

export const seatName = (seat: string, language: Language): string => words[language][`seat.${seat}`] ?? seat;
export const characterName = (character: string, language: Language): string => words[language][`character.${character}`] ?? character;

/** `red-sentry-3` as a person says it. */
export function unitName(id: string, language: Language): string {
  const [side = '', ...rest] = id.split('-');
  return say(language, rest.length > 1 ? 'unit.sentry' : 'unit', { side: seatName(side, language), slot: rest.at(-1) ?? '' });
}

/** With its class. */
export function unitTitle(unit: Unit, language: Language): string {
  if (unit.character === null || unit.character === 'sentry') return unitName(unit.id, language);
  return say(language, 'titled', { unit: unitName(unit.id, language), character: characterName(unit.character, language) });
}

/** What it suffers, carries and is about, in words. */
export function conditions(unit: Unit, language: Language): string {
  const found: string[] = [];
  const add = (isSo: boolean, key: string, n = 0) => isSo && found.push(say(language, `state.${key}`, { n }));
  add(unit.character === null, 'empty');
  add(unit.character !== null && !unit.face_up, 'face-down');
  add(unit.cloaked, 'cloaked');
  add(unit.carrying, 'carrying');
  add(unit.burn > 0, 'burn', unit.burn);
  add(unit.uber > 0, 'uber', unit.uber);
  add(unit.sapped, 'sapped');
  add(unit.fresh, 'fresh');
  add(unit.slow > 0, 'slow', unit.slow);
  add(unit.shield > 0, 'shield', unit.shield);
  add(unit.capturing !== null, 'capturing', unit.capturing ?? 0);
  return found.join(', ');
}

/** What a card says. */
export function cardText(card: Card, language: Language): string {
  const said = Object.entries(card.effects).map(([name, n]) => {
    const signed = name === 'attack' || name === 'range' || name === 'speed' || name === 'health' || name === 'meter';
    return say(language, `effect.${name}`, { n: signed && n > 0 ? `+${n}` : String(n).replace('-', '−') });
  });
  if (card.kind === 'weapon') said.unshift(say(language, 'effect.printed', { attack: card.attack ?? 0, range: card.range ?? 0 }));
  return said.join('; ');
}

export function cardInfo(card: Card, language: Language, preview?: string): Info {
  const facts: [string, string][] = [
    [say(language, `card.${card.kind}`), cardText(card, language)],
    [say(language, 'fact.for'), card.classes.map((name) => characterName(name, language)).join(', ')],
  ];
  return { title: card.name, facts, preview };
}

export function characterInfo(one: Character, left: number, language: Language): Info {
  const tell = (key: string) => say(language, key);
  const facts: [string, string][] = [
    [tell('fact.health'), String(one.health)],
    [tell('fact.speed'), String(one.speed)],
    [tell('fact.attack'), String(one.attack)],
    [tell('fact.range'), String(one.range)],
  ];
  if (one.charge > 0) facts.push([tell('fact.charge'), String(one.charge)]);
  facts.push([tell('fact.left'), String(left)]);
  return { title: characterName(one.name, language), text: tell(`about.${one.name}`), facts };
}

export function unitInfo(unit: Unit, view: View, language: Language, { preview, isShort = false }: { preview?: string; isShort?: boolean } = {}): Info {
  const tell = (key: string, values = {}) => say(language, key, values);
  const title = unitTitle(unit, language);
  if (unit.character === null) return { title, text: tell('state.empty') };
  const facts: [string, string][] = [];
  if (unit.face_up) facts.push([tell('fact.health'), tell('of', { now: unit.health, most: unit.most_health })]);
  else facts.push([tell('fact.health'), String(unit.most_health)]);
  if (unit.full_charge > 0) facts.push([tell('fact.charge'), tell('of', { now: unit.charge, most: unit.full_charge })]);
  if (unit.speed > 0) facts.push([tell('fact.speed'), String(unit.speed)]);
  facts.push([tell('fact.attack'), String(unit.attack)], [tell('fact.range'), String(unit.range)]);
  const card = view.cards.find((one) => one.number === unit.card);
  if (card) facts.push([card.name, cardText(card, language)]);
  const state = conditions(unit, language);
  const text = [state && `${state.charAt(0).toUpperCase()}${state.slice(1)}.`, isShort ? '' : tell(`about.${unit.character}`)].filter(Boolean).join(' ');
  return { title, text: text || undefined, facts, preview };
}

/** What the server foresees, in this language. */
export function foretell(preview: string, language: Language): string {
  const damage = /^(\d+) damage: (?:(\d+) of (\d+)|defeats)/.exec(preview);
  if (damage) {
    const [, n = '', now, most = ''] = damage;
    return now === undefined ? say(language, 'foretell.defeat', { n }) : say(language, 'foretell.left', { n, now, most });
  }
  const card = [...known.values()].find(({ name }) => preview.startsWith(`${name}: `));
  if (card) return `${card.name}: ${cardText(card, language)}`;
  const KNOWN: readonly (readonly [RegExp, string])[] = [
    [/invincible$/, 'invincible'],
    [/^no effect: a Pyro/, 'pyro'],
    [/shield takes/, 'shield'],
    [/^costs 2 health/, 'jump'],
    [/^everything this/, 'swap'],
    [/^drops the intel/, 'drops'],
  ];
  const found = KNOWN.find(([pattern]) => pattern.test(preview));
  if (found) return say(language, `foretell.${found[1]}`);
  const cell = /^appears on (\w+);/.exec(preview)?.[1];
  return cell ? say(language, 'foretell.appears', { cell }) : preview;
}

/** Damage an attack is foreseen to do; null where none is said. */
export function damageOf(preview: string): number | null {
  const found = /^(\d+) damage/.exec(preview)?.[1];
  return found ? Number(found) : /^no (effect|damage)/.test(preview) ? 0 : null;
}

export function phrase(action: LegalAction, given: GameView, language: Language): string | null {
  const view = given as View;
  remember(view);
  const { kind, direction, slot, target, weapon, card, cell, character } = action.structure;
  const side = view.actor ?? '';
  const named = (id: string) => {
    const unit = view.units.find((one) => one.id === id);
    return unit ? unitTitle(unit, language) : unitName(id, language);
  };
  const cardOf = (number: unknown) => view.cards.find((one) => one.number === number)?.name ?? say(language, 'card', { n: String(number) });
  const carried = view.units.find((one) => one.id === view.turn?.unit)?.card ?? 0;
  const where = words[language][`value.direction.${String(direction)}`] ?? '';
  switch (kind) {
    case 'pick':
      return say(language, 'say.pick', { character: characterName(String(character), language) });
    case 'move':
    case 'jump':
    case 'sticky':
    case 'build':
      return say(language, `say.${kind}`, { direction: language === 'en' ? where.toLowerCase() : where });
    case 'attack':
      return say(language, weapon ? 'say.strike' : 'say.attack', { unit: named(String(target)), card: cardOf(carried) });
    case 'heal':
    case 'uber':
    case 'give':
      return say(language, `say.${kind}`, { unit: named(`${side}-${String(slot)}`) });
    case 'repair':
      return say(language, 'say.repair', { unit: named(`${side}-sentry-${String(slot)}`) });
    case 'equip':
      return say(language, 'say.equip', { card: cardOf(card) });
    case 'unequip':
      return say(language, 'say.unequip', { card: cardOf(carried) });
    case 'uncloak':
      return say(language, 'say.uncloak', { cell: String(cell) });
    default:
      return null;
  }
}

export function prompt(given: GameView, language: Language): string | null {
  const view = given as View;
  remember(view);
  if (view.actor === null) return null;
  const values = { side: seatName(view.actor, language), slot: view.slot };
  if (view.phase !== 'turn') return say(language, `prompt.${view.phase}`, values);
  const unit = view.units.find((one) => one.id === view.turn?.unit);
  if (!unit?.character) return null;
  return say(language, unit.cloaked ? 'prompt.cloaked' : 'prompt.turn', { ...values, character: characterName(unit.character, language) });
}

export function sentence(event: GameEvent, language: Language): string | null {
  if (!(`told.${event.kind}` in words[language])) return null;
  const { text } = event;
  const classes = new Map([...text.matchAll(/((?:red|blu)-(?:sentry-)?\d) \((\w+)\)/g)].map((found) => [found[1], found[2]?.toLowerCase() ?? '']));
  const named = (id: unknown) => {
    const character = classes.get(String(id));
    const name = unitName(String(id), language);
    return character && character !== 'sentry' ? `${name} (${characterName(character, language)})` : name;
  };
  const card = / (?:takes up|lays down|draws|with) the (.+)\.$/.exec(text)?.[1] ?? '';
  let key = `told.${event.kind}`;
  if (event.kind === 'attacked' && card) key = 'told.attacked-with';
  if (event.kind === 'drew' && card) key = 'told.drew-own';
  if (event.kind === 'hurt' && text.includes('from the fire')) key = 'told.burned';
  if (event.kind === 'repaired' && text.includes('sapper')) key = 'told.unsapped';
  return say(language, key, {
    unit: named(event.unit),
    target: named(event.target),
    side: seatName(String(event.side), language),
    cell: String(event.cell),
    amount: String(event.amount),
    point: String(event.point),
    now: /has (\d+)/.exec(text)?.[1] ?? '',
    slot: /slot (\d)/.exec(text)?.[1] ?? '',
    character: characterName(/ puts the (\w+)/.exec(text)?.[1]?.toLowerCase() ?? '', language),
    card,
  });
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  picked: 'place',
  swapped: 'gain',
  moved: 'move',
  jumped: 'move',
  uncloaked: 'move',
  attacked: 'hit',
  healed: 'gain',
  ubered: 'gain',
  repaired: 'gain',
  gave: 'place',
  equipped: 'place',
  unequipped: 'place',
  stuck: 'place',
  detonated: 'boom',
  built: 'place',
  defeated: 'boom',
  destroyed: 'boom',
  captured: 'gain',
  'intel-taken': 'gain',
  ended: 'turn',
};

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.kind] ?? null;
}
