import { createECDH, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSafeTargetCheck } from './public-fetch.ts';
import { createWebPush } from './web-push.ts';

const pushOf = (secret: string, loopback = false) =>
  createWebPush({
    secret,
    contact: async () => 'shop@example.com',
    publicFetch: async () => ({ ok: false, refusal: { code: 'unreachable' } }),
    isSafeTarget: createSafeTargetCheck({ loopback }),
  });

function subscriptionAt(endpoint: string, changed: { p256dh?: string; auth?: string } = {}) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  return { endpoint, p256dh, auth: randomBytes(16).toString('base64url'), ...changed };
}

it('the key is derived from the shop’s secret, so all processes have the same', () => {
  expect(pushOf('ember').publicKey).toBe(pushOf('ember').publicKey);
  expect(pushOf('ember').publicKey).not.toBe(pushOf('spark').publicKey);
  expect(Buffer.from(pushOf('ember').publicKey, 'base64url')).toHaveLength(65);
});

it.each([
  'http://push.example/x',
  'https://user:word@push.example/x',
  'https://10.0.0.1/x',
  'https://169.254.169.254/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://intranet/x',
  'ftp://push.example/x',
  'push.example',
  `https://push.example/${'x'.repeat(1000)}`,
])('SV-05 nothing is sent to %s', (endpoint) => {
  expect(pushOf('ember').accepts(subscriptionAt(endpoint))).toBe(false);
});

it('SV-05 only https on public hosts is accepted, loopback only on request', () => {
  expect(pushOf('ember').accepts(subscriptionAt('https://push.example/x'))).toBe(true);
  expect(pushOf('ember').accepts(subscriptionAt('https://93.184.215.14/x'))).toBe(true);
  expect(pushOf('ember', true).accepts(subscriptionAt('http://127.0.0.1:4000/x'))).toBe(true);
  expect(pushOf('ember', true).accepts(subscriptionAt('http://10.0.0.1/x'))).toBe(false);
});

it.each([
  { p256dh: '' },
  { p256dh: Buffer.alloc(65, 4).toString('base64url') },
  { p256dh: randomBytes(64).toString('base64url') },
  { auth: '' },
  { auth: randomBytes(15).toString('base64url') },
])('keys that cannot encrypt are refused: %o', (changed) => {
  expect(pushOf('ember').accepts(subscriptionAt('https://push.example/x', changed))).toBe(false);
});
