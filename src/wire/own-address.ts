import type { FastifyRequest } from 'fastify';
import type { Config } from '#src/config.ts';

type Headers = Pick<FastifyRequest, 'headers'>;

/** An address of this shop, whole or from its root; null for one of another host. */
export function ownAddress(address: string, { headers }: Headers, { publicUrl }: Config): URL | null {
  const own = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null;
  const isOwn = own !== null && (own.host === new URL(publicUrl).host || own.host === headers.host);
  return isOwn ? own : null;
}

/** Where the browser came from, when that was a page of this shop. */
export function ownReferer(request: Headers, config: Config): URL | null {
  const { referer = '' } = request.headers;
  return URL.canParse(referer) ? ownAddress(referer, request, config) : null;
}

/** Path and query; two slashes at the start would lead to another host. */
export function fromRoot({ pathname, search }: URL): string {
  return pathname.replace(/^\/{2,}/, '/') + search;
}
