import { expect, it } from 'vitest';
import { afterKey, afterSwipe, heldBack, withinGallery } from './slide-position.ts';

const swipe = { movedPx: 100, tookMs: 1000, widthPx: 360 };

it('GA-07 the last picture stays when one swipes on, and so does the first', () => {
  expect(afterSwipe(3, 4, { ...swipe, movedPx: 300 })).toBe(3);
  expect(afterSwipe(0, 4, { ...swipe, movedPx: -300 })).toBe(0);
  expect(withinGallery(9, 4)).toBe(3);
});

it('GA-13 a far or a fast swipe turns to the next picture, a tremble does not', () => {
  expect(afterSwipe(1, 4, swipe)).toBe(2);
  expect(afterSwipe(1, 4, { ...swipe, movedPx: -40, tookMs: 50 })).toBe(0);
  expect(afterSwipe(1, 4, { ...swipe, movedPx: 40 })).toBe(1);
  expect(afterSwipe(1, 4, { ...swipe, movedPx: 8, tookMs: 1 })).toBe(1);
});

it('GA-07 past the ends the stage follows a quarter of the finger', () => {
  expect(heldBack(3, 4, 100)).toBe(25);
  expect(heldBack(0, 4, -100)).toBe(-25);
  expect(heldBack(1, 4, 100)).toBe(100);
});

it('GA-13 arrows go by the direction of the page, Home and End to its ends', () => {
  const ltr = { at: 1, total: 4, isRtl: false };
  expect(afterKey('ArrowRight', ltr)).toBe(2);
  expect(afterKey('ArrowRight', { ...ltr, isRtl: true })).toBe(0);
  expect(afterKey('ArrowLeft', { ...ltr, at: 0 })).toBe(0);
  expect(afterKey('End', ltr)).toBe(3);
  expect(afterKey('Home', ltr)).toBe(0);
  expect(afterKey('x', ltr)).toBeNull();
});
