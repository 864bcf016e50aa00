import type { CustomerId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { changeSubscription } from './actions/change.ts';
import { chargeDue } from './actions/charge.ts';
import { noticeDue } from './actions/notice.ts';
import { openOrdered, orderCancelled, orderConfirmed } from './actions/open.ts';
import { readingOf } from './actions/read.ts';
import { renewDue } from './actions/renew.ts';
import type { SubscriptionDeps } from './deps.ts';
import { type ListedSubscriptions, listSubscriptions, type SubscriptionFilter } from './store/list.ts';
import { forgetSubscriptionsOf, moveSubscriptions, readSubscriptionsOf } from './store/subscriptions.ts';
import type { Subscription } from './subscription.ts';

export type { Changing, SentCommand } from './actions/change.ts';
export type { OpenedSubscription } from './actions/read.ts';
export type { SubscriptionRefusal } from './refusals.ts';
export type { ListedSubscription, ListedSubscriptions, SubscriptionFilter } from './store/list.ts';
/** Whether the subscription that an order started is still running. */
export { hasSubscription } from './store/subscriptions.ts';
export {
  EVENT_KINDS,
  type EventKind,
  PROBLEMS,
  type Problem,
  type QuotedLine,
  type Renewal,
  type RenewalQuote,
  type Subscription,
  type SubscriptionEvent,
  type SubscriptionLine,
} from './subscription.ts';

/**
 * Subscriptions: products that are ordered again at a fixed interval of weeks.
 *
 * `ordered`, `confirmed` and `cancelled` follow orders, in their transaction: an order's plans become subscriptions
 * that start once it is confirmed. `noticeDue`, `renewDue` and `chargeDue` are run by a job: they announce upcoming
 * orders, place those that are due, and charge saved cards; each may run at any time, in several processes. `change`
 * skips, moves, changes, pauses, resumes, cancels and restores. `find`, `open` and `listFor` read; `quote` returns the
 * totals of the next order; `idsOfOrder` the subscriptions of an order; `list` serves staff.
 *
 * Refusals: `subscriptions.*`, listed at `change`
 */
export function createSubscriptions(deps: SubscriptionDeps) {
  const { db } = deps;
  return {
    ...readingOf(deps),
    ordered: openOrdered(deps),
    confirmed: orderConfirmed(deps),
    cancelled: orderCancelled(deps),
    noticeDue: noticeDue(deps),
    renewDue: renewDue(deps),
    chargeDue: chargeDue(deps),
    change: changeSubscription(deps),
    list: (filter: SubscriptionFilter): Promise<ListedSubscriptions> => listSubscriptions(db, filter),
  };
}

/** What accounts need of subscriptions, in their transactions: they merge them, take them out and end them. */
export function createSubscriptionOwners({ db, clock }: Pick<SubscriptionDeps, 'db' | 'clock'>) {
  return {
    merge: (tx: DbOrTx, from: CustomerId, into: CustomerId): Promise<void> =>
      moveSubscriptions(tx, from, into),
    ofPerson: (customerId: CustomerId): Promise<Subscription[]> => readSubscriptionsOf(db, customerId),
    forgetPerson: (tx: DbOrTx, customerId: CustomerId): Promise<void> =>
      forgetSubscriptionsOf(tx, customerId, clock()),
  };
}
