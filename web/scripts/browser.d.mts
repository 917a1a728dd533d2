import type { Browser } from 'playwright-core';
export function chromiumPath(): string;
export function launch(): Promise<Browser>;
export const SCREENS: Record<'desktop' | 'phone', { width: number; height: number }>;
