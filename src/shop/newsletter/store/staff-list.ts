import { sql } from 'kysely';
import type { SubscriberId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Subscriber, SubscriberState } from '../subscriber.ts';
import { SUBSCRIBER_COLUMNS, WITH_CONSENT } from './subscribers.ts';

export type SubscriberQuery = Readonly<{
  text: string;
  state: SubscriberState | null;
  list: string | null;
  limit: number;
  offset: number;
}>;

function fits({ text, state, list }: SubscriberQuery) {
  const sought = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`lower(email) like ${sought} and (${state}::text is null or status = ${state})
    and (${list}::text is null or list = ${list})`;
}

/** Subscribers, newest first, and the number in each state. */
export async function findSubscribers(
  db: DbOrTx,
  query: SubscriberQuery,
): Promise<{ rows: Subscriber[]; total: number; counts: Record<SubscriberState, number> }> {
  const { rows } = await sql<Subscriber>`
    select ${SUBSCRIBER_COLUMNS} from ${WITH_CONSENT} where ${fits(query)}
    order by asked_at desc, subscriber.id desc limit ${query.limit} offset ${query.offset}
  `.execute(db);
  const counted = await sql<{ status: SubscriberState; count: number }>`
    select status, count(*)::int as count from subscriber where ${fits({ ...query, state: null })} group by status
  `.execute(db);
  const by = new Map(counted.rows.map(({ status, count }) => [status, count]));
  const of = (state: SubscriberState) => by.get(state) ?? 0;
  const counts = {
    pending: of('pending'),
    confirmed: of('confirmed'),
    unsubscribed: of('unsubscribed'),
  };
  const all = counts.pending + counts.confirmed + counts.unsubscribed;
  return { rows, total: query.state === null ? all : counts[query.state], counts };
}

/** The names of all lists with current or former subscribers. */
export async function listNames(db: DbOrTx): Promise<string[]> {
  const rows = await db.selectFrom('subscriber').select('list').distinct().orderBy('list').execute();
  return rows.map(({ list }) => list);
}

export async function deleteSubscribers(db: DbOrTx, ids: readonly SubscriberId[]): Promise<number> {
  const deleted = await db.deleteFrom('subscriber').where('id', 'in', ids).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
