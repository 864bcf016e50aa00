import type { Page, Request } from '@playwright/test';

/** A pause without requests: an answer that leads to another request has led to it by then. */
const REST_MS = 100;

type Traffic = { underWay: Set<Request>; changedAt: number };
const trafficOf = new WeakMap<Page, Traffic>();

/** Records the pending requests of a page from now on. */
export function watchTraffic(page: Page): Traffic {
  const known = trafficOf.get(page);
  if (known !== undefined) return known;
  const traffic: Traffic = { underWay: new Set(), changedAt: Date.now() };
  page.on('request', (request) => {
    // Requests that a navigation aborts, and those that never end.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.underWay.clear();
    if (request.resourceType() !== 'ping') traffic.underWay.add(request);
    traffic.changedAt = Date.now();
  });
  const end = (request: Request) => {
    if (traffic.underWay.delete(request)) traffic.changedAt = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  trafficOf.set(page, traffic);
  return traffic;
}

/** Whether all requests of a page are answered, and no new ones start. */
export function isAtRest(page: Page): boolean {
  const { underWay, changedAt } = watchTraffic(page);
  return underWay.size === 0 && Date.now() - changedAt >= REST_MS;
}
