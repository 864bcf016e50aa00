const GROUPS = 8;
/** A household usually has one IPv6 /64: the first four groups. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^0:0:0:0:0:ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;
const LONGEST_ADDRESS = 64;

/** All eight groups without leading zeros; null when the text is not an IPv6 address. */
function groupsOf(address: string): string[] | null {
  const url = `http://[${address}]/`;
  if (address.length > LONGEST_ADDRESS || !URL.canParse(url)) return null;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(GROUPS - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last];
}

function fromMapped(groups: readonly string[]): string | null {
  const halves = MAPPED_IPV4.exec(groups.join(':'))?.slice(1);
  return (
    halves
      ?.map((half) => Number.parseInt(half, 16))
      .map((half) => `${half >> 8}.${half & 255}`)
      .join('.') ?? null
  );
}

/**
 * The client network that rate limits count by: an IPv4 address, or the /64 of an IPv6 address.
 *
 * @param address as a socket or a proxy writes it; IPv4 mapped into IPv6 counts as IPv4, a zone (`%eth0`) is ignored
 * @returns `203.0.113.7` or `2001:db8:1:2::/64`; other texts are returned unchanged
 */
export function clientNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  const groups = bare.includes(':') ? groupsOf(bare) : null;
  if (groups === null) return address;
  return fromMapped(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
