import { expect, it } from 'vitest';
import { starsAfterKey } from './star-keys.ts';

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'a'];
const after = (chosen: number, isRightToLeft: boolean) =>
  KEYS.map((key) => starsAfterKey(key, { chosen, isRightToLeft }));

it('RV-01 keys move between stars, mirrored in right-to-left text', () => {
  expect(after(3, false)).toEqual([4, 2, 4, 2, 1, 5, null]);
  expect(after(3, true)).toEqual([2, 4, 4, 2, 1, 5, null]);
});

it('RV-01 keys stop at both ends and start with one star', () => {
  expect(after(5, false)).toEqual([5, 4, 5, 4, 1, 5, null]);
  expect(after(0, false)).toEqual([1, 1, 1, 1, 1, 5, null]);
});
