import { checkNonce } from '../guards/nonce.ts';
import type { FormCall } from './form-call.ts';

/** Whether a link carries a valid nonce of this visitor for this effect. */
export function hasValidNonce(
  { fields, deps }: FormCall,
  { action, owner }: { action: string; owner: string | null },
): boolean {
  const facts = { action, owner: owner ?? '', secret: deps.secret, nowMs: Date.now() };
  return checkNonce(fields.get('_wpnonce') ?? '', facts);
}
