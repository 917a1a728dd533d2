// The figures of an analysis as they are drawn: always so that up is good for one side.
import type { Analysis } from '../api/types';

/** What a match was worth at a moment, from -1 (lost) to 1 (won). */
export interface Point {
  readonly ply: number;
  readonly value: number;
}

/** What chance and what choice had done by a moment, added up. */
export interface Sums {
  readonly ply: number;
  readonly luck: number;
  readonly decision: number;
}

/** A value as a chance of winning, from 0 to 1. */
export const chanceOf = (value: number): number => (value + 1) / 2;

/** A difference of values in points of win chance: from 50 % to 60 % are 10. */
export const pointsOf = (difference: number): number => difference * 50;

/** The curve as one seat knew it; `up`: whose success is drawn upwards. Only what is judged, in order. */
export function curveOf({ curve }: Pick<Analysis, 'curve'>, eyes: string, up: string): Point[] {
  const sign = eyes === up ? 1 : -1;
  return curve
    .flatMap(({ ply, values }) => (values[eyes] === undefined ? [] : [{ ply, value: sign * values[eyes] }]))
    .sort((a, b) => a.ply - b.ply);
}

/** Luck and decision added up, of that same curve: together they are where it is, less where it began. */
export function sumsOf({ swings }: Pick<Analysis, 'swings'>, eyes: string, up: string): Sums[] {
  const sign = eyes === up ? 1 : -1;
  const found: Sums[] = [];
  let [luck, decision] = [0, 0];
  for (const swing of [...swings].sort((a, b) => a.ply - b.ply)) {
    if (found.length === 0) found.push({ ply: swing.ply, luck, decision });
    luck += sign * (swing.luck[eyes] ?? 0);
    decision += sign * (swing.decision[eyes] ?? 0);
    found.push({ ply: swing.ply + 1, luck, decision });
  }
  return found;
}

/** The point at a moment, or the last one before it. */
export function at<One extends { readonly ply: number }>(points: readonly One[], ply: number): One | null {
  return points.findLast((point) => point.ply <= ply) ?? null;
}

/** Of some plies, the next after a moment, or the last before it; null: there is none. */
export function nextOf(plies: readonly number[], from: number, way: 1 | -1): number | null {
  const beyond = plies.filter((ply) => (way === 1 ? ply > from : ply < from));
  if (beyond.length === 0) return null;
  return way === 1 ? Math.min(...beyond) : Math.max(...beyond);
}
