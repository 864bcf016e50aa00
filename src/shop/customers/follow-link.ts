import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type CustomerId, parseOneTimeKey } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { secretDigest } from '#shop/access';
import {
  findCredentials,
  findCustomer,
  insertCustomer,
  markVerified,
  noteEvent,
  saveEmail,
  savePassword,
} from './customer.store.ts';
import { parseRegistration } from './letters.ts';
import { networksOf } from './limits.ts';
import type { CustomerNeeds } from './needs.ts';
import { newPasswordProblems } from './profile-form.ts';
import type { CustomerRefusal } from './refusals.ts';
import { chosenHash } from './register.ts';
import { deleteSessions } from './session.store.ts';
import type { Arrival } from './sessions.ts';
import { type Entry, enter } from './sign-in.ts';
import { deleteTokensOf, findToken, spendToken, type Token } from './token.store.ts';

const STALE: CustomerRefusal = { code: 'customers.stale-link' };

/** What a link of a mail leads to. */
export type Linked = Readonly<{
  kind: 'register' | 'reset' | 'email';
  email: string;
  id: CustomerId | null;
  /** Whether this browser chose a password for it already. */
  hasPassword: boolean;
}>;

async function tokenOf({ db, clock }: CustomerNeeds, key: string): Promise<Token | null> {
  const parsed = parseOneTimeKey(key);
  return parsed === null ? null : findToken(db, secretDigest(parsed), clock());
}

/** Looks what a link leads to without using it up: programs open links of mails, too. */
export function lookAtLink(needs: CustomerNeeds) {
  return async (key: string, chosen: string | null = null): Promise<Linked | null> => {
    const token = await tokenOf(needs, key);
    if (token === null || token.kind === 'second-step') return null;
    const { kind, email, customerId: id } = token;
    const hasPassword = kind === 'register' && chosenHash(needs, { chosen, email }) !== null;
    return { kind, email, id, hasPassword };
  };
}

type Chosen = { token: Token; passwordHash: string };

const spoken = z.object({ language: z.enum(LANGUAGES) });

/** The account begins here: its address is proven, its password chosen by who opened the mail. */
async function beginAccount(needs: CustomerNeeds, tx: Tx, { token, passwordHash }: Chosen) {
  const now = needs.clock();
  const { firstName, lastName, wantsOffers, source } = parseRegistration(token.facts);
  const id = await insertCustomer(tx, {
    email: token.email,
    firstName,
    lastName,
    language: spoken.parse(token.facts).language,
    consent: wantsOffers ? { at: now, source } : null,
    passwordHash,
    verifiedAt: now,
    createdAt: now,
  });
  if (id === null) return null;
  await noteEvent(tx, id, { kind: 'registered', actor: 'customer', at: now });
  await needs.claimOrders(tx, id, token.email);
  return { customerId: id, hasTwoFactor: false };
}

/** A new password ends every session and makes other links void. */
async function changePassword(needs: CustomerNeeds, tx: Tx, { token, passwordHash }: Chosen) {
  const now = needs.clock();
  const known = token.customerId === null ? null : await findCredentials(tx, { id: token.customerId });
  if (known === null) return null;
  await savePassword(tx, known.id, passwordHash);
  await markVerified(tx, known.id, now);
  await deleteSessions(tx, known.id);
  await deleteTokensOf(tx, known.id);
  await networksOf(needs).forget(tx, token.email);
  await noteEvent(tx, known.id, { kind: 'password-reset', actor: 'customer', at: now });
  await needs.claimOrders(tx, known.id, token.email);
  await needs.letterWanted(tx, { kind: 'password-changed', id: randomUUID(), customerId: known.id });
  return { customerId: known.id, hasTwoFactor: known.hasTwoFactor };
}

export type ChoosingPassword = Arrival & Readonly<{ key: string; first: string; second: string }>;

/**
 * A password for the account that a mail's link stands for, new or known; who chose it is signed in, or asked for a code.
 *
 * Refusals: `customers.wrong-fields`, `customers.stale-link`.
 */
export function choosePassword(needs: CustomerNeeds) {
  const { passwords } = needs;
  return async ({
    key,
    first,
    second,
    ...arrival
  }: ChoosingPassword): Promise<Outcome<Entry, CustomerRefusal>> => {
    const token = await tokenOf(needs, key);
    if (token === null || (token.kind !== 'register' && token.kind !== 'reset')) return refuse(STALE);
    const problems = newPasswordProblems(first, second, token.email);
    if (Object.keys(problems).length > 0) return refuse({ code: 'customers.wrong-fields', problems });
    const passwordHash = await passwords.hash(first);
    return followLink(needs, { token, passwordHash, arrival });
  };
}

type Following = Readonly<{ token: Token; passwordHash: string; arrival: Arrival }>;

/** Uses a link up: the account begins, or has its new password; who opened it is signed in, or asked for a code. */
async function followLink(
  needs: CustomerNeeds,
  { token, passwordHash, arrival }: Following,
): Promise<Outcome<Entry, CustomerRefusal>> {
  const act = token.kind === 'register' ? beginAccount : changePassword;
  const entry = await needs.db.transaction().execute(async (tx) => {
    if (!(await spendToken(tx, token.digest, needs.clock()))) return null;
    const whose = await act(needs, tx, { token, passwordHash });
    return whose === null ? null : enter(needs, tx, { ...whose, arrival });
  });
  return entry === null ? refuse(STALE) : done(entry);
}

/**
 * Begins the account of a mail's link with the password that this browser chose when it asked for it. Another browser,
 * which may be that of somebody who never asked, chooses its own.
 *
 * Refusals: `customers.stale-link`.
 */
export function openAccount(needs: CustomerNeeds) {
  return async ({
    key,
    chosen,
    ...arrival
  }: Arrival & { key: string; chosen: string | null }): Promise<Outcome<Entry, CustomerRefusal>> => {
    const token = await tokenOf(needs, key);
    if (token === null || token.kind !== 'register') return refuse(STALE);
    const passwordHash = chosenHash(needs, { chosen, email: token.email });
    return passwordHash === null ? refuse(STALE) : followLink(needs, { token, passwordHash, arrival });
  };
}

/**
 * The new address of an account counts from now on; the old one is told.
 *
 * Refusals: `customers.stale-link`, `customers.email-taken`.
 */
export function confirmEmail(needs: CustomerNeeds) {
  const { db, clock, letterWanted, claimOrders } = needs;
  return async (key: string): Promise<Outcome<{ email: string }, CustomerRefusal>> => {
    const token = await tokenOf(needs, key);
    if (token === null || token.kind !== 'email' || token.customerId === null) return refuse(STALE);
    const { customerId, email } = token;
    return db.transaction().execute(async (tx): Promise<Outcome<{ email: string }, CustomerRefusal>> => {
      const now = clock();
      const before = await findCustomer(tx, customerId);
      if (before === null || !(await spendToken(tx, token.digest, now))) return refuse(STALE);
      if (!(await saveEmail(tx, customerId, { email, now })))
        return refuse({ code: 'customers.email-taken' });
      await noteEvent(tx, customerId, { kind: 'email-changed', actor: 'customer', at: now });
      await claimOrders(tx, customerId, email);
      await letterWanted(tx, { kind: 'email-changed', id: randomUUID(), email: before.email, customerId });
      return done({ email });
    });
  };
}
