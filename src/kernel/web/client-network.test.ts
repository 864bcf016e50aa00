import { expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

it('SV-05 addresses of one IPv6 /64 are one network', () => {
  for (const address of [
    '2001:db8::1',
    '2001:db8:0:0:ffff::7',
    '2001:DB8:0:0:1:2:3:4',
    '2001:0db8:0000:0000:0000:0000:0000:0001',
    '2001:db8::1%eth0',
  ])
    expect(clientNetwork(address), address).toBe('2001:db8:0:0::/64');
  expect(clientNetwork('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
  expect(clientNetwork('::1')).toBe('0:0:0:0::/64');
  expect(clientNetwork('1:2:3:4:5:6:7::')).toBe('1:2:3:4::/64');
});

it('SV-05 an IPv4 address is its own network, also mapped into IPv6', () => {
  expect(clientNetwork('203.0.113.7')).toBe('203.0.113.7');
  expect(clientNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(clientNetwork('::ffff:cb00:7107')).toBe('203.0.113.7');
  expect(clientNetwork('203.0.113.8')).not.toBe(clientNetwork('203.0.113.7'));
});

it('SV-05 other texts are unchanged', () => {
  for (const text of ['', 'nobody', 'a:b:zz', ':'.repeat(500)]) expect(clientNetwork(text)).toBe(text);
});
