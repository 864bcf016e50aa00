import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const shop = join(import.meta.dirname, '../../src/shop');
const ROOMS = ['rules', 'actions', 'store', 'staff'];
/** Beside these, a module may have one file of its own type. */
const TOP_FILES = ['index.ts', 'refusals.ts', 'deps.ts', 'README.md'];

const files = globSync('*/**/*.{ts,sql,md}', { cwd: shop })
  .filter((file) => !file.includes('.test.'))
  .map((file) => file.split('/'));
const modules = Map.groupBy(files, ([module = '']) => module);

it('modules have no other folders than rules, actions, store and staff, and neither has staff', () => {
  expect(modules.size).toBeGreaterThan(40);
  const others = files.filter(([, room = '', inner = '', file]) => {
    if (room.includes('.')) return false;
    return !ROOMS.includes(room) || (room === 'staff' && file !== undefined && !ROOMS.includes(inner));
  });
  expect(others.map((path) => path.join('/'))).toEqual([]);
});

it('modules have their index, refusals, deps and at most one more file at the top', () => {
  const fuller = [...modules].flatMap(([module, paths]) => {
    const atTop = paths.filter(({ length }) => length === 2).map(([, file = '']) => file);
    const more = atTop.filter((file) => !TOP_FILES.includes(file));
    return !atTop.includes('index.ts') || more.length > 1 ? [`${module}: ${more.join(', ')}`] : [];
  });
  expect(fuller).toEqual([]);
});

it('SQL is in folders named store', () => {
  expect(files.map((path) => path.join('/')).filter((file) => file.endsWith('.store.ts'))).toEqual([]);
});
