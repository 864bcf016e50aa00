import { shownAddress } from '#kernel/web/addresses/shown-address.ts';
import { emit } from '../emit.ts';
import type { AnalyticsOptions } from '../options.ts';

const shownNow = () => shownAddress(location.href, location.origin);

/** Page views, also of what a grid shows in place. Source: AN-02 */
export function detectPageViews({ countsGrids }: AnalyticsOptions): void {
  let shown = shownNow();
  const view = (referrer: string) =>
    emit('page_view', { page_location: shown, page_title: document.title, page_referrer: referrer });
  view(shownAddress(document.referrer, location.origin));
  if (!countsGrids) return;
  document.addEventListener('jamra:loop:replaced', () => {
    const before = shown;
    shown = shownNow();
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
