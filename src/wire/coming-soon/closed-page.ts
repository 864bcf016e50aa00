import { DAY_MS, type Instant, SECOND_MS } from '#kernel/instant.ts';
import { addressIn, splitLanguage } from '#kernel/language.ts';
import { COMING_SOON_PATH, isClosed, isComingSoon, openingOf } from '#shop/coming-soon';
import { searchTextOf } from '#shop/listing';
import type { Settings } from '#shop/settings';

/** What is shown instead of a closed page. */
export type ClosedPage = Readonly<{
  /** Path with language. */
  address: string;
  status: 200 | 503;
  headers: readonly (readonly [name: string, value: string])[];
}>;

/** How long robots wait where the shop has no moment of opening. */
const ASK_AGAIN_SECONDS = String(DAY_MS / SECOND_MS);

/** The page shown instead of a URL in coming-soon mode; null for an open URL. Source: CS-06 */
export function closedPage(settings: Settings, url: URL, now: Instant): ClosedPage | null {
  const { comingSoon, 'catalogue.listingPrefix': listingPrefix } = settings;
  if (!isComingSoon(comingSoon, now)) return null;
  const { language, path } = splitLanguage(url.pathname);
  const isSearch = searchTextOf(url.searchParams) !== '';
  if (!isClosed(comingSoon, { path, isSearch, listingPrefix }, now)) return null;
  const until = openingOf(comingSoon);
  const address = addressIn(language, COMING_SOON_PATH);
  return comingSoon.answer === '503'
    ? { address, status: 503, headers: [['retry-after', until?.toUTCString() ?? ASK_AGAIN_SECONDS]] }
    : { address, status: 200, headers: [['x-robots-tag', 'noindex']] };
}
