import { type Kysely, sql } from 'kysely';

/**
 * Emails that an account had before, by a change or a merge; orders of an erased person; versions of segments; keys of
 * deactivated members. Emails of accounts
 * that were merged before are taken from the activity log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_former_email (
      customer_id integer not null references customer (id) on delete cascade,
      email text not null,
      verified_at timestamptz,
      replaced_at timestamptz not null,
      primary key (customer_id, email)
    )
  `.execute(db);
  await sql`comment on column customer_former_email.verified_at is 'since when the email was known to be theirs; null for not'`.execute(
    db,
  );
  await sql`
    with recursive chain as (
      select id as gone, merged_into as into_id from customer where merged_into is not null
      union select chain.gone, customer.merged_into from chain join customer on customer.id = chain.into_id
      where customer.merged_into is not null
    )
    insert into customer_former_email (customer_id, email, verified_at, replaced_at)
    select customer.id, change.before ->> 'email', (change.before ->> 'verified_at')::timestamptz, staff_act.at
    from chain
    join customer on customer.id = chain.into_id and customer.email is not null
    join staff_change change on change.table_name = 'customer' and change.row_key = chain.gone::text
      and change.before ->> 'email' is not null and change.after -> 'email' = 'null'
    join staff_act on staff_act.id = change.act_id
    on conflict do nothing
  `.execute(db);
  await sql`alter table shop_order add column person_erased_at timestamptz`.execute(db);
  await sql`comment on column shop_order.person_erased_at is 'when the personal data of who ordered was erased: the order stays for the law, and is nobody''s'`.execute(
    db,
  );
  // Keys of deactivated members had only stopped: reactivating them would bring the keys back.
  await sql`
    update api_key set revoked_at = now() from staff
    where staff.id = api_key.staff_id and staff.closed_at is not null and revoked_at is null
  `.execute(db);
  await sql`
    alter table customer_segment
      add column version integer not null default 1,
      add column version_act text default nullif(current_setting('jamra.act', true), '')
  `.execute(db);
}
