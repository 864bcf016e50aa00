import { randomUUID } from 'node:crypto';
import { HOUR_MS, type Instant } from '#kernel/instant.ts';
import { clientNetwork } from '#kernel/web/client-network.ts';
import type { Db } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import type { ThrottleRefusal } from '../refusals.ts';
import { checkAge, checkRate, MOST_PER_HOUR } from '../rules/throttle.ts';
import { recentEntries } from '../store/entries.ts';

const PREFIX = 'form|';

/** A signed token of one opened page, with the time. */
export function signToken(signature: Signature, now: Instant): string {
  return signature.sign(`${PREFIX}${now.getTime()}|${randomUUID()}`);
}

function handedOutAt(signature: Signature, token: string): Instant | null {
  const text = signature.read(token);
  return text?.startsWith(PREFIX) ? new Date(Number(text.slice(PREFIX.length).split('|')[0])) : null;
}

/** The network a message comes from, for the limit alone. */
export function senderOf(signature: Signature, address: string): string {
  return signature.digest(`sender|${clientNetwork(address)}`);
}

/**
 * Whether a message is accepted now: its form was open for a while, and few came from its network.
 *
 * @returns why not, or null
 */
export async function refuseSender(
  { db, signature }: { db: Db; signature: Signature },
  { token, sender }: { token: string; sender: string },
  now: Instant,
): Promise<ThrottleRefusal | null> {
  const early = checkAge(handedOutAt(signature, token), now);
  if (early !== null) return early;
  const since = new Date(now.getTime() - HOUR_MS);
  return checkRate(await recentEntries(db, { sender, since, limit: MOST_PER_HOUR }), now);
}
