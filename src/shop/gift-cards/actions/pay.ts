import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { aed, type Money, NOTHING } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { GiftCardDeps } from '../deps.ts';
import type { GiftCard, GiftCardShare } from '../gift-card.ts';
import { isUsable } from '../rules/usable.ts';
import { lockCards, moveBalance } from '../store/cards.ts';
import { type CardOfOrder, readCardsOfOrder } from '../store/movements.ts';

function canPay(cards: readonly GiftCard[], { id, amount }: GiftCardShare, now: Instant): boolean {
  const card = cards.find((one) => one.id === id);
  return card !== undefined && isUsable(card, now) && card.balance.minor >= amount.minor;
}

type Redemption = Readonly<{
  orderId: OrderId;
  shares: readonly GiftCardShare[];
  /** Locked. */
  cards: readonly GiftCard[];
  at: Instant;
}>;

/** @returns false when a card cannot pay its share; then nothing is redeemed */
async function redeem(tx: DbOrTx, { orderId, shares, cards, at }: Redemption): Promise<boolean> {
  if (!shares.every((share) => canPay(cards, share, at))) return false;
  for (const { id: giftCardId, amount } of shares)
    await moveBalance(tx, {
      ...{ giftCardId, kind: 'redeem', amountMinor: -amount.minor, orderId },
      ...{ actor: 'shopper', reason: '', at },
    });
  return true;
}

/**
 * Pays a part of an order with gift cards, all shares or none. The cards are locked first, so that a balance is never
 * spent twice.
 *
 * @returns false if a card can no longer pay its share; then nothing is paid
 */
export function payByGiftCards({ clock }: Pick<GiftCardDeps, 'clock'>) {
  return async (tx: DbOrTx, orderId: OrderId, shares: readonly GiftCardShare[]): Promise<boolean> => {
    const cards = await lockCards(
      tx,
      shares.map(({ id }) => id),
    );
    return redeem(tx, { orderId, shares, cards, at: clock() });
  };
}

async function lockOfOrder(tx: DbOrTx, orderId: OrderId, isMeant: (card: CardOfOrder) => boolean) {
  const issued = (await readCardsOfOrder(tx, orderId)).filter(isMeant);
  const cards = await lockCards(
    tx,
    issued.map(({ id }) => id),
  );
  return { issued, cards };
}

/** Returns everything that gift cards paid for a cancelled order. @returns the sum */
export function releaseGiftCards({ clock }: Pick<GiftCardDeps, 'clock'>) {
  return async (tx: DbOrTx, orderId: OrderId): Promise<Money> => {
    const { issued: rows } = await lockOfOrder(tx, orderId, ({ paidMinor }) => paidMinor > 0);
    for (const { id: giftCardId, paidMinor: amountMinor } of rows)
      await moveBalance(tx, {
        ...{ giftCardId, kind: 'release', amountMinor, orderId },
        ...{ actor: 'system', reason: '', at: clock() },
      });
    return aed(rows.reduce((sum, { paidMinor }) => sum + paidMinor, 0));
  };
}

/**
 * Redeems again the amounts that were returned to gift cards when the order's payment failed.
 *
 * @param since when the order got its current cart: cards used only by an earlier cart are ignored
 * @param most the amount still to pay
 * @returns the redeemed sum; 0 unless all cards can be redeemed and the sum is at most `most`
 */
export function redeemReleased({ clock }: Pick<GiftCardDeps, 'clock'>) {
  return async (
    tx: DbOrTx,
    orderId: OrderId,
    { since, most }: { since: Instant; most: Money },
  ): Promise<Money> => {
    const isGivenBack = ({ paidMinor, releasedMinor, redeemedAt }: CardOfOrder) =>
      paidMinor === 0 && releasedMinor > 0 && redeemedAt !== null && redeemedAt >= since;
    const { issued: rows, cards } = await lockOfOrder(tx, orderId, isGivenBack);
    const shares = rows.map(({ id, releasedMinor }) => ({ id, lastFour: '', amount: aed(releasedMinor) }));
    const sum = aed(shares.reduce((all, { amount }) => all + amount.minor, 0));
    const isRedeemed = sum.minor <= most.minor && (await redeem(tx, { orderId, shares, cards, at: clock() }));
    return isRedeemed ? sum : NOTHING;
  };
}

/** Refunds to the cards that paid for an order, at most what they paid. @returns the refunded sum */
export function refundToGiftCards({ clock }: Pick<GiftCardDeps, 'clock'>) {
  return async (
    tx: DbOrTx,
    orderId: OrderId,
    { amount, actor, reason }: { amount: Money; actor: string; reason: string },
  ): Promise<Money> => {
    const { issued: rows } = await lockOfOrder(tx, orderId, ({ paidMinor }) => paidMinor > 0);
    let left = amount.minor;
    for (const { id: giftCardId, paidMinor } of rows) {
      const amountMinor = Math.min(left, paidMinor);
      if (amountMinor <= 0) break;
      left -= amountMinor;
      await moveBalance(tx, { giftCardId, kind: 'refund', amountMinor, orderId, actor, reason, at: clock() });
    }
    return aed(amount.minor - left);
  };
}
