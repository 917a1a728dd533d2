import { describe, expect, it } from 'vitest';
import type { LegalAction, Schemas } from '../../api/types';
import { Narrowing } from '../../lib/narrowing.svelte';
import { Targets } from '../../lib/targets.svelte';
import starts from './starts.json';
import { Choosing } from './choosing.svelte';
import { RADIUS, sceneOf } from './geometry';
import { asHappening, departed, touched } from './happened';
import type { TerrainScene } from './scene.svelte';
import { foretell } from './words';

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
  const told = (fields: Record<string, unknown>) => asHappening({ text: '', ply: 1, ...fields } as unknown as Schemas['ToyBattleEvent']);

  it('marks the nodes it touched and shows who is gone', () => {
    const shoved = told({ kind: 'shoved', owner: 'red', troop: 'star', source: 'b1', target: 'b2' });
    expect([touched(shoved), departed(shoved)]).toEqual([['b1', 'b2'], []]);
    const discarded = told({ kind: 'discarded', owner: 'red', troop: 'star', node: 'b1' });
    expect(touched(discarded)).toEqual(['b1']);
    expect(departed(discarded)).toEqual([{ node: 'b1', troop: 'star', owner: 'red', isStruck: true }]);
    const recalled = told({ kind: 'returned', seat: 'blue', troop: 'hook', node: 'b3' });
    expect(departed(recalled)).toEqual([{ node: 'b3', troop: 'hook', owner: 'blue', isStruck: false }]);
  });

  it('touches no node when it was on a rack', () => {
    const raided = told({ kind: 'discarded', owner: 'red', troop: 'star', node: null });
    expect([touched(raided), departed(raided)]).toEqual([[], []]);
  });
});

describe('choosing', () => {
  const place = (id: number, troop: string, node: string) => ({ id, text: '', preview: '', structure: { kind: 'place', troop, node } });

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

describe('the preview of a placement', () => {
  it('is said in German', () => {
    expect(foretell("covers red's Star, takes 1 medal and wins", 'de')).toContain('Star');
    expect(foretell('captures the H.Q. and wins', 'de')).not.toContain('captures');
    expect(foretell('captures the H.Q. and wins', 'en')).toBe('captures the H.Q. and wins');
  });
});
