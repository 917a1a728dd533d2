// Writes src/api/schema.d.ts from the server's OpenAPI description; with --check only says whether it is current.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { python } from './python.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = here('../src/api/schema.d.ts');

const dump = spawnSync(python(), [here('./openapi.py')], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
  env: { ...process.env, NUMBA_DISABLE_JIT: '1' }, // shapes only: nothing is compiled
});
if (dump.status !== 0) {
  process.stderr.write(dump.stderr);
  process.exit(1);
}
const ast = await openapiTS(JSON.parse(dump.stdout), { alphabetize: true, defaultNonNullable: true });
const text = `// Made by \`npm run types\` from the server's OpenAPI description. Do not edit.\n${astToString(ast)}`;

if (process.argv.includes('--check')) {
  let known = '';
  try {
    known = readFileSync(target, 'utf8');
  } catch {
    // reported below
  }
  if (known !== text) {
    console.error('src/api/schema.d.ts is not what the server describes: run `npm run types`');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
