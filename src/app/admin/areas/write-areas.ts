import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printAreas } from './print-areas.ts';

// Writes the registries in this folder; with --check it only reports whether they are up to date.

const stale = [...printAreas(dirname(import.meta.dirname))].filter(([list, fresh]) => {
  const target = join(import.meta.dirname, list);
  return !existsSync(target) || readFileSync(target, 'utf8') !== fresh;
});

if (!process.argv.includes('--check')) {
  for (const [list, fresh] of stale) writeFileSync(join(import.meta.dirname, list), fresh);
} else if (stale.length > 0) {
  process.stderr.write(
    'src/app/admin/areas is not what the folders of the areas say: run "npm run areas".\n',
  );
  process.exitCode = 1;
}
