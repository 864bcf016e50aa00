import { MINUTE_MS } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { NewsletterDeps } from '../deps.ts';
import { consentVersion, lockSubscriber, saveSubscriber } from '../store/subscribers.ts';
import type { Subscription } from '../subscriber.ts';

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
    await raise(tx, 'SubscriptionRequested', { id });
  };
}
