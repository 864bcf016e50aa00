import { z } from 'zod';
import type { PromotionId } from '#kernel/ids.ts';
import { rowRevisions } from '#platform/database/row-revisions.ts';
import type { NewPromotion, Promotion } from '../promotion.ts';
import { parseRule, printRule } from '../rules/rule.ts';
import { findById } from '../store/promotions.ts';

const moment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullable();
const count = z.int().nullable();

const stored = z.object({
  code: z.string(),
  title: z.object({ en: z.string(), ar: z.string().optional() }),
  isAutomatic: z.boolean(),
  isActive: z.boolean(),
  startsAt: moment,
  endsAt: moment,
  usageLimit: count,
  usageLimitPerCustomer: count,
  rule: z.unknown(),
});

function toDraft(promotion: Promotion): z.input<typeof stored> {
  const { code, title, isAutomatic, isActive, startsAt, endsAt, usageLimit, usageLimitPerCustomer } =
    promotion;
  return {
    ...{ code, title, isAutomatic, isActive, usageLimit, usageLimitPerCustomer },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    rule: JSON.parse(printRule(promotion)),
  };
}

/** A promotion as a revision keeps it. */
export function parseDraft(draft: unknown): NewPromotion {
  const { rule, ...rest } = stored.parse(draft);
  return { ...rest, ...parseRule(rule) };
}

export const promotionRevisions = rowRevisions<PromotionId, z.input<typeof stored>>({
  history: { table: 'promotion_version', key: 'promotion_id', content: 'draft' },
  table: 'promotion',
  column: 'id',
  read: async (db, id) => {
    const promotion = await findById(db, id);
    return promotion === null ? null : toDraft(promotion);
  },
});
