import { z } from 'zod';
import type { CustomerId, OneTimeKey } from '#kernel/ids.ts';
import { DAY_MS, HOUR_MS, type Instant } from '#kernel/instant.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import type { Tx } from '#platform/database/client.ts';
import { newOneTimeKey, secretDigest } from '#shop/access';
import { findByEmail, findCustomer } from './customer.store.ts';
import type { Customer } from './customer.ts';
import type { CustomerNeeds } from './needs.ts';
import { insertToken, type TokenKind } from './token.store.ts';

const email = z.string();
const language = z.enum(LANGUAGES);
const customerId = z.int().transform((id) => id as CustomerId);

const registration = z.object({
  firstName: z.string(),
  lastName: z.string(),
  wantsOffers: z.boolean(),
  source: z.string(),
});

/** A letter as the queue carries it: no secret in it, and nothing that depends on whether an address is known. */
const wanted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('register'), id: z.string(), email, language, registration }),
  z.object({ kind: z.literal('reset'), id: z.string(), email, language }),
  z.object({ kind: z.literal('email'), id: z.string(), email, customerId }),
  z.object({ kind: z.literal('password-changed'), id: z.string(), customerId }),
  z.object({ kind: z.literal('email-changed'), id: z.string(), email, customerId }),
  z.object({ kind: z.literal('deleted'), id: z.string(), email, language, name: z.string() }),
]);

export type WantedLetter = z.infer<typeof wanted>;
export type Registration = z.infer<typeof registration>;

/** A letter that can be written: to whom, in which language, with the key its link carries. */
export type AccountLetter = Readonly<{
  kind: WantedLetter['kind'] | 'known';
  /** The same for the same wish, so that it is written once. */
  id: string;
  recipient: string;
  language: Language;
  /** Empty when nobody has said. */
  name: string;
  link: Readonly<{ key: OneTimeKey; customerId: CustomerId | null }> | null;
}>;

const LIFETIME_MS: Readonly<Record<Exclude<TokenKind, 'second-step'>, number>> = {
  register: 2 * DAY_MS,
  reset: 2 * HOUR_MS,
  email: DAY_MS,
};

export function parseRegistration(facts: unknown): Registration {
  return registration.parse(facts);
}

type Key = { kind: keyof typeof LIFETIME_MS; email: string; customerId: CustomerId | null; facts: object };

async function newLink(tx: Tx, { kind, ...token }: Key, now: Instant): Promise<AccountLetter['link']> {
  const key = newOneTimeKey();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[kind]);
  await insertToken(tx, { ...token, kind, digest: secretDigest(key), expiresAt });
  return { key, customerId: token.customerId };
}

function letterTo(
  customer: Customer,
  { kind, id }: { kind: AccountLetter['kind']; id: string },
): AccountLetter {
  const { email: recipient, language: own, firstName: name } = customer;
  return { kind, id, recipient, language: own, name, link: null };
}

type Writing = { tx: Tx; now: Instant };

/** Somebody who has an account already is told so by mail alone. */
async function toRegister(
  { tx, now }: Writing,
  letter: Extract<WantedLetter, { kind: 'register' }>,
): Promise<AccountLetter> {
  const { id, kind, email: recipient } = letter;
  const known = await findByEmail(tx, recipient);
  if (known !== null) return letterTo(known, { kind: 'known', id });
  const link = await newLink(
    tx,
    {
      kind,
      email: recipient,
      customerId: null,
      facts: { ...letter.registration, language: letter.language },
    },
    now,
  );
  return { kind, id, recipient, language: letter.language, name: letter.registration.firstName, link };
}

async function toReset({ tx, now }: Writing, typed: string, id: string): Promise<AccountLetter | null> {
  const known = await findByEmail(tx, typed);
  if (known === null) return null;
  const link = await newLink(tx, { kind: 'reset', email: known.email, customerId: known.id, facts: {} }, now);
  return { ...letterTo(known, { kind: 'reset', id }), link };
}

/** An address that somebody else has gets a word to its owner, and no link. */
async function toNewEmail(
  { tx, now }: Writing,
  { id, email: typed, customerId: owner }: Extract<WantedLetter, { kind: 'email' }>,
): Promise<AccountLetter | null> {
  const customer = await findCustomer(tx, owner);
  if (customer === null) return null;
  const taken = await findByEmail(tx, typed);
  if (taken !== null) return taken.id === owner ? null : letterTo(taken, { kind: 'known', id });
  const link = await newLink(tx, { kind: 'email', email: typed, customerId: owner, facts: {} }, now);
  return { ...letterTo(customer, { kind: 'email', id }), recipient: typed, link };
}

/** To a customer about what has happened to the account; the old address is told of a new one. */
async function toCustomer(
  { tx }: Writing,
  letter: Extract<WantedLetter, { kind: 'password-changed' | 'email-changed' }>,
): Promise<AccountLetter | null> {
  const customer = await findCustomer(tx, letter.customerId);
  if (customer === null) return null;
  const about = letterTo(customer, letter);
  return letter.kind === 'email-changed' ? { ...about, recipient: letter.email } : about;
}

/**
 * Finds out what shall be written, and makes the key its link carries, in the transaction that keeps the mail.
 *
 * @param payload a `WantedLetter` as the queue gives it back
 * @returns null when there is nobody to write to
 */
export function prepareLetter({ clock }: Pick<CustomerNeeds, 'clock'>) {
  return async (tx: Tx, payload: unknown): Promise<AccountLetter | null> => {
    const letter = wanted.parse(payload);
    const writing = { tx, now: clock() };
    switch (letter.kind) {
      case 'register':
        return toRegister(writing, letter);
      case 'reset':
        return toReset(writing, letter.email, letter.id);
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
