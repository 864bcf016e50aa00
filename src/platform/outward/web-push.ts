import { createECDH, createHash } from 'node:crypto';
import webPush from 'web-push';
import { SECOND_MS } from '#kernel/instant.ts';
import type { IsSafeTarget, PublicFetch } from './public-fetch.ts';

/** A browser's push endpoint, and the keys for encrypting messages to it. */
export type PushSubscription = Readonly<{ endpoint: string; p256dh: string; auth: string }>;

/** How soon a device shall be woken, and how long a push service keeps a message for one that is off. */
export type PushDelivery = Readonly<{ urgency: 'low' | 'normal' | 'high'; ttlSeconds: number }>;

/** `gone`: the browser no longer has the subscription. */
export type PushResult = Readonly<{ state: 'sent' | 'gone' } | { state: 'failed'; reason: string }>;

export type WebPush = Readonly<{
  /** What browsers subscribe with: only who has the private half can send to them. */
  publicKey: string;
  /** Whether messages can be encrypted for a subscription, and its endpoint is https on a public host. */
  accepts: (subscription: PushSubscription) => boolean;
  send: (subscription: PushSubscription, payload: string, delivery: PushDelivery) => Promise<PushResult>;
}>;

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
export const LONGEST_ENDPOINT = 1000;
const TIMEOUT_MS = 5 * SECOND_MS;
const MOST_BYTES = 16 * 1024;
const GONE = [404, 410];

/** A key pair of a curve from a secret: the same secret gives the same pair, so that it need not be stored. */
function keysFrom(secret: string): { publicKey: string; privateKey: string } {
  for (let round = 0; ; round += 1) {
    const candidate = createHash('sha256').update(`web-push|${round}|${secret}`).digest();
    const pair = createECDH(CURVE);
    try {
      pair.setPrivateKey(candidate);
    } catch {
      // One number in four billion exceeds the order of the curve.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: candidate.toString('base64url') };
  }
}

function hasUsableKeys({ p256dh, auth }: PushSubscription): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/**
 * Web Push (RFC 8030) with encrypted payloads (RFC 8291) and the shop's VAPID key (RFC 8292), which comes from the shop's
 * secret.
 *
 * @param contact the email that push services write to when something is wrong
 */
export function createWebPush({
  secret,
  contact,
  publicFetch,
  isSafeTarget,
}: {
  secret: string;
  contact: () => Promise<string>;
  publicFetch: PublicFetch;
  isSafeTarget: IsSafeTarget;
}): WebPush {
  const keys = keysFrom(secret);
  return {
    publicKey: keys.publicKey,
    accepts: (subscription) =>
      subscription.endpoint.length <= LONGEST_ENDPOINT &&
      isSafeTarget(subscription.endpoint) &&
      hasUsableKeys(subscription),
    send: async ({ endpoint, p256dh, auth }, payload, { urgency, ttlSeconds }) => {
      const vapidDetails = { ...keys, subject: `mailto:${await contact()}` };
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { vapidDetails, urgency, TTL: ttlSeconds, contentEncoding: 'aes128gcm' },
      );
      const result = await publicFetch({
        url: endpoint,
        ...(body === undefined ? {} : { body }),
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        ...{ timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES, isSecret: true },
      });
      if (!result.ok) return { state: 'failed', reason: result.refusal.code };
      const { status } = result.value;
      if (status >= 200 && status < 300) return { state: 'sent' };
      return GONE.includes(status) ? { state: 'gone' } : { state: 'failed', reason: `status ${status}` };
    },
  };
}
