import { type Counts, count, FOREIGN_HOST, MARKUP_PROBE, noCounts } from './judge.ts';
import { type Answer, send, type Wanted } from './send.ts';
import type { Target } from './target.ts';

/** Request headers that no cached page may contain. */
const POISONS: readonly Readonly<Record<string, string>>[] = [
  { 'x-forwarded-host': FOREIGN_HOST },
  { 'x-forwarded-proto': 'https', 'x-forwarded-port': '1' },
  { 'x-forwarded-prefix': `/${FOREIGN_HOST}` },
  { 'x-host': FOREIGN_HOST, forwarded: `host=${FOREIGN_HOST}` },
  { host: FOREIGN_HOST },
  { 'x-original-url': '/admin/', 'x-rewrite-url': '/admin/' },
  { 'user-agent': MARKUP_PROBE, referer: `https://${FOREIGN_HOST}/${MARKUP_PROBE}` },
  { 'accept-language': FOREIGN_HOST, 'accept-encoding': FOREIGN_HOST },
  {
    cookie: `woocommerce_items_in_cart=7; woocommerce_cart_hash=${FOREIGN_HOST}; jamra_staff=${FOREIGN_HOST}`,
  },
  { range: 'bytes=0-1' },
];

const PAGES = ['/', '/ar/', '/shop/', '/sticks/', '/blog/', '/contact/', '/no-such-page/'];
/** Parameters that do not change the cache key. */
const UNREAD = `utm_source=${FOREIGN_HOST}&x=${encodeURIComponent(MARKUP_PROBE)}&fbclid`;

function ask(path: string, headers: Readonly<Record<string, string>>): Wanted {
  return { method: 'GET', path, headers, body: null };
}

function isPoisoned({ body, headers }: Answer): boolean {
  return (
    body.includes(FOREIGN_HOST) ||
    JSON.stringify(headers).includes(FOREIGN_HOST) ||
    headers.location !== undefined
  );
}

/** Requests uncached pages with headers that must have no effect, then the same pages without them. */
export async function poisonCache(target: Target): Promise<Counts> {
  const counts = noCounts();
  for (const page of PAGES) {
    for (const [at, poison] of POISONS.entries()) {
      const wanted = ask(`${page}?${UNREAD}=${at}`, poison);
      count(counts, [wanted, await send(target.port, wanted)]);
      const honest = ask(page, {});
      const answer = await send(target.port, honest);
      count(counts, [honest, answer]);
      if (isPoisoned(answer)) counts.faults.push(`poisoned by ${JSON.stringify(poison)}: ${page}`);
    }
  }
  return counts;
}
