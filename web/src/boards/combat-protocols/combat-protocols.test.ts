import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView, LegalAction } from '../../api/types';
import { Narrowing } from '../../lib/narrowing.svelte';
import { Targets } from '../../lib/targets.svelte';
import starts from './starts.json';
import { Choosing } from './choosing.svelte';
import { airBox, type BoardEvent, layoutOf, line, neighbour, type Preview, square, type Start, usedStarts, type View } from './geometry';
import { markedSquares, trailOf, whatHappened } from './happened';
import { type AirScene, markersAfter } from './scene.svelte';
import { phrase, sound, texts } from './words';

type Structure = Readonly<Record<string, string | number>>;

/** A moment at which nearly everything can be done: two tokens, two obstacles that reach the same line, every panel token in reach. */
const STRUCTURES: readonly Structure[] = [
  { kind: 'enter', start: 3 },
  { kind: 'fly', square: 'a2' },
  ...['nw', 'se'].flatMap((cell): Structure[] =>
    ['a2', 'b2'].flatMap((square) => ['left', 'right'].map((turn) => ({ kind: 'turn', cell, square, turn }))),
  ),
  ...['ne', 'sw'].flatMap((cell): Structure[] => [
    { kind: 'move', cell, square: 'a2', way: 'north' },
    { kind: 'move', cell, square: 'b2', way: 'north' },
    { kind: 'move', cell, square: 'b2', way: 'east' },
    { kind: 'shift', cell, line: 'a1-b1', to: 'b1-b2' },
    { kind: 'shift', cell, line: 'a1-b1', to: 'a1-a2' },
    { kind: 'shift', cell, line: 'b1-c1', to: 'b1-b2' },
  ]),
];

function table(structures: readonly Structure[]) {
  const played: LegalAction[] = [];
  const narrowing = new Narrowing((action) => played.push(action));
  const legal = structures.map((structure, id) => ({ id, text: '', preview: null, structure }) as unknown as LegalAction);
  narrowing.offer(legal);
  const scene = { props: { interactive: true, narrowing, targets: new Targets() } } as unknown as AirScene;
  return { choosing: new Choosing(scene), narrowing, legal, played };
}

/** The two clicks by which an action is played when what it acts on is clicked first. */
function clicks({ choosing, narrowing }: ReturnType<typeof table>, { structure }: LegalAction): (() => void)[] {
  const { kind, cell, square, start, turn, way, line, to } = structure as Record<string, string>;
  if (kind === 'enter') return [() => narrowing.choose({ kind, start })];
  if (kind === 'fly') return [() => narrowing.choose({ kind, square })];
  if (kind === 'shift') {
    const slot = () => choosing.slots.get(String(to));
    return [
      () => choosing.pickObstacle(String(line)),
      () => choosing.layOn(slot()!, slot()!.twins.find((twin) => twin.cell === cell)!.cell),
    ];
  }
  const handle = () =>
    choosing.handles.find((one) => one.kind === kind && one.square === square && one.to === (turn ?? way) && one.cell === cell);
  return [() => choosing.pickToken(String(square)), () => choosing.play(handle()!)];
}

describe('choosing', () => {
  it('takes two clicks at most for every action, whichever panel token is meant', () => {
    for (const index of STRUCTURES.keys()) {
      const given = table(STRUCTURES);
      const action = given.legal[index]!;
      for (const click of clicks(given, action)) click();
      expect(given.played).toEqual([action]);
    }
  });

  it('asks for no panel token where one was clicked first', () => {
    const { choosing, played, legal } = table(STRUCTURES);
    choosing.pickCell('se');
    expect(choosing.handles.map(({ key, cell }) => [key, cell])).toContainEqual(['turn-b2-left', null]);
    choosing.play(choosing.handles.find(({ key }) => key === 'turn-b2-left')!);
    expect(played).toEqual([
      legal.find(({ structure }) => structure.cell === 'se' && structure.square === 'b2' && structure.turn === 'left'),
    ]);
  });

  it('plays nothing where two obstacles could come to the line', () => {
    const { choosing, played } = table(STRUCTURES);
    choosing.pickCell('ne');
    expect(choosing.slots.get('b1-b2')).toMatchObject({ action: null, twins: [] });
    expect(choosing.slots.get('a1-a2')?.action?.structure).toMatchObject({ cell: 'ne', line: 'a1-b1' });
    choosing.layOn(choosing.slots.get('b1-b2')!);
    expect(played).toEqual([]);
  });

  it('lets a token be dropped where no other could go', () => {
    const { choosing, narrowing } = table(STRUCTURES);
    expect(choosing.dropOn('a1')).toBeNull();
    choosing.pickToken('a2');
    expect(choosing.dropOn('a1')).toMatchObject({ square: 'a2', to: 'north', cell: null });
    choosing.play(choosing.dropOn('a1')!);
    expect(narrowing.values('cell')).toEqual(['ne', 'sw']);
    choosing.pickToken('a2');
    expect(narrowing.picked.square).toBeUndefined();
  });

  it('steps at once on a panel token without a target', () => {
    const { choosing, played } = table([
      { kind: 'idle', cell: 'ne' },
      { kind: 'turn', cell: 'nw', square: 'a2', turn: 'around' },
    ]);
    choosing.pickCell('ne');
    expect(played.map(({ structure }) => structure.kind)).toEqual(['idle']);
  });

  it('turns a token around by a click on it when nothing else can be done to it', () => {
    const { choosing, played } = table([
      { kind: 'turn', cell: 'nw', square: 'a2', turn: 'around' },
      { kind: 'turn', cell: 'nw', square: 'b2', turn: 'around' },
    ]);
    choosing.pickCell('nw');
    choosing.pickToken('b2');
    expect(played.map(({ structure }) => structure.square)).toEqual(['b2']);
  });

  it('offers machines only what the server lists', () => {
    const { choosing } = table(STRUCTURES);
    expect(choosing.entry({ number: 3 } as Start)).not.toBeNull();
    expect(choosing.entry({ number: 1 } as Start)).toBeNull();
    expect(choosing.flight('a2')).not.toBeNull();
    choosing.pickCell('nw');
    expect(choosing.flight('a2')).toBeNull(); // the token under it is meant
  });
});

const boards = starts.board as unknown as Record<string, View>;
const start = boards['air-space'] as View;

const TRACKS = { heat: { length: 7, marker: 3, pointing: 'up', room: 4 }, power: { length: 4, marker: 2 } } as const;
const FLIGHT = {
  kind: 'flight',
  text: '',
  heat: 4,
  pointing: 'up',
  room: 3,
  power: 2,
  drained: false,
  engine: false,
  charged: false,
} as const satisfies Preview;

describe('the preview of an action', () => {
  it('says where the markers will be', () => {
    const ahead = { marker: 4, pointing: 'up', room: 3 };
    expect(markersAfter(TRACKS, FLIGHT)).toEqual({ heat: ahead, power: null });
    expect(markersAfter(TRACKS, { ...FLIGHT, engine: true, pointing: 'down' })?.heat).toEqual({ ...ahead, pointing: 'down' });
    expect(markersAfter(TRACKS, { ...FLIGHT, charged: true, power: 1 })?.power).toBe(1);
    expect(markersAfter(TRACKS, { kind: 'payment', text: '', heat: 3, pointing: 'up', room: 4, power: 3 })).toEqual({
      heat: null,
      power: 3,
    });
    const hot = { kind: 'overheating', text: '', heat: 7, pointing: 'up', room: 0, power: 2, hurts: true, ends: true } as const;
    expect(markersAfter(TRACKS, hot)?.heat).toEqual({ marker: 7, pointing: 'up', room: 0 });
    expect(markersAfter(TRACKS, null)).toBeNull();
  });

  it('is said in both languages (wording)', () => {
    const tell = (fact: Preview, language: string) => {
      const problems: Error[] = [];
      const said = texts.tell(language, 'preview', fact, 'none', problems);
      expect(problems).toEqual([]);
      return said;
    };
    const { heat, pointing, room, power } = FLIGHT;
    const after = { text: '', heat, pointing, room, power };
    const lost = { ...after, hurts: true, ends: true };
    expect(tell({ ...FLIGHT, charged: true }, 'en')).toBe('the Charger gives back 1 power; then 3 spaces to the end of the Heat Track');
    expect(tell({ ...FLIGHT, drained: true, engine: true, room: 1 }, 'en')).toBe(
      'the Battery Drain takes 1 power; the Engine turns the Heat marker round; then 1 space to the end of the Heat Track',
    );
    expect(tell({ ...lost, kind: 'overheating' }, 'de')).toBe('der Antrieb überhitzt: Übung verloren');
    expect(tell({ ...lost, kind: 'last-power', cause: 'drain' }, 'en')).toBe('the Battery Drain takes the last power: the drill is lost');
    expect(tell({ ...lost, kind: 'last-power', cause: 'payment' }, 'en')).toBe('costs the last power: the drill is lost');
    expect(tell({ ...after, kind: 'payment' }, 'de')).toBe('kostet 1 Strom');
    expect(tell({ ...after, ends: true, kind: 'last-exit' }, 'en')).toBe('the last machine leaves: the drill is complete');
  });
});

describe('the picture', () => {
  it('knows squares and borders', () => {
    expect(square('b2')).toEqual({ x: 150, y: 150 });
    expect(line('a1-b1')).toEqual({ x: 100, y: 50, isUpright: true });
    expect(line('a1-a2')).toEqual({ x: 50, y: 100, isUpright: false });
    expect(neighbour('b2', 'west')).toBe('a2');
  });

  it('holds everything, on every board and in every width', () => {
    for (const view of Object.values(boards)) {
      for (const [width, height] of [
        [360, 0],
        [360, 560],
        [900, 700],
        [1600, 500],
      ] as const) {
        const { box, panel, tracks, tracksWidth } = layoutOf(view, width, height);
        const air = airBox(view);
        for (const [x, y] of [
          [air.x, air.y],
          [air.x + air.width, air.y + air.height],
          [panel.x, panel.y],
          [panel.x + 186, panel.y + 186],
          [tracks.x, tracks.y],
          [tracks.x + tracksWidth, tracks.y + 180],
        ] as const) {
          expect(x).toBeGreaterThanOrEqual(box.x);
          expect(x).toBeLessThanOrEqual(box.x + box.width);
          expect(y).toBeGreaterThanOrEqual(box.y);
          expect(y).toBeLessThanOrEqual(box.y + box.height);
        }
      }
    }
    expect(usedStarts(start).map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('what happened', () => {
  const moved = { text: '', ply: 1, machine: 2, heat: 4, power: 1 } as const;
  const entered: BoardEvent = { ...moved, kind: 'entered', start: 2, target: 'b2', engine: false, charged: false };
  const flew: BoardEvent = { ...moved, kind: 'flew', origin: 'b2', target: 'b1', drained: true, engine: false, charged: false };
  const left: BoardEvent = { ...moved, kind: 'left', origin: 'b1' };

  it('marks the squares a machine was on and its trail', () => {
    const marked = (event: BoardEvent) => markedSquares(whatHappened([event]));
    expect([entered, flew, left].map(marked)).toEqual([['b2'], ['b2', 'b1'], ['b1']]);
    const trail = (event: BoardEvent) => trailOf(start, whatHappened([event]));
    expect(trail(entered)?.to).toEqual(square('b2'));
    expect(trail(flew)).toEqual({ from: square('b2'), to: square('b1') });
    expect(trail(left)).toEqual({ from: square('b1'), to: { x: 150, y: -16 } });
  });

  it('sounds like what it did', () => {
    const heard = (event: BoardEvent) => sound(event as unknown as GameEvent);
    expect([entered, flew, { ...flew, charged: true }, left].map(heard)).toEqual(['move', 'hit', 'gain', 'move']);
  });

  it('is told (wording)', () => {
    expect(texts.tell('en', 'event', { ...moved, kind: 'left', origin: 'a1', machine: 4 } as BoardEvent)).toBe(
      'Machine 4 leaves the board from a1.',
    );
    const charged: BoardEvent = { ...flew, charged: true };
    expect(texts.tell('de', 'event', charged)).toBe(
      'Maschine 2 fliegt von b2 nach b1 durch einen Stromfresser; die Ladestation gibt 1 Strom zurück.',
    );
    const stepped: BoardEvent = { kind: 'stepped', text: '', ply: 1, cell: 'ne', face: 'move', left: 'nw', idle: true, power: 1 };
    expect(texts.tell('en', 'event', stepped)).toBe(
      'The controller steps onto the top right token (Move, free), which has nothing to act on; the top left token flips.',
    );
    const ended: BoardEvent = { kind: 'ended', text: '', ply: 1, ending: { kind: 'overheated', text: '', winner: null, loser: null } };
    expect(texts.tell('en', 'event', ended)).toBe('The engine overheats: the drill is lost.');
  });
});

describe('the words', () => {
  const action = (structure: Record<string, unknown>) => ({ id: 0, text: '', preview: null, structure }) as unknown as LegalAction;
  it('name actions (wording)', () => {
    expect(phrase(action({ kind: 'enter', start: 2 }), start as unknown as GameView, 'en')).toBe('Bring machine 2 in at b2');
    expect(phrase(action({ kind: 'turn', cell: 'nw', square: 'b2', turn: 'around' }), start as unknown as GameView, 'de')).toBe(
      'b2 um 180° drehen (oben links)',
    );
  });
  it('ask (wording)', () => {
    expect(texts.tell('de', 'prompt', { kind: 'move-or-step' })).toBe('Bewege eine Maschine oder führe die Flugleitung auf ein Pultfeld.');
    const place = { kind: 'place', obstacle: 'drain', more: 2 };
    expect(texts.tell('en', 'prompt', place)).toBe('Choose a line for the Battery Drain (2 more to place after it).');
    const last = { ...place, more: 0 };
    expect(texts.tell('de', 'prompt', last)).toBe('Wähle eine Linie für den Stromfresser.');
  });
  it('call squares and lines by their names', () => {
    expect([texts.find('de', 'value.b2'), texts.find('en', 'value.a1-b1')]).toEqual(['b2', 'a1-b1']);
  });
});
