import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visit } from '#app/context.ts';
import { SEARCH_PARAMETERS } from '#shop/listing';
import type { Shop } from '#src/compose.ts';
import { withOneSlash, withTrailingSlash } from './request-address.ts';

/** Where the list leads from an address that lacks its slash, in one step; null when only the slash is missing. */
async function listedWay(shop: Shop, url: string): Promise<string | null> {
  const way = await shop.redirects.findListed(url);
  return way?.status === 301 ? way.location : null;
}

/** What leads on today may stand here again tomorrow: a browser that kept the way would go round in a circle. */
export function sendOn(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(location, 301);
}

/** `isListed` where the list of old addresses said so. */
type ProperWay = Readonly<{ location: string; status: 301 | 308; isListed: boolean }>;

/** Where an address leads that is written in another way than the shop's own: one slash at its start, one at its end. */
export async function properWay(
  shop: Shop,
  { method, originalUrl, url }: FastifyRequest,
): Promise<ProperWay | null> {
  const isRead = method === 'GET' || method === 'HEAD';
  const folded = withOneSlash(originalUrl);
  // A form that was sent there is sent again as it is.
  if (folded !== null) return { location: folded, status: isRead ? 301 : 308, isListed: false };
  const target = isRead ? withTrailingSlash(url) : null;
  if (target === null) return null;
  const listed = await listedWay(shop, url);
  return { location: listed ?? target, status: 301, isListed: listed !== null };
}

/** The home page asked for something that is no search: `/?p=12` of an older shop stands under that address. */
export function asksForOldEntry({ path, url }: Visit): boolean {
  if (path !== '/' || url.search === '') return false;
  return !SEARCH_PARAMETERS.some((name) => url.searchParams.get(name)?.trim());
}
