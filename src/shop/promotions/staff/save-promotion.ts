import type { PromotionId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { NewPromotion } from '../promotion.ts';
import type { KeepRefusal } from '../refusals.ts';
import { shownCode } from '../rules/code.ts';
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
} from '../store/promotions.ts';

type Deps = { db: Db; clock: Clock };

type Keeping = Readonly<{
  /** Null for a new one. */
  id: PromotionId | null;
  /** The version that was changed; a new one has none. */
  version: number;
  promotion: NewPromotion;
}>;

const UNKNOWN: KeepRefusal = { code: 'promotions.unknown-promotion' };

function takenRefusal({ code }: NewPromotion): KeepRefusal {
  return { code: 'promotions.code-taken', coupon: shownCode(code) };
}

type Changing = Readonly<{ id: PromotionId; version: number; promotion: NewPromotion }>;

async function changeOne(
  tx: Tx,
  { id, version, promotion }: Changing,
): Promise<Outcome<PromotionId, KeepRefusal>> {
  await lockPromotions(tx, [id]);
  const stored = await findById(tx, id);
  if (stored === null) return refuse(UNKNOWN);
  const stale = await findStale(tx, { table: 'promotion', key: { id }, version }, stored);
  if (stale !== null) return refuse(stale);
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
 * Refusals: `promotions.code-taken`, `admin.changed-meanwhile`, `promotions.unknown-promotion`
 */
export function keepPromotion({ db }: Deps) {
  return async ({ id, version, promotion }: Keeping): Promise<Outcome<PromotionId, KeepRefusal>> => {
    try {
      return await db
        .transaction()
        .execute((tx) => (id === null ? makeOne(tx, promotion) : changeOne(tx, { id, version, promotion })));
    } catch (error) {
      if (isCodeTaken(error)) return refuse(takenRefusal(promotion));
      throw error;
    }
  };
}

/** What staff does to a promotion as a whole. */
export function promotionLife({ db, clock }: Deps) {
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
