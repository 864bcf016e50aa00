import type { CustomerId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { CodeSetup } from '#platform/one-time-code.ts';
import type { CustomerDeps } from '../deps.ts';
import type { CustomerRefusal } from '../refusals.ts';
import { findCustomer, noteEvent } from '../store/customer.ts';

/**
 * The second factor: `prepare` creates a secret to scan, `turnOn` checks the first code and returns recovery codes,
 * `turnOff` requires the password.
 *
 * Refusals: `customers.wrong-code`, `customers.wrong-password`, `customers.too-many`.
 * Source: RO-04
 */
export function twoFactorFor({ db, clock, identity }: CustomerDeps) {
  const { secondFactor, passwords } = identity;
  return {
    /** A secret that is active after its first code; until then, repeated calls return the same one. */
    prepare: async (id: CustomerId, issuer: string): Promise<CodeSetup | null> => {
      const customer = await findCustomer(db, id);
      return customer === null ? null : secondFactor.prepare(id, { account: customer.email, issuer });
    },
    /** @returns the recovery codes, shown this once */
    turnOn: (id: CustomerId, code: string): Promise<Outcome<string[], CustomerRefusal>> =>
      secondFactor.turnOn(id, code, (tx) =>
        noteEvent(tx, id, { kind: 'two-factor-on', actor: 'customer', at: clock() }),
      ),
    turnOff: async (id: CustomerId, password: string): Promise<Outcome<null, CustomerRefusal>> => {
      const wrong = await passwords.check(id, password);
      if (wrong !== null) return refuse(wrong);
      await db.transaction().execute(async (tx) => {
        await secondFactor.turnOff(tx, id);
        await noteEvent(tx, id, { kind: 'two-factor-off', actor: 'customer', at: clock() });
      });
      return done(null);
    },
    codesLeft: secondFactor.codesLeft,
  };
}
