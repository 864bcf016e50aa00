import { expect, it } from 'vitest';
import { addRecent, parseRecent } from './recent-list.ts';

it('the last search is first, the same words stand once, and five are kept', () => {
  expect(addRecent(['a', 'Menthol', 'b'], 'menthol')).toEqual(['menthol', 'a', 'b']);
  expect(addRecent(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4']);
});

it('what is stored and no list of searches is left out', () => {
  for (const stored of [null, '', '{', '{}', '7']) expect(parseRecent(stored)).toEqual([]);
  expect(parseRecent('["a", 7, "", null, "b"]')).toEqual(['a', 'b']);
});
