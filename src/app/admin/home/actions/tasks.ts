import type { ActionCall } from '#admin-actions/action.ts';
import { addDays, dayOf, startOfDay } from '#kernel/day.ts';
import type { Instant } from '#kernel/instant.ts';
import type { OrderStatus, StaffFilter } from '#shop/orders';
import type { Right } from '#shop/staff';

/** Older failed payments are considered abandoned. */
const FAILED_DAYS = 7;

const ALL_ORDERS: StaffFilter = {
  ...{ text: '', status: null, paymentMethod: null, emirate: null, from: null, to: null },
  ...{ payment: null, tag: null, shipping: null, hasOpenReturn: false },
};

/** A kind of task: the right to see it, the count, and the list of exactly the counted items. */
type Kind = Readonly<{
  need: Right;
  isBad?: true;
  path: (now: Instant) => string;
  count: (call: ActionCall, now: Instant) => Promise<number>;
}>;

const ofStatus = (status: OrderStatus): Kind => ({
  need: 'orders.see',
  path: () => `/admin/orders/?status=${status}`,
  count: ({ shop }) => shop.orders.count({ ...ALL_ORDERS, status }),
});

const ofStock = (stock: 'low' | 'out'): Kind => ({
  need: 'products.see',
  path: () => `/admin/products/?stock=${stock}&state=published`,
  count: ({ shop }) => shop.catalogue.edit.count({ stock, status: 'published' }),
});

const firstFailed = (now: Instant) => addDays(dayOf(now), 1 - FAILED_DAYS);

/** Confirmed orders: those to be shipped are packed, others completed. */
const ofConfirmed = (shipping: 'needed' | 'none'): Kind => ({
  need: 'orders.see',
  path: () => `/admin/orders/?status=confirmed&shipping=${shipping}`,
  count: ({ shop }) => shop.orders.count({ ...ALL_ORDERS, status: 'confirmed', shipping }),
});

const KINDS = {
  toPack: ofConfirmed('needed'),
  toComplete: ofConfirmed('none'),
  toShip: ofStatus('packed'),
  onHold: ofStatus('on-hold'),
  failedPayments: {
    need: 'orders.see',
    isBad: true,
    path: (now) => `/admin/orders/?status=failed&from=${firstFailed(now)}`,
    count: ({ shop }, now) =>
      shop.orders.count({ ...ALL_ORDERS, status: 'failed', from: startOfDay(firstFailed(now)) }),
  },
  returns: {
    need: 'orders.see',
    path: () => '/admin/orders/?return=open',
    count: ({ shop }) => shop.orders.count({ ...ALL_ORDERS, hasOpenReturn: true }),
  },
  refunds: {
    need: 'payments.see',
    path: () => '/admin/payments/#refunds',
    count: async ({ shop }) => (await shop.orders.refunds.byHand()).length,
  },
  messages: {
    need: 'forms.see',
    path: () => '/admin/entries/',
    count: ({ shop }) => shop.forms.staff.count('new'),
  },
  reviews: {
    need: 'reviews.moderate',
    path: () => '/admin/reviews/',
    count: async ({ shop }) => (await shop.reviews.counts()).pending,
  },
  low: ofStock('low'),
  out: { ...ofStock('out'), isBad: true },
  failedMails: {
    need: 'mails.see',
    isBad: true,
    path: () => '/admin/mails/?status=failed',
    count: ({ shop }) => shop.mails.log.countFailed(),
  },
  failedJobs: {
    need: 'jobs.see',
    isBad: true,
    path: () => '/admin/jobs/',
    count: async ({ shop }) => (await shop.queue.counts()).reduce((total, { failed }) => total + failed, 0),
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type TaskName = keyof typeof KINDS;

/** A task on the dashboard; `path` is the list of exactly what it counts. */
export type Task = Readonly<{ name: TaskName; count: number; path: string; isBad: boolean }>;

/** The open tasks that the member may see. */
export function readTasks(call: ActionCall, now: Instant): Promise<Task[]> {
  const { rights } = call.member;
  const kinds = Object.entries(KINDS) as [TaskName, Kind][];
  return Promise.all(
    kinds
      .filter(([, { need }]) => rights.includes(need))
      .map(async ([name, kind]) => ({
        ...{ name, isBad: kind.isBad === true, path: kind.path(now) },
        count: await kind.count(call, now),
      })),
  );
}
