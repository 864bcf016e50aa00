import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { Offer, WishlistItem } from '../wishlist.ts';
import { toWishlist } from './entries.ts';

const id = 7 as ProductId;
const item = { productId: id, variationId: null, priceMinor: 2500 } as WishlistItem;
const offer = (nowMinor: number | null, isPromotable = true) =>
  ({
    card: { id, price: nowMinor === null ? null : { now: aed(nowMinor) } },
    isPromotable,
  }) as unknown as Offer;

const wasPriceAt = (one: WishlistItem, now: Offer) =>
  toWishlist([one], new Map([[id, now]])).entries[0]?.wasPrice;

it('24.5 one fils less is cheaper, the same price is not', () => {
  expect(wasPriceAt(item, offer(2499))).toEqual(aed(2500));
  expect(wasPriceAt(item, offer(2500))).toBeNull();
  expect(wasPriceAt(item, offer(2600))).toBeNull();
});

it('24.5 a product that was out of stock and is available is back', () => {
  const isBack = (wasInStock: boolean, stock: string) => {
    const now = { ...offer(2500), card: { ...offer(2500).card, stock } } as Offer;
    return toWishlist([{ ...item, wasInStock }], new Map([[id, now]])).entries[0]?.isBack;
  };
  expect([isBack(false, 'instock'), isBack(false, 'outofstock'), isBack(true, 'instock')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('24.5 products without a price then or now, or without promotion, are not compared', () => {
  expect(wasPriceAt({ ...item, priceMinor: null }, offer(2499))).toBeNull();
  expect(wasPriceAt(item, offer(null))).toBeNull();
  expect(wasPriceAt(item, offer(2499, false))).toBeNull();
});
