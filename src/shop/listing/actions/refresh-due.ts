import type { MediaId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { DUE_AT_ONCE, dueProducts, productsShowing } from '../store/refresh.ts';
import { refreshProducts } from './refresh.ts';

/** The most batches before other jobs run. */
const MOST_BATCHES = 20;

/** Refreshes the rows that are due, e.g. for scheduled price changes. Returns the number of products. */
export function refreshDue({ db, clock }: { db: DbOrTx; clock: Clock }) {
  return async (): Promise<number> => {
    let done = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const due = await dueProducts(db, clock());
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
    const ids = await productsShowing(db, id);
    await db.transaction().execute((tx) => refreshProducts({ clock })(tx, ids));
  };
}
