import { expect, it } from 'vitest';
import { carriedTest } from './carried-test.ts';

const tests = [{ id: 3, popupA: 7, popupB: 8 }];

it('a page that carries both popups of a test carries the test with each', () => {
  const both = { tests, carried: [6, 7, 8] };
  expect([6, 7, 8].map((popup) => carriedTest(popup, both))).toEqual([
    null,
    { id: 3, variant: 'a' },
    { id: 3, variant: 'b' },
  ]);
});

it('a page that carries one of them shows it to everybody', () => {
  expect(carriedTest(7, { tests, carried: [6, 7] })).toBeNull();
});
