import { settings } from '../../base/settings.svelte';

/** Points with their sign: "+12", "−3", "0". */
export function signed(points: number): string {
  const format = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return format.format(points).replace('-', '−');
}
