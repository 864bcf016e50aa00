import { oneTimeCodes } from '#platform/one-time-code.ts';
import { sealWith } from '#platform/seal.ts';
import { signatureWith } from '#platform/signature.ts';
import { createStaff } from '#shop/staff';
import type { ComposeNeeds } from './compose.ts';

/** Who works for the shop. */
export function composeStaff({ db, clock, secret, passwords }: ComposeNeeds) {
  const signature = signatureWith(secret);
  return createStaff({ db, clock, signature, seal: sealWith(secret), passwords, codes: oneTimeCodes });
}
