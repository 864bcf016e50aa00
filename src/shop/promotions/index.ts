import type { OrderId, PromotionId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { normaliseCode } from './code.ts';
import { explainPromotions } from './explain.ts';
import { keepPromotion, promotionLife } from './keep.ts';
import type { NewPromotion, Promotion } from './promotion.ts';
import {
  countUses,
  deleteUses,
  findByCode,
  findById,
  markRemoved,
  readAll,
  savePromotion,
} from './promotions.store.ts';
import { type PromotionNeeds, quotePromotions } from './quote.ts';
import { spendPromotions } from './spend.ts';

export type { Basket, BasketLine, Discount, PromotionQuote, RefusedCode } from './basket.ts';
/** One writing for every way a code is typed, and the one in which it is shown. */
export { normaliseCode, normaliseEmail, shownCode } from './code.ts';
export type { Explained } from './explain.ts';
/** Names a promotion as it stands, to notice what was changed meanwhile. */
export { promotionVersion } from './keep.ts';
/** The list in which promotions are written: printed, and read with all its faults at once. */
export { type NamesOfGoods, printList } from './list/print-list.ts';
export { type FileFault, type ReadList, readList, wordsIn } from './list/read-list.ts';
export type { ListNames } from './list/schema.ts';
export type { Benefit, BuyGet, GoodsSet, NewPromotion, Promotion } from './promotion.ts';
export type { KeepRefusal, PromotionRefusal } from './refusals.ts';
export type { Spending, UsedDiscount } from './spend.ts';
/** Spreads an amount over lines by largest remainder. */
export { type Part, spread } from './spread.ts';
/** Where a promotion stands at a moment. */
export { PROMOTION_STATES, type PromotionState, promotionState } from './state.ts';

/** A promotion, and how many orders used it. */
export type CountedPromotion = Promotion & Readonly<{ uses: number }>;

/**
 * Coupons, and promotions that act by themselves.
 *
 * `quote` says what they make of a basket: automatic ones first, in the order they were made, then codes in the order
 * given, each on what is left of every line; never more than the goods cost, and never on tobacco while
 * `restrictions.promoteTobacco` is off. Codes that do not act come back with their `promotions.…` refusal.
 * `spend` counts what an order uses, inside its transaction and under a lock of the rows that have a limit; it refuses
 * with `promotions.used-up`, `promotions.used-up-for-you` or `promotions.unknown-code` when one ran out meanwhile, and
 * has counted nothing then. The same order counts once; `release` gives back what it used, when it comes to nothing.
 * `list` and `find` give promotions with their uses; `save` makes one, or brings the one of its code to new rules;
 * `remove` takes one out of the shop and leaves the orders that used it as they are.
 * `keep` is what an editor saves, and `life` ends, removes and brings back; `explain` says of every promotion what it does
 * to a basket, or why it does nothing.
 * Source: CO-05, CO-06; wire §4 apply_coupon
 */
export function createPromotions(needs: PromotionNeeds) {
  const { db, clock } = needs;
  const counted = async (promotions: readonly Promotion[]): Promise<CountedPromotion[]> => {
    const ids = promotions.map(({ id }) => id);
    const uses = await countUses(db, ids, { email: '', phone: '' });
    return promotions.map((one) => ({ ...one, uses: uses.get(one.id)?.inAll ?? 0 }));
  };
  return {
    quote: quotePromotions(needs),
    spend: spendPromotions(),
    release: (tx: DbOrTx, orderId: OrderId): Promise<void> => deleteUses(tx, orderId),
    list: async (): Promise<CountedPromotion[]> => counted(await readAll(db)),
    find: async (code: string): Promise<CountedPromotion | null> => {
      const found = await findByCode(db, normaliseCode(code));
      return found === null ? null : ((await counted([found]))[0] ?? null);
    },
    findById: async (id: PromotionId): Promise<CountedPromotion | null> => {
      const found = await findById(db, id);
      return found === null ? null : ((await counted([found]))[0] ?? null);
    },
    keep: keepPromotion(needs),
    life: promotionLife(needs),
    explain: explainPromotions(needs),
    save: (promotion: NewPromotion): Promise<PromotionId> => savePromotion(db, promotion),
    remove: (code: string): Promise<boolean> => markRemoved(db, normaliseCode(code), clock()),
  };
}
