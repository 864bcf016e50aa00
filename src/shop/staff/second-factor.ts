import type { StaffId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { CodeSetup } from '#platform/one-time-code.ts';
import { type SecretKeeper, secondFactor } from '#shop/access';
import type { Count, Limits } from './limits.ts';
import {
  findMember,
  lockSecret,
  replaceRecoveryCodes,
  saveSecret,
  saveStep,
  spendRecoveryCode,
} from './member.store.ts';
import type { StaffNeeds } from './needs.ts';
import type { StaffRefusal } from './refusals.ts';

/** Where somebody's secret and recovery codes are kept. */
export function keeperOf({ clock }: Pick<StaffNeeds, 'clock'>, tx: Tx, id: StaffId): SecretKeeper {
  return {
    owner: `staff-${id}`,
    lock: () => lockSecret(tx, id),
    save: (secret) => saveSecret(tx, id, secret),
    saveStep: (step) => saveStep(tx, id, step),
    replaceRecoveryCodes: (digests) => replaceRecoveryCodes(tx, id, digests),
    spendRecoveryCode: (digest) => spendRecoveryCode(tx, id, { digest, now: clock() }),
  };
}

/**
 * The second factor of staff: `prepare` makes a secret to scan, `turnOn` takes the first code and gives the recovery codes,
 * `reset` is for who has lost telephone and codes and was recognised otherwise.
 *
 * Refusals: `staff.wrong-code`, `staff.too-many`.
 * Source: RO-04
 */
export function secondFactorFor(needs: StaffNeeds, limits: Limits) {
  const { db } = needs;
  const factor = secondFactor(needs);
  return {
    /** A secret that counts from the first code on; asked again it is the same, until it counts. */
    prepare: (id: StaffId, issuer: string): Promise<CodeSetup | null> =>
      db.transaction().execute(async (tx) => {
        const member = await findMember(tx, id);
        if (member === null) return null;
        return factor.prepare(keeperOf(needs, tx, id), { account: member.email, issuer });
      }),
    /** @returns the recovery codes, shown this once */
    turnOn: async (id: StaffId, code: string): Promise<Outcome<string[], StaffRefusal>> => {
      const counts: Count[] = [['staff-code', String(id)]];
      const seconds = await limits.take(counts);
      if (seconds !== null) return refuse({ code: 'staff.too-many', seconds });
      const recovery = await db.transaction().execute((tx) => factor.turnOn(keeperOf(needs, tx, id), code));
      if (recovery === null) return refuse({ code: 'staff.wrong-code' });
      await limits.giveBack(counts);
      return done(recovery);
    },
    reset: (id: StaffId): Promise<void> =>
      db.transaction().execute((tx) => factor.turnOff(keeperOf(needs, tx, id))),
  };
}
