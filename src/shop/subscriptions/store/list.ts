import { sql } from 'kysely';
import type { SubscriptionId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Day } from '../rules/days.ts';
import { SUBSCRIPTION_STATES, type SubscriptionState } from '../rules/states.ts';
import type { Problem } from '../subscription.ts';

export type SubscriptionFilter = Readonly<{
  /** A number, or part of an email. */
  text: string;
  state: SubscriptionState | null;
  limit: number;
  offset: number;
}>;

/** A subscription in the list of the back office. */
export type ListedSubscription = Readonly<{
  id: SubscriptionId;
  state: SubscriptionState;
  email: string;
  weeks: number;
  nextOn: Day | null;
  problem: Problem | null;
  pieces: number;
  createdAt: Date;
}>;

export type ListedSubscriptions = Readonly<{
  rows: readonly ListedSubscription[];
  total: number;
  counts: Readonly<Record<SubscriptionState, number>>;
}>;

function matching(db: DbOrTx, { text, state }: Pick<SubscriptionFilter, 'text' | 'state'>) {
  const words = text.trim().replace(/^#/, '');
  let query = db.selectFrom('subscription');
  if (state !== null) query = query.where('state', '=', state);
  if (/^\d{1,9}$/.test(words)) return query.where('id', '=', Number(words) as SubscriptionId);
  return words === ''
    ? query
    : query.where(sql<boolean>`position(${words.toLowerCase()} in lower(email)) > 0`);
}

async function countByState(db: DbOrTx): Promise<Record<SubscriptionState, number>> {
  const rows = await db
    .selectFrom('subscription')
    .select(['state', sql<string>`count(*)`.as('count')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  const of = (state: SubscriptionState) => counts.get(state) ?? 0;
  const [pending, active, paused, cancelled] = SUBSCRIPTION_STATES.map(of);
  return { pending: pending ?? 0, active: active ?? 0, paused: paused ?? 0, cancelled: cancelled ?? 0 };
}

/** Of the subscription, or of an order that waits for a card that is charged again. */
const WAITING_PROBLEM = sql<Problem | null>`coalesce(nullif(subscription.problem, ''), (
  select made.problem from subscription_order made
  where made.subscription_id = subscription.id and made.charge_at is not null and made.problem <> ''
  order by made.due_on desc limit 1))`;

/** A page of the list: the next due first, those without a date last. */
export async function listSubscriptions(
  db: DbOrTx,
  filter: SubscriptionFilter,
): Promise<ListedSubscriptions> {
  const [rows, counted, counts] = await Promise.all([
    matching(db, filter)
      .select(['id', 'state', 'email', 'weeks', 'next_on', 'created_at'])
      .select(WAITING_PROBLEM.as('problem'))
      .select(
        sql<number>`(select coalesce(sum(quantity), 0)::int from subscription_line where subscription_id = subscription.id)`.as(
          'pieces',
        ),
      )
      .orderBy(sql`state = 'cancelled'`)
      .orderBy('next_on', (order) => order.asc().nullsLast())
      .orderBy('id', 'desc')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute(),
    matching(db, filter).select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow(),
    countByState(db),
  ]);
  return {
    rows: rows.map((row) => ({
      ...{ id: row.id, email: row.email, weeks: row.weeks, nextOn: row.next_on, pieces: row.pieces },
      state: row.state as SubscriptionState,
      problem: row.problem,
      createdAt: row.created_at,
    })),
    total: Number(counted.total),
    counts,
  };
}
