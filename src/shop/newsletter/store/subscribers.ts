import { sql } from 'kysely';
import type { SubscriberId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { sameEmail } from '#platform/database/matching/same-email.ts';
import type { Subscriber, SubscriberState, Subscription } from '../subscriber.ts';

export const SUBSCRIBER_COLUMNS = sql`subscriber.id, email, list, status, subscriber.language, body as consent,
  consent_id as "consentVersion", source, asked_at as "askedAt", confirmed_at as "confirmedAt", ended_at as "endedAt"`;
export const WITH_CONSENT = sql`subscriber join subscriber_consent on subscriber_consent.id = consent_id`;

/** The version of a consent sentence; a new sentence gets a new version. */
export async function consentVersion(
  tx: DbOrTx,
  { language, consent }: Pick<Subscription, 'language' | 'consent'>,
  now: Instant,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into subscriber_consent (language, body, first_used_at) values (${language}, ${consent}, ${now})
    on conflict (language, body) do update set body = excluded.body returning id
  `.execute(tx);
  return rows[0]?.id ?? 0;
}

/** `ended_at`: when the address unsubscribed; kept until its owner confirms again. */
type StandingSubscriber = Readonly<{
  id: SubscriberId;
  status: SubscriberState;
  asked_at: Date;
  ended_at: Date | null;
}>;

/** Locks the subscription of an address to a list until the transaction ends; null for none. */
export async function lockSubscriber(
  tx: DbOrTx,
  { email, list }: Pick<Subscription, 'email' | 'list'>,
): Promise<StandingSubscriber | null> {
  const { rows } = await sql<StandingSubscriber>`
    select id, status, asked_at, ended_at from subscriber where lower(email) = ${email.toLowerCase()} and list = ${list} for update
  `.execute(tx);
  return rows[0] ?? null;
}

type Saved = Subscription & Readonly<{ status: 'pending' | 'confirmed'; consentId: number; now: Instant }>;

/** Stores a subscription; replaces an existing one of the address to the list. */
export async function saveSubscriber(tx: DbOrTx, saved: Saved): Promise<SubscriberId> {
  const { email, list, status, language, consentId, source, now } = saved;
  const confirmedAt = status === 'confirmed' ? now : null;
  const { rows } = await sql<{ id: SubscriberId }>`
    insert into subscriber (email, list, status, language, consent_id, source, asked_at, confirmed_at)
    values (${email}, ${list}, ${status}, ${language}, ${consentId}, ${source}, ${now}, ${confirmedAt})
    on conflict (lower(email), list) do update set email = excluded.email, status = excluded.status,
      language = excluded.language, consent_id = excluded.consent_id, source = excluded.source,
      asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at
    returning id
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a subscriber was not stored');
  return row.id;
}

export async function findSubscriber(db: DbOrTx, id: SubscriberId): Promise<Subscriber | null> {
  const { rows } = await sql<Subscriber>`
    select ${SUBSCRIBER_COLUMNS} from ${WITH_CONSENT} where subscriber.id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns whether this changed something */
export async function confirmSubscriber(tx: DbOrTx, id: SubscriberId, now: Instant): Promise<boolean> {
  const changed = await tx
    .updateTable('subscriber')
    .set({ status: 'confirmed', confirmed_at: now, ended_at: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** @returns how many were on their list */
export async function endSubscriptions(
  tx: DbOrTx,
  ids: readonly SubscriberId[],
  now: Instant,
): Promise<number> {
  if (ids.length === 0) return 0;
  const changed = await tx
    .updateTable('subscriber')
    .set({ status: 'unsubscribed', ended_at: now })
    .where('id', 'in', ids)
    .where('status', '<>', 'unsubscribed')
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

/**
 * Deletes requests made before a moment and never confirmed; former subscribers are set back to unsubscribed.
 *
 * @returns their number
 */
export async function deletePendingBefore(db: DbOrTx, moment: Instant): Promise<number> {
  await db
    .updateTable('subscriber')
    .set({ status: 'unsubscribed' })
    .where('status', '=', 'pending')
    .where('asked_at', '<', moment)
    .where('ended_at', 'is not', null)
    .execute();
  const deleted = await db
    .deleteFrom('subscriber')
    .where('status', '=', 'pending')
    .where('asked_at', '<', moment)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** A person's subscriptions, for the export of personal data. */
export async function subscriptionsOf(db: DbOrTx, email: string): Promise<Subscriber[]> {
  const { rows } = await sql<Subscriber>`
    select ${SUBSCRIBER_COLUMNS} from ${WITH_CONSENT} where ${sameEmail(email)} order by subscriber.id
  `.execute(db);
  return rows;
}

export async function deleteSubscriptionsOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('subscriber').where(sameEmail(email)).execute();
}

/** Addresses with a confirmed subscription, in small letters; a subquery. */
export const subscribedEmailsInSql = sql<string>`select lower(subscriber.email) from subscriber where status = 'confirmed'`;
