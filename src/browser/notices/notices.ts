import { prefersStillness } from '../page/motion.ts';

const FOCUS_DELAY_MS = 500;
const SCROLL_MS = 1000;
const ROOM_ABOVE_PX = 100;
const ALERT = '.woocommerce-error[role="alert"], .woocommerce-message, .wc-block-components-notice-banner';

function eased(part: number): number {
  return 0.5 - Math.cos(part * Math.PI) / 2;
}

/**
 * Scrolls until a notice stands 100 px below the window's upper edge, within a second.
 *
 * Source: spec §9; NT-01, NT-02
 */
export function scrollToNotice(notice: Element): void {
  const from = scrollY;
  const distancePx = notice.getBoundingClientRect().top - ROOM_ABOVE_PX;
  if (prefersStillness()) {
    scrollTo({ top: from + distancePx, behavior: 'instant' });
    return;
  }
  const startedAt = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, (now - startedAt) / SCROLL_MS);
    scrollTo({ top: from + distancePx * eased(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Gives the first alert with words the focus, half a second after it appeared. Source: spec §9; NT-03 */
export function focusNotice(within: ParentNode): void {
  const alert = [...within.querySelectorAll<HTMLElement>(ALERT)].find(({ textContent }) =>
    textContent.trim(),
  );
  if (alert === undefined) return;
  alert.tabIndex = -1;
  setTimeout(() => alert.focus({ preventScroll: true }), FOCUS_DELAY_MS);
}

/** Notices that came with the page are read out and brought into view. */
export function startNotices(): void {
  const [notice] = document.querySelectorAll('.woocommerce-notices-wrapper > *');
  if (notice === undefined) return;
  focusNotice(document);
  if (notice.matches('.woocommerce-error')) scrollToNotice(notice);
}
