import { toWesternDigits } from '#kernel/address/phone.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { CodeSetup } from '#platform/one-time-code.ts';
import { ACCOUNT_KINDS, type AccountKind, type IdOf } from '../account-kind.ts';
import type { IdentityDeps } from '../deps.ts';
import type { IdentityRefusal } from '../refusals.ts';
import { newRecoveryCodes, plainRecoveryCode } from '../rules/secrets.ts';
import { type StoredSecret, secondFactorStore } from '../store/second-factor.ts';
import type { AccountLimits } from './limits.ts';

const SIX_DIGITS = /^\d{6}$/;

/** Secrets and codes, however they were typed and are kept. */
function codesOf<K extends AccountKind>(kind: K, { clock, codes, seal, signature }: IdentityDeps) {
  const secretOf = (stored: StoredSecret | null) => (stored === null ? null : seal.open(stored.sealed));
  return {
    secretOf,
    recoveryDigest: (id: IdOf<K>, code: string) =>
      signature.digest(`recovery|${ACCOUNT_KINDS[kind].prefix}${id}|${plainRecoveryCode(code)}`),
    digitsOf: (code: string) => toWesternDigits(code).replace(/\s/g, ''),
    /** The time step of a code that is right and later than the last one taken. */
    newStep: (stored: StoredSecret, digits: string): number | null => {
      const secret = secretOf(stored);
      const step = secret === null ? null : codes.stepOf(secret, digits, clock());
      return step !== null && step > stored.step ? step : null;
    },
  };
}

/**
 * Codes of a telephone as a second factor, and recovery codes for the day it is lost. A code of either kind is good once.
 *
 * Source: RO-04
 */
export function secondFactorFor<K extends AccountKind>(
  kind: K,
  deps: IdentityDeps,
  limits: AccountLimits<K>,
) {
  const { db, clock, codes, seal } = deps;
  const store = secondFactorStore(kind);
  const { secretOf, recoveryDigest, digitsOf, newStep } = codesOf(kind, deps);
  const turnOn = async (tx: Tx, id: IdOf<K>, code: string): Promise<string[] | null> => {
    const stored = await store.lock(tx, id);
    const step = stored === null || stored.onSince !== null ? null : newStep(stored, digitsOf(code));
    if (stored === null || step === null) return null;
    await store.save(tx, id, { sealed: stored.sealed, onSince: clock(), step });
    const recovery = newRecoveryCodes();
    await store.replaceRecoveryCodes(
      tx,
      id,
      recovery.map((one) => recoveryDigest(id, one)),
    );
    return recovery;
  };
  return {
    /** Whether a code is right; it is used up by that. */
    take: async (tx: Tx, id: IdOf<K>, code: string): Promise<boolean> => {
      const stored = await store.lock(tx, id);
      if (stored === null || stored.onSince === null) return false;
      const digits = digitsOf(code);
      if (!SIX_DIGITS.test(digits))
        return store.spendRecoveryCode(tx, id, { digest: recoveryDigest(id, code), now: clock() });
      const step = newStep(stored, digits);
      if (step !== null) await store.save(tx, id, { ...stored, step });
      return step !== null;
    },
    /**
     * A secret that is active after its first code; until then, repeated calls return the same one. Null if it is
     * active.
     */
    prepare: (id: IdOf<K>, label: { account: string; issuer: string }): Promise<CodeSetup | null> =>
      db.transaction().execute(async (tx) => {
        const stored = await store.lock(tx, id);
        if (stored !== null && stored.onSince !== null) return null;
        const secret = secretOf(stored) ?? codes.newSecret();
        await store.save(tx, id, { sealed: seal.close(secret), onSince: null, step: 0 });
        return codes.setup(secret, label);
      }),
    /**
     * Takes the first code. Refusals: `.wrong-code`, `.too-many`.
     *
     * @param note runs in the same transaction
     * @returns the recovery codes, shown this once
     */
    turnOn: (
      id: IdOf<K>,
      code: string,
      note: (tx: Tx) => Promise<void> = async () => undefined,
    ): Promise<Outcome<string[], IdentityRefusal<K>>> =>
      limits.guard([['code', String(id)]], async () => {
        const recovery = await db.transaction().execute(async (tx) => {
          const made = await turnOn(tx, id, code);
          if (made !== null) await note(tx);
          return made;
        });
        return recovery === null ? refuse({ code: `${kind}.wrong-code` as const }) : done(recovery);
      }),
    turnOff: async (tx: DbOrTx, id: IdOf<K>): Promise<void> => {
      await store.save(tx, id, { sealed: null, onSince: null, step: 0 });
      await store.replaceRecoveryCodes(tx, id, []);
    },
    /** Recovery codes that are left. */
    codesLeft: (id: IdOf<K>): Promise<number> => store.countRecoveryCodes(db, id),
  };
}
