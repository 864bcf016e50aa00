import { checkNonce } from '../nonce.ts';
import type { FormCall } from './cart-parameters.ts';

/** Whether a link carries the nonce that was printed for this visitor, to do this. */
export function isOwnLink(
  { fields, needs }: FormCall,
  { action, owner }: { action: string; owner: string | null },
): boolean {
  const facts = { action, owner: owner ?? '', secret: needs.secret, nowMs: Date.now() };
  return checkNonce(fields.get('_wpnonce') ?? '', facts);
}
