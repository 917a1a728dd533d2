import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { built } from './scripts/built.mjs';
import { catalogues } from './scripts/catalogues.mjs';

const server = process.env.FRACAS_SERVER ?? 'http://127.0.0.1:8000'; // for `npm run dev`

export default defineConfig({
  plugins: [svelte(), svelteTesting(), catalogues],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows files only
    cssCodeSplit: true,
    rolldownOptions: { checks: { bundlerTimings: false } }, // a busy machine is no finding
  },
  server: {
    fs: { allow: ['..'] }, // the games' catalogues lie with their rules
    proxy: { '/api': { target: server, ws: true }, '/healthz': { target: server } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    isolate: false, // one browser for all files: starting one takes longer than the tests
    fileParallelism: false,
    restoreMocks: true,
  },
});
