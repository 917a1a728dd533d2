import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: process.env.E2E_PSEUDO ? ['e2e/pseudo.ts'] : ['e2e/*.e2e.ts'],
    globalSetup: ['e2e/setup.ts'],
    environment: 'node',
    fileParallelism: false, // one server, few cores
    testTimeout: 240_000,
    hookTimeout: 240_000,
    bail: 0,
  },
});
