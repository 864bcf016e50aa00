import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '#platform/outward/web-push.ts';

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const KEY_AT = 21;

type Derived = Readonly<{ salt: Buffer; info: Buffer | string; bytes: number }>;

function derive(secret: Buffer, { salt, info, bytes }: Derived): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

/**
 * A browser with a subscription, which decrypts what it receives (RFC 8291, implemented from its text without a
 * library).
 */
export function aBrowser(origin: string) {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const path = `/push/${randomUUID()}`;
  const subscription: PushSubscription = {
    endpoint: origin + path,
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
  };
  function read(body: Buffer): Record<string, unknown> {
    const salt = body.subarray(0, SALT_BYTES);
    const keyEnd = KEY_AT + (body[KEY_AT - 1] ?? 0);
    const senders = body.subarray(KEY_AT, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senders]);
    const secret = derive(pair.computeSecret(senders), { salt: auth, info, bytes: 32 });
    const key = derive(secret, { salt, info: 'Content-Encoding: aes128gcm\0', bytes: 16 });
    const nonce = derive(secret, { salt, info: 'Content-Encoding: nonce\0', bytes: 12 });
    const opener = createDecipheriv('aes-128-gcm', key, nonce);
    const sealed = body.subarray(keyEnd);
    opener.setAuthTag(sealed.subarray(-TAG_BYTES));
    const padded = Buffer.concat([opener.update(sealed.subarray(0, -TAG_BYTES)), opener.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
  return { subscription, path, read };
}

export type PushCall = Readonly<{ path: string; headers: IncomingHttpHeaders; body: Buffer }>;

/** A push service; by default it accepts every message. */
export async function aPushService() {
  const calls: PushCall[] = [];
  const answer = { status: 201 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answer.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, calls, answer, close: () => server.close() };
}

/** The sender's claims (RFC 8292), once their signature is verified with the key that browsers subscribed with. */
export function readVapid(
  { authorization = '' }: IncomingHttpHeaders,
  publicKey: string,
): { aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: known, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (key !== publicKey || !isGenuine) throw new Error('signed by somebody else');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
