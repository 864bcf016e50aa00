import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { parseTrustedProxies, trustFunction } from './trusted-proxies.ts';

/** The client's address as the shop sees it. */
async function clientOf(setting: string, from: string, forwarded: string): Promise<string> {
  const app = Fastify({ trustProxy: trustFunction(parseTrustedProxies(setting) ?? null) });
  app.get('/', async (request) => request.ip);
  const headers = { 'x-forwarded-for': forwarded };
  return (await app.inject({ url: '/', remoteAddress: from, headers })).body;
}

it('SV-05 with one trusted proxy, addresses prepended by the sender are ignored', async () => {
  expect(await clientOf('1', '10.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await clientOf('2', '10.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('198.51.100.1');
});

it('SV-05 with trusted networks, the first address outside is the client', async () => {
  const networks = '10.0.0.0/8, 2001:db8::/32';
  expect(await clientOf(networks, '10.0.0.1', '198.51.100.1, 203.0.113.7, 10.2.3.4')).toBe('203.0.113.7');
  expect(await clientOf(networks, '2001:db8::1', '198.51.100.1')).toBe('198.51.100.1');
  expect(await clientOf(networks, '192.0.2.1', '198.51.100.1')).toBe('192.0.2.1');
  expect(await clientOf('loopback', '127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
});

it('SV-05 without a trusted proxy forwarded addresses are ignored', async () => {
  expect(await clientOf('0', '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
});

it.each([
  'true',
  'all',
  '*',
  '11',
  '-1',
  '1.5',
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1',
  '::ffff:0:0/96',
  '2000::/3',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0.0/255.0.0.0',
  '10.0.0.0/8,',
  'proxy.example',
])('SV-05 TRUST_PROXY refuses %s', (setting) => {
  expect(parseTrustedProxies(setting)).toBeUndefined();
});

it('SV-05 TRUST_PROXY accepts a number of proxies or a list of networks', () => {
  expect(parseTrustedProxies('0')).toBeNull();
  expect(parseTrustedProxies(' 2 ')).toBe(2);
  expect(parseTrustedProxies('192.168.1.5')).toEqual(['192.168.1.5']);
  expect(parseTrustedProxies('uniquelocal,fc00::/7,104.16.0.0/13')).toHaveLength(3);
});
