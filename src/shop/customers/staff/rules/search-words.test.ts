import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it('CU-03 a search is split into lower-case words', () => {
  expect(searchWords('  Sara  ZUMURRUD ')).toEqual(['sara', 'zumurrud']);
  expect(searchWords('   ')).toEqual([]);
});

it.each([
  ['055 999 8877', ['+971559998877']],
  ['٠٥٥٩٩٩٨٨٧٧', ['+971559998877']],
  ['00971-55-999-8877', ['+971559998877']],
  ['0559998', ['559998']],
  ['555@example.com', ['555@example.com']],
])('CU-03 %s finds a phone number in any format', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});
