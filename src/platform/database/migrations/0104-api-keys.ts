import { type Kysely, sql } from 'kysely';

/** API keys of the back office: digests, rights, and who made them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_key (
      id integer generated always as identity primary key,
      digest text not null unique,
      hint text not null,
      name text not null check (length(name) between 1 and 60),
      rights text[] not null,
      staff_id integer not null references staff (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz,
      used_at timestamptz,
      revoked_at timestamptz
    )
  `.execute(db);
  await sql`create unique index api_key_name on api_key (lower(name)) where revoked_at is null`.execute(db);
  await sql`create index api_key_of_staff on api_key (staff_id)`.execute(db);
}
