import { type Clock, DAY_MS, type Instant, MINUTE_MS } from '#kernel/instant.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import type { Raise } from '#shop/events.ts';
import { linksOf } from './link.ts';
import {
  confirmSubscriber,
  consentVersion,
  endSubscriptions,
  findSubscriber,
  lockSubscriber,
  saveSubscriber,
} from './newsletter.store.ts';
import type { Subscriber, Subscription } from './subscriber.ts';

export type NewsletterDeps = Readonly<{ db: Db; clock: Clock; signature: Signature; raise: Raise }>;

/** A link to confirm holds for a week; what is not confirmed is deleted then. */
export const CONFIRM_MS = 7 * DAY_MS;
/** An address is asked to confirm once in this time, however often a form is sent. */
const BETWEEN_MAILS_MS = 15 * MINUTE_MS;

/**
 * Puts an address on a list once its owner confirms, and queues the mail that asks for it, in the caller's transaction. One
 * that is confirmed stays as it is: whoever sends the form does not learn of it.
 */
export function subscribe({ clock, raise }: NewsletterDeps) {
  return async (tx: DbOrTx, asked: Subscription): Promise<void> => {
    const now = clock();
    const known = await lockSubscriber(tx, asked);
    if (known?.status === 'confirmed') return;
    const isRecent = known !== null && now.getTime() - known.asked_at.getTime() < BETWEEN_MAILS_MS;
    if (known?.status === 'pending' && isRecent) return;
    const consentId = await consentVersion(tx, asked, now);
    const id = await saveSubscriber(tx, { ...asked, status: 'pending', consentId, now });
    await raise(tx, 'SubscriptionAsked', { id });
  };
}

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

/** Confirms what a link asks; once more is the same. @returns whether the address is on its list */
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

/** Takes an address off its list; once more is the same. @returns whether the link is one of ours */
export function stop({ db, clock, signature }: NewsletterDeps) {
  return async (link: string): Promise<boolean> => {
    const id = linksOf(signature).readStop(link);
    if (id === null || (await findSubscriber(db, id)) === null) return false;
    await endSubscriptions(db, [id], clock());
    return true;
  };
}
