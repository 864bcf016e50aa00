import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const OTHER_TEST = /import \{[^}]*\b(?:test|adminTest)\b[^}]*\} from '\.\.\/(?:shop|admin\/admin)\.ts'/;

// Playwright starts another worker for other tests, which opens one more shop.
it('tests of settings take the test that shares their shop', () => {
  const files = globSync('tests/pages/settings/**/*.spec.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => OTHER_TEST.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
