import { signal } from '../cart/signals.ts';
import type { Change, Said } from './change.ts';
import { keepFocus } from './keep-focus.ts';

type Told = Pick<Change, 'said' | 'events'>;

const PAGE = 'main .woocommerce[data-cart-hash]';
/** What the server prints anew with every change. */
const PARTS = ['.woocommerce-cart-form', '.cart_totals', '[data-kept]', '[data-ways-on]'];
const NOTICES = '.woocommerce-notices-wrapper';
/** A failure, and what was taken out and can be brought back. */
const SAID_ALWAYS = '.woocommerce-error, :has(a[href*="undo_item="])';

export function findPage(within: ParentNode = document): HTMLElement | null {
  return within.querySelector<HTMLElement>(PAGE);
}

/** @returns the cart's page in the server's answer, or null when the answer is another page */
export function readPage(html: string): HTMLElement | null {
  return findPage(new DOMParser().parseFromString(html, 'text/html'));
}

/** The notices of a page that nobody may miss, whatever else is shown. */
function alwaysSaid(page: HTMLElement): Element[] {
  return [...(page.querySelector(NOTICES)?.children ?? [])].filter((notice) => notice.matches(SAID_ALWAYS));
}

/** Takes along what a page that is never shown would have said, to the page that is shown in its place. */
export function createMissed(): {
  keep: (unseen: HTMLElement) => void;
  giveTo: (fresh: HTMLElement) => void;
} {
  let missed: Element[] = [];
  return {
    keep: (unseen) => {
      missed.push(...alwaysSaid(unseen));
    },
    giveTo: (fresh) => {
      fresh.querySelector(NOTICES)?.prepend(...missed);
      missed = [];
    },
  };
}

function liftNotices(page: HTMLElement, fresh: HTMLElement, said: Said): void {
  const [now, next] = [page.querySelector(NOTICES), fresh.querySelector(NOTICES)];
  if (now === null || next === null) return;
  const told = [...next.children].filter((notice) => said === 'all' || notice.matches(SAID_ALWAYS));
  if (said !== 'news' || told.length > 0) now.replaceChildren(...told);
}

/** A code that is typed stays as it is: until it is sent, and where the server printed it again, having refused it. */
function keepTyped(page: HTMLElement, fresh: HTMLElement, { events }: Told): void {
  const isSent = events.some(([name]) => name === 'applied_coupon');
  const [typed, next] = [page, fresh].map((within) => within.querySelector<HTMLInputElement>('#coupon_code'));
  if (typed && next && (!isSent || next.value !== '')) next.value = typed.value;
}

/**
 * Puts what the server printed in the place of what stands there: the form, the sums, what is kept for later, and the
 * notices. Where an emptied cart has no form any more, the whole page changes.
 *
 * Source: WIRE §9
 */
export function lift(page: HTMLElement, fresh: HTMLElement, told: Told): void {
  const restoreFocus = keepFocus(page);
  keepTyped(page, fresh, told);
  const pairs = PARTS.map((part) => [page.querySelector(part), fresh.querySelector(part)] as const);
  if (pairs.every(([now, next]) => (now === null) === (next === null))) {
    for (const [now, next] of pairs) if (now !== null && next !== null) now.replaceWith(next);
    liftNotices(page, fresh, told.said);
  } else {
    page.replaceChildren(...fresh.childNodes);
  }
  page.dataset.cartHash = fresh.dataset.cartHash ?? '';
  restoreFocus();
  if (page.querySelector('.wc-empty-cart-message') !== null) signal('wc_cart_emptied');
  signal('updated_wc_div');
  signal('updated_cart_totals');
}
