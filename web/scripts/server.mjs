// A server for tests and pictures: a free port, a database of its own, gone afterwards.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { built } from './built.mjs';
import { python } from './python.mjs';

const START_WITHIN = 180_000;
const READY_WITHIN = 600_000; // the first start compiles games
const SCRIPTS = fileURLToPath(new URL('.', import.meta.url));
/** Not as a file: every process that the server starts would read it, too. */
const SERVE = 'import sys; sys.path.append(sys.argv[1]); import serve; serve.main(sys.argv[2])';
const STOP_WITHIN = 10_000;

/** Start a server; the answer has its address and how to stop it. */
export async function startServer(extra = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fracas-web-'));
  const child = spawn(python(), ['-c', SERVE, SCRIPTS, built], {
    env: {
      ...process.env,
      FRACAS_DATABASE_URL: `sqlite:///${join(folder, 'server.db')}`,
      FRACAS_LOG_FORMAT: 'text',
      FRACAS_LOG_LEVEL: 'warning',
      FRACAS_REQUESTS_PER_SECOND: '1000', // every test comes from one address
      FRACAS_REQUESTS_BURST: '1000',
      FRACAS_CONNECTIONS_PER_ADDRESS: '1000',
      FRACAS_VISITS_PER_SECOND: '1000',
      FRACAS_VISITS_BURST: '10000',
      FRACAS_GUESTS_PER_MINUTE: '1000',
      FRACAS_ANALYSIS_SECONDS: '10', // every match that ends in a test is looked back at
      FRACAS_WORK_SHARE: '100',
      FRACAS_WORK_BURST: '1000',
      FRACAS_ADDRESS_WORK_SHARE: '100',
      FRACAS_ADDRESS_WORK_BURST: '1000',
      ...extra,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = await new Promise((found, failed) => {
    const timer = setTimeout(() => failed(new Error(`the server did not start:\n${said}`)), START_WITHIN);
    const hear = (data) => {
      said += data;
      const match = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (match) {
        clearTimeout(timer);
        found(match[0]);
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => failed(new Error(`the server ended with ${code}:\n${said}`)));
  });
  for (const began = Date.now(); Date.now() - began < READY_WITHIN;) {
    const games = await (await fetch(`${address}/api/games`)).json();
    if (games.every(({ readiness }) => readiness.is_ready || readiness.has_failed)) break; // nobody waits for that in the middle of a test
    await new Promise((done) => setTimeout(done, 500));
  }
  return {
    address,
    said: () => said,
    stop: () =>
      new Promise((stopped) => {
        const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN);
        child.removeAllListeners('exit');
        child.on('exit', () => {
          clearTimeout(timer);
          rmSync(folder, { recursive: true, force: true });
          stopped();
        });
        child.kill('SIGTERM');
      }),
  };
}
