import type { FastifyRequest } from 'fastify';
import type { Config } from '#composition/config.ts';

type Headers = Pick<FastifyRequest, 'headers'>;

/** A URL of this shop, absolute or relative; null for another host. */
export function sameOriginUrl(address: string, { headers }: Headers, { publicUrl }: Config): URL | null {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null;
  const isOwn =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    (url.host === new URL(publicUrl).host || url.host === headers.host);
  return isOwn ? url : null;
}

/** The referrer, when it is a page of this shop. */
export function sameOriginReferer(request: Headers, config: Config): URL | null {
  const { referer = '' } = request.headers;
  return URL.canParse(referer) ? sameOriginUrl(referer, request, config) : null;
}

/** Path and query; two leading slashes would lead to another host. */
export function fromRoot({ pathname, search }: URL): string {
  return pathname.replace(/^\/{2,}/, '/') + search;
}
