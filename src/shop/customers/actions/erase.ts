import { randomUUID } from 'node:crypto';
import type { CustomerId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { CustomerDeps } from '../deps.ts';
import type { CustomerRefusal } from '../refusals.ts';
import { notesOf } from '../staff/store/note.ts';
import { addressesOf } from '../store/address.ts';
import { emptyCustomer, eventsOf, findCustomer, lockCustomer, noteEvent } from '../store/customer.ts';
import { personOfAccount } from '../store/person.ts';

/** The words that must be typed to delete an account, against accidental deletion. */
export const ERASE_WORDS: Readonly<Record<Language, string>> = {
  en: 'delete my account',
  ar: 'احذف حسابي',
};

function saysSo(typed: string): boolean {
  const plain = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  return Object.values(ERASE_WORDS).includes(plain);
}

/** Exports all data of a customer for them, except secrets and notes by staff. */
export function exportCustomer({ db, clock, identity, personalData }: CustomerDeps) {
  return async (id: CustomerId, actor: string): Promise<Record<string, unknown> | null> => {
    const customer = await findCustomer(db, id);
    if (customer === null) return null;
    const person = await personOfAccount(db, customer);
    const [addresses, sessions, others] = await Promise.all([
      addressesOf(db, id),
      identity.sessions.list(id),
      personalData.collect(person),
    ]);
    await noteEvent(db, id, { kind: 'exported', actor, at: clock() });
    const notes = actor === 'customer' ? {} : { notes: await notesOf(db, id) };
    const formerEmails = person.emails.slice(1);
    return {
      customer,
      formerEmails,
      addresses,
      sessions,
      ...notes,
      events: await eventsOf(db, id),
      ...others,
    };
  };
}

/**
 * Erases a person permanently. Orders and invoices are kept as required by law, and the account's row is kept without
 * data; the deletion is logged without personal data.
 */
export function eraseCustomer(deps: CustomerDeps) {
  const { db, clock, identity, personalData, raise } = deps;
  return async (id: CustomerId, actor: string): Promise<Outcome<null, CustomerRefusal>> =>
    db.transaction().execute(async (tx): Promise<Outcome<null, CustomerRefusal>> => {
      const customer = (await lockCustomer(tx, id)) ? await findCustomer(tx, id) : null;
      if (customer === null) return refuse({ code: 'customers.unknown-customer' });
      const person = await personOfAccount(tx, customer);
      const { email, language, firstName: name } = customer;
      await identity.close(tx, { id, email });
      for (const known of person.emails) await identity.tokens.forget(tx, known);
      await emptyCustomer(tx, id, { erasedAt: clock() });
      await noteEvent(tx, id, { kind: 'erased', actor, at: clock() });
      await personalData.erase(tx, person);
      await raise(tx, 'EmailRequested', { kind: 'deleted', id: randomUUID(), email, language, name });
      return done(null);
    });
}

/**
 * Deletes the customer's own account after they typed their password and the confirmation words.
 *
 * Refusals: `customers.not-confirmed`, `customers.wrong-password`, `customers.too-many`.
 * Source: AC-04
 */
export function eraseMyself(deps: CustomerDeps) {
  const erase = eraseCustomer(deps);
  return async (
    id: CustomerId,
    { password, words }: { password: string; words: string },
  ): Promise<Outcome<null, CustomerRefusal>> => {
    if (!saysSo(words)) return refuse({ code: 'customers.not-confirmed' });
    const wrong = await deps.identity.passwords.check(id, password);
    return wrong === null ? erase(id, 'customer') : refuse(wrong);
  };
}
