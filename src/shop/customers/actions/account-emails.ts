import { z } from 'zod';
import type { CustomerId, OneTimeKey } from '#kernel/ids.ts';
import { DAY_MS, HOUR_MS } from '#kernel/instant.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import type { Tx } from '#platform/database/client.ts';
import type { RequestedEmail } from '#shop/events.ts';
import type { Customer } from '../customer.ts';
import type { CustomerDeps } from '../deps.ts';
import { findByEmail, findCustomer } from '../store/customer.ts';

const email = z.string();
const language = z.enum(LANGUAGES);
const customerId = z.int().transform((id) => id as CustomerId);

const registration = z.object({
  firstName: z.string(),
  lastName: z.string(),
  wantsOffers: z.boolean(),
  source: z.string(),
});

/** A queued email: without secrets, and independent of whether the address has an account. */
const wanted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('register'), id: z.string(), email, language, registration }),
  z.object({ kind: z.literal('reset'), id: z.string(), email, language }),
  z.object({ kind: z.literal('invite'), id: z.string(), customerId }),
  z.object({ kind: z.literal('email'), id: z.string(), email, customerId }),
  z.object({ kind: z.literal('password-changed'), id: z.string(), customerId }),
  z.object({ kind: z.literal('email-changed'), id: z.string(), email, customerId }),
  z.object({ kind: z.literal('deleted'), id: z.string(), email, language, name: z.string() }),
]);

export type Registration = z.infer<typeof registration>;

/** An email ready to be written: recipient, language, and the key of its link. */
export type AccountEmail = Readonly<{
  kind: RequestedEmail['kind'] | 'known';
  /** The same for the same request, so that it is written once. */
  id: string;
  recipient: string;
  language: Language;
  /** Empty if unknown. */
  name: string;
  link: Readonly<{ key: OneTimeKey; customerId: CustomerId | null }> | null;
}>;

const LIFETIME_MS = {
  register: 2 * DAY_MS,
  reset: 2 * HOUR_MS,
  email: DAY_MS,
  invite: 7 * DAY_MS,
};

export function parseRegistration(facts: unknown): Registration {
  return registration.parse(facts);
}

type Key = {
  kind: 'register' | 'reset' | 'email';
  /** Where a link lives as long as another kind's. */
  livesAs?: keyof typeof LIFETIME_MS;
  email: string;
  customerId: CustomerId | null;
  facts?: object;
};

async function newLink(
  { identity, tx }: Writing,
  { kind, livesAs = kind, email: of, customerId: owner, facts = {} }: Key,
): Promise<AccountEmail['link']> {
  const token = { kind, owner, email: of, facts: JSON.stringify(facts), lifetimeMs: LIFETIME_MS[livesAs] };
  return { key: await identity.tokens.issue(tx, token), customerId: owner };
}

function letterTo(
  customer: Customer,
  { kind, id }: { kind: AccountEmail['kind']; id: string },
): AccountEmail {
  const { email: recipient, language: customerLanguage, firstName: name } = customer;
  return { kind, id, recipient, language: customerLanguage, name, link: null };
}

type Writing = Pick<CustomerDeps, 'identity'> & { tx: Tx };

/** If the email has an account, its owner is notified; the website's answer does not reveal it. */
async function toRegister(
  writing: Writing,
  letter: Extract<RequestedEmail, { kind: 'register' }>,
): Promise<AccountEmail> {
  const { id, kind, email: recipient } = letter;
  const known = await findByEmail(writing.tx, recipient);
  if (known !== null) return letterTo(known, { kind: 'known', id });
  const facts = { ...letter.registration, language: letter.language };
  const link = await newLink(writing, { kind, email: recipient, customerId: null, facts });
  return { kind, id, recipient, language: letter.language, name: letter.registration.firstName, link };
}

async function toReset(writing: Writing, typed: string, id: string): Promise<AccountEmail | null> {
  const known = await findByEmail(writing.tx, typed);
  if (known === null) return null;
  const link = await newLink(writing, { kind: 'reset', email: known.email, customerId: known.id });
  return { ...letterTo(known, { kind: 'reset', id }), link };
}

/** An invitation for a customer added by staff to set their first password; a reset link with a longer lifetime. */
async function toInvite(
  writing: Writing,
  { id, customerId: owner }: Extract<RequestedEmail, { kind: 'invite' }>,
): Promise<AccountEmail | null> {
  const customer = await findCustomer(writing.tx, owner);
  if (customer === null || customer.hasPassword) return null;
  const { email: of } = customer;
  const link = await newLink(writing, { kind: 'reset', livesAs: 'invite', email: of, customerId: owner });
  return { ...letterTo(customer, { kind: 'invite', id }), link };
}

/** If the new email belongs to another account, its owner is notified and no link is sent. */
async function toNewEmail(
  writing: Writing,
  { id, email: typed, customerId: owner }: Extract<RequestedEmail, { kind: 'email' }>,
): Promise<AccountEmail | null> {
  const customer = await findCustomer(writing.tx, owner);
  if (customer === null) return null;
  const taken = await findByEmail(writing.tx, typed);
  if (taken !== null) return taken.id === owner ? null : letterTo(taken, { kind: 'known', id });
  const link = await newLink(writing, { kind: 'email', email: typed, customerId: owner });
  return { ...letterTo(customer, { kind: 'email', id }), recipient: typed, link };
}

/** Notifies a customer of a change of the account; a changed email is reported to the old address. */
async function toCustomer(
  { tx }: Writing,
  letter: Extract<RequestedEmail, { kind: 'password-changed' | 'email-changed' }>,
): Promise<AccountEmail | null> {
  const customer = await findCustomer(tx, letter.customerId);
  if (customer === null) return null;
  const about = letterTo(customer, letter);
  return letter.kind === 'email-changed' ? { ...about, recipient: letter.email } : about;
}

/**
 * Prepares an email and issues the key of its link, in the transaction that stores the mail.
 *
 * @param payload the queued `RequestedEmail`
 * @returns null when there is no recipient
 */
export function prepareEmail({ identity }: Pick<CustomerDeps, 'identity'>) {
  return async (tx: Tx, payload: unknown): Promise<AccountEmail | null> => {
    const letter = wanted.parse(payload);
    const writing = { tx, identity };
    switch (letter.kind) {
      case 'register':
        return toRegister(writing, letter);
      case 'reset':
        return toReset(writing, letter.email, letter.id);
      case 'invite':
        return toInvite(writing, letter);
      case 'email':
        return toNewEmail(writing, letter);
      case 'deleted':
        return {
          kind: letter.kind,
          id: letter.id,
          recipient: letter.email,
          language: letter.language,
          name: letter.name,
          link: null,
        };
      default:
        return toCustomer(writing, letter);
    }
  };
}
