import type { Clock, Instant } from '#kernel/instant.ts';
import { toWesternDigits } from '#kernel/phone.ts';
import type { CodeSetup, OneTimeCodes } from '#platform/one-time-code.ts';
import type { Seal } from '#platform/seal.ts';
import type { Signature } from '#platform/signature.ts';
import { newRecoveryCodes, plainRecoveryCode } from './secrets.ts';

/** A sealed secret as it is kept; `step` is the last time step a code was taken of. */
export type KeptSecret = Readonly<{ sealed: string; step: number; isOn: boolean }>;

/** Where one person's secret and recovery codes are kept, within one transaction. */
export type SecretKeeper = Readonly<{
  /** Names the person in digests. */
  owner: string;
  /** Takes the secret for this transaction alone; null while there is none. */
  lock: () => Promise<KeptSecret | null>;
  save: (secret: { sealed: string | null; onSince: Instant | null; step: number }) => Promise<void>;
  saveStep: (step: number) => Promise<void>;
  replaceRecoveryCodes: (digests: readonly string[]) => Promise<void>;
  /** @returns whether there was such a code, unused until now */
  spendRecoveryCode: (digest: string) => Promise<boolean>;
}>;

type Needs = Readonly<{ clock: Clock; codes: OneTimeCodes; seal: Seal; signature: Signature }>;

const SIX_DIGITS = /^\d{6}$/;

/**
 * Codes of a telephone as a second proof, and recovery codes for the day it is lost. A code of either kind is good once.
 *
 * Source: RO-04
 */
export function secondFactor({ clock, codes, seal, signature }: Needs) {
  const digestOf = (owner: string, code: string) =>
    signature.digest(`recovery|${owner}|${plainRecoveryCode(code)}`);
  const secretOf = (kept: KeptSecret | null) => (kept === null ? null : seal.open(kept.sealed));
  const newStep = (kept: KeptSecret, code: string) => {
    const secret = secretOf(kept);
    const step = secret === null ? null : codes.stepOf(secret, code, clock());
    return step !== null && step > kept.step ? step : null;
  };
  return {
    /** Whether a code is right; it is used up by that. */
    take: async (keeper: SecretKeeper, code: string): Promise<boolean> => {
      const kept = await keeper.lock();
      if (kept === null || !kept.isOn) return false;
      const digits = toWesternDigits(code).replace(/\s/g, '');
      if (!SIX_DIGITS.test(digits)) return keeper.spendRecoveryCode(digestOf(keeper.owner, code));
      const step = newStep(kept, digits);
      if (step === null) return false;
      await keeper.saveStep(step);
      return true;
    },
    /** A secret that counts from the first code on; asked again it is the same, until it counts. Null when it does. */
    prepare: async (
      keeper: SecretKeeper,
      label: { account: string; issuer: string },
    ): Promise<CodeSetup | null> => {
      const kept = await keeper.lock();
      if (kept?.isOn) return null;
      const secret = secretOf(kept) ?? codes.newSecret();
      await keeper.save({ sealed: seal.close(secret), onSince: null, step: 0 });
      return codes.setup(secret, label);
    },
    /** @returns the recovery codes, shown this once; null when the code is wrong */
    turnOn: async (keeper: SecretKeeper, code: string): Promise<string[] | null> => {
      const kept = await keeper.lock();
      if (kept === null || kept.isOn) return null;
      const step = newStep(kept, toWesternDigits(code).replace(/\s/g, ''));
      if (step === null) return null;
      await keeper.save({ sealed: kept.sealed, onSince: clock(), step });
      const recovery = newRecoveryCodes();
      await keeper.replaceRecoveryCodes(recovery.map((one) => digestOf(keeper.owner, one)));
      return recovery;
    },
    turnOff: async (keeper: SecretKeeper): Promise<void> => {
      await keeper.save({ sealed: null, onSince: null, step: 0 });
      await keeper.replaceRecoveryCodes([]);
    },
  };
}
