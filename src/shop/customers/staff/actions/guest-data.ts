import type { GuestId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { nameKey } from '#kernel/text/person-pattern.ts';
import type { CustomerDeps, Person } from '../../deps.ts';
import type { CustomerRefusal } from '../../refusals.ts';
import { findByEmail } from '../../store/customer.ts';
import { findGuest, type Guest } from '../store/people.ts';

const UNKNOWN: CustomerRefusal = { code: 'customers.unknown-guest' };

function personOf({ id: guestId, email, phone, name }: Guest): Person {
  const emails = email === '' ? [] : [email.trim().toLowerCase()];
  return {
    ...{ id: null, guestId, mergedIds: [] },
    ...{ emails, verifiedEmails: emails, phones: phone === '' ? [] : [phone] },
    names: [nameKey(name)],
  };
}

/** The confirmation that must be typed to erase a guest: the email, or the phone without one. */
export function guestName({ email, phone }: Pick<Guest, 'email' | 'phone'>): string {
  return email === '' ? phone : email;
}

/** The account of a guest's email has their data; a guest without one has their own. */
async function ownerOf(deps: CustomerDeps, guest: Guest | null): Promise<Outcome<Guest, CustomerRefusal>> {
  if (guest === null) return refuse(UNKNOWN);
  const account = guest.email === '' ? null : await findByEmail(deps.db, guest.email.trim());
  return account === null ? done(guest) : refuse({ code: 'customers.account-exists', id: account.id });
}

/**
 * Personal data of a guest: everything stored about the email, and their orders.
 *
 * `export` returns it; `erase` deletes it, while orders are kept without an owner as required by law.
 * Refusals: `customers.unknown-guest`, `customers.account-exists` if an account has the email and the data,
 * `customers.not-confirmed`.
 */
export function guestData(deps: CustomerDeps) {
  const { db, identity, personalData, people } = deps;
  return {
    export: async (id: GuestId): Promise<Outcome<Record<string, unknown>, CustomerRefusal>> => {
      const owner = await ownerOf(deps, await findGuest(db, id, people));
      if (!owner.ok) return owner;
      return done({ guest: owner.value, ...(await personalData.collect(personOf(owner.value))) });
    },
    erase: (id: GuestId, typed: string): Promise<Outcome<null, CustomerRefusal>> =>
      db.transaction().execute(async (tx): Promise<Outcome<null, CustomerRefusal>> => {
        const owner = await ownerOf(deps, await findGuest(tx, id, people));
        if (!owner.ok) return owner;
        if (guestName(owner.value).toLowerCase() !== typed.trim().toLowerCase())
          return refuse({ code: 'customers.not-confirmed' });
        const person = personOf(owner.value);
        for (const email of person.emails) await identity.tokens.forget(tx, email);
        await personalData.erase(tx, person);
        return done(null);
      }),
  };
}
