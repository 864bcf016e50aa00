import { expect, it } from 'vitest';
import { distanceBetween, distanceToBeginning } from './distance.ts';

it('SE-03 counts letters missing, added, changed and swapped', () => {
  expect(distanceBetween('orveta', 'orveta')).toBe(0);
  expect(distanceBetween('orvta', 'orveta')).toBe(1);
  expect(distanceBetween('orvetta', 'orveta')).toBe(1);
  expect(distanceBetween('orbeta', 'orveta')).toBe(1);
  expect(distanceBetween('ovreta', 'orveta')).toBe(1);
  expect(distanceBetween('', 'duo')).toBe(3);
});

it('SE-03 measures an unfinished word by what it begins', () => {
  expect(distanceToBeginning('orvat', 'orveta')).toBe(1);
  expect(distanceToBeginning('sol', 'solvane')).toBe(0);
});
