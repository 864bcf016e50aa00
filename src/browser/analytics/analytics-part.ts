import { detectPageViews, detectScroll } from './detect/page.ts';
import { detectShopPages } from './detect/shop.ts';
import { listenForInteractions } from './listened.ts';
import type { AnalyticsOptions } from './options.ts';

export { createBeacon } from './beacon.ts';

/** Starts to detect what happens on the page. */
export function detect(options: AnalyticsOptions): void {
  detectPageViews(options);
  detectShopPages();
  detectScroll(options);
  listenForInteractions();
}
