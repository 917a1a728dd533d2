import type { Plugin } from 'vite';

export function carried(source: string): string;
export const catalogues: Plugin;
