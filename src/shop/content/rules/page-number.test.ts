import { expect, it } from 'vitest';
import { parsePageNumber } from './page-number.ts';

it('reads a page number from the path, else from the old parameter', () => {
  expect(parsePageNumber('3', '7')).toBe(3);
  expect(parsePageNumber(undefined, '7')).toBe(7);
  expect(parsePageNumber(undefined, null)).toBe(1);
});

it('an invalid path has no page, an invalid parameter the first', () => {
  for (const word of ['0', '-1', 'two', '1e3', '999999', '٣', ''])
    expect(parsePageNumber(word, null)).toBeNull();
  expect(parsePageNumber(undefined, 'x')).toBe(1);
});
