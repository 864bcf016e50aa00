import { sql } from 'kysely';
import type { CartId, CustomerId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { type KeptCart, keptOf, TYPED_EMAIL } from './cart.store.ts';

/** A cart that nobody has touched for a while, and who may be its owner. */
export type LeftCart = Readonly<{
  id: CartId;
  customerId: CustomerId | null;
  leftAt: Instant;
  /** When somebody was reminded of it; null for never. */
  remindedAt: Instant | null;
  /** Who typed an address at the checkout and agreed to be reminded; null when nobody did. */
  guest: Readonly<{ email: string; name: string; language: Language }> | null;
}>;

type Row = {
  id: number;
  customer_id: number | null;
  updated_at: Date;
  reminded_at: Date | null;
  reminder_agreed_at: Date | null;
  reminder_language: string;
  email: string | null;
  name: string | null;
};

function parseLeft(row: Row): LeftCart {
  const hasAgreed = row.reminder_agreed_at !== null && row.email !== null && row.email !== '';
  const language: Language = row.reminder_language === 'ar' ? 'ar' : 'en';
  return {
    id: row.id as CartId,
    customerId: row.customer_id as CustomerId | null,
    leftAt: row.updated_at,
    remindedAt: row.reminded_at,
    guest: hasAgreed ? { email: row.email ?? '', name: row.name ?? '', language } : null,
  };
}

const COLUMNS = sql`
  id, customer_id, updated_at, reminded_at, reminder_agreed_at, reminder_language,
  contact ->> 'email' as email, contact ->> 'firstName' as name
`;
const HOLDS_GOODS = sql`exists (
  select from cart_line where cart_id = cart.id and removed_at is null and saved_at is null
)`;
/** One address is not written to again within this time, however many carts it has. */
const REST_MS = 7 * DAY_MS;

/** Carts nobody was reminded of, locked; another process takes others. */
export async function lockLeft(
  tx: Tx,
  { since, before, limit }: { since: Instant; before: Instant; limit: number },
): Promise<LeftCart[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from cart
    where reminded_at is null and updated_at <= ${before} and updated_at > ${since}
      and (customer_id is not null or reminder_agreed_at is not null)
      and ${HOLDS_GOODS}
      and not exists (
        select from cart other
        where other.id <> cart.id and other.reminded_at > ${new Date(before.getTime() - REST_MS)}
          and lower(other.contact ->> 'email') = lower(cart.contact ->> 'email')
      )
    order by updated_at limit ${limit} for update skip locked
  `.execute(tx);
  return rows.map(parseLeft);
}

/** @returns the cart, while anything lies in it */
export async function findLeft(db: DbOrTx, id: CartId): Promise<LeftCart | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from cart where id = ${id} and ${HOLDS_GOODS}`.execute(
    db,
  );
  const [row] = rows;
  return row === undefined ? null : parseLeft(row);
}

/** Somebody is reminded of a cart: once, and it is kept for them. */
export async function markReminded(
  tx: Tx,
  id: CartId,
  { now, keptUntil }: { now: Instant; keptUntil: Instant },
): Promise<void> {
  await sql`
    update cart set reminded_at = ${now}, expires_at = greatest(expires_at, ${keptUntil}::timestamptz) where id = ${id}
  `.execute(tx);
}

export async function findKept(db: DbOrTx, id: CartId): Promise<KeptCart | null> {
  const row = await db
    .selectFrom('cart')
    .select(['codes', 'delivery', TYPED_EMAIL])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : keptOf(row);
}

/** Takes back the agreement that a guest gave with this cart, with every cart of the same address. */
export async function withdrawAgreement(db: DbOrTx, id: CartId): Promise<void> {
  await sql`
    update cart set reminder_agreed_at = null, contact = contact - 'remind'
    where id = ${id}
      or lower(contact ->> 'email') = (select lower(contact ->> 'email') from cart own where own.id = ${id})
  `.execute(db);
}
