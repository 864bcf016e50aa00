import type { AnalyticsEvent, EventName, EventParams } from '#shop/analytics/rules/event.ts';

/** @param atMs when it happened, on the clock of `performance.now()` */
export type AnalyticsListener = (event: AnalyticsEvent, atMs: number) => void;

const earlier: [AnalyticsEvent, number][] = [];
const listeners: AnalyticsListener[] = [];

/** Hands an event to all that listen, now and later. */
export function emit<N extends EventName>(name: N, params: EventParams[N]): void {
  const event = { name, params } as AnalyticsEvent;
  const atMs = performance.now();
  earlier.push([event, atMs]);
  for (const listener of listeners) listener(event, atMs);
}

/** Adds a listener; it receives the page's earlier events first. */
export function addListener(listener: AnalyticsListener): void {
  listeners.push(listener);
  for (const [event, atMs] of earlier) listener(event, atMs);
}
