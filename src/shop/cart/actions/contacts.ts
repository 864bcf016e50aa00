import type { CartToken } from '#kernel/ids.ts';
import { tokenDigest } from '../rules/token.ts';
import type { StoredContact } from '../store/contact.ts';
import { findContact, saveContact } from '../store/contact.ts';
import type { CartDeps } from './with-locked-cart.ts';

const NOBODY: StoredContact = { contact: {}, emirate: null, rateId: null };

export type Contacts = ReturnType<typeof contactsOf>;

/** The checkout form's values until the order is placed. */
export function contactsOf({ db, clock }: Pick<CartDeps, 'db' | 'clock'>) {
  return {
    /** From this browser, or from another one of the same account. */
    find: async (token: CartToken | null): Promise<StoredContact> =>
      token === null ? NOBODY : ((await findContact(db, tokenDigest(token), clock())) ?? NOBODY),
    /** Only while the cart is not empty; an omitted emirate or method stays. */
    save: async (token: CartToken | null, typed: StoredContact): Promise<void> => {
      if (token === null) return;
      const stored = { ...typed, now: clock() };
      await db.transaction().execute((tx) => saveContact(tx, tokenDigest(token), stored));
    },
  };
}
