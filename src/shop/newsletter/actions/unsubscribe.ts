import type { NewsletterDeps } from '../deps.ts';
import { linksOf } from '../rules/link.ts';
import { endSubscriptions, findSubscriber } from '../store/subscribers.ts';

/** Unsubscribes an address from its list; idempotent. @returns whether the link is valid */
export function unsubscribe({ db, clock, signature }: NewsletterDeps) {
  return async (link: string): Promise<boolean> => {
    const id = linksOf(signature).readStop(link);
    if (id === null || (await findSubscriber(db, id)) === null) return false;
    await endSubscriptions(db, [id], clock());
    return true;
  };
}
