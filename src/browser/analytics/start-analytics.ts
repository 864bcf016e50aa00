import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import { VISIT_HASH } from '#kernel/web/addresses/link-hash.ts';
import { isRefused } from '../consent/stored-consent.ts';
import { createBeacon } from './beacon.ts';
import { detectPageViews, detectScroll } from './detect/page.ts';
import { detectShopPages } from './detect/shop.ts';
import { type AnalyticsListener, addListener } from './emit.ts';
import { listenForInteractions } from './listened.ts';
import { readOptions } from './options.ts';

/** At the latest; else as soon as the page has nothing else to do. */
const WAITS_MS = 2000;

function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: WAITS_MS });
  else setTimeout(act, WAITS_MS);
}

let isDetecting = false;

/** Starts to detect what happens on the page, once. */
function detect(): void {
  if (isDetecting) return;
  isDetecting = true;
  const options = readOptions();
  detectPageViews(options);
  detectShopPages();
  detectScroll(options);
  listenForInteractions();
}

/**
 * Reports what happens on the page: each event once, earlier ones first. Nothing is detected before the first
 * listener.
 *
 * @param listener receives the event and its time on the clock of `performance.now()`
 */
export function onAnalyticsEvent(listener: AnalyticsListener): void {
  detect();
  addListener(listener);
}

function isLeftOut(): boolean {
  if (location.hash.startsWith(VISIT_HASH)) return true;
  return document.cookie.split('; ').includes(`${STAFF_HINT}=1`) || isRefused('analytics');
}

/**
 * The shop's own analytics: no cookie, no visitor id. Nothing is detected for staff, simulated visits and visitors who
 * refused statistics.
 *
 * Source: AN-02…AN-11
 */
export function startAnalytics(): void {
  if (!readOptions().isOn || isLeftOut()) return;
  whenIdle(() => onAnalyticsEvent(createBeacon()));
}
