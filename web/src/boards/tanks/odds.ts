// The server's preview of a shot, read back into figures, so that they can be drawn and said in any language.

/** Figures as they are written: `58`, `1.62`; `<0.1` and `>99.9` where rounding would say never or always. */
type Figure = string;

export interface Odds {
  /** 0: no die is thrown. */
  readonly dice: number;
  readonly hit: Figure; // percent; behind an obstacle 0
  readonly glance: Figure | null;
  readonly obstacle: { readonly what: string; readonly space: string } | null;
  readonly ground: readonly { readonly space: string; readonly chance: Figure }[];
  /** Every tank it may hurt, the target first. */
  readonly losses: readonly Loss[];
}

export interface Loss {
  readonly tank: string;
  readonly points: Figure; // on average
  readonly kill: Figure | null;
  readonly stun: Figure | null;
}

export function readOdds(preview: string): Odds | null {
  const dice = /^(?:automatic hit|no dice)\b/.test(preview) ? '0' : /^(\d+) di(?:e|ce)\b/.exec(preview)?.[1];
  if (dice === undefined) return null;
  const [, what, at] = /the bolt meets (.+?) on (\w+) first/.exec(preview) ?? [];
  const obstacle = what && at ? { what, space: at } : null;
  return {
    dice: Number(dice),
    hit: obstacle ? '0' : (/([<>]?[\d.]+) % to hit/.exec(preview)?.[1] ?? '100'),
    glance: /([<>]?[\d.]+) % to glance/.exec(preview)?.[1] ?? null,
    obstacle,
    ground: [...preview.matchAll(/; ([a-z]\d+) is destroyed with ([<>]?[\d.]+) %/g)].map(([, space = '', chance = '']) => ({
      space,
      chance,
    })),
    losses: [...preview.matchAll(/; (\w+ \d+) loses ([<>]?[\d.]+) on average([^;]*)/g)].map(([, tank = '', points = '', rest = '']) => ({
      tank,
      points,
      kill: /is destroyed with ([<>]?[\d.]+) %/.exec(rest)?.[1] ?? null,
      stun: /is stunned with ([<>]?[\d.]+) %/.exec(rest)?.[1] ?? null,
    })),
  };
}

/** A figure as a number, near enough for shades and for comparing. */
export function amount(written: Figure): number {
  return Number(written.replace(/^[<>]/, ''));
}

/** How many points a step costs, out of its preview. */
export function readCost(preview: string): number | null {
  const cost = /^costs (\d+)/.exec(preview)?.[1];
  return cost === undefined ? null : Number(cost);
}
