import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Instant, MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';

/** Allowed clock difference and message age. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/** A signature that does not fit, or that is too old to be new. */
export type SignatureFault = 'wrong' | 'stale';

function digestOf(secret: string, seconds: number, body: Buffer | string): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}

/** The header of a webhook: timestamp, and a digest of timestamp and raw body. */
export function signBody(body: string, { secret, now }: { secret: string; now: Instant }): string {
  const seconds = Math.floor(now.getTime() / SECOND_MS);
  return `t=${seconds},v1=${digestOf(secret, seconds, body)}`;
}

/** @returns why a signature is rejected, or null when it is valid */
export function checkSignature(
  body: Buffer,
  header: string | string[] | undefined,
  { secret, now }: { secret: string; now: Instant },
): SignatureFault | null {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '');
  if (match === null) return 'wrong';
  const seconds = Number(match[1]);
  const [given, expected] = [Buffer.from(match[2] ?? ''), Buffer.from(digestOf(secret, seconds, body))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
  return Math.abs(now.getTime() - seconds * SECOND_MS) <= TOLERANCE_MS ? null : 'stale';
}
