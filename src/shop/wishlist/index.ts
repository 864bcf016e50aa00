import type { CustomerId, WishlistId, WishlistKey } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Tx } from '#platform/database/client.ts';
import { addToWishlist, removeFromWishlist, type WishlistDeps } from './actions/change-wishlist.ts';
import { chooseMails, stopMails } from './actions/choose-mails.ts';
import { findChanges } from './actions/find-changes.ts';
import { joinWishlist, mergeWishlists } from './actions/join-account.ts';
import { shareWishlist } from './actions/share-wishlist.ts';
import { mailOf } from './actions/write-mail.ts';
import { toWishlist } from './rules/entries.ts';
import type { MailChoice } from './rules/mail-changes.ts';
import { GUEST_WISHLIST_MS } from './rules/token.ts';
import { deleteMailChoice, mailConsentOf, readMailChoice } from './store/mails.ts';
import {
  deleteGuestsBefore,
  deleteOfCustomer,
  findShared,
  findWishlist,
  itemsOfCustomer,
  readItems,
  readShareKey,
} from './store/wishlist.ts';
import type { Wishlist, WishlistOwner } from './wishlist.ts';

export type { MailedEntry } from './actions/write-mail.ts';
export type { WishlistCallRefusal, WishlistRefusal } from './refusals.ts';
export type { MailChoice } from './rules/mail-changes.ts';
export { GUEST_WISHLIST_MS, parseWishlistToken } from './rules/token.ts';
export {
  type ChangedWishlist,
  type MailedChange,
  MOST_WISHES,
  type Offer,
  type Wish,
  type Wishlist,
  type WishlistEntry,
  type WishlistOwner,
} from './wishlist.ts';

const NO_MAILS: MailChoice = { onPrice: false, onStock: false };

async function readWishlist({ db, offers }: WishlistDeps, id: WishlistId, language: Language) {
  const items = await readItems(db, id);
  return toWishlist(items, items.length === 0 ? new Map() : await offers(items, language));
}

async function openWishlist(deps: WishlistDeps, owner: WishlistOwner, language: Language): Promise<Wishlist> {
  const id = await findWishlist(deps.db, owner);
  if (id === null) return { entries: [], missingCount: 0, shareKey: null };
  return { ...(await readWishlist(deps, id, language)), shareKey: await readShareKey(deps.db, id) };
}

async function openShared(
  deps: WishlistDeps,
  key: WishlistKey,
  language: Language,
): Promise<Wishlist | null> {
  const id = await findShared(deps.db, key);
  if (id === null) return null;
  const { entries, missingCount } = await readWishlist(deps, id, language);
  // Since when and at which price it was saved is the owner's alone.
  const shown = entries.map((entry) => ({ ...entry, wasPrice: null, isBack: false }));
  return { entries: shown, missingCount, shareKey: null };
}

/**
 * Wishlists of accounts and of guests.
 *
 * `open` returns a list with current product data; `add` and `remove` change it, or refuse with
 * `wishlist.unknown-product` or `wishlist.full`; `share` creates or removes its link, by which `openShared` opens it;
 * `join` adds a guest's list to the account's after sign-in, `merge` one account's to another's; `forgetOld` deletes
 * guests' lists not changed for 180 days; `ofPerson` and `forgetPerson` serve personal data export and erasure.
 * `mails` are the emails about prices and stock: `choice` and `choose` are the owner's consent, `findDue` queues one
 * email for each account with changes, `find` returns its content when it is written, `stop` is its unsubscribe link.
 */
export function createWishlist(deps: WishlistDeps) {
  const { db, clock } = deps;
  return {
    open: (owner: WishlistOwner, language: Language): Promise<Wishlist> =>
      openWishlist(deps, owner, language),
    /** A list by the secret of its link; null for one that is not shared. */
    openShared: (key: WishlistKey, language: Language): Promise<Wishlist | null> =>
      openShared(deps, key, language),
    share: shareWishlist(deps),
    add: addToWishlist(deps),
    remove: removeFromWishlist(deps),
    join: joinWishlist(deps),
    merge: mergeWishlists(deps),
    forgetOld: (): Promise<void> => deleteGuestsBefore(db, new Date(clock().getTime() - GUEST_WISHLIST_MS)),
    mails: {
      /** An account's choice of emails, none for guests; null if the shop sends no such emails. */
      choice: async (id: CustomerId | null): Promise<MailChoice | null> => {
        if (!(await deps.sendsMails())) return null;
        return (id === null ? null : await readMailChoice(db, id)) ?? NO_MAILS;
      },
      choose: chooseMails(deps),
      findDue: findChanges(deps),
      find: mailOf(deps),
      stop: stopMails(deps),
    },
    ofPerson: (id: CustomerId) => itemsOfCustomer(db, id),
    mailsOfPerson: (id: CustomerId) => mailConsentOf(db, id),
    forgetPerson: async (tx: Tx, id: CustomerId): Promise<void> => {
      await deleteMailChoice(tx, id);
      await deleteOfCustomer(tx, id);
    },
  };
}
