// One server for all browser tests, with a database of its own.
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { built } from '../scripts/built.mjs';
import { startServer } from '../scripts/server.mjs';

export default async function setup(project: TestProject) {
  if (!existsSync(`${built}/index.html`)) {
    throw new Error('the client has not been built: npm run build');
  }
  const given = process.env.FRACAS_ADDRESS; // a server that runs already
  if (given) {
    project.provide('address', given);
    return undefined;
  }
  const server = await startServer();
  project.provide('address', server.address);
  return async () => {
    await server.stop();
    if (/Traceback/.test(server.said())) console.error(server.said());
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
  }
}
