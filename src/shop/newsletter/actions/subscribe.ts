import { MINUTE_MS } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { NewsletterDeps } from '../deps.ts';
import { consentVersion, lockSubscriber, saveSubscriber } from '../store/subscribers.ts';
import type { Subscription } from '../subscriber.ts';

/** Least time between two confirmation mails to an address. */
const BETWEEN_MAILS_MS = 15 * MINUTE_MS;

/**
 * Stores a pending subscription and queues the confirmation mail, in the caller's transaction. A confirmed
 * subscription is unchanged; the sender of the form does not learn of it.
 */
export function subscribe({ clock, raise }: NewsletterDeps) {
  return async (tx: DbOrTx, subscription: Subscription): Promise<void> => {
    const now = clock();
    const known = await lockSubscriber(tx, subscription);
    if (known?.status === 'confirmed') return;
    const isRecent = known !== null && now.getTime() - known.asked_at.getTime() < BETWEEN_MAILS_MS;
    if (known?.status === 'pending' && isRecent) return;
    const consentId = await consentVersion(tx, subscription, now);
    const id = await saveSubscriber(tx, { ...subscription, status: 'pending', consentId, now });
    await raise(tx, 'SubscriptionRequested', { id });
  };
}
