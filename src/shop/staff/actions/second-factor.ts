import type { StaffId } from '#kernel/ids.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { CodeSetup } from '#platform/one-time-code.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffRefusal } from '../refusals.ts';
import { findMember } from '../store/member.ts';

/**
 * The second factor of staff: `prepare` creates a secret to scan, `turnOn` checks the first code and returns recovery
 * codes.
 *
 * Refusals: `staff.wrong-code`, `staff.too-many`.
 * Source: RO-04
 */
export function secondFactorFor({ db, identity: { secondFactor } }: StaffDeps) {
  return {
    /** A secret that is active after its first code; until then, repeated calls return the same one. */
    prepare: async (id: StaffId, issuer: string): Promise<CodeSetup | null> => {
      const member = await findMember(db, id);
      return member === null ? null : secondFactor.prepare(id, { account: member.email, issuer });
    },
    /** @returns the recovery codes, shown this once */
    turnOn: (id: StaffId, code: string): Promise<Outcome<string[], StaffRefusal>> =>
      secondFactor.turnOn(id, code),
  };
}
