import { expect, it } from 'vitest';
import { markMatches } from './mark.ts';

it('SE-03 marks the beginnings that were typed', () => {
  expect(markMatches('Orveta Duo', ['du'])).toEqual([
    { text: 'Orveta ', isMatch: false },
    { text: 'Du', isMatch: true },
    { text: 'o', isMatch: false },
  ]);
});

it('SE-03 marks Arabic whatever its letters and marks', () => {
  expect(markMatches('أُورفيتا دو', ['اور'])).toEqual([
    { text: 'أُور', isMatch: true },
    { text: 'فيتا دو', isMatch: false },
  ]);
});

it('marks nothing inside a word, and gives the text back whole', () => {
  expect(markMatches('Twin Dock', ['ock'])).toEqual([{ text: 'Twin Dock', isMatch: false }]);
});
