import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { OneTimeKey, SessionToken } from '#kernel/ids.ts';

const SECRET_BYTES = 32;

/** A secret of 32 random bytes. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export function newSessionToken(): SessionToken {
  return newSecret() as SessionToken;
}

export function newOneTimeKey(): OneTimeKey {
  return newSecret() as OneTimeKey;
}

/** The stored digest of a secret; the database alone does not reveal it. */
export function secretDigest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Letters and digits that look different from each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;
const RECOVERY_CODES = 10;

function newRecoveryCode(): string {
  const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${half()}-${half()}`;
}

/** Ten recovery codes for a lost device, each valid once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

/** Normalises a typed recovery code. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}
