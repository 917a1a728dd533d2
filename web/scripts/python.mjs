// The Python that has Fracas installed: FRACAS_PYTHON, else the project's .venv, else python3.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function python() {
  if (process.env.FRACAS_PYTHON) return process.env.FRACAS_PYTHON;
  for (const inside of ['bin/python', 'Scripts/python.exe']) {
    const found = fileURLToPath(new URL(`../../.venv/${inside}`, import.meta.url));
    if (existsSync(found)) return found;
  }
  return 'python3';
}
