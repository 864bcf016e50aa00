import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { NewsletterDeps } from '../deps.ts';
import { linksOf } from '../rules/link.ts';
import { confirmSubscriber, findSubscriber } from '../store/subscribers.ts';
import type { Subscriber } from '../subscriber.ts';

/** A confirmation link is valid for a week; unconfirmed requests are then deleted. */
export const CONFIRM_MS = 7 * DAY_MS;

function isOpen({ status, askedAt }: Subscriber, linked: Instant, now: Instant): boolean {
  const isThis = askedAt.getTime() === linked.getTime();
  return status !== 'unsubscribed' && isThis && now.getTime() - askedAt.getTime() < CONFIRM_MS;
}

/** The subscription that a link confirms; null for a link that is wrong, too old, or of an earlier request. */
export function lookUp({ db, clock, signature }: NewsletterDeps) {
  return async (link: string): Promise<Subscriber | null> => {
    const linked = linksOf(signature).readConfirm(link);
    const subscriber = linked === null ? null : await findSubscriber(db, linked.id);
    return linked !== null && subscriber !== null && isOpen(subscriber, linked.askedAt, clock())
      ? subscriber
      : null;
  };
}

/** Confirms the subscription of a link; idempotent. @returns whether the address is on its list */
export function confirm(deps: NewsletterDeps) {
  const { db, clock, raise } = deps;
  const look = lookUp(deps);
  return async (link: string): Promise<boolean> => {
    const subscriber = await look(link);
    if (subscriber === null) return false;
    const { id } = subscriber;
    await db.transaction().execute(async (tx) => {
      if (await confirmSubscriber(tx, id, clock())) await raise(tx, 'SubscriptionConfirmed', { id });
    });
    return true;
  };
}
