import type { CustomerId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { eraseCustomer, exportCustomer } from '../actions/erase.ts';
import type { Customer } from '../customer.ts';
import type { CustomerDeps } from '../deps.ts';
import type { CustomerRefusal } from '../refusals.ts';
import { normaliseTag, normaliseTags } from '../rules/tags.ts';
import { addressesOf } from '../store/address.ts';
import { eventsOf, findByEmail, findCustomer, lockCustomer, noteEvent } from '../store/customer.ts';
import { createCustomer, inviteCustomer } from './actions/create.ts';
import { guestData } from './actions/guest-data.ts';
import { mergeCustomers, previewMerge } from './actions/merge.ts';
import { peopleStaff } from './actions/people.ts';
import { searchWords } from './rules/search-words.ts';
import {
  type CustomerQuery,
  countCustomers,
  type DeletedCustomer,
  findDeletedCustomer,
  type ListedCustomer,
  listCustomers,
  readTags,
} from './store/list.ts';
import { insertNote, notesOf } from './store/note.ts';
import { saveTags, searchCustomers } from './store/search.ts';

const MOST_FOUND = 50;
const LONGEST_NOTE = 2000;
const UNKNOWN: CustomerRefusal = { code: 'customers.unknown-customer' };

/** The text and filters of staff's list. */
export type CustomerSearch = Omit<CustomerQuery, 'words'> & { text: string };

export type CustomerPage = Readonly<{
  customers: readonly ListedCustomer[];
  total: number;
  /** Every tag in use, to choose from. */
  tags: readonly string[];
}>;

/**
 * Customer management for staff; `guests` exports and erases the data of people without an account.
 *
 * Refusals: `customers.unknown-customer`, `customers.same-customer`, and those of `create`, `invite` and `people`.
 * Source: CU-01, CU-03
 */
export function customersStaff(deps: CustomerDeps) {
  const { db, clock, identity } = deps;
  return {
    /** By parts of email, name and phone, whatever the accents and forms of letters; newest first. */
    find: async (typed: string): Promise<Customer[]> => {
      const words = searchWords(typed);
      const ids = words.length === 0 ? [] : await searchCustomers(db, { words, limit: MOST_FOUND });
      const customers = await Promise.all(ids.map((id) => findCustomer(db, id)));
      return customers.filter((customer) => customer !== null);
    },
    /** The account of an address; null for none. */
    byEmail: (email: string): Promise<Customer | null> => findByEmail(db, email.trim()),
    list: async ({ text, ...search }: CustomerSearch): Promise<CustomerPage> => {
      const requested = { query: { ...search, words: searchWords(text) }, hasOrders: deps.hasOrders };
      const [customers, total, tags] = await Promise.all([
        listCustomers(db, requested),
        countCustomers(db, requested),
        readTags(db),
      ]);
      return { customers, total, tags };
    },
    /** The newest customers by a part of the email, name or phone, without their count. */
    suggest: (text: string, limit: number): Promise<readonly ListedCustomer[]> => {
      const all = { tag: null, hasConsent: null, hasOrders: null, order: '-joined' } as const;
      const query = { ...all, words: searchWords(text), page: 1, size: limit };
      return listCustomers(db, { query, hasOrders: deps.hasOrders });
    },
    /** The outcome for a customer who was erased or merged. */
    gone: (id: CustomerId): Promise<DeletedCustomer | null> => findDeletedCustomer(db, id),
    /** One customer with all that staff sees; of the orders one page, ten, the newest first. */
    show: async (id: CustomerId, { page }: { page: number } = { page: 1 }) => {
      const customer = await findCustomer(db, id);
      if (customer === null) return null;
      const [addresses, notes, events, orders] = await Promise.all([
        addressesOf(db, id),
        notesOf(db, id),
        eventsOf(db, id),
        deps.ordersOf(id, { page }),
      ]);
      return { customer, addresses, notes, events, orders };
    },
    note: async (id: CustomerId, text: string, author: string): Promise<Outcome<null, CustomerRefusal>> => {
      if ((await findCustomer(db, id)) === null) return refuse(UNKNOWN);
      await insertNote(db, id, { author, text: cutText(text.trim(), LONGEST_NOTE), writtenAt: clock() });
      return done(null);
    },
    /** Sets all tags at once; they are words in small letters. */
    tag: async (id: CustomerId, tags: readonly string[]): Promise<Outcome<string[], CustomerRefusal>> => {
      if ((await findCustomer(db, id)) === null) return refuse(UNKNOWN);
      const stored = normaliseTags(tags);
      await saveTags(db, id, stored);
      return done(stored);
    },
    /** Adds and removes tags; concurrent changes do not overwrite each other. */
    retag: (
      id: CustomerId,
      { add, remove }: { add: readonly string[]; remove: readonly string[] },
    ): Promise<Outcome<string[], CustomerRefusal>> =>
      db.transaction().execute(async (tx): Promise<Outcome<string[], CustomerRefusal>> => {
        const customer = (await lockCustomer(tx, id)) ? await findCustomer(tx, id) : null;
        if (customer === null) return refuse(UNKNOWN);
        const gone = new Set(remove.map(normaliseTag));
        const stored = customer.tags.filter((tag) => !gone.has(tag));
        const tags = [...new Set([...stored, ...normaliseTags(add)])];
        await saveTags(tx, id, tags);
        return done(tags);
      }),
    /**
     * Turns two-factor authentication off for a customer who lost phone and codes and was identified in another way.
     */
    unlock: async (id: CustomerId): Promise<Outcome<null, CustomerRefusal>> =>
      db.transaction().execute(async (tx): Promise<Outcome<null, CustomerRefusal>> => {
        if (!(await lockCustomer(tx, id))) return refuse(UNKNOWN);
        await identity.secondFactor.turnOff(tx, id);
        await noteEvent(tx, id, { kind: 'two-factor-off', actor: 'staff', at: clock() });
        return done(null);
      }),
    people: peopleStaff(deps),
    guests: guestData(deps),
    create: createCustomer(deps),
    invite: inviteCustomer(deps),
    previewMerge: previewMerge(deps),
    merge: mergeCustomers(deps),
    export: (id: CustomerId) => exportCustomer(deps)(id, 'staff'),
    erase: (id: CustomerId) => eraseCustomer(deps)(id, 'staff'),
  };
}
