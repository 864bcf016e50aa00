import { PERSONAL_WORDS } from '#kernel/web/personal-addresses.ts';
import { emit } from '../emit.ts';
import type { AnalyticsOptions } from '../options.ts';

const FIRST_WORD = /^\/(?:ar\/)?([^/]*)/;

/** Addresses of personal pages have keys in their parameters. */
function shownAddress(): string {
  const { href, origin, pathname } = location;
  const word = FIRST_WORD.exec(pathname)?.[1] ?? '';
  return PERSONAL_WORDS.some((personal) => personal === word) ? origin + pathname : href;
}

/** Page views, also of what a grid shows in place. Source: AN-02 */
export function detectPageViews({ countsGrids }: AnalyticsOptions): void {
  let shown = shownAddress();
  const view = (referrer: string) =>
    emit('page_view', { page_location: shown, page_title: document.title, page_referrer: referrer });
  view(document.referrer);
  if (!countsGrids) return;
  document.addEventListener('jamra:loop:replaced', () => {
    const before = shown;
    shown = shownAddress();
    if (shown !== before) view(before);
  });
}

/** One scroll to the set depth. Source: AN-03 */
export function detectScroll({ scrollPercent }: AnalyticsOptions): void {
  const look = () => {
    const { scrollHeight } = document.documentElement;
    if ((scrollY + innerHeight) * 100 < scrollHeight * scrollPercent) return;
    removeEventListener('scroll', look);
    emit('scroll', { percent_scrolled: scrollPercent });
  };
  addEventListener('scroll', look, { passive: true });
}
