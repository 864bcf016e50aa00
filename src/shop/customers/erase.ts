import { randomUUID } from 'node:crypto';
import type { CustomerId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { addressesOf } from './address.store.ts';
import { emptyCustomer, eventsOf, findCustomer, lockCustomer, noteEvent } from './customer.store.ts';
import { type Limits, networksOf } from './limits.ts';
import type { CustomerNeeds } from './needs.ts';
import { notesOf } from './note.store.ts';
import { checkPassword } from './password.ts';
import type { CustomerRefusal } from './refusals.ts';
import { sessionsOf } from './session.store.ts';

/** What has to be typed to delete an account, so that nobody does it by a slip. */
export const ERASE_WORDS: Readonly<Record<Language, string>> = {
  en: 'delete my account',
  ar: 'احذف حسابي',
};

function saysSo(typed: string): boolean {
  const plain = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  return Object.values(ERASE_WORDS).includes(plain);
}

/** Everything the shop knows of a customer, for themselves. Secrets and staff's notes on them are not among it. */
export function exportCustomer({ db, clock, facts }: CustomerNeeds) {
  return async (id: CustomerId, actor: string): Promise<Record<string, unknown> | null> => {
    const customer = await findCustomer(db, id);
    if (customer === null) return null;
    const [addresses, sessions, others] = await Promise.all([
      addressesOf(db, id),
      sessionsOf(db, id, clock()),
      facts.collect(customer),
    ]);
    await noteEvent(db, id, { kind: 'exported', actor, at: clock() });
    const notes = actor === 'customer' ? {} : { notes: await notesOf(db, id) };
    return { customer, addresses, sessions, ...notes, events: await eventsOf(db, id), ...others };
  };
}

/**
 * Forgets a person for good. Their orders and invoices stay as the law asks, the row of the account stays empty for them;
 * what was done is logged without saying whom.
 */
export function eraseCustomer(needs: CustomerNeeds) {
  const { db, clock, facts, letterWanted } = needs;
  return async (id: CustomerId, actor: string): Promise<Outcome<null, CustomerRefusal>> =>
    db.transaction().execute(async (tx): Promise<Outcome<null, CustomerRefusal>> => {
      const customer = (await lockCustomer(tx, id)) ? await findCustomer(tx, id) : null;
      if (customer === null) return refuse({ code: 'customers.unknown-customer' });
      const { email, language, firstName: name } = customer;
      await facts.erase(tx, { id, email });
      await networksOf(needs).forget(tx, email);
      await emptyCustomer(tx, id, { erasedAt: clock() });
      await noteEvent(tx, id, { kind: 'erased', actor, at: clock() });
      await letterWanted(tx, { kind: 'deleted', id: randomUUID(), email, language, name });
      return done(null);
    });
}

/**
 * Deletes the account of who asks, after the password and the words were typed.
 *
 * Refusals: `customers.not-confirmed`, `customers.wrong-password`, `customers.too-many`.
 * Source: AC-04
 */
export function eraseMyself(needs: CustomerNeeds, limits: Limits) {
  const erase = eraseCustomer(needs);
  return async (
    id: CustomerId,
    { password, words }: { password: string; words: string },
  ): Promise<Outcome<null, CustomerRefusal>> => {
    if (!saysSo(words)) return refuse({ code: 'customers.not-confirmed' });
    const wrong = await checkPassword(needs, limits, { id, password });
    return wrong === null ? erase(id, 'customer') : refuse(wrong);
  };
}
