import type { CustomerId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { stopLinkOf } from '../rules/link.ts';
import { firstWatched, type MailChoice } from '../rules/mail-changes.ts';
import {
  deleteMailChoice,
  readMailChoice,
  readWatched,
  saveMailChoice,
  saveWatched,
  type WatchedEntry,
} from '../store/mails.ts';
import type { WishlistDeps } from './change-wishlist.ts';
import { type Facts, readFacts, wishKey } from './product-facts.ts';

async function startWatching(tx: Tx, entries: readonly WatchedEntry[], facts: Facts): Promise<void> {
  for (const entry of entries) {
    const fact = facts.get(wishKey(entry));
    if (fact !== undefined) await saveWatched(tx, { ...entry, ...firstWatched(entry, fact) });
  }
}

/**
 * Stores which emails an account wants; choosing none ends them. Watching starts with the current prices and stock, so
 * that earlier changes are not mailed. An unchanged choice keeps its consent.
 *
 * @param consent the sentences that were agreed to, as shown
 */
export function chooseMails(deps: WishlistDeps) {
  const { db, clock } = deps;
  return async (id: CustomerId, choice: MailChoice, consent: string): Promise<void> => {
    if (!choice.onPrice && !choice.onStock) return deleteMailChoice(db, id);
    const entries = await readWatched(db, id);
    const facts = await readFacts(deps, entries);
    await db.transaction().execute(async (tx) => {
      const before = await readMailChoice(tx, id);
      if (before?.onPrice === choice.onPrice && before.onStock === choice.onStock) return;
      await saveMailChoice(tx, id, { ...choice, consent, at: clock() });
      const isWider = (choice.onPrice && !before?.onPrice) || (choice.onStock && !before?.onStock);
      if (isWider) await startWatching(tx, entries, facts);
    });
  };
}

/** Ends an account's emails by the link in each of them. @returns false for an invalid link */
export function stopMails({ db, signature }: WishlistDeps) {
  return async (link: string): Promise<boolean> => {
    const id = stopLinkOf(signature).readStop(link);
    if (id === null) return false;
    await deleteMailChoice(db, id);
    return true;
  };
}
