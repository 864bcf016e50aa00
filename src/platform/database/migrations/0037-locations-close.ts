import { type Kysely, sql } from 'kysely';

/** A location that is closed keeps its ledger; what nobody names a place for stands at the first open one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock_location add column closed_at timestamptz`.execute(db);
  await sql`
    create or replace function first_stock_location() returns integer language plpgsql as $$
    declare found_id integer;
    begin
      select id into found_id from stock_location where closed_at is null order by position, id limit 1;
      if found_id is null then
        insert into stock_location (name) values ('{"en": "Shop", "ar": "المتجر"}') returning id into found_id;
      end if;
      return found_id;
    end $$
  `.execute(db);
}
