import type { CustomerId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Customer } from '../../customer.ts';
import type { CustomerDeps, HeldBy } from '../../deps.ts';
import type { CustomerRefusal } from '../../refusals.ts';
import { type Filled, filledBy } from '../../rules/merge.ts';
import { addressesOf, moveAddresses } from '../../store/address.ts';
import { emptyCustomer, fillCustomer, findCustomer, lockCustomer, noteEvent } from '../../store/customer.ts';
import { insertFormerEmail, moveFormerEmails } from '../../store/former-email.ts';
import { moveNotes, notesOf } from '../store/note.ts';
import { saveTags } from '../store/search.ts';

const UNKNOWN: CustomerRefusal = { code: 'customers.unknown-customer' };

/** The records that a merge would move, and the details and tags that the account would take over. */
export type MergePreview = Readonly<{
  from: Customer;
  into: Customer;
  addresses: number;
  notes: number;
  /** Tags that the account does not have. */
  tags: readonly string[];
  filled: Filled;
}> &
  HeldBy;

/**
 * What a merge of two accounts would do.
 *
 * Refusals: `customers.same-customer`, `customers.unknown-customer`.
 */
export function previewMerge({ db, heldBy }: CustomerDeps) {
  return async (from: CustomerId, into: CustomerId): Promise<Outcome<MergePreview, CustomerRefusal>> => {
    if (from === into) return refuse({ code: 'customers.same-customer' });
    const [source, stored] = await Promise.all([findCustomer(db, from), findCustomer(db, into)]);
    if (source === null || stored === null) return refuse(UNKNOWN);
    const [addresses, notes, held] = await Promise.all([
      addressesOf(db, from),
      notesOf(db, from),
      heldBy(from),
    ]);
    return done({
      ...{ from: source, into: stored, addresses: addresses.length, notes: notes.length },
      tags: source.tags.filter((tag) => !stored.tags.includes(tag)),
      filled: filledBy(stored, source),
      ...held,
    });
  };
}

/**
 * Merges two accounts of one person: orders, addresses, notes, tags, cart, wishlist, devices and subscriptions are
 * moved, missing details are taken over; the merged email is stored as a former one, and the emptied account is
 * closed.
 *
 * Refusals: `customers.same-customer`, `customers.unknown-customer`.
 */
export function mergeCustomers({ db, clock, identity, moveOrders, mergeCarts }: CustomerDeps) {
  return async (from: CustomerId, into: CustomerId): Promise<Outcome<null, CustomerRefusal>> => {
    if (from === into) return refuse({ code: 'customers.same-customer' });
    return db.transaction().execute(async (tx): Promise<Outcome<null, CustomerRefusal>> => {
      // Always the smaller number first, so that two merges never wait for each other.
      for (const id of [from, into].sort((a, b) => a - b)) await lockCustomer(tx, id);
      const [source, stored] = [await findCustomer(tx, from), await findCustomer(tx, into)];
      if (source === null || stored === null) return refuse(UNKNOWN);
      await moveOrders(tx, from, into);
      await moveAddresses(tx, from, into);
      await moveNotes(tx, from, into);
      await mergeCarts(tx, from, into);
      await fillCustomer(tx, into, filledBy(stored, source));
      await saveTags(tx, into, [...new Set([...stored.tags, ...source.tags])]);
      await moveFormerEmails(tx, from, into);
      await insertFormerEmail(tx, into, { before: source, now: clock() });
      await identity.close(tx, source);
      await emptyCustomer(tx, from, { mergedInto: into });
      await noteEvent(tx, from, { kind: 'merged-into-other', actor: 'staff', at: clock() });
      await noteEvent(tx, into, { kind: 'merged-other-in', actor: 'staff', at: clock() });
      return done(null);
    });
  };
}
