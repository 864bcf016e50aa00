import { expect, test } from 'vitest';
import { boxOf, isLargeEnough, isWhole } from './crop.ts';

const SEEN = { widthPx: 800, heightPx: 600 };

test('BO-01 a crop is converted to whole pixels', () => {
  expect(boxOf({ x: 25, y: 10, width: 50, height: 33.33 }, SEEN)).toEqual({
    left: 200,
    top: 60,
    width: 400,
    height: 200,
  });
});

test.each([
  [
    { x: 90, y: 0, width: 50, height: 100 },
    { left: 720, top: 0, width: 80, height: 600 },
  ],
  [
    { x: 100, y: 100, width: 100, height: 100 },
    { left: 799, top: 599, width: 1, height: 1 },
  ],
  [
    { x: 0, y: 0, width: 0, height: 0 },
    { left: 0, top: 0, width: 1, height: 1 },
  ],
])('BO-01 the crop %j stays inside the picture', (crop, box) => {
  expect(boxOf(crop, SEEN)).toEqual(box);
});

test('BO-01 nearly the whole picture counts as uncropped', () => {
  expect(isWhole({ x: 0, y: 0.01, width: 100, height: 99.98 })).toBe(true);
  expect(isWhole({ x: 0, y: 0, width: 100, height: 99 })).toBe(false);
});

test('BO-01 a tiny crop is refused', () => {
  expect(isLargeEnough({ width: 400, height: 31 })).toBe(false);
  expect(isLargeEnough({ width: 32, height: 32 })).toBe(true);
});
