import type { SubscriberId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { CONFIRM_MS, confirm, lookUp } from './actions/confirm.ts';
import { subscribe } from './actions/subscribe.ts';
import { unsubscribe } from './actions/unsubscribe.ts';
import type { NewsletterDeps } from './deps.ts';
import { linksOf } from './rules/link.ts';
import { createSubscribersStaff } from './staff/subscribers.ts';
import {
  deletePendingBefore,
  deleteSubscriptionsOf,
  findSubscriber,
  subscriptionsOf,
} from './store/subscribers.ts';

export type { NewsletterRefusal } from './refusals.ts';
export {
  type ImportedSubscriber,
  type SubscriberProblem,
  TOO_MANY_ROWS,
} from './staff/import-subscribers.ts';
/** Confirmed addresses, for statements of the customers module. */
export { subscribedEmailsInSql } from './store/subscribers.ts';
export { SUBSCRIBER_STATES, type Subscriber, type SubscriberState, type Subscription } from './subscriber.ts';

/**
 * Newsletter subscribers, with double opt-in.
 *
 * `subscribe` stores a request and queues the confirmation mail; `look` shows what a link confirms, `confirm` confirms
 * it; `unsubscribe` is the one-click unsubscribe; `links` makes the links of mails; `find` reads a subscriber when a
 * mail is written; `forgetOld` deletes requests that were never confirmed; `ofPerson` and `forgetPerson` serve
 * personal data export and erasure; `staff` is for staff.
 */
export function createNewsletter(deps: NewsletterDeps) {
  const { db, clock, signature } = deps;
  const links = linksOf(signature);
  return {
    subscribe: subscribe(deps),
    look: lookUp(deps),
    confirm: confirm(deps),
    unsubscribe: unsubscribe(deps),
    links: { toConfirm: links.toConfirm, toStop: links.toStop },
    find: (id: SubscriberId) => findSubscriber(db, id),
    forgetOld: () => deletePendingBefore(db, new Date(clock().getTime() - CONFIRM_MS)),
    ofPerson: (email: string) => subscriptionsOf(db, email),
    forgetPerson: (tx: Tx, email: string) => deleteSubscriptionsOf(tx, email),
    staff: createSubscribersStaff(deps),
  };
}
