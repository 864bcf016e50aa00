import type { DbOrTx } from '#platform/database/client.ts';
import { ACCOUNT_KINDS, type AccountKind, type IdOf } from './account-kind.ts';
import { knownNetworks } from './actions/known-networks.ts';
import { limitsFor, limitTriesFor } from './actions/limits.ts';
import { passwordsFor } from './actions/passwords.ts';
import { secondFactorFor } from './actions/second-factor.ts';
import { sessionsFor } from './actions/sessions.ts';
import { signInFor } from './actions/sign-in.ts';
import { tokensFor } from './actions/tokens.ts';
import type { IdentityDeps } from './deps.ts';
import { newSecret, secretDigest } from './rules/secrets.ts';

/** How long a remembered browser stays signed in after it was last seen. */
export { type AccountKind, REMEMBER_ME_MS } from './account-kind.ts';
/** Signed in, or awaiting the second factor; a user who passed the first factor. */
export type { Entry, Proven } from './actions/sign-in.ts';
export type { IdentityDeps } from './deps.ts';
export type { IdentityRefusal } from './refusals.ts';
/** What a password must be. */
export { passwordProblem } from './rules/password-rule.ts';
/** A browser that is signed in. */
export type { Session } from './store/session.ts';
/** A one-time token. */
export type { Token } from './store/token.ts';

/**
 * Authentication for accounts of one kind. Customers and staff share it; their modules add roles, mails and profiles.
 *
 * `sessions` are of signed-in browsers; `tokens` are the one-time keys of links; `secondFactor` handles codes of an
 * authenticator app; `passwords` checks and stores passwords; `signIn` combines them; `limitTries` limits other
 * attempts of the module; `secrets` are those of programs; `close` removes the credentials of a closed account;
 * `forgetOld` deletes expired data.
 */
export function createIdentity<K extends AccountKind>(kind: K, deps: IdentityDeps) {
  const limits = limitsFor(kind, deps);
  const networks = knownNetworks(deps, ACCOUNT_KINDS[kind].realm);
  const sessions = sessionsFor(kind, deps);
  const tokens = tokensFor(kind, deps);
  const secondFactor = secondFactorFor(kind, deps, limits);
  return {
    sessions,
    tokens,
    secondFactor,
    passwords: passwordsFor(kind, deps, { limits, networks }),
    signIn: signInFor(kind, deps, { limits, networks, tokens, secondFactor }),
    limitTries: limitTriesFor(kind, deps),
    /** Secrets of programs: made, and as the database keeps them. */
    secrets: { make: newSecret, digest: secretDigest },
    close: async (tx: DbOrTx, { id, email }: { id: IdOf<K>; email: string }): Promise<void> => {
      await sessions.endAll(tx, id);
      await tokens.voidAll(tx, id);
      await secondFactor.turnOff(tx, id);
      await networks.forget(tx, email);
    },
    forgetOld: async (): Promise<void> => {
      await sessions.deleteExpired();
      await tokens.deleteExpired();
      await deps.tries.forgetOld();
      await networks.forgetOld();
    },
  };
}

export type Identity<K extends AccountKind> = ReturnType<typeof createIdentity<K>>;
