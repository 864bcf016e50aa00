import type { Page, Request } from '@playwright/test';

/** Nothing is asked for so long: an answer that leads to a further question has led to it by then. */
const REST_MS = 100;

type Traffic = { underWay: Set<Request>; changedAt: number };
const trafficOf = new WeakMap<Page, Traffic>();

/** Notes what a page asks for from now on and has no answer to. */
export function watchTraffic(page: Page): Traffic {
  const known = trafficOf.get(page);
  if (known !== undefined) return known;
  const traffic: Traffic = { underWay: new Set(), changedAt: Date.now() };
  page.on('request', (request) => {
    // What nobody waits for any more, and what nobody waits for ever.
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

/** Whether everything that a page asked for is there, and it asks for nothing more. */
export function isAtRest(page: Page): boolean {
  const { underWay, changedAt } = watchTraffic(page);
  return underWay.size === 0 && Date.now() - changedAt >= REST_MS;
}
