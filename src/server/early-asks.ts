import type { FastifyInstance } from 'fastify';
import { noticesWaitIn } from '#wire/cookies.ts';
import { keyOf } from './kept-pages/address.ts';

/** How browsers and networks say that nobody has asked yet. */
const EARLY = /\bpre(?:fetch|render)\b/i;
const FILES = /^\/(?:s|assets|media|fonts|brand)\//;

/** The same for everybody: a file, or a page that may be kept and in which no sentence for its reader waits. */
function isForAll(address: string, cookie: string): boolean {
  return FILES.test(address) || (keyOf(address) !== null && !noticesWaitIn(cookie));
}

/**
 * What is asked before anybody wants it gets only what is the same for everybody: a page of somebody's own, a notice that
 * waits, and above all an address that changes something are left for the click. The browser then asks again by itself.
 */
export function leaveEarlyAsks(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'sec-purpose': said = request.headers.purpose, cookie = '' } = request.headers;
    if (said === undefined || !EARLY.test(String(said)) || isForAll(request.originalUrl, cookie)) done();
    else reply.code(503).header('cache-control', 'no-store').header('retry-after', '0').send('');
  });
}
