import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { OneTimeCodes } from '#platform/one-time-code.ts';
import type { Passwords } from '#platform/password.ts';
import type { TryLimits } from '#platform/rate-limits/limit-tries.ts';
import type { Seal } from '#platform/seal.ts';
import type { Signature } from '#platform/signature.ts';

export type IdentityDeps = Readonly<{
  db: Db;
  clock: Clock;
  signature: Signature;
  tries: TryLimits;
  seal: Seal;
  passwords: Passwords;
  codes: OneTimeCodes;
}>;
