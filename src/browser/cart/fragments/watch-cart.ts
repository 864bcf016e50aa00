import type { CartConfig } from '../config.ts';
import { listen } from '../signals.ts';
import { judge, LIFETIME_MS } from './fragment-cache.ts';
import type { CartFragments } from './fragments.ts';
import { emptyMiniCart, showWidget } from './replace-fragments.ts';
import { cookieHash, hadCart, isNewElsewhere, itemCount, recall } from './storage.ts';

type Deps = { config: CartConfig; fragments: CartFragments };

function loadAtStart({ config, fragments }: Deps): void {
  const remembered = recall(config);
  const nowMs = Date.now();
  if (judge(remembered, nowMs) === 'use' && remembered.fragments !== null) {
    fragments.put(remembered.fragments, remembered.hash ?? '');
    fragments.schedule((remembered.createdMs ?? nowMs) + LIFETIME_MS - nowMs);
    return;
  }
  const isEmptyVisit = remembered.cookieHash === '' && itemCount() === 0 && !hadCart(config);
  if (!isEmptyVisit || !config.skipsEmptyVisit) void fragments.refresh();
}

/**
 * Keeps drawer and count current: on load, across tabs, and when the page is restored from the back/forward cache.
 *
 * Source: spec §4 Cart fragment cache; FC-06 to FC-17, MC-05
 */
export function startWatching(deps: Deps): void {
  const { config, fragments } = deps;
  const refresh = () => void fragments.refresh();
  showWidget(itemCount() > 0);
  loadAtStart(deps);
  addEventListener('storage', (event) => {
    if (isNewElsewhere(config, event, fragments.shownHash())) fragments.recover();
  });
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    emptyMiniCart();
    fragments.recover();
  });
  // Without storage there are no storage events; the cookie is checked when the tab becomes visible.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && cookieHash() !== fragments.shownHash()) fragments.recover();
  });
  addEventListener('online', () => {
    if (fragments.isWrong()) fragments.recover();
  });
  listen(document.body, 'wc_fragment_refresh', refresh);
  listen(document.body, 'updated_wc_div', refresh);
}
