import { expect, it } from 'vitest';
import { addRecent, parseRecent } from './recent-list.ts';

it('the last search is first, equal searches appear once, at most five', () => {
  expect(addRecent(['a', 'Menthol', 'b'], 'menthol')).toEqual(['menthol', 'a', 'b']);
  expect(addRecent(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4']);
});

it('an invalid stored value is ignored', () => {
  for (const stored of [null, '', '{', '{}', '7']) expect(parseRecent(stored)).toEqual([]);
  expect(parseRecent('["a", 7, "", null, "b"]')).toEqual(['a', 'b']);
});
