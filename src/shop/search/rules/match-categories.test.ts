import { expect, it } from 'vitest';
import { matchCategories } from './match-categories.ts';
import { parseSynonyms, toGroups } from './query.ts';

const tree = [
  {
    name: { en: 'Devices', ar: 'الأجهزة' },
    path: '/devices/',
    children: [{ name: { en: 'Device cases', ar: 'أغلفة' }, path: '/cases/', children: [] }],
  },
];
const find = (words: string[], without: string[] = []) => {
  const same = parseSynonyms([]);
  const requested = { groups: toGroups(words, same), without: toGroups(without, same) };
  return matchCategories(tree, requested, 'ar').map(({ path }) => path);
};

it('SE-03 finds categories by beginnings in either language, the topmost first', () => {
  expect(find(['devic'])).toEqual(['/devices/', '/cases/']);
  expect(find(['اجهزه'])).toEqual(['/devices/']);
});

it('needs every word, and none with a minus', () => {
  expect(find(['device', 'case'])).toEqual(['/cases/']);
  expect(find(['device'], ['cases'])).toEqual(['/devices/']);
});
