import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { MOST_RANKED } from '../../rules/search/matches.ts';

/** A shop of so many visible products stores bitmaps; a smaller one is as quick without (docs/performance.md). */
const BITMAPS_FROM = 500;
/** Most changes that are merged into the bitmaps in one transaction. */
const FOLDED_AT_ONCE = 2000;
/** Most batches before other jobs run. */
const MOST_BATCHES = 20;
/**
 * Common words are determined again after this many changes, if they are more than one in `MANY_CHANGES` of all
 * products.
 */
const FEW_CHANGES = 2000;
const MANY_CHANGES = 10;

/** Nothing is stored; stored but not read, while they are built or a page may still read them; stored and read. */
type Stage = 'off' | 'kept' | 'read';

const stages = prepared((db) => db.selectFrom('bitmap_state').select('stage').compile());

async function readStage(db: DbOrTx): Promise<Stage> {
  const [row] = await stages(db, {});
  return (row?.stage ?? 'off') as Stage;
}

/** Whether listings and searches read bitmaps. */
export async function isReadingBitmaps(db: DbOrTx): Promise<boolean> {
  return (await readStage(db)) === 'read';
}

async function isLarge(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql<{ isLarge: boolean }>`
    select count(*) >= ${BITMAPS_FROM} as "isLarge"
    from (select from listing_key where in_catalogue limit ${BITMAPS_FROM}) as visible
  `.execute(db);
  return rows[0]?.isLarge === true;
}

/** @returns whether nothing is left to merge */
async function foldAll(db: DbOrTx, fold: 'fold_listing_changes' | 'fold_search_changes'): Promise<boolean> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const { rows } = await sql<{ done: number }>`select ${sql.raw(fold)}(${FOLDED_AT_ONCE}) as done`.execute(
      db,
    );
    if ((rows[0]?.done ?? 0) < FOLDED_AT_ONCE) return true;
  }
  return false;
}

const setStage = (db: DbOrTx, stage: Stage) => db.updateTable('bitmap_state').set({ stage }).execute();

async function keepFresh(db: DbOrTx, stage: Stage): Promise<void> {
  if (stage === 'off') await sql`select start_bitmaps()`.execute(db);
  const isBuilt = await foldAll(db, 'fold_listing_changes');
  await foldAll(db, 'fold_search_changes');
  if (stage !== 'read' && isBuilt) await setStage(db, 'read');
}

async function giveUp(db: DbOrTx, stage: Stage): Promise<void> {
  if (stage === 'read') await setStage(db, 'kept');
  if (stage === 'kept') await sql`select stop_bitmaps()`.execute(db);
}

/**
 * Merges changes into the bitmaps. A shop that has become large starts to store bitmaps and reads them once they are
 * built; one that is small again stops reading them, and the next time drops them.
 */
export function maintainBitmaps({ db }: { db: DbOrTx }) {
  return async (): Promise<void> => {
    const [stage, isWanted] = await Promise.all([readStage(db), isLarge(db)]);
    await (isWanted ? keepFresh : giveUp)(db, stage);
  };
}

/** Determines which words are common enough for a bitmap. */
export function countTerms({ db }: { db: DbOrTx }) {
  return async (): Promise<void> => {
    if (await isReadingBitmaps(db)) await sql`select count_search_terms(${MOST_RANKED})`.execute(db);
  };
}

/** The same, if enough products have changed since. */
export function countTermsWhenDue({ db }: { db: DbOrTx }) {
  return async (): Promise<void> => {
    const { rows } = await sql<{ isDue: boolean }>`
      select changes > ${FEW_CHANGES} and changes * ${MANY_CHANGES} > (
        select coalesce(sum(bit_count(bits)), 0) from listing_bits where family = '_sought') as "isDue"
      from search_folded
    `.execute(db);
    if (rows[0]?.isDue === true) await countTerms({ db })();
  };
}
