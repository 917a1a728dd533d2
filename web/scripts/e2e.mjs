// Browser tests: builds the client, then runs them all, or those of some games.
// `npm run e2e -- [game-id ...] [--update] [--no-build] [-t name] [file]`
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const games = args.filter((arg) => /^(toy-battle|tanks|combact|mercenary|combat-protocols|connect-four)$/.test(arg));
const rest = args.filter((arg) => !games.includes(arg) && arg !== '--update' && arg !== '--no-build');
const run = (command, list, env = {}) => {
  const done = spawnSync(command, list, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (done.status !== 0) process.exit(done.status ?? 1);
};

if (!args.includes('--no-build')) run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn']);
if (games.length > 0 && rest.length === 0) rest.push('games', 'boards');
run('npx', ['vitest', 'run', '--config', 'e2e/vitest.config.ts', ...rest], {
  E2E_GAMES: games.join(','),
  E2E_UPDATE: args.includes('--update') ? '1' : '',
});
