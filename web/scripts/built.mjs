// Where the built client is: inside the Python package, or FRACAS_WEB_OUT (then servers started here serve that one).
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const built = process.env.FRACAS_WEB_OUT
  ? resolve(process.env.FRACAS_WEB_OUT)
  : fileURLToPath(new URL('../../src/fracas/server/static', import.meta.url));
