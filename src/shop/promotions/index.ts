import type { OrderId, ProductId, PromotionId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { readRowVersion } from '#platform/database/row-version.ts';
import { type PromotionDeps, quotePromotions } from './actions/quote.ts';
import { spendPromotions } from './actions/spend.ts';
import type { NewPromotion, Promotion } from './promotion.ts';
import { normaliseCode } from './rules/code.ts';
import { explainPromotions } from './staff/explain.ts';
import { restorePromotion } from './staff/restore-promotion.ts';
import { promotionRevisions } from './staff/revisions.ts';
import { changePromotion, promotionLife } from './staff/save-promotion.ts';
import { forgetEmails } from './store/forget-emails.ts';
import {
  countUses,
  deleteUses,
  findByCode,
  findById,
  forgetUsers,
  markRemoved,
  readAll,
  savePromotion,
} from './store/promotions.ts';

export type { Spending, UsedDiscount } from './actions/spend.ts';
export type { Benefit, BuyGet, NewPromotion, ProductSet, Promotion } from './promotion.ts';
export type { PromotionRefusal, SavePromotionRefusal } from './refusals.ts';
export type {
  Basket,
  BasketLine,
  Discount,
  DiscountLimit,
  PromotionQuote,
  RefusedCode,
} from './rules/basket.ts';
/** Normalises a typed code, and formats it for display. */
export { normaliseCode, normaliseEmail, shownCode } from './rules/code.ts';
/** The promotion list format: printing, and reading with all faults at once. */
export { type ProductSetNames, printList } from './rules/list/print-list.ts';
export { type FileFault, type ReadList, readList, wordsIn } from './rules/list/read-list.ts';
export type { ListNames } from './rules/list/schema.ts';
/** All product sets of a promotion. */
export { setsOf } from './rules/product-set.ts';
/** Spreads an amount over lines by largest remainder. */
export { type Part, spread } from './rules/spread.ts';
/** The state of a promotion at a moment. */
export { PROMOTION_STATES, type PromotionState, promotionState } from './rules/state.ts';
export type { Explained } from './staff/explain.ts';

/** A promotion with its number of uses. */
export type CountedPromotion = Promotion & Readonly<{ uses: number }>;

/**
 * Coupons and automatic discounts.
 *
 * `quote` applies them to a cart: automatic ones first, in creation order, then codes in the order given, each to what
 * remains of every line; never more than the products cost, and never on tobacco while `restrictions.promoteTobacco`
 * is off. Codes without effect are returned with their `promotions.…` refusal. `spend` counts an order's uses in its
 * transaction, with rows that have a limit locked; it refuses with `promotions.used-up`, `promotions.used-up-for-you`
 * or `promotions.unknown-code` when one ran out meanwhile, and counts none then. The same order counts once; `release`
 * uncounts a failed order, `forgetUsers` forgets who used them, `forgetEmails` to whom they are limited. `list` and
 * `find` return promotions with their uses; `save` creates one or replaces that with its code; `remove` deletes one
 * and leaves orders unchanged. `change` saves from the editor, and `life` ends, removes and restores; `history` returns
 * the saved versions of one, newest first, and `undo` restores one; `explain` returns the effect of every promotion on
 * a cart, or why it has none.
 * Source: CO-05, CO-06; wire §4 apply_coupon
 */
export function createPromotions(
  deps: PromotionDeps & {
    /** The existing ones of some products and variations. */
    knownProducts: (ids: readonly ProductId[]) => Promise<ReadonlySet<ProductId>>;
  },
) {
  const { db, clock } = deps;
  const counted = async (promotions: readonly Promotion[]): Promise<CountedPromotion[]> => {
    const ids = promotions.map(({ id }) => id);
    const uses = await countUses(db, ids, { email: '', phone: '' });
    return promotions.map((one) => ({ ...one, uses: uses.get(one.id)?.inAll ?? 0 }));
  };
  return {
    quote: quotePromotions(deps),
    spend: spendPromotions(),
    forgetUsers,
    forgetEmails,
    release: (tx: DbOrTx, orderId: OrderId): Promise<void> => deleteUses(tx, orderId),
    list: async (): Promise<CountedPromotion[]> => counted(await readAll(db)),
    find: async (code: string): Promise<CountedPromotion | null> => {
      const promotion = await findByCode(db, normaliseCode(code));
      return promotion === null ? null : ((await counted([promotion]))[0] ?? null);
    },
    findById: async (id: PromotionId): Promise<CountedPromotion | null> => {
      const promotion = await findById(db, id);
      return promotion === null ? null : ((await counted([promotion]))[0] ?? null);
    },
    /** To be read before the promotion, and to come back with its change. */
    versionOf: async (id: PromotionId): Promise<number> =>
      (await readRowVersion(db, { table: 'promotion', key: { id } })).version,
    change: changePromotion(deps),
    life: promotionLife(deps),
    history: (id: PromotionId) => promotionRevisions.list(db, id),
    undo: restorePromotion(deps),
    explain: explainPromotions(deps),
    save: (promotion: NewPromotion): Promise<PromotionId> => savePromotion(db, promotion),
    remove: (code: string): Promise<boolean> => markRemoved(db, normaliseCode(code), clock()),
  };
}
