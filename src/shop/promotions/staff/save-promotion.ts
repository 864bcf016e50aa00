import type { Editor } from '#kernel/editing/editor.ts';
import type { PromotionId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import type { RowChange, RowSaving } from '#platform/database/row-revisions.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { NewPromotion } from '../promotion.ts';
import type { SavePromotionRefusal } from '../refusals.ts';
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
  readCode,
  rewritePromotion,
} from '../store/promotions.ts';
import { promotionRevisions } from './revisions.ts';

export type PromotionEditDeps = { db: Db; clock: Clock };

type PromotionChange = Readonly<{
  /** Null for a new one. */
  id: PromotionId | null;
  /** The version that was changed; a new one has none. */
  version: number;
  /** What a new one began as. */
  copyOf?: PromotionId | null;
  promotion: NewPromotion;
}>;

type Answer = Promise<Outcome<PromotionId, SavePromotionRefusal>>;

const UNKNOWN: SavePromotionRefusal = { code: 'promotions.unknown-promotion' };

function takenRefusal(code: string): SavePromotionRefusal {
  return { code: 'promotions.code-taken', coupon: shownCode(code) };
}

type Changing = Readonly<{ id: PromotionId; version: number; promotion: NewPromotion }>;

/**
 * Whether staff have not yet set who may use a promotion whose emails were erased.
 *
 * @param before the stored promotion, or the restored version
 */
function isWithoutEmails(promotion: NewPromotion, before: NewPromotion): boolean {
  return promotion.emails.length === 0 && promotion.lostEmails === true && before.lostEmails === true;
}

async function changeOne(tx: Tx, { id, version, promotion }: Changing, saving: RowSaving): Answer {
  await lockPromotions(tx, [id]);
  const stored = await findById(tx, id);
  if (stored === null) return refuse(UNKNOWN);
  const stale = await findStale(tx, { table: 'promotion', key: { id }, version }, stored);
  if (stale !== null) return refuse(stale);
  const other = await findByCode(tx, promotion.code);
  if (other !== null && other.id !== id) return refuse(takenRefusal(promotion.code));
  const lostEmails = isWithoutEmails(promotion, saving.act === 'undone' ? promotion : stored);
  if (lostEmails && promotion.isActive) return refuse({ code: 'promotions.lost-emails' });
  await promotionRevisions.keepBefore(tx, id, saving.at);
  await rewritePromotion(tx, id, { ...promotion, lostEmails });
  await promotionRevisions.keepAfter(tx, id, saving);
  return done(id);
}

async function makeOne(tx: Tx, { promotion, copyOf = null }: PromotionChange, saving: RowSaving): Answer {
  const original = copyOf === null ? null : await findById(tx, copyOf);
  const lostEmails = original !== null && isWithoutEmails(promotion, original);
  if (lostEmails && promotion.isActive) return refuse({ code: 'promotions.lost-emails' });
  const made = await insertPromotion(tx, { ...promotion, lostEmails });
  if (made === null) return refuse(takenRefusal(promotion.code));
  await promotionRevisions.keepAfter(tx, made, { ...saving, act: 'created' });
  return done(made);
}

/**
 * Creates a promotion, or changes its rules or code; its uses still count.
 *
 * Refusals: `promotions.code-taken`, `promotions.lost-emails`, `admin.changed-meanwhile`,
 * `promotions.unknown-promotion`
 */
export function changePromotion({ db, clock }: PromotionEditDeps) {
  return async (keeping: PromotionChange, { by, act = 'saved' }: { by: Editor; act?: RowChange }): Answer => {
    const { id, version, promotion } = keeping;
    const saving = { by, act, at: clock() };
    try {
      return await db
        .transaction()
        .execute((tx) =>
          id === null ? makeOne(tx, keeping, saving) : changeOne(tx, { id, version, promotion }, saving),
        );
    } catch (error) {
      if (isCodeTaken(error)) return refuse(takenRefusal(promotion.code));
      throw error;
    }
  };
}

/** Actions of staff on whole promotions. */
export function promotionLife({ db, clock }: PromotionEditDeps) {
  type Write = (tx: Tx, id: PromotionId) => Promise<boolean>;
  const lived = (act: RowChange, write: Write) => (id: PromotionId, by: Editor) =>
    db.transaction().execute(async (tx): Promise<Outcome<null, SavePromotionRefusal>> => {
      await lockPromotions(tx, [id]);
      await promotionRevisions.keepBefore(tx, id, clock());
      if (!(await write(tx, id))) return refuse(UNKNOWN);
      await promotionRevisions.keepAfter(tx, id, { by, act, at: clock() });
      return done(null);
    });
  const restore = lived('restored', markRestored);
  return {
    endNow: lived('saved', (tx, id) => markEnded(tx, id, clock())),
    remove: lived('trashed', (tx, id) => markRemovedById(tx, id, clock())),
    /** Brings a removed one back, unless another has its code by now. */
    restore: async (id: PromotionId, by: Editor): Promise<Outcome<null, SavePromotionRefusal>> => {
      try {
        return await restore(id, by);
      } catch (error) {
        if (isCodeTaken(error)) return refuse(takenRefusal(await readCode(db, id)));
        throw error;
      }
    },
  };
}
