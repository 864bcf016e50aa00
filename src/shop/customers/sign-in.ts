import { z } from 'zod';
import { clientNetwork } from '#kernel/client-network.ts';
import { type CustomerId, type OneTimeKey, parseOneTimeKey } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import { memoizeOnce } from '#kernel/memoize.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { newOneTimeKey, secretDigest } from '#shop/access';
import { findCredentials } from './customer.store.ts';
import { type Count, type Limits, networksOf } from './limits.ts';
import type { CustomerNeeds } from './needs.ts';
import type { CustomerRefusal } from './refusals.ts';
import { type Arrival, type NewSession, openSession } from './sessions.ts';
import { findToken, insertToken, spendToken } from './token.store.ts';
import { takeCode } from './two-factor.ts';

/** What was typed, and where from. */
export type SigningIn = Arrival & Readonly<{ email: string; password: string; address: string }>;

/** Signed in; or half way, until a code follows. */
export type Entry =
  | Readonly<{ step: 'signed-in'; session: NewSession }>
  | Readonly<{ step: 'code'; key: OneTimeKey }>;

/** How long somebody may look for their telephone. */
const SECOND_STEP_MS = 10 * MINUTE_MS;

const secondStep = z.object({ isRemembered: z.boolean() });

type EntryNeeds = Pick<CustomerNeeds, 'clock' | 'joinCart'>;
type Entering = { customerId: CustomerId; hasTwoFactor: boolean; arrival: Arrival };

/** After the first proof: in, or on to the second. */
export async function enter(
  needs: EntryNeeds,
  tx: Tx,
  { customerId, hasTwoFactor, arrival }: Entering,
): Promise<Entry> {
  if (!hasTwoFactor)
    return { step: 'signed-in', session: await openSession(needs, tx, { customerId, arrival }) };
  const key = newOneTimeKey();
  await insertToken(tx, {
    digest: secretDigest(key),
    kind: 'second-step',
    customerId,
    email: '',
    facts: { isRemembered: arrival.isRemembered },
    expiresAt: new Date(needs.clock().getTime() + SECOND_STEP_MS),
  });
  return { step: 'code', key };
}

/** By network and account, by network, and by account unless this network signed in to it before. */
async function countsOf(needs: CustomerNeeds, email: string, address: string): Promise<Count[]> {
  const isKnown = await networksOf(needs).has({ email, address });
  return [
    ['sign-in', `${clientNetwork(address)}|${email}`],
    ['sign-in-place', address],
    ...(isKnown ? [] : [['sign-in-account', email] satisfies Count]),
  ];
}

/**
 * Signs in by address and password. An unknown address costs the same work as a wrong password and is answered alike.
 *
 * Refusals: `customers.wrong-sign-in`, `customers.too-many`.
 * Source: SV-05
 */
export function signIn(needs: CustomerNeeds, limits: Limits) {
  const { db, passwords } = needs;
  const hashOfNobody = memoizeOnce(() => passwords.hash('nobody has this one'));
  return async ({
    email,
    password,
    address,
    ...arrival
  }: SigningIn): Promise<Outcome<Entry, CustomerRefusal>> => {
    const typed = email.trim();
    const counts = await countsOf(needs, typed, address);
    const seconds = await limits.take(counts);
    if (seconds !== null) return refuse({ code: 'customers.too-many', seconds });
    const nobodys = await hashOfNobody();
    const known = await findCredentials(db, { email: typed });
    const isRight = await passwords.matches(known?.passwordHash ?? nobodys, password);
    if (known === null || known.passwordHash === null || !isRight)
      return refuse({ code: 'customers.wrong-sign-in' });
    await limits.giveBack(counts);
    await networksOf(needs).remember({ email: typed, address });
    const { id: customerId, hasTwoFactor } = known;
    return done(
      await db.transaction().execute((tx) => enter(needs, tx, { customerId, hasTwoFactor, arrival })),
    );
  };
}

export type CodeTyped = Readonly<{ key: string; code: string; address: string }> &
  Omit<Arrival, 'isRemembered'>;

/**
 * The second proof: a code of the telephone, or one of the recovery codes.
 *
 * Refusals: `customers.wrong-code`, `customers.stale-link`, `customers.too-many`.
 */
export function signInByCode(needs: CustomerNeeds, limits: Limits) {
  const { db, clock } = needs;
  return async ({
    key,
    code,
    address,
    ...arrival
  }: CodeTyped): Promise<Outcome<NewSession, CustomerRefusal>> => {
    const parsed = parseOneTimeKey(key);
    const token = parsed === null ? null : await findToken(db, secretDigest(parsed), clock());
    if (token === null || token.kind !== 'second-step' || token.customerId === null)
      return refuse({ code: 'customers.stale-link' });
    const { customerId, digest } = token;
    const counts: Count[] = [
      ['code', String(customerId)],
      ['code-place', address],
    ];
    const seconds = await limits.take(counts);
    if (seconds !== null) return refuse({ code: 'customers.too-many', seconds });
    const { isRemembered } = secondStep.parse(token.facts);
    const session = await db.transaction().execute(async (tx) => {
      if (!(await takeCode(needs, tx, { customerId, code }))) return null;
      if (!(await spendToken(tx, digest, clock()))) return null;
      return openSession(needs, tx, { customerId, arrival: { ...arrival, isRemembered } });
    });
    if (session === null) return refuse({ code: 'customers.wrong-code' });
    await limits.giveBack(counts);
    return done(session);
  };
}
