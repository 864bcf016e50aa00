import { expect, it } from 'vitest';
import { nextOption } from './next-option.ts';

it('SE-03 moves down from the field through the options and back', () => {
  expect(nextOption(-1, 2, 1)).toBe(0);
  expect(nextOption(0, 2, 1)).toBe(1);
  expect(nextOption(1, 2, 1)).toBe(-1);
});

it('SE-03 moves up from the field to the last option', () => {
  expect(nextOption(-1, 2, -1)).toBe(1);
  expect(nextOption(0, 2, -1)).toBe(-1);
});

it('stays in the field without options', () => {
  expect(nextOption(-1, 0, 1)).toBe(-1);
});
