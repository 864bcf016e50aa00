import { randomUUID } from 'node:crypto';
import type { CustomerId, GuestId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { CustomerDeps } from '../../deps.ts';
import type { CustomerRefusal } from '../../refusals.ts';
import { type NewCustomerDraft, type NewCustomerForm, parseNewCustomer } from '../../rules/new-customer.ts';
import { normaliseTags } from '../../rules/tags.ts';
import { insertAddress, makeDefault } from '../../store/address.ts';
import { findByEmail, findCustomer, insertCustomer, lockCustomer, noteEvent } from '../../store/customer.ts';
import { insertNote } from '../store/note.ts';
import { saveTags } from '../store/search.ts';

/** A customer as staff typed them, who did so, and whether a mail invites them to set a password; the guest whose orders become theirs. */
export type CreatingCustomer = Readonly<{
  draft: NewCustomerDraft;
  author: string;
  isInvited: boolean;
  guest: GuestId | null;
}>;

type Adding = Readonly<{ form: NewCustomerForm; creating: CreatingCustomer }>;

/** The account without a password; a note, tags and an address with it. */
async function insert(
  { clock }: CustomerDeps,
  tx: Tx,
  { form, creating }: Adding,
): Promise<CustomerId | null> {
  const now = clock();
  const { consentSource } = form;
  const id = await insertCustomer(tx, {
    ...form,
    consent: consentSource === null ? null : { at: now, source: consentSource },
    passwordHash: null,
    verifiedAt: null,
    createdAt: now,
  });
  if (id === null) return null;
  await saveTags(tx, id, normaliseTags(creating.draft.tags));
  if (form.note !== '')
    await insertNote(tx, id, { author: creating.author, text: form.note, writtenAt: now });
  if (form.address !== null) {
    const address = await insertAddress(tx, id, { form: form.address, now });
    await makeDefault(tx, id, address);
  }
  return id;
}

async function invite(deps: CustomerDeps, tx: Tx, customerId: CustomerId): Promise<void> {
  await deps.raise(tx, 'EmailRequested', { kind: 'invite', id: randomUUID(), customerId });
  await noteEvent(tx, customerId, { kind: 'invited', actor: 'staff', at: deps.clock() });
}

/**
 * Creates a customer. Guest orders with this email are assigned to them: sign-in is impossible before a mail's link
 * has verified the email.
 *
 * Refusals: `customers.wrong-fields`, `customers.account-exists`.
 * Source: CU-03
 */
export function createCustomer(deps: CustomerDeps) {
  return async (creating: CreatingCustomer): Promise<Outcome<{ id: CustomerId }, CustomerRefusal>> => {
    const parsed = parseNewCustomer(creating.draft);
    if (!parsed.ok) return refuse({ code: 'customers.wrong-fields', problems: parsed.problems });
    const { form } = parsed;
    return deps.db
      .transaction()
      .execute(async (tx): Promise<Outcome<{ id: CustomerId }, CustomerRefusal>> => {
        const id = await insert(deps, tx, { form, creating });
        if (id === null) {
          const known = await findByEmail(tx, form.email);
          return refuse({ code: 'customers.account-exists', id: known?.id ?? null });
        }
        await noteEvent(tx, id, { kind: 'added', actor: 'staff', at: deps.clock() });
        await deps.claimOrders(tx, id, form.email);
        if (creating.guest !== null) await deps.claimGuest(tx, id, creating.guest);
        if (creating.isInvited) await invite(deps, tx, id);
        return done({ id });
      });
  };
}

/**
 * Sends the invitation to set a password, to a customer who has none.
 *
 * Refusals: `customers.unknown-customer`, `customers.has-password`.
 */
export function inviteCustomer(deps: CustomerDeps) {
  return (id: CustomerId): Promise<Outcome<null, CustomerRefusal>> =>
    deps.db.transaction().execute(async (tx): Promise<Outcome<null, CustomerRefusal>> => {
      const customer = (await lockCustomer(tx, id)) ? await findCustomer(tx, id) : null;
      if (customer === null) return refuse({ code: 'customers.unknown-customer' });
      if (customer.hasPassword) return refuse({ code: 'customers.has-password' });
      await invite(deps, tx, id);
      return done(null);
    });
}
