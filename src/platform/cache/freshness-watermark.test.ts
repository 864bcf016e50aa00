import { expect, it } from 'vitest';
import { createFreshnessWatermark } from './freshness-watermark.ts';

/** A watermark that has received its first timestamp. */
function aWatermark() {
  const watermark = createFreshnessWatermark();
  watermark.answer(watermark.begin(), 10);
  return watermark;
}

it('nothing is fresh before the first timestamp, or older than it', () => {
  const watermark = createFreshnessWatermark();
  expect(watermark.accepts(1000, ['product:1'])).toBe(false);
  watermark.answer(watermark.begin(), 10);
  expect([9, 10, 11].map((moment) => watermark.accepts(moment, ['product:1']))).toEqual([false, true, true]);
});

it('after an invalidation a page is fresh only if rendered since the next timestamp', () => {
  const watermark = aWatermark();
  watermark.invalidate(['product:1']);
  expect(watermark.accepts(1000, ['menu', 'product:1'])).toBe(false);
  expect(watermark.accepts(1000, ['product:2'])).toBe(true);
  watermark.answer(watermark.begin(), 20);
  expect([19, 20].map((moment) => watermark.accepts(moment, ['product:1']))).toEqual([false, true]);
});

it('a timestamp requested before the invalidation does not count', () => {
  const watermark = aWatermark();
  const requestedAt = watermark.begin();
  watermark.invalidate(['product:1']);
  watermark.answer(requestedAt, 20);
  expect(watermark.accepts(1000, ['product:1'])).toBe(false);
  watermark.answer(watermark.begin(), 30);
  expect(watermark.accepts(30, ['product:1'])).toBe(true);
});

it('a changed row invalidates reads of its family, and a changed family reads of its rows', () => {
  const watermark = aWatermark();
  watermark.invalidate(['product:1', 'menu']);
  expect(
    ['product', 'product:1', 'product:2', 'menu', 'menu:x', 'products'].map((tag) =>
      watermark.accepts(50, [tag]),
    ),
  ).toEqual([false, false, true, false, false, true]);
});

it('a row changed after its family is invalid until the next timestamp', () => {
  const watermark = aWatermark();
  watermark.invalidate(['product']);
  watermark.answer(watermark.begin(), 20);
  watermark.invalidate(['product:1']);
  watermark.answer(watermark.begin(), 30);
  expect(watermark.accepts(25, ['product:1'])).toBe(false);
  expect(watermark.accepts(25, ['product:2'])).toBe(true);
  expect(watermark.accepts(25, ['product'])).toBe(false);
});

it('invalidating everything, or too many tags, outdates every page', () => {
  const watermark = aWatermark();
  watermark.invalidateAll();
  expect(watermark.accepts(1000, [])).toBe(false);
  watermark.answer(watermark.begin(), 20);
  watermark.invalidate(Array.from({ length: 30_000 }, (_, number) => `product:${number}`));
  expect(watermark.accepts(1000, ['menu'])).toBe(false);
});

it('a late timestamp does not replace a newer one', () => {
  const watermark = aWatermark();
  watermark.invalidate(['product:1']);
  const [first, second] = [watermark.begin(), watermark.begin()];
  watermark.answer(second, 40);
  watermark.answer(first, 30);
  expect([39, 40].map((moment) => watermark.accepts(moment, ['product:1']))).toEqual([false, true]);
});
