import { expect, it } from 'vitest';
import {
  changeOf,
  firstWatched,
  mailed,
  type ProductFact,
  type WatchedItem,
  watched,
} from './mail-changes.ts';

const BOTH = { onPrice: true, onStock: true };
const saved = (more: Partial<WatchedItem> = {}): WatchedItem => ({
  priceMinor: 10_000,
  mailedPriceMinor: null,
  awaitsStock: false,
  ...more,
});
const now = (more: Partial<ProductFact> = {}): ProductFact => ({
  priceMinor: 10_000,
  isInStock: true,
  isPromotable: true,
  ...more,
});
const isCheaper = (item: WatchedItem, fact: ProductFact) => changeOf(item, fact, BOTH).isCheaper;

it('24.5 a price drop is at least one percent below the saved price', () => {
  expect(isCheaper(saved(), now())).toBe(false);
  expect(isCheaper(saved(), now({ priceMinor: 9901 }))).toBe(false);
  expect(isCheaper(saved(), now({ priceMinor: 9900 }))).toBe(true);
  expect(isCheaper(saved(), now({ priceMinor: 12_000 }))).toBe(false);
});

it('24.5 an unknown price, then or now, is no drop', () => {
  expect(isCheaper(saved({ priceMinor: null }), now({ priceMinor: 1 }))).toBe(false);
  expect(isCheaper(saved(), now({ priceMinor: null }))).toBe(false);
});

it('24.5 a drop of products that may not be promoted is never mailed', () => {
  expect(isCheaper(saved(), now({ priceMinor: 100, isPromotable: false }))).toBe(false);
});

it('24.5 each drop is mailed once; a further drop, or one after a rise, is mailed again', () => {
  const fact = now({ priceMinor: 8000 });
  const mail = mailed(saved(), fact, changeOf(saved(), fact, BOTH));
  expect(mail.mailedPriceMinor).toBe(8000);
  expect(isCheaper(mail, fact)).toBe(false);
  expect(isCheaper(watched(mail, now({ priceMinor: 9000 })), fact)).toBe(false);
  expect(isCheaper(mail, now({ priceMinor: 7000 }))).toBe(true);
  expect(isCheaper(watched(mail, now()), fact)).toBe(true);
});

it('24.5 a return to stock is mailed once, after being out of stock', () => {
  const isBack = (item: WatchedItem, fact: ProductFact) => changeOf(item, fact, BOTH).isBack;
  expect(isBack(saved(), now())).toBe(false);
  const gone = watched(saved(), now({ isInStock: false }));
  expect(isBack(gone, now({ isInStock: false }))).toBe(false);
  expect(isBack(gone, now())).toBe(true);
  expect(isBack(watched(gone, now()), now())).toBe(true);
  const mail = mailed(gone, now(), { isCheaper: false, isBack: true });
  expect(isBack(mail, now())).toBe(false);
});

it('24.5 only chosen changes are mailed', () => {
  const item = saved({ awaitsStock: true });
  const fact = now({ priceMinor: 5000 });
  expect(changeOf(item, fact, { onPrice: true, onStock: false })).toEqual({ isCheaper: true, isBack: false });
  expect(changeOf(item, fact, { onPrice: false, onStock: true })).toEqual({ isCheaper: false, isBack: true });
});

it('24.5 a product already cheaper or in stock when watching starts is not mailed', () => {
  const first = firstWatched(saved({ awaitsStock: true }), now({ priceMinor: 8000 }));
  expect(changeOf(first, now({ priceMinor: 8000 }), BOTH)).toEqual({ isCheaper: false, isBack: false });
  expect(isCheaper(first, now({ priceMinor: 7000 }))).toBe(true);
  expect(firstWatched(saved(), now({ isInStock: false })).awaitsStock).toBe(true);
});
