import type { Visit } from '#app/context.ts';
import { SEARCH_PARAMETERS } from '#shop/listing';
import type { Shop } from '#src/compose.ts';

/** Where the list leads from an address that lacks its slash, in one step; null when only the slash is missing. */
export async function listedWay(shop: Shop, url: string): Promise<string | null> {
  const way = await shop.redirects.findListed(url);
  return way?.status === 301 ? way.location : null;
}

/** The home page asked for something that is no search: `/?p=12` of an older shop stands under that address. */
export function asksForOldEntry({ path, url }: Visit): boolean {
  if (path !== '/' || url.search === '') return false;
  return !SEARCH_PARAMETERS.some((name) => url.searchParams.get(name)?.trim());
}
