import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CustomerId } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { Proven, Token } from '#shop/identity';
import type { CustomerDeps } from '../deps.ts';
import type { CustomerRefusal } from '../refusals.ts';
import { newPasswordProblems } from '../rules/profile-form.ts';
import { findCustomer, insertCustomer, markVerified, noteEvent, saveEmail } from '../store/customer.ts';
import { insertFormerEmail } from '../store/former-email.ts';
import { parseRegistration } from './account-emails.ts';
import { chosenHash } from './register.ts';
import type { Arrival } from './sessions.ts';
import { type Entry, enter } from './sign-in.ts';

const STALE: CustomerRefusal = { code: 'customers.stale-link' };

/** The target of a mail's link. */
export type Linked = Readonly<{
  kind: 'register' | 'reset' | 'email';
  email: string;
  id: CustomerId | null;
  /** Whether this browser chose a password for it already. */
  hasPassword: boolean;
}>;

/** Checks a link without redeeming it: mail programs also open links. */
export function checkLink({ seal, identity }: CustomerDeps) {
  return async (key: string, chosen: string | null = null): Promise<Linked | null> => {
    const token = await identity.tokens.find(key, ['register', 'reset', 'email']);
    if (token === null) return null;
    const { kind, email, owner: id } = token;
    const hasPassword = kind === 'register' && chosenHash({ seal }, { chosen, email }) !== null;
    return { kind, email, id, hasPassword };
  };
}

type PasswordToken = Token<'customers', 'register' | 'reset'>;
type Chosen = { token: PasswordToken; passwordHash: string };

const spoken = z.object({ language: z.enum(LANGUAGES) });

/** Creates the account of a link: its email is verified, and its password was chosen by the opener of the mail. */
async function beginAccount(
  deps: CustomerDeps,
  tx: Tx,
  { token, passwordHash }: Chosen,
): Promise<Proven<'customers'> | null> {
  const now = deps.clock();
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
  await deps.claimOrders(tx, id, token.email);
  return { id, hasSecondFactor: false };
}

/** A new password ends every session and makes other links void. */
async function changePassword(
  deps: CustomerDeps,
  tx: Tx,
  { token, passwordHash }: Chosen,
): Promise<Proven<'customers'> | null> {
  const { clock, identity } = deps;
  const customer = token.owner === null ? null : await findCustomer(tx, token.owner);
  if (customer === null) return null;
  const { id, hasTwoFactor: hasSecondFactor } = customer;
  const { email } = token;
  await identity.passwords.save(tx, id, { email, hash: passwordHash });
  await markVerified(tx, id, clock());
  await identity.sessions.endAll(tx, id);
  await identity.tokens.voidAll(tx, id);
  await noteEvent(tx, id, { kind: 'password-reset', actor: 'customer', at: clock() });
  await deps.claimOrders(tx, id, email);
  await deps.raise(tx, 'EmailRequested', { kind: 'password-changed', id: randomUUID(), customerId: id });
  return { id, hasSecondFactor };
}

export type ChoosingPassword = Arrival & Readonly<{ key: string; first: string; second: string }>;

/**
 * Sets the password of the new or existing account of a mail's link; the customer is then signed in or must enter a
 * two-factor code.
 *
 * Refusals: `customers.wrong-fields`, `customers.stale-link`.
 */
export function choosePassword(deps: CustomerDeps) {
  const { tokens, passwords } = deps.identity;
  return async ({
    key,
    first,
    second,
    ...arrival
  }: ChoosingPassword): Promise<Outcome<Entry, CustomerRefusal>> => {
    const token = await tokens.find(key, ['register', 'reset']);
    if (token === null) return refuse(STALE);
    const problems = newPasswordProblems(first, second, token.email);
    if (Object.keys(problems).length > 0) return refuse({ code: 'customers.wrong-fields', problems });
    const passwordHash = await passwords.hash(first);
    return followLink(deps, { token, passwordHash, arrival });
  };
}

type Following = Readonly<{ token: PasswordToken; passwordHash: string; arrival: Arrival }>;

/**
 * Redeems a link: creates the account or sets its new password; the customer is then signed in or must enter a code.
 */
async function followLink(
  deps: CustomerDeps,
  { token, passwordHash, arrival }: Following,
): Promise<Outcome<Entry, CustomerRefusal>> {
  const act = token.kind === 'register' ? beginAccount : changePassword;
  const entry = await deps.db.transaction().execute(async (tx) => {
    if (!(await deps.identity.tokens.redeem(tx, token))) return null;
    const proven = await act(deps, tx, { token, passwordHash });
    return proven === null ? null : enter(deps, tx, { ...proven, arrival });
  });
  return entry === null ? refuse(STALE) : done(entry);
}

/**
 * Creates the account of a mail's link with the password chosen in this browser at registration. In another browser,
 * which may not be that of the person who registered, a new password must be chosen.
 *
 * Refusals: `customers.stale-link`.
 */
export function openAccount(deps: CustomerDeps) {
  return async ({
    key,
    chosen,
    ...arrival
  }: Arrival & { key: string; chosen: string | null }): Promise<Outcome<Entry, CustomerRefusal>> => {
    const token = await deps.identity.tokens.find(key, ['register']);
    if (token === null) return refuse(STALE);
    const passwordHash = chosenHash(deps, { chosen, email: token.email });
    return passwordHash === null ? refuse(STALE) : followLink(deps, { token, passwordHash, arrival });
  };
}

/**
 * Makes the confirmed email the account's address and notifies the old one.
 *
 * Refusals: `customers.stale-link`, `customers.email-taken`.
 */
export function confirmEmail(deps: CustomerDeps) {
  const { db, clock, identity, raise, claimOrders } = deps;
  return async (key: string): Promise<Outcome<{ email: string }, CustomerRefusal>> => {
    const token = await identity.tokens.find(key, ['email']);
    if (token === null || token.owner === null) return refuse(STALE);
    const { owner: customerId, email } = token;
    return db.transaction().execute(async (tx): Promise<Outcome<{ email: string }, CustomerRefusal>> => {
      const now = clock();
      const before = await findCustomer(tx, customerId);
      if (before === null || !(await identity.tokens.redeem(tx, token))) return refuse(STALE);
      if (!(await saveEmail(tx, customerId, { email, now })))
        return refuse({ code: 'customers.email-taken' });
      await insertFormerEmail(tx, customerId, { before, now });
      await noteEvent(tx, customerId, { kind: 'email-changed', actor: 'customer', at: now });
      await claimOrders(tx, customerId, email);
      await raise(tx, 'EmailRequested', {
        kind: 'email-changed',
        id: randomUUID(),
        email: before.email,
        customerId,
      });
      return done({ email });
    });
  };
}
