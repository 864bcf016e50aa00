import { expect, it } from 'vitest';
import { foldForSearch, wordsOf } from './fold.ts';

it('SE-03 folds Arabic letters, marks, tatweel and digits', () => {
  expect(foldForSearch('أُورْڤِيتا دوــو ٢٠')).toBe('اورفيتا دوو 20');
  expect(foldForSearch('عُلبة')).toBe(foldForSearch('علبه'));
});

it('SE-03 folds case, accents and punctuation', () => {
  expect(foldForSearch('Café-Noir  (XL)')).toBe('cafe noir xl');
});

it('SE-03 splits numbers from units', () => {
  expect(wordsOf('2900mAh')).toEqual(['2900', 'mah']);
  expect(wordsOf('٢٠عود')).toEqual(['20', 'عود']);
});

it('SE-03 ignores joiners, direction marks and apostrophes', () => {
  expect(wordsOf('كـو\u200Cفيا\u200F')).toEqual(['كوفيا']);
  expect(wordsOf("Maker's")).toEqual(['makers']);
});

it('finds no words in punctuation', () => {
  expect(wordsOf("'; --")).toEqual([]);
});
