import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasPendingNotices } from '#wire/cookies/cookies.ts';
import { cacheKeyOf } from '../page-cache/cache-key.ts';

/** `Sec-Purpose` or `Purpose` of a prefetch. */
const EARLY = /\bpre(?:fetch|render)\b/i;
const FILES = /^\/(?:s|assets|media|fonts|brand)\//;

/** The same for everybody: a file, or a cacheable page for a visitor without a pending notice. */
function isForAll(address: string, cookie: string): boolean {
  return FILES.test(address) || (cacheKeyOf(address) !== null && !hasPendingNotices(cookie));
}

/** Whether the request is a prefetch. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  const { 'sec-purpose': purpose = headers.purpose } = headers;
  return purpose !== undefined && EARLY.test(String(purpose));
}

export function refusePrefetch(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('cache-control', 'no-store').header('retry-after', '0').send('');
}

/**
 * Answers prefetches of personal content with 503: personal pages, pending notices, and URLs that change
 * something. The browser requests them again on the click.
 */
export function guardPrefetch(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isPrefetch(request) || isForAll(request.originalUrl, request.headers.cookie ?? '')) done();
    else refusePrefetch(reply);
  });
}
