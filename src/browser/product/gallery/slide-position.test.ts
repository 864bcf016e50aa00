import { expect, it } from 'vitest';
import { afterKey, afterSwipe, overscrollPx, withinGallery } from './slide-position.ts';

const swipe = { movedPx: 100, tookMs: 1000, widthPx: 360 };

it('GA-07 the gallery does not wrap at either end', () => {
  expect(afterSwipe(3, 4, { ...swipe, movedPx: 300 })).toBe(3);
  expect(afterSwipe(0, 4, { ...swipe, movedPx: -300 })).toBe(0);
  expect(withinGallery(9, 4)).toBe(3);
});

it('GA-13 a long or fast swipe changes the slide, a small movement does not', () => {
  expect(afterSwipe(1, 4, swipe)).toBe(2);
  expect(afterSwipe(1, 4, { ...swipe, movedPx: -40, tookMs: 50 })).toBe(0);
  expect(afterSwipe(1, 4, { ...swipe, movedPx: 40 })).toBe(1);
  expect(afterSwipe(1, 4, { ...swipe, movedPx: 8, tookMs: 1 })).toBe(1);
});

it('GA-07 past the ends the slider moves a quarter as far as the finger', () => {
  expect(overscrollPx(3, 4, 100)).toBe(25);
  expect(overscrollPx(0, 4, -100)).toBe(-25);
  expect(overscrollPx(1, 4, 100)).toBe(100);
});

it('GA-13 arrows follow the page’s direction, Home and End jump to the ends', () => {
  const ltr = { at: 1, total: 4, isRtl: false };
  expect(afterKey('ArrowRight', ltr)).toBe(2);
  expect(afterKey('ArrowRight', { ...ltr, isRtl: true })).toBe(0);
  expect(afterKey('ArrowLeft', { ...ltr, at: 0 })).toBe(0);
  expect(afterKey('End', ltr)).toBe(3);
  expect(afterKey('Home', ltr)).toBe(0);
  expect(afterKey('x', ltr)).toBeNull();
});
