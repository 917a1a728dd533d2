// The rack, and the name of a troop on it as a target: whose, which kind, and which of that kind.

export const RACK = 8; // troops at most

export const rackKey = (seat: string, troop: string, copy: number) => `rack/${seat}/${troop}/${copy}`;

/** The kind of troop a target on a rack is; null for other targets. */
export function rackTroop(key: string | null): string | null {
  const [where, , troop] = key?.split('/') ?? [];
  return where === 'rack' ? (troop ?? null) : null;
}
