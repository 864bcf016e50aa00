import { describe, expect, it } from 'vitest';
import { advances, type Moment, positionAfter, positionsOf, shownAtOnce } from './pages.ts';

describe('the positions of a carousel', () => {
  it('WG-08 count fully visible items, with the rounding of browsers', () => {
    expect(shownAtOnce({ widthPx: 900, itemPx: 300.2, count: 7 })).toBe(3);
    expect(shownAtOnce({ widthPx: 320, itemPx: 280, count: 7 })).toBe(1);
    expect(shownAtOnce({ widthPx: 900, itemPx: 300, count: 2 })).toBe(2);
    expect(shownAtOnce({ widthPx: 0, itemPx: 0, count: 0 })).toBe(1);
  });

  it('WG-08 are one more than the hidden items', () => {
    expect(positionsOf({ widthPx: 900, itemPx: 300, count: 7 })).toBe(5);
    expect(positionsOf({ widthPx: 900, itemPx: 300, count: 3 })).toBe(1);
  });

  it('WG-08 end at the last one, or start over', () => {
    expect(positionAfter(1, 1, { positions: 3, loops: false })).toBe(2);
    expect(positionAfter(2, 1, { positions: 3, loops: false })).toBeNull();
    expect(positionAfter(2, 1, { positions: 3, loops: true })).toBe(0);
    expect(positionAfter(0, -1, { positions: 3, loops: true })).toBe(2);
    expect(positionAfter(0, 1, { positions: 1, loops: true })).toBeNull();
  });
});

it('WG-08 advance automatically only in view, without pointer, focus, pause or reduced motion', () => {
  const free: Moment = {
    isPaused: false,
    isHovered: false,
    hasFocus: false,
    isSeen: true,
    isMotionReduced: false,
  };
  expect(advances(free)).toBe(true);
  for (const [name, value] of Object.entries(free)) expect(advances({ ...free, [name]: !value })).toBe(false);
});
