import type { GiftCardId, OrderId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { GiftCardDeps } from '../deps.ts';
import type { AppliedGiftCard, GiftCard } from '../gift-card.ts';
import type { GiftCardRefusal } from '../refusals.ts';
import { normaliseGiftCardCode } from '../rules/code.ts';
import { isExpired, isUsable } from '../rules/usable.ts';
import { findCardByDigest, readCards } from '../store/cards.ts';
import { readCardsOfOrder } from '../store/movements.ts';

/** The card of a typed code. Refuses with `gift-cards.unknown`, whatever is wrong with it, or `gift-cards.off`. */
export function lookUp(deps: GiftCardDeps) {
  return async (db: DbOrTx, typed: string): Promise<Outcome<GiftCard, GiftCardRefusal>> => {
    if (!(await deps.settings(db))['giftCards.enabled']) return refuse({ code: 'gift-cards.off' });
    const code = normaliseGiftCardCode(typed);
    const card = code === null ? null : await findCardByDigest(db, deps.digest(`gift card ${code}`));
    return card === null || card.status !== 'active' ? refuse({ code: 'gift-cards.unknown' }) : done(card);
  };
}

/** The card of a typed code, to pay with it. Also refuses with `gift-cards.expired` and `gift-cards.empty`. */
export function findToPay(deps: GiftCardDeps) {
  const find = lookUp(deps);
  return async (db: DbOrTx, typed: string): Promise<Outcome<GiftCard, GiftCardRefusal>> => {
    const card = await find(db, typed);
    if (!card.ok) return card;
    const { lastFour, balance } = card.value;
    if (isExpired(card.value, deps.clock())) return refuse({ code: 'gift-cards.expired', lastFour });
    return balance.minor === 0 ? refuse({ code: 'gift-cards.empty', lastFour }) : card;
  };
}

/**
 * The usable cards of a cart with what they can pay.
 *
 * @param heldBy the cart's unpaid order, whose part counts as available; null without one
 */
export function appliedCards(deps: GiftCardDeps) {
  return async (
    db: DbOrTx,
    ids: readonly GiftCardId[],
    heldBy: OrderId | null,
  ): Promise<AppliedGiftCard[]> => {
    if (ids.length === 0 || !(await deps.settings(db))['giftCards.enabled']) return [];
    const now = deps.clock();
    const cards = (await readCards(db, ids)).filter((card) => isUsable(card, now));
    const held = heldBy === null ? [] : await readCardsOfOrder(db, heldBy);
    return cards.map(({ id, lastFour, balance }) => {
      const paid = held.find((one) => one.id === id)?.paidMinor ?? 0;
      return { id, lastFour, balance: aed(balance.minor + paid) };
    });
  };
}
