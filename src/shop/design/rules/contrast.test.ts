import { expect, it } from 'vitest';
import { contrastOf, passingColour, shownRatio } from './contrast.ts';

// Values of the WebAIM contrast checker.
it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#b2481f', '#ffffff', 5.47],
  ['#faf8f5', '#faf8f5', 1],
])('%s on %s has a contrast of %s', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
});

it('a ratio that just fails is not rounded up to one that passes', () => {
  expect(shownRatio(4.4999)).toBe(4.4);
  expect(shownRatio(4.5)).toBe(4.5);
});

it('the nearest passing colour is darker on light and lighter on dark backgrounds', () => {
  const on = (ground: string) => passingColour('#777777', [{ ground, needed: 4.5 }]);
  expect(on('#ffffff')).toBe('#767676');
  expect(contrastOf(String(on('#555555')), '#555555')).toBeGreaterThanOrEqual(4.5);
  expect(passingColour('#222222', [{ ground: '#ffffff', needed: 4.5 }])).toBe('#222222');
});

it('no colour passes on both black and white backgrounds', () => {
  const demands = ['#000000', '#ffffff'].map((ground) => ({ ground, needed: 7 }));
  expect(passingColour('#777777', demands)).toBeNull();
});
