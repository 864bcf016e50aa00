import type { SubscriberId } from '#kernel/ids.ts';
import type { NewsletterDeps } from '../deps.ts';
import { deleteSubscribers, findSubscribers, listNames, type SubscriberQuery } from '../store/staff-list.ts';
import { endSubscriptions } from '../store/subscribers.ts';
import type { Subscriber } from '../subscriber.ts';
import { importSubscribers } from './import-subscribers.ts';

const AT_ONCE = 500;

/** Streams all subscribers of a list, not just one page. */
async function* streamSubscribers(
  { db }: Pick<NewsletterDeps, 'db'>,
  query: SubscriberQuery,
): AsyncGenerator<Subscriber> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const { rows } = await findSubscribers(db, { ...query, limit: AT_ONCE, offset });
    yield* rows;
    if (rows.length < AT_ONCE) return;
  }
}

/**
 * Subscribers for staff: `find` lists them, `lists` returns the names of lists, `stream` all of one; `add` imports
 * rows; `end` unsubscribes some, `erase` deletes them permanently.
 */
export function createSubscribersStaff(deps: NewsletterDeps) {
  const { db, clock } = deps;
  return {
    find: (query: SubscriberQuery) => findSubscribers(db, query),
    lists: () => listNames(db),
    stream: (query: SubscriberQuery) => streamSubscribers(deps, query),
    add: importSubscribers(deps),
    end: (ids: readonly SubscriberId[]) => endSubscriptions(db, ids, clock()),
    erase: (ids: readonly SubscriberId[]) => deleteSubscribers(db, ids),
  };
}
