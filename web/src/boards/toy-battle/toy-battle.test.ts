import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { LegalAction, Schemas } from '../../api/types';
import { Narrowing } from '../../lib/narrowing.svelte';
import { Targets } from '../../lib/targets.svelte';
import { boardProps } from '../../test/board';
import Board from './Board.svelte';
import starts from './starts.json';
import { Choosing } from './choosing.svelte';
import { RADIUS, sceneOf } from './geometry';
import { departed, type BoardEvent, isPlacement, touched } from './happened';
import type { TerrainScene } from './scene.svelte';
import { foresee, phrase, texts, value } from './words';

type View = Schemas['ToyBattleView'];
const terrains = Object.values(starts.terrain as unknown as Record<string, View>);

describe('a terrain', () => {
  it('lies whole in the picture, with the own H.Q. below', () => {
    for (const { nodes, paths, regions } of terrains) {
      for (const seat of ['blue', 'red']) {
        const { layout, medals } = sceneOf({ nodes, paths, regions }, seat);
        for (const [x, y] of [...layout.at.values(), ...medals]) {
          expect(Math.min(x, layout.width - x, y, layout.height - y)).toBeGreaterThan(RADIUS);
        }
        const rows = (whose: (kind: string) => boolean) =>
          nodes.filter(({ kind }) => whose(kind)).map(({ id }) => layout.at.get(id)?.[1] ?? 0);
        const own = rows((kind) => kind === `hq:${seat}`);
        const other = rows((kind) => kind !== `hq:${seat}` && kind.startsWith('hq:'));
        expect(Math.min(...own)).toBeGreaterThan(Math.max(...other));
      }
    }
  });
});

describe('what happened', () => {
  const told = (fields: Record<string, unknown>) => ({ text: '', ply: 1, ...fields }) as unknown as BoardEvent;

  it('marks the nodes it touched and shows who is gone', () => {
    const shoved = told({ kind: 'shoved', seat: 'blue', owner: 'red', troop: 'star', source: 'b1', target: 'b2' });
    expect([touched(shoved), departed(shoved)]).toEqual([['b1', 'b2'], []]);
    const discarded = told({ kind: 'discarded', seat: 'blue', owner: 'red', troop: 'star', node: 'b1' });
    expect(touched(discarded)).toEqual(['b1']);
    expect(departed(discarded)).toEqual([{ node: 'b1', troop: 'star', owner: 'red', isStruck: true }]);
    const recalled = told({ kind: 'recalled', seat: 'blue', troop: 'hook', node: 'b3' });
    expect(departed(recalled)).toEqual([{ node: 'b3', troop: 'hook', owner: 'blue', isStruck: false }]);
  });

  it('touches no node when it was on a rack', () => {
    const raided = told({ kind: 'raided', seat: 'blue', owner: 'red', troop: 'star' });
    expect([touched(raided), departed(raided)]).toEqual([[], []]);
    const exhumed = told({ kind: 'exhumed', seat: 'blue', troop: 'hook' });
    expect([touched(exhumed), departed(exhumed)]).toEqual([[], []]);
  });

  it('is a placement, whatever the troop lands on', () => {
    const placed = { seat: 'blue', troop: 'hook', node: 'b3' };
    const landed = [
      told({ kind: 'placed', ...placed }),
      told({ kind: 'covered', ...placed, owner: 'red', below: 'star', is_own: false }),
      told({ kind: 'captured', ...placed }),
    ];
    expect(landed.every(isPlacement)).toBe(true);
    expect(landed.flatMap(touched)).toEqual(['b3', 'b3', 'b3']);
    expect(isPlacement(told({ kind: 'recalled', ...placed }))).toBe(false);
  });
});

describe('choosing', () => {
  const place = (id: number, troop: string, node: string) => ({ id, text: '', preview: null, structure: { kind: 'place', troop, node } });

  it('lets base and troop be clicked in either order', () => {
    const legal = [place(0, 'hook', 'b1'), place(1, 'star', 'b1'), place(2, 'star', 'b2')] as unknown as LegalAction[];
    const played: LegalAction[] = [];
    const narrowing = new Narrowing((action) => played.push(action));
    const choosing = new Choosing({ props: { interactive: true, narrowing, targets: new Targets() } } as unknown as TerrainScene);
    narrowing.offer(legal);
    choosing.activate('b1', choosing.roleOf('b1'));
    expect(played).toEqual([]);
    narrowing.choose({ troop: 'star' });
    narrowing.offer(legal);
    narrowing.select({ kind: 'place', troop: 'star' });
    expect(choosing.actionOn('b2', choosing.roleOf('b2'))?.id).toBe(2);
    choosing.activate('b2', choosing.roleOf('b2'));
    expect(played.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe('words', () => {
  const star = { kind: 'troop', owner: 'red', troop: 'star', is_own: false };
  const action = (structure: Record<string, unknown>, preview: unknown = null) =>
    ({ id: 0, text: '', structure, preview }) as unknown as LegalAction;
  const covers = {
    kind: 'places',
    parts: [
      { kind: 'covers', troop: star },
      { kind: 'takes', medals: 1, wins: true },
    ],
  };
  const view = terrains.find(({ terrain }) => terrain === 'Castle Field') as View;

  it('say what a placement would do (wording)', () => {
    const place = { kind: 'place', troop: 'roxy', node: 'b1' };
    expect(foresee(action(place, covers), 'en')).toBe("covers Red's Star, takes 1 medal and wins");
    expect(foresee(action(place, covers), 'de')).toBe('verdeckt Star von Rot, bringt 1 Orden und gewinnt');
    expect(foresee(action(place, { kind: 'captures' }), 'de')).toBe('erobert das H.Q. und gewinnt');
  });

  it('say nothing of an action that foresees nothing', () => {
    expect([foresee(action({ kind: 'skip' }), 'en'), foresee(null, 'en')]).toEqual([undefined, undefined]);
  });

  it('name troops and bases in whole actions (wording)', () => {
    expect(phrase(action({ kind: 'place', troop: 'capn', node: 'red-hq' }), view, 'en')).toBe("Place Cap'n on the Red H.Q.");
    const nodes = view.nodes.map((node) =>
      node.id === 'b4' ? { ...node, stack: [{ owner: 'red', troop: 'star' as const, strength: 6 }] } : node,
    );
    expect(phrase(action({ kind: 'shove', source: 'b4', target: 'b7' }), { ...view, nodes } as View, 'de')).toBe(
      'Star von b4 nach b7 verschieben',
    );
    expect(phrase(action({ kind: 'exhume', troop: 'xb-42' }), view, 'de')).toBe('XB-42 aus der Ablage nehmen');
  });

  it('leave bases their names', () => {
    expect([value('node', 'b7', 'place', view, 'en'), value('target', 'b7', 'shove', view, 'de')]).toEqual(['b7', 'b7']);
    expect(value('troop', 'hook', 'place', view, 'en')).toBeNull();
  });

  it('tell a draw to who sees it, and to who does not (wording)', () => {
    const drew = { kind: 'drew', seat: 'blue', count: 2 };
    expect(texts.tell('de', 'event', { ...drew, troops: ['kwak', 'star'] } as BoardEvent)).toBe('Blau zieht 2 Trupps: Kwak und Star.');
    expect(texts.tell('en', 'event', { ...drew, troops: null } as BoardEvent)).toBe('Blue draws 2 troops.');
  });
});

describe('what the others did', () => {
  it('is marked until one acts, with ghosts of the troops they took away', () => {
    const view = terrains.find(({ terrain }) => terrain === 'Castle Field') as View;
    const event = (ply: number, fields: object) => ({ text: '', ply, seat: 'red', ...fields }) as unknown as BoardEvent;
    const placed = event(5, { kind: 'placed', troop: 'jumbo', node: 'b12' });
    const struck = event(6, { kind: 'discarded', owner: 'blue', troop: 'hook', node: 'b8' });
    const drew = event(7, { kind: 'placed', troop: 'star', node: 'b14' });
    const since = [placed, struck, drew].map((one) => ({ ply: one.ply, before: view, events: [one] }));
    const props = boardProps({ view, seats: ['blue', 'red'], home: 'blue', seat: 'blue', events: [drew], since } as never);
    const { container } = render(Board, { props: props as never });
    expect(container.querySelectorAll('.halo.last:not(.faint)')).toHaveLength(1);
    expect(container.querySelectorAll('.halo.last.faint')).toHaveLength(2);
    expect(container.querySelectorAll('[data-testid="gone"]')).toHaveLength(1);
  });
});
