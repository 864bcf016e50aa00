import type { CustomerId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { CodeSetup } from '#platform/one-time-code.ts';
import { type SecretKeeper, secondFactor } from '#shop/access';
import { findCustomer, noteEvent } from './customer.store.ts';
import type { Limits } from './limits.ts';
import type { CustomerNeeds } from './needs.ts';
import { checkPassword } from './password.ts';
import type { CustomerRefusal } from './refusals.ts';
import {
  countRecoveryCodes,
  lockSecret,
  replaceRecoveryCodes,
  saveSecret,
  saveStep,
  spendRecoveryCode,
} from './two-factor.store.ts';

type CodeNeeds = Pick<CustomerNeeds, 'clock' | 'codes' | 'seal' | 'signature'>;

function keeperOf({ clock }: CodeNeeds, tx: Tx, id: CustomerId): SecretKeeper {
  return {
    owner: String(id),
    lock: () => lockSecret(tx, id),
    save: (secret) => saveSecret(tx, id, secret),
    saveStep: (step) => saveStep(tx, id, step),
    replaceRecoveryCodes: (digests) => replaceRecoveryCodes(tx, id, digests),
    spendRecoveryCode: (digest) => spendRecoveryCode(tx, id, { digest, now: clock() }),
  };
}

/** Whether a code is right; it is used up by that. A code of the telephone is good once, too. */
export function takeCode(
  needs: CodeNeeds,
  tx: Tx,
  { customerId, code }: { customerId: CustomerId; code: string },
): Promise<boolean> {
  return secondFactor(needs).take(keeperOf(needs, tx, customerId), code);
}

/**
 * The second factor: `prepare` makes a secret to scan, `turnOn` takes the first code and gives the recovery codes, `turnOff`
 * asks for the password.
 *
 * Refusals: `customers.wrong-code`, `customers.wrong-password`, `customers.too-many`.
 * Source: RO-04
 */
export function twoFactorFor(needs: CustomerNeeds, limits: Limits) {
  const { db, clock } = needs;
  const factor = secondFactor(needs);
  return {
    /** A secret that counts from the first code on; asked again it is the same, until it counts. */
    prepare: (id: CustomerId, issuer: string): Promise<CodeSetup | null> =>
      db.transaction().execute(async (tx) => {
        const customer = await findCustomer(tx, id);
        return customer === null
          ? null
          : factor.prepare(keeperOf(needs, tx, id), { account: customer.email, issuer });
      }),
    /** @returns the recovery codes, shown this once */
    turnOn: async (id: CustomerId, code: string): Promise<Outcome<string[], CustomerRefusal>> => {
      const seconds = await limits.take([['code', String(id)]]);
      if (seconds !== null) return refuse({ code: 'customers.too-many', seconds });
      const recovery = await db.transaction().execute(async (tx) => {
        const codes = await factor.turnOn(keeperOf(needs, tx, id), code);
        if (codes !== null)
          await noteEvent(tx, id, { kind: 'two-factor-on', actor: 'customer', at: clock() });
        return codes;
      });
      if (recovery === null) return refuse({ code: 'customers.wrong-code' });
      await limits.giveBack([['code', String(id)]]);
      return done(recovery);
    },
    turnOff: async (id: CustomerId, password: string): Promise<Outcome<null, CustomerRefusal>> => {
      const wrong = await checkPassword(needs, limits, { id, password });
      if (wrong !== null) return refuse(wrong);
      await db.transaction().execute(async (tx) => {
        await factor.turnOff(keeperOf(needs, tx, id));
        await noteEvent(tx, id, { kind: 'two-factor-off', actor: 'customer', at: clock() });
      });
      return done(null);
    },
    /** Recovery codes that are left. */
    codesLeft: (id: CustomerId): Promise<number> => countRecoveryCodes(db, id),
  };
}
