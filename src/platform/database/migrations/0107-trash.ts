import { type Kysely, sql } from 'kysely';

/** Categories, tags, attributes, values and pictures that were deleted and can be restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trash_item (
      id integer generated always as identity primary key,
      kind text not null check (kind ~ '^[a-z-]+$'),
      name jsonb not null,
      stored jsonb not null,
      removed_by text not null,
      removed_at timestamptz not null
    )
  `.execute(db);
  await sql`comment on column trash_item.name is 'localized'`.execute(db);
  await sql`create index trash_item_removed_at on trash_item (removed_at)`.execute(db);
}
