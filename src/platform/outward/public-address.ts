import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const INSIDE_V4 = new BlockList();
const INSIDE_V6 = new BlockList();
const V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const V6: readonly [string, number][] = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
for (const [net, prefix] of V4) INSIDE_V4.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of V6) INSIDE_V6.addSubnet(net, prefix, 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Exceptions to public addresses. */
export type Allowing = Readonly<{ loopback: boolean }>;

export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && LOOPBACK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** @returns whether a request to this address is allowed: public, and not a private address in disguise */
export function isPublicAddress(address: string, { loopback }: Allowing): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  if (loopback && isLoopback(address)) return true;
  return version === 6 ? !INSIDE_V6.check(address, 'ipv6') : !INSIDE_V4.check(address, 'ipv4');
}

/** Thrown when a name resolves to a private address. */
export class PrivateAddressError extends Error {}

/** The resolved addresses, or why none may be connected to. */
function checked(
  error: Error | null,
  addresses: readonly LookupAddress[] | undefined,
  allowing: Allowing,
): Error | LookupAddress {
  const [first] = addresses ?? [];
  if (error !== null || first === undefined) return error ?? new Error('the name stands for nothing');
  const isOutside = (addresses ?? []).every(({ address }) => isPublicAddress(address, allowing));
  return isOutside ? first : new PrivateAddressError('the name leads into the house');
}

/** Resolves a name for a connection and checks the result, so that the checked address is the connected one. */
export function guardedLookup(allowing: Allowing): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const address = checked(error, addresses, allowing);
      if (address instanceof Error) callback(address, '', 0);
      else if (options.all === true) callback(null, addresses);
      else callback(null, address.address, address.family);
    });
  };
}
