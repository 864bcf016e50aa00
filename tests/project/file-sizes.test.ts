import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const MAX_LINES = 300;
const root = join(import.meta.dirname, '../..');
const MAX_FILES = 12;
/** Numbered files, applied in the order of their names. */
const SEQUENCES = ['migrations', 'functions'].map((name) => join('src', 'platform', 'database', name));
/** Written by `npm run tables`. */
const GENERATED = join('src', 'platform', 'database', 'tables.ts');

// Biome's noExcessiveLinesPerFile does not count comments and SQL in template strings.
it('no source file is longer than 300 lines', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => file !== GENERATED);
  expect(files.length).toBeGreaterThan(1000);
  const longer = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
    return lines > MAX_LINES ? [`${lines} ${file}`] : [];
  });
  expect(longer).toEqual([]);
});

it('no folder of the source holds more than 12 files beside its tests', () => {
  const files = globSync('src/**/*.{ts,tsx,css,sql}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const counts = Map.groupBy(files, dirname);
  const larger = [...counts].flatMap(([folder, { length }]) =>
    length > MAX_FILES && !SEQUENCES.includes(folder) ? [`${length} ${folder}`] : [],
  );
  expect(larger).toEqual([]);
});
