import type { CustomerId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { toWesternDigits } from '#kernel/phone.ts';
import type { Tx } from '#platform/database/client.ts';
import type { CodeSetup } from '#platform/one-time-code.ts';
import { newRecoveryCodes, plainRecoveryCode } from '#shop/access';
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
type Typed = { customerId: CustomerId; code: string };

const SIX_DIGITS = /^\d{6}$/;

function recoveryDigest(
  { signature }: Pick<CustomerNeeds, 'signature'>,
  id: CustomerId,
  code: string,
): string {
  return signature.digest(`recovery|${id}|${plainRecoveryCode(code)}`);
}

function knownSecret({ seal }: CodeNeeds, kept: { sealed: string } | null): string | null {
  return kept === null ? null : seal.open(kept.sealed);
}

/** The time step of a code that is right now and was not taken before. */
function newStep(needs: CodeNeeds, kept: { sealed: string; step: number }, code: string) {
  const secret = knownSecret(needs, kept);
  const step = secret === null ? null : needs.codes.stepOf(secret, code, needs.clock());
  return step !== null && step > kept.step ? step : null;
}

/** Whether a code is right; it is used up by that. A code of the telephone is good once, too. */
export async function takeCode(needs: CodeNeeds, tx: Tx, { customerId, code }: Typed): Promise<boolean> {
  const kept = await lockSecret(tx, customerId);
  if (kept === null || !kept.isOn) return false;
  const digits = toWesternDigits(code).replace(/\s/g, '');
  if (!SIX_DIGITS.test(digits))
    return spendRecoveryCode(tx, customerId, {
      digest: recoveryDigest(needs, customerId, code),
      now: needs.clock(),
    });
  const step = newStep(needs, kept, digits);
  if (step === null) return false;
  await saveStep(tx, customerId, step);
  return true;
}

/**
 * The second factor: `prepare` makes a secret to scan, `turnOn` takes the first code and gives the recovery codes, `turnOff`
 * asks for the password.
 *
 * Refusals: `customers.wrong-code`, `customers.wrong-password`, `customers.too-many`.
 * Source: RO-04
 */
export function twoFactorFor(needs: CustomerNeeds, limits: Limits) {
  const { db, clock, codes, seal } = needs;
  return {
    /** A secret that counts from the first code on; asked again it is the same, until it counts. */
    prepare: (id: CustomerId, issuer: string): Promise<CodeSetup | null> =>
      db.transaction().execute(async (tx) => {
        const customer = await findCustomer(tx, id);
        const kept = await lockSecret(tx, id);
        if (customer === null || kept?.isOn) return null;
        const secret = knownSecret(needs, kept) ?? codes.newSecret();
        await saveSecret(tx, id, { sealed: seal.close(secret), onSince: null, step: 0 });
        return codes.setup(secret, { account: customer.email, issuer });
      }),
    /** @returns the recovery codes, shown this once */
    turnOn: async (id: CustomerId, code: string): Promise<Outcome<string[], CustomerRefusal>> => {
      const seconds = await limits.take([['code', String(id)]]);
      if (seconds !== null) return refuse({ code: 'customers.too-many', seconds });
      const recovery = await db.transaction().execute(async (tx) => {
        const kept = await lockSecret(tx, id);
        const step =
          kept === null || kept.isOn ? null : newStep(needs, kept, toWesternDigits(code).replace(/\s/g, ''));
        if (kept === null || step === null) return null;
        await saveSecret(tx, id, { sealed: kept.sealed, onSince: clock(), step });
        await noteEvent(tx, id, { kind: 'two-factor-on', actor: 'customer', at: clock() });
        return renewCodes(needs, tx, id);
      });
      if (recovery === null) return refuse({ code: 'customers.wrong-code' });
      await limits.giveBack([['code', String(id)]]);
      return done(recovery);
    },
    turnOff: async (id: CustomerId, password: string): Promise<Outcome<null, CustomerRefusal>> => {
      const wrong = await checkPassword(needs, limits, { id, password });
      if (wrong !== null) return refuse(wrong);
      await db.transaction().execute(async (tx) => {
        await saveSecret(tx, id, { sealed: null, onSince: null, step: 0 });
        await replaceRecoveryCodes(tx, id, []);
        await noteEvent(tx, id, { kind: 'two-factor-off', actor: 'customer', at: clock() });
      });
      return done(null);
    },
    /** Recovery codes that are left. */
    codesLeft: (id: CustomerId): Promise<number> => countRecoveryCodes(db, id),
  };
}

async function renewCodes(needs: CodeNeeds, tx: Tx, id: CustomerId): Promise<string[]> {
  const recovery = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    id,
    recovery.map((code) => recoveryDigest(needs, id, code)),
  );
  return recovery;
}
