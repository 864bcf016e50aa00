import { sql } from 'kysely';
import type { CustomerId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Customer } from '../customer.ts';

/** An email that an account had before, in small letters. */
export type FormerEmail = Readonly<{ email: string; verifiedAt: Instant | null }>;

/** Former emails of an account, without those that are another account's by now. */
export async function formerEmailsOf(db: DbOrTx, id: CustomerId): Promise<FormerEmail[]> {
  const { rows } = await sql<FormerEmail>`
    select lower(email) as email, verified_at as "verifiedAt" from customer_former_email former
    where customer_id = ${id} and not exists (select from customer where lower(customer.email) = lower(former.email))
    order by replaced_at, email
  `.execute(db);
  return rows;
}

/** Stores the previous email of an account. The email of an account without a password counts as verified. */
export async function insertFormerEmail(
  tx: DbOrTx,
  id: CustomerId,
  { before, now }: { before: Pick<Customer, 'email' | 'verifiedAt' | 'hasPassword'>; now: Instant },
): Promise<void> {
  await tx
    .insertInto('customer_former_email')
    .values({
      customer_id: id,
      email: before.email.toLowerCase(),
      verified_at: before.verifiedAt ?? (before.hasPassword ? null : now),
      replaced_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'email']).doUpdateSet({
        replaced_at: now,
        verified_at: sql`coalesce(excluded.verified_at, customer_former_email.verified_at)`,
      }),
    )
    .execute();
}

/** Gives the former emails of a merged account to the other one. */
export async function moveFormerEmails(tx: DbOrTx, from: CustomerId, into: CustomerId): Promise<void> {
  await sql`
    insert into customer_former_email (customer_id, email, verified_at, replaced_at)
    select ${into}::integer, email, verified_at, replaced_at from customer_former_email where customer_id = ${from}
    on conflict (customer_id, email) do update set
      verified_at = coalesce(customer_former_email.verified_at, excluded.verified_at)
  `.execute(tx);
  await tx.deleteFrom('customer_former_email').where('customer_id', '=', from).execute();
}

/** Accounts that were merged into this one, directly or not. */
export async function mergedIdsOf(db: DbOrTx, id: CustomerId): Promise<CustomerId[]> {
  const { rows } = await sql<{ id: CustomerId }>`
    with recursive merged as (
      select id from customer where merged_into = ${id}
      union select customer.id from customer join merged on customer.merged_into = merged.id
    )
    select id from merged order by id
  `.execute(db);
  return rows.map((row) => row.id);
}
