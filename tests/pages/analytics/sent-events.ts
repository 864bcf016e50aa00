import type { Page } from '@playwright/test';
import type { AnalyticsEvent, EventName } from '#shop/analytics/rules/event.ts';
import { EVENTS_PATH } from '#shop/analytics/rules/events-path.ts';

/** The events that a page sends to the shop, as they leave it. */
export type SentEvents = Readonly<{
  /** Sends what the page has now. */
  all: () => Promise<AnalyticsEvent[]>;
  named: (name: EventName) => Promise<AnalyticsEvent['params'][]>;
}>;

/** Notes what the pages of a tab send; batches reach the shop. */
export function recordEvents(page: Page): SentEvents {
  const heard: AnalyticsEvent[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(EVENTS_PATH)) return;
    heard.push(...(JSON.parse(request.postData() ?? '{}') as { events: AnalyticsEvent[] }).events);
  });
  const all = async () => {
    // What waits is sent when a page is hidden, and by itself when another one opens meanwhile.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide'))).catch(() => undefined);
    return heard;
  };
  return {
    all,
    named: async (name) => (await all()).flatMap((event) => (event.name === name ? [event.params] : [])),
  };
}
