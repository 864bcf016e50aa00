import { signal } from '../cart/signals.ts';
import { type Announced, type Change, CODE_FIELDS } from './change.ts';
import { findPage } from './find-page.ts';
import { rememberFocus } from './remember-focus.ts';

type ReplaceOptions = Pick<Change, 'announced' | 'code'>;

/** The parts that every change replaces. */
const PARTS = ['.woocommerce-cart-form', '[data-gift-card]', '.cart_totals', '[data-kept]', '[data-ways-on]'];
const NOTICES = '.woocommerce-notices-wrapper';
/** Errors and undo links. */
const SAID_ALWAYS = '.woocommerce-error, :has(a[href*="undo_item="])';

/** @returns the cart page in a response, or null when the response is another page */
export function readPage(html: string): HTMLElement | null {
  return findPage(new DOMParser().parseFromString(html, 'text/html'));
}

/** Notices that are always shown. */
function importantNotices(page: HTMLElement): Element[] {
  return [...(page.querySelector(NOTICES)?.children ?? [])].filter((notice) => notice.matches(SAID_ALWAYS));
}

/** Collects notices of responses that are skipped and adds them to the page that is shown. */
export function createNoticeQueue(): {
  keepNotice: (unseen: HTMLElement) => void;
  giveTo: (fresh: HTMLElement) => void;
} {
  let missed: Element[] = [];
  return {
    keepNotice: (unseen) => {
      missed.push(...importantNotices(unseen));
    },
    giveTo: (fresh) => {
      fresh.querySelector(NOTICES)?.prepend(...missed);
      missed = [];
    },
  };
}

function replaceNotices(page: HTMLElement, fresh: HTMLElement, announced: Announced): void {
  const [now, next] = [page.querySelector(NOTICES), fresh.querySelector(NOTICES)];
  if (now === null || next === null) return;
  const present = [...next.children].filter((notice) => announced === 'all' || notice.matches(SAID_ALWAYS));
  if (announced !== 'news' || present.length > 0) now.replaceChildren(...present);
}

/** Keeps a typed code until it is sent, also when the server printed it again after refusing it. */
function keepTyped(page: HTMLElement, fresh: HTMLElement, { code }: ReplaceOptions): void {
  for (const id of CODE_FIELDS) {
    const [typed, next] = [page, fresh].map((within) => within.querySelector<HTMLInputElement>(`#${id}`));
    if (typed && next && (id !== code || next.value !== '')) next.value = typed.value;
  }
}

/** All elements after the title. The title and what precedes it differ where the cart is embedded in another page. */
function belowTitle(page: HTMLElement): Element[] {
  const all = [...page.children];
  return all.slice(all.findIndex((one) => one.matches('[data-cart-title]')) + 1);
}

function replaceBelowTitle(page: HTMLElement, fresh: HTMLElement): void {
  for (const old of belowTitle(page)) old.remove();
  page.append(...belowTitle(fresh));
}

/** @returns false where only one of the two has a cart form */
function replaceParts(page: HTMLElement, fresh: HTMLElement): boolean {
  const pairs = PARTS.map((part) => [page.querySelector(part), fresh.querySelector(part)] as const);
  if (pairs.some(([now, next]) => (now === null) !== (next === null))) return false;
  for (const [now, next] of pairs) if (now !== null && next !== null) now.replaceWith(next);
  return true;
}

/**
 * Replaces the parts of the page by those of the response: form, totals, saved items and notices. When the cart
 * became empty and has no form, replaces all below the title.
 *
 * Source: WIRE §9
 */
export function lift(page: HTMLElement, fresh: HTMLElement, present: ReplaceOptions): void {
  const restoreFocus = rememberFocus(page);
  keepTyped(page, fresh, present);
  if (!replaceParts(page, fresh)) replaceBelowTitle(page, fresh);
  else replaceNotices(page, fresh, present.announced);
  page.dataset.cartHash = fresh.dataset.cartHash ?? '';
  restoreFocus();
  if (page.querySelector('.wc-empty-cart-message') !== null) signal('wc_cart_emptied');
  signal('updated_wc_div');
  signal('updated_cart_totals');
}
