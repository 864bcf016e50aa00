import { expect, it } from 'vitest';
import { pointsOf, toPoints } from './shown.ts';

/** What keeps a minus to the left of its digits in a sentence that runs to the left. */
const LRM = '\u200e';
const DIFFERENCE = { value: -0.0104, low: -0.0521, high: 0.03 };

it('a negative difference reads from its minus on, also within Arabic', () => {
  expect(pointsOf(DIFFERENCE, { winner: null, language: 'en' })).toEqual({
    points: '-1',
    low: '-5.2',
    high: '3',
  });
  expect(pointsOf(DIFFERENCE, { winner: null, language: 'ar' })).toEqual({
    ...{ points: `${LRM}-1`, low: `${LRM}-5.2`, high: '3' },
  });
});

it('the sentence of the winner counts from the loser to the winner', () => {
  const difference = { value: -0.05, low: -0.08, high: -0.02 };
  expect(pointsOf(difference, { winner: 'a', language: 'en' })).toEqual({ points: '5', low: '2', high: '8' });
});

it('nothing is never less than nothing', () => {
  expect(toPoints(-0.0001, 'en')).toBe('0');
});
