import { expect, it } from 'vitest';
import { parseSynonyms, toGroups } from './query.ts';
import { strategyToTsquery, toTerms, toTsquery } from './to-tsquery.ts';

const groups = (...words: string[]) => toGroups(words, parseSynonyms([]));

it('WIRE-14 requires every word and excludes those with a minus', () => {
  expect(toTsquery(groups('duo'), groups('sand'))).toBe(`('duo' | 'duo':*) & !('sand' | 'sand':*)`);
});

it('builds the query of one strategy and weight', () => {
  const [group] = groups('20');
  if (group === undefined) throw new Error('no group');
  expect(strategyToTsquery(group, 'whole', 'A')).toBe(`'20':A`);
  expect(strategyToTsquery(group, 'begins', 'A')).toBe(`'∅'`);
});

it('lists each term of a group once, in its widest form', () => {
  const group = {
    typed: 'sticks',
    whole: ['sticks', 'stickspack', 'packsticks'],
    begins: ['sticks', 'stick'],
    alike: ['refill', 'stickies', 'refill'],
  };
  expect(toTerms(group)).toEqual([
    { word: 'packsticks', begins: false },
    { word: 'refill', begins: false },
    { word: 'stick', begins: true },
  ]);
});
