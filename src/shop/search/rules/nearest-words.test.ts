import { expect, it } from 'vitest';
import { type Candidate, nearestWords } from './nearest-words.ts';

/** A candidate with a phonetic distance of 2 and a large edit distance. */
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
  'SE-03 a repeated letter, as in %s, matches no word',
  (typed) => {
    expect(nearestWords(typed, [heardNearby('slate')])).toEqual([]);
  },
);

it('SE-03 a word that ends in a repeated letter is recognised', () => {
  const near = { ...heardNearby('lumenta'), heard: 0, hasSameConsonants: true };
  expect(nearestWords('lumentaaaaaaaaaaaa', [near]).map(({ word }) => word)).toEqual(['lumenta']);
});
