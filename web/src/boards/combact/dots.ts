// What the server says of a placement before it is made: "dots: 3 at 5, 6 at 7; spends the 5+1 token".

export interface Foretold {
  /** Dots of the mover's colour after it, by point. */
  readonly dots: readonly { readonly point: number; readonly count: number }[];
  readonly spendsToken: boolean;
}

export function readDots(preview: string): Foretold {
  const dots = [...preview.matchAll(/(\d+) at (\d+)/g)].map(([, count, point]) => ({ count: Number(count), point: Number(point) }));
  return { dots, spendsToken: preview.includes('token') };
}
