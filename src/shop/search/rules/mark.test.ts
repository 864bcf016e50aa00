import { expect, it } from 'vitest';
import { markMatches } from './mark.ts';

it('SE-03 marks the typed beginnings of words', () => {
  expect(markMatches('Orveta Duo', ['du'])).toEqual([
    { text: 'Orveta ', isMatch: false },
    { text: 'Du', isMatch: true },
    { text: 'o', isMatch: false },
  ]);
});

it('SE-03 marks Arabic regardless of letter forms and diacritics', () => {
  expect(markMatches('أُورفيتا دو', ['اور'])).toEqual([
    { text: 'أُور', isMatch: true },
    { text: 'فيتا دو', isMatch: false },
  ]);
});

it('marks nothing inside a word, and keeps the whole text', () => {
  expect(markMatches('Twin Dock', ['ock'])).toEqual([{ text: 'Twin Dock', isMatch: false }]);
});
