import type { NewsletterDeps } from '../deps.ts';
import { linksOf } from '../rules/link.ts';
import { endSubscriptions, findSubscriber } from '../store/subscribers.ts';

/** Takes an address off its list; once more is the same. @returns whether the link is one of ours */
export function unsubscribe({ db, clock, signature }: NewsletterDeps) {
  return async (link: string): Promise<boolean> => {
    const id = linksOf(signature).readStop(link);
    if (id === null || (await findSubscriber(db, id)) === null) return false;
    await endSubscriptions(db, [id], clock());
    return true;
  };
}
