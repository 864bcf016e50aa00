import type { OneTimeKey } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import { memoizeOnce } from '#kernel/memoize.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { clientNetwork } from '#kernel/web/client-network.ts';
import type { Tx } from '#platform/database/client.ts';
import type { AccountKind, IdOf } from '../account-kind.ts';
import type { IdentityDeps } from '../deps.ts';
import type { IdentityRefusal } from '../refusals.ts';
import { credentialStore } from '../store/credentials.ts';
import type { KnownNetworks } from './known-networks.ts';
import type { AccountLimits } from './limits.ts';
import type { secondFactorFor } from './second-factor.ts';
import type { Tokens } from './tokens.ts';

/** How long the second step of a sign-in may take. */
const SECOND_STEP_MS = 10 * MINUTE_MS;

/** The result of a sign-in step: signed in with session values for the browser, or a two-factor code is required. */
export type Entry<Session extends object> =
  | (Readonly<{ step: 'signed-in' }> & Readonly<Session>)
  | Readonly<{ step: 'code'; key: OneTimeKey }>;

/** Who has shown the first factor, and whether the second has to follow. */
export type Proven<K extends AccountKind> = Readonly<{ id: IdOf<K>; hasSecondFactor: boolean }>;

type Parts<K extends AccountKind> = Readonly<{
  limits: AccountLimits<K>;
  networks: KnownNetworks;
  tokens: Tokens<K>;
  secondFactor: ReturnType<typeof secondFactorFor<K>>;
}>;

/**
 * Signs in by address and password. An unknown address costs the same work as a wrong password and is answered alike.
 * Tries are counted by network and account, by network, and by account unless this network signed in to it before.
 */
function byPasswordFor<K extends AccountKind>(
  kind: K,
  { db, passwords }: IdentityDeps,
  { limits, networks }: Parts<K>,
) {
  const credentials = credentialStore(kind);
  const hashOfNobody = memoizeOnce(() => passwords.hash('nobody has this one'));
  return async (typed: {
    email: string;
    password: string;
    address: string;
  }): Promise<Outcome<Proven<K>, IdentityRefusal<K>>> => {
    const { password, address } = typed;
    const email = typed.email.trim();
    const isKnown = await networks.has({ email, address });
    const ofAccount = isKnown ? [] : [['sign-in-account', email] as const];
    return limits.guard(
      [['sign-in', `${clientNetwork(address)}|${email}`], ['sign-in-place', address], ...ofAccount],
      async () => {
        const nobodys = await hashOfNobody();
        const known = await credentials.find(db, { email });
        const isRight = await passwords.matches(known?.passwordHash ?? nobodys, password);
        if (known === null || known.passwordHash === null || !isRight)
          return refuse({ code: `${kind}.wrong-sign-in` as const });
        await networks.remember({ email, address });
        return done({ id: known.id, hasSecondFactor: known.hasSecondFactor });
      },
    );
  };
}

/**
 * Signing in: by password, then by a code of the telephone or a recovery code where an account has a second factor.
 *
 * Refusals: `.wrong-sign-in`, `.wrong-code`, `.stale-link`, `.too-many`.
 * Source: RO-04, SV-05
 */
export function signInFor<K extends AccountKind>(kind: K, deps: IdentityDeps, parts: Parts<K>) {
  const { limits, tokens, secondFactor } = parts;
  return {
    byPassword: byPasswordFor(kind, deps, parts),
    /** After the first factor: signs in, or asks for the second. @param facts values that `byCode` gets back */
    enter: async <Session extends object>(
      tx: Tx,
      { id, hasSecondFactor, facts = null }: Proven<K> & { facts?: string | null },
      open: () => Promise<Session>,
    ): Promise<Entry<Session>> => {
      if (!hasSecondFactor) return { step: 'signed-in', ...(await open()) };
      const token = { kind: 'second-step', owner: id, facts, lifetimeMs: SECOND_STEP_MS } as const;
      return { step: 'code', key: await tokens.issue(tx, token) };
    },
    /** @param open signs the browser in, within the transaction that used the code and the key up */
    byCode: async <Opened>(
      { key, code, address }: { key: string; code: string; address: string },
      open: (tx: Tx, who: { id: IdOf<K>; facts: unknown }) => Promise<Opened>,
    ): Promise<Outcome<Opened, IdentityRefusal<K>>> => {
      const token = await tokens.find(key, ['second-step']);
      if (token === null || token.owner === null) return refuse({ code: `${kind}.stale-link` as const });
      const { owner: id, facts } = token;
      return limits.guard(
        [
          ['code', String(id)],
          ['code-place', address],
        ],
        () =>
          deps.db.transaction().execute(async (tx) => {
            const isRight = (await secondFactor.take(tx, id, code)) && (await tokens.redeem(tx, token));
            return isRight
              ? done(await open(tx, { id, facts }))
              : refuse({ code: `${kind}.wrong-code` as const });
          }),
      );
    },
  };
}
