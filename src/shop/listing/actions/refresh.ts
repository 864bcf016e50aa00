import type { ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { LANGUAGES } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { withGroups } from '../store/groups.ts';
import { lockRows, readProducts, replaceRows } from '../store/refresh.ts';
import { learnWords } from '../store/search/vocabulary.ts';
import { rowOf } from './listing-row.ts';
import { readRefreshContext } from './refresh-context.ts';
import { isSearched, rowSourceOf } from './row-source.ts';

/** Rewrites the listing rows of some products and of their groups, in the transaction that changed them. */
export function refreshProducts({ clock }: { clock: Clock }) {
  return async (db: DbOrTx, changed: readonly ProductId[]): Promise<void> => {
    if (changed.length === 0) return;
    const ids = await withGroups(db, changed);
    await lockRows(db, ids);
    const products = await readProducts(db, ids);
    const context = await readRefreshContext(db, products, clock());
    const facts = products
      .filter(({ parent_id }) => parent_id === null)
      .map((one) => rowSourceOf(one, context));
    await replaceRows(
      db,
      ids,
      LANGUAGES.flatMap((language) => facts.map((one) => rowOf(one, language))),
    );
    const known = facts.filter(isSearched).flatMap(({ search }) => search.known);
    await learnWords(db, [...new Map(known.map((one) => [one.word, one])).values()]);
  };
}
