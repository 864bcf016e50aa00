import type { FastifyInstance, FastifyReply } from 'fastify';

const PRIVATE = 'private, no-store';
/** Directives that forbid more, for browsers and networks of before `no-store`. */
const STRICTER = new Set(['no-cache', 'must-revalidate', 'max-age=0', 'no-transform']);

/** An answer that says `public` itself and sets no cookie is the same for everybody. */
function isShared(reply: FastifyReply): boolean {
  const said = String(reply.getHeader('cache-control') ?? '');
  return said.startsWith('public') && !reply.hasHeader('set-cookie');
}

/** @param said the header that the route set, or nothing */
export function privateHeader(said: string): string {
  const more = said.split(',').map((directive) => directive.trim().toLowerCase());
  return [PRIVATE, ...more.filter((directive) => STRICTER.has(directive))].join(', ');
}

/**
 * Every answer is `private, no-store` unless it is declared as shared: files, feeds and fragments say `public`, pages of the
 * page cache are sent by the cache itself. So a page with a notice, a nonce or anything else of one visitor cannot be
 * stored by anybody, whether or not its route remembers to say so.
 */
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isShared(reply)) return;
    reply.header('cache-control', privateHeader(String(reply.getHeader('cache-control') ?? '')));
  });
}
