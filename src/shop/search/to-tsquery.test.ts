import { expect, it } from 'vitest';
import { readSameWords, toGroups } from './query.ts';
import { toTerms, toTsquery, wayToTsquery } from './to-tsquery.ts';

const groups = (...words: string[]) => toGroups(words, readSameWords([]));

it('WIRE-14 wants every word and none of those with a minus', () => {
  expect(toTsquery(groups('duo'), groups('sand'))).toBe(`('duo' | 'duo':*) & !('sand' | 'sand':*)`);
});

it('asks for one way in one place', () => {
  const [group] = groups('20');
  if (group === undefined) throw new Error('no group');
  expect(wayToTsquery(group, 'whole', 'A')).toBe(`'20':A`);
  expect(wayToTsquery(group, 'begins', 'A')).toBe(`'∅'`);
});

it('names every way to meet a group once, the widest', () => {
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
