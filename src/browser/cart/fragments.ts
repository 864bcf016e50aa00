import type { CartConfig } from './config.ts';
import { type Fragments, judge, LIFETIME_MS } from './fragment-cache.ts';
import { signal } from './signals.ts';
import { isNewElsewhere, readCookie, recall, remember } from './storage.ts';

/** What the server answers when the cart changed. */
export type CartAnswer = { fragments: Fragments; cart_hash: string };

/** @returns the answer, or null when it holds no fragments */
export function parseAnswer(body: unknown): CartAnswer | null {
  if (typeof body !== 'object' || body === null || !('fragments' in body)) return null;
  const { fragments } = body;
  if (typeof fragments !== 'object' || fragments === null) return null;
  const hash = 'cart_hash' in body && typeof body.cart_hash === 'string' ? body.cart_hash : '';
  return { fragments: fragments as Fragments, cart_hash: hash };
}

/** The widget shows while the cart has lines, or while something is being added; the empty state the rest of the time. */
export function showWidget(isShown: boolean): void {
  for (const widget of document.querySelectorAll<HTMLElement>('.widget_shopping_cart'))
    widget.hidden = !isShown;
  for (const empty of document.querySelectorAll<HTMLElement>('[data-empty-cart]')) empty.hidden = isShown;
}

export function itemCount(): number {
  return Number(readCookie('woocommerce_items_in_cart')) || 0;
}

/** Each fragment takes the place of the elements its selector names. */
function replace(fragments: Fragments): void {
  for (const [selector, html] of Object.entries(fragments)) {
    const template = document.createElement('template');
    template.innerHTML = html;
    for (const element of document.querySelectorAll(selector))
      element.replaceWith(template.content.cloneNode(true));
  }
  showWidget(itemCount() > 0);
}

/** Shows an answer and keeps it. */
export function applyAnswer(config: CartConfig, answer: CartAnswer): void {
  replace(answer.fragments);
  remember(config, answer);
  signal('wc_fragments_loaded');
}

let nextRefresh: ReturnType<typeof setTimeout> | undefined;

function scheduleRefresh(config: CartConfig): void {
  clearTimeout(nextRefresh);
  nextRefresh = setTimeout(() => void refresh(config), LIFETIME_MS);
}

/** Call 4: fetches the cart as it stands. A failure is signalled and says nothing to the shopper. */
export async function refresh(config: CartConfig): Promise<void> {
  try {
    const answer = await fetch(config.endpointUrl('get_refreshed_fragments'), {
      method: 'POST',
      body: new URLSearchParams({ time: String(Date.now()) }),
      signal: AbortSignal.timeout(config.timeoutMs),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const cart = parseAnswer(await answer.json());
    if (cart === null) throw new Error('no fragments');
    applyAnswer(config, cart);
    signal('wc_fragments_refreshed');
  } catch {
    signal('wc_fragments_ajax_error');
  }
  scheduleRefresh(config);
}

function loadAtStart(config: CartConfig): void {
  const remembered = recall(config);
  if (judge(remembered, Date.now()) === 'use' && remembered.fragments !== null) {
    replace(remembered.fragments);
    signal('wc_fragments_loaded');
    scheduleRefresh(config);
    return;
  }
  const isEmptyVisit = remembered.cookieHash === '' && itemCount() === 0;
  if (isEmptyVisit && config.skipsEmptyVisit) return;
  void refresh(config);
}

/** Keeps drawer and count right on load, across tabs, and when a page comes back from the browser's memory. */
export function startFragments(config: CartConfig): void {
  showWidget(itemCount() > 0);
  loadAtStart(config);
  addEventListener('storage', (event) => {
    if (isNewElsewhere(config, event)) void refresh(config);
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refresh(config);
  });
  for (const name of ['wc_fragment_refresh', 'updated_wc_div']) {
    document.body.addEventListener(name, () => void refresh(config));
  }
}
