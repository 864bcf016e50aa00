import { isIP } from 'node:net';
import { clientNetwork } from '#kernel/client-network.ts';

/** Proxies whose `X-Forwarded-For` is believed: the last so many, or those in these networks; null: none. */
export type TrustedProxies = number | readonly string[] | null;

/** A longer chain of proxies is a mistake. */
const MOST_HOPS = 10;
/** A shorter prefix would take in large parts of the internet. */
const SHORTEST_PREFIX = { 4: 8, 6: 16 } as const;
/** Private ranges of IPv6 are the one exception. */
const PRIVATE_V6 = /^f[cd][0-9a-f]{2}:/i;
/** Names that the proxy library knows for private ranges. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const HOPS = /^\d{1,3}$/;
const PREFIX = /^\d{1,3}$/;
const LONGEST_NETWORK = 50;

function isPrefix(address: string, version: 4 | 6, prefix: string): boolean {
  const bits = Number(prefix);
  const shortest = version === 6 && PRIVATE_V6.test(address) ? 7 : SHORTEST_PREFIX[version];
  return PREFIX.test(prefix) && bits >= shortest && bits <= (version === 4 ? 32 : 128);
}

/** One address, or a network such as `10.0.0.0/8`; IPv4 is written as IPv4. */
function isNetwork(text: string): boolean {
  if (NAMED.includes(text)) return true;
  const [address = '', prefix, ...more] = text.slice(0, LONGEST_NETWORK).split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0 || address.includes('%')) return false;
  if (version === 6 && !clientNetwork(address).includes(':')) return false;
  return prefix === undefined || isPrefix(address, version === 4 ? 4 : 6, prefix);
}

/**
 * Reads TRUST_PROXY.
 *
 * @param text `1` for one proxy before the shop, `2` for two, or networks with commas between them; `0`: none
 * @returns undefined for what is neither; every proxy of the internet cannot be trusted
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
 * The same as Fastify takes it.
 *
 * A number counts proxies from the shop outwards. Who connects cannot be checked then, so the shop's port must be
 * reachable through the proxies alone.
 */
export function trustFunction(
  proxies: TrustedProxies,
): false | string[] | ((_address: string, hop: number) => boolean) {
  if (proxies === null) return false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return [...proxies];
}
