import { describe, expect, it } from 'vitest';
import { firstTab, tabAfterKey } from './first-tab.ts';

const PAGE = 'https://shop.example/product/kovia-bar/';

describe('the first tab', () => {
  it.each([
    `${PAGE}#comment-7`,
    `${PAGE}#reviews`,
    `${PAGE}#tab-reviews`,
    `${PAGE}comment-page-2/`,
    `${PAGE}?cpage=2`,
  ])('PP-06 is the reviews for %s', (address) => expect(firstTab(address)).toBe('reviews'));

  it('PP-07 is the additional information for its fragment', () => {
    expect(firstTab(`${PAGE}#tab-additional_information`)).toBe('additional_information');
  });

  it.each([PAGE, `${PAGE}#tab-description`, `${PAGE}?x=reviews`])(
    'PP-08 opens the first tab for %s',
    (address) => expect(firstTab(address)).toBeNull(),
  );
});

describe('keys on the tabs', () => {
  const first = { at: 0, count: 3 };

  it('PP-09 move in reading direction, wrap, and jump to both ends', () => {
    const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'];
    expect(keys.map((key) => tabAfterKey(key, { ...first, isRightToLeft: false }))).toEqual([
      1,
      2,
      0,
      2,
      null,
    ]);
  });

  it('PP-10 are mirrored in right-to-left text', () => {
    expect(tabAfterKey('ArrowLeft', { ...first, isRightToLeft: true })).toBe(1);
    expect(tabAfterKey('ArrowRight', { ...first, isRightToLeft: true })).toBe(2);
  });
});
