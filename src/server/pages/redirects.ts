import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visit } from '#app/context.ts';
import type { Shop } from '#composition/shop.ts';
import { searchTextOf } from '#shop/listing';
import { collapseLeadingSlashes, withTrailingSlash } from './request-address.ts';

/** The redirect of a URL without trailing slash, in one step; null when only the slash is missing. */
async function findListedRedirect(shop: Shop, url: string): Promise<string | null> {
  const redirectTo = await shop.redirects.findListed(url);
  return redirectTo?.status === 301 ? redirectTo.location : null;
}

/** Not cached by browsers: a redirect that is removed later must not loop. */
export function sendRedirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(location, 301);
}

/** `isListed`: from the list of redirects. */
type FoundRedirect = Readonly<{ location: string; status: 301 | 308; isListed: boolean }>;

/** The redirect of a URL: to its canonical form with one leading and one trailing slash, or from the list. */
export async function findRedirect(
  shop: Shop,
  { method, originalUrl, url }: FastifyRequest,
): Promise<FoundRedirect | null> {
  const isRead = method === 'GET' || method === 'HEAD';
  const folded = collapseLeadingSlashes(originalUrl);
  // 307 and 308 make the browser repeat a form post.
  if (folded !== null) return { location: folded, status: isRead ? 301 : 308, isListed: false };
  const target = isRead ? withTrailingSlash(url) : null;
  if (target === null) return null;
  const listed = await findListedRedirect(shop, url);
  return { location: listed ?? target, status: 301, isListed: listed !== null };
}

/** A query on the home page that is not a search, such as `/?p=12` of an old shop. */
export function isOldPostQuery({ path, url }: Visit): boolean {
  if (path !== '/' || url.search === '') return false;
  return searchTextOf(url.searchParams) === '';
}

/** A page of search results, which is at the home page's URL; one past the last is no old page of the blog. */
export function isPageOfResults({ path, url }: Visit): boolean {
  return /^\/page\/\d+\/$/.test(path) && searchTextOf(url.searchParams) !== '';
}
