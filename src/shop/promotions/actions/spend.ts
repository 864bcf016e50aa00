import type { OrderId, PromotionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Promotion } from '../promotion.ts';
import type { PromotionRefusal } from '../refusals.ts';
import type { Discount } from '../rules/basket.ts';
import { mailboxOf, normalisePhone, shownCode } from '../rules/code.ts';
import { UNUSED, usageRefusal } from '../rules/conditions.ts';
import { countUses, insertUses, lockPromotions, readPromotions } from '../store/promotions.ts';
import { isLimited } from './quote.ts';

/** The facts of a discount that usage counting needs. */
export type UsedDiscount = Pick<Discount, 'promotionId' | 'code' | 'title'>;

/** The order to be written, and its quoted discounts. */
export type Spending = Readonly<{
  orderId: OrderId;
  discounts: readonly UsedDiscount[];
  email: string | null;
  phone: string | null;
  now: Instant;
}>;

/** @returns the discount whose promotion was deleted meanwhile */
function expiredRefusal(
  discounts: readonly UsedDiscount[],
  standing: readonly Promotion[],
): PromotionRefusal | null {
  const known = new Set<PromotionId>(standing.filter(({ isActive }) => isActive).map(({ id }) => id));
  const expired = discounts.find(({ promotionId }) => !known.has(promotionId));
  if (expired === undefined) return null;
  return {
    code: 'promotions.unknown-code',
    coupon: expired.code === null ? expired.title.en : shownCode(expired.code),
  };
}

/** Counts the uses of an order's promotions, unless one was used up meanwhile; then counts none. */
export function spendPromotions() {
  return async (tx: DbOrTx, spending: Spending): Promise<Outcome<void, PromotionRefusal>> => {
    const { orderId, discounts, now } = spending;
    if (discounts.length === 0) return done(undefined);
    const customer = {
      email: mailboxOf(spending.email ?? ''),
      phone: normalisePhone(spending.phone ?? ''),
    };
    const promotionIds = discounts.map(({ promotionId }) => promotionId);
    const standing = await readPromotions(tx, promotionIds);
    const limited = standing.filter(isLimited).map(({ id }) => id);
    if (limited.length > 0) await lockPromotions(tx, limited);
    const uses = await countUses(tx, limited, { ...customer, except: orderId });
    const refusal =
      expiredRefusal(discounts, standing) ??
      standing.map((one) => usageRefusal(one, uses.get(one.id) ?? UNUSED)).find((one) => one !== null);
    if (refusal != null) return refuse(refusal);
    await insertUses(tx, { ...customer, promotionIds, orderId, at: now });
    return done(undefined);
  };
}
