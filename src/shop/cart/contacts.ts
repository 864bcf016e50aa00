import type { CartToken } from '#kernel/ids.ts';
import type { Emirate } from '#shop/shipping';
import type { CartNeeds } from './changing.ts';
import { findContact, saveContact } from './contact.store.ts';
import { tokenDigest } from './token.ts';

/** What a cart knows of who will order it: fields of the checkout as they were typed, and where it goes. */
export type KeptContact = Readonly<{
  contact: Readonly<Record<string, string>>;
  emirate: Emirate | null;
  rateId: string | null;
}>;

const NOBODY: KeptContact = { contact: {}, emirate: null, rateId: null };

export type Contacts = ReturnType<typeof contactsOf>;

/** What was typed at the checkout, until it is ordered with. */
export function contactsOf({ db, clock }: Pick<CartNeeds, 'db' | 'clock'>) {
  return {
    /** In this browser, or in another one of the same account. */
    find: async (token: CartToken | null): Promise<KeptContact> =>
      token === null ? NOBODY : ((await findContact(db, tokenDigest(token), clock())) ?? NOBODY),
    /** While the cart holds anything; an emirate or a way that was not chosen stays as it was. */
    keep: async (token: CartToken | null, typed: KeptContact): Promise<void> => {
      if (token === null) return;
      const kept = { ...typed, now: clock() };
      await db.transaction().execute((tx) => saveContact(tx, tokenDigest(token), kept));
    },
  };
}
