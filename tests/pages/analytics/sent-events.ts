import type { Page } from '@playwright/test';
import type { AnalyticsEvent, EventName } from '#shop/analytics/rules/event.ts';
import { EVENTS_PATH } from '#shop/analytics/rules/events-path.ts';

/** The events that a page sends to the shop. */
export type SentEvents = Readonly<{
  /** Flushes the page's queue. */
  all: () => Promise<AnalyticsEvent[]>;
  named: (name: EventName) => Promise<AnalyticsEvent['params'][]>;
}>;

/** Records the batches of a tab's pages, which still reach the shop. */
export function recordEvents(page: Page): SentEvents {
  const heard: AnalyticsEvent[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(EVENTS_PATH)) return;
    heard.push(...(JSON.parse(request.postData() ?? '{}') as { events: AnalyticsEvent[] }).events);
  });
  const all = async () => {
    // The queue is sent when a page is hidden, also by opening the next one.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide'))).catch(() => undefined);
    return heard;
  };
  return {
    all,
    named: async (name) => (await all()).flatMap((event) => (event.name === name ? [event.params] : [])),
  };
}
