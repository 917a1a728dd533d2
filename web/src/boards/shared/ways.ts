// Steps that follow each other, as one way.

export interface Step {
  /** Who or what went. */
  readonly who: string;
  readonly from: string;
  readonly to: string;
}

/** The ways of all that went, from place to place: steps of the same one that join are one way. */
export function waysOf(steps: readonly Step[]): string[][] {
  const ways: { who: string; places: string[] }[] = [];
  for (const { who, from, to } of steps) {
    const begun = ways.findLast((way) => way.who === who);
    if (begun?.places.at(-1) === from) begun.places.push(to);
    else ways.push({ who, places: [from, to] });
  }
  return ways.map(({ places }) => places);
}
