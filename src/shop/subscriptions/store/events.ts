import type { SubscriptionId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EventKind, SubscriptionEvent } from '../subscription.ts';

type NewEvent = Pick<SubscriptionEvent, 'kind' | 'actor' | 'at'> &
  Partial<Pick<SubscriptionEvent, 'reason' | 'facts'>>;

export async function insertSubscriptionEvent(
  tx: DbOrTx,
  id: SubscriptionId,
  event: NewEvent,
): Promise<void> {
  const { kind, actor, at, reason = '', facts = {} } = event;
  await tx
    .insertInto('subscription_event')
    .values({ subscription_id: id, kind, actor, reason, facts: JSON.stringify(facts), at })
    .execute();
}

/** The history of a subscription, newest first. */
export async function readSubscriptionEvents(db: DbOrTx, id: SubscriptionId): Promise<SubscriptionEvent[]> {
  const rows = await db
    .selectFrom('subscription_event')
    .selectAll()
    .where('subscription_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ kind, actor, reason, facts, at }) => ({
    kind: kind as EventKind,
    actor,
    reason,
    facts: facts as SubscriptionEvent['facts'],
    at,
  }));
}
