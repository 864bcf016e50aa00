import { expect, it } from 'vitest';
import { foldForSearch, searchWords } from './fold.ts';

it('SE-03 folds Arabic letters, marks, tatweel and digits', () => {
  expect(foldForSearch('أُورْڤِيتا دوــو ٢٠')).toBe('اورفيتا دوو 20');
  expect(foldForSearch('عُلبة')).toBe(foldForSearch('علبه'));
});

it('SE-03 folds case, accents and punctuation', () => {
  expect(foldForSearch('Café-Noir  (XL)')).toBe('cafe noir xl');
});

it('looks for eight words at most and for none in punctuation', () => {
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  expect(searchWords("'; --")).toEqual([]);
});
