import { isIP } from 'node:net';
import { clientNetwork } from '#kernel/web/client-network.ts';

/** Proxies whose `X-Forwarded-For` is trusted: the last n, or those in these networks; null: none. */
export type TrustedProxies = number | readonly string[] | null;

/** A longer proxy chain is a configuration error. */
const MOST_HOPS = 10;
/** A shorter prefix would cover large parts of the internet. */
const SHORTEST_PREFIX = { 4: 8, 6: 16 } as const;
/** Private IPv6 ranges are exempt. */
const PRIVATE_V6 = /^f[cd][0-9a-f]{2}:/i;
/** Names of private ranges in the proxy library. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const HOPS = /^\d{1,3}$/;
const PREFIX = /^\d{1,3}$/;
const LONGEST_NETWORK = 50;

function isPrefix(address: string, version: 4 | 6, prefix: string): boolean {
  const bits = Number(prefix);
  const shortest = version === 6 && PRIVATE_V6.test(address) ? 7 : SHORTEST_PREFIX[version];
  return PREFIX.test(prefix) && bits >= shortest && bits <= (version === 4 ? 32 : 128);
}

/** An address, or a network such as `10.0.0.0/8`; IPv4 only in IPv4 notation. */
function isNetwork(text: string): boolean {
  if (NAMED.includes(text)) return true;
  const [address = '', prefix, ...more] = text.slice(0, LONGEST_NETWORK).split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0 || address.includes('%')) return false;
  if (version === 6 && !clientNetwork(address).includes(':')) return false;
  return prefix === undefined || isPrefix(address, version === 4 ? 4 : 6, prefix);
}

/**
 * Parses TRUST_PROXY.
 *
 * @param text `1` for one proxy before the shop, `2` for two, or comma-separated networks; `0`: none
 * @returns undefined for anything else, including networks that cover the whole internet
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  const trimmed = text.trim();
  if (HOPS.test(trimmed)) {
    const hops = Number(trimmed);
    if (hops > MOST_HOPS) return undefined;
    return hops === 0 ? null : hops;
  }
  const networks = trimmed.split(',').map((one) => one.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * Converts to Fastify's option.
 *
 * A number counts proxies from the shop outwards. The connecting address is not checked then, so the shop's port
 * must be reachable only through the proxies.
 */
export function trustFunction(
  proxies: TrustedProxies,
): false | string[] | ((_address: string, hop: number) => boolean) {
  if (proxies === null) return false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return [...proxies];
}
