import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView, LegalAction } from '../../api/types';
import { Narrowing } from '../../lib/narrowing.svelte';
import { Targets } from '../../lib/targets.svelte';
import starts from './starts.json';
import { Choosing } from './choosing.svelte';
import { markersAfter, readPreview } from './foretell';
import { airBox, layoutOf, line, neighbour, square, type Start, usedStarts, type View } from './geometry';
import type { AirScene } from './scene.svelte';
import { foretell, phrase, prompt, sentence, words } from './words';

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
  const legal = structures.map((structure, id) => ({ id, text: '', preview: '', structure }) as unknown as LegalAction);
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

describe('the preview of an action', () => {
  it('is read back into figures', () => {
    expect(readPreview('')).toBeNull();
    const found = readPreview('a Battery Drain takes 1 power; the Engine turns the Heat marker; 4 to the end of the Heat Track');
    expect(found).toMatchObject({ room: 4, turns: true, spent: 1, isDrained: true, charges: false, isLost: null, wins: false });
    expect(readPreview('overheats: lost')).toMatchObject({ isLost: 'heat', room: null });
    expect(readPreview('the Battery Drain takes the last power: lost')).toMatchObject({ isLost: 'power', isDrained: true });
    expect(readPreview('costs the last power: lost')).toMatchObject({ isLost: 'power', spent: 1 });
    expect(readPreview('the last machine leaves: the drill is flown')).toMatchObject({ wins: true });
  });

  it('says where the markers will be', () => {
    const markers = { heat: { length: 7, marker: 3, pointing: 'up' }, power: { length: 4, marker: 2 } };
    expect(markersAfter(markers, readPreview('3 to the end of the Heat Track'))).toEqual({
      heat: { marker: 4, pointing: 'up' },
      power: null,
    });
    expect(markersAfter(markers, readPreview('the Engine turns the Heat marker; 3 to the end of the Heat Track'))).toEqual({
      heat: { marker: 4, pointing: 'down' },
      power: null,
    });
    expect(markersAfter(markers, readPreview('the Charger gives back 1 power; 3 to the end of the Heat Track'))?.power).toBe(1);
    expect(markersAfter(markers, readPreview('costs 1 power'))).toEqual({ heat: null, power: 3 });
    expect(markersAfter(markers, readPreview('overheats: lost'))?.heat).toEqual({ marker: 7, pointing: 'up' });
    expect(markersAfter(markers, null)).toBeNull();
  });

  it('is said in both languages', () => {
    expect(foretell('the Charger gives back 1 power; 3 to the end of the Heat Track', 'en')).toBe(
      'The Charger gives back 1 power. Then 3 to the end of the Heat Track.',
    );
    expect(foretell('overheats: lost', 'de')).toBe('Überhitzt: verloren!');
    expect(foretell('', 'en')).toBe('');
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

describe('the words', () => {
  const action = (structure: Record<string, unknown>) => ({ id: 0, text: '', preview: '', structure }) as unknown as LegalAction;
  it('name actions', () => {
    expect(phrase(action({ kind: 'enter', start: 2 }), start as unknown as GameView, 'en')).toBe('Bring machine 2 in at b2');
    expect(phrase(action({ kind: 'turn', cell: 'nw', square: 'b2', turn: 'around' }), start as unknown as GameView, 'de')).toBe(
      'b2 ganz herum drehen (oben links)',
    );
    expect(prompt(start as unknown as GameView, 'de')).toBe(words.de['prompt.fly']);
  });
  it('tell events', () => {
    const event = {
      kind: 'moved',
      ply: 1,
      text: '',
      machine: 4,
      origin: 'a1',
      target: 'gone',
      drained: false,
      engine: false,
      charged: false,
      heat: 3,
      power: 1,
    };
    expect(sentence(event as GameEvent, 'en')).toBe('Machine 4 leaves the board from a1.');
    expect(sentence({ ...event, target: 'b1', drained: true, charged: true } as GameEvent, 'de')).toBe(
      'Maschine 4 fliegt von a1 nach b1 durch einen Stromfresser; die Ladestation gibt 1 Strom zurück.',
    );
  });
});
