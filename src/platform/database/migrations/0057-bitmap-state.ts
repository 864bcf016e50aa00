import { type Kysely, sql } from 'kysely';

/** Only large shops store bitmaps: one that has some keeps them until its size is checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bitmap_state (stage text not null check (stage in ('off', 'kept', 'read')));
    comment on column bitmap_state.stage is 'whether listing_bits and search_bits are stored, and whether they are read';
    insert into bitmap_state select case when exists (select from listing_bits) then 'read' else 'off' end;
  `.execute(db);
}
