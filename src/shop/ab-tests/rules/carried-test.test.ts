import { expect, it } from 'vitest';
import { carriedTest } from './carried-test.ts';

const tests = [{ id: 3, popupA: 7, popupB: 8 }];

it('on a page with both popups of a test, each has the test', () => {
  const both = { tests, carried: [6, 7, 8] };
  expect([6, 7, 8].map((popup) => carriedTest(popup, both))).toEqual([
    null,
    { id: 3, variant: 'a' },
    { id: 3, variant: 'b' },
  ]);
});

it('on a page with one of them, every visitor sees it', () => {
  expect(carriedTest(7, { tests, carried: [6, 7] })).toBeNull();
});
