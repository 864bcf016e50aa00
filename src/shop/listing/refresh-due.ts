import type { MediaId, ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { SOUGHT } from './conditions.ts';
import { allWith, countMarked, foldChanges } from './marks.store.ts';
import { DUE_AT_ONCE, dueProducts, productsShowing } from './refresh.store.ts';
import { refreshProducts } from './refresh.ts';
import { countTerms, foldWords, readFolded } from './search/vocabulary.store.ts';

/** So many at most before others may have the job's turn. */
const MOST_BATCHES = 20;
/** Other words may have become common when more than so many products have changed, and one in so many of all. */
const FEW_CHANGES = 2000;
const MANY_CHANGES = 10;
/** Most changes that are carried into the bits in one transaction. */
const FOLDED_AT_ONCE = 2000;

/** Brings rows up to date that are due, as those whose price has changed by itself; returns how many products. */
export function refreshDue({ db, clock }: { db: DbOrTx; clock: Clock }) {
  return async (): Promise<number> => {
    let done = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const due = (await dueProducts(db, clock())) as ProductId[];
      await db.transaction().execute((tx) => refreshProducts({ clock })(tx, due));
      done += due.length;
      if (due.length < DUE_AT_ONCE) break;
    }
    return done;
  };
}

/** Brings the cards up to date that show a picture. */
export function refreshPicture({ db, clock }: { db: DbOrTx; clock: Clock }) {
  return async (id: MediaId): Promise<void> => {
    const ids = (await productsShowing(db, id)) as ProductId[];
    await db.transaction().execute((tx) => refreshProducts({ clock })(tx, ids));
  };
}

async function inBatches(fold: (most: number) => Promise<number>): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1)
    if ((await fold(FOLDED_AT_ONCE)) < FOLDED_AT_ONCE) return;
}

/** Carries what has changed into the bits that counts and searches are made of. */
export function foldMarks({ db }: { db: DbOrTx }) {
  return async (): Promise<void> => {
    await inBatches((most) => foldChanges(db, most));
    await inBatches((most) => foldWords(db, most));
  };
}

/** Finds out which words are common, where others may have become so since that was last done. */
export function countTermsWhenDue({ db }: { db: DbOrTx }) {
  return async (): Promise<void> => {
    const changed = await readFolded(db);
    if (changed <= FEW_CHANGES) return;
    const { total } = await countMarked(db, allWith([SOUGHT]));
    if (changed * MANY_CHANGES > total) await countTerms(db);
  };
}
