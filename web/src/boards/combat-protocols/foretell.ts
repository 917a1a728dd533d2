// The server's preview of an action, read back into figures, so that they can be drawn and said in any language.

export interface Forecast {
  /** Spaces to the end of the Heat Track afterwards; null: heat does not change. */
  readonly room: number | null;
  /** The Engine turns the marker round. */
  readonly turns: boolean;
  /** Power lost to a Battery Drain or paid; a Charger gives one back. */
  readonly spent: number;
  readonly isDrained: boolean;
  readonly charges: boolean;
  readonly isLost: 'heat' | 'power' | null;
  /** The last machine leaves. */
  readonly wins: boolean;
}

export function readPreview(preview: string): Forecast | null {
  if (preview === '') return null;
  const room = /(\d+) to the end of the Heat Track/.exec(preview)?.[1];
  const isDrained = preview.includes('Battery Drain');
  const isLost = preview.startsWith('overheats') ? 'heat' : preview.includes('the last power') ? 'power' : null;
  return {
    room: room === undefined ? null : Number(room),
    turns: preview.includes('the Engine turns'),
    spent: isDrained || /^costs /.test(preview) ? 1 : 0,
    isDrained,
    charges: preview.includes('the Charger gives back'),
    isLost,
    wins: preview.startsWith('the last machine leaves'),
  };
}

interface Markers {
  readonly heat: { readonly length: number; readonly marker: number; readonly pointing: string };
  readonly power: { readonly length: number; readonly marker: number };
}

/** Where the two markers will be, as far as the forecast says. */
export function markersAfter({ heat, power }: Markers, forecast: Forecast | null) {
  if (forecast === null) return null;
  const pointing = forecast.turns ? (heat.pointing === 'up' ? 'down' : 'up') : heat.pointing;
  const ends = forecast.isLost === 'heat' ? (heat.pointing === 'up' ? heat.length : 1) : null;
  const marker = ends ?? (forecast.room === null ? null : pointing === 'up' ? heat.length - forecast.room : forecast.room + 1);
  const spent = Math.min(power.length, power.marker + forecast.spent);
  const left = forecast.charges ? Math.max(1, spent - 1) : spent;
  return {
    heat: marker === null ? null : { marker, pointing },
    power: left === power.marker ? null : left,
  };
}
