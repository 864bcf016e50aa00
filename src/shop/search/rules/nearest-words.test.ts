import { expect, it } from 'vitest';
import { type Candidate, nearestWords } from './nearest-words.ts';

/** A known word that sounds two letters away from what was typed, and is written quite differently. */
function heardNearby(word: string): Candidate {
  return {
    word,
    shown: word,
    weight: 1,
    written: 14,
    begun: 14,
    heard: 2,
    hasSameConsonants: false,
  };
}

it.each(['aaaaaaaaaa', 'hhhhhhhhhhhhhhhhhhhh', 'eeeeeeeee', 'اااااااااااا'])(
  'SE-03 a key that was held down, as in %s, means no word of the shop',
  (typed) => {
    expect(nearestWords(typed, [heardNearby('slate')])).toEqual([]);
  },
);

it('SE-03 a word that ends in a held key is still known', () => {
  const near = { ...heardNearby('lumenta'), heard: 0, hasSameConsonants: true };
  expect(nearestWords('lumentaaaaaaaaaaaa', [near]).map(({ word }) => word)).toEqual(['lumenta']);
});
