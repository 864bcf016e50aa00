import { sql } from 'kysely';
import type { CartId, CustomerId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { type StoredCart, TYPED_EMAIL, toStoredCart } from './cart.ts';

/** A cart without changes for a while, and its possible owner. */
export type AbandonedCart = Readonly<{
  id: CartId;
  customerId: CustomerId | null;
  leftAt: Instant;
  /** When an email was queued; null for never. */
  remindedAt: Instant | null;
  /** The guest's email and consent from the checkout; null without. */
  guest: Readonly<{ email: string; name: string; language: Language }> | null;
}>;

type Row = {
  id: CartId;
  customer_id: CustomerId | null;
  updated_at: Date;
  reminded_at: Date | null;
  reminder_agreed_at: Date | null;
  reminder_language: string;
  email: string | null;
  name: string | null;
};

function parseAbandoned(row: Row): AbandonedCart {
  const hasAgreed = row.reminder_agreed_at !== null && row.email !== null && row.email !== '';
  const language: Language = row.reminder_language === 'ar' ? 'ar' : 'en';
  return {
    id: row.id,
    customerId: row.customer_id,
    leftAt: row.updated_at,
    remindedAt: row.reminded_at,
    guest: hasAgreed ? { email: row.email ?? '', name: row.name ?? '', language } : null,
  };
}

const COLUMNS = sql`
  id, customer_id, updated_at, reminded_at, reminder_agreed_at, reminder_language,
  contact ->> 'email' as email, contact ->> 'firstName' as name
`;
const HOLDS_PRODUCTS = sql`exists (
  select from cart_line where cart_id = cart.id and removed_at is null and saved_at is null
)`;
/** An address gets one email within this time, however many carts it has. */
const REST_MS = 7 * DAY_MS;

/** Locks carts without an email; skips those another process has locked. */
export async function lockAbandoned(
  tx: Tx,
  { since, before, limit }: { since: Instant; before: Instant; limit: number },
): Promise<AbandonedCart[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from cart
    where reminded_at is null and updated_at <= ${before} and updated_at > ${since}
      and (customer_id is not null or reminder_agreed_at is not null)
      and ${HOLDS_PRODUCTS}
      and not exists (
        select from cart other
        where other.id <> cart.id and other.reminded_at > ${new Date(before.getTime() - REST_MS)}
          and lower(other.contact ->> 'email') = lower(cart.contact ->> 'email')
      )
    order by updated_at limit ${limit} for update skip locked
  `.execute(tx);
  return rows.map(parseAbandoned);
}

/** @returns the cart unless it is empty */
export async function findAbandoned(db: DbOrTx, id: CartId): Promise<AbandonedCart | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from cart where id = ${id} and ${HOLDS_PRODUCTS}`.execute(
    db,
  );
  const [row] = rows;
  return row === undefined ? null : parseAbandoned(row);
}

/** Marks the email as queued and extends the cart's lifetime. */
export async function markReminded(
  tx: Tx,
  id: CartId,
  { now, keptUntil }: { now: Instant; keptUntil: Instant },
): Promise<void> {
  await sql`
    update cart set reminded_at = ${now}, expires_at = greatest(expires_at, ${keptUntil}::timestamptz) where id = ${id}
  `.execute(tx);
}

export async function findAbandonedById(db: DbOrTx, id: CartId): Promise<StoredCart | null> {
  const row = await db
    .selectFrom('cart')
    .select(['codes', 'delivery', 'gift_card_ids', TYPED_EMAIL])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toStoredCart(row);
}

/** Withdraws a guest's consent on every cart with the same address. */
export async function withdrawAgreement(db: DbOrTx, id: CartId): Promise<void> {
  await sql`
    update cart set reminder_agreed_at = null, contact = contact - 'remind'
    where id = ${id}
      or lower(contact ->> 'email') = (select lower(contact ->> 'email') from cart own where own.id = ${id})
  `.execute(db);
}
