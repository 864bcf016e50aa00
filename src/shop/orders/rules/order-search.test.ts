import { expect, it } from 'vitest';
import { searchText, searchWords } from './order-search.ts';

it.each([
  ['050 1234567', ['501234567']],
  ['050 123 4567', ['501234567']],
  ['+971 50 123-4567', ['501234567']],
  ['0501234567', ['501234567']],
  ['00971501234567', ['501234567']],
  ['+971501234567', ['501234567']],
  ['٠٥٠١٢٣٤٥٦٧', ['501234567']],
  ['05012345', ['5012345']],
  ['Sara  ORV-DOCK', ['sara', 'orv-dock']],
  ['1001', ['1001']],
  ['#1001', ['1001']],
  ['# ١٠٠١', ['1001']],
  ['  ', []],
] as const)('OR-03 splits the search %j into its words', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

it.each([
  ['Zoë Núñez', 'zoe nunez'],
  ['zoe', 'ZOË'],
  ['أحمد فاطمة', 'احمد فاطمه'],
  ['عَلِيّ', 'على'],
])('OR-03 %j and %j find the same orders', (one, other) => {
  expect(searchWords(one)).toEqual(searchWords(other));
  const [firstName = '', lastName = ''] = other.split(' ');
  const address = { firstName, lastName } as Parameters<typeof searchText>[0]['address'];
  const text = searchText({ id: 1001, email: '', phone: '', company: '', address, lines: [] });
  for (const word of searchWords(one)) expect(text).toContain(word);
});
