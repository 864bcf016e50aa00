import { prefersReducedMotion } from '../page/motion/motion.ts';

const FOCUS_DELAY_MS = 500;
const SCROLL_MS = 1000;
const ROOM_ABOVE_PX = 100;
/** Notices that take the focus: both families of the wire, form summaries, and messages beside a button. */
const ALERT =
  '.woocommerce-error[role="alert"], .woocommerce-message, .wc-block-components-notice-banner, [data-error-summary], [data-add-error][role="alert"]';
const NOTICE = `.woocommerce-notices-wrapper > *, [data-add-error], ${ALERT}`;
const PLACES = 'main, dialog';
/** Input that stops the automatic scrolling. */
const TAKEOVERS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function eased(part: number): number {
  return 0.5 - Math.cos(part * Math.PI) / 2;
}

/**
 * Scrolls a notice to 100 px below the window's upper edge within a second.
 *
 * Source: spec §9; NT-01, NT-02
 */
function scrollToNotice(notice: Element): void {
  const fromPx = scrollY;
  const distancePx = () => scrollY + notice.getBoundingClientRect().top - ROOM_ABOVE_PX - fromPx;
  if (prefersReducedMotion()) {
    scrollTo({ top: fromPx + distancePx(), behavior: 'instant' });
    return;
  }
  const taken = new AbortController();
  for (const type of TAKEOVERS) addEventListener(type, () => taken.abort(), { signal: taken.signal });
  const startedAt = performance.now();
  const step = (now: number) => {
    if (taken.signal.aborted) return;
    const part = Math.min(1, Math.max(0, now - startedAt) / SCROLL_MS);
    scrollTo({ top: fromPx + distancePx() * eased(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else taken.abort();
  };
  requestAnimationFrame(step);
}

/** Focuses an alert half a second after it appeared. Source: spec §9; NT-03 */
function focusLater(alert: HTMLElement): void {
  alert.tabIndex = -1;
  setTimeout(() => alert.focus({ preventScroll: true }), FOCUS_DELAY_MS);
}

function noticesIn(part: Element): HTMLElement[] {
  const below = [...part.querySelectorAll<HTMLElement>(NOTICE)];
  const all = part instanceof HTMLElement && part.matches(NOTICE) ? [part, ...below] : below;
  return all.filter((notice) => notice.textContent.trim() !== '' && notice.closest(PLACES) !== null);
}

/** The page does not scroll behind a dialog, only the scroll container inside it. */
function bringIntoView(notice: Element): void {
  if (notice.closest('dialog') === null) scrollToNotice(notice);
  else notice.scrollIntoView({ block: 'nearest' });
}

function present(notices: readonly HTMLElement[]): void {
  const [first] = notices;
  const alert = notices.find((notice) => notice.matches(ALERT));
  if (first !== undefined) bringIntoView(first);
  if (alert !== undefined) focusLater(alert);
}

/**
 * Scrolls to notices of the page and to later ones; focuses the first alert among them.
 *
 * Source: spec §9, WIRE §12; NT-01 to NT-03
 */
export function startNotices(): void {
  present(noticesIn(document.body));
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    present(added.flatMap((node) => (node instanceof Element ? noticesIn(node) : [])));
  }).observe(document.body, { childList: true, subtree: true });
}
