import { sql } from 'kysely';
import type { GiftCardId, OrderId } from '#kernel/ids.ts';
import { aed, type Money } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { GiftCard, GiftCardStatus } from '../gift-card.ts';
import { parseCard } from './cards.ts';

export type GiftCardSearch = Readonly<{
  /** The last four of a code, a part of an e-mail address, or an order's number; empty for all. */
  text: string;
  status: GiftCardStatus | null;
  limit: number;
  offset: number;
}>;

function matching(db: DbOrTx, { text, status }: Pick<GiftCardSearch, 'text' | 'status'>) {
  const query =
    status === null ? db.selectFrom('gift_card') : db.selectFrom('gift_card').where('status', '=', status);
  if (text === '') return query;
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const number = /^#?\d{1,9}$/.test(text) ? Number(text.replace('#', '')) : 0;
  return query.where((eb) =>
    eb.or([
      eb('last_four', '=', text.toUpperCase()),
      eb(sql<string>`lower(recipient_email)`, 'like', part),
      eb(sql<string>`lower(buyer_email)`, 'like', part),
      eb('order_id', '=', number as OrderId),
    ]),
  );
}

/** The cards of a search, newest first, and the number of all. */
export async function searchCards(
  db: DbOrTx,
  search: GiftCardSearch,
): Promise<{ rows: GiftCard[]; total: number }> {
  const rows = await matching(db, search)
    .selectAll()
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(search.limit)
    .offset(search.offset)
    .execute();
  const { count } = await matching(db, search)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(parseCard), total: Number(count) };
}

/** The cards issued in a month and what is still owed of them. */
export type LiabilityMonth = Readonly<{
  /** `2026-11` in the shop's time zone. */
  month: string;
  count: number;
  issued: Money;
  /** The balance of usable cards. */
  outstanding: Money;
  /** The balance of expired cards. */
  expired: Money;
}>;

/** Outstanding balances by month of issue, newest first, without void cards. */
export async function readLiability(
  db: DbOrTx,
  { now, zone }: { now: Date; zone: string },
): Promise<LiabilityMonth[]> {
  const { rows } = await sql<{
    month: string;
    count: number;
    issued: string;
    outstanding: string;
    expired: string;
  }>`
    select to_char(issued_at at time zone ${zone}, 'YYYY-MM') as month,
      count(*)::int as count,
      sum(initial_minor)::text as issued,
      coalesce(sum(balance_minor) filter (where expires_at is null or expires_at > ${now}), 0)::text as outstanding,
      coalesce(sum(balance_minor) filter (where expires_at <= ${now}), 0)::text as expired
    from gift_card where status <> 'void' group by 1 order by 1 desc
  `.execute(db);
  return rows.map(({ month, count, issued, outstanding, expired }) => ({
    month,
    count,
    issued: aed(Number(issued)),
    outstanding: aed(Number(outstanding)),
    expired: aed(Number(expired)),
  }));
}

/** The cards bought by or sent to an e-mail address. */
export async function cardsOfPerson(db: DbOrTx, email: string): Promise<GiftCard[]> {
  const normalised = email.trim().toLowerCase();
  const rows = await db
    .selectFrom('gift_card')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb(sql<string>`lower(recipient_email)`, '=', normalised),
        eb(sql<string>`lower(buyer_email)`, '=', normalised),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(parseCard);
}

/** Removes a person from cards; code, value and ledger stay, so that the card still pays. @returns their cards */
export async function forgetPerson(tx: DbOrTx, email: string): Promise<GiftCardId[]> {
  const normalised = email.trim().toLowerCase();
  const received = await tx
    .updateTable('gift_card')
    .set({ recipient_name: '', recipient_email: '', message: '' })
    .where(sql<string>`lower(recipient_email)`, '=', normalised)
    .returning('id')
    .execute();
  const bought = await tx
    .updateTable('gift_card')
    .set({ sender_name: '', buyer_email: '', message: '' })
    .where(sql<string>`lower(buyer_email)`, '=', normalised)
    .returning('id')
    .execute();
  return [...received, ...bought].map(({ id }) => id);
}

/** Requeues cards whose mail was deleted before it was sent. */
export async function markUnsent(tx: DbOrTx, ids: readonly GiftCardId[]): Promise<void> {
  if (ids.length > 0)
    await tx.updateTable('gift_card').set({ sent_at: null }).where('id', 'in', ids).execute();
}
