import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const INSIDE = [
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::a00:1',
  'no address',
];

it.each(INSIDE)('SV-05 %s is refused', (address) => {
  expect(isPublicAddress(address, { loopback: false })).toBe(false);
});

it('SV-05 public addresses are allowed, loopback only on request', () => {
  expect(isPublicAddress('93.184.215.14', { loopback: false })).toBe(true);
  expect(isPublicAddress('2606:4700::1111', { loopback: false })).toBe(true);
  expect(isPublicAddress('127.0.0.1', { loopback: true })).toBe(true);
  expect(isPublicAddress('10.0.0.1', { loopback: true })).toBe(false);
});
