import { clientNetwork } from '#kernel/client-network.ts';
import { type OneTimeKey, parseOneTimeKey, type SessionToken, type StaffId } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import { memoizeOnce } from '#kernel/memoize.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { newOneTimeKey, secondFactor, secretDigest } from '#shop/access';
import { type Count, type Limits, networksOf } from './limits.ts';
import { findCredentials } from './member.store.ts';
import type { StaffNeeds } from './needs.ts';
import type { StaffRefusal } from './refusals.ts';
import { keeperOf } from './second-factor.ts';
import { openSession } from './sessions.ts';
import { findToken, insertToken, spendToken } from './token.store.ts';

/** How long somebody may look for their telephone. */
const SECOND_STEP_MS = 10 * MINUTE_MS;

/** What was typed, in which browser, and from where. */
export type SigningIn = Readonly<{ email: string; password: string; agent: string; address: string }>;

/** Signed in; or half way, until a code follows. */
export type Entry =
  | Readonly<{ step: 'signed-in'; token: SessionToken }>
  | Readonly<{ step: 'code'; key: OneTimeKey }>;

async function askForCode({ clock }: StaffNeeds, tx: Tx, staffId: StaffId): Promise<OneTimeKey> {
  const key = newOneTimeKey();
  const expiresAt = new Date(clock().getTime() + SECOND_STEP_MS);
  await insertToken(tx, {
    digest: secretDigest(key),
    kind: 'second-step',
    staffId,
    email: '',
    role: null,
    expiresAt,
  });
  return key;
}

/** By network and account, by network, and by account unless this network signed in to it before. */
async function countsOf(needs: StaffNeeds, email: string, address: string): Promise<Count[]> {
  const isKnown = await networksOf(needs).has({ email, address });
  return [
    ['staff-sign-in', `${clientNetwork(address)}|${email}`],
    ['staff-sign-in-place', address],
    ...(isKnown ? [] : [['staff-sign-in-account', email] satisfies Count]),
  ];
}

/**
 * Signs in by address and password. An unknown address costs the same work as a wrong password and is answered alike.
 *
 * Refusals: `staff.wrong-sign-in`, `staff.too-many`.
 * Source: RO-04, SV-05
 */
export function signIn(needs: StaffNeeds, limits: Limits) {
  const { db, passwords } = needs;
  const hashOfNobody = memoizeOnce(() => passwords.hash('nobody has this one'));
  return async ({ email, password, address, agent }: SigningIn): Promise<Outcome<Entry, StaffRefusal>> => {
    const typed = email.trim();
    const counts = await countsOf(needs, typed, address);
    const seconds = await limits.take(counts);
    if (seconds !== null) return refuse({ code: 'staff.too-many', seconds });
    const nobodys = await hashOfNobody();
    const known = await findCredentials(db, { email: typed });
    const isRight = await passwords.matches(known?.passwordHash ?? nobodys, password);
    if (known === null || !isRight) return refuse({ code: 'staff.wrong-sign-in' });
    await limits.giveBack(counts);
    await networksOf(needs).remember({ email: typed, address });
    return db
      .transaction()
      .execute(async (tx) =>
        done<Entry>(
          known.hasSecondFactor
            ? { step: 'code', key: await askForCode(needs, tx, known.id) }
            : { step: 'signed-in', token: await openSession(needs, tx, { staffId: known.id, agent }) },
        ),
      );
  };
}

/**
 * The second proof: a code of the telephone, or one of the recovery codes.
 *
 * Refusals: `staff.wrong-code`, `staff.stale-link`, `staff.too-many`.
 */
export function signInByCode(needs: StaffNeeds, limits: Limits) {
  const { db, clock } = needs;
  const factor = secondFactor(needs);
  return async ({
    key,
    code,
    agent,
    address,
  }: {
    key: string;
    code: string;
    agent: string;
    address: string;
  }): Promise<Outcome<SessionToken, StaffRefusal>> => {
    const parsed = parseOneTimeKey(key);
    const token = parsed === null ? null : await findToken(db, secretDigest(parsed), clock());
    if (token?.kind !== 'second-step' || token.staffId === null) return refuse({ code: 'staff.stale-link' });
    const { staffId, digest } = token;
    const counts: Count[] = [
      ['staff-code', String(staffId)],
      ['staff-code-place', address],
    ];
    const seconds = await limits.take(counts);
    if (seconds !== null) return refuse({ code: 'staff.too-many', seconds });
    const session = await db.transaction().execute(async (tx) => {
      if (!(await factor.take(keeperOf(needs, tx, staffId), code))) return null;
      if (!(await spendToken(tx, digest, clock()))) return null;
      return openSession(needs, tx, { staffId, agent });
    });
    if (session === null) return refuse({ code: 'staff.wrong-code' });
    await limits.giveBack(counts);
    return done(session);
  };
}
