import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import { VISIT_HASH } from '#kernel/web/link-hash.ts';
import { isRefused } from '../consent/stored-consent.ts';
import { importPart } from '../page/load-part.ts';
import { type AnalyticsListener, addListener } from './emit.ts';
import { readOptions } from './options.ts';

/** At the latest; else as soon as the page has nothing else to do. */
const WAITS_MS = 2000;

function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: WAITS_MS });
  else setTimeout(act, WAITS_MS);
}

type Part = typeof import('./analytics-part.ts');
let part: Promise<Part> | null = null;

/** Loads the part and starts it once. A part that a blocker holds back is not missed. */
function withPart(use: (part: Part) => void): void {
  part ??= importPart('analytics', () => import('./analytics-part.ts')).then((loaded) => {
    loaded.detect(readOptions());
    return loaded;
  });
  part.then(use).catch(() => undefined);
}

/**
 * Tells what happens on the page: each event once, those before this call first. Nothing is detected while nobody listens.
 *
 * @param listener gets the event and when it happened, on the clock of `performance.now()`
 */
export function onAnalyticsEvent(listener: AnalyticsListener): void {
  withPart(() => addListener(listener));
}

function isLeftOut(): boolean {
  if (location.hash.startsWith(VISIT_HASH)) return true;
  return document.cookie.split('; ').includes(`${STAFF_HINT}=1`) || isRefused('analytics');
}

/**
 * The shop's own analytics: no cookie, no id of a visitor. Staff, simulated visits and who refused statistics load nothing
 * for it.
 *
 * Source: AN-02…AN-11
 */
export function startAnalytics(): void {
  if (!readOptions().isOn || isLeftOut()) return;
  whenIdle(() => withPart(({ createBeacon }) => addListener(createBeacon())));
}
