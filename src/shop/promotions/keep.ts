import { createHash } from 'node:crypto';
import type { PromotionId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import { shownCode } from './code.ts';
import type { NewPromotion, Promotion } from './promotion.ts';
import {
  findByCode,
  findById,
  insertPromotion,
  isCodeTaken,
  lockPromotions,
  markEnded,
  markRemovedById,
  markRestored,
  rewritePromotion,
} from './promotions.store.ts';
import type { KeepRefusal } from './refusals.ts';

type Needs = { db: Db; clock: Clock };

/** Names a promotion as it stands, so that a change of what stood there before is noticed. */
export function promotionVersion(promotion: Promotion): string {
  return createHash('sha256').update(JSON.stringify(promotion)).digest('base64url').slice(0, 16);
}

type Keeping = Readonly<{
  /** Null for a new one. */
  id: PromotionId | null;
  /** The version that was changed. */
  seen: string | null;
  promotion: NewPromotion;
}>;

const UNKNOWN: KeepRefusal = { code: 'promotions.unknown-promotion' };

function takenRefusal({ code }: NewPromotion): KeepRefusal {
  return { code: 'promotions.code-taken', coupon: shownCode(code) };
}

type Changing = Readonly<{ id: PromotionId; seen: string | null; promotion: NewPromotion }>;

async function changeOne(
  tx: Tx,
  { id, seen, promotion }: Changing,
): Promise<Outcome<PromotionId, KeepRefusal>> {
  await lockPromotions(tx, [id]);
  const stored = await findById(tx, id);
  if (stored === null) return refuse(UNKNOWN);
  if (promotionVersion(stored) !== seen) return refuse({ code: 'promotions.changed-meanwhile', stored });
  const other = await findByCode(tx, promotion.code);
  if (other !== null && other.id !== id) return refuse(takenRefusal(promotion));
  await rewritePromotion(tx, id, promotion);
  return done(id);
}

async function makeOne(tx: Tx, promotion: NewPromotion): Promise<Outcome<PromotionId, KeepRefusal>> {
  const made = await insertPromotion(tx, promotion);
  return made === null ? refuse(takenRefusal(promotion)) : done(made);
}

/**
 * Makes a promotion, or gives one new rules and even a new code; what was used of it stays used.
 *
 * Refusals: `promotions.code-taken`, `promotions.changed-meanwhile`, `promotions.unknown-promotion`
 */
export function keepPromotion({ db }: Needs) {
  return async ({ id, seen, promotion }: Keeping): Promise<Outcome<PromotionId, KeepRefusal>> => {
    try {
      return await db
        .transaction()
        .execute((tx) => (id === null ? makeOne(tx, promotion) : changeOne(tx, { id, seen, promotion })));
    } catch (error) {
      if (isCodeTaken(error)) return refuse(takenRefusal(promotion));
      throw error;
    }
  };
}

/** What staff does to a promotion as a whole. */
export function promotionLife({ db, clock }: Needs) {
  const known = (isKnown: boolean): Outcome<null, KeepRefusal> => (isKnown ? done(null) : refuse(UNKNOWN));
  return {
    endNow: async (id: PromotionId) => known(await markEnded(db, id, clock())),
    remove: async (id: PromotionId) => known(await markRemovedById(db, id, clock())),
    /** Brings a removed one back, unless another has its code by now. */
    restore: async (id: PromotionId) => {
      try {
        return known(await markRestored(db, id));
      } catch (error) {
        if (isCodeTaken(error)) return refuse(UNKNOWN);
        throw error;
      }
    },
  };
}
