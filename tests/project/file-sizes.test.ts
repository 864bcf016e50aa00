import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MAX_LINES = 300;
const root = join(import.meta.dirname, '../..');
/** Written by `npm run tables`. */
const GENERATED = join('src', 'platform', 'database', 'tables.ts');

// Biome's noExcessiveLinesPerFile leaves out the lines of comments and of SQL in template strings.
it('no source file is longer than 300 lines', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => file !== GENERATED);
  expect(files.length).toBeGreaterThan(1000);
  const longer = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
    return lines > MAX_LINES ? [`${lines} ${file}`] : [];
  });
  expect(longer).toEqual([]);
});
