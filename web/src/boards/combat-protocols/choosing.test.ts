import { describe, expect, it } from 'vitest';
import type { LegalAction } from '../../api/types';
import type { BoardProps } from '../../lib/board';
import { Narrowing } from '../../lib/narrowing.svelte';
import { Targets } from '../../lib/targets.svelte';
import { Choosing } from './choosing.svelte';
import type { Happening, Start, View } from './table';

type Structure = Readonly<Record<string, string | number>>;

/** A moment at which nearly everything can be done: two tokens, two obstacles that reach the same line, every panel token in reach. */
const STRUCTURES: readonly Structure[] = [
  { kind: 'enter', start: 3 },
  { kind: 'fly', square: 'a2' },
  ...['nw', 'se'].flatMap((cell): Structure[] => ['a2', 'b2'].flatMap((square) => ['left', 'right'].map((turn) => ({ kind: 'turn', cell, square, turn })))),
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
  const props = { interactive: true, narrowing, targets: new Targets() } as unknown as BoardProps<View, Happening>;
  return { choosing: new Choosing(() => props), narrowing, legal, played };
}

/** The two clicks by which an action is played when what it acts on is clicked first. */
function clicks({ choosing, narrowing }: ReturnType<typeof table>, { structure }: LegalAction): (() => void)[] {
  const { kind, cell, square, start, turn, way, line, to } = structure as Record<string, string>;
  if (kind === 'enter') return [() => narrowing.choose({ kind, start })];
  if (kind === 'fly') return [() => narrowing.choose({ kind, square })];
  if (kind === 'shift') {
    const slot = () => choosing.slots.get(String(to));
    return [() => choosing.pickObstacle(String(line)), () => choosing.layOn(slot()!, slot()!.twins.find((twin) => twin.cell === cell)!.cell)];
  }
  const handle = () => choosing.handles.find((one) => one.kind === kind && one.square === square && one.to === (turn ?? way) && one.cell === cell);
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
    expect(played).toEqual([legal.find(({ structure }) => structure.cell === 'se' && structure.square === 'b2' && structure.turn === 'left')]);
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
    const { choosing, played } = table([{ kind: 'idle', cell: 'ne' }, { kind: 'turn', cell: 'nw', square: 'a2', turn: 'around' }]);
    choosing.pickCell('ne');
    expect(played.map(({ structure }) => structure.kind)).toEqual(['idle']);
  });

  it('turns a token around by a click on it when nothing else can be done to it', () => {
    const { choosing, played } = table([{ kind: 'turn', cell: 'nw', square: 'a2', turn: 'around' }, { kind: 'turn', cell: 'nw', square: 'b2', turn: 'around' }]);
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
