import { expect, it } from 'vitest';
import { shapeOf } from './picture-shape.ts';

it('GA-04 a picture has its own aspect ratio', () => {
  expect(shapeOf({ widthPx: 1600, heightPx: 1600 })).toBe(1);
  expect(shapeOf({ widthPx: 1200, heightPx: 900 })).toBe(1.3333);
});

it('GA-04 extreme ratios are clamped', () => {
  expect(shapeOf({ widthPx: 100, heightPx: 900 })).toBe(0.75);
  expect(shapeOf({ widthPx: 2400, heightPx: 100 })).toBe(2);
  expect(shapeOf({ widthPx: 0, heightPx: 100 })).toBe(1);
  expect(shapeOf(null)).toBe(1);
});
