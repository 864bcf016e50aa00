import { describe, expect, it } from 'vitest';
import { firstTab, tabAfterKey } from './first-tab.ts';

const PAGE = 'https://shop.example/product/kovia-bar/';

describe('the tab that opens first', () => {
  it.each([
    `${PAGE}#comment-7`,
    `${PAGE}#reviews`,
    `${PAGE}#tab-reviews`,
    `${PAGE}comment-page-2/`,
    `${PAGE}?cpage=2`,
  ])('PP-06 opens the reviews for %s', (address) => expect(firstTab(address)).toBe('reviews'));

  it('PP-07 opens the additional information for its hash', () => {
    expect(firstTab(`${PAGE}#tab-additional_information`)).toBe('additional_information');
  });

  it.each([PAGE, `${PAGE}#tab-description`, `${PAGE}?x=reviews`])(
    'PP-08 opens the first tab for %s',
    (address) => expect(firstTab(address)).toBeNull(),
  );
});

describe('keys on the tabs', () => {
  const first = { at: 0, count: 3 };

  it('PP-09 moves along the text, round the ends, and to both ends', () => {
    const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'];
    expect(keys.map((key) => tabAfterKey(key, { ...first, isRightToLeft: false }))).toEqual([
      1,
      2,
      0,
      2,
      null,
    ]);
  });

  it('PP-10 turns the arrows round where one reads from the right', () => {
    expect(tabAfterKey('ArrowLeft', { ...first, isRightToLeft: true })).toBe(1);
    expect(tabAfterKey('ArrowRight', { ...first, isRightToLeft: true })).toBe(2);
  });
});
