import { sql } from 'kysely';
import type { CustomerId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ImportedCustomer } from '../rules/woocommerce-row.ts';

const COLUMNS = sql`as r("oldId" text, email text, "firstName" text, "lastName" text, phone text, company text,
  address jsonb, "createdAt" timestamptz)`;

/** Matches by email, else by the number in the other shop: erased customers have only that, and stay erased. */
const SAME = sql`lower(c.email) = r.email or (r."oldId" <> '' and c.old_id = r."oldId")`;

export type KnownCustomer = Readonly<{ email: string; isGone: boolean; gains: boolean }>;

/** The existing accounts of these customers, and whether the import would fill empty fields. */
export async function findKnown(
  db: DbOrTx,
  customers: readonly ImportedCustomer[],
): Promise<KnownCustomer[]> {
  const { rows } = await sql<KnownCustomer>`
    select r.email, c.email is null as "isGone",
      (c.first_name = '' and r."firstName" <> '') or (c.last_name = '' and r."lastName" <> '')
      or (c.phone = '' and r.phone <> '') or (c.company = '' and r.company <> '')
      or (r.address is not null and r.address <> 'null'
        and not exists (select from customer_address a where a.customer_id = c.id)) as gains
    from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) ${COLUMNS}
    cross join lateral (select * from customer c where ${SAME} order by c.email is null limit 1) c
  `.execute(db);
  return rows;
}

/** Creates accounts without a password, and fills empty fields of existing ones; other fields are unchanged. */
export async function writeCustomers(
  tx: DbOrTx,
  customers: readonly ImportedCustomer[],
  now: Instant,
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) ${COLUMNS}`;
  await sql`
    insert into customer (email, first_name, last_name, phone, company, created_at, old_id)
    select r.email, r."firstName", r."lastName", r.phone, r.company,
      case when r."createdAt" > 'epoch' then r."createdAt" else ${now} end, nullif(r."oldId", '')
    from ${given}
    on conflict ((lower(email))) do update set
      first_name = coalesce(nullif(customer.first_name, ''), excluded.first_name),
      last_name = coalesce(nullif(customer.last_name, ''), excluded.last_name),
      phone = coalesce(nullif(customer.phone, ''), excluded.phone),
      company = coalesce(nullif(customer.company, ''), excluded.company),
      old_id = coalesce(customer.old_id, excluded.old_id)
  `.execute(tx);
  await sql`
    insert into customer_address (customer_id, first_name, last_name, phone, emirate, area, street, building, is_default, created_at)
    select c.id, c.first_name, c.last_name, c.phone, r.address ->> 'emirate', r.address ->> 'area', r.address ->> 'street',
      r.address ->> 'building', true, ${now}
    from ${given} join customer c on lower(c.email) = r.email
    where r.address is not null and r.address <> 'null'
      and not exists (select from customer_address a where a.customer_id = c.id)
  `.execute(tx);
}

/**
 * Finds accounts by their number in the other shop, and by email if it is verified or was imported: an unverified
 * account does not receive another person's orders.
 */
export async function findFormerOwners(
  db: DbOrTx,
  { numbers, emails }: Readonly<{ numbers: readonly string[]; emails: readonly string[] }>,
): Promise<{ byNumber: Map<string, CustomerId>; byEmail: Map<string, CustomerId> }> {
  const { rows } = await sql<{
    id: CustomerId;
    oldId: string | null;
    email: string | null;
    isProven: boolean;
  }>`
    select id, old_id as "oldId", lower(email) as email, verified_at is not null or old_id is not null as "isProven"
    from customer
    where old_id = any(${numbers}::text[]) or lower(email) = any(${emails}::text[])
  `.execute(db);
  return {
    byNumber: new Map(rows.flatMap(({ id, oldId }) => (oldId === null ? [] : [[oldId, id] as const]))),
    byEmail: new Map(
      rows.flatMap(({ id, email, isProven }) => (email === null || !isProven ? [] : [[email, id] as const])),
    ),
  };
}
