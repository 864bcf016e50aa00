import { oneTimeCodes } from '#platform/one-time-code.ts';
import { tryLimits } from '#platform/rate-limits/limit-tries.ts';
import { sealWith } from '#platform/seal.ts';
import { signatureWith } from '#platform/signature.ts';
import { type AccountKind, createIdentity } from '#shop/identity';
import type { ComposeDeps } from './deps.ts';

export type IdentityParts = Pick<ComposeDeps, 'db' | 'clock' | 'secret' | 'passwords'>;

/** What accounts of one kind prove themselves by. */
export function composeIdentity<K extends AccountKind>(
  kind: K,
  { db, clock, secret, passwords }: IdentityParts,
) {
  const signature = signatureWith(secret);
  return createIdentity(kind, {
    db,
    clock,
    signature,
    tries: tryLimits({ db, clock, signature }),
    seal: sealWith(secret),
    passwords,
    codes: oneTimeCodes,
  });
}
