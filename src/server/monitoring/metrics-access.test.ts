import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { parseTrustedProxies, trustFunction } from '#platform/trusted-proxies.ts';
import { mayReadMetrics } from './metrics-access.ts';

function mayRead(caller: {
  from: string;
  headers?: Record<string, string>;
  trustProxy?: string;
  token?: string;
}) {
  const app = Fastify({ trustProxy: trustFunction(parseTrustedProxies(caller.trustProxy ?? '0') ?? null) });
  app.get('/', async (request) => mayReadMetrics(request, caller.token ?? null));
  return app
    .inject({ url: '/', remoteAddress: caller.from, headers: caller.headers ?? {} })
    .then((one) => one.json());
}

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', async (from) => {
  expect(await mayRead({ from })).toBe(true);
});

it('another machine may not read them, and no token is valid if none is set', async () => {
  expect(await mayRead({ from: '10.0.0.9' })).toBe(false);
  expect(await mayRead({ from: '10.0.0.9', headers: { authorization: 'Bearer null' } })).toBe(false);
});

it('another machine may read them with the right token', async () => {
  const from = '10.0.0.9';
  const token = 'a-token-of-the-tests';
  expect(await mayRead({ from, token, headers: { authorization: 'Bearer x' } })).toBe(false);
  expect(await mayRead({ from, token, headers: { authorization: `Bearer ${token}` } })).toBe(true);
});

it('a request through a local proxy is not local', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect(await mayRead({ from: '127.0.0.1', headers })).toBe(false);
  expect(await mayRead({ from: '127.0.0.1', headers, trustProxy: '1' })).toBe(false);
});

it('a forged loopback address is not local, with or without a trusted proxy', async () => {
  const headers = { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' };
  expect(await mayRead({ from: '127.0.0.1', headers, trustProxy: '1' })).toBe(false);
  expect(await mayRead({ from: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(false);
});

it('a loopback address from a trusted proxy is local', async () => {
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  expect(await mayRead({ from: '127.0.0.1', headers, trustProxy: '1' })).toBe(true);
});

it('behind two local proxies, or an untrusted one, the client is not local', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' };
  expect(await mayRead({ from: '127.0.0.1', headers, trustProxy: '1' })).toBe(false);
  const one = { 'x-forwarded-for': '203.0.113.7' };
  expect(await mayRead({ from: '127.0.0.1', headers: one, trustProxy: '10.0.0.0/8' })).toBe(false);
});
