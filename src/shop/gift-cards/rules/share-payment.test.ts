import { expect, it } from 'vitest';
import type { GiftCardId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { paidByGiftCards, payableByGiftCard, shareByGiftCards } from './share-payment.ts';

const card = (id: number, minor: number) => ({ id: id as GiftCardId, lastFour: 'ABCD', balance: aed(minor) });
const line = (minor: number, isGiftCard = false) => ({ total: aed(minor), product: { isGiftCard } });

it('cards pay in order, up to the amount', () => {
  const shares = shareByGiftCards([card(1, 3000), card(2, 0), card(3, 5000), card(4, 100)], aed(7000));
  expect(shares.map(({ id, amount }) => [id, amount.minor])).toEqual([
    [1, 3000],
    [3, 4000],
  ]);
  expect(paidByGiftCards(shares)).toEqual(aed(7000));
});

it('cards with less than the amount pay part of it', () => {
  expect(paidByGiftCards(shareByGiftCards([card(1, 3000)], aed(7000)))).toEqual(aed(3000));
});

it('gift cards cannot pay for gift cards', () => {
  expect(payableByGiftCard({ total: aed(11_500), lines: [line(1000), line(10_000, true)] })).toEqual(
    aed(1500),
  );
  expect(payableByGiftCard({ total: aed(9000), lines: [line(10_000, true)] })).toEqual(aed(0));
});
