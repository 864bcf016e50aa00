import type { SignedIn } from '#shop/staff';
import { checkNonce, makeNonce } from './nonce.ts';

const ACTION = 'wp_rest';

type Facts = Readonly<{ signedIn: SignedIn; secret: string; nowMs: number }>;

const ownerOf = ({ session }: SignedIn) => `staff ${session.id}`;

/** The token that a member's editor sends as `X-WP-Nonce`. Source: spec §7 call 6; GF-17 */
export function makeRestNonce({ signedIn, secret, nowMs }: Facts): string {
  return makeNonce({ action: ACTION, owner: ownerOf(signedIn), secret, nowMs });
}

/** Whether a token was made for this session of a member. */
export function isRestNonce(nonce: unknown, { signedIn, secret, nowMs }: Facts): boolean {
  const facts = { action: ACTION, owner: ownerOf(signedIn), secret, nowMs };
  return typeof nonce === 'string' && checkNonce(nonce, facts);
}
