import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND_MS } from '#kernel/instant.ts';
import type { Kept } from '#platform/cache/kept.ts';
import { type Encoding, encodingFor } from '#platform/cache/packed.ts';
import type { Way } from '#platform/cache/page-cache.ts';
import { familyOf } from '#platform/cache/tags.ts';

/** Browsers ask each time, and are told in a few bytes that nothing has changed. */
const FOR_BROWSERS = 'private, no-cache';
const LONGEST_TAGS = 4000;
const LONGEST_STALE_SECONDS = 60;

function tagHeader(tags: readonly string[]): string {
  const all = tags.join(',');
  return all.length <= LONGEST_TAGS ? all : [...new Set(tags.map(familyOf))].join(',');
}

/** What a network between us and the browsers may do: ask each time, or keep it for as long as the shop allows. */
function forNetworks({ untilMs }: Kept, seconds: number): string {
  const left = Math.floor((untilMs - Date.now()) / SECOND_MS);
  const kept = Math.max(0, Math.min(seconds, left));
  if (kept === 0) return 'public, max-age=0, must-revalidate';
  const stale = Math.max(0, Math.min(LONGEST_STALE_SECONDS, left - kept));
  return `public, s-maxage=${kept}, max-age=${kept}, stale-while-revalidate=${stale}`;
}

function validators(kept: Kept): string[] {
  return ['etag', kept.etag, 'cache-control', FOR_BROWSERS, 'vary', 'accept-encoding'];
}

function headOf(kept: Kept, encoding: Encoding): string[] {
  return [
    ...kept.headers.flat(),
    ...validators(kept),
    'cache-tag',
    tagHeader(kept.tags),
    'content-length',
    String(kept.packed[encoding].length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
}

function knowsIt({ headers }: FastifyRequest['raw'], { etag }: Kept): boolean {
  const known = headers['if-none-match'];
  // Without its W/, which some networks take away.
  return known?.includes(etag.slice(2)) === true;
}

/** Sends what is kept past everything that prints, packs or adds to an answer. */
export function sendKept(
  {
    request,
    reply,
    networkSeconds,
  }: { request: FastifyRequest; reply: FastifyReply; networkSeconds: number },
  kept: Kept,
  way: Way,
): void {
  const { raw } = reply;
  reply.hijack();
  const own = [
    'x-request-id',
    request.id,
    'x-page-cache',
    way,
    'cdn-cache-control',
    way === 'doubtful' ? 'no-store' : forNetworks(kept, networkSeconds),
  ];
  if (way !== 'doubtful' && knowsIt(request.raw, kept)) {
    kept.heads.unchanged ??= validators(kept);
    raw.writeHead(304, [...kept.heads.unchanged, ...own]);
    raw.end();
    return;
  }
  const encoding = encodingFor(request.raw.headers['accept-encoding']);
  kept.heads[encoding] ??= headOf(kept, encoding);
  raw.writeHead(200, [...kept.heads[encoding], ...own]);
  raw.end(request.raw.method === 'HEAD' ? undefined : kept.packed[encoding]);
}
