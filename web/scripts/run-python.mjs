// Runs one of our Python scripts: `node scripts/run-python.mjs script.py [file for what it prints]`.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { python } from './python.mjs';

const args = process.argv.slice(2);
const [script, target] = args.filter((arg) => !arg.startsWith('--'));
const flags = args.filter((arg) => arg.startsWith('--'));
const done = spawnSync(python(), [script, ...flags], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  encoding: 'utf8',
  maxBuffer: 1 << 28,
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (done.status === 0 && target) writeFileSync(target, done.stdout);
process.exit(done.status ?? 1);
