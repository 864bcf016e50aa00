import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND_MS } from '#kernel/instant.ts';
import type { CacheEntry } from '#platform/cache/pages/cache-entry.ts';
import { type Compressed, type Encoding, encodingFor } from '#platform/cache/pages/compressed-body.ts';
import type { CacheStatus } from '#platform/cache/pages/page-cache.ts';
import { familyOf } from '#platform/cache/tags.ts';

/** Browsers revalidate each time and get a 304 when nothing changed. */
const FOR_BROWSERS = 'private, no-cache';
const LONGEST_TAGS = 4000;
const LONGEST_STALE_SECONDS = 60;

function tagHeader(tags: readonly string[]): string {
  const all = tags.join(',');
  return all.length <= LONGEST_TAGS ? all : [...new Set(tags.map(familyOf))].join(',');
}

/** What a CDN may do: revalidate each time, or cache for the configured time. */
function forNetworks({ untilMs }: CacheEntry, seconds: number): string {
  const left = Math.floor((untilMs - Date.now()) / SECOND_MS);
  const entry = Math.max(0, Math.min(seconds, left));
  if (entry === 0) return 'public, max-age=0, must-revalidate';
  const stale = Math.max(0, Math.min(LONGEST_STALE_SECONDS, left - entry));
  return `public, s-maxage=${entry}, max-age=${entry}, stale-while-revalidate=${stale}`;
}

function validators(entry: CacheEntry): string[] {
  return ['etag', entry.etag, 'cache-control', FOR_BROWSERS, 'vary', 'accept-encoding'];
}

type Sent = Readonly<{ encoding: Encoding; body: Buffer; networkSeconds: number }>;

/** With tags only for a CDN that may keep the page: for others they are bytes without use. */
function headOf(entry: CacheEntry, { encoding, body, networkSeconds }: Sent): string[] {
  return [
    ...entry.headers.flat(),
    ...validators(entry),
    ...(networkSeconds > 0 ? ['cache-tag', tagHeader(entry.tags)] : []),
    'content-length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
}

function knowsIt({ headers }: FastifyRequest['raw'], { etag }: CacheEntry): boolean {
  const known = headers['if-none-match'];
  // Without the W/ prefix, which some proxies remove.
  return known?.includes(etag.slice(2)) === true;
}

type Sending = Readonly<{
  request: FastifyRequest;
  reply: FastifyReply;
  networkSeconds: number;
  /** Compresses the page. */
  pack: (encoding: Compressed) => Promise<Buffer>;
}>;

/** Sends a cached page, bypassing rendering and later hooks. */
export function sendCached(
  { request, reply, networkSeconds, pack }: Sending,
  entry: CacheEntry,
  status: CacheStatus,
): void {
  const { raw } = reply;
  reply.hijack();
  // A doubtful page, or one shown instead of closed ones, must not be cached by a CDN.
  const isForBrowsersOnly = status === 'doubtful' || request.comingSoon !== undefined;
  const headers = [
    'x-request-id',
    request.id,
    'x-page-cache',
    status,
    'cdn-cache-control',
    isForBrowsersOnly ? 'no-store' : forNetworks(entry, networkSeconds),
    ...(request.comingSoon?.page.headers.flat() ?? []),
  ];
  if (!isForBrowsersOnly && knowsIt(request.raw, entry)) {
    entry.heads.unchanged ??= validators(entry);
    raw.writeHead(304, [...entry.heads.unchanged, ...headers]);
    raw.end();
    return;
  }
  const send = (encoding: Encoding, body: Buffer) => {
    entry.heads[encoding] ??= headOf(entry, { encoding, body, networkSeconds });
    raw.writeHead(request.comingSoon?.page.status ?? 200, [...entry.heads[encoding], ...headers]);
    raw.end(request.raw.method === 'HEAD' ? undefined : body);
  };
  const encoding = encodingFor(request.raw.headers['accept-encoding']);
  const body = entry.packed[encoding];
  if (body !== undefined) send(encoding, body);
  else if (encoding !== 'identity')
    pack(encoding).then(
      (packed) => send(encoding, packed),
      () => send('identity', entry.packed.identity),
    );
}
