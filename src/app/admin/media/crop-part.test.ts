import { expect, test } from 'vitest';
import { partWithin, ratioOf, WHOLE } from './crop-part.ts';

const SEEN = { width: 800, height: 400 };

test('BO-01 a square of a wide picture is centred', () => {
  expect(partWithin(WHOLE, { ratio: ratioOf('square'), seen: SEEN })).toEqual({
    x: 25,
    y: 0,
    width: 50,
    height: 100,
  });
});

test('BO-01 a crop without a fixed ratio stays inside the picture', () => {
  const typed = { x: 80, y: -4, width: 60, height: 0 };
  expect(partWithin(typed, { ratio: null, seen: SEEN })).toEqual({ x: 40, y: 0, width: 60, height: 1 });
});

test.each(['width', 'height'] as const)('BO-01 a typed %s keeps the ratio', (changed) => {
  const typed = { x: 10, y: 10, width: 30, height: 40, [changed]: 20 };
  const { width, height } = partWithin(typed, { ratio: 1, seen: SEEN, changed });
  expect((width * SEEN.width) / (height * SEEN.height)).toBeCloseTo(1);
});
