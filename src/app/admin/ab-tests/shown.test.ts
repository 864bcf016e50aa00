import { expect, it } from 'vitest';
import { pointsOf, toPoints } from './shown.ts';

/** Left-to-right mark: keeps the minus before its digits in Arabic. */
const LRM = '\u200e';
const DIFFERENCE = { value: -0.0104, low: -0.0521, high: 0.03 };

it('a negative difference has its minus before the digits, in Arabic too', () => {
  expect(pointsOf(DIFFERENCE, { winner: null, language: 'en' })).toEqual({
    points: '-1',
    low: '-5.2',
    high: '3',
  });
  expect(pointsOf(DIFFERENCE, { winner: null, language: 'ar' })).toEqual({
    ...{ points: `${LRM}-1`, low: `${LRM}-5.2`, high: '3' },
  });
});

it('the difference is positive when there is a winner', () => {
  const difference = { value: -0.05, low: -0.08, high: -0.02 };
  expect(pointsOf(difference, { winner: 'a', language: 'en' })).toEqual({ points: '5', low: '2', high: '8' });
});

it('a difference that rounds to zero has no minus', () => {
  expect(toPoints(-0.0001, 'en')).toBe('0');
});
