// The boards for `fracas.pictures`: one script that needs neither a browser nor Node.js, and the fonts for bitmaps.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fonts } from './scripts/fonts.mjs';

export default defineConfig({
  logLevel: 'warn',
  publicDir: false,
  plugins: [svelte({ emitCss: false }), fonts()], // styles come with the drawing
  ssr: { target: 'webworker', noExternal: true, external: ['node:async_hooks'] }, // which Svelte tries, and does without
  build: {
    ssr: 'src/drawing/draw.ts',
    outDir: fileURLToPath(new URL('../src/fracas/pictures/static', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    minify: true,
    rolldownOptions: {
      output: { format: 'iife', name: 'boards', entryFileNames: 'drawing.js', codeSplitting: false },
      checks: { bundlerTimings: false },
    },
  },
});
