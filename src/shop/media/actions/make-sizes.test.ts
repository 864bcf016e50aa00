import { expect, it } from 'vitest';
import { widthsFor } from './make-sizes.ts';

it('makes copies up to 2400 px', () => {
  expect(widthsFor(2400)).toEqual([320, 480, 750, 1206, 1600, 2400]);
  expect(widthsFor(4000)).toEqual([320, 480, 750, 1206, 1600, 2400]);
});

it('makes no copy wider than the original', () => {
  expect(widthsFor(1600)).toEqual([320, 480, 750, 1206, 1600]);
  expect(widthsFor(900)).toEqual([320, 480, 750, 900]);
});
