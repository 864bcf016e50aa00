import { z } from 'zod';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { Entry as EntryWith, Proven } from '#shop/identity';
import type { CustomerDeps } from '../deps.ts';
import type { CustomerRefusal, Problems } from '../refusals.ts';
import { type Arrival, type NewSession, openSession } from './sessions.ts';

/** What was typed, and where from. */
export type SigningIn = Arrival & Readonly<{ email: string; password: string; address: string }>;

/** Signed in; or half way, until a code follows. */
export type Entry = EntryWith<{ session: NewSession }>;

const secondStep = z.object({ isRemembered: z.boolean() });

/** After the first proof: in, or on to the second. */
export function enter(
  deps: CustomerDeps,
  tx: Tx,
  { arrival, ...proven }: Proven<'customers'> & { arrival: Arrival },
): Promise<Entry> {
  const facts = JSON.stringify({ isRemembered: arrival.isRemembered } satisfies z.infer<typeof secondStep>);
  return deps.identity.signIn.enter(tx, { ...proven, facts }, async () => ({
    session: await openSession(deps, tx, { customerId: proven.id, arrival }),
  }));
}

/** The problems of empty fields. */
function missingOf({ email, password }: Pick<SigningIn, 'email' | 'password'>): Problems {
  return {
    ...(email.trim() === '' ? { username: 'email-missing' } : {}),
    ...(password === '' ? { password: 'password-missing' } : {}),
  };
}

/**
 * Signs in by address and password.
 *
 * Refusals: `customers.wrong-fields`, `customers.wrong-sign-in`, `customers.too-many`.
 * Source: SV-05
 */
export function signIn(deps: CustomerDeps) {
  return async (typed: SigningIn): Promise<Outcome<Entry, CustomerRefusal>> => {
    const problems = missingOf(typed);
    if (Object.keys(problems).length > 0) return refuse({ code: 'customers.wrong-fields', problems });
    const proven = await deps.identity.signIn.byPassword(typed);
    if (!proven.ok) return proven;
    const entering = { ...proven.value, arrival: typed };
    return done(await deps.db.transaction().execute((tx) => enter(deps, tx, entering)));
  };
}

export type CodeTyped = Readonly<{ key: string; code: string; address: string }> &
  Omit<Arrival, 'isRemembered'>;

/**
 * The second proof: a code of the telephone, or one of the recovery codes.
 *
 * Refusals: `customers.wrong-code`, `customers.stale-link`, `customers.too-many`.
 */
export function signInByCode(deps: CustomerDeps) {
  return (typed: CodeTyped): Promise<Outcome<NewSession, CustomerRefusal>> =>
    deps.identity.signIn.byCode(typed, (tx, { id: customerId, facts }) => {
      const { isRemembered } = secondStep.parse(facts);
      return openSession(deps, tx, { customerId, arrival: { ...typed, isRemembered } });
    });
}
