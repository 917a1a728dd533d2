// The server's preview of a shot, read back into figures, so that they can be drawn and said in any language.

export interface Odds {
  /** 0: no die is thrown, it hits. */
  readonly dice: number;
  readonly hit: string; // percent
  readonly glance: string | null;
  readonly obstacle: { readonly what: string; readonly space: string } | null;
  readonly victim: { readonly tank: string; readonly loss: string; readonly kill: string } | null;
  readonly ground: { readonly space: string; readonly chance: string } | null;
  readonly own: string | null;
}

export function readOdds(preview: string): Odds | null {
  const dice = preview.startsWith('automatic hit') ? '0' : /^(\d+) di(?:e|ce)\b/.exec(preview)?.[1];
  if (dice === undefined) return null;
  const [, what, at] = /the bolt meets (.+?) on (\w+) first/.exec(preview) ?? [];
  const [, tank, loss, kill] = /(\w+ \d) loses ([\d.]+) on average, is destroyed with ([\d.]+) %/.exec(preview) ?? [];
  const [, space, chance] = /; ([a-z]\d+) is destroyed with ([\d.]+) %/.exec(preview) ?? [];
  return {
    dice: Number(dice),
    hit: /([\d.]+) % to hit/.exec(preview)?.[1] ?? '100',
    glance: /([\d.]+) % to glance/.exec(preview)?.[1] ?? null,
    obstacle: what && at ? { what, space: at } : null,
    victim: tank && loss && kill ? { tank, loss, kill } : null,
    ground: space && chance ? { space, chance } : null,
    own: /own tanks lose ([\d.]+)/.exec(preview)?.[1] ?? null,
  };
}

/** How many points a step costs, out of its preview. */
export function readCost(preview: string): number | null {
  const cost = /^costs (\d+)/.exec(preview)?.[1];
  return cost === undefined ? null : Number(cost);
}
