import type { AnalyticsEvent } from '#shop/analytics/rules/event.ts';
import { BATCH_MAX, EVENTS_PATH } from '#shop/analytics/rules/events-path.ts';
import { isRefused } from '../consent/stored-consent.ts';

const SOON_MS = 5000;

type Waiting = Readonly<{ id: number; event: AnalyticsEvent; atMs: number }>;

/**
 * Sends events in batches: some seconds after the first, and when the page is left. The age of an event counts, so no clock of
 * a visitor's does.
 */
export function createBeacon(): (event: AnalyticsEvent, atMs: number) => void {
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let count = 0;
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0 || isRefused('analytics')) return;
    const nowMs = performance.now();
    const events = batch.map(({ id, event, atMs }) => ({ id, age: Math.round(nowMs - atMs), ...event }));
    const width = innerWidth;
    navigator.sendBeacon(EVENTS_PATH, JSON.stringify({ page, path: location.pathname, width, events }));
  }

  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) send();
  });
  return (event, atMs) => {
    count += 1;
    waiting.push({ id: count, event, atMs });
    timer ??= setTimeout(send, SOON_MS);
    if (waiting.length === BATCH_MAX) send();
  };
}
