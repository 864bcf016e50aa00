import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { createPublicFetch } from '#platform/outward/public-fetch.ts';
import { MOST_ATTEMPTS } from '#platform/queue/queue.ts';
import { signatureWith } from '#platform/signature.ts';
import { createAnalytics } from '#shop/analytics';
import { createConversions } from '#shop/conversions';
import type { Raise } from '#shop/events.ts';
import type { createOrders } from '#shop/orders';
import type { createSettings } from '#shop/settings';
import type { ComposeDeps } from '../deps.ts';

type Counted = Readonly<{
  settings: ReturnType<typeof createSettings>;
  orders: Pick<ReturnType<typeof createOrders>, 'reports'>;
}>;

/** Builds the shop's own analytics. */
export function composeAnalytics({ db, clock, config }: ComposeDeps, { settings, orders }: Counted) {
  return createAnalytics({
    ...{ db, clock, zone: SHOP_TIME_ZONE, settings: settings.all, ordersOf: orders.reports.totals },
    host: new URL(config.publicUrl).host,
    digest: (salt, text) => signatureWith(salt).digest(text),
    report: (error) => console.error('Events of visits were not written:', error),
  });
}

type Sold = Readonly<{
  settings: ReturnType<typeof createSettings>;
  orders: Pick<ReturnType<typeof createOrders>, 'find' | 'refunds' | 'family' | 'timeline'>;
  raise: Raise;
}>;

/** Builds server-side conversions. */
export function composeConversions({ db, clock, config }: ComposeDeps, { settings, orders, raise }: Sold) {
  return createConversions({
    ...{ db, clock, raise, settings: settings.all, access: config.conversions, publicUrl: config.publicUrl },
    ...{ findOrder: orders.find, familyOf: orders.family, timelineOf: orders.timeline },
    findRefund: (id) => orders.refunds.find(id),
    publicFetch: createPublicFetch({ loopback: config.asksLoopback }),
    mostAttempts: MOST_ATTEMPTS,
  });
}
