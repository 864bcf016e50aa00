import type { FastifyInstance, FastifyReply } from 'fastify';

const PRIVATE = 'private, no-store';
/** Stricter directives than `private`, for caches older than `no-store`. */
const STRICTER = new Set(['no-cache', 'must-revalidate', 'max-age=0', 'no-transform']);

/** A response that is declared `public` and sets no cookie may be shared by all visitors. */
function isShared(reply: FastifyReply): boolean {
  const header = String(reply.getHeader('cache-control') ?? '');
  return header.startsWith('public') && !reply.hasHeader('set-cookie');
}

/** @param value the header set by the route, or an empty text */
export function privateHeader(value: string): string {
  const more = value.split(',').map((directive) => directive.trim().toLowerCase());
  return [PRIVATE, ...more.filter((directive) => STRICTER.has(directive))].join(', ');
}

/**
 * Makes every response `private, no-store` unless it is declared public: files, feeds and fragments say `public`,
 * and the page cache sends its own pages. A page with personal content is therefore never stored, even if its
 * route sets no header.
 */
export function setPrivateCacheControl(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    // In coming-soon mode, responses of closed pages must not be shared.
    if (request.comingSoon === undefined && isShared(reply)) return;
    reply.header('cache-control', privateHeader(String(reply.getHeader('cache-control') ?? '')));
  });
}
